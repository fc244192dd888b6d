import type { Catalogue } from '@pantheon/text';
import { questions } from './asks.en.ts';
import { log } from './log.en.ts';
import { rest } from './names.en.ts';
import { options } from './options.en.ts';

/** All sentences of Mare Nostrum. */
export const en: Catalogue = { ...questions, ...options, ...log, ...rest };
