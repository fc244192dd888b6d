import { at, numberAt, type Preview, type Seat, say, who } from '@pantheon/kernel';
import { goodsArg } from './refs.ts';
import type { G } from './types.ts';
import { ruleSet, stockOf } from './world.ts';

/** One unit of a resource for one of another. */
export interface Exchange {
  readonly give: number;
  readonly take: number;
}

/** Whoever has so many of a kind can spare one. */
const SPARE = 2;

/**
 * How likely an exchange is between two who build with as many kinds as they can: each should get a kind of which it has less than it gives,
 * best one that it lacks, and spare what it gives. 0 if one of them has no reason to agree.
 */
function chanceOf({ give, take }: Exchange, own: readonly number[], other: readonly number[]): number {
  const [mine, wanted] = [numberAt(own, give), numberAt(own, take)];
  const [theirs, needed] = [numberAt(other, take), numberAt(other, give)];
  if (mine < SPARE || theirs < SPARE || wanted >= mine - 1 || needed >= theirs - 1) return 0;
  return (wanted === 0 ? 100 : 0) + (needed === 0 ? 50 : 0) + Math.min(mine - wanted, theirs - needed);
}

/** The exchange to which another player would most likely agree, or null if none suggests itself. */
export function likelyExchange(g: G, seat: Seat, to: Seat): Exchange | null {
  const [own, other] = [stockOf(g, seat), stockOf(g, to)];
  const kinds = ruleSet(g).resources;
  let best: Exchange | null = null;
  let most = 0;
  for (let give = 0; give < kinds; give++)
    for (let take = 0; take < kinds; take++) {
      const chance = give === take ? 0 : chanceOf({ give, take }, own, other);
      if (chance <= most) continue;
      most = chance;
      best = { give, take };
    }
  return best;
}

/** Of some kinds one of a certain kind, as amounts. */
export const oneOf = (kinds: number, kind: number): number[] => Array.from({ length: kinds }, (_, other) => (other === kind ? 1 : 0));

/** What to offer a player, and why it may please. */
export function likelyPreview(g: G, seat: Seat, to: Seat): Preview {
  const exchange = likelyExchange(g, seat, to);
  if (exchange === null) return {};
  const { give, take } = exchange;
  const stock = stockOf(g, to);
  const kinds = g.data.resources.length;
  const held = (kind: number) =>
    goodsArg(
      g,
      stock.map((count, other) => (other === kind ? count : 0)),
    );
  return {
    changes: [
      say('preview.likely', {
        seat: who(to),
        give: goodsArg(g, oneOf(kinds, give)),
        take: goodsArg(g, oneOf(kinds, take)),
        held: held(take),
        own: held(give),
        what: at(g.data.resources, give).goods,
        lacks: numberAt(stock, give) === 0,
      }),
    ],
  };
}
