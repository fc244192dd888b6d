import { numberAt } from '@pantheon/kernel';
import { silently } from '../ask.ts';
import { incomes } from '../income.ts';
import { gainCoins } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';

/** Their player collects income once more. @rules CYC-16.14, CYC-R.27 */
export const graeae: CreaturePower = {
  id: 'graeae',
  isPossible: () => true,
  play: (g, faction) =>
    silently(() => {
      const coins = numberAt(incomes(g), faction);
      gainCoins(g, faction, coins);
      g.emitEffect('collected', { who: actor(g, faction), coins });
    }),
};
