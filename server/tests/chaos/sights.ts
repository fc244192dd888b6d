import { catalog } from '@pantheon/catalog';
import type { AnyGame } from '@pantheon/kernel';
import type { Store } from '../../store/connect.ts';
import { faulty } from '../fixtures/faulty.ts';
import { type Sees, Truth, wrongInTable, wrongInUpdate } from '../harness/truth.ts';
import type { History } from './history.ts';
import type { Witnessed } from './watchers.ts';
import type { World } from './world.ts';

/** Between somebody's signing out and the last node's hearing of it, in milliseconds: so long a node waits for another one to confirm it. */
const SIGNING_OUT = 3000;

/** Looks at everything that anybody received: whether it was theirs to see when it was made, and whether it was the truth. */
export async function judgeSights(world: World, store: Store, history: History, witnessed: readonly Witnessed[]): Promise<void> {
  const byTable = new Map<string, Witnessed[]>();
  for (const one of witnessed) {
    const list = byTable.get(one.heard.table) ?? [];
    list.push(one);
    byTable.set(one.heard.table, list);
  }
  for (const [table, list] of byTable) {
    const truth = await truthOf(store, history, table, list);
    for (const one of list) judge(world, history, truth, one);
  }
}

async function truthOf({ db }: Store, history: History, table: string, list: readonly Witnessed[]): Promise<Truth | null> {
  const updates = new Set(list.flatMap(({ heard }) => (heard.type === 'update' ? [`${heard.seen.moment}/${heard.seen.seat}`] : [])));
  if (updates.size === 0) return null;
  const game = await rulesOf(history.games.get(table) ?? '');
  const truth = new Truth(game, (moment, seat) => updates.has(`${moment}/${seat}`));
  await truth.follow(db, table);
  return truth;
}

const loaded = new Map<string, AnyGame>();

async function rulesOf(id: string): Promise<AnyGame> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const { rules } = await ([...catalog, faulty].find((game) => game.id === id) ?? faulty).load();
  loaded.set(id, rules);
  return rules;
}

/** The time at which something can have been made at the earliest: an update of a moment not before that moment. */
function earliest(world: World, history: History, { node, from, at, heard }: Witnessed): number {
  const begun = Number.isNaN(from) ? world.health.earliest(node, at) : from;
  const moment = heard.type === 'update' ? heard.seen.moment : heard.type === 'table' ? heard.moment : 0;
  const written = moment === 0 ? 0 : (history.writtenAt(heard.table, moment) ?? 0);
  return Math.max(begun, written, heard.type === 'chat' ? heard.said : 0);
}

/**
 * As whom something may have been received. Whoever has signed out is nobody in particular to a request or a socket that comes with what
 * is left of the session; a socket that stood before has to be closed, and nothing may come on it.
 */
function eyesOf({ person, at, opened }: Witnessed, end: number | null, from: number): (string | null)[] {
  if (end === null || end > at) return [person];
  const wasOpen = opened !== null && opened < end;
  if (end + SIGNING_OUT >= from) return wasOpen ? [person] : [person, null];
  return wasOpen ? [] : [null];
}

function judge(world: World, history: History, truth: Truth | null, one: Witnessed): void {
  const { person, at, heard, node } = one;
  world.findings.judged++;
  const from = earliest(world, history, one);
  const end = history.endOf(person);
  const as = eyesOf(one, end, from);
  const allowed = as.flatMap((who) => history.sees(heard.table, who, Math.min(from, at), at));
  const wrong = (why: string): void =>
    world.wrong(
      'foreign',
      `${why}: ${heard.type} of ${heard.table} for ${person} on node ${node}, ${wayOf(one)} (may be ${allowed.join(', ')})`,
    );
  if (as.length > 0 && allowed.every((sees) => sees === 'nothing')) wrong('may see nothing');
  if (as.length === 0) wrong(`signed out ${Math.round(at - (end ?? at))} ms before`);
  for (const why of wrongIn(heard, allowed, truth, history, at)) wrong(why);
}

const wayOf = ({ from, at, heard }: Witnessed): string =>
  `${Number.isNaN(from) ? 'on a socket' : `by a request of ${Math.round(at - from)} ms`} at ${new Date(at).toISOString()}${heard.type === 'update' ? `, moment ${heard.seen.moment}` : ''}`;

function wrongIn(heard: Witnessed['heard'], allowed: readonly Sees[], truth: Truth | null, history: History, at: number): string[] {
  switch (heard.type) {
    case 'update':
      return truth === null ? [] : wrongInUpdate(heard.seen, allowed, truth);
    case 'table':
      return wrongInTable({ me: { seat: heard.seat, host: heard.host }, invite: heard.hasLink ? 'a link' : null }, allowed);
    case 'chat':
      return heard.room === 'spectators' && !allowed.includes('spectator') && !history.isOver(heard.table, at)
        ? ['what spectators say']
        : [];
    case 'presence':
      return [];
  }
}
