import type { Catalogue } from '@pantheon/text';
import { challengeIt } from './challenge.it.ts';
import { ladderIt } from './ladder.it.ts';
import { peopleIt } from './people.it.ts';
import { safetyIt } from './safety.it.ts';
import { screensIt } from './screens.it.ts';
import { tableIt } from './table.it.ts';

/** All that the page says. What a table may say comes first, the rest with the first other page. */
export const it: Catalogue = {
  ...tableIt,
  ...screensIt,
  ...challengeIt,
  ...peopleIt,
  ...ladderIt,
  ...safetyIt,
};
