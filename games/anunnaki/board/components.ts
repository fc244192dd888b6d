import type { BoardProps, ComponentCard, Ref } from '@pantheon/web/kit';
import type { Data, View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** All about a component of Anunnaki. */
export function cardOf(thing: Ref, props: Props): ComponentCard | null {
  const at = thing.indexOf(':');
  const card = makers[thing.slice(0, at)]?.(thing.slice(at + 1), props) ?? null;
  const art = drawingOf(thing);
  return card === null || art === null ? card : { art, ...card };
}

type Told = { readonly id: string; readonly text: { readonly en: string; readonly it: string } };

const told = (list: readonly Told[], id: string, kind: string, { speak }: Props): ComponentCard | null => {
  const found = list.find((one) => one.id === id);
  return found === undefined ? null : { kind: speak.id(kind), text: found.text[speak.language] };
};

const makers: { readonly [kind: string]: (id: string, props: Props) => ComponentCard | null } = {
  land: landCard,
  tile: (id, props) => told(props.data.components.actionTiles, id, 'board.tile', props),
  weapon: (id, props) => told(props.data.components.weapons, id, 'board.weapon', props),
  pact: (id, props) => told(props.data.components.pacts, id, 'board.pact', props),
  god: godCard,
  objective: (id, props) => told(props.data.components.objectives, id, 'board.objective', props),
  artefact: (id, props) => told(props.data.components.artefacts, id, 'board.artefact', props),
};

function landCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const land = data.lands.find((one) => one.id === id);
  if (land === undefined) return null;
  const holder = players[view.control[land.index] ?? -1];
  const control = view.contested[land.index] ? speak.id('board.contested') : (holder?.name ?? speak.id('board.nobody'));
  return { kind: speak.id('board.land'), facts: [{ label: speak.id('board.control'), value: control }] };
}

function godCard(id: string, { data, speak }: Props): ComponentCard | null {
  const cards: readonly Told[] = data.components.houses.flatMap((house) => house.minors);
  const minor = cards.find((one) => one.id === id);
  if (minor !== undefined) return { kind: speak.id('board.god'), text: minor.text[speak.language] };
  const major = data.components.houses.find((house) => house.major.id === id)?.major;
  return major === undefined ? null : { kind: speak.id('board.god'), text: major.base.text[speak.language] };
}
