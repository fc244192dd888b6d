/** A chance as players say it: whole per cents, and never more than certain or less than impossible. */
export const chanceText = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(Math.max(0, Math.min(1, chance)));
