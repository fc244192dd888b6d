import { type BoardProps, Icon, Mark, type Ref, Reference, SidePanel } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { GodId } from '../data/schema.ts';
import type { View } from '../rules/types.ts';
import { godOf } from './drawings.ts';
import { colourOf } from './groups.tsx';

type Props = BoardProps<View, CycladesData>;

/** The gods of this cycle with the offerings on them, and who will act when. */
export function Auction(props: Props): ReactNode {
  const { view, speak } = props;
  const rows: GodId[] = [...view.gods, 'apollo'];
  return (
    <SidePanel className="auc" title={speak.id('board.offerings')} note={<TurnOrder view={view} speak={speak} />}>
      {rows.map((god, slot) => (
        <GodRow key={god} god={god} hidden={god !== 'apollo' && slot >= view.openGods} {...props} />
      ))}
    </SidePanel>
  );
}

const TurnOrder = ({ view, speak }: Pick<Props, 'view' | 'speak'>): ReactNode => (
  <span className="muted cyc-order" title={speak.id('board.turnOrder')}>
    <small>{speak.id(view.acted.length > 0 || view.turn !== null ? 'board.nextOrder' : 'board.turnOrder')}</small>
    {orderOf(view).map((faction) => (
      <Mark key={faction} colour={colourOf(view, faction)} />
    ))}
  </span>
);

/** Who bids first: in this cycle, or as soon as somebody has acted, in the next one as far as it is known. */
const orderOf = (view: View): readonly number[] =>
  view.acted.length > 0 || view.turn !== null ? [...view.acted].reverse() : view.turnOrder;

type RowProps = Props & { readonly god: GodId };

function GodRow(props: RowProps & { readonly hidden: boolean }): ReactNode {
  const { god, hidden, view, speak } = props;
  const ref: Ref = `god:${god}`;
  const here = view.pawnGod.flatMap((on, faction) => (on === god ? [faction] : []));
  const acting = view.turn !== null && here.includes(view.turn.faction);
  const done = here.length > 0 && here.every((faction) => view.acted.includes(faction));
  return (
    <div className={`cyc-god ${acting ? 'now' : ''} ${hidden ? 'off' : ''} ${done ? 'done' : ''}`}>
      <Reference of={ref} className="cyc-godname">
        <span className="medal">
          <Icon of={godOf(god)} />
        </span>
        <b className="disp">{speak.name(ref)}</b>
      </Reference>
      {hidden ? (
        <span className="gx muted">{speak.id('board.sleeps')}</span>
      ) : god === 'apollo' ? (
        <ApolloSpace {...props} />
      ) : (
        <BidTrack {...props} />
      )}
    </div>
  );
}

function ApolloSpace({ view, speak }: RowProps): ReactNode {
  const holder = view.pawnGod.indexOf('apollo');
  return (
    <Reference of="bid:apollo-0" className="bt ap">
      {holder >= 0 && <Mark colour={colourOf(view, holder)} />}
      <span className="gx muted">{speak.id('board.apolloHint')}</span>
    </Reference>
  );
}

/** The bid spaces of a god, with the pawn that stands there. */
function BidTrack({ god, view, data }: RowProps): ReactNode {
  const holder = view.pawnGod.indexOf(god);
  const standing = holder < 0 ? -1 : (view.pawnBid[holder] ?? 0);
  return (
    <span className="bt">
      {data.components.bidTrack.spaces.map((space) => (
        <Reference key={space} of={`bid:${god}-${space}`} className={`bs ${space < standing ? 'past' : ''}`}>
          {space === standing ? <Mark colour={colourOf(view, holder)} /> : space}
        </Reference>
      ))}
    </span>
  );
}
