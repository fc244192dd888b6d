import { PantheonError } from '@pantheon/kernel';

/** The numbers printed on a card or a tile, by what they count. */
export type Figures = { readonly [name: string]: number };

/** A number printed on a card; a card that lacks it is a fault of the data. */
export function printed(figures: Figures, name: string): number {
  const figure = figures[name];
  if (figure === undefined) throw new PantheonError('bad-data', `a card does not say how many ${name}`);
  return figure;
}
