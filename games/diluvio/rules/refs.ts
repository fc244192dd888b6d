import { at, type Message, type Ref, ref, say } from '@pantheon/kernel';
import type { Construction, TravellerData } from '../data/read.ts';
import type { Counts, G, Space } from './types.ts';
import { colourOf, spaceOf } from './world.ts';

export const spaceRef = (g: G, space: Space): Ref => spaceOf(g, space).ref;

export const constructionRef = (what: Construction): Ref =>
  what === 'ship' || what === 'warrior' ? ref('piece', what) : ref('building', what);

/** One of those who travel, for a sentence. */
export const travellerRef = (g: G, { kind, colour }: TravellerData): Ref =>
  kind === 'slave' ? ref('slave', colourOf(g, colour).id) : ref('piece', kind);

/** Workers and warriors for a sentence. */
export function crowdArg(workers: number, warriors: number): Counts {
  const named: Counts = {};
  if (workers > 0) named[ref('piece', 'worker')] = workers;
  if (warriors > 0) named[ref('piece', 'warrior')] = warriors;
  return named;
}

/** Amounts of resources for a sentence. */
export function goodsArg(g: G, amounts: readonly number[]): Counts {
  const named: Counts = {};
  for (const { goods, index } of g.data.resources) {
    const amount = amounts[index] ?? 0;
    if (amount > 0) named[goods] = amount;
  }
  return named;
}

/** A resource as a line for a preview. */
export const goodsText = (g: G, resource: number): Message => say('preview.thing', { thing: at(g.data.resources, resource).goods });
