import { levels } from '@pantheon/bots';
import type { LanguageCode } from '@pantheon/text';
import { printedIn } from './words.ts';

/** The strengths of bots that players choose from, the weakest first. */
export const botLevels = levels;

/** The strength that is offered first. */
export const USUAL_LEVEL = 'acolyte';

/** A strength in words. */
export function levelName(id: string, language: LanguageCode): string {
  const level = levels.find((one) => one.id === id);
  return level === undefined ? id : printedIn(level.name, language);
}
