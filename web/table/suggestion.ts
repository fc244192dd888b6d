import type { QuestionDto } from '@pantheon/kernel';
import type { MessageFormatter } from '@pantheon/text';
import { answerOfDraft, draftOf } from './draft.ts';

/** A whole answer that a question suggests, in words: by its name where the game gives it one. */
export function suggestionWords(speak: MessageFormatter, question: QuestionDto, answer: string): ReturnType<MessageFormatter['answer']> {
  const name = `suggest.${question.topic}.${question.suggest?.indexOf(answer)}`;
  return speak.has(name) ? [speak.id(name)] : speak.answer(answerOfDraft(question, draftOf(question, answer)));
}
