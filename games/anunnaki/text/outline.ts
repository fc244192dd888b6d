import { at, numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import { type AnunnakiData, KINDS, PIECES, TRACKS } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';

interface Reading {
  readonly view: View;
  readonly formatter: MessageFormatter;
  readonly seat: Seat | null;
  readonly data: AnunnakiData;
}

/** The position in words, as nested lists. */
export function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: AnunnakiData): Outline {
  const reading: Reading = { view, formatter, seat, data };
  const say = (id: string): string => formatter.id(id);
  return {
    title: formatter.id('outline.title', { n: view.round }),
    items: [
      ...(view.ending === null || view.step === 'end' ? [] : [say('outline.ending')]),
      { title: say('outline.players'), items: view.players.map((_, other) => playerLines(reading, seatOf(other))) },
      { title: say('outline.planets'), items: planetLines(reading) },
      { title: say('outline.culture'), items: cultureLines(reading) },
      { title: say('outline.board'), items: boardLines(reading) },
    ],
  };
}

const tileRef = (data: AnunnakiData, tile: number): Ref => ref('tile', data.tiles[tile]?.id ?? tile);
const landRef = (data: AnunnakiData, land: number): Ref => ref('land', data.lands[land]?.id ?? land);

type Player = View['players'][number];

const stockOf = (player: Player): { [thing: Ref]: number } => ({
  [ref('resource', 'mana')]: player.mana,
  ...Object.fromEntries(KINDS.map((kind, at) => [ref('resource', kind), numberAt(player.stock, at)])),
});

const pawnLine = ({ view, formatter, data }: Reading, player: Player): string =>
  player.pawn < 0
    ? formatter.id('outline.offStar')
    : formatter.id('outline.onTile', { tile: tileRef(data, numberAt(view.tiles, player.pawn)) });

/** The weapons in a hand, or how many there are where they are not known. */
function handLine({ view, formatter, data }: Reading, seat: Seat): string {
  const hand = view.hands[seat] ?? null;
  return hand === null
    ? formatter.id('outline.handSize', { n: numberAt(view.handSizes, seat) })
    : formatter.id('outline.hand', { weapons: hand.map((card) => ref('weapon', data.weapons[card]?.id ?? card)) });
}

function playerLines(reading: Reading, other: Seat): Outline {
  const { view, formatter, seat, data } = reading;
  const player = view.players[other] as Player;
  const house = data.houses[player.house];
  if (house === undefined) return { title: formatter.id('outline.noHouse', { seat: who(other) }), items: [] };
  const god = (card: number): Ref => ref('god', house.minors[card]?.id ?? card);
  const some = (id: string, name: string, things: readonly Ref[]): string[] =>
    things.length === 0 ? [] : [formatter.id(id, { [name]: things })];
  const [war = 0, technology = 0, commerce = 0] = player.tracks;
  const domination = numberAt(data.components.dominationTrack.vpBySpace, player.domination);
  const summoned = player.gods.filter((card) => player.summoned & (1 << card)).map(god);
  return {
    title: formatter.id('outline.player', { seat: who(other), house: ref('house', house.id), vp: player.vp }),
    items: [
      formatter.id('outline.stock', { goods: stockOf(player) }),
      formatter.id('outline.tracks', { war, technology, commerce, domination }),
      formatter.id('outline.star', { pawn: pawnLine(reading, player), cubes: numberAt(readingsOf(view, data).cubesLeft, other) }),
      ...some(
        'outline.improved',
        'tiles',
        bitsOf(player.improved, data.tiles.length).map((tile) => tileRef(data, tile)),
      ),
      ...some('outline.gods', 'gods', player.gods.map(god)),
      ...some('outline.summoned', 'gods', player.summoned >> 7 ? [...summoned, ref('god', house.major.id)] : summoned),
      ...some(
        'outline.pacts',
        'pacts',
        player.pacts.map((pact) => ref('pact', data.pacts[pact]?.id ?? pact)),
      ),
      formatter.id('outline.completed', { n: player.completed.length }),
      handLine(reading, other),
      ...some(
        'outline.artefacts',
        'artefacts',
        player.artefacts.map((card) => ref('artefact', data.artefacts[card]?.id ?? card)),
      ),
      formatter.id('outline.reserve', { followers: player.reserve, settlements: player.unbuilt }),
      ...(other === seat ? some('outline.dealt', 'gods', (view.dealt[other] ?? []).map(god)) : []),
    ],
  };
}

const bitsOf = (bits: number, length: number): number[] => Array.from({ length }, (_, at) => at).filter((at) => (bits & (1 << at)) !== 0);

function planetLines({ view, formatter, data }: Reading): Outline[] {
  const boards = new Map<number, string[]>();
  for (const land of readingsOf(view, data).lands) {
    const { board } = at(data.lands, land);
    const lines = boards.get(board) ?? [];
    lines.push(landLine({ view, formatter, data, seat: null }, land));
    boards.set(board, lines);
  }
  return [...boards].map(([board, items]) => ({
    title: board < 0 ? formatter.name(landRef(data, data.afterlife)) : formatter.name(ref('planet', data.map.boards[board]?.id ?? board)),
    items,
  }));
}

function landLine({ view, formatter, data }: Reading, land: number): string {
  const name = landRef(data, land);
  const pieces = view.players.flatMap((_, seat): string[] => {
    const standing: { [piece: Ref]: number } = {};
    PIECES.forEach((piece, at) => {
      const n = numberAt(view.pieces, (seat * data.size + land) * 4 + at);
      if (n > 0) standing[ref('piece', piece)] = n;
    });
    return Object.keys(standing).length === 0 ? [] : [formatter.id('outline.piecesOf', { seat: who(seatOf(seat)), pieces: standing })];
  });
  const holder = holderOf({ view, formatter, data, seat: null }, land);
  return pieces.length === 0
    ? formatter.id('outline.land', { land: name, holder })
    : formatter.id('outline.landPieces', { land: name, holder, pieces: pieces.join('; ') });
}

function holderOf({ view, formatter, data }: Reading, land: number): string {
  const { contested, control } = readingsOf(view, data);
  if (contested[land]) return formatter.id('outline.contested');
  const guard = numberAt(view.guards, land);
  if (guard === -1) return formatter.id('outline.guarded');
  if (guard >= 0) return formatter.id('outline.guard', { civilisation: ref('civilisation', data.civilisations[guard]?.id ?? guard) });
  const seat = control[land] ?? null;
  return seat === null ? formatter.id('outline.free') : formatter.id('outline.held', { seat: who(seat) });
}

const cultureLines = ({ view, formatter, data }: Reading): string[] =>
  view.culture.flatMap((token, spot) =>
    token < 0
      ? []
      : [
          formatter.id('outline.cultureAt', {
            culture: ref('culture', data.culture[token]?.id ?? token),
            lands: (data.spots[spot]?.lands ?? []).map((land) => landRef(data, land)),
          }),
        ],
  );

function boardLines({ view, formatter, data }: Reading): string[] {
  const objective = (at: number): Ref => ref('objective', data.components.objectives[numberAt(view.objectives, at)]?.id ?? at);
  const display = view.display.map((pact) => ref('pact', data.pacts[pact]?.id ?? pact));
  const fate =
    view.fate !== null && view.fate >= 0 ? [formatter.id('outline.fate', { track: ref('track', TRACKS[view.fate] as string) })] : [];
  const left = view.artefactsLeft.map((card) => ref('artefact', data.artefacts[card]?.id ?? card));
  return [
    formatter.id('outline.display', { pacts: display, n: view.pactStackSize }),
    ...TRACKS.map((track, at) => formatter.id('outline.objective', { track: ref('track', track), objective: objective(at) })),
    formatter.id('outline.dominationObjective', { objective: objective(TRACKS.length) }),
    formatter.id('outline.vertices', { tiles: view.tiles.map((tile) => tileRef(data, tile)) }),
    ...fate,
    ...(left.length === 0 ? [] : [formatter.id('outline.artefactsLeft', { artefacts: left })]),
  ];
}
