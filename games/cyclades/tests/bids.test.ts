import { keyByOrder } from '@pantheon/kernel';
import { onlyQuestion } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { GodId } from '../data/schema.ts';
import { asked, blockedBy, happened, open, play, type Stage, scene, seat } from './scene.ts';

const PURPLE = 0;
const YELLOW = 1;
const BLUE = 2;

/** An auction with these gods; turn order is that of the factions. */
const auction = (build: (stage: Stage) => void, gods: GodId[] = ['zeus', 'ares'], setup: Parameters<typeof scene>[1] = {}) =>
  scene(
    (stage) => {
      const { s } = stage;
      s.gods = [...gods, ...(['athena', 'hera', 'poseidon', 'zeus', 'ares'] as GodId[]).filter((god) => !gods.includes(god))];
      s.turnOrder = s.turnOrder.map((_, faction) => faction);
      s.step = 0;
      stage.coins(...s.coins.map(() => 30));
      build(stage);
    },
    { phase: 'offerings', ...setup },
  );

/** Puts a pawn on the board. */
const pawn = (stage: Stage, faction: number, god: GodId, bid: number): void => {
  stage.s.pawnGod[faction] = god;
  stage.s.pawnBid[faction] = bid;
};

describe('offerings', () => {
  it('E-3 CYC-7.2 CYC-7.3 CYC-7.4 CYC-7.5 CYC-7.6 CYC-7.11 CYC-7.12 the auction of the rulebook', () => {
    const match = auction(() => undefined);
    play(match, 'bid=zeus:3');
    expect(asked(match)).toBe(`${YELLOW} bid`);
    expect(open(match)).not.toContain('zeus:3');
    play(match, 'bid=zeus:5');
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(open(match).some((key) => key.startsWith('zeus'))).toBe(false);
    expect(blockedBy(match, 'zeus:1')).toBe('CYC-7.4');
    play(match, 'bid=ares:1');
    expect(asked(match)).toBe(`${BLUE} bid`);
    play(match, 'bid=ares:7');
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(open(match)).toContain('zeus:7');
    expect(open(match)).not.toContain('zeus:5');
    expect(open(match).some((key) => key.startsWith('ares'))).toBe(false);
    play(match, 'bid=zeus:7');
    expect(asked(match)).toBe(`${YELLOW} bid`);
    play(match, 'bid=apollo:0');
    expect(match.s.coins).toEqual([23, 30, 23]);
    expect(match.s.pawnGod).toEqual(['zeus', 'apollo', 'ares']);
  });

  it('CYC-7.1 CYC-R.1 the open gods and Apollo take bids, each from one faction', () => {
    const match = auction(() => undefined);
    expect(new Set(open(match).map((key) => key.split(':')[0]))).toEqual(new Set(['zeus', 'ares', 'apollo']));
  });

  it('CYC-7.2 CYC-7.9 a god has nine spaces up to 25, Apollo one for nothing', () => {
    const match = auction(() => undefined);
    expect(open(match).filter((key) => key.startsWith('zeus'))).toEqual([1, 3, 5, 7, 10, 13, 16, 20, 25].map((space) => `zeus:${space}`));
    expect(open(match).filter((key) => key.startsWith('apollo'))).toEqual(['apollo:0']);
  });

  it('CYC-7.7 Apollo is closed once taken', () => {
    const match = auction(() => undefined);
    play(match, 'bid=apollo:0');
    expect(open(match)).not.toContain('apollo:0');
    expect(blockedBy(match, 'apollo:0')).toBe('CYC-7.7');
  });

  it('T-1 CYC-7.12 priestesses cut the price, never below nothing, and are not spent', () => {
    const match = auction((stage) => stage.coins(2).priestesses(4));
    play(match, 'bid=zeus:3', 'bid=ares:1', 'bid=apollo:0');
    expect(match.s.coins[PURPLE]).toBe(2);
    expect(match.s.priestesses[PURPLE]).toBe(4);
  });

  it('T-2 CYC-7.8 CYC-7.13 CYC-R.3 a bid must be payable, priestesses counted', () => {
    const match = auction((stage) => stage.coins(4).priestesses(3));
    expect(open(match)).toEqual(['zeus:1', 'zeus:3', 'zeus:5', 'zeus:7', 'ares:1', 'ares:3', 'ares:5', 'ares:7', 'apollo:0']);
    expect(blockedBy(match, 'zeus:10')).toBe('CYC-7.8');
    expect(() => match.answer(seat(PURPLE), 'zeus:10')).toThrow(/not among the answers/);
  });

  it('T-3 CYC-7.10 CYC-R.2 CYC-22.6 the penniless take the first space of an empty god and pay what is left', () => {
    const match = auction((stage) => {
      pawn(stage, BLUE, 'apollo', 0);
      pawn(stage, YELLOW, 'ares', 3);
      stage.s.turnOrder = [BLUE, YELLOW, PURPLE];
      stage.s.step = 2;
      stage.coins(0);
    });
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(open(match)).toEqual(['zeus:1']);
    play(match, 'bid=zeus:1');
    expect(match.s.coins[PURPLE]).toBe(0);
    expect(match.s.pawnGod[PURPLE]).toBe('zeus');
  });

  it('CYC-7.10 such a pawn can be displaced like any other', () => {
    const match = auction((stage) => {
      pawn(stage, BLUE, 'apollo', 0);
      stage.s.turnOrder = [BLUE, PURPLE, YELLOW];
      stage.s.step = 1;
      stage.coins(0);
    });
    expect(open(match)).toEqual(['zeus:1', 'ares:1']);
    play(match, 'bid=zeus:1');
    expect(open(match)).toContain('zeus:3');
    play(match, 'bid=zeus:3');
    expect(open(match)).toEqual(['ares:1']);
  });

  it('T-4 CYC-7.6 only the god lost last is barred', () => {
    const match = auction(() => undefined, ['hera', 'ares', 'zeus'], { seats: 4 });
    play(match, 'bid=hera:1', 'bid=hera:3');
    expect(open(match).some((key) => key.startsWith('hera'))).toBe(false);
    play(match, 'bid=ares:1', 'bid=ares:3');
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(open(match)).toContain('hera:5');
    expect(open(match).some((key) => key.startsWith('ares'))).toBe(false);
  });

  it('CYC-7.14 CYC-R.70 open bids: whoever cannot pay loses half, nobody pays, and the auction is held again with payable bids', () => {
    const match = auction((stage) => stage.coins(5, 30, 30), ['zeus', 'ares'], { options: { overbids: 'punished' } });
    expect(open(match)).toContain('zeus:25');
    play(match, 'bid=zeus:25', 'bid=ares:5', 'bid=apollo:0');
    expect(match.s.coins).toEqual([3, 30, 30]);
    expect(happened(match)).toContain('auctionAgain');
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(match.s.pawnGod).toEqual([null, null, null]);
    expect(open(match)).toEqual(['zeus:1', 'zeus:3', 'ares:1', 'ares:3', 'apollo:0']);
    play(match, 'bid=zeus:3', 'bid=ares:5', 'bid=apollo:0');
    expect(match.s.coins).toEqual([0, 25, 30]);
    expect(match.s.repeated).toBe(false);
  });

  it('CYC-7.15 CYC-R.71 with the option nobody takes Apollo twice running, unless nothing else is left', () => {
    const options = { apollo: 'notTwice' };
    const match = auction(
      (stage) => {
        stage.s.lastApollo = PURPLE;
      },
      ['zeus', 'ares'],
      { options },
    );
    expect(open(match)).not.toContain('apollo:0');
    expect(blockedBy(match, 'apollo:0')).toBe('CYC-7.15');
    play(match, 'bid=zeus:1');
    expect(open(match)).toContain('apollo:0');
    const last = auction(
      (stage) => {
        stage.s.lastApollo = PURPLE;
        pawn(stage, BLUE, 'zeus', 5);
        pawn(stage, YELLOW, 'ares', 5);
        stage.s.turnOrder = [BLUE, YELLOW, PURPLE];
        stage.s.step = 2;
        stage.coins(3);
      },
      ['zeus', 'ares'],
      { options },
    );
    expect(open(last)).toEqual(['apollo:0']);
  });

  it('CYC-22.5 every displacement raises a bid, so the auction ends', () => {
    const match = auction(() => undefined);
    let bids = 0;
    while (match.waiting[0]?.topic === 'bid') {
      const keys = open(match).filter((key) => !key.startsWith('apollo'));
      match.answer(match.waiting[0].seat, keys[0] ?? 'apollo:0');
      bids++;
    }
    expect(bids).toBeLessThan(40);
    expect(match.s.pawnGod.every((god) => god !== null)).toBe(true);
  });

  it('previews what a bid costs and whom it displaces', () => {
    const match = auction((stage) => stage.priestesses(0, 2));
    play(match, 'bid=zeus:3');
    const sheet = match.questionDto(seat(YELLOW));
    const preview = sheet?.options
      .find(({ key }) => key === 'zeus:5')
      ?.preview?.changes?.map(({ id, args, shift }) => [id, shift ?? args?.who]);
    expect(preview).toEqual([
      ['preview.coins', [30, 27]],
      ['preview.displaces', 'seat:0'],
    ]);
  });
});

describe('standing orders', () => {
  const order = {
    auction: [
      { god: 'ares', upTo: 6 },
      { god: 'zeus', upTo: 4 },
      { god: 'apollo', upTo: 0 },
    ],
  };
  const answer = (match: ReturnType<typeof auction>, wish: object): string | null =>
    keyByOrder(match, onlyQuestion(match), { kind: 'game', order: wish });

  it('CYC-R.60 bids the cheapest open space of the first god within its limit, so the limit is not told', () => {
    const match = auction(() => undefined);
    expect(answer(match, order)).toBe('ares:1');
    play(match, 'bid=ares:3');
    expect(answer(match, order)).toBe('ares:5');
    play(match, 'bid=ares:5');
    expect(asked(match)).toBe(`${PURPLE} bid`);
    expect(answer(match, order)).toBe('zeus:1');
  });

  it('falls to the next wish when the limit is passed, and asks when no wish is left', () => {
    const match = auction((stage) => {
      pawn(stage, PURPLE, 'ares', 7);
      stage.s.step = 1;
    });
    expect(answer(match, order)).toBe('zeus:1');
    expect(answer(match, { auction: [{ god: 'ares', upTo: 7 }] })).toBeNull();
    expect(answer(match, {})).toBeNull();
    expect(answer(match, { auction: [{ god: 'zeus', upTo: 9, faction: 2 }] })).toBeNull();
  });

  it('refuses an order that makes no sense', () => {
    const match = auction(() => undefined);
    expect(() => answer(match, { auction: [{ god: 'hades', upTo: 3 }] })).toThrow(/order\.auction/);
  });
});
