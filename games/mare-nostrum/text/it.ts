import type { Catalogue } from '@pantheon/text';
import { questions } from './asks.it.ts';
import { log } from './log.it.ts';
import { rest } from './names.it.ts';
import { options } from './options.it.ts';

/** All sentences of Mare Nostrum. */
export const it: Catalogue = { ...questions, ...options, ...log, ...rest };
