import type { Catalogue, TopicTexts } from '@pantheon/text';
import type { MareNostrum } from '../rules/types.ts';
import { questions } from './asks.en.ts';
import { log } from './log.en.ts';
import { rest } from './names.en.ts';
import { options } from './options.en.ts';

/** All sentences of Mare Nostrum. */
export const en: Catalogue & TopicTexts<MareNostrum> = { ...questions, ...options, ...log, ...rest };
