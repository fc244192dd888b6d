import type { Answer, GameContext, Question, Seat } from '@pantheon/kernel';
import type { Land, Pact, StarSegment, Tile, WeaponCard } from '../data/model.ts';
import { harvestable, yieldOf } from '../rules/harvest.ts';
import { controller, foeAt, isAtlantis, isGuarded, playerAt } from '../rules/planets.ts';
import { closedBy, cubesLeft, vertexOf } from '../rules/star.ts';
import { canPay } from '../rules/stock.ts';
import type { Anunnaki, Player, Segment } from '../rules/types.ts';
import { handSize } from '../rules/weapon-hand.ts';
import { pactWorth, weaponWorth } from './prospects.ts';
import { turnsToClose } from './routes.ts';

type G = GameContext<Anunnaki>;
type Thumb = (g: G, seat: Seat, option: never) => number;

/** How willingly a question is passed, where others are. */
const PASSES: { readonly [topic: string]: number } = {
  moveUnit: 0.4,
  portalUnit: 0.3,
  harvest: 0.02,
  mana: 0.25,
  extra: 0.02,
  takePact: 0.1,
  arm: 0.05,
  build: 0.05,
  develop: 0.05,
  performImproved: 0.1,
  activate: 0.05,
  marketPay: 0.3,
  marketTake: 0.02,
  redeployFrom: 3,
  placeFrom: 2,
  shiftCrossed: 2,
  shiftFrom: 0.5,
  newCard: 0.1,
  secondCard: 0.3,
  anubis: 0.05,
  freya: 0.5,
  freePact: 0.05,
  scarab: 0.01,
};

/** How good it is for a unit to be in a Territory. */
function landAppeal(g: G, seat: Seat, { index, icons, altars }: Land): number {
  if (isGuarded(g, index)) return handSize(g, seat) > 0 ? (isAtlantis(g, index) ? 0.4 : 1.2) : 0.02;
  if (foeAt(g, seat, index) !== null) return handSize(g, seat) > 0 ? 0.8 : 0.02;
  const worth = 0.5 + 0.4 * icons.length + 0.8 * altars;
  return controller(g, index) === seat ? 0.4 * worth : 1.5 * worth;
}

/** How good it is to move the pawn to a tile: a new cube, and more if it encloses a god. */
function pawnAppeal(g: G, seat: Seat, tile: Tile): number {
  const player = playerAt(g, seat);
  const useful = tile.id.startsWith('harvest') ? 0.4 + 0.5 * Math.min(3, harvestable(g, seat).length) : 1;
  const segment = player.pawn < 0 ? -1 : (g.data.between[player.pawn]?.[vertexOf(g, tile.index)] as number);
  if (segment < 0 || player.cubes & (1 << segment) || cubesLeft(g, player) === 0) return 0.3 * useful;
  const { mana } = g.data.segments[segment] as StarSegment;
  return useful * (2 + mana + 4 * closedBy(g, player, segment).length + (leadsOn(g, player, segment) ? 1 : 0));
}

/** Whether a cube brings a face nearer that can be enclosed soon. */
const leadsOn = (g: G, player: Player, segment: Segment): boolean =>
  g.data.faces.some(({ segments }, at) => segments & (1 << segment) && turnsToClose(g.data, player, at) <= SOON);
const SOON = 3;

const extraAppeal = { summon: 6, 'complete-pact': 5, cornucopia: 0.3, pandora: 1 } as const;
const manaAppeal: { readonly [id: string]: number } = {
  'activate-red': 1,
  'activate-blue': 1,
  arm: 1,
  develop: 1.6,
  settle: 1.6,
  recruit: 1.2,
};

const thumbs: { readonly [topic: string]: Thumb } = {
  pawn: pawnAppeal as Thumb,
  moveTo: landAppeal as Thumb,
  portalTo: landAppeal as Thumb,
  harvest: ((g: G, seat: Seat, land: Land) => yieldOf(g, seat, land) ** 2) as Thumb,
  extra: ((_: G, __: Seat, { id }: { id: keyof typeof extraAppeal }) => extraAppeal[id]) as Thumb,
  mana: ((_: G, __: Seat, action: { id: string } | 'mirror') => (action === 'mirror' ? 0.5 : (manaAppeal[action.id] ?? 1))) as Thumb,
  completePact: pactWorth as Thumb,
  takePact: ((g: G, seat: Seat, pact: Pact) => pactWorth(g, seat, pact) * (canPay(playerAt(g, seat), pact.cost) ? 2 : 0.5)) as Thumb,
  playWeapon: ((_: G, __: Seat, card: WeaponCard | 'no-card') => (card === 'no-card' ? 1 : 1 + card.strength ** 2)) as Thumb,
  newCard: ((_: G, __: Seat, card: WeaponCard) => 1 + card.strength ** 2) as Thumb,
  arm: ((_: G, __: Seat, card: WeaponCard) => Math.max(0.1, weaponWorth(card)) ** 2) as Thumb,
  develop: ((_: G, __: Seat, tile: Tile) => (tile.red ? 2 : 1)) as Thumb,
  build: ((_: G, __: Seat, { altars, icons }: Land) => 1 + altars + 0.3 * icons.length) as Thumb,
};

/** How likely a beginner is to give an answer. */
export function policyPrior(g: G, question: Question, answer: Answer): number {
  const { id } = question.topic;
  if (question.kind === 'allocate') return 1 + (answer as readonly number[]).reduce((sum, n) => sum + n, 0) ** 2;
  if (question.kind === 'pick') {
    const thumb = thumbs[id];
    const picked = (answer as readonly number[]).map((at) => question.options[at]);
    return thumb === undefined
      ? 1 + picked.length
      : picked.reduce<number>((sum, option) => sum + thumb(g, question.seat, option as never), 0);
  }
  if (question.kind !== 'choose') return 1;
  if (answer === question.options.length) return PASSES[id] ?? 1;
  return thumbs[id]?.(g, question.seat, question.options[answer as number] as never) ?? 1;
}
