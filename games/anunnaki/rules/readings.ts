import { at, oncePerView, type Seat, seatOf } from '@pantheon/kernel';
import { landsInPlay, playerAt } from './planets.ts';
import { type Survey, survey } from './realms.ts';
import { closedCount, cubesLeft, placesOnWay } from './star.ts';
import { tileYields } from './tiles/index.ts';
import { objectiveValue } from './tracks.ts';
import type { Data, LandId, Segment, TileYield, View, Visible } from './types.ts';

/** Where the pawn of a player may go on the star: by tile, the segment that gets a cube, or -1, and how many gods that encloses. */
export interface Ways {
  readonly places: readonly Segment[];
  readonly closes: readonly number[];
}

/** What follows from what a seat sees: worked out by the same rules as in a match when somebody asks, and once only. */
export class Readings {
  private readonly g: Visible;
  private knownSurvey: Survey | null = null;
  private knownValues: readonly (readonly number[])[] | null = null;
  private knownYields: readonly (readonly TileYield[])[] | null = null;
  private knownWays: readonly Ways[] | null = null;

  constructor(view: View, data: Data) {
    this.g = { s: view, data, seats: view.players.map((_, seat) => seatOf(seat)) };
  }

  private get survey(): Survey {
    this.knownSurvey ??= survey(this.g);
    return this.knownSurvey;
  }

  /** By Territory: who controls it, or null. */
  get control(): readonly (Seat | null)[] {
    return this.survey.control;
  }

  /** By Territory: whether it is contested. */
  get contested(): readonly boolean[] {
    return this.survey.contested;
  }

  /** The Territories in play. */
  get lands(): readonly LandId[] {
    return landsInPlay(this.g);
  }

  /** By seat: what the Objectives are worth now. */
  get objectiveValues(): readonly (readonly number[])[] {
    this.knownValues ??= this.g.seats.map((seat) => objectiveValues(this.g, seat, this.survey));
    return this.knownValues;
  }

  /** By seat and tile: what the action would give now; nothing before there is a House. */
  get tileYields(): readonly (readonly TileYield[])[] {
    this.knownYields ??= this.g.seats.map((seat) =>
      playerAt(this.g, seat).house < 0 ? [] : tileYields(this.g, seat, at(this.survey.realms, seat)),
    );
    return this.knownYields;
  }

  /** By seat: where its pawn may go. */
  get ways(): readonly Ways[] {
    this.knownWays ??= this.g.seats.map((seat) => waysOf(this.g, seat));
    return this.knownWays;
  }

  /** By seat: the fewest turns in which it could place its last cube. */
  get cubesLeft(): readonly number[] {
    return this.g.s.players.map((player) => cubesLeft(this.g, player));
  }

  /** By seat: turns that are surely left, or null while nothing has brought the end about. */
  get turnsLeft(): number[] | null {
    return this.g.s.ending === null ? null : turnsLeft(this.g);
  }
}

/** The readings of a view. */
export const readingsOf = oncePerView((view: View, data: Data) => new Readings(view, data));

const objectiveValues = (g: Visible, seat: Seat, { realms }: Survey): number[] =>
  g.s.objectives.map((tile) => objectiveValue(g, seat, tile, at(realms, seat)));

function waysOf(g: Visible, seat: Seat): Ways {
  const player = playerAt(g, seat);
  const places = placesOnWay(g, player);
  return { places, closes: places.map((segment) => (segment < 0 ? 0 : closedCount(g, player, segment))) };
}

/** Who still has a turn before the end, the present one included. */
function turnsLeft({ s, seats }: Visible): number[] {
  const place = (seat: number): number => (seat - s.first + seats.length) % seats.length;
  return seats.map((seat) => (s.step !== 'end' && place(seat) >= place(s.active) ? 1 : 0));
}
