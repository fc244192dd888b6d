import { keyOf, type QuestionDto, QuickDice, questionOfDto, sampleAnswer } from '@pantheon/kernel';

/** An answer that a question takes, by what a client knows of it: a suggested one, or any. */
export function possibleKey(question: QuestionDto, chance: string): string {
  const [suggested] = question.suggest ?? [];
  if (suggested !== undefined && question.legal === undefined) return suggested;
  const known = questionOfDto(question);
  return keyOf(known, sampleAnswer(known, new QuickDice(chance)));
}
