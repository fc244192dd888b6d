import { numberAt, type Seat } from '@pantheon/kernel';
import { type G, type Holder, type Land, NOBODY, REFUSE, type Space } from './types.ts';
import { beside, isDry, isSea, shipOwner, touch } from './world.ts';

/**
 * Whether a ship in a sea may carry for the mover: one of the mover's own that has not sailed, or one of somebody who does not refuse
 * from the outset.
 * @rules DIL-7.3, DIL-7.5
 */
export function carries(g: G, mover: Seat, sea: Space): boolean {
  const owner = shipOwner(g, sea);
  if (owner === NOBODY) return false;
  if (owner === mover) return numberAt(g.s.fleet, sea) > numberAt(g.s.sailed, sea);
  return g.s.stance[owner * g.seats.length + mover] !== REFUSE;
}

/**
 * Whether an owner has refused this passage in this turn, so that it may not be asked again. Without warriors one may ask once more.
 * @rules DIL-7.8
 */
export const hasRefused = (g: G, owner: Holder, from: Land, to: Land, armed: boolean): boolean =>
  g.s.refusals.some((refusal) => refusal.owner === owner && refusal.from === from && refusal.to === to && (armed || !refusal.armed));

/** A voyage in search of a chain of ships. */
export interface Voyage {
  readonly mover: Seat;
  readonly from: Land;
  readonly to: Land;
  readonly armed: boolean;
}

/** Whether a sea can be part of the chain of a voyage. */
const serves = (g: G, { mover, from, to, armed }: Voyage, sea: Space): boolean =>
  isSea(g, sea) && carries(g, mover, sea) && (g.s.refusals.length === 0 || !hasRefused(g, shipOwner(g, sea), from, to, armed));

/** Whether a chain of ships leads on to the destination from one of these seas, through seas not used yet. @rules DIL-7.1, DIL-7.2 */
function leadsOn(g: G, voyage: Voyage, starts: readonly Space[], used: readonly Space[]): boolean {
  const seen = new Uint8Array(g.data.spaces.length);
  for (const sea of used) seen[sea] = 1;
  const open: Space[] = [];
  for (const sea of starts) {
    if (seen[sea] === 1 || !serves(g, voyage, sea)) continue;
    seen[sea] = 1;
    open.push(sea);
  }
  for (const sea of open) {
    for (const next of beside(g, sea)) {
      if (next === voyage.to) return true;
      if (seen[next] === 1 || !serves(g, voyage, next)) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return false;
}

/** Whether a chain of ships leads from the origin to the destination. @rules DIL-7.1, DIL-7.2, DIL-7.4 */
export const hasChain = (g: G, voyage: Voyage): boolean => leadsOn(g, voyage, beside(g, voyage.from), []);

/** The seas that can come next in the chain. @rules DIL-7.1 */
export function nextSeas(g: G, voyage: Voyage, chain: readonly Space[]): Space[] {
  const last = chain.at(-1) ?? voyage.from;
  return beside(g, last).filter((sea) => !chain.includes(sea) && serves(g, voyage, sea) && leadsOn(g, voyage, [sea], chain));
}

/** Whether the chain has come to the destination. A longer one would only ask more of more ships. @rules DIL-7.1 */
export const arrives = (g: G, voyage: Voyage, chain: readonly Space[]): boolean => {
  const last = chain.at(-1);
  return last !== undefined && touch(g, last, voyage.to);
};

/** The land spaces that ships could bring the mover's pieces to, leaving aside what has been refused in this turn. */
export function shores(g: G, mover: Seat, from: Land): Land[] {
  const seen = new Uint8Array(g.data.spaces.length);
  const found: Land[] = [];
  const open: Space[] = [];
  seen[from] = 1;
  for (const sea of beside(g, from)) {
    if (!isSea(g, sea) || !carries(g, mover, sea)) continue;
    seen[sea] = 1;
    open.push(sea);
  }
  for (const sea of open) {
    for (const next of beside(g, sea)) {
      if (seen[next] === 1) continue;
      if (isSea(g, next)) {
        if (!carries(g, mover, next)) continue;
        open.push(next);
      } else if (isDry(g, next)) found.push(next);
      seen[next] = 1;
    }
  }
  return found;
}

/**
 * In each sea of the chain where the mover has ships one of them has carried: one that already did, if there is one.
 * @rules DIL-7.3, DIL-7.10
 */
export function tireCarriers(g: G, mover: Seat, chain: readonly Space[]): void {
  for (const sea of chain) if (g.s.fleetOf[sea] === mover && g.s.carried[sea] === 0) g.s.carried[sea] = 1;
}

/** The owners of the other players' ships in a chain, in its order, each once. @rules DIL-7.6, DIL-7.8 */
export function ownersAsked(g: G, mover: Seat, chain: readonly Space[]): Seat[] {
  const owners: Seat[] = [];
  for (const sea of chain) {
    const owner = shipOwner(g, sea);
    if (owner !== NOBODY && owner !== mover && !owners.includes(owner)) owners.push(owner);
  }
  return owners;
}

/** How many ships of a sea may still sail. @rules DIL-7.3 */
export const freshShips = (g: G, sea: Space): number => numberAt(g.s.fleet, sea) - numberAt(g.s.sailed, sea) - numberAt(g.s.carried, sea);
