import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickDice } from '@pantheon/kernel';
import type { Line, Way } from './line.ts';
import type { TroubleName } from './options.ts';
import type { Station, World } from './world.ts';

/** A trouble: it comes, stays for a while, and is over when its promise is kept. */
type Trouble = (world: World, dice: QuickDice) => Promise<void>;

/** Some seconds, in milliseconds. */
const seconds = (dice: QuickDice, least: number, most: number): number => 1000 * least + dice.below(1000 * (most - least) + 1);

async function killNode(world: World, dice: QuickDice): Promise<void> {
  const station = world.anyStation(dice);
  const { node, at } = station;
  const alsoDatabase = !world.options.troubles.includes('kill-database') && dice.below(5) === 0;
  const over = world.health.disturb(at);
  if (alsoDatabase && world.database.kill()) world.findings.databaseKills++;
  await node.end('SIGKILL');
  world.findings.kills++;
  if (alsoDatabase) await world.database.answers();
  await node.start();
  over();
}

async function freezeNode(world: World, dice: QuickDice): Promise<void> {
  const { node, at } = world.anyStation(dice);
  const over = world.health.disturb(at);
  node.freeze(true);
  await sleep(seconds(dice, 1, 7));
  node.freeze(false);
  over();
}

/** Minutes forwards or backwards; and back, in a later trouble, by another step. */
async function stepClock(world: World, dice: QuickDice): Promise<void> {
  const { setClock } = world.anyStation(dice);
  const sign = dice.below(2) === 0 ? 1 : -1;
  setClock(sign * seconds(dice, 60, 1200));
  await sleep(seconds(dice, 1, 4));
  if (dice.below(2) === 0) setClock(0);
}

async function killDatabase(world: World): Promise<void> {
  const over = world.health.silence(null, 'killed database');
  if (world.database.kill()) world.findings.databaseKills++;
  await world.database.answers();
  over();
}

async function freezeDatabase(world: World, dice: QuickDice): Promise<void> {
  const over = world.health.silence(null, 'frozen database');
  const thaw = world.database.freeze();
  await sleep(seconds(dice, 4, 9));
  thaw();
  over();
}

/** What is full may still be written to in places; but what a node says of itself must be true of what people can do. */
async function fullDisk(world: World, dice: QuickDice): Promise<void> {
  const { database, health } = world;
  await database.fill();
  const over = health.silence(null, 'full disk');
  await sleep(seconds(dice, 5, 9));
  await database.free();
  await database.answers();
  over();
}

async function cut(line: Line): Promise<void> {
  line.cut();
}

async function behave(line: Line, way: Way, ms: number, delay = 0): Promise<void> {
  line.become(way, delay);
  await sleep(ms);
  line.become('open');
}

const atLink = (during: (station: Station, world: World, dice: QuickDice) => Promise<void>): Trouble => {
  return (world, dice) => during(world.anyStation(dice), world, dice);
};

async function silentLink({ link, at }: Station, world: World, dice: QuickDice, way: Way): Promise<void> {
  const over = world.health.silence(at, `${way} link`);
  await behave(link, way, seconds(dice, 4, 12));
  over();
}

async function held(at: number, world: World, task: Promise<void>): Promise<void> {
  const over = world.health.hold(at);
  await task;
  over();
}

/** Connections that nobody tells that they are dead, while new ones are well. Some break in the end, and others never do. */
async function stuckLink({ link, at }: Station, world: World, dice: QuickDice): Promise<void> {
  link.stick();
  await held(at, world, sleep(seconds(dice, 4, 12)));
  if (dice.below(2) === 0) link.cut();
}

/** All of them. */
export const troubles: Readonly<Record<TroubleName, Trouble>> = {
  'kill-node': killNode,
  'freeze-node': freezeNode,
  'step-clock': stepClock,
  'kill-database': killDatabase,
  'freeze-database': freezeDatabase,
  'full-disk': fullDisk,
  'link-cut': atLink(({ link }) => cut(link)),
  'link-silent': atLink((station, world, dice) => silentLink(station, world, dice, 'silent')),
  'link-refused': atLink((station, world, dice) => silentLink(station, world, dice, 'refusing')),
  'link-stuck': atLink(stuckLink),
  'link-slow': atLink(({ link, at }, world, dice) => held(at, world, behave(link, 'slow', seconds(dice, 3, 8), 20 + dice.below(300)))),
  'door-cut': atLink(({ door }) => cut(door)),
  'door-silent': atLink(({ door, at }, world, dice) => held(at, world, behave(door, 'silent', seconds(dice, 2, 9)))),
  'door-slow': atLink(({ door, at }, world, dice) => held(at, world, behave(door, 'slow', seconds(dice, 2, 8), 50 + dice.below(1500)))),
  'door-refused': atLink(({ door, at }, world, dice) => held(at, world, behave(door, 'refusing', seconds(dice, 1, 5)))),
};
