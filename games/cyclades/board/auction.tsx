import { type BoardProps, Icon, Mark, type Ref, Thing } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { colourOf } from './chart.tsx';
import { gods, pieces } from './drawings.ts';

type Props = BoardProps<View, CycladesData>;

/** The gods of this cycle with the offerings on them, and who will act when. */
export function Auction(props: Props): ReactNode {
  const { view, speak } = props;
  const rows = [...view.gods, 'apollo'];
  return (
    <section className="auc">
      <header className="auch">
        <span className="disp">{speak.id('board.offerings')}</span>
        <span className="muted cyc-order" title={speak.id('board.turnOrder')}>
          {view.turnOrder.map((faction) => (
            <Mark key={faction} colour={colourOf(view, faction)} />
          ))}
        </span>
      </header>
      {rows.map((god, slot) => (
        <GodRow key={god} god={god} hidden={god !== 'apollo' && slot >= view.openGods} {...props} />
      ))}
    </section>
  );
}

function GodRow({ god, hidden, view, data, speak }: Props & { god: string; hidden: boolean }): ReactNode {
  const ref: Ref = `god:${god}`;
  const drawing = gods[god] ?? pieces.symbol;
  const here = view.pawnGod.flatMap((on, faction) => (on === god ? [faction] : []));
  const acting = view.turn !== null && here.includes(view.turn.faction);
  const done = here.length > 0 && here.every((faction) => view.acted.includes(faction));
  const spaces = god === 'apollo' ? [] : data.components.bidTrack.spaces;
  return (
    <Thing of={ref} className={`cyc-god ${acting ? 'now' : ''} ${hidden ? 'off' : ''} ${done ? 'done' : ''}`}>
      <span className="medal">
        <Icon of={drawing} />
      </span>
      <b className="disp">{speak.name(ref)}</b>
      {hidden ? (
        <span className="gx muted">{speak.id('board.sleeps')}</span>
      ) : spaces.length === 0 ? (
        <span className="bt ap">
          {here.map((faction) => (
            <Mark key={faction} colour={colourOf(view, faction)} />
          ))}
          {here.length === 0 && <span className="gx muted">{speak.id('board.apolloHint')}</span>}
        </span>
      ) : (
        <span className="bt">
          {spaces.map((space) => {
            const holder = here.find((faction) => view.pawnBid[faction] === space);
            const past = here.some((faction) => (view.pawnBid[faction] ?? 0) > space);
            return (
              <i key={space} className={`bs ${past ? 'past' : ''}`}>
                {holder === undefined ? space : <Mark colour={colourOf(view, holder)} />}
              </i>
            );
          })}
        </span>
      )}
    </Thing>
  );
}
