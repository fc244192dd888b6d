import type { Catalogue } from '@pantheon/text';
import { challengeEn } from './challenge.en.ts';
import { ladderEn } from './ladder.en.ts';
import { peopleEn } from './people.en.ts';
import { safetyEn } from './safety.en.ts';
import { screensEn } from './screens.en.ts';
import { tableEn } from './table.en.ts';

/** All that the page says. What a table may say comes first, the rest with the first other page. */
export const en: Catalogue = {
  ...tableEn,
  ...screensEn,
  ...challengeEn,
  ...peopleEn,
  ...ladderEn,
  ...safetyEn,
};
