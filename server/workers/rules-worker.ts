import { type Contest, checkContest, levelAnswer, levels } from '@pantheon/bots';
import type { CatalogEntry, GameModule } from '@pantheon/catalog';
import {
  type AnyGame,
  loadPack,
  Match,
  type MatchRecord,
  PACK_BOUNDS,
  PantheonError,
  QuickDice,
  readFile,
  requireSound,
  type Shape,
  schema,
  seatOf,
  sha256,
} from '@pantheon/kernel';
import {
  type Entry,
  type Journal,
  openJournal,
  playRecord,
  readTableFile,
  refusalIn,
  renamePeople,
  type Step,
  TableHost,
  type TableSeat,
  type TableSetup,
} from '@pantheon/table';
import type { Brought, GameFacts, Op, Ops, Refused, UpdateText, UpdateTexts, Watching, WorkerOutcome } from './protocol.ts';
import { playTrial } from './trial-match.ts';

/** The table is not in this thread's memory, or not at the entry that the asker believes. */
class Absent extends Error {
  override readonly name = 'Absent';
}

const PACKS = 20;

/** The chances with which untrusted data is tried out. */
const TRIALS = ['a trial', 'another trial'] as const;
const modestPack = schema.jsonObject(PACK_BOUNDS);

type Handlers = { [K in Op]: (ask: Ops[K]['ask']) => Promise<Ops[K]['reply']> | Ops[K]['reply'] };

/** Runs many tables of all games. It knows no database, no network and no clock. */
export class RulesWorker {
  private readonly catalog: readonly CatalogEntry[];
  private readonly atMost: () => number;
  private readonly modules = new Map<string, GameModule>();
  private readonly packs = new Map<string, unknown>();
  private readonly tables = new Map<string, TableHost>();

  /** `atMost` tells how many milliseconds a bot may think by what is known now. */
  constructor(catalog: readonly CatalogEntry[], atMost: () => number = () => Number.POSITIVE_INFINITY) {
    this.catalog = catalog;
    this.atMost = atMost;
  }

  /** Does what is asked. */
  async handle<K extends Op>(op: K, ask: Ops[K]['ask']): Promise<Ops[K]['reply']> {
    return this.handlers[op](ask);
  }

  /** What an error means to whoever asked. */
  static refusal(error: unknown): Refused {
    if (error instanceof Absent) return { kind: 'absent', code: 'absent', message: error.message };
    const refused = refusalIn(error);
    if (refused !== null) return { kind: 'refused', ...refused };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'fault', code: 'fault', message };
  }

  /** Checks a set-up with untrusted data by playing it for a while, in a process that may die of it. */
  async tryOut({ game, seats, options, pack }: Ops['check']['ask']): Promise<Ops['check']['reply']> {
    const { rules } = await this.module(game);
    modestPack(pack, 'the pack');
    const matches = TRIALS.map((seed) => Match.start<Shape>(rules, { seats, options, seed, pack }));
    matches.forEach((match, at) => {
      requireSound(match);
      playTrial(match, TRIALS[at] as string);
    });
    const { origin } = matches[0] as Match<Shape>;
    return { options: origin.options, packHash: origin.packHash, rules: rules.version };
  }

  private readonly handlers: Handlers = {
    games: async () => Promise.all(this.catalog.map(async ({ id, example }) => facts(await this.module(id), example))),
    check: async ({ game, seats, options, pack }) => {
      const { rules } = await this.module(game);
      const setup = { seats, options, seed: 'a trial', ...(pack === undefined ? {} : { pack }) };
      const { origin } = Match.start<Shape>(rules, setup);
      return { options: origin.options, packHash: origin.packHash, rules: rules.version };
    },
    start: async ({ table, setup, drawn, now, watching }) => {
      const { host, step } = TableHost.create((await this.module(setup.game)).rules, this.shared(setup), now, { drawn });
      this.tables.set(table, host);
      return { outcome: outcomeOf(host, step), updates: updatesFor(table, host, watching, now) };
    },
    import: async ({ brought, seats, now }) => this.import(brought, seats, now),
    contest: async ({ game, contest, record }) => this.contest(game, contest, record),
    open: async ({ table, journal, now }) => {
      const { rules } = await this.module(journal.setup.game);
      const { host, upgraded } = openJournal(rules, { ...journal, setup: this.shared(journal.setup) }, now);
      this.tables.set(table, host);
      if (upgraded === null) return { entries: host.entries, upgraded: null };
      const upgrade = { base: upgraded.base, rules: rules.version };
      return { entries: host.entries, upgraded: { outcome: { ...outcomeOf(host, upgraded.step), upgrade }, why: upgraded.why } };
    },
    verify: async ({ journal }) => {
      const { rules } = await this.module(journal.setup.game);
      try {
        TableHost.replay(rules, journal);
        return { problem: null };
      } catch (error) {
        return { problem: String(error) };
      }
    },
    follow: ({ table, entries }) => {
      const host = this.present(table);
      for (const entry of entries) if (entry.entry > host.entries) host.follow(entry);
      return { entries: host.entries };
    },
    submit: ({ table, entries, command, now, watching }) => {
      const host = this.at(table, entries);
      const { moment, step } = host.submit(command, now);
      return { moment, outcome: step === null ? null : outcomeOf(host, step), updates: updatesFor(table, host, watching, now) };
    },
    update: ({ table, entries, watching, now }) => updatesFor(table, this.at(table, entries), watching, now),
    past: ({ table, entries, viewer, number }) => this.at(table, entries).past(viewer, number),
    imagine: ({ table, entries, person, seed }) => ({ imagined: this.at(table, entries).imagined(person, new QuickDice(seed)) }),
    partial: ({ table, entries, person, chosen }) => this.at(table, entries).partial(person, chosen),
    archive: ({ table, entries }) => {
      const host = this.at(table, entries);
      const { match } = host;
      const seen = [...match.seats, null].map((seat) => ({ ...match.seatView(seat), question: null, waiting: [], canUndo: false }));
      return { sights: seen, record: host.record() };
    },
    due: ({ table, entries }) => this.at(table, entries).due(),
    bot: async ({ table, entries, seat, level, ms }) => {
      const host = this.at(table, entries);
      const { bot } = await this.module(host.setup.game);
      return { key: levelAnswer(host.match, seatOf(seat), level, bot, { seed: host.botSeed, ms, atMost: this.atMost }) };
    },
    chance: ({ table, entries, seat }) => ({ key: this.at(table, entries).anyAnswer(seat) }),
    forget: ({ table }) => {
      this.tables.delete(table);
      return {};
    },
  };

  private async module(id: string): Promise<GameModule> {
    const known = this.modules.get(id);
    if (known !== undefined) return known;
    const entry = this.catalog.find((game) => game.id === id);
    if (entry === undefined) throw new PantheonError('unknown-game', `there is no game "${id}"`);
    const module = await entry.load();
    this.modules.set(id, module);
    return module;
  }

  private present(table: string): TableHost {
    const host = this.tables.get(table);
    if (host === undefined) throw new Absent(`table ${table} is not in memory`);
    return host;
  }

  private at(table: string, entries: number): TableHost {
    const host = this.present(table);
    if (host.entries !== entries) throw new Absent(`table ${table} has ${host.entries} entries here, not ${entries}`);
    return host;
  }

  // Tables with the same data share it, so that it is read once.
  private shared(setup: TableSetup): TableSetup {
    if (setup.pack === undefined) return setup;
    const hash = sha256(JSON.stringify(setup.pack));
    const pack = this.packs.get(hash) ?? setup.pack;
    this.packs.delete(hash);
    this.packs.set(hash, pack);
    const [oldest] = this.packs.keys();
    if (this.packs.size > PACKS && oldest !== undefined) this.packs.delete(oldest);
    return { ...setup, pack };
  }

  private async import(brought: Brought, seats: readonly TableSeat[], now: number): Promise<Ops['import']['reply']> {
    const { host, entries, step } =
      'file' in brought ? await this.importFile(brought.file, seats) : await this.importRecord(brought.record, brought.pace, seats, now);
    const { origin } = host.match;
    requireSound(host.match);
    if (host.setup.pack !== undefined || host.setup.start !== undefined || host.base !== null) playTrial(continued(host), TRIALS[0]);
    return { setup: host.setup, packHash: origin.packHash, base: host.base, entries, outcome: outcomeOf(host, step) };
  }

  private async contest(game: string, contest: Contest, given: MatchRecord): Promise<Ops['contest']['reply']> {
    const record = readFile(JSON.stringify(given));
    if (record.format !== 'pantheon-record') throw new PantheonError('bad-record', 'a position is not a record');
    const { rules, bot } = await this.module(game);
    const found = checkContest(rules, bot, record, contest);
    if ('problem' in found || record.result === null)
      throw new PantheonError('bad-record', 'problem' in found ? found.problem : 'there is no result');
    return { ...found, result: record.result };
  }

  private async importRecord(given: MatchRecord, pace: TableSetup['pace'], seats: readonly TableSeat[], now: number) {
    const record = readFile(JSON.stringify(given));
    if (record.format !== 'pantheon-record') throw new PantheonError('bad-record', 'a position is not a record');
    const { rules } = await this.module(record.game);
    requireSoundStart(rules, record);
    const { host, steps } = playRecord(rules, record, { seats, pace }, now);
    const checkpoint = steps.findLast((step) => step.checkpoint !== null)?.checkpoint ?? null;
    return { host, entries: steps.map(({ entry }) => entry), step: { ...(steps.at(-1) as Step), checkpoint } };
  }

  // The people of the table are those of this server now; who they were elsewhere is told by their seats.
  private async importFile(given: unknown, seats: readonly TableSeat[]) {
    const { journal } = readTableFile(given);
    const { rules } = await this.module(journal.setup.game);
    if (journal.setup.rules !== rules.version)
      throw new PantheonError('foreign-record', `the match was played by version ${journal.setup.rules} of the rules`);
    if (journal.setup.seats.length !== seats.length)
      throw new PantheonError('bad-setup', `the match has ${journal.setup.seats.length} seats`);
    requireSoundStart(rules, { ...journal.setup, seats: seats.length });
    if (journal.base !== null) requireSoundStart(rules, { ...journal.setup, seats: seats.length, start: journal.base.checkpoint });
    const before = (journal.state ?? journal.setup).seats;
    const seatOfPerson = (person: string): number => before.findIndex((seat) => seat.person === person);
    const renamed = seatedAs(
      renamePeople(journal, (person) => seats[seatOfPerson(person)]?.person ?? null),
      seats,
    );
    const host = TableHost.adopt(rules, renamed);
    const step: Step = {
      entry: renamed.entries.at(-1) as Entry,
      checkpoint: host.match.over ? null : host.match.firstCheckpoint(),
      state: host.state,
    };
    return { host, entries: renamed.entries, step };
  }
}

type Beginning = Pick<MatchRecord, 'seats' | 'seed' | 'pack' | 'start'> & Pick<TableSetup, 'options' | 'entropy'>;

// A position that somebody brings is one of the game before anything is played from it.
function requireSoundStart(rules: AnyGame, { start, seats, seed, options, entropy, pack }: Beginning): void {
  if (start === undefined) return;
  const { phase, state, dice } = start;
  if (!Object.hasOwn(rules.phases, phase)) throw new PantheonError('bad-record', `${rules.id} has no phase "${phase}"`);
  const given = { ...(options === undefined ? {} : { options }), ...(entropy === undefined ? {} : { entropy }) };
  requireSound(Match.startFrom(rules, { seats, seed, ...given, ...(pack === undefined ? {} : { pack }) }, { phase, state, dice }));
}

/** Another match in the same position, to be played on without harm. */
function continued({ match, setup }: TableHost): Match<Shape> {
  const { seats, origin, game } = match;
  const { phase, state, dice } = match.lastCheckpoint();
  const { options, pack } = origin;
  return Match.startFrom(game, { seats: seats.length, seed: setup.seed, options, pack }, { phase, state, dice });
}

// Who sits where is decided anew; a bot that stood in for somebody who comes along goes on doing so.
function seatedAs(journal: Journal, seats: readonly TableSeat[]): Journal {
  const { setup, base } = journal;
  const before = base?.state;
  if (base === null || before === undefined) return { ...journal, setup: { ...setup, seats } };
  const state = { ...before, seats: seats.map((seat, at) => ({ ...seat, standIn: before.seats[at]?.standIn ?? null })) };
  return { ...journal, setup: { ...setup, seats }, base: { ...base, state } };
}

const outcomeOf = (host: TableHost, { entry: { lines, ...entry }, checkpoint, state }: Step): WorkerOutcome => ({
  entry,
  lines: JSON.stringify(lines),
  checkpoint: checkpoint === null ? null : JSON.stringify(checkpoint),
  state,
  waiting: host.state.ending === null ? host.match.waiting.map(({ seat }) => seat) : [],
  round: host.round,
  result: host.match.result,
  due: host.due(),
});

const facts = ({ rules, text }: GameModule, example: boolean): GameFacts => ({
  id: rules.id,
  example,
  rules: rules.version,
  players: rules.players,
  options: rules.options,
  packHash: loadPack(rules).hash,
  levels: levels.map(({ id, ms }) => ({ level: id, budget: ms })),
  names: { en: text.catalogues.en['game.name'] ?? rules.id, it: text.catalogues.it['game.name'] ?? rules.id },
});

// Whoever sees the same is sent the same text, which is made once.
function updatesFor(table: string, host: TableHost, watching: readonly Watching[], now: number): UpdateTexts {
  const texts: UpdateText[] = [];
  const made = new Map<string, number>();
  const of = watching.map(({ viewer, since, changes }) => {
    const name = `${host.seatOf(viewer)}/${since}/${changes}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const update = changes ? host.changes(viewer, since, now) : host.update(viewer, since, now);
    texts.push({ kind: 'changed' in update ? 'changes' : 'update', text: JSON.stringify({ table, ...update }) });
    made.set(name, texts.length - 1);
    return texts.length - 1;
  });
  return { texts, of };
}
