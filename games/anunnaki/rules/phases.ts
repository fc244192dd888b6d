import { at, type Phases, ruleFault, seatOf, who } from '@pantheon/kernel';
import { takeAdditionalAction } from './additional.ts';
import { scarab } from './artefacts/scarab.ts';
import { takeArtefact } from './atlantis.ts';
import { beginBattle, contestedLands, fight } from './battle/index.ts';
import { resolveCulture, surrounded } from './culture.ts';
import { takeManaAction } from './mana.ts';
import { playerAt } from './planets.ts';
import { chooseHouse, dealGods, discardGods, makeReady } from './setup.ts';
import { movePawn, tileUnder } from './star.ts';
import { performTile } from './tiles/index.ts';
import type { Anunnaki, G } from './types.ts';

/** The set-up, then turn after turn in five phases, then the end. @rules ANU-3.1, ANU-R.39, ANU-R.74 */
export const phases = {
  *houses(g) {
    return (yield* chooseHouse(g)) ? 'houses' : 'deal';
  },
  // biome-ignore lint/correctness/useYield: a phase is a rule, and here nobody is asked
  *deal(g) {
    g.s.step = 'gods';
    dealGods(g);
    return g.options.firstGameGods ? 'ready' : 'gods';
  },
  *gods(g) {
    yield* discardGods(g);
    return 'ready';
  },
  // biome-ignore lint/correctness/useYield: a phase is a rule, and here nobody is asked
  *ready(g) {
    makeReady(g);
    return beginTurn(g);
  },
  *pawn(g) {
    yield* movePawn(g, g.s.active);
    g.s.step = 'action';
    return 'action';
  },
  *action(g) {
    const tile = tileUnder(g, playerAt(g, g.s.active));
    yield* performTile(g, g.s.active, at(g.data.tiles, tile));
    g.s.step = 'mana';
    return 'mana';
  },
  *mana(g) {
    const taken = yield* takeManaAction(g, g.s.active);
    if (taken && g.s.manaLeft > 0) return 'mana';
    g.s.step = 'extra';
    return 'extra';
  },
  *extra(g) {
    if (yield* takeAdditionalAction(g, g.s.active)) return 'extra';
    g.s.step = 'battle';
    return 'battles';
  },
  *battles(g) {
    const lands = contestedLands(g, g.s.active);
    if (lands.length > 0) {
      yield* beginBattle(g, g.s.active, lands);
      return g.s.battle === null ? 'battles' : 'battle';
    }
    g.s.step = 'culture';
    return 'culture';
  },
  *battle(g) {
    yield* fight(g);
    return g.s.choosesArtefact === null ? 'battles' : 'artefact';
  },
  *artefact(g) {
    const { choosesArtefact } = g.s;
    if (choosesArtefact === null) throw ruleFault('nobody has conquered Atlantis');
    yield* takeArtefact(g, choosesArtefact);
    return 'battles';
  },
  *culture(g) {
    const open = surrounded(g);
    if (open.length === 0) return endTurn(g);
    yield* resolveCulture(g, g.s.active, open);
    return 'culture';
  },
  *finish(g) {
    yield* scarab(g);
    return null;
  },
} satisfies Phases<Anunnaki>;

function beginTurn(g: G): 'pawn' {
  const { s } = g;
  s.step = 'pawn';
  s.used = 0;
  s.manaLeft = 1;
  s.manaDiscount = 0;
  s.manaTaken = -1;
  s.entered = [];
  if (s.fought?.attacker === s.active) s.fought = null;
  if (s.active === s.first) {
    s.round++;
    g.heading('round', { n: s.round });
  }
  g.heading('turn', { seat: who(s.active) });
  return 'pawn';
}

/** The next player's turn, or the end once all have had the same number of turns. @rules ANU-15.2, ANU-R.62 */
function endTurn(g: G): 'pawn' | 'finish' {
  const { s } = g;
  const next = seatOf((s.active + 1) % g.seats.length);
  const roundOver = next === s.first;
  const limit = roundOver && g.options.roundLimit !== 'none' && s.round >= g.options.roundLimit;
  if (roundOver && (s.ending !== null || limit)) {
    if (s.ending === null) g.emit('roundLimit', { n: s.round });
    s.step = 'end';
    return 'finish';
  }
  s.active = next;
  return beginTurn(g);
}
