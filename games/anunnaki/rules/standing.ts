import { at, KeptCopy, Remembered, RememberedBySeat, type Seat } from '@pantheon/kernel';
import { abilities } from './abilities.ts';
import { copyPlayer } from './copy-state.ts';
import { playerAt } from './planets.ts';
import { type Realm, type Survey, survey } from './realms.ts';
import { closedCount, cubesLeft, placesOnWay } from './star.ts';
import { tileYields } from './tiles/index.ts';
import { objectiveValue } from './tracks.ts';
import type { G, Player, PlayerView, Segment, View } from './types.ts';

// What everybody can tell of the map and of each player. It is the same for all who look, and is worked out anew where something has changed.

const lists = { pieces: new KeptCopy(), guards: new KeptCopy(), tiles: new KeptCopy(), objectives: new KeptCopy() };

/** The lists from which standings are told, as views show them. */
export type MapLists = Pick<View, 'pieces' | 'guards' | 'tiles' | 'objectives'>;

export const mapLists = ({ s }: G): MapLists => ({
  pieces: lists.pieces.of(s.pieces),
  guards: lists.guards.of(s.guards),
  tiles: lists.tiles.of(s.tiles),
  objectives: lists.objectives.of(s.objectives),
});

const lastSurvey = new Remembered<Survey>();

/** Who controls what: as long as no piece moves and no god is summoned, what was found last. */
export function surveyOf(g: G, { pieces, guards }: MapLists): Survey {
  lastSurvey.begin();
  lastSurvey.note(g.data);
  lastSurvey.note(g.seats.length);
  lastSurvey.note(pieces);
  lastSurvey.note(guards);
  for (const seat of g.seats) lastSurvey.note(abilities(g, seat));
  return lastSurvey.recall(() => survey(g));
}

const players = new RememberedBySeat<PlayerView>();

/** What a player has, open to all. */
export function seenPlayer(player: Player, seat: number): PlayerView {
  const memory = players.of(seat);
  memory.begin();
  memory.note(player.house);
  memory.note(player.vp);
  memory.note(player.mana);
  memory.note(player.pawn);
  memory.note(player.cubes);
  memory.note(player.faces);
  memory.note(player.improved);
  memory.note(player.summoned);
  memory.note(player.reserve);
  memory.note(player.unbuilt);
  memory.note(player.domination);
  memory.noteNumbers(player.stock);
  memory.noteNumbers(player.gods);
  memory.noteNumbers(player.pacts);
  memory.noteNumbers(player.completed);
  memory.noteNumbers(player.tracks);
  memory.noteNumbers(player.artefacts);
  memory.noteNumbers(player.pandora);
  memory.noteNumbers(player.defeated);
  return memory.recall(() => copyPlayer(player));
}

/** What the map is worth to a seat. */
interface Worth {
  readonly objectives: readonly number[];
  readonly yields: View['tileYields'][number];
}

const worths = new RememberedBySeat<Worth>();

/** What the Objectives and the tiles would give a seat that has its House. */
export function worthTo(g: G, seat: Seat, realm: Realm, { objectives }: MapLists): Worth {
  const { improved, unbuilt } = playerAt(g, seat);
  const memory = worths.of(seat);
  memory.begin();
  memory.note(g.data);
  memory.note(objectives);
  memory.note(abilities(g, seat));
  memory.note(improved);
  memory.note(unbuilt);
  memory.note(realm.territories);
  memory.note(realm.altars);
  memory.note(realm.units);
  return memory.recall(() => ({
    objectives: objectives.map((tile) => objectiveValue(g, seat, tile, realm)),
    yields: tileYields(g, seat, realm),
  }));
}

/** Where the pawn of a player may go on the star. */
interface Ways {
  readonly cubesLeft: number;
  readonly places: readonly Segment[];
  readonly closes: readonly number[];
}

const ways = new RememberedBySeat<Ways>();

/** The cubes that are left, those that the ways of the pawn would place, and the gods that they would enclose. */
export function waysOf(g: G, seat: Seat, { tiles }: MapLists): Ways {
  const player = at(g.s.players, seat);
  const memory = ways.of(seat);
  memory.begin();
  memory.note(g.data);
  memory.note(tiles);
  memory.note(player.pawn);
  memory.note(player.cubes);
  memory.note(player.faces);
  return memory.recall(() => {
    const places = placesOnWay(g, player);
    return { cubesLeft: cubesLeft(g, player), places, closes: closesOf(g, player, places) };
  });
}

/** How many gods a cube in each of some places encloses. */
const closesOf = (g: G, player: Player, places: readonly Segment[]): number[] =>
  places.map((segment) => (segment < 0 ? 0 : closedCount(g, player, segment)));
