import { setTimeout as sleep } from 'node:timers/promises';
import { type QuickDice, shuffle } from '@pantheon/kernel';
import { count } from './findings.ts';
import type { TroubleName } from './options.ts';
import { troubles } from './troubles.ts';
import type { World } from './world.ts';

/** Where troubles come from: those of one front come one after the other, the fronts beside each other. */
const FRONTS: readonly (readonly TroubleName[])[] = [
  ['kill-node', 'freeze-node', 'step-clock'],
  ['kill-database', 'freeze-database', 'full-disk', 'link-cut', 'link-silent', 'link-stuck', 'link-slow', 'link-refused'],
  ['door-cut', 'door-silent', 'door-slow', 'door-refused'],
];
/** Among other troubles nobody waits long for answers before the next one. */
const SHORT = 2500;

/** What happens to the world, until it has happened for long enough. */
export async function blow(world: World): Promise<void> {
  const { options, database } = world;
  const end = Date.now() + options.minutes * 60_000;
  const wanted = options.troubles.filter((name) => name !== 'full-disk' || database.hasDisk);
  const fronts = FRONTS.map((front) => front.filter((name) => wanted.includes(name))).filter((front) => front.length > 0);
  const patience = fronts.length === 1 ? options.patience : SHORT;
  await Promise.all(fronts.map((front, at) => new Front(world, front, world.dice(`front ${at}`), patience).last(end)));
  for (const { setClock } of world.stations) setClock(0);
  world.isCalm = true;
}

class Front {
  private readonly world: World;
  private readonly kinds: readonly TroubleName[];
  private readonly dice: QuickDice;
  private readonly patience: number;
  /** Every kind comes once before one comes again. */
  private deck: TroubleName[] = [];

  constructor(world: World, kinds: readonly TroubleName[], dice: QuickDice, patience: number) {
    this.world = world;
    this.kinds = kinds;
    this.dice = dice;
    this.patience = patience;
  }

  async last(end: number): Promise<void> {
    const { findings, options } = this.world;
    while (Date.now() < end && findings.kills < options.kills) {
      await this.untilAnswers(1 + this.dice.below(options.calm));
      if (Date.now() >= end) return;
      const name = this.next();
      count(findings.troubles as Record<string, number>, name);
      const began = Date.now();
      await troubles[name](this.world, this.dice);
      this.world.say(`${name} for ${Date.now() - began} ms; ${findings.acknowledged} acknowledged by now`);
    }
  }

  private next(): TroubleName {
    if (this.deck.length === 0) this.deck = shuffle(this.dice, [...this.kinds]);
    return this.deck.pop() as TroubleName;
  }

  // Waits for so many more answers, and a moment longer, so that the trouble comes in the middle of whatever follows.
  private async untilAnswers(answers: number): Promise<void> {
    const { findings } = this.world;
    const enough = findings.acknowledged + answers;
    const deadline = Date.now() + this.patience;
    while (findings.acknowledged < enough && Date.now() < deadline) await sleep(5);
    await sleep(this.dice.below(100));
  }
}
