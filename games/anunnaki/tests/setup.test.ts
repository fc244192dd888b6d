import { Match, PantheonError, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { opened, readings, scene } from './scene.ts';

const HOUSES = ['pharaos', 'norrenis', 'babylon', 'ellenys'];

describe('components', () => {
  it('ANU-1.1 ANU-R.2 two to four players with four Houses; nobody plays alone', () => {
    expect(rules.players).toEqual({ min: 2, max: 4 });
    const { data } = opened('pharaos norrenis').match;
    expect(data.houses.map((house) => [house.id, house.major.id])).toEqual([
      ['pharaos', 'ra'],
      ['norrenis', 'odin'],
      ['babylon', 'ishtar'],
      ['ellenys', 'zeus'],
    ]);
    expect(() => Match.start(rules, { seats: 1, seed: 'x' })).toThrow(PantheonError);
    expect(() => Match.start(rules, { seats: 5, seed: 'x' })).toThrow(PantheonError);
  });

  it('ANU-1.2 ANU-R.71 the shared components are complete', () => {
    const { components, map } = opened('pharaos norrenis').match.data;
    expect(map.boards.filter((board) => board.kind === 'gaia')).toHaveLength(2);
    expect(components.objectives).toHaveLength(4);
    expect(components.dominationTrack.twoVpSpacesByVp).toHaveLength(4);
    expect(components.ancientCivilisations).toHaveLength(12);
    expect(components.cultureTokens).toHaveLength(20);
    expect(components.artefacts).toHaveLength(6);
    expect(components.pandoraTokens).toHaveLength(3);
    expect(components.pacts.filter((pact) => pact.house === null)).toHaveLength(12);
    for (const house of HOUSES) expect(components.pacts.filter((pact) => pact.house === house)).toHaveLength(6);
    expect(components.weapons.map((weapon) => weapon.name.en)).toContain('Sling');
    expect(components.weapons.map((weapon) => weapon.name.it)).toContain('Fionda');
  });

  it('ANU-1.3 ANU-R.5 each House has 14 cubes, 5 Settlements, 12 Followers, 7 Minor gods, 2 Basic and 7 Advanced weapons, one of them its own', () => {
    const { data } = opened('pharaos norrenis').match;
    const { perHouse } = data.components.componentCounts;
    expect(perHouse).toEqual({ summoningCubes: 14, settlements: 5, followers: 12 });
    expect(data.faces.filter((face) => face.major)).toHaveLength(1);
    expect(data.faces).toHaveLength(6);
    const own = { pharaos: 'war-chariot', norrenis: 'viking-helmet', babylon: 'composite-bow', ellenys: 'sarissa' };
    for (const house of data.houses) {
      expect(house.minors).toHaveLength(7);
      expect(house.basic.map((card) => data.weapons[card]?.id)).toEqual(['sling', 'long-shield']);
      const advanced = house.advanced.map((card) => data.weapons[card]?.id);
      expect(advanced).toHaveLength(7);
      for (const [name, weapon] of Object.entries(own)) expect(advanced.includes(weapon)).toBe(name === house.id);
    }
  });

  it('ANU-1.4 ANU-1.5 ANU-R.8 ANU-R.10 resources are four open numbers without a limit, and Mana is apart from them', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.artefacts('pharaos', 'cornucopia').stock('pharaos', '30 gold 25 mana').pacts('pharaos', 'pact-neutral-01');
    });
    expect(t.keys).not.toContain('complete-pact');
    t.do('extra=cornucopia', 'cornucopia=take-gold');
    expect(t.stock('pharaos')).toEqual({ gold: 34, mana: 25 });
    const seen = rules.view(t.match, seatOf(1));
    expect(seen.players[0]?.stock).toEqual([0, 0, 0, 34]);
  });

  it('ANU-1.6 ANU-10.13 what cannot be paid in full cannot be chosen, and Mana pays no resources', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.stock('pharaos', '1 food 1 wood 9 mana').pacts('pharaos', 'pact-neutral-01').artefacts('pharaos', 'cornucopia');
    });
    expect(t.keys).toEqual(['cornucopia', 'pass']);
    const sheet = t.match.questionDto(seatOf(0));
    expect(sheet?.blocked.map((entry) => [entry.key, entry.why.rule])).toContainEqual(['complete-pact', 'ANU-10.2']);
  });

  it('ANU-1.7 ANU-R.77 any mix may pay for "any resource", within the stock, chosen with the payment; any mix may be gained', () => {
    const t = scene('pharaos norrenis', 'extra', (e) => {
      e.stock('pharaos', '1 food 1 wood 1 metal 1 gold').pacts('pharaos', 'pact-neutral-07');
      e.player('pharaos').stock = [1, 0, 3, 1];
    });
    t.do('extra=complete-pact');
    expect(t.asked).toBe('payWith');
    expect([...t.keys].sort()).toEqual(['food=1,gold=1', 'food=1,metal=1', 'metal=1,gold=1']);
    t.do('payWith=food=1,gold=1');
    expect(t.stock('pharaos')).toEqual({ metal: 1 });
  });
});

describe('set-up', () => {
  it('ANU-2.1 ANU-2.2 Gaia shows the side for the number of players, and only planets of Houses in play are used', () => {
    for (const [houses, gaia, lands] of [
      ['pharaos norrenis', 'gaia12', 9 + 12 + 1],
      ['pharaos norrenis babylon', 'gaia34', 14 + 18 + 1],
      ['pharaos norrenis babylon ellenys', 'gaia34', 14 + 24 + 1],
    ] as const) {
      const t = opened(houses);
      const seen = readings(t.match);
      const boards = new Set(seen.lands.map((land) => t.match.data.map.boards[t.match.data.lands[land]?.board ?? -1]?.id));
      expect(seen.lands).toHaveLength(lands);
      expect(boards.has(gaia)).toBe(true);
      expect(boards.has('ellenys')).toBe(houses.includes('ellenys'));
    }
  });

  it('ANU-2.3 ANU-R.39 Houses are chosen in seat order, then gods are put back at once, then all else is set up', () => {
    const match = Match.start(rules, { seats: 3, seed: 'x' });
    expect(match.waiting).toEqual([{ seat: 0, topic: 'house' }]);
    match.answer(seatOf(0), 'babylon');
    expect(match.waiting).toEqual([{ seat: 1, topic: 'house' }]);
    expect(() => match.answer(seatOf(1), 'babylon')).toThrow(PantheonError);
    match.answer(seatOf(1), 'ellenys');
    match.answer(seatOf(2), 'pharaos');
    expect(match.waiting.map((waiting) => waiting.topic)).toEqual(['discardGod', 'discardGod', 'discardGod']);
    expect(match.s.display).toEqual([]);
    for (const seat of match.seats) match.give(seat, 0);
    expect(match.waiting[0]?.topic).toBe('pawn');
    expect(match.s.display).toHaveLength(6);
  });

  it('ANU-2.3 with random Houses nobody is asked for one', () => {
    const match = Match.start(rules, { seats: 4, seed: 'x', options: { randomHouses: true } });
    expect(match.waiting[0]?.topic).toBe('discardGod');
    expect(new Set(match.s.players.map((player) => player.house)).size).toBe(4);
  });

  it('ANU-2.4 ANU-2.5 tokens lie on the star; the Major god works from the start, its second power only once summoned', () => {
    const t = opened('norrenis babylon');
    expect(t.player('norrenis').faces).toBe(0);
    expect(t.player('norrenis').summoned).toBe(0);
    const moved = scene('norrenis babylon', 'action', (e) => {
      e.pawn('norrenis', 'move-blue').put('norrenis', 'norrenis.cap', '1 settlement');
    });
    expect(moved.keys).toContain('norrenis.cap:settlement');
    const harvest = scene('norrenis babylon', 'action', (e) => {
      e.pawn('norrenis', 'harvest-blue').put('norrenis', 'norrenis.cap', '1 settlement');
    });
    expect(harvest.asked).toBe('pawn');
  });

  it('ANU-2.6 ANU-17.6 of five Minor gods drawn one is put back unseen; the four kept are open', () => {
    const match = Match.start(rules, { seats: 2, seed: 'gods' });
    match.answer(seatOf(0), 'pharaos');
    match.answer(seatOf(1), 'norrenis');
    const [mine, other] = [match.question(seatOf(0)), match.question(seatOf(1))];
    expect(mine?.kind === 'choose' && mine.options).toHaveLength(5);
    expect(other?.kind === 'choose' && other.options).toHaveLength(5);
    expect(rules.view(match, seatOf(1)).dealt[0]).toEqual([]);
    expect(rules.view(match, seatOf(0)).dealt[0]).toHaveLength(5);
    match.give(seatOf(0), 2);
    match.give(seatOf(1), 4);
    expect(rules.view(match, null).players.map((player) => player.gods.length)).toEqual([4, 4]);
    expect(rules.view(match, seatOf(1)).discarded[0]).toBe(-1);
    expect(rules.view(match, seatOf(0)).discarded[0]).toBeGreaterThanOrEqual(0);
    const told = match.logFor(seatOf(0)).filter((line) => line.event.startsWith('discarded'));
    expect(told.map((line) => line.event)).toEqual(['discardedGod', 'discardedUnseen']);
  });

  it('ANU-2.7 in a first game four random Minor gods are dealt and none is put back', () => {
    const match = Match.start(rules, { seats: 2, seed: 'x', options: { firstGameGods: true } });
    match.answer(seatOf(0), 'pharaos');
    match.answer(seatOf(1), 'babylon');
    expect(match.waiting[0]?.topic).toBe('pawn');
    expect(match.s.players.map((player) => player.gods.length)).toEqual([4, 4]);
  });

  it('ANU-2.8 ANU-2.9 ANU-2.10 ANU-2.11 ANU-2.12 ANU-2.13 every player starts with the same pieces, cards, markers and stock', () => {
    const t = opened('pharaos norrenis babylon ellenys');
    for (const house of HOUSES) {
      const altar = { pharaos: 'ml', norrenis: 'mr', babylon: 'ml', ellenys: 'mr' }[house];
      expect(t.at(house, `${house}.cap`)).toEqual({ follower: 2, settlement: 1 });
      expect(t.at(house, `${house}.${altar}`)).toEqual({ follower: 1 });
      const player = t.player(house);
      expect([player.reserve, player.unbuilt, player.pawn, player.cubes]).toEqual([9, 4, -1, 0]);
      expect([player.vp, player.tracks, t.domination(house)]).toEqual([0, [0, 0, 0], -8]);
      expect(t.stock(house)).toEqual({ food: 1, wood: 1, metal: 1, gold: 1, mana: 2 });
      expect(t.hand(house)).toEqual([]);
    }
  });

  it('ANU-2.14 a random player is first for the whole game, and play goes clockwise', () => {
    const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => opened('pharaos norrenis babylon', {}, seed).s.first));
    expect(firsts.size).toBeGreaterThan(1);
    const t = opened('pharaos norrenis babylon');
    const { first } = t.s;
    t.do('pawn=creation').passing('mana', 'extra');
    expect(t.s.active).toBe((first + 1) % 3);
    expect(t.s.first).toBe(first);
  });

  it('ANU-2.15 the ten tiles are dealt at random, the same for everybody, base side up', () => {
    const t = opened('pharaos norrenis');
    expect([...t.s.tiles].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(t.s.tiles).not.toEqual(opened('pharaos norrenis', {}, 'other').s.tiles);
    expect(t.s.players.every((player) => player.improved === 0)).toBe(true);
  });

  it('ANU-2.16 face-down Ancient Civilisations lie on each native planet and in Atlantis: 3, 5 or 6', () => {
    for (const [houses, n] of [
      ['pharaos norrenis', 3],
      ['pharaos norrenis babylon', 5],
      ['pharaos norrenis babylon ellenys', 6],
    ] as const) {
      const t = opened(houses);
      expect(t.s.guards.filter((guard) => guard === -1)).toHaveLength(n);
      expect(t.guard('pharaos.tc')).toBe('down');
      expect(t.guard(n === 3 ? 'gaia12.atl' : 'gaia34.atl1')).toBe('down');
      expect(t.s.civilisationPool).toHaveLength(12);
    }
  });

  it('ANU-2.17 a Culture token lies on each marked intersection; those beside units are face up', () => {
    for (const [houses, n] of [
      ['pharaos norrenis', 10],
      ['pharaos norrenis babylon', 17],
      ['pharaos norrenis babylon ellenys', 20],
    ] as const) {
      const t = opened(houses);
      expect(t.s.culture.filter((token) => token >= -1)).toHaveLength(n);
      expect(t.culture('pharaos.c3')).toMatch(/^culture-/);
      expect(t.culture('pharaos.c1')).toMatch(/^culture-/);
      expect(t.culture('pharaos.c2')).toBe('down');
    }
  });

  it('ANU-2.18 Artefacts wait unseen', () => {
    const t = opened('pharaos norrenis');
    expect(rules.view(t.match, seatOf(0)).artefactsLeft).toEqual([]);
    expect(t.match.data.components.setup.artefactsDrawn).toBe(3);
  });

  it('ANU-2.19 ANU-2.20 ANU-R.63 the stack holds neutral Pacts and those of the Houses in play, or all of them in a first game', () => {
    const size = (t: ReturnType<typeof opened>): number => t.s.pactStack.length + t.s.display.length;
    expect(size(opened('pharaos norrenis'))).toBe(24);
    expect(size(opened('pharaos norrenis babylon'))).toBe(30);
    expect(size(opened('pharaos norrenis babylon ellenys'))).toBe(36);
    expect(size(opened('pharaos norrenis', { firstGameAllPacts: true }))).toBe(36);
    expect(opened('pharaos norrenis').s.display).toHaveLength(6);
    const absent = scene(
      'pharaos norrenis',
      'extra',
      (e) => e.pacts('pharaos', 'pact-ellenys-1').stock('pharaos', '2 food 1 metal').put('pharaos', 'gaia12.n', '1 follower'),
      { firstGameAllPacts: true },
    );
    absent.do('extra=complete-pact');
    expect(absent.asked).toBe('pactLine');
  });

  it('ANU-2.21 ANU-2.22 four tokens on the Domination track, and a random Objective at each of the four tracks', () => {
    const t = opened('pharaos norrenis');
    const { vpBySpace } = t.match.data.components.dominationTrack;
    expect(t.s.tokens.map((space) => vpBySpace[space])).toEqual([-5, -1, 3, 7]);
    expect([...t.s.objectives].sort()).toEqual([0, 1, 2, 3]);
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => opened('pharaos norrenis', {}, seed).s.objectives.join()));
    expect(orders.size).toBeGreaterThan(1);
  });
});
