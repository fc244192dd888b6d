import components from './components.json' with { type: 'json' };
import { cardsOf } from './read.ts';

/** What the rules of a card go by in words. */
interface Card {
  readonly id: string;
  readonly effect: { readonly en: string };
}

const printed: ReadonlyMap<string, string> = new Map(cardsOf<Card>(components).map(({ id, effect }) => [id, effect.en]));

/** Whether a hero or wonder does what is printed on that of the box: another data pack may have rewritten it. */
export const isAsPrinted = ({ id, effect }: Card): boolean => printed.get(id) === effect.en;
