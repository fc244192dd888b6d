import { Match } from '@pantheon/kernel';
import { type ReactNode, useMemo } from 'react';
import { propsAt } from '../../app/board-picture.tsx';
import type { LoadedGame } from '../../app/use-game.ts';
import { type BoardProps, type ComponentCard, Icon, type MessageFormatter, type Ref } from '../../kit/index.ts';
import { nameOr } from '../../table/highlight-plan.ts';
import { speaksOf } from './search.ts';

/** A component with what its card tells. */
export interface Component {
  readonly thing: Ref;
  readonly name: string;
  readonly card: ComponentCard;
}

/** A group of components under one heading. */
export interface Group {
  readonly title: string;
  readonly components: readonly Component[];
}

/** A position to show components with: how a match of the fewest players begins. */
function firstProps(loaded: LoadedGame, speak: MessageFormatter): BoardProps {
  const match = Match.start(loaded.game.rules, { seats: loaded.game.rules.players.min, seed: 'learn' });
  const names = match.seats.map((seat) => String(seat + 1));
  return propsAt(loaded, match.seatView(null), speak, names);
}

/** All components of a game, in groups. */
export function useComponents(loaded: LoadedGame, speak: MessageFormatter): readonly Group[] {
  return useMemo(() => {
    const props = firstProps(loaded, speak);
    return loaded.board.components(loaded.data).map(({ title, refs }) => ({
      title: speak.id(title),
      components: refs.flatMap((thing) => {
        const card = loaded.board.card(thing, props);
        return card === null ? [] : [{ thing, card, name: nameOr(speak, thing, card.kind) }];
      }),
    }));
  }, [loaded, speak]);
}

/** The index of components, or those of them that speak of something. */
export function Components({ groups, wanted }: { groups: readonly Group[]; wanted: string }): ReactNode {
  return groups.map(({ title, components }) => {
    const shown = components.filter(({ name, card }) => speaksOf(`${name} ${card.text ?? ''}`, wanted));
    if (shown.length === 0) return null;
    return (
      <section key={title} className="compgroup">
        <h3 className="disp">{title}</h3>
        <ul className="complist">
          {shown.map((component) => (
            <ComponentEntry key={component.thing} {...component} />
          ))}
        </ul>
      </section>
    );
  });
}

function ComponentEntry({ thing, name, card }: Component): ReactNode {
  return (
    <li className="comp" data-component={thing}>
      <span className="compart">{card.picture ?? (card.art !== undefined && <Icon of={card.art} />)}</span>
      <div>
        <b className="disp">{name}</b>
        <span className="muted">{card.kind}</span>
        {card.text !== undefined && <p>{card.text}</p>}
      </div>
    </li>
  );
}

const MOST_NAMED = 8;
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The components that a text names, in the order of the index. */
export const namedIn = (text: string, groups: readonly Group[]): Component[] =>
  groups
    .flatMap(({ components }) => components)
    .filter(({ name, card }) => card.art !== undefined && new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu').test(text))
    .slice(0, MOST_NAMED);

/** A few components as pictures with their names. */
export const ComponentStrip = ({ of }: { of: readonly Component[] }): ReactNode => (
  <ul className="compstrip">
    {of.map(({ thing, name, card }) => (
      <li key={thing}>
        {card.art !== undefined && <Icon of={card.art} />}
        <span>{name}</span>
      </li>
    ))}
  </ul>
);
