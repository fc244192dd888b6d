import type { BoardProps, CardFact, ComponentCard, Ref } from '@pantheon/web/kit';
import { ANY, KINDS, PIECES } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { unseenWords } from './battle.tsx';
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
  tile: tileCard,
  weapon: weaponCard,
  pact: pactCard,
  god: godCard,
  objective: objectiveCard,
  house: houseCard,
  civilisation: (id, props) => {
    const card = told(props.data.components.ancientCivilisations, id, 'board.civilisation', props);
    const tile = props.data.civilisations.find((one) => one.id === id);
    return card === null || tile === undefined ? card : { ...card, corner: tile.strength };
  },
  artefact: (id, props) => told(props.data.components.artefacts, id, 'board.artefact', props),
  culture: cultureCard,
  manaAction: (id, props) => told(props.data.components.manaActions, id, 'board.manaAction', props),
  resource: resourceCard,
  track: (id, { speak }) => ({ kind: speak.id('board.track'), text: speak.id(`about.${id}`) }),
  piece: (id, { speak }) => ({ kind: speak.id('board.piece'), text: speak.id(`about.${id.split('.')[0]}`) }),
};

function landCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const land = data.lands.find((one) => one.id === id);
  if (land === undefined) return null;
  const holder = players[view.control[land.index] ?? -1];
  const control = view.contested[land.index] ? speak.id('board.contested') : (holder?.name ?? speak.id('board.nobody'));
  const facts: CardFact[] = [{ label: speak.id('board.control'), value: control }];
  const free = land.icons.filter((_, at) => (((view.covered[land.index] ?? 0) >> at) & 1) === 0);
  const goods = KINDS.flatMap((kind, index) => {
    const n = free.filter((icon) => icon === index).length;
    return n === 0 ? [] : [`${n} ${speak.name(`resource:${kind}`)}`];
  });
  if (free.includes(ANY)) goods.push(speak.id('reward.any', { n: free.length }));
  if (land.kind !== 'atlantis') facts.push({ label: speak.id('board.yields'), value: goods.join(', ') || speak.id('board.nothing') });
  if (land.altars > 0) facts.push({ label: speak.id('board.altars'), value: land.altars });
  for (const player of players) {
    const first = (player.seat * data.size + land.index) * PIECES.length;
    const there = PIECES.flatMap((piece, kind) => {
      const n = view.pieces[first + kind] ?? 0;
      return n === 0 ? [] : [speak.name(`piece:${piece}.${n}`)];
    });
    if (there.length > 0) facts.push({ label: player.name, value: there.join(', ') });
  }
  const guard = view.guards[land.index] ?? -2;
  if (guard !== -2) {
    const card = data.components.ancientCivilisations[guard];
    const text =
      card === undefined
        ? unseenWords({ view, data, speak }, land.index)
        : `${speak.id('board.strength')} ${card.strength}. ${card.text[speak.language]}`;
    facts.push({ label: speak.id('board.civilisation'), value: text });
  }
  return { kind: speak.id(`land.${land.kind}`), facts };
}

function tileCard(id: string, { view, data, viewer: eyes, speak }: Props): ComponentCard | null {
  const tile = data.components.actionTiles.find((one) => one.id === id);
  if (tile === undefined) return null;
  const index = data.tiles.findIndex((one) => one.id === id);
  const improved = eyes !== null && (((view.players[eyes]?.improved ?? 0) >> index) & 1) === 1;
  return {
    kind: speak.id(tile.colour === 'red' ? 'board.redTile' : 'board.blueTile'),
    text: tile.text[speak.language],
    facts: eyes === null ? [] : [{ label: speak.id('board.side'), value: speak.id(improved ? 'board.improved' : 'board.base') }],
  };
}

function weaponCard(id: string, props: Props): ComponentCard | null {
  const { data, speak } = props;
  const card = told(data.components.weapons, id, 'board.weapon', props);
  const weapon = data.weapons.find((one) => one.id === id);
  if (card === null || weapon === undefined) return null;
  const price = KINDS.flatMap((kind, at) => (weapon.cost.fixed[at] ? [`${weapon.cost.fixed[at]} ${speak.name(`resource:${kind}`)}`] : []));
  if (weapon.cost.any > 0) price.push(speak.id('reward.any', { n: weapon.cost.any }));
  return {
    ...card,
    kind: speak.id(weapon.advanced ? 'board.advancedWeapon' : 'board.basicWeapon'),
    corner: weapon.strength,
    facts: [
      { label: speak.id('board.cost'), value: price.join(', ') || speak.id('board.free') },
      {
        label: speak.id('board.onWin'),
        value: `${speak.id('board.vp', { n: weapon.vp })}, ${speak.id('reward.track', { n: weapon.war, track: 'track:war' })}`,
      },
    ],
  };
}

function pactCard(id: string, props: Props): ComponentCard | null {
  const { data, speak } = props;
  const card = told(data.components.pacts, id, 'board.pact', props);
  const house = data.houses[data.pacts.find((one) => one.id === id)?.house ?? -1];
  if (card === null || house === undefined) return card;
  return { ...card, facts: [{ label: speak.name(`house:${house.id}`), value: speak.id('board.housePact') }] };
}

function godCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  for (const [at, { major, minors }] of data.components.houses.entries()) {
    const seat = view.players.findIndex(({ house }) => house === at);
    const owner = players[seat]?.name;
    const whose: CardFact[] = owner === undefined ? [] : [{ label: speak.id('board.owner'), value: owner }];
    if (major.id === id)
      return {
        kind: speak.id('board.majorGod'),
        text: major.base.text[speak.language],
        facts: [{ label: speak.id('board.oncesummoned'), value: major.unlocked.text[speak.language] }, ...whose],
      };
    const minor = minors.find((one) => one.id === id);
    if (minor !== undefined) return { kind: speak.id('board.god'), text: minor.text[speak.language], facts: whose };
  }
  return null;
}

function objectiveCard(id: string, props: Props): ComponentCard | null {
  const { view, data, players } = props;
  const card = told(data.components.objectives, id, 'board.objective', props);
  const place = view.objectives.findIndex((tile) => data.components.objectives[tile]?.id === id);
  if (card === null || place < 0) return card;
  return { ...card, facts: players.map(({ seat, name }) => ({ label: name, value: view.objectiveValues[seat]?.[place] ?? 0 })) };
}

function houseCard(id: string, { data, speak }: Props): ComponentCard | null {
  const house = data.components.houses.find((one) => one.id === id);
  if (house === undefined) return null;
  const { major } = house;
  return {
    kind: speak.id('board.house'),
    facts: [
      { label: speak.name(`god:${major.id}`), value: major.base.text[speak.language] },
      { label: speak.id('board.oncesummoned'), value: major.unlocked.text[speak.language] },
      { label: speak.id('board.capitalGives'), value: speak.name(`resource:${house.capitalResource}`) },
    ],
  };
}

function cultureCard(id: string, props: Props): ComponentCard | null {
  if (id === 'hidden') return { kind: props.speak.id('board.culture'), text: props.speak.id('about.culture') };
  return told(props.data.components.cultureTokens, id, 'board.culture', props);
}

function resourceCard(id: string, { view, players, speak }: Props): ComponentCard {
  const kind = (KINDS as readonly string[]).indexOf(id);
  return {
    kind: speak.id('board.resource'),
    text: speak.id(`about.${id}`),
    facts: players.map(({ seat, name }) => ({
      label: name,
      value: (kind < 0 ? view.players[seat]?.mana : view.players[seat]?.stock[kind]) ?? 0,
    })),
  };
}
