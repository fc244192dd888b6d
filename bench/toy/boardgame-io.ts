import { createRequire } from 'node:module';
import { QuickDice } from '@pantheon/kernel';
import type { Game } from 'boardgame.io';
import type { INVALID_MOVE } from 'boardgame.io/core';
import { allowed, type Choice, carryOut, choices, holdings, type Lands, opening, TURNS } from './lands.ts';

const SEATS = 4;

/** boardgame.io as its users write for it: one move, which refuses what is not allowed; a turn of one move; an end after so many turns. */
function gameOf(invalid: typeof INVALID_MOVE): Game<Lands> {
  return {
    name: 'lands',
    disableUndo: true,
    setup: ({ ctx }) => opening(ctx.numPlayers),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      act: ({ G, ctx, random }, choice: Choice) => {
        const seat = Number(ctx.currentPlayer);
        if (!allowed(G, seat, choice)) return invalid;
        carryOut(G, seat, choice, (sides) => random.Die(sides) - 1);
        return undefined;
      },
    },
    endIf: ({ G, ctx }) => (ctx.turn > TURNS ? { held: holdings(G, ctx.numPlayers) } : undefined),
  };
}

/** Plays one game with random legal choices; returns how many decisions it took and who held what. */
export type PlayOne = (seed: number) => { decisions: number; held: number[] };

/**
 * The two ways to run it: through its local client, as an application does, and by its bare reducer, the fastest there is. It is loaded
 * late, so that it finds itself in production, where it checks less.
 */
export function boardgameIo(): { client: PlayOne; reducer: PlayOne } {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
  const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');
  const game = gameOf(INVALID_MOVE);

  const reducer: PlayOne = (seed) => {
    const dice = new QuickDice(seed);
    const seeded = { ...game, seed: String(seed) };
    const reduce = CreateGameReducer({ game: seeded });
    let state = InitializeGame({ game: seeded, numPlayers: SEATS });
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const open = choices(state.G, Number(playerID));
      const choice = open[dice.below(open.length)];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'act', args: [choice], playerID, credentials: undefined } } as never);
      decisions++;
    }
    return { decisions, held: state.ctx.gameover.held };
  };

  const client: PlayOne = (seed) => {
    const dice = new QuickDice(seed);
    const table = Client({ game: { ...game, seed: String(seed) }, numPlayers: SEATS, debug: false });
    let decisions = 0;
    for (let state = table.getState(); state !== null && state.ctx.gameover === undefined; state = table.getState()) {
      const open = choices(state.G, Number(state.ctx.currentPlayer));
      table.moves.act?.(open[dice.below(open.length)]);
      decisions++;
    }
    return { decisions, held: table.getState()?.ctx.gameover.held };
  };

  return { client, reducer };
}
