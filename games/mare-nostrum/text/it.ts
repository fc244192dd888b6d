import type { Catalogue } from '@pantheon/text';
import { log } from './it-log.ts';
import { options } from './it-options.ts';
import { questions } from './it-questions.ts';
import { rest } from './it-rest.ts';

/** All sentences of Mare Nostrum. */
export const it: Catalogue = { ...questions, ...options, ...log, ...rest };
