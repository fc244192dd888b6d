import { deedOf, type QuestionDto } from '@pantheon/kernel';
import { type MessageFormatter, plainText } from '@pantheon/text';
import type { Words } from '../app/words.ts';
import { answerOfDraft, type Draft, draftKey } from './draft.ts';
import { passText } from './pass.ts';

/** The longest that the button for it can say in two lines. */
const LONGEST = 48;

/** What giving the answer in the making does, in the words of the button that gives it. */
export function deedText(speak: MessageFormatter, words: Words, question: QuestionDto, draft: Draft): string {
  const deed = wholeDeed(speak, words, question, draft);
  return deed === null || deed.length > LONGEST ? words('act.confirm') : deed;
}

function wholeDeed(speak: MessageFormatter, words: Words, question: QuestionDto, draft: Draft): string | null {
  const key = draftKey(question, draft);
  const confirmed = (what: string): string => words('act.confirmWhat', { what });
  const counted = (it: string): string =>
    speak.has(`deed.${question.topic}`) ? speak.id(`deed.${question.topic}`, { it }) : confirmed(it);
  switch (question.kind) {
    case 'choose': {
      if (key === 'pass') return confirmed(passText(speak, question.topic));
      const option = question.options.find((other) => other.key === key);
      if (option === undefined) return null;
      const deed = deedOf(question.topic, option);
      if (speak.has(deed.id)) return speak.plain(deed);
      return typeof option.text === 'string' ? confirmed(speak.name(option.text)) : speak.plain(option.text);
    }
    case 'amount':
      return key === null ? null : counted(key);
    case 'pick':
    case 'allocate':
      return counted(plainText(speak.answer(answerOfDraft(question, draft))));
    case 'arrange':
      return null;
  }
}
