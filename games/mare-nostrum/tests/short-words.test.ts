import { loadPack } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { words } from '../board/words.ts';
import { isAsPrinted } from '../data/as-printed.ts';
import { rules } from '../rules/index.ts';

const { cards } = loadPack(rules).data;
const isShort = (id: string): boolean => id.startsWith('short.');

describe('the short words on the faces of cards', () => {
  it('tell of cards that there are, in each language of the same', () => {
    const short = Object.keys(words.en).filter(isShort);
    expect(short.length).toBeGreaterThan(0);
    expect(Object.keys(words.it).filter(isShort).sort()).toEqual([...short].sort());
    const known = new Set(cards.map(({ id }) => `short.${id}`));
    expect(short.filter((id) => !known.has(id))).toEqual([]);
  });

  it('stand for what is printed on the cards of the box alone', () => {
    expect(cards.every(isAsPrinted)).toBe(true);
    expect(cards.map(({ id }) => isAsPrinted({ id, effect: { en: 'Does something else.' } }))).not.toContain(true);
  });
});
