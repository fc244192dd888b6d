import { type BoardProps, HandGroup, Icon, icons, type PanelProps, type Ref, Reference, SecretText, Stat } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { goods, inks, kinds, laurels } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** How many heroes and wonders a seat has. */
export const cardsOf = (view: View, seat: number): number[] => view.cards.flatMap((owner, card) => (owner === seat ? [card] : []));

/** How many cities and caravans stand in the provinces of a seat. */
function buildingsOf(view: View, data: Data, seat: number): number {
  const side = view.side[seat];
  return view.sites.reduce((sum, built, site) => sum + (built > 0 && view.owner[data.sites[site]?.province ?? -1] === side ? 1 : 0), 0);
}

/** The role that a seat holds, in words, or that it holds none. */
function roleOf({ view, data, speak }: Props, seat: number): string {
  const held = view.roles.flatMap((holder, role) => (holder === seat ? [speak.name(data.roles[role]?.ref ?? 'role:none')] : []));
  return held.join(' · ') || speak.id('board.noRole');
}

/** What is public about a player. */
export function PlayerPanel(props: PanelProps<View, Data>): ReactNode {
  const { view, data, player, compact, speak } = props;
  const { goal } = readingsOf(view, data);
  return (
    <div>
      {!compact && (
        <p className="mar-role" title={roleOf(props, player.seat)}>
          {roleOf(props, player.seat)}
        </p>
      )}
      <div className="stats">
        <Stat
          of={laurels}
          value={goal > 0 ? `${cardsOf(view, player.seat).length}/${goal}` : cardsOf(view, player.seat).length}
          title={speak.id('board.heroes')}
        />
        {!compact && <Stat of={goods} value={buildingsOf(view, data, player.seat)} title={speak.id('board.buildings')} />}
        <Stat of={icons.cards} value={view.handSizes[player.seat] ?? 0} title={speak.id('board.cards')} />
      </div>
    </div>
  );
}

/** The civilisation of a seat. */
export function titleOf({ view, data, speak }: Props, seat: number): string | null {
  const civ = data.sides[view.side[seat] ?? -1];
  return civ === undefined ? null : speak.name(civ.ref);
}

interface KindCardProps {
  readonly of: Ref;
  readonly kind: string;
  readonly name: string;
  readonly count: number;
}

/** A card of goods or a tax. */
function KindCard({ of, kind, name, count }: KindCardProps): ReactNode {
  return (
    <Reference of={of} className="mar-card">
      <span style={{ color: inks[kind] ?? 'inherit' }}>
        <Icon of={kinds[kind] ?? laurels} />
      </span>
      <small>{name}</small>
      {count > 1 && <b className="mar-count">{count}</b>}
    </Reference>
  );
}

/** Taxes are no goods: they are the first of the kinds of cards. */
const TAX = 0;

/** So many kinds of cards have room for their names. */
const ROOMY = 6;

/** The reader's own hand. */
export function Hand({ view, data, viewer, speak }: Props): ReactNode {
  const hand = viewer === null ? null : (view.hands[viewer] ?? null);
  if (hand === null) return null;
  const held = hand.flatMap((count, kind) => (count > 0 ? [{ count, kind }] : []));
  const total = held.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mar-mine">
      <HandGroup label={speak.id('board.yourHand')} className="mar-total">
        <b>
          {total === 0
            ? speak.id('board.noCards')
            : speak.id('board.different', { different: held.filter(({ kind }) => kind !== TAX).length, total })}
        </b>
      </HandGroup>
      {total > 0 && (
        <SecretText label={speak.id('board.onlyYou')} className={held.length > ROOMY ? 'mar-hand many' : 'mar-hand'}>
          {held.map(({ count, kind }) => {
            const thing = data.kinds[kind];
            return thing === undefined ? null : (
              <KindCard key={thing.id} of={thing.ref} kind={thing.id} name={speak.name(thing.ref)} count={count} />
            );
          })}
        </SecretText>
      )}
    </div>
  );
}
