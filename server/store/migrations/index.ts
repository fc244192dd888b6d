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
import { ratings } from './0010-ratings.ts';
import { playerPages } from './0011-player-pages.ts';
import { recoveries } from './0012-recoveries.ts';
import { challenges } from './0013-challenges.ts';
import { seekers } from './0014-seekers.ts';
import { series } from './0015-series.ts';
import { safety } from './0016-safety.ts';
import { comfort } from './0017-comfort.ts';
import { ready } from './0018-ready.ts';
import { signOuts } from './0019-sign-outs.ts';
import { engines } from './0020-engines.ts';
import { recount } from './0021-recount.ts';
import { programs } from './0022-programs.ts';
import { advice } from './0023-advice.ts';
import { tablesInPlace } from './0024-tables-in-place.ts';

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
  '0010-ratings': ratings,
  '0011-player-pages': playerPages,
  '0012-recoveries': recoveries,
  '0013-challenges': challenges,
  '0014-seekers': seekers,
  '0015-series': series,
  '0016-safety': safety,
  '0017-comfort': comfort,
  '0018-ready': ready,
  '0019-sign-outs': signOuts,
  '0020-engines': engines,
  '0021-recount': recount,
  '0022-programs': programs,
  '0023-advice': advice,
  '0024-tables-in-place': tablesInPlace,
};
