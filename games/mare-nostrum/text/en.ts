import type { Catalogue } from '@pantheon/text';
import { log } from './en-log.ts';
import { options } from './en-options.ts';
import { questions } from './en-questions.ts';
import { rest } from './en-rest.ts';

/** All sentences of Mare Nostrum. */
export const en: Catalogue = { ...questions, ...options, ...log, ...rest };
