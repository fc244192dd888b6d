import { type AllocateQuestion, isLegal, type PickQuestion, type Question, type Topic } from '@pantheon/kernel';
import type { PartCheck } from './session.ts';

const keyOfOption = (question: PickQuestion | AllocateQuestion, index: number): string =>
  (question.topic as Topic<unknown>).key(question.options[index]);

/** What may be added to a part of a pick or an allocation. Every key that is chosen so far is listed, as often as it is chosen. */
export function checkPart(question: Question, chosen: readonly string[]): PartCheck {
  if (question.kind === 'pick') return checkPick(question, chosen);
  if (question.kind === 'allocate') return checkAllocation(question, chosen);
  return { whole: false, open: [] };
}

function checkPick(question: PickQuestion, chosen: readonly string[]): PartCheck {
  const indices = question.options.map((_, index) => index);
  const taken = indices.filter((index) => chosen.includes(keyOfOption(question, index)));
  const free = indices.filter((index) => !taken.includes(index));
  const mayAdd = (index: number): boolean => {
    if (taken.length >= question.max) return false;
    if (!question.fits) return true;
    const together = [...taken, index].sort((a, b) => a - b);
    const rest = free.filter((other) => other !== index);
    return question.fits(
      together.map((at) => question.options[at]),
      rest.map((at) => question.options[at]),
    );
  };
  return { whole: isLegal(question, taken), open: free.filter(mayAdd).map((index) => keyOfOption(question, index)) };
}

function checkAllocation(question: AllocateQuestion, chosen: readonly string[]): PartCheck {
  const counts = question.options.map((_, index) => chosen.filter((key) => key === keyOfOption(question, index)).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const open = counts.flatMap((count, bin) =>
    total < question.max && count < (question.caps[bin] as number) ? [keyOfOption(question, bin)] : [],
  );
  return { whole: isLegal(question, counts), open };
}
