import { Match, numberAt, type Question, QuickDice, type Seat, sampleAnswer, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { opened, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

describe('hidden information', () => {
  it('ANU-17.1 all know which hands are possible: a card played is back in the deck, an unused one of Loki is in hand, one lost to Pandora is unseen', () => {
    const t = scene('norrenis babylon pharaos', 'battles', (e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower').put('babylon', 'gaia34.t1', '1 follower').hand('norrenis', 'dagger short-bow');
    });
    expect(t.s.suspected[0], 'all but the hand that could not pay any card').toHaveLength(20);
    t.together({ norrenis: 'dagger', babylon: 'sling' });
    expect(t.s.suspected[0]).toEqual([2, 4, 8, 16, 32, 64]);
    const armed = scene('norrenis babylon', 'mana', (e) => e.stock('norrenis', '1 mana 2 metal'));
    armed.do('mana=arm', 'arm=dagger', 'arm=short-bow');
    expect(armed.s.suspected[0]).toHaveLength(21);
    const none = scene('norrenis babylon', 'battles', (e) =>
      e.put('norrenis', 'norrenis.tc', '1 follower').guard('norrenis.tc', 'down').hand('norrenis', 'long-sword'),
    );
    expect(none.s.suspected[0]).toEqual([4, 32]);
  });

  it('ANU-17.3 ANU-17.4 nobody sees what is face down, what is left in the stack or what went back into the box', () => {
    const t = opened(FOUR);
    for (const seat of [null, ...t.match.seats]) {
      const seen = JSON.stringify(rules.view(t.match, seat));
      for (const secret of ['pactStack"', 'civilisationPool', 'culturePool', 'artefactPool']) expect(seen).not.toContain(secret);
      expect(rules.view(t.match, seat).guards.every((guard) => guard < 0)).toBe(true);
      expect(rules.view(t.match, seat).pactStackSize).toBe(30);
    }
  });

  it('ANU-17.7 everything else is open to all: stocks, stars, tiles, Pacts, tracks, reserves, Artefacts, tokens', () => {
    const t = scene('pharaos norrenis', 'pawn', (e) =>
      e.stock('pharaos', '3 gold 1 mana').pacts('pharaos', 'pact-neutral-01').cubes('pharaos', 'R0').artefacts('pharaos', 'cornucopia'),
    );
    const mine = rules.view(t.match, seatOf(0));
    const theirs = rules.view(t.match, seatOf(1));
    expect(theirs.players).toEqual(mine.players);
    expect(theirs.tokens).toEqual(mine.tokens);
    expect(theirs.players[0]).toMatchObject({ stock: [0, 0, 0, 3], mana: 1, pacts: [0], cubes: 1, artefacts: [0], reserve: 12 });
  });

  it('ANU-17.8 what is face down is drawn when it is turned over: every tile and token comes once, none is put back', () => {
    const match = Match.start(rules, { seats: 4, seed: 'once', options: { randomHouses: true } });
    const dice = new QuickDice('once');
    const shown = (list: readonly number[]): number[] => list.filter((at) => at >= 0);
    const civilisations = new Set<number>();
    const culture = new Set<number>();
    while (!match.over) {
      for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat as Seat) as Question, dice));
      for (const guard of shown(match.s.guards)) civilisations.add(guard);
      for (const token of shown(match.s.culture)) culture.add(token);
    }
    const { civilisationPool, culturePool } = match.s;
    expect([...civilisations].filter((tile) => civilisationPool.includes(tile))).toEqual([]);
    expect([...culture].filter((token) => culturePool.includes(token))).toEqual([]);
    expect(civilisationPool.length + civilisations.size).toBe(12);
    expect(culturePool.length + culture.size).toBe(20);
  });

  it('ANU-R.1 ANU-R.3 names and provenance: what the rulebook misprints is named as it should be, and what is designed says why', () => {
    const { components } = opened('pharaos norrenis').match.data;
    const gods = components.houses.flatMap((house) => [house.major.name.it, ...house.minors.map((god) => god.name.it)]);
    for (const name of ['Freyr', 'Heimdallr', 'Enlil', 'Ishtar']) expect(gods).toContain(name);
    const { provenanceScheme, sources } = (rules.pack as { components: { provenanceScheme: { collections: object }; sources: object } })
      .components;
    expect(Object.keys(sources)).toContain('pl');
    for (const [name, entry] of Object.entries(provenanceScheme.collections) as [string, { kind: string; reason?: string }][])
      if (entry.kind === 'designed') expect([name, (entry.reason ?? '').length > 10]).toEqual([name, true]);
  });

  it('ANU-17.1 an imagined game keeps all that a seat knows and changes nothing that all can see', () => {
    const t = scene('norrenis babylon pharaos', 'pawn', (e) => e.hand('babylon', 'dagger short-bow').hand('norrenis', 'ballista'));
    const hands = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const imagined = t.match.sampleWorld(seatOf(0), new QuickDice(n));
      hands.add(numberAt(imagined.s.hands, 1));
      expect(imagined.s.hands[0]).toBe(t.s.hands[0]);
      expect(rules.view(imagined, seatOf(0))).toEqual(rules.view(t.match, seatOf(0)));
    }
    expect(hands.size).toBeGreaterThan(5);
  });
});

describe('data', () => {
  it('ANU-1.2 a pack that lacks something is refused with the place where it is wrong', () => {
    const pack = structuredClone(rules.pack) as {
      components: { houses: { weaponCards: string[] }[] };
      map: { boards: { house?: string }[] };
    };
    pack.components.houses[0]?.weaponCards.push('slingshot');
    expect(() => rules.read(pack)).toThrow(/slingshot/);
    expect(() => rules.read({ components: {}, map: {} })).toThrow(/components/);
  });
});
