import { clone, Match, numberAt, type Options, type Seat, seatOf } from '@pantheon/kernel';
import { keysOf, onlyQuestion, script } from '@pantheon/kernel/testing';
import { type AnunnakiData, KINDS, PIECES, TRACKS } from '../data/model.ts';
import { rules } from '../rules/index.ts';
import { type Readings, readingsOf } from '../rules/readings.ts';
import { type Anunnaki, MAJOR_BIT, NOTHING, type Player, type State } from '../rules/types.ts';

/** What somebody, or a spectator, reads off what they see. */
export const readings = (match: Match<Anunnaki>, eyes: Seat | null = null): Readings => readingsOf(rules.view(match, eyes), match.data);

type Bits = { readonly [name: string]: number };

const words = (text: string): string[] => text.split(/[ ,]+/).filter((word) => word !== '');

/** Arranges a position in few words. Players are called by their Houses. */
export class Editor {
  readonly s: State;
  readonly data: AnunnakiData;

  constructor(s: State, data: AnunnakiData) {
    this.s = s;
    this.data = data;
  }

  seat(house: string): Seat {
    return seatOf(this.s.players.findIndex((player) => this.data.houses[player.house]?.id === house));
  }

  player(house: string): Player {
    return this.s.players[this.seat(house)] as Player;
  }

  land(id: string): number {
    const at = this.data.lands.findIndex((land) => land.id === id);
    if (at < 0) throw new Error(`there is no land ${id}`);
    return at;
  }

  /** `put('pharaos', 'gaia34.t1', '2 follower 1 minor')`. */
  put(house: string, land: string, pieces: string): this {
    const list = words(pieces);
    for (let at = 0; at < list.length; at += 2) {
      const piece = PIECES.indexOf(list[at + 1] as (typeof PIECES)[number]);
      this.s.pieces[(this.seat(house) * this.data.size + this.land(land)) * 4 + piece] = Number(list[at]);
    }
    return this;
  }

  /** `stock('pharaos', '1 food 2 gold 3 mana')`; the rest is nothing. */
  stock(house: string, goods: string): this {
    const list = words(goods);
    const player = this.player(house);
    player.stock = [0, 0, 0, 0];
    player.mana = 0;
    for (let at = 0; at < list.length; at += 2) {
      const n = Number(list[at]);
      const kind = KINDS.indexOf(list[at + 1] as (typeof KINDS)[number]);
      if (kind < 0) player.mana = n;
      else player.stock[kind] = n;
    }
    return this;
  }

  /** Puts tiles on vertices, the others keep an order of their own: `tiles({ O0: 'creation' })`. */
  tiles(places: { readonly [vertex: string]: string }): this {
    for (const [vertex, tile] of Object.entries(places)) {
      const at = this.data.components.star.vertices.findIndex((entry) => entry.id === vertex);
      const from = this.s.tiles.indexOf(this.tile(tile));
      this.s.tiles[from] = numberAt(this.s.tiles, at);
      this.s.tiles[at] = this.tile(tile);
    }
    return this;
  }

  tile(id: string): number {
    return this.data.tiles.findIndex((tile) => tile.id === id);
  }

  pawn(house: string, tile: string): this {
    this.player(house).pawn = this.s.tiles.indexOf(this.tile(tile));
    return this;
  }

  improve(house: string, tiles: string): this {
    for (const tile of words(tiles)) this.player(house).improved |= 1 << this.tile(tile);
    return this;
  }

  /** Cubes on segments; what they enclose has given its token. */
  cubes(house: string, segments: string): this {
    const player = this.player(house);
    player.cubes = words(segments).reduce((bits, id) => bits | (1 << this.data.segments.findIndex((segment) => segment.id === id)), 0);
    this.data.faces.forEach((face, at) => {
      if ((player.cubes & face.segments) === face.segments) player.faces |= 1 << at;
    });
    return this;
  }

  /** Gives summoning tokens: `tokens('pharaos', 'T0 PENT')`. */
  tokens(house: string, faces: string): this {
    for (const id of words(faces)) this.player(house).faces |= 1 << this.data.faces.findIndex((face) => face.id === id);
    return this;
  }

  /** The Minor gods that a player has kept. */
  gods(house: string, gods: string): this {
    const { minors } = this.data.houses[this.player(house).house] as AnunnakiData['houses'][number];
    this.player(house).gods = words(gods).map((id) => minors.findIndex((god) => god.id === id));
    return this;
  }

  /** Gods that have been summoned, wherever they stand. */
  summoned(house: string, gods: string): this {
    const player = this.player(house);
    const { minors, major } = this.data.houses[player.house] as AnunnakiData['houses'][number];
    for (const id of words(gods)) {
      const card = minors.findIndex((god) => god.id === id);
      if (id !== major.id && card < 0) throw new Error(`${house} has no god ${id}`);
      player.summoned |= id === major.id ? MAJOR_BIT : 1 << card;
      if (card >= 0 && !player.gods.includes(card)) player.gods.push(card);
    }
    return this;
  }

  /** Advanced cards in hand; the others know only how many. */
  hand(house: string, cards: string): this {
    const { advanced } = this.data.houses[this.player(house).house] as AnunnakiData['houses'][number];
    const seat = this.seat(house);
    const held = words(cards).map((id) => advanced.findIndex((card) => this.data.weapons[card]?.id === id));
    if (held.includes(-1)) throw new Error(`${house} has no such card among ${cards}`);
    this.s.hands[seat] = held.reduce((bits, at) => bits | (1 << at), 0);
    const size = held.length;
    this.s.suspected[seat] = Array.from({ length: 1 << advanced.length }, (_, bits) => bits).filter(
      (bits) => bits.toString(2).replaceAll('0', '').length === size,
    );
    return this;
  }

  pact(id: string): number {
    const at = this.data.pacts.findIndex((pact) => pact.id === id);
    if (at < 0) throw new Error(`there is no ${id}`);
    return at;
  }

  /** Pacts held, taken out of the stack and the display. */
  pacts(house: string, pacts: string): this {
    for (const id of words(pacts)) {
      const pact = this.pact(id);
      this.s.pactStack = this.s.pactStack.filter((other) => other !== pact);
      this.s.display = this.s.display.filter((other) => other !== pact);
      this.player(house).pacts.push(pact);
    }
    return this;
  }

  /** The Pacts on display; all others are in the stack. */
  display(pacts: string): this {
    const shown = words(pacts).map((id) => this.pact(id));
    this.s.pactStack = [...this.s.pactStack, ...this.s.display].filter((pact) => !shown.includes(pact)).sort((a, b) => a - b);
    this.s.display = shown;
    return this;
  }

  /** A Culture token, or `down` for a face-down one. */
  culture(spot: string, token: string): this {
    const at = this.data.spots.findIndex((entry) => entry.id === spot);
    this.s.culture[at] = token === 'down' ? -1 : this.data.culture.findIndex((entry) => entry.id === token);
    return this;
  }

  /** An Ancient Civilisation, or `down` for a face-down one. */
  guard(land: string, tile: string): this {
    this.s.guards[this.land(land)] = tile === 'down' ? -1 : this.data.civilisations.findIndex((entry) => entry.id === tile);
    return this;
  }

  /** What the next face-down civilisation will be. */
  nextCivilisation(id: string): this {
    this.s.civilisationPool = [this.data.civilisations.findIndex((tile) => tile.id === id)];
    return this;
  }

  nextCulture(id: string): this {
    this.s.culturePool = [this.data.culture.findIndex((token) => token.id === id)];
    return this;
  }

  cover(land: string, icons: number): this {
    this.s.covered[this.land(land)] = (1 << icons) - 1;
    return this;
  }

  artefacts(house: string, cards: string): this {
    for (const id of words(cards)) {
      const at = this.data.artefacts.findIndex((card) => card.id === id);
      this.player(house).artefacts.push(at);
      this.s.artefactPool = this.s.artefactPool.filter((other) => other !== at);
      if (id === 'pandora-box') this.player(house).pandora = [0, 1, 2];
    }
    return this;
  }

  /** `tracks('pharaos', '9 war 2 commerce')`. */
  tracks(house: string, spaces: string): this {
    const list = words(spaces);
    for (let at = 0; at < list.length; at += 2)
      this.player(house).tracks[TRACKS.indexOf(list[at + 1] as (typeof TRACKS)[number])] = Number(list[at]);
    return this;
  }

  /** The Domination marker on the space with so many points. */
  domination(house: string, vp: number): this {
    this.player(house).domination = this.data.components.dominationTrack.vpBySpace.indexOf(vp);
    return this;
  }

  /** The Objectives of War, Technology, Commerce, Domination. */
  objectives(order: string): this {
    this.s.objectives = words(order).map((id) => this.data.components.objectives.findIndex((tile) => tile.id === id));
    return this;
  }

  /** Makes reserves and unbuilt Settlements fit what stands on the map. */
  settle(): void {
    const { perHouse } = this.data.components.componentCounts;
    this.s.players.forEach((player, seat) => {
      const standing = [0, 0, 0, 0];
      for (let land = 0; land < this.data.size; land++)
        for (let piece = 0; piece < 4; piece++)
          standing[piece] = numberAt(standing, piece) + numberAt(this.s.pieces, (seat * this.data.size + land) * 4 + piece);
      player.reserve = perHouse.followers - numberAt(standing, 0);
      player.unbuilt = perHouse.settlements - numberAt(standing, 3);
    });
  }
}

/** A match in an arranged position, with short ways to play and to look. */
export class Scene {
  readonly match: Match<Anunnaki>;

  constructor(match: Match<Anunnaki>) {
    this.match = match;
  }

  get s(): State {
    return this.match.s;
  }

  private get editor(): Editor {
    return new Editor(this.s, this.match.data);
  }

  /** Answers, each as `topic=key`. */
  do(...lines: readonly string[]): this {
    script(this.match, ...lines);
    return this;
  }

  /** Answers of several seats at once, by House. */
  together(answers: Bits | { readonly [house: string]: string }): this {
    for (const [house, key] of Object.entries(answers)) this.match.answer(this.seat(house), String(key));
    return this;
  }

  seat(house: string): Seat {
    return this.editor.seat(house);
  }

  player(house: string): Player {
    return this.editor.player(house);
  }

  /** The topic that is asked now. */
  get asked(): string {
    return this.match.over ? 'over' : onlyQuestion(this.match).topic.id;
  }

  /** Who is asked now, by House. */
  get asks(): string {
    return this.match.data.houses[this.s.players[onlyQuestion(this.match).seat]?.house as number]?.id as string;
  }

  /** The keys of the answers to the only question. */
  get keys(): string[] {
    return keysOf(this.match, onlyQuestion(this.match).seat);
  }

  /** What stands in a Territory: `{ follower: 2 }`. */
  at(house: string, land: string): Bits {
    const found: { [piece: string]: number } = {};
    PIECES.forEach((piece, at) => {
      const n = numberAt(this.s.pieces, (this.seat(house) * this.match.data.size + this.editor.land(land)) * 4 + at);
      if (n > 0) found[piece] = n;
    });
    return found;
  }

  /** Resources and Mana: `{ food: 1, mana: 2 }`. */
  stock(house: string): Bits {
    const found: { [kind: string]: number } = {};
    const player = this.player(house);
    KINDS.forEach((kind, at) => {
      if (numberAt(player.stock, at) > 0) found[kind] = numberAt(player.stock, at);
    });
    if (player.mana > 0) found.mana = player.mana;
    return found;
  }

  /** War, Technology, Commerce. */
  tracks(house: string): number[] {
    return this.player(house).tracks;
  }

  /** The points of the Domination space. */
  domination(house: string): number {
    return numberAt(this.match.data.components.dominationTrack.vpBySpace, this.player(house).domination);
  }

  /** The segments with cubes. */
  cubes(house: string): string[] {
    return this.match.data.segments.filter((segment) => this.player(house).cubes & (1 << segment.index)).map((segment) => segment.id);
  }

  /** The Advanced cards in hand. */
  hand(house: string): string[] {
    const { advanced } = this.match.data.houses[this.player(house).house] as AnunnakiData['houses'][number];
    return advanced
      .filter((_, at) => numberAt(this.s.hands, this.seat(house)) & (1 << at))
      .map((card) => this.match.data.weapons[card]?.id as string);
  }

  /** What lies on an intersection: a token, `down`, or `none`. */
  culture(spot: string): string {
    return this.named(
      numberAt(
        this.s.culture,
        this.match.data.spots.findIndex((entry) => entry.id === spot),
      ),
      this.match.data.culture,
    );
  }

  /** What guards a Territory: a tile, `down`, or `none`. */
  guard(land: string): string {
    return this.named(numberAt(this.s.guards, this.editor.land(land)), this.match.data.civilisations);
  }

  private named(at: number, list: readonly { readonly id: string }[]): string {
    return at === NOTHING ? 'none' : at < 0 ? 'down' : (list[at]?.id as string);
  }

  /** Who controls a Territory, by House, or null. */
  controller(land: string): string | null {
    const seat = readings(this.match).control[this.editor.land(land)] ?? null;
    return seat === null ? null : (this.match.data.houses[this.s.players[seat]?.house as number]?.id as string);
  }

  isContested(land: string): boolean {
    return readings(this.match).contested[this.editor.land(land)] as boolean;
  }

  /** What the seat that is asked might look for and cannot have: key and rule. */
  get blocked(): string[] {
    const { seat } = onlyQuestion(this.match);
    return (this.match.questionDto(seat)?.blocked ?? []).map(({ key, why }) => `${key} ${why.rule}`);
  }

  /** The answers that cannot be taken back, since they reveal something. */
  get commits(): string[] {
    const dto = this.match.questionDto(onlyQuestion(this.match).seat);
    const keys = (dto?.options ?? []).filter(({ commits }) => commits).map(({ key }) => key);
    return dto !== null && 'passCommits' in dto && dto.passCommits ? [...keys, 'pass'] : keys;
  }

  /** How many icons of a Territory are covered. */
  covered(land: string): number {
    return numberAt(this.s.covered, this.editor.land(land)).toString(2).replaceAll('0', '').length;
  }

  /** Answers "pass" until something else than these topics is asked. */
  passing(...topics: readonly string[]): this {
    while (!this.match.over && this.match.waiting.length === 1 && topics.includes(this.asked))
      this.match.answer(onlyQuestion(this.match).seat, 'pass');
    return this;
  }

  /** The names of the events since a number of lines. */
  get events(): string[] {
    return this.match.log.map((line) => line.event);
  }
}

/** A fresh match whose players have chosen their Houses and put their first god back: the first pawn is about to move. */
export function opened(houses: string, options: Options = {}, seed = 'table', pack?: unknown): Scene {
  const list = words(houses);
  const match = Match.start(rules, { seats: list.length, options, seed, ...(pack === undefined ? {} : { pack }) });
  if (!options.randomHouses)
    list.forEach((house, seat) => {
      if (match.waiting.some((waiting) => waiting.seat === seat && waiting.topic === 'house')) match.answer(seatOf(seat), house);
    });
  for (const { seat } of match.waiting.filter(({ topic }) => topic === 'discardGod')) match.give(seat, 0);
  return new Scene(match);
}

/** A bare table: no pieces, tokens, tiles or stocks but those that the test puts there; the first House is to play. */
export function scene(houses: string, phase: string, edit: (e: Editor) => void, options: Options = {}, pack?: unknown): Scene {
  const { match } = opened(houses, options, 'table', pack);
  const checkpoint = match.lastCheckpoint();
  const s = clone(checkpoint.state) as State;
  const editor = new Editor(s, match.data);
  s.first = seatOf(0);
  s.active = seatOf(0);
  s.tiles = match.data.tiles.map((_, tile) => tile);
  s.pieces = s.pieces.map(() => 0);
  s.guards = s.guards.map(() => NOTHING);
  s.culture = s.culture.map(() => NOTHING);
  s.round = 5;
  s.objectives = [0, 1, 2, 3];
  for (const player of s.players) {
    player.stock = [0, 0, 0, 0];
    player.mana = 0;
    player.pawn = 0;
  }
  edit(editor);
  editor.settle();
  const setup = { seats: s.players.length, options, seed: 'table', ...(pack === undefined ? {} : { pack }) };
  const fresh = Match.resume(rules, setup, { ...checkpoint, phase, state: s, chance: 0 });
  return new Scene(fresh);
}
