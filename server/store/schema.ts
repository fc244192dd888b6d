import type { MatchRecord, Message, Options, Result, SeatView, StartingPoint, StoredCheckpoint } from '@pantheon/kernel';
import type { Ending, EntryDetail, EntryKind, Pace, StandInReason, TableState } from '@pantheon/table';
import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { ChatRoom, LanguageCode, NoticeSettings, Preferences, WebhookFormat } from '../api/index.ts';
import type { ChallengeTables } from './challenge-schema.ts';
import type { Flag, Made } from './columns.ts';
import type { Hidden, PeopleTables } from './people-schema.ts';
import type { SafetyTables } from './safety-schema.ts';

/** Somebody: a guest, or an account once `login` is set. */
export interface PeopleTable {
  id: string;
  name: string;
  login: string | null;
  /** What the name of an account looks like; `looks_alike` where another account had such a name before that was refused. */
  skeleton: ColumnType<string | null, string | null | undefined, string | null>;
  looks_alike: Flag;
  password: string | null;
  admin: Flag;
  language: LanguageCode;
  preferences: JSONColumnType<Preferences, string | undefined, string>;
  created_at: Made;
  seen_at: Made;
  deleted_at: Date | null;
  hidden: Hidden;
  /** Whether a program plays here, and nobody by hand. */
  program: Flag;
  /** Until when somebody is shut out, and why. */
  banned_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ban_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A signed-in device, or a token of a program. Only the hash of its secret is kept. */
export interface SessionsTable {
  id: string;
  person: string;
  kind: 'device' | 'token';
  hash: Buffer;
  name: string;
  created_at: Made;
  seen_at: Date | null;
  expires_at: Date | null;
}

/** A device on which somebody has signed in, by the hash of its cookie. */
export interface KnownDevicesTable {
  person: string;
  hash: Buffer;
  created_at: Made;
  seen_at: Made;
}

/** Something that somebody did who runs the server. */
export interface AuditTable {
  id: string;
  at: Made;
  admin: string | null;
  act: string;
  table_id: string | null;
  about: string | null;
}

export interface PasskeysTable {
  id: string;
  person: string;
  credential: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Made;
}

export interface CeremoniesTable {
  id: string;
  person: string | null;
  challenge: string;
  name: string | null;
  expires_at: Date;
}

export interface AttemptsTable {
  key: string;
  failures: number;
  until: Date;
}

export type TableStatus = 'waiting' | 'running' | 'finished' | 'frozen';

export interface TablesTable {
  id: string;
  game: string;
  rules: string;
  options: JSONColumnType<Options>;
  pack_hash: string;
  custom_pack: boolean;
  title: string | null;
  status: TableStatus;
  paused: Flag;
  public: boolean;
  spectators: boolean;
  /** Whether players may ask a bot what it would do. */
  advice: Generated<boolean>;
  pace: JSONColumnType<Pace>;
  host: string | null;
  seed: string;
  commitment: string;
  seed_chosen: boolean;
  shuffle_seats: boolean;
  auto_start: boolean;
  entropy: JSONColumnType<readonly string[]>;
  invite: string;
  created_at: Made;
  started_at: Date | null;
  finished_at: Date | null;
  active_at: Made;
  /** How many entries its journal has, and how many of them all may know of. */
  entries: Generated<number>;
  moment: Generated<number>;
  waiting: Generated<number[]>;
  round: JSONColumnType<Message> | null;
  ending: Ending | null;
  result: JSONColumnType<Result> | null;
  /** The table around its match, as its entries tell it; null before the start. */
  state: JSONColumnType<TableState> | null;
  /** The earliest time at which a clock runs out, and the time for which a look at the clocks is already planned. */
  deadline: Date | null;
  alarm: Date | null;
  /** The position that the match began with, where that is not the set-up. */
  start: JSONColumnType<StartingPoint> | null;
  rematch_of: string | null;
  fault: string | null;
  /** The tables of the same seed that it belongs to. */
  series: ColumnType<string | null, string | null | undefined, string | null>;
}

export type SeatKind = 'person' | 'bot' | 'friend' | 'open';

export interface SeatsTable {
  table_id: string;
  seat: number;
  kind: SeatKind;
  /** What the seat becomes again when its person leaves before the start. */
  kept_for: 'friend' | 'open' | null;
  person: string | null;
  level: string | null;
  stand_in: string | null;
  stand_in_because: StandInReason | null;
  entropy: string | null;
  /** Whether the person has said so before the start. */
  ready: Generated<boolean>;
}

/** A program that plays on the ladder of a game, and when it last said that it is here. */
export interface EnginesTable {
  person: string;
  game: string;
  created_at: Made;
  seen_at: Made;
}

/** A table that the server made for programs. */
export interface LadderTablesTable {
  table_id: string;
  game: string;
}

/** One entry of the journal of a table. It is written once and never changed. */
export interface EntriesTable {
  table_id: string;
  entry: number;
  moment: number;
  kind: EntryKind;
  seat: number | null;
  /** An answer by its key; for an undo or a take-back the number of answers to go back to. */
  key: string | null;
  by: 'person' | 'bot' | 'order' | 'server';
  author: string | null;
  request: string | null;
  at: Date;
  /** How many answers stood afterwards, the outcomes of chance that followed, and the hash of the position. */
  number: number;
  chance: number[];
  /** The seats whose sealed answers it completed, in the order in which they were asked. */
  together: number[];
  hash: string;
  /** The log: how many lines stayed, and the new ones. */
  lines_from: number;
  lines: JSONColumnType<readonly object[]>;
  detail: JSONColumnType<EntryDetail> | null;
}

/** The last checkpoint of a running match, and the one that it goes on from since the rules were corrected. */
export interface CheckpointsTable {
  table_id: string;
  moment: number;
  rules: string;
  checkpoint: JSONColumnType<StoredCheckpoint>;
}

export interface BasesTable {
  table_id: string;
  moment: number;
  base: JSONColumnType<object>;
}

/** A match that is over: what each seat sees in the end, spectators last, and the record. No rules are needed to read it. */
export interface ArchivesTable {
  table_id: string;
  sights: JSONColumnType<readonly SeatView[]>;
  record: JSONColumnType<MatchRecord>;
}

export interface PacksTable {
  hash: string;
  game: string;
  pack: JSONColumnType<object>;
  person: string | null;
  created_at: Made;
}

export interface ChatTable {
  id: Generated<number>;
  table_id: string;
  room: ChatRoom;
  person: string;
  seat: number | null;
  text: string;
  request: string;
  at: Made;
}

export interface NotesTable {
  table_id: string;
  person: string;
  text: string;
}

export interface ReportsTable {
  id: string;
  table_id: string;
  person: string | null;
  text: string;
  fault: string | null;
  record: JSONColumnType<object>;
  at: Made;
  closed_at: Date | null;
}

export interface WatchersTable {
  table_id: string;
  person: string;
}

export interface NoticesTable {
  id: Generated<number>;
  person: string;
  kind: 'your-turn' | 'started' | 'finished' | 'proposal' | 'out-of-time' | 'rematch' | 'frozen' | 'looked-at' | 'time-short';
  table_id: string;
  at: Made;
  seen: Flag;
  /** Sent, or not to be sent: read or overtaken before its time came. */
  settled: Flag;
}

export interface NoticeSettingsTable {
  person: string;
  settings: JSONColumnType<NoticeSettings>;
  email: string | null;
  email_confirmed: Flag;
  email_hash: Buffer | null;
  webhook: string | null;
  webhook_format: ColumnType<WebhookFormat, WebhookFormat | undefined, WebhookFormat>;
  /** The hash of the secret address at which deadlines are published. */
  calendar_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  /** The day on which the letter of the day was sent last, in its reader's zone. */
  digest_sent: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Days on which somebody's clocks stand still. */
export interface VacationsTable {
  id: string;
  person: string;
  from_at: Date;
  until_at: Date;
}

export interface DevicesTable {
  id: string;
  person: string;
  endpoint: string;
  keys: JSONColumnType<{ p256dh: string; auth: string }>;
  device: string;
  created_at: Made;
}

export interface NodesTable {
  id: string;
  started_at: Date;
  seen_at: Date;
  sockets: number;
  matches: number;
  /** The name under which it takes jobs. */
  worker: Generated<string | null>;
}

export interface PresenceTable {
  node: string;
  table_id: string;
  person: string;
}

export interface SettingsTable {
  name: string;
  value: JSONColumnType<object>;
}

/** All tables of the database. */
export interface Database extends PeopleTables, ChallengeTables, SafetyTables {
  people: PeopleTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  audit: AuditTable;
  passkeys: PasskeysTable;
  ceremonies: CeremoniesTable;
  attempts: AttemptsTable;
  tables: TablesTable;
  seats: SeatsTable;
  engines: EnginesTable;
  ladder_tables: LadderTablesTable;
  entries: EntriesTable;
  checkpoints: CheckpointsTable;
  bases: BasesTable;
  archives: ArchivesTable;
  packs: PacksTable;
  chat: ChatTable;
  notes: NotesTable;
  reports: ReportsTable;
  watchers: WatchersTable;
  notices: NoticesTable;
  notice_settings: NoticeSettingsTable;
  devices: DevicesTable;
  vacations: VacationsTable;
  nodes: NodesTable;
  presence: PresenceTable;
  settings: SettingsTable;
}

export type PersonRow = Selectable<PeopleTable>;
export type TableRow = Selectable<TablesTable>;
export type SeatRow = Selectable<SeatsTable>;
export type EntryRow = Selectable<EntriesTable>;
export type NewEntry = Insertable<EntriesTable>;
