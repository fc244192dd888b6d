import { type Answer, answerOf, isLegal, type Question } from '@pantheon/kernel';

/** The answer that somebody typed, by key or by the numbers shown before the options; null if it is none. */
export function typedAnswer(question: Question, typed: string): Answer | null {
  const byNumber = numbered(
    question,
    typed.split(/[\s,]+/).filter((word) => word !== ''),
  );
  if (byNumber !== null && isLegal(question, byNumber)) return byNumber;
  return answerOf(question, typed);
}

function numbered(question: Question, words: readonly string[]): Answer | null {
  if (words.length === 0 || !words.every((word) => /^\d{1,9}$/.test(word))) return null;
  const numbers = words.map(Number);
  const [first] = numbers as [number, ...number[]];
  switch (question.kind) {
    case 'choose':
      return numbers.length === 1 ? first - 1 : null;
    case 'amount':
      return numbers.length === 1 ? first : null;
    case 'pick':
      return numbers.length === 1 && first === 0 ? [] : numbers.map((number) => number - 1).sort((a, b) => a - b);
    case 'arrange':
      return numbers.map((number) => number - 1);
    case 'allocate':
      return numbers;
  }
}
