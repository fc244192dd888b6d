import { levels } from '@pantheon/bots';
import type { Language } from '@pantheon/text';

/** The strengths of bots that players choose from, the weakest first. */
export const botLevels = levels;

/** The strength that is offered first. */
export const USUAL_LEVEL = 'acolyte';

/** A strength in words. */
export const levelName = (id: string, language: Language): string => levels.find((level) => level.id === id)?.name[language] ?? id;
