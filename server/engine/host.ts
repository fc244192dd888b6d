import { levels } from '@pantheon/bots';
import { loadPack, Match, type MatchRecord, PantheonError, readFile, type Shape, sha256 } from '@pantheon/kernel';
import type { GameModule, Shelved } from '@pantheon/shelf';
import type { Action, Journal, JournalSetup, Outcome } from './journal.ts';
import { LiveMatch } from './live-match.ts';
import type { GameFacts, Op, Ops, Refused, Shown, Viewer } from './protocol.ts';

/** The match is not in this thread's memory, or not at the moment that the asker believes. */
class Absent extends Error {
  override readonly name = 'Absent';
}

const PACKS = 20;

type Handlers = { [K in Op]: (ask: Ops[K]['ask']) => Promise<Ops[K]['reply']> | Ops[K]['reply'] };

/** Runs the rules of all games for many matches. It knows no database, no network and no clock. */
export class Host {
  private readonly shelf: readonly Shelved[];
  private readonly modules = new Map<string, GameModule>();
  private readonly packs = new Map<string, unknown>();
  private readonly matches = new Map<string, LiveMatch>();

  constructor(shelf: readonly Shelved[]) {
    this.shelf = shelf;
  }

  /** Does what is asked. */
  async handle<K extends Op>(op: K, ask: Ops[K]['ask']): Promise<Ops[K]['reply']> {
    return this.handlers[op](ask);
  }

  /** What an error means to whoever asked. */
  static refusal(error: unknown): Refused {
    if (error instanceof Absent) return { kind: 'absent', code: 'absent', message: error.message };
    if (error instanceof PantheonError && error.code !== 'rule-fault') return { kind: 'refused', code: error.code, message: error.message };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'fault', code: 'fault', message };
  }

  private readonly handlers: Handlers = {
    games: async () => Promise.all(this.shelf.map(async ({ id, example }) => facts(await this.module(id), example))),
    check: async ({ game, seats, options, pack }) => {
      const { rules } = await this.module(game);
      const setup = { seats, options, seed: 'a trial', ...(pack === undefined ? {} : { pack }) };
      const { origin } = Match.start<Shape>(rules, setup);
      return { options: origin.options, packHash: origin.packHash, rules: rules.version };
    },
    start: async ({ table, setup, at, viewers }) => {
      const { live, outcome } = LiveMatch.start(await this.module(setup.game), this.shared(setup), at);
      this.matches.set(table, live);
      return { outcome, shown: show(live, viewers) };
    },
    import: ({ table, record, at }) => this.importRecord(table, record, at),
    open: ({ table, journal, at }) => this.open(table, journal, at),
    verify: async ({ journal }) => {
      const module = await this.module(journal.setup.game);
      try {
        LiveMatch.replay(module, journal);
        return { problem: null };
      } catch (error) {
        return { problem: String(error) };
      }
    },
    follow: ({ table, entries }) => {
      const live = this.present(table);
      for (const entry of entries) if (entry.moment > live.moment) live.redo(entry);
      return { moment: live.moment };
    },
    enter: ({ table, moment, action, viewers }) => {
      const live = this.at(table, moment);
      const outcome = live.enter(action);
      return { outcome, shown: show(live, viewers) };
    },
    look: ({ table, moment, viewers }) => ({ shown: show(this.at(table, moment), viewers) }),
    past: ({ table, moment, seat, number }) => ({ sight: JSON.stringify(this.at(table, moment).past(seat, number)) }),
    part: ({ table, moment, seat, chosen }) => ({ part: JSON.stringify(this.at(table, moment).part(seat, chosen)) }),
    record: ({ table, moment }) => ({ record: JSON.stringify(this.at(table, moment).record()) }),
    order: ({ table, moment, seat, orders }) => ({ found: this.at(table, moment).byOrder(seat, orders) }),
    understand: ({ table, moment, plan }) => {
      this.at(table, moment).understand(plan);
      return {};
    },
    bot: ({ table, moment, seat, level, seed }) => ({ key: this.at(table, moment).byBot(seat, level, seed) }),
    chance: ({ table, moment, seat, seed }) => ({ key: this.at(table, moment).byChance(seat, seed) }),
    forget: ({ table }) => {
      this.matches.delete(table);
      return {};
    },
  };

  private async module(id: string): Promise<GameModule> {
    const known = this.modules.get(id);
    if (known !== undefined) return known;
    const shelved = this.shelf.find((game) => game.id === id);
    if (shelved === undefined) throw new PantheonError('unknown-game', `there is no game "${id}"`);
    const module = await shelved.load();
    this.modules.set(id, module);
    return module;
  }

  private present(table: string): LiveMatch {
    const live = this.matches.get(table);
    if (live === undefined) throw new Absent(`table ${table} is not in memory`);
    return live;
  }

  private at(table: string, moment: number): LiveMatch {
    const live = this.present(table);
    if (live.moment !== moment) throw new Absent(`table ${table} stands at ${live.moment} here, not at ${moment}`);
    return live;
  }

  // Matches with the same data share it, so that it is read once.
  private shared(setup: JournalSetup): JournalSetup {
    if (setup.pack === undefined) return setup;
    const hash = sha256(JSON.stringify(setup.pack));
    const pack = this.packs.get(hash) ?? setup.pack;
    this.packs.delete(hash);
    this.packs.set(hash, pack);
    const [oldest] = this.packs.keys();
    if (this.packs.size > PACKS && oldest !== undefined) this.packs.delete(oldest);
    return { ...setup, pack };
  }

  private async open(table: string, journal: Journal, at: string): Promise<Ops['open']['reply']> {
    const module = await this.module(journal.setup.game);
    const shared = { ...journal, setup: this.shared(journal.setup) };
    const found = journal.setup.rules === module.rules.version ? replayed(module, shared) : `the rules are now ${module.rules.version}`;
    if (typeof found !== 'string') {
      this.matches.set(table, found);
      return { moment: found.moment, upgraded: null };
    }
    const { live, outcome, base } = LiveMatch.upgrade(module, shared, at);
    this.matches.set(table, live);
    return { moment: live.moment, upgraded: { outcome, base, rules: module.rules.version, why: found } };
  }

  private async importRecord(table: string, given: MatchRecord, at: string): Promise<Ops['import']['reply']> {
    const record = readFile(JSON.stringify(given));
    if (record.format !== 'pantheon-record') throw new PantheonError('bad-record', 'a position is not a record');
    const module = await this.module(record.game);
    const { rules } = module;
    const { hash } = loadPack(rules, record.pack ?? rules.pack);
    if (record.rules !== rules.version)
      throw new PantheonError('foreign-record', `the match was played by version ${record.rules} of the rules`);
    if (hash !== record.packHash) throw new PantheonError('foreign-record', 'the match was played with other component data');
    const { seats, options, seed, entropy, pack, start } = record;
    const optional = { ...(pack === undefined ? {} : { pack }), ...(start === undefined ? {} : { start }) };
    const setup: JournalSetup = { game: record.game, rules: rules.version, seats, options, seed, entropy, ...optional };
    const { live, outcome } = LiveMatch.start(module, this.shared(setup), at);
    const answers = [...record.answers, ...record.pending].map(([seat, key]): Action => ({ kind: 'answer', seat, key, by: 'server', at }));
    const outcomes: Outcome[] = [outcome, ...answers.map((action) => live.enter(action))];
    if (outcomes.at(-1)?.entry.hash !== record.hash)
      throw new PantheonError('bad-record', 'the record does not lead to the position that it names');
    this.matches.set(table, live);
    return { setup, outcomes };
  }
}

// Entries that the rules of today do not repeat are no reason to give up: the last checkpoint is.
function replayed(module: GameModule, journal: Journal): LiveMatch | string {
  try {
    return LiveMatch.open(module, journal);
  } catch (error) {
    if (journal.checkpoint === null) throw error;
    return String(error);
  }
}

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

const show = (live: LiveMatch, viewers: readonly Viewer[]): Shown[] =>
  viewers.map(({ seat, since }) => {
    const look = live.look(seat, since);
    return {
      seat,
      since: look.since,
      moment: look.moment,
      sight: JSON.stringify(look.sight),
      log: JSON.stringify(look.log),
      happened: JSON.stringify(look.happened),
    };
  });
