import type { Store } from '../../store/connect.ts';
import { type Sees, seesOf, type Visibility } from '../harness/truth.ts';

// The database itself notes every change of who may see what, and when entries were written, in the same statement as the change. What
// counts is when that was committed: a node may be stopped in the middle of a transaction, and until it goes on nobody can know of it.
const NOTES = `
  create schema chaos;
  create table chaos.changes (n bigserial primary key, at timestamptz not null default clock_timestamp(), what text, gone boolean, row jsonb);
  create table chaos.written (table_id text, entry int, moment int, kind text, said timestamptz, at timestamptz default clock_timestamp());
  create function chaos.note() returns trigger language plpgsql as $$
    declare whole jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      insert into chaos.changes (what, gone, row) values (tg_table_name, tg_op = 'DELETE', jsonb_build_object(
        'id', whole -> 'id', 'table_id', whole -> 'table_id', 'host', whole -> 'host', 'public', whole -> 'public',
        'spectators', whole -> 'spectators', 'status', whole -> 'status', 'game', whole -> 'game',
        'seat', whole -> 'seat', 'person', whole -> 'person'));
      return null;
    end $$;
  create function chaos.write() returns trigger language plpgsql as $$
    begin
      insert into chaos.written (table_id, entry, moment, kind, said) values (new.table_id, new.entry, new.moment, new.kind, new.at);
      return null;
    end $$;
  create trigger chaos after insert or delete on tables for each row execute function chaos.note();
  create trigger chaos_change after update on tables for each row
    when ((old.host, old.public, old.spectators, old.status) is distinct from (new.host, new.public, new.spectators, new.status))
    execute function chaos.note();
  create trigger chaos after insert or update or delete on seats for each row execute function chaos.note();
  create trigger chaos after insert or delete on watchers for each row execute function chaos.note();
  create trigger chaos after delete on sessions for each row execute function chaos.note();
  create trigger chaos after insert on entries for each row execute function chaos.write();
`;

interface Change {
  readonly at: Date;
  readonly what: 'tables' | 'seats' | 'watchers' | 'sessions';
  readonly gone: boolean;
  readonly row: {
    readonly id: string;
    readonly table_id: string;
    readonly host: string | null;
    readonly public: boolean;
    readonly spectators: boolean;
    readonly status: Visibility['status'];
    readonly game: string;
    readonly seat: number;
    readonly person: string;
  };
}

/** When an entry was written, by the database's clock, and what it says itself. */
export interface Written {
  readonly table_id: string;
  readonly entry: number;
  readonly moment: number;
  readonly kind: string;
  readonly said: Date;
  readonly at: Date;
}

interface Chapter {
  readonly from: number;
  /** Null when the table was gone. */
  readonly visibility: Visibility | null;
}

/** Begins to note what happens. */
export async function noteHistory({ pool }: Store): Promise<void> {
  await pool.query(NOTES);
}

/** Who could see what, at any time of a run. */
export class History {
  readonly written: readonly Written[];
  /** By table, what is played there. */
  readonly games = new Map<string, string>();
  private readonly chapters = new Map<string, Chapter[]>();
  private readonly ends = new Map<string, number>();
  private readonly moments = new Map<string, number>();

  private constructor(changes: readonly Change[], written: readonly Written[]) {
    this.written = written;
    for (const { table_id, moment, at } of written) {
      const name = `${table_id}/${moment}`;
      if (!this.moments.has(name)) this.moments.set(name, at.getTime());
    }
    for (const change of changes) this.apply(change);
  }

  static async read({ pool }: Store): Promise<History> {
    const changes = await pool.query<Change>(
      'select pg_xact_commit_timestamp(xmin) as at, what, gone, row from chaos.changes order by at, n',
    );
    const written = await pool.query<Written>('select * from chaos.written order by table_id, entry');
    return new History(changes.rows, written.rows);
  }

  private apply({ at, what, gone, row }: Change): void {
    const from = at.getTime();
    if (what === 'sessions') {
      this.ends.set(row.person, from);
      return;
    }
    const table = what === 'tables' ? row.id : row.table_id;
    const known = this.chapters.get(table) ?? [];
    this.chapters.set(table, known);
    if (what === 'tables') this.games.set(table, row.game);
    known.push({ from, visibility: after(known.at(-1)?.visibility ?? null, { at, what, gone, row }) });
  }

  /** Everything that somebody was allowed to see of a table at some time between two. */
  sees(table: string, person: string | null, from: number, to: number): Sees[] {
    const chapters = this.chapters.get(table) ?? [];
    const found = new Set<Sees>();
    chapters.forEach(({ from: begin, visibility }, at) => {
      const end = chapters[at + 1]?.from ?? Number.POSITIVE_INFINITY;
      if (begin <= to && end >= from) found.add(visibility === null ? 'nothing' : seesOf(visibility, person));
    });
    return [...found];
  }

  /** Whether a match was over, and all that was said at it open to all, before a time. */
  isOver(table: string, before: number): boolean {
    return (this.chapters.get(table) ?? []).some(({ from, visibility }) => from <= before && visibility?.status === 'finished');
  }

  /** When a moment of a table was written; undefined if it never was. */
  writtenAt(table: string, moment: number): number | undefined {
    return this.moments.get(`${table}/${moment}`);
  }

  /** When somebody's session ended, if it did. */
  endOf(person: string | null): number | null {
    return person === null ? null : (this.ends.get(person) ?? null);
  }

  has(table: string): boolean {
    return this.chapters.has(table);
  }
}

function after(before: Visibility | null, { what, gone, row }: Change): Visibility | null {
  if (what === 'tables') {
    if (gone) return null;
    const { host, public: open, spectators, status } = row;
    return { host, public: open, spectators, status, seats: before?.seats ?? new Map(), watchers: before?.watchers ?? new Set() };
  }
  if (before === null) return null;
  if (what === 'watchers') {
    const others = [...before.watchers].filter((person) => person !== row.person);
    return { ...before, watchers: new Set(gone ? others : [...others, row.person]) };
  }
  const seats = new Map(before.seats);
  if (gone) seats.delete(row.seat);
  else seats.set(row.seat, row.person);
  return { ...before, seats };
}
