import type { G } from './types.ts';

/** What must always be true. */
export function invariants({ s }: G): string[] {
  const problems: string[] = [];
  if (s.gold.some((gold) => gold < 0)) problems.push('somebody owes gold');
  s.owner.forEach((seat, isle) => {
    if ((seat === null) !== (s.units[isle] === 0)) problems.push(`isle ${isle} has an owner without units, or units without an owner`);
  });
  return problems;
}
