import { silently } from '../ask.ts';
import { areasFor, placeFigure } from '../creature-actions.ts';
import { actor, at } from '../factions.ts';
import { areaRef, placeAt, sinkFleets } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';

/** Sinks all fleets where it comes, and keeps the area closed. */
export const kraken: CreaturePower = {
  id: 'kraken',
  isPossible: (g, faction) => areasFor(g, faction, 'kraken').length > 0,
  play: (g, faction) => placeFigure(g, faction, 'kraken'),
  mayStand: (g, _owner, area) => !placeAt(g, area).land,
  onArrival: (g, { area }) =>
    silently(() => {
      const n = at(g.s.fleets, area);
      if (n === 0) return;
      const victim = at(g.s.control, area);
      sinkFleets(g, area, n);
      g.emitEffect('sunk', { who: actor(g, victim), n, sea: areaRef(g, area) });
    }),
  closesSea: (_g, figure, sea) => figure.area === sea,
};
