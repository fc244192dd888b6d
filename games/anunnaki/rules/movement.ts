import {
  allocate,
  at,
  type Blocked,
  choose,
  chooseOrPass,
  numberAt,
  type Ref,
  type Rule,
  type Seat,
  say,
  type Why,
  who,
} from '@pantheon/kernel';
import { type Land, PIECES, type Standing } from '../data/model.ts';
import { abilities } from './abilities.ts';
import { afterlifeSteps, ownsAfterlife } from './artefacts/afterlife.ts';
import { endMovement, free, goneOn, type MovedUnits, standing } from './moved-units.ts';
import { count, foeAt, isAtlantis, isContested, isGuarded, landAt, landsInPlay, playerAt, put, units } from './planets.ts';
import { asLands, blockedAmong, landTopic } from './questions.ts';
import { landRef, pieceRef } from './refs.ts';
import { isBesideHidden } from './reveal.ts';
import { FOLLOWER, type G, type LandId, MAJOR, MINOR, type Piece, SETTLEMENT, type TopicFor, type Visible } from './types.ts';

const FOREIGN_CAPITAL: Why = { rule: 'ANU-4.3', text: say('why.foreignCapital') };
const ATLANTIS_CLOSED: Why = { rule: 'ANU-15.3', text: say('why.atlantisClosed') };
const SOLID_BORDER: Why = { rule: 'ANU-5.4', text: say('why.solidBorder') };
const NO_PORTAL_IN: Why = { rule: 'ANU-5.5', text: say('why.noPortalIn') };

const unitTopic = <K extends 'moveUnit' | 'portalUnit'>(id: K, action: string): TopicFor<K> => ({
  id,
  key: (unit) => unit.key,
  text: (unit, g) => say('option.unit', { piece: pieceRef(unit.piece), land: landRef(g, unit.land) }),
  focus: (unit, g) => [landRef(g, unit.land), pieceRef(unit.piece)],
  action,
  slot: 'unit',
});

/** A question about Territories that a unit may enter, with what awaits it there. */
const targetTopic = <K extends 'moveTo' | 'portalTo'>(id: K, action: string): TopicFor<K> => ({
  ...landTopic(id, action, 'to'),
  preview: ({ index: land }, g, seat) => {
    if (isGuarded(g, land)) return { changes: [say('preview.guard')] };
    const foe = foeAt(g, seat, land);
    return foe === null ? {} : { changes: [say('preview.foe', { seat: who(foe), units: units(g, foe, land) })] };
  },
});

const MOVED_ALREADY: Why = { rule: 'ANU-5.10', text: say('why.movedAlready') };

/** Units of a seat that cannot go, each with the reason. @rules ANU-5.10 */
const staying = (g: G, seat: Seat, over: readonly Standing[], whyNot: (land: LandId) => Why | null): Blocked<Standing>[] =>
  blockedAmong(
    g.data.standings.filter(({ land, piece }) => movers(g, seat).includes(piece) && count(g, seat, land, piece) > 0),
    ({ land, piece }) => whyNot(land) ?? (free(g, seat, land, piece, over) === 0 ? MOVED_ALREADY : null),
  );

/** Why nothing leaves a Territory on foot. @rules ANU-5.2, ANU-5.9, ANU-15.3, ANU-R.12 */
function whyNotLeave(g: G, seat: Seat, land: LandId): Why | null {
  if (isContested(g, seat, land)) return { rule: 'ANU-5.2', text: say('why.mustFight', { land: landRef(g, land) }) };
  return g.s.ending !== null && isAtlantis(g, land) ? ATLANTIS_CLOSED : null;
}

/** Why no Portal opens in a Territory. @rules ANU-5.5 */
const whyNoPortal = (g: G, seat: Seat, land: LandId): Why | null =>
  isAtlantis(g, land) ? { rule: 'ANU-5.5', text: say('why.noPortal') } : whyNotLeave(g, seat, land);

const moveUnit = unitTopic('moveUnit', 'move');
const moveTo = targetTopic('moveTo', 'move');
const portalUnit = unitTopic('portalUnit', 'portal');
const portalTo: TopicFor<'portalTo'> = {
  ...targetTopic('portalTo', 'portal'),
  commits: (land, g) => land !== null && isBesideHidden(g, land.index),
};
const ridersTopic: TopicFor<'riders'> = {
  id: 'riders',
  key: (piece) => at(PIECES, piece),
  text: (piece) => pieceRef(piece),
  focus: (piece) => [pieceRef(piece)],
};

/** Whether the Capital of another player. @rules ANU-4.3 */
const isForeignCapital = (g: G, seat: Seat, land: LandId): boolean => {
  const { kind, house } = landAt(g, land);
  return kind === 'capital' && house !== playerAt(g, seat).house;
};

/** Why a unit may not step from a Territory to the one beside it. @rules ANU-4.3, ANU-5.3, ANU-5.4, ANU-5.9, ANU-15.3, ANU-R.11 */
function whyNotStep(g: G, seat: Seat, from: LandId, to: LandId): Why | null {
  if (isForeignCapital(g, seat, to)) return FOREIGN_CAPITAL;
  if (!isAtlantis(g, to)) return null;
  if (g.s.ending !== null) return ATLANTIS_CLOSED;
  return landAt(g, from).exits.includes(to) ? null : SOLID_BORDER;
}

/** Why no Portal leads into a Territory. @rules ANU-4.3, ANU-5.5, ANU-5.6 */
function whyNoPortalTo(g: G, seat: Seat, to: LandId): Why | null {
  if (isForeignCapital(g, seat, to)) return FOREIGN_CAPITAL;
  return isAtlantis(g, to) ? NO_PORTAL_IN : null;
}

const besideOf = (g: G, land: LandId): readonly LandId[] => landAt(g, land).beside;

/** Where a unit may step from a Territory. @rules ANU-4.2, ANU-5.1 */
export function stepsFrom(g: G, seat: Seat, from: LandId): LandId[] {
  const found: LandId[] = [];
  if (whyNotLeave(g, seat, from) !== null) return found;
  for (const to of besideOf(g, from)) if (whyNotStep(g, seat, from, to) === null) found.push(to);
  return ownsAfterlife(g, seat) ? [...found, ...afterlifeSteps(g, seat, from)] : found;
}

const FIGURES: readonly Piece[] = [FOLLOWER, MINOR, MAJOR];
const FIGURES_AND_SETTLEMENTS: readonly Piece[] = [...FIGURES, SETTLEMENT];

/** Whether there is such a Territory. */
function mayStep(g: G, seat: Seat, from: LandId): boolean {
  if (ownsAfterlife(g, seat)) return stepsFrom(g, seat, from).length > 0;
  if (whyNotLeave(g, seat, from) !== null) return false;
  for (const to of besideOf(g, from)) if (whyNotStep(g, seat, from, to) === null) return true;
  return false;
}

/** The pieces of a seat that move like units. @rules ANU-16.3 */
const movers = (g: G, seat: Seat): readonly Piece[] => (abilities(g, seat).settlementsAreUnits ? FIGURES_AND_SETTLEMENTS : FIGURES);

function unitsThatStep(g: G, seat: Seat, over: readonly Standing[]): Standing[] {
  const found: Standing[] = [];
  const kinds = movers(g, seat);
  for (const land of landsInPlay(g)) {
    if (units(g, seat, land) === 0 || !mayStep(g, seat, land)) continue;
    for (const piece of kinds) if (free(g, seat, land, piece, over) > 0) found.push(standing(g, land, piece));
  }
  return found;
}

/** How many steps a Move action has. @rules ANU-16.36 */
export const stepsIn = (g: Visible, seat: Seat, printed: number): number => printed + abilities(g, seat).moveSteps;

/**
 * A Move action: so many steps, split over units at will; each unit takes all its steps before the next one moves.
 * @rules ANU-5.1, ANU-6.2, ANU-6.3, ANU-R.81
 */
export function* moveAction(g: G, seat: Seat, printed: number): Rule {
  const moved: MovedUnits = { moving: [], over: [] };
  const topic = nextToMove(moved);
  const blocked = (): Blocked<Standing>[] => staying(g, seat, moved.over, (land) => whyNotLeave(g, seat, land));
  for (let left = stepsIn(g, seat, printed); left > 0; left--) {
    const unit = yield* chooseOrPass(seat, topic, unitsThatStep(g, seat, moved.over), { about: { steps: left }, blocked });
    if (unit === null) break;
    if (!moved.moving.includes(unit)) endMovement(g, moved);
    const to = yield* choose(seat, left === 1 ? lastStepInto : stepInto, asLands(g, stepsFrom(g, seat, unit.land)), {
      blocked: () => blockedAmong(asLands(g, besideOf(g, unit.land)), ({ index }) => whyNotStep(g, seat, unit.land, index)),
    });
    const riders = unit.piece === SETTLEMENT ? yield* chooseRiders(g, seat, unit.land, moved.over) : null;
    relocate(g, seat, unit, to.index, riders, 'moved');
    goneOn(g, seat, moved, unit.land, to.index, piecesGone(unit, riders));
  }
  endMovement(g, moved);
}

/** Whoever moves another unit, or none, ends the movement of those under way: what they reveal cannot be taken back. */
const nextToMove = (moved: MovedUnits): TopicFor<'moveUnit'> => ({
  ...moveUnit,
  commits: (unit, g) => (unit === null || !moved.moving.includes(unit)) && moved.moving.some(({ land }) => isBesideHidden(g, land)),
});

/** One into a battle, and the last of all, ends the movement of a unit. */
const stepInto: TopicFor<'moveTo'> = {
  ...moveTo,
  commits: (land, g) =>
    land !== null && isBesideHidden(g, land.index) && (isGuarded(g, land.index) || foeAt(g, g.s.active, land.index) !== null),
};
const lastStepInto: TopicFor<'moveTo'> = { ...moveTo, commits: (land, g) => land !== null && isBesideHidden(g, land.index) };

/** How many units may go through a Portal. @rules ANU-16.27 */
export const unitsThrough = (g: Visible, seat: Seat, printed: number): number => printed + abilities(g, seat).portalUnits;

/**
 * A Portal: up to so many units, each to its own destination; with `together` they all start in one Territory.
 * @rules ANU-5.5, ANU-16.24, ANU-R.36
 */
export function* portalAction(g: G, seat: Seat, printed: number, together = false): Rule {
  const moved: MovedUnits = { moving: [], over: [] };
  let origin = -1;
  for (let left = unitsThrough(g, seat, printed); left > 0; left--) {
    const unit = yield* chooseOrPass(seat, portalUnit, unitsForPortal(g, seat, moved.over, origin), {
      about: { units: left },
      blocked: () => staying(g, seat, moved.over, (land) => whyNoPortal(g, seat, land)),
    });
    if (unit === null) break;
    const to = yield* choose(seat, portalTo, portalTargets(g, seat, unit.land), {
      blocked: () => blockedAmong(asLands(g, landsFor(g, seat)), ({ index }) => whyNoPortalTo(g, seat, index)),
    });
    const riders = unit.piece === SETTLEMENT ? yield* chooseRiders(g, seat, unit.land, moved.over) : null;
    relocate(g, seat, unit, to.index, riders, 'portalled');
    goneOn(g, seat, moved, unit.land, to.index, piecesGone(unit, riders));
    endMovement(g, moved);
    if (together) origin = unit.land;
  }
}

/**
 * Units that a Portal may take: none out of Atlantis or a contested Territory, none twice, be it sent or carried.
 * @rules ANU-5.5, ANU-R.12, ANU-R.82
 */
function unitsForPortal(g: G, seat: Seat, over: readonly Standing[], origin: LandId): Standing[] {
  const found: Standing[] = [];
  const kinds = movers(g, seat);
  for (const land of landsInPlay(g)) {
    if ((origin >= 0 && land !== origin) || units(g, seat, land) === 0 || whyNoPortal(g, seat, land) !== null) continue;
    for (const piece of kinds) if (free(g, seat, land, piece, over) > 0) found.push(standing(g, land, piece));
  }
  return found;
}

/** The Territories that there are for a seat: the Afterlife, the last of all, is its owner's alone. */
const landsFor = (g: G, seat: Seat): readonly LandId[] => (ownsAfterlife(g, seat) ? landsInPlay(g) : landsInPlay(g).slice(0, -1));

/** Where a Portal may lead. */
function portalTargets(g: G, seat: Seat, from: LandId): Land[] {
  const found: Land[] = [];
  for (const land of landsFor(g, seat)) if (land !== from && whyNoPortalTo(g, seat, land) === null) found.push(landAt(g, land));
  return found;
}

/** Moves a unit, and with a Settlement whoever rides along. @rules ANU-16.9 */
function relocate(
  g: G,
  seat: Seat,
  { land: from, piece }: Standing,
  to: LandId,
  riders: readonly number[] | null,
  how: 'moved' | 'portalled',
): void {
  put(g, seat, from, piece, -1);
  put(g, seat, to, piece, 1);
  g.emit(how, { seat: who(seat), piece: at(PIECES, piece), from: landRef(g, from), to: landRef(g, to) });
  if (riders !== null) embark(g, seat, from, to, riders);
  if (piece === MINOR || piece === MAJOR) noteGod(g, to);
  if (isContested(g, seat, to)) g.emitEffect('contested', { seat: who(seat), land: landRef(g, to) });
}

/** The pieces that have gone with a unit, itself included. */
const piecesGone = ({ piece }: Standing, riders: readonly number[] | null): Piece[] =>
  riders === null ? [piece] : [piece, ...RIDERS.flatMap((rider, bin) => Array.from({ length: numberAt(riders, bin) }, () => rider))];

function noteGod(g: G, land: LandId): void {
  if (!g.s.entered.includes(land)) g.s.entered.push(land);
}

const RIDERS: readonly Piece[] = [FOLLOWER, MINOR, MAJOR];

/**
 * A Settlement that moves may take units of its Territory along whose movement is not over, but no other Settlement.
 * @rules ANU-16.9, ANU-R.37
 */
function* chooseRiders(g: G, seat: Seat, from: LandId, over: readonly Standing[]): Rule<readonly number[] | null> {
  const { riders } = abilities(g, seat);
  const caps = RIDERS.map((piece) => Math.min(riders, free(g, seat, from, piece, over)));
  if (caps.every((cap) => cap === 0)) return null;
  return yield* allocate(seat, ridersTopic, RIDERS, { caps, min: 0, max: riders, about: { riders } });
}

function embark(g: G, seat: Seat, from: LandId, to: LandId, riders: readonly number[]): void {
  const aboard: { [piece: Ref]: number } = {};
  RIDERS.forEach((piece, bin) => {
    const n = numberAt(riders, bin);
    if (n === 0) return;
    put(g, seat, from, piece, -n);
    put(g, seat, to, piece, n);
    aboard[pieceRef(piece)] = n;
    if (piece !== FOLLOWER) noteGod(g, to);
  });
  if (Object.keys(aboard).length > 0) g.emitEffect('carried', { seat: who(seat), riders: aboard, to: landRef(g, to) });
}
