import { sha256, sha256Words } from './sha256.ts';

/** A source of chance. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`, each equally likely. */
  below(sides: number): number;
  /** A source that continues exactly as this one would. */
  copy(): Dice;
}

/** How far a source of chance has come, as JSON. */
export interface SealedDiceState {
  readonly seed: string;
  readonly word: number;
}

/** A whole number below `sides` from a stream of 32-bit words, without bias. */
function unbiased(sides: number, next: () => number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (;;) {
    const word = next();
    if (word < limit) return small(word % sides);
  }
}

/** The same number as a small integer: the rest of a large word is none to the engine, and lists that get it turn into slower ones. */
const small = (outcome: number): number => (outcome < 0x4000_0000 ? outcome | 0 : outcome);

/**
 * The dice of a match: SHA-256 of the seed and a counter. Nobody can tell the next number from the earlier ones, and whoever is
 * given the seed at the end can check all of them.
 */
export class SealedDice implements Dice {
  private readonly seed: string;
  private word: number;
  private block: Int32Array | null = null;

  constructor(state: SealedDiceState) {
    this.seed = state.seed;
    this.word = state.word;
  }

  below(sides: number): number {
    return unbiased(sides, () => {
      const at = this.word & 7;
      if (at === 0 || this.block === null) this.block = sha256Words(`${this.seed}/${this.word >> 3}`);
      this.word++;
      return (this.block[at] as number) >>> 0;
    });
  }

  copy(): SealedDice {
    const copy = new SealedDice({ seed: this.seed, word: this.word });
    copy.block = this.block;
    return copy;
  }

  save(): SealedDiceState {
    return { seed: this.seed, word: this.word };
  }
}

/** Fast dice for simulations, bots and tests: sfc32. Not for matches, whose future nobody may compute. */
export class QuickDice implements Dice {
  private a: number;
  private b: number;
  private c: number;
  private d = 1;

  constructor(seed: string | number | QuickDice) {
    if (typeof seed === 'object') {
      this.a = seed.a;
      this.b = seed.b;
      this.c = seed.c;
      this.d = seed.d;
      return;
    }
    const words = sha256Words(`quick/${seed}`);
    this.a = words[0] as number;
    this.b = words[1] as number;
    this.c = words[2] as number;
  }

  private next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  below(sides: number): number {
    if (sides <= 1) return 0;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    for (;;) {
      const word = this.next();
      if (word < limit) return small(word % sides);
    }
  }

  copy(): QuickDice {
    return new QuickDice(this);
  }
}

/** Puts a list in random order, in place. */
export function shuffle<T>(dice: Pick<Dice, 'below'>, list: T[]): T[] {
  const swap = typeof list[0] === 'number' ? swapNumbers : swapThings;
  for (let last = list.length - 1; last > 0; last--) swap(list, last, dice.below(last + 1));
  return list;
}

function swapThings<T>(list: T[], one: number, other: number): void {
  const thing = list[one] as T;
  list[one] = list[other] as T;
  list[other] = thing;
}

/** Apart from things: the engine makes lists alike that are written in one place, and a list of whole numbers would be none any more. */
function swapNumbers<T>(list: T[], one: number, other: number): void {
  const number = list[one] as T;
  list[one] = list[other] as T;
  list[other] = number;
}

/** The seed that the dice run on: the host's secret and whatever the players added to it. */
export const mixedSeed = (seed: string, entropy: readonly string[]): string => sha256(['pantheon', seed, ...entropy].join('\n'));

/** What the chance of bots runs on: nobody knows it before the end, and a bot answers the same wherever it is asked. */
export const botSeedOf = (seed: string): string => sha256(`bot/${seed}`);

/** What is shown when a match starts, so that the seed shown at its end can be checked. */
export const commitment = (seed: string): string => sha256(`pantheon seed\n${seed}`);
