import { QuickDice, winners } from '@pantheon/kernel';
import { keysOf, onlyQuestion, playOn, script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { result } from '../rules/result.ts';
import { conversionsFor, type Payment } from '../rules/tribute.ts';
import type { God } from '../rules/types.ts';
import { ana, asked, ben, cai, decline, godOf, type Position, stockOf, table, tributeOn } from './scene.ts';

const data = rules.read(rules.pack);
const withBenefit = (benefit: string): string[] => data.allCards.filter((id) => data.cards[id]?.benefit === benefit);

describe('action phase', () => {
  it('BOM-4.1 BOM-4.2 BOM-4.5 seats place one pawn each, round after round, until nobody can any more', () => {
    const match = table((p) => p.free(ana, 2).free(ben, 1).free(cai, 1));
    expect(asked(match)).toBe(`${ana}:place`);
    script(match, 'place=fields', 'place=fields', 'place=fields');
    expect(asked(match)).toBe(`${ana}:place`);
    script(match, 'place=quarries');
    expect(match.s.season).toBe(2);
  });

  it('BOM-4.4 BOM-R.10 whoever can harvest, or pay a god with cubes, places a pawn', () => {
    const harvest = table((p) => p.stock(ana, 0, 0, 0).harvested(0, ana).harvested(1, ana).free(ana, 1).hand(ana, 'bom-b01'));
    expect(keysOf(harvest, ana)).not.toContain('pass');
    const cubes = table((p) => p.stock(ana, 1, 0, 0).harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 1));
    expect(keysOf(cubes, ana)).toEqual(['ogre', 'turtle', 'dragon']);
    const wine = table((p) => p.stock(ana, 0, 0, 1).harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 1));
    expect(keysOf(wine, ana)).not.toContain('pass');
  });

  it('BOM-4.4 BOM-R.10 cards, Conversion and Replica need not be used: then a pass is allowed, and final for the season', () => {
    const spent = (p: Position): Position => p.harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 1).free(cai, 0);
    const [replica] = withBenefit('replica') as [string];
    const [conversion] = withBenefit('conversion') as [string];
    const byReplica = table((p) => spent(p.stock(ana, 1, 0, 0).played(ana, 2, replica).on('ogre', [ana]).asleep('turtle', 'dragon')));
    expect(keysOf(byReplica, ana)).toEqual(['ogre', 'pass']);
    const byConversion = table((p) =>
      spent(p.stock(ana, 1, 0, 0))
        .played(ana, 2, conversion)
        .asleep('ogre', 'turtle', 'dragon'),
    );
    expect(keysOf(byConversion, ana)).toEqual(['genius', 'pass']);
    const byCards = table((p) =>
      spent(p.stock(ana, 0, 0, 0))
        .hand(ana, 'bom-b01')
        .free(ben, 2),
    );
    script(byCards, 'place=pass', 'place=fields');
    expect(asked(byCards)).toBe(`${ben}:place`);
    script(byCards, 'place=quarries');
    expect(byCards.s.season).toBe(2);
    expect(byCards.s.passed).toEqual([false, false, false]);
  });

  it('BOM-4.9 harvesting is free and cannot be copied', () => {
    const match = table((p) => p.stock(ana, 0, 0, 0).stock(ben, 9, 9, 9));
    script(match, 'place=fields');
    expect(stockOf(match, ana)).toEqual([3, 0, 0]);
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('BOM-4.12 BOM-R.11 an invocation may leave its favour unused', () => {
    const match = table((p) => p.stock(ana, 1, 1, 0));
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=none');
    expect(match.s.workers[ana]).toEqual([0, 0, 0, 0, 0]);
    expect(godOf(match, 'goddess').pawns).toEqual([ana]);
  });

  it('BOM-4.14 BOM-R.32 whether somebody can place depends on public facts only', () => {
    const match = table((p) =>
      p.stock(ana, 0, 0, 0).hand(ana, 'bom-b01').harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 1),
    );
    expect(keysOf(match, ana)).toEqual(['genius', 'ogre', 'turtle', 'dragon', 'pass']);
  });
});

describe('tribute', () => {
  it('BOM-5.1 an any-slot takes Food, Silver or Wine', () => {
    const payments: Payment[] = [
      [1, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
    ];
    for (const paid of payments) expect(conversionsFor([0, 0, 1], paid)).toBe(0);
  });

  it('BOM-5.3 BOM-5.4 BOM-R.2 BOM-R.12 the printed tributes, active and mossy', () => {
    const tributes = (mossy: boolean) => {
      const match = table((p) => (mossy ? p.mossy(...data.allGods) : p));
      return Object.fromEntries(data.allGods.map((god) => [god, tributeOn(match, god)]));
    };
    expect(tributes(false)).toEqual({
      genius: [0, 1, 0],
      ogre: [1, 0, 0],
      goddess: [1, 1, 0],
      giant: [2, 1, 0],
      elephant: [1, 2, 0],
      turtle: [1, 0, 0],
      whale: [1, 2, 0],
      dragon: [0, 0, 1],
    });
    expect(tributes(true)).toEqual({
      genius: [0, 0, 0],
      ogre: [0, 0, 0],
      goddess: [0, 0, 1],
      giant: [1, 1, 0],
      elephant: [1, 1, 0],
      turtle: [0, 0, 0],
      whale: [1, 1, 0],
      dragon: [0, 0, 0],
    });
  });

  it('BOM-5.8 BOM-8.5 BOM-R.33 what fills what: Wine everything, Conversion one real cube, never a virtual unit', () => {
    expect(conversionsFor([1, 1, 0], [0, 0, 2, 0, 0])).toBe(0);
    expect(conversionsFor([1, 1, 0], [2, 0, 0, 0, 0])).toBe(1);
    expect(conversionsFor([1, 1, 0], [0, 0, 0, 2, 0])).toBeNull();
    expect(conversionsFor([0, 2, 0], [1, 0, 0, 0, 1])).toBe(1);
  });

  it('BOM-5.13 BOM-R.13 BOM-R.30 only real cubes may be over-paid', () => {
    expect(conversionsFor([1, 0, 0], [5, 3, 2, 0, 0])).toBe(0);
    expect(conversionsFor([1, 0, 0], [1, 0, 0, 1, 0])).toBe(0);
    expect(conversionsFor([1, 0, 0], [0, 0, 0, 2, 0])).toBeNull();
    expect(conversionsFor([1, 0, 1], [0, 0, 0, 2, 0])).toBe(0);
    expect(conversionsFor([1, 0, 0], [1, 0, 0, 0, 1])).toBeNull();
  });

  it('BOM-R.14 after a Conversion the real cube lies on the card and a copier matches it', () => {
    const [conversion] = withBenefit('conversion') as [string];
    const match = table((p) => p.stock(ana, 2, 0, 0).played(ana, 2, conversion).stock(ben, 2, 0, 2));
    script(match, 'place=goddess', 'payment=food=2', 'workers=none');
    expect(godOf(match, 'goddess').cubes).toEqual([2, 0, 0]);
    expect(match.s.invocation?.paid).toEqual([2, 0, 0]);
    expect(asked(match)).toBe(`${ben}:copy`);
  });
});

describe('sleep and copies', () => {
  it('BOM-R.15 a sleeping god bars invoking and copying, and says so', () => {
    const match = table((p) => p.asleep('giant').stock(ana, 9, 9, 9));
    expect(keysOf(match, ana)).not.toContain('giant');
    expect(match.questionDto(ana)?.blocked.find(({ key }) => key === 'giant')?.why.rule).toBe('BOM-4.11');
    expect(tributeOn(match, 'giant')).toBeNull();
  });

  it('BOM-R.16 a copy takes virtual Food and Silver, but no substitutes', () => {
    const match = table((p) => p.stock(ana, 1, 1, 0).stock(ben, 0, 1, 3).hand(ben, 'bom-b01'));
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=none');
    expect(keysOf(match, ben)).toEqual(['cards:1:0', 'pass']);
  });

  it('BOM-R.17 each other player copies at most once, and a copy is never copied', () => {
    const match = table((p) => p.stock(ana, 0, 1, 9).stock(ben, 0, 9, 9).stock(cai, 0, 9, 9));
    script(match, 'place=genius', 'payment=silver=1', 'copy=cubes', 'copy=cubes');
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('BOM-7.9 nobody is asked to copy a harvest, a sleeping god or under a yellow disc', () => {
    const yellow = table((p) => p.disc('yellow').stock(ana, 0, 1, 0).stock(ben, 9, 9, 9), { options: { seasons: true } });
    script(yellow, 'place=genius', 'payment=silver=1');
    expect(asked(yellow)).toBe(`${ben}:place`);
  });

  it('BOM-8.2 virtual units are spent in the payment they are discarded for', () => {
    const match = table((p) => p.stock(ana, 0, 0, 0).hand(ana, 'bom-b01', 'bom-b02', 'bom-b03'));
    script(match, 'place=goddess', 'payment=cardFood=1,cardSilver=1', 'payCards=bom-b01+bom-b02');
    expect(stockOf(match, ana)).toEqual([0, 0, 0]);
    expect(match.s.hand[ana]).toEqual(['bom-b03']);
  });
});

describe('favours', () => {
  it('BOM-9.1 the Genius draws two cards without asking', () => {
    const match = table((p) => p.stock(ana, 0, 1, 0));
    script(match, 'place=genius', 'payment=silver=1');
    expect(match.s.hand[ana]).toHaveLength(2);
  });

  it('BOM-9.8 the Whale plays and improves Character cards', () => {
    const match = table((p) => p.stock(ana, 9, 9, 0).hand(ana, 'bom-c01', 'bom-b01').played(ana, 1, 'bom-c02'));
    script(match, 'place=whale', 'payment=food=1,silver=2');
    expect(keysOf(match, ana)).toEqual(['play:bom-c01', 'improve:bom-c02', 'pass']);
    expect(match.questionDto(ana)?.blocked.map(({ key, why }) => [key, why.rule])).toEqual([['play:bom-b01', 'BOM-10.3']]);
  });

  it('BOM-9.10 the Dragon hides a card under any god, itself and sleeping ones included', () => {
    const match = table((p) => p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01').asleep('giant'));
    script(match, 'place=dragon', 'payment=food=1', 'slipCard=bom-b01');
    expect(keysOf(match, ana)).toEqual([...data.allGods]);
    script(match, 'slipUnder=dragon');
    expect(godOf(match, 'dragon').under).toEqual([{ seat: ana, card: 'bom-b01' }]);
  });

  it('BOM-R.29 the Ogre finds cubes only where a pawn stands', () => {
    const match = table((p) => p.stock(ana, 1, 0, 0));
    script(match, 'place=ogre', 'payment=food=1');
    expect(asked(match)).toBe(`${ben}:place`);
  });
});

describe('cards and powers', () => {
  it('BOM-10.1 BOM-10.11 cards are drawn only in Production and by the Genius, and none leaves the table', () => {
    const match = table(() => undefined, { seats: 4, options: { seasons: true, worship: 'everyTurn' } });
    let onTable = 0;
    playOn(match, 'cards', (now) => {
      const count = now.s.played.flat().length;
      if (count < onTable) throw new Error('a card left the table');
      onTable = count;
      return false;
    });
    const sources = new Set<string>();
    let action = '';
    for (const { event, level, args } of match.log) {
      if (level === 'action') action = event === 'draws' ? event : `${event} ${args.god}`;
      if (event === 'drewOpen') sources.add(action);
    }
    expect([...sources].sort()).toEqual(['copied god:genius', 'draws', 'invoked god:genius']);
  });

  it('BOM-11.1 BOM-R.19 two cards with the same power are used one by one', () => {
    const [one, two] = withBenefit('replica') as [string, string];
    const match = table((p) => p.stock(ana, 9, 9, 9).played(ana, 2, one, two).on('ogre', [ana]).free(ana, 3).free(ben, 0).free(cai, 0));
    script(match, 'place=ogre', 'payment=food=1');
    decline(match);
    expect(match.s.played[ana]?.filter(({ used }) => used)).toHaveLength(1);
    script(match, 'place=ogre');
    match.answer(ana, keysOf(match, ana)[0] as string);
    expect(match.s.played[ana]?.filter(({ used }) => used)).toHaveLength(2);
  });

  it('BOM-11.7 BOM-8.5 Conversion is not asked for: the payment decides', () => {
    const [conversion] = withBenefit('conversion') as [string];
    const match = table((p) => p.stock(ana, 1, 1, 0).played(ana, 2, conversion));
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=none');
    expect(match.s.played[ana]?.[0]?.used).toBe(false);
  });

  it('BOM-R.20 with Replica the own cubes count for the tribute', () => {
    const [replica] = withBenefit('replica') as [string];
    const match = table((p) => p.stock(ana, 9, 9, 9).played(ana, 2, replica).on('giant', [ana], [2, 1, 0]));
    script(match, 'place=giant');
    expect(keysOf(match, ana)).not.toContain('food=2,silver=1');
    expect(keysOf(match, ana)).toContain('food=3,silver=1');
  });

  it('BOM-R.21 Raise adds exactly three cubes, only when a pawn is placed on a god', () => {
    const [raise] = withBenefit('raise') as [string];
    const match = table((p) =>
      p
        .stock(ana, 1, 0, 0)
        .played(ana, 2, raise)
        .stock(ben, 1, 0, 2)
        .played(ben, 2, withBenefit('raise')[1] as string),
    );
    script(match, 'place=turtle', 'payment=food=1');
    expect(keysOf(match, ana)).toEqual(['3:0', '2:1', '1:2', '0:3', 'pass']);
    script(match, 'raise=pass', 'copy=cubes');
    expect(asked(match)).toBe(`${ben}:place`);
    script(match, 'place=fields');
    expect(asked(match)).toBe(`${cai}:place`);
  });

  it('BOM-11.5 BOM-R.19 two ready Raise cards may both be used on one placement', () => {
    const match = table((p) =>
      p
        .stock(ana, 1, 0, 0)
        .played(ana, 2, ...withBenefit('raise').slice(0, 2))
        .stock(ben, 0, 0, 0)
        .stock(cai, 0, 0, 0),
    );
    script(match, 'place=turtle', 'payment=food=1');
    expect(keysOf(match, ana)).toEqual(['3:0', '2:1', '1:2', '0:3', '6:0', '5:1', '4:2', '3:3', '2:4', '1:5', '0:6', 'pass']);
    script(match, 'raise=2:4');
    expect(godOf(match, 'turtle').cubes).toEqual([3, 4, 0]);
    expect(match.s.played[ana]?.map(({ used }) => used)).toEqual([true, true]);
  });

  it('BOM-R.22 a sign that is passed counts, for the first only', () => {
    const match = table((p) => {
      p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02');
      p.s.tracks = [
        [2, 0, 0],
        [2, 0, 0],
        [0, 0, 0],
      ];
    });
    script(match, 'place=turtle', 'payment=food=1', 'turtleCards=bom-b01+bom-b02', 'turtleSteps=culture=2');
    expect(match.s.signs[0]?.[0]).toBe(ana);
  });

  it('BOM-R.7 what cannot be drawn is lost', () => {
    const match = table((p) => p.stock(ana, 0, 1, 0).piles(['bom-b01'], []));
    script(match, 'place=genius', 'payment=silver=1');
    expect(match.s.hand[ana]).toEqual(['bom-b01']);
    expect([match.s.top, match.s.deck]).toEqual([null, []]);
  });

  it('BOM-1.9 BOM-R.7 the discard pile becomes the deck as soon as the last card is taken', () => {
    const match = table((p) => p.stock(ana, 0, 1, 0).piles(['bom-b01', 'bom-b02'], ['bom-b03']));
    script(match, 'place=genius', 'payment=silver=1');
    expect(match.s.hand[ana]).toEqual(['bom-b01', 'bom-b02']);
    expect([match.s.top, match.s.deck, match.s.discard]).toEqual(['bom-b03', [], []]);
  });

  it('BOM-3.1 BOM-3.2 BOM-R.9 cards of the village may be left, those of played cards are drawn', () => {
    const [income] = withBenefit('cardIncome') as [string];
    const match = table(
      (p) => {
        p.played(ana, 2, income);
        p.s.workers[ana] = [0, 0, 3, 0, 0];
      },
      { phase: 'production' },
    );
    expect(keysOf(match, ana)).toEqual(['3:0', '2:0', '1:0']);
    script(match, 'draw=1:0');
    expect(keysOf(match, ana)).toEqual(['2:0', '1:0', 'pass']);
    script(match, 'draw=pass');
    expect([match.s.hand[ana]?.length, match.s.due[ana]]).toEqual([1, 0]);
    expect(match.log.find(({ event }) => event === 'leftCards')?.args).toMatchObject({ seat: 'seat:0', count: 2 });
  });

  it('BOM-11.2 BOM-R.9 with Vision fewer cards may be kept than are due', () => {
    const [vision] = withBenefit('vision') as [string];
    const match = table((p) => p.stock(ana, 0, 1, 0).played(ana, 2, vision));
    script(match, 'place=genius', 'payment=silver=1', 'vision=1', 'keepDrawn=none');
    expect([match.s.hand[ana], match.s.discard.length]).toEqual([[], 4]);
  });

  it('BOM-12.1 the log tells the steps made and the steps lost', () => {
    const match = table((p) => {
      p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02');
      p.s.tracks[ana] = [9, 10, 0];
      p.s.arrived[1] = [ana];
    });
    script(match, 'place=turtle', 'payment=food=1', 'turtleCards=bom-b01+bom-b02', 'turtleSteps=culture=2');
    const told = match.log
      .filter(({ event }) => event === 'advanced' || event === 'stepsLost')
      .map(({ event, args }) => [event, args.steps]);
    expect(told).toEqual([
      ['advanced', 1],
      ['stepsLost', 1],
    ]);
  });

  it('BOM-0.3 BOM-R.3 the supply never runs short, unless the table limits it', () => {
    const match = table((p) => p.stock(ana, 29, 0, 0).stock(ben, 29, 0, 0));
    script(match, 'place=fields');
    expect(stockOf(match, ana)).toEqual([32, 0, 0]);
  });

  it('BOM-0.8 with the limited supply nobody receives what is not there', () => {
    const limited = { options: { supply: 'limited' } };
    const harvest = table((p) => p.stock(ana, 20, 0, 0).stock(ben, 9, 0, 0).stock(cai, 0, 0, 0), limited);
    expect(rules.view(harvest, null).yields).toEqual([1, 3, 2]);
    script(harvest, 'place=fields');
    expect(stockOf(harvest, ana)).toEqual([21, 0, 0]);
    const production = table(
      (p) => {
        p.stock(ana, 29, 0, 0).stock(ben, 0, 0, 0).stock(cai, 0, 0, 0);
        p.s.first = ben;
        p.s.workers = [0, 1, 2].map(() => [1, 0, 0, 0, 0]);
      },
      { ...limited, phase: 'production' },
    );
    expect([ana, ben, cai].map((seat) => stockOf(production, seat)[0])).toEqual([29, 1, 0]);
    const [raise] = withBenefit('raise') as [string];
    const raised = table((p) => p.stock(ana, 1, 0, 0).played(ana, 2, raise).stock(ben, 27, 0, 0).stock(cai, 0, 29, 0), limited);
    script(raised, 'place=turtle', 'payment=food=1');
    expect(keysOf(raised, ana)).toEqual(['2:1', 'pass']);
  });
});

describe('the strip above the table', () => {
  const strip = (match: ReturnType<typeof table>) => rules.phaseStrip(match, match.phase);

  it('BOM-4.2 shows whose turn it is, also while cards are looked at in it', () => {
    const [vision] = withBenefit('vision') as [string];
    const match = table((p) => p.stock(ana, 0, 1, 0).played(ana, 2, vision));
    expect(strip(match)).toMatchObject({ round: { args: { n: 1 } }, now: 'action', acting: 'seat:0' });
    script(match, 'place=genius', 'payment=silver=1', 'vision=1');
    expect(asked(match)).toBe(`${ana}:keepDrawn`);
    expect(strip(match)).toMatchObject({ now: 'action', acting: 'seat:0' });
  });

  it('BOM-1.10 BOM-14.1 shows the set-up before the seasons, and Status while fields are chosen', () => {
    expect(strip(table(undefined, { phase: 'firstSteps' }))).toMatchObject({ round: { id: 'round.setup' }, now: 'setup' });
    const match = table((p) => p.played(ana, 2, 'bom-bc1'), { phase: 'primaryFields' });
    expect(strip(match)).toMatchObject({ now: 'status' });
    script(match, 'primaryField=building');
    expect(strip(match)).toMatchObject({ round: { id: 'round.end' }, now: 'status' });
  });
});

describe('status and end', () => {
  it('BOM-13.2 BOM-13.4 pawns go home, cubes to the supply, powers are ready, the next player is first', () => {
    const [vision] = withBenefit('vision') as [string];
    const match = table(
      (p) => {
        p.on('giant', [ana, ben], [2, 1, 2]).asleep('giant').harvested(0, cai).played(ana, 2, vision);
        (p.s.played[ana] as { used: boolean }[])[0] = { ...(p.s.played[ana]?.[0] as object), used: true } as never;
      },
      { phase: 'status' },
    );
    expect(godOf(match, 'giant')).toMatchObject({ pawns: [], cubes: [0, 0, 0], asleep: false });
    expect(match.s.free).toEqual(match.s.pawns);
    expect(match.s.played[ana]?.[0]?.used).toBe(false);
    expect([match.s.season, match.s.first]).toEqual([2, ben]);
  });

  it('BOM-13.5 BOM-14.1 BOM-R.23 after season 8: the next first player, then fields in turn order, then Devotion', () => {
    const match = table(
      (p) => {
        p.s.season = 8;
        p.played(ana, 2, 'bom-bc1').played(ben, 2, 'bom-bk1').under('ogre', cai, 'bom-b01');
        p.s.first = ben;
      },
      { phase: 'status' },
    );
    expect(match.s.first).toBe(cai);
    expect(asked(match)).toBe(`${ana}:primaryField`);
    script(match, 'primaryField=building', 'primaryField=knowledge');
    expect(match.over).toBe(true);
    expect(match.s.order[0]).toBe('ogre');
    const events = match.log.map(({ event }) => event);
    expect(events.indexOf('chose')).toBeLessThan(events.indexOf('devotion'));
  });

  it('BOM-14.4 fields compare tracks, level 2 cards, and real Food or Silver', () => {
    const match = table((p) => {
      p.stock(ana, 2, 3, 9).played(ana, 2, 'bom-b01', 'bom-k01').played(ana, 1, 'bom-c01').hand(ana, 'bom-b02');
      p.s.tracks[ana] = [4, 5, 6];
    });
    const mine = Object.fromEntries(Object.entries(rules.view(match, null).standing).map(([field, values]) => [field, values[ana]]));
    expect(mine).toEqual({ culture: 4, architecture: 5, science: 6, building: 1, knowledge: 1, character: 0, food: 2, silver: 3 });
  });

  it('BOM-14.10 BOM-14.11 most points win, ties are shared, totals are plain numbers', () => {
    const match = table((p) => {
      for (const seat of [ana, ben, cai]) p.stock(seat, 0, 0, 0);
      p.s.tracks = [
        [9, 9, 9],
        [9, 9, 9],
        [0, 0, 0],
      ];
      p.s.signs = [
        [ana, ana, ana],
        [ana, ana, ben],
        [ben, ben, ben],
      ];
      p.s.signs[1] = [ben, ana, ana];
      p.s.signs[2] = [ben, ben, ben];
      p.s.signs[0] = [ana, ana, ben];
    });
    const outcome = result(match);
    expect(winners(outcome)).toEqual([ben]);
    const equal = table((p) => {
      for (const seat of [ana, ben, cai]) p.stock(seat, 1, 1, 0);
    });
    expect(winners(result(equal))).toEqual([ana, ben, cai]);
    expect(outcome.scores.some(({ total }) => total > 10)).toBe(true);
  });
});

describe('Seasons', () => {
  it('BOM-15.1 BOM-15.8 BOM-R.24 BOM-H.5 eight of twelve discs, all open', () => {
    const counts = new Map<string, number>();
    for (const disc of data.discs) counts.set(disc, (counts.get(disc) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({ white: 4, black: 2, green: 2, yellow: 2, brown: 2 });
    const match = table(() => undefined, { options: { seasons: true } });
    expect(rules.view(match, null).discs).toHaveLength(8);
  });

  it('BOM-15.2 BOM-15.3 the disc of the present season alone matters; white changes nothing', () => {
    const match = table(
      (p) => {
        p.stock(ana, 0, 1, 0).stock(ben, 0, 1, 2);
        p.s.discs = ['white', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'yellow'];
      },
      { options: { seasons: true } },
    );
    script(match, 'place=genius', 'payment=silver=1');
    expect(asked(match)).toBe(`${ben}:copy`);
  });

  it('BOM-R.25 under green a copy is an action of the copier', () => {
    const match = table((p) => p.disc('green').stock(ana, 0, 1, 0).stock(ben, 0, 9, 9), { options: { seasons: true } });
    script(match, 'place=genius', 'payment=silver=1', 'copy=cubes');
    expect(match.s.actions).toEqual([1, 1, 0]);
  });
});

describe('Worship', () => {
  const worship = { options: { worship: 'everyTurn' } } as const;

  it('BOM-16.1 eight cards, one for each god', () => {
    const match = table(() => undefined, worship);
    expect([...match.s.worshipDeck].sort()).toEqual([...data.allGods].sort());
  });

  it('BOM-16.2 BOM-16.3 BOM-R.26 once in a turn with a placement: before it or after it', () => {
    const match = table((p) => p.stock(ana, 0, 0, 0), worship);
    script(match, 'place=fields');
    expect(asked(match)).toBe(`${ana}:worshipAfter`);
    script(match, 'worshipAfter=draw', 'worshipPrice=none');
    match.answer(ana, keysOf(match, ana)[0] as string);
    expect(asked(match)).toBe(`${ben}:place`);
    script(match, 'place=worship', 'worshipPrice=none');
    match.answer(ben, keysOf(match, ben)[0] as string);
    script(match, 'place=fields');
    expect(asked(match)).toBe(`${cai}:place`);
  });

  it('BOM-16.6 BOM-16.9 BOM-H.3 any number may be held, hidden; others see how many were drawn and what was paid', () => {
    const match = table((p) => p.stock(ana, 4, 0, 0), worship);
    script(match, 'place=worship', 'worshipPrice=food=4');
    const seen = rules.view(match, ben);
    expect([seen.worshipDealt, seen.worshipDeck]).toEqual([null, 5]);
    expect(match.log.find(({ event }) => event === 'worshipped')?.args).toMatchObject({ count: 3, payment: { 'resource:food': 4 } });
    match.answer(ana, keysOf(match, ana)[0] as string);
    expect(rules.view(match, ben).worship[ana]).toBeNull();
    expect(rules.view(match, ben).worshipSizes).toEqual([1, 0, 0]);
    expect(rules.view(match, ana).worship[ana]).toHaveLength(1);
  });

  it('BOM-8.4 BOM-16.2 BOM-R.18 hand cards pay for Worship too', () => {
    const match = table((p) => p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02', 'bom-b03'), worship);
    script(match, 'place=worship');
    expect(keysOf(match, ana).sort()).toEqual(['card=2', 'food=1,card=1', 'food=1,card=3', 'none']);
    script(match, 'worshipPrice=food=1,card=1', 'worshipCards=bom-b02');
    expect([match.s.worshipDealt.length, match.s.hand[ana], match.s.discard]).toEqual([2, ['bom-b01', 'bom-b03'], ['bom-b02']]);
    expect(stockOf(match, ana)).toEqual([0, 0, 0]);
  });

  it('BOM-R.27 a shared first place above 0 fulfils a Worship card', () => {
    const match = table((p) => {
      p.stock(ana, 0, 2, 0).stock(ben, 0, 2, 0).stock(cai, 0, 0, 0);
      p.s.worship = [['dragon'], ['ogre'], []] as God[][];
      p.s.worshipDeck = p.s.worshipDeck.filter((god) => god !== 'dragon' && god !== 'ogre');
    }, worship);
    const points = result(match).scores.map(({ parts }) => parts.find(({ source }) => source === 'worship')?.points);
    expect(points).toEqual([3, -1, 0]);
  });

  it('BOM-16.10 BOM-R.34 the option "once a season" lets each player draw at most once in a season', () => {
    const match = table((p) => p.stock(ana, 0, 0, 0).free(ben, 0).free(cai, 0), { options: { worship: 'oncePerSeason' } });
    script(match, 'place=worship');
    match.answer(ana, keysOf(match, ana)[0] as string);
    script(match, 'place=fields');
    expect(keysOf(match, ana)).not.toContain('worship');
    script(match, 'place=quarries');
    expect(asked(match)).toBe(`${ana}:place`);
  });
});

describe('hidden information', () => {
  const match = table((p) => p.hand(ana, 'bom-b01').hand(ben, 'bom-b02', 'bom-b03').under('ogre', ben, 'bom-b04').stock(ana, 0, 1, 0));

  it('BOM-H.1 stocks, pawns, workers, tracks, gods, hand sizes, the discard pile are public', () => {
    const seen = rules.view(match, null);
    expect(seen).toMatchObject({ stock: match.s.stock, free: match.s.free, workers: match.s.workers, tracks: match.s.tracks, discard: [] });
    expect(seen.handSizes).toEqual([1, 2, 0]);
  });

  it('BOM-H.3 BOM-H.4 hands and slipped cards are known to their owners only', () => {
    expect(rules.view(match, ana).hand).toEqual([['bom-b01'], null, null]);
    expect(rules.view(match, ana).gods['ogre' as God]?.under).toEqual([{ seat: ben, card: null }]);
    expect(JSON.stringify(rules.view(match, cai))).not.toMatch(/bom-b0[1234]/);
  });

  it('BOM-H.2 BOM-R.6 every card lay open before it was taken, so all are named when they are drawn', () => {
    const top = match.s.top;
    script(match, 'place=genius', 'payment=silver=1');
    const drawn = match.s.hand[ana]?.filter((card) => card !== 'bom-b01') ?? [];
    expect(drawn).toContain(top);
    const toBen = match.logFor(ben).find(({ event }) => event === 'drewOpen');
    expect(toBen?.args.cards).toEqual(expect.arrayContaining(drawn.map((card) => `card2:${card}`)));
    const toAna = match.logFor(ana).find(({ event }) => event === 'drewOwn');
    expect(toAna?.args.cards).toEqual(expect.arrayContaining(drawn.map((card) => `card:${card}`)));
    expect(match.s.seen[ana]).toEqual(drawn);
  });

  it('BOM-H.2 cards that are looked at with Vision lie open to all, the first four to nobody else', () => {
    const [vision] = withBenefit('vision') as [string];
    const looking = table((p) => p.stock(ana, 0, 1, 0).played(ana, 2, vision));
    script(looking, 'place=genius', 'payment=silver=1', 'vision=1');
    const dealt = looking.s.dealt[ana];
    const world = looking.fork();
    rules.determinize(world, ben, new QuickDice('other'));
    expect(world.s.dealt[ana]).toEqual(dealt);
  });

  it('a seen card stays somewhere with its owner in every world that others imagine (BOM-H.2)', () => {
    const top = match.s.seen[ana]?.[0] as string;
    for (let n = 0; n < 20; n++) {
      const world = match.sampleWorld(cai, new QuickDice(n));
      const mine = [
        ...(world.s.hand[ana] ?? []),
        ...data.allGods.flatMap((god) => world.s.gods[god]?.under.filter(({ seat }) => seat === ana).map(({ card }) => card) ?? []),
      ];
      expect(mine).toContain(top);
    }
    expect(onlyQuestion(match).topic.id).toBe('place');
  });
});
