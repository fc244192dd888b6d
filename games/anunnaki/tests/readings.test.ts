import { Match, type Seat } from '@pantheon/kernel';
import { lookAlong } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { controller, isContested, landsInPlay } from '../rules/planets.ts';
import { realmOf } from '../rules/realms.ts';
import { cubesLeft } from '../rules/star.ts';
import { tileYields } from '../rules/tiles/index.ts';
import { objectiveValue } from '../rules/tracks.ts';
import type { Anunnaki } from '../rules/types.ts';
import { readings } from './scene.ts';

const ANSWERS = 700;
/** A match is looked at after so many answers, a number that does not fall into step with its players. */
const EVERY = 7;

/** By seat: what the match itself says of its tiles and Objectives. */
const worthIn = (match: Match<Anunnaki>): unknown[] =>
  match.seats.map((seat) => ({
    values: match.s.objectives.map((tile) => objectiveValue(match, seat, tile)),
    yields: match.s.players[seat]?.house === -1 ? [] : tileYields(match, seat, realmOf(match, seat)),
    cubes: cubesLeft(match, match.s.players[seat] as Anunnaki['state']['players'][number]),
  }));

describe('what is read off a view', () => {
  it.each([2, 3, 4])('is what the rules say of the match itself, with %s seats', (seats) => {
    const match = Match.start(rules, { seats, seed: `readings ${seats}` });
    const eyes: (Seat | null)[] = [...match.seats, null];
    let contested = 0;
    lookAlong(match, { seed: seats, answers: ANSWERS, every: EVERY }, () => {
      const lands = landsInPlay(match);
      for (const seat of eyes) {
        const seen = readings(match, seat);
        expect(seen.lands).toEqual(lands);
        expect(lands.map((land) => seen.control[land])).toEqual(lands.map((land) => controller(match, land)));
        expect(lands.map((land) => seen.contested[land])).toEqual(
          lands.map((land) => match.seats.some((other) => isContested(match, other, land))),
        );
        const worth = match.seats.map((other) => ({
          values: seen.objectiveValues[other],
          yields: seen.tileYields[other],
          cubes: seen.cubesLeft[other],
        }));
        expect(worth).toEqual(worthIn(match));
        contested += seen.contested.filter((is) => is).length;
      }
    });
    expect(contested).toBeGreaterThan(0);
  });

  it('finds in every view all that players have, though views keep what did not change', () => {
    const match = Match.start(rules, { seats: 4, seed: 'kept' });
    lookAlong(match, { seed: 'kept', answers: ANSWERS }, () => {
      const { players, pieces, tiles } = rules.view(match, null);
      expect({ players, pieces, tiles }).toEqual({ players: match.s.players, pieces: match.s.pieces, tiles: match.s.tiles });
    });
  });
});
