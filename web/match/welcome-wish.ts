import type { SampleWish } from './sample-moment.ts';

/** Who sits at the table that a newcomer sees. */
export const WELCOME_SEATS = 4;

/** The match on the first page: far enough for the board to be full of things, with its last moves to step through. */
export const welcomeWish = (game: string): SampleWish => ({ game, seats: WELCOME_SEATS, seed: 'welcome', answers: 145, keep: 12 });
