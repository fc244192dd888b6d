import { BlockedAnswer, FormAnswer, type FormProps, Icon, Mark, type OptionDto } from '@pantheon/web/kit';
import { type ReactNode, useState } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { GodId } from '../data/schema.ts';
import type { View } from '../rules/types.ts';
import { freeDeeds } from './components.ts';
import { godOf } from './drawings.ts';
import { colourOf } from './groups.tsx';

type Props = FormProps<View, CycladesData>;

/** So many bids stand in a row; the last one opens the rest. */
const SLOTS = 4;

/** The bid as a form: each god with the spaces that are open, who stands there now, and what is closed and why. */
export function BidForm(props: Props): ReactNode {
  const { view } = props;
  const rows: GodId[] = [...view.gods.slice(0, view.openGods), 'apollo'];
  return (
    <div className="cyc-bids">
      {rows.map((god) => (
        <GodBids key={god} {...props} god={god} />
      ))}
    </div>
  );
}

const spaceOf = ({ key }: Pick<OptionDto, 'key'>): string => key.slice(key.indexOf(':') + 1);

function GodBids(props: Props & { readonly god: GodId }): ReactNode {
  const { god, view, question, speak } = props;
  const open = question.options.filter(({ key }) => key.startsWith(`${god}:`));
  const holder = view.pawnGod.indexOf(god);
  const [all, setAll] = useState(false);
  const closed = question.blocked.some(({ key }) => key.startsWith(`${god}:`));
  const shown = all || open.length + Number(closed) <= SLOTS ? open : open.slice(0, SLOTS - 1);
  const next = open[shown.length];
  return (
    <div className={`cyc-bid ${open.length === 0 ? 'off' : ''}`}>
      <span className="who">
        <Icon of={godOf(god)} />
        <b className="disp">{speak.name(`god:${god}`)}</b>
        {holder >= 0 && (
          <small>
            <Mark colour={colourOf(view, holder)} />
            {god !== 'apollo' && view.pawnBid[holder]}
          </small>
        )}
      </span>
      <p>{freeDeeds(god, props.data, speak)}</p>
      <span className="spaces">
        {shown.map((option) => (
          <Space key={option.key} {...props} option={option} />
        ))}
        {next !== undefined && (
          <button type="button" className="ans more" onClick={() => setAll(true)}>
            {spaceOf(next)} …
          </button>
        )}
        {next === undefined && <Closed {...props} />}
      </span>
    </div>
  );
}

const Space = (form: Props & { readonly god: GodId; readonly option: OptionDto }): ReactNode => (
  <FormAnswer {...form} label={form.speak.plain(form.option.text)}>
    {form.god === 'apollo' ? form.speak.id('board.takeApollo') : spaceOf(form.option)}
  </FormAnswer>
);

/** Why a god is closed, or higher spaces are. */
function Closed({ god, question, askWhy, speak }: Props & { readonly god: GodId }): ReactNode {
  const blocked = question.blocked.find(({ key }) => key.startsWith(`${god}:`));
  if (blocked === undefined) return null;
  return (
    <BlockedAnswer blocked={blocked} askWhy={askWhy}>
      {god === 'apollo' ? speak.id('board.whyNot') : `${spaceOf(blocked)} …`}
    </BlockedAnswer>
  );
}
