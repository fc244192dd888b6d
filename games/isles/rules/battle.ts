import { add, chooseOrPass, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { isleRef } from './refs.ts';
import { neighbours } from './ring.ts';
import type { G, Isle, TopicFor } from './types.ts';

const retreatTopic: TopicFor<'retreat'> = {
  id: 'retreat',
  key: String,
  text: (isle, g) => isleRef(g, isle),
  focus: (isle, g) => [isleRef(g, isle)],
};

interface Battle {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly isle: Isle;
  readonly units: number;
}

/** Fights until one side is gone or the defender retreats; returns how many attackers are left. @rules ISL-4.1, ISL-4.2 */
export function* battle(g: G, { attacker, defender, isle, units }: Battle): Rule<number> {
  let attacking = units;
  while (attacking > 0) {
    const defending = numberAt(g.s.units, isle);
    const roll = 1 + g.below(g.data.dieSides);
    const against = 1 + g.below(g.data.dieSides);
    const attackerWins = roll + attacking > against + defending;
    const loser = attackerWins ? defender : attacker;
    g.emitEffect('fought', { attacker: who(attacker), defender: who(defender), isle: isleRef(g, isle), roll, against, loser: who(loser) });
    if (!attackerWins) {
      attacking--;
      continue;
    }
    g.s.units[isle] = defending - 1;
    if (defending === 1) return attacking;
    const refuge = yield* chooseOrPass(defender, retreatTopic, refuges(g, defender, isle));
    if (refuge === null) continue;
    add(g.s.units, refuge, defending - 1);
    g.s.units[isle] = 0;
    g.emitEffect('retreated', { seat: who(defender), isle: isleRef(g, refuge) });
    return attacking;
  }
  return 0;
}

const refuges = (g: G, seat: Seat, isle: Isle): Isle[] => neighbours(g, isle).filter((other) => g.s.owner[other] === seat);
