import { numberAt } from '@pantheon/kernel';
import { silently } from '../ask.ts';
import { areasFor, placeFigure } from '../creature-actions.ts';
import { sinkFleets } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor, areaRef } from '../refs.ts';

/** Sinks all fleets where it comes, and lets none move in. */
export const kraken: CreaturePower = {
  id: 'kraken',
  isPossible: (g, faction) => areasFor(g, faction, 'kraken').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'kraken'),
  ground: 'sea',
  /** @rules CYC-16.23 */
  onArrival: (g, { area }) =>
    silently(() => {
      const n = numberAt(g.s.fleets, area);
      if (n === 0) return;
      const victim = numberAt(g.s.control, area);
      sinkFleets(g, area, n);
      g.emitEffect('sunk', { who: actor(g, victim), n, sea: areaRef(g, area) });
    }),
  /** @rules CYC-16.24, CYC-R.23 */
  closesSea: (_g, figure, sea) => figure.area === sea,
};
