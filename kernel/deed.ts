import { type Message, say } from './message.ts';
import type { OptionDto } from './question-dto.ts';

/**
 * What it is to choose an option, as a button says it: by the option's own message, or by the topic where the option is the name of a
 * thing. A game need not have words for it. `battle` is `yes` where dice will fall.
 */
export const deedOf = (topic: string, { text, preview }: OptionDto): Message =>
  typeof text === 'string'
    ? say(`deed.${topic}`, { it: text, battle: preview?.odds === undefined ? 'no' : 'yes' })
    : say(`deed.${text.id}`, text.args);
