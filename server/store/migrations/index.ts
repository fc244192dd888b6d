import type { Migration } from 'kysely';
import { people } from './0001-people.ts';
import { tables } from './0002-tables.ts';
import { aroundTheMatch } from './0003-around-the-match.ts';
import { notices } from './0004-notices.ts';
import { nodes } from './0005-nodes.ts';
import { askedTogether } from './0006-together.ts';
import { worker } from './0007-worker.ts';
import { oneJournal } from './0008-one-journal.ts';
import { guards } from './0009-guards.ts';

/** Every change of the database, oldest first. One that has been released is never edited: the next one mends it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-people': people,
  '0002-tables': tables,
  '0003-around-the-match': aroundTheMatch,
  '0004-notices': notices,
  '0005-nodes': nodes,
  '0006-together': askedTogether,
  '0007-worker': worker,
  '0008-one-journal': oneJournal,
  '0009-guards': guards,
};
