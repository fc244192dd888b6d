import { type BoardProps, type CardFact, type ComponentCard, cardByKind, printedCard, type Ref, withId } from '@pantheon/web/kit';
import { ANY, KINDS, PIECES } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Data, View } from '../rules/types.ts';
import { unseenWords } from './battle.tsx';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** All about a component of Anunnaki. */
export const cardOf = cardByKind<Props>(
  {
    land: landCard,
    tile: tileCard,
    weapon: weaponCard,
    pact: pactCard,
    god: godCard,
    objective: objectiveCard,
    house: houseCard,
    civilisation: civilisationCard,
    artefact: (id, { data, speak }) => printedCard('board.artefact', withId(data.components.artefacts, id)?.text, speak),
    culture: cultureCard,
    manaAction: (id, { data, speak }) => printedCard('board.manaAction', withId(data.components.manaActions, id)?.text, speak),
    resource: resourceCard,
    track: (id, { speak }) => ({ kind: speak.id('board.track'), text: speak.id(`about.${id}`) }),
    piece: (id, { speak }) => ({ kind: speak.id('board.piece'), text: speak.id(`about.${id}`) }),
  },
  drawingOf,
);

function civilisationCard(id: string, { data, speak }: Props): ComponentCard | null {
  const card = printedCard('board.civilisation', withId(data.components.ancientCivilisations, id)?.text, speak);
  const tile = withId(data.civilisations, id);
  return card === null || tile === undefined ? card : { ...card, corner: tile.strength };
}

function landCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const land = withId(data.lands, id);
  if (land === undefined) return null;
  const { control: holders, contested } = readingsOf(view, data);
  const holder = players[holders[land.index] ?? -1];
  const control = contested[land.index] ? speak.id('board.contested') : (holder?.name ?? speak.id('board.nobody'));
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
    const there = PIECES.flatMap((piece, kind): [Ref, number][] => {
      const n = view.pieces[first + kind] ?? 0;
      return n === 0 ? [] : [[`piece:${piece}`, n]];
    });
    if (there.length > 0) facts.push({ label: player.name, value: speak.id('board.there', { pieces: Object.fromEntries(there) }) });
  }
  const guard = view.guards[land.index] ?? -2;
  if (guard !== -2) {
    const card = data.components.ancientCivilisations[guard];
    const text =
      card === undefined
        ? unseenWords({ view, data, speak }, land.index)
        : `${speak.id('board.strength')} ${card.strength}. ${speak.printed(card.text)}`;
    facts.push({ label: speak.id('board.civilisation'), value: text });
  }
  return { kind: speak.id(`land.${land.kind}`), facts };
}

function tileCard(id: string, { view, data, viewer, speak }: Props): ComponentCard | null {
  const tile = withId(data.components.actionTiles, id);
  if (tile === undefined) return null;
  const index = data.tiles.findIndex((one) => one.id === id);
  const improved = viewer !== null && (((view.players[viewer]?.improved ?? 0) >> index) & 1) === 1;
  return {
    kind: speak.id(tile.colour === 'red' ? 'board.redTile' : 'board.blueTile'),
    text: speak.printed(tile.text),
    facts: viewer === null ? [] : [{ label: speak.id('board.side'), value: speak.id(improved ? 'board.improved' : 'board.base') }],
  };
}

function weaponCard(id: string, { data, speak }: Props): ComponentCard | null {
  const card = printedCard('board.weapon', withId(data.components.weapons, id)?.text, speak);
  const weapon = withId(data.weapons, id);
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

function pactCard(id: string, { data, speak }: Props): ComponentCard | null {
  const card = printedCard('board.pact', withId(data.components.pacts, id)?.text, speak);
  const house = data.houses[withId(data.pacts, id)?.house ?? -1];
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
        text: speak.printed(major.base.text),
        facts: [{ label: speak.id('board.oncesummoned'), value: speak.printed(major.unlocked.text) }, ...whose],
      };
    const minor = withId(minors, id);
    if (minor !== undefined) return { kind: speak.id('board.god'), text: speak.printed(minor.text), facts: whose };
  }
  return null;
}

function objectiveCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const card = printedCard('board.objective', withId(data.components.objectives, id)?.text, speak);
  const place = view.objectives.findIndex((tile) => data.components.objectives[tile]?.id === id);
  if (card === null || place < 0) return card;
  return {
    ...card,
    facts: players.map(({ seat, name }) => ({ label: name, value: readingsOf(view, data).objectiveValues[seat]?.[place] ?? 0 })),
  };
}

function houseCard(id: string, { data, speak }: Props): ComponentCard | null {
  const house = withId(data.components.houses, id);
  if (house === undefined) return null;
  const { major } = house;
  return {
    kind: speak.id('board.house'),
    facts: [
      { label: speak.name(`god:${major.id}`), value: speak.printed(major.base.text) },
      { label: speak.id('board.oncesummoned'), value: speak.printed(major.unlocked.text) },
      { label: speak.id('board.capitalGives'), value: speak.name(`resource:${house.capitalResource}`) },
    ],
  };
}

function cultureCard(id: string, { data, speak }: Props): ComponentCard | null {
  if (id === 'hidden') return { kind: speak.id('board.culture'), text: speak.id('about.culture') };
  return printedCard('board.culture', withId(data.components.cultureTokens, id)?.text, speak);
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
