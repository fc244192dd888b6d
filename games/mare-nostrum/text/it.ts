import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { MareNostrum } from '../rules/types.ts';
import { questions } from './asks.it.ts';
import { log } from './log.it.ts';
import { rest } from './names.it.ts';
import { options } from './options.it.ts';

/** All sentences of Mare Nostrum. */
export const it: Catalogue & TopicTexts<MareNostrum> = { ...questions, ...options, ...log, ...rest };
