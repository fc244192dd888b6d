import type { Migration } from 'kysely';
import * as people from './0001-people.ts';
import * as tables from './0002-tables.ts';
import * as aroundTheMatch from './0003-around-the-match.ts';
import * as notices from './0004-notices.ts';
import * as nodes from './0005-nodes.ts';

/** Every change of the database, oldest first. One that has been released is never edited: the next one mends it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-people': people,
  '0002-tables': tables,
  '0003-around-the-match': aroundTheMatch,
  '0004-notices': notices,
  '0005-nodes': nodes,
};
