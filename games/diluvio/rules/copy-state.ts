import { copyEach } from '@pantheon/kernel';
import type { Offer, Refusal, State } from './types.ts';

/** A copy of the state that shares nothing with it. */
export const copyState = (s: State): State => ({
  ...s,
  colour: s.colour.slice(),
  workers: s.workers.slice(),
  tiredWorkers: s.tiredWorkers.slice(),
  warriors: s.warriors.slice(),
  tiredWarriors: s.tiredWarriors.slice(),
  fleet: s.fleet.slice(),
  fleetOf: s.fleetOf.slice(),
  sailed: s.sailed.slice(),
  carried: s.carried.slice(),
  fanatics: s.fanatics.slice(),
  trees: s.trees.slice(),
  bare: s.bare.slice(),
  fate: s.fate.slice(),
  lastController: s.lastController.slice(),
  opening: s.opening.slice(),
  mines: s.mines.slice(),
  dolmen: s.dolmen.slice(),
  monument: s.monument.slice(),
  wonder: s.wonder.slice(),
  port: s.port.slice(),
  barracks: s.barracks.slice(),
  granary: s.granary.slice(),
  stock: s.stock.slice(),
  goneWorkers: s.goneWorkers.slice(),
  goneWarriors: s.goneWarriors.slice(),
  stance: s.stance.slice(),
  stanceChanged: s.stanceChanged.slice(),
  refusals: copyEach(s.refusals, copyRefusal),
  offers: copyEach(s.offers, copyOffer),
  offersMade: s.offersMade.slice(),
  trading: s.trading.slice(),
  rise: s.rise && { ...s.rise, freed: s.rise.freed.slice() },
});

const copyRefusal = (refusal: Refusal): Refusal => ({ ...refusal });

/** A copy of an offer. */
export const copyOffer = (offer: Offer): Offer => ({
  ...offer,
  give: offer.give.slice(),
  take: offer.take.slice(),
  declined: offer.declined.slice(),
});
