import type { CSSProperties, ReactNode } from 'react';
import { Icon, icons, Mark, type StageScene, type StageShown } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { Say, Sentence } from './parts.tsx';
import { drowningStyle } from './stage-flood.tsx';

const MOST_SHOWN = 2;

/** What a deed is about, in large cards: what the game shows, or the few things that it touches. */
const shownIn = ({ shown, rise, chips = [] }: StageScene): readonly StageShown[] =>
  shown ?? (rise === undefined && chips.length <= MOST_SHOWN ? chips.filter(({ of }) => of !== undefined) : []);

/** The middle of the stage where nobody fights: large cards of what it is about. */
export function ShownCards({ scene }: { scene: StageScene }): ReactNode {
  return (
    <div className="shown">
      {shownIn(scene).map((one, nth) => (
        <ShownCard key={`${one.thing}-${one.seat ?? ''}`} of={one} nth={nth} />
      ))}
    </div>
  );
}

function ShownCard({ of: { thing, of, count = 1, seat = null, asleep = false }, nth }: { of: StageShown; nth: number }): ReactNode {
  const { players } = useTable();
  const player = seat === null ? undefined : players[seat];
  return (
    <span className={`stgcard ${asleep ? 'asleep' : ''}`} style={{ '--n': nth } as CSSProperties}>
      <b>
        <Say of={thing} />
        {player !== undefined && <Mark colour={player.colour} />}
      </b>
      <span className="pic">
        {of !== undefined && <Icon of={of} />}
        {count > 1 && <i>×{count}</i>}
        {asleep && <Icon of={icons.moon} />}
      </span>
    </span>
  );
}

/** What else it touches, one chip each; the sea takes those that drown. */
export function Chips({ scene, drowns }: { scene: StageScene; drowns: boolean }): ReactNode {
  const { speak } = useTable();
  const chips = scene.shown === undefined && shownIn(scene).length > 0 ? [] : (scene.chips ?? []);
  return (
    <div className="chips" style={drowns ? drowningStyle(chips.length) : {}}>
      {chips.map(({ thing, of, count }, nth) => (
        <span key={thing} className="stgchip" style={{ '--n': nth } as CSSProperties}>
          {of !== undefined && <Icon of={of} />}
          <span>{count !== undefined && count > 1 ? <Sentence parts={speak.answer([{ text: thing, count }])} /> : <Say of={thing} />}</span>
          {drowns && (
            <span className="under" aria-hidden="true">
              {speak.name(thing)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
