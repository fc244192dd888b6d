import { type BoardProps, Icon, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { bitCount } from '../data/bits.ts';
import { MAJOR_BIT } from '../data/model.ts';
import type { Data, PlayerView, View } from '../rules/types.ts';
import { godOf, laurel, tracks, weaponOf } from './drawings.ts';
import { Price } from './rewards.tsx';

type Props = Pick<BoardProps<View, Data>, 'data' | 'speak'>;

/** The fewest paths that are missing around a god of this kind; 0 if a token for one is at hand. */
export function pathsMissing({ faces, minorFaces }: Data, player: PlayerView, major: boolean): number {
  const won = bitCount(player.faces & minorFaces) - bitCount(player.summoned & ~MAJOR_BIT);
  if (major ? (player.faces & ~minorFaces) !== 0 : won > 0) return 0;
  const open = faces.flatMap((face, at) =>
    face.major === major && (player.faces & (1 << at)) === 0 ? [bitCount(face.segments & ~player.cubes)] : [],
  );
  return Math.min(...open);
}

interface GodProps extends Props {
  readonly id: string;
  readonly major: boolean;
  readonly summoned: boolean;
  /** Paths that are missing to summon it; 0 if it can be summoned, -1 if it never will be. */
  readonly missing: number;
  readonly text: string;
}

/** A god: what it does, and how far away it is. */
export function GodCard({ id, major, summoned, missing, text, speak }: GodProps): ReactNode {
  const state = summoned
    ? speak.id('board.summoned')
    : missing === 0
      ? speak.id('board.ready')
      : missing > 0 && Number.isFinite(missing)
        ? speak.id('board.needs', { n: missing })
        : '';
  return (
    <Reference of={`god:${id}`} className={`card anu-god ${major ? 'major' : ''} ${summoned ? 'sum' : missing === 0 ? 'near' : ''}`}>
      <span className="ga">
        <Icon of={godOf(id)} />
      </span>
      <div>
        <div className="t">{speak.name(`god:${id}`)}</div>
        <small>{state}</small>
        <p>{text}</p>
      </div>
    </Reference>
  );
}

/** A weapon: its strength, its price, and what a victory with it brings. */
export function WeaponCardOf({ index, data, speak }: Props & { index: number }): ReactNode {
  const card = data.weapons[index];
  if (card === undefined) return null;
  return (
    <Reference of={`weapon:${card.id}`} className={`card anu-weapon ${card.advanced ? '' : 'basic'}`}>
      <b className="st" title={speak.id('board.strength')}>
        {card.strength}
      </b>
      <Icon of={weaponOf(card.id)} />
      <span className="t">{speak.name(`weapon:${card.id}`)}</span>
      <small>
        <Price cost={card.cost} speak={speak} />
      </small>
      <small className="win" title={speak.id('board.onWin')}>
        {card.vp} <Icon of={laurel} /> {card.war} <Icon of={tracks.war ?? laurel} />
      </small>
    </Reference>
  );
}
