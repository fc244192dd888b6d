import { at, Match, numberAt, type Options } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../data/read.ts';
import { rules } from '../rules/index.ts';
import { type G, OUT_OF_GAME } from '../rules/types.ts';
import { forceIn } from '../rules/units.ts';
import { asked, cardOwner, count, diceRolled, go, keys, ownerOf, scene, stands, type TestMatch } from './scene.ts';

const start = (seats: number, options: Options = {}, seed = 'a'): TestMatch => Match.start(rules, { seats, options, seed });

/** A match in which the seats have chosen these civilisations. */
function chosen(civs: string, options: Options = {}): TestMatch {
  const list = civs.split(' ');
  const match = start(list.length, { civilisations: 'chosen', ...options });
  for (const civ of list) go(match, `?civilisation=${civ}`);
  return match;
}

const total = (cards: readonly number[]): number => cards.reduce((sum, n) => sum + n, 0);

describe('components', () => {
  const { data } = start(6);

  it('MAR-1.1 MAR-1.6 six civilisations, four roles, eight gods, six creatures, forty heroes and wonders, for three to six', () => {
    expect(rules.players).toEqual({ min: 3, max: 6 });
    expect([data.sides.length, data.roles.length, data.gods.length, data.components.creatures.length]).toEqual([6, 4, 8, 6]);
    expect(data.cards.filter(({ wonder }) => wonder)).toHaveLength(7);
    expect(data.cards.filter(({ side }) => side >= 0)).toHaveLength(6);
    expect(data.cards).toHaveLength(40);
  });

  it('MAR-1.2 every civilisation has its pieces and no more', () => {
    expect(data.unitCount).toEqual([8, 5, 8, 3]);
    expect(data.components.unitsPerCivilisation.influence).toBe(12);
    const match = scene('rome carthage greece')
      .own('rome', 'roma')
      .units('rome', 'roma', '8 legion')
      .hand('rome', '4 tax')
      .turnOf('rome')
      .play('building');
    expect(keys(match)).not.toContain('legion');
    expect(keys(match)).toContain('city');
  });

  it.each([
    [3, [8, 18, 4, 8]],
    [4, [10, 23, 5, 10]],
    [5, [12, 28, 6, 12]],
    [6, [14, 33, 7, 14]],
  ])('MAR-1.3 the tokens for %i players', (seats, supply) => {
    expect(start(seats, { setup: 'free' }).s.supply).toEqual(supply);
  });

  it('MAR-1.5 MAR-21.1 MAR-21.2 the same 153 resource cards at every player count', () => {
    for (const seats of [3, 6]) {
      const { s } = start(seats, { setup: 'free' });
      expect([s.bank[0], total(s.bank) - numberAt(s.bank, 0)]).toEqual([40, 113]);
    }
    const totals = data.kinds.slice(1).map((kind) => kind.total);
    expect([totals.filter((n) => n === 11).length, totals.filter((n) => n === 6).length]).toEqual([7, 6]);
  });

  it('MAR-1.7 MAR-21.3 eight cards are out of the game, never the Pyramids', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const match = start(6, {}, seed);
      expect(match.s.cards.filter((state) => state === OUT_OF_GAME)).toHaveLength(8);
      expect(cardOwner(match, 'pyramids')).toBe(-1);
    }
  });

  it('MAR-1.8 the hero of a neutral civilisation is out of the game, and no hero of another civilisation is for sale', () => {
    const match = chosen('rome carthage greece');
    expect(cardOwner(match, 'cleopatra')).toBe(OUT_OF_GAME);
    const shop = scene('rome carthage greece').own('rome', 'roma').hand('rome', '9 tax 3 wine').turnOf('rome').play('building');
    expect(keys(shop)).toContain('caesar');
    expect(keys(shop)).not.toContain('hannibal');
  });

  it('MAR-1.12 MAR-21.4 more than eight dice can fall', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', '8 legion')
      .units('carthage', 'cisalpina', '8 legion')
      .turnOf('rome')
      .play('land', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=8');
    expect(diceRolled(match)).toEqual([8, 8]);
  });

  it('MAR-2.1 MAR-21.5 the western board is always in play', () => {
    const { data: map } = start(3);
    expect(map.spaces.some(({ id }) => id === 'poseidon')).toBe(true);
    expect(map.provinces).toBe(44);
    const west = map.map.provinces.find(({ id }) => id === 'poseidon')?.anchor[0] ?? Number.NaN;
    expect(west).toBeLessThan(map.map.provinces.find(({ id }) => id === 'roma')?.anchor[0] ?? Number.NaN);
  });
});

describe('the fixed set-up', () => {
  it('MAR-2.2 civilisations are dealt at random, or chosen one after the other', () => {
    const dealt = new Set(['a', 'b', 'c', 'd'].map((seed) => start(3, {}, seed).s.side.join()));
    expect(dealt.size).toBeGreaterThan(1);
    const match = start(3, { civilisations: 'chosen' });
    expect(keys(match)).toEqual(['rome', 'carthage', 'greece', 'egypt', 'babylon', 'atlantis']);
    go(match, 'civilisation=egypt');
    expect(keys(match)).not.toContain('egypt');
  });

  it('MAR-2.4 MAR-2.5 MAR-21.6 everybody places three markers, buildings, a fortress and his hero, and no creature', () => {
    const match = chosen('rome carthage greece egypt babylon atlantis');
    for (let side = 0; side < 6; side++) expect(match.s.owner.filter((owner) => owner === side)).toHaveLength(3);
    expect(stands(match, 'roma.city1') && stands(match, 'market:cisalpina') && stands(match, 'market:memphis')).toBe(true);
    expect([count(match, 'rome', 'fortress', 'roma'), count(match, 'rome', 'legion', 'roma')]).toEqual([1, 1]);
    expect(cardOwner(match, 'caesar')).toBe(0);
    const creatures = match.s.at.filter((_, unit) => match.data.unitKind[unit % match.data.unitsPerSide] === 3);
    expect(creatures.every((at) => at === -1)).toBe(true);
  });

  it('MAR-2.6 Hannibal brings a legion and Pericles a trireme, unlaunched', () => {
    const match = chosen('rome carthage greece');
    expect(count(match, 'carthage', 'legion', 'carthago')).toBe(1);
    expect(count(match, 'greece', 'trireme', 'athenae')).toBe(1);
  });

  it('MAR-2.7 MAR-21.7 the four starting roles', () => {
    expect(chosen('rome carthage greece egypt babylon atlantis').s.roles).toEqual([1, 2, 3, 0]);
  });

  it('MAR-2.8 A7 without Egypt Babylon leads in politics: Greece has a role already', () => {
    const match = chosen('rome carthage greece babylon atlantis');
    expect(match.s.roles[2]).toBe(3);
  });

  it('MAR-2.8 MAR-21.8 with three players somebody gets a second role', () => {
    const match = chosen('rome carthage greece');
    expect(match.s.roles.slice(0, 2)).toEqual([1, 2]);
    expect(match.s.roles[3]).toBe(0);
    expect(match.s.roles[2]).toBe(2);
  });

  it('MAR-2.9 MAR-21.9 the first thing that anybody gets is the collection: eight cards each', () => {
    const match = chosen('rome carthage greece egypt babylon atlantis');
    expect(match.s.turn).toBe(1);
    expect(match.s.hands.map(total)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(asked(match)).toBe('carthage:tradeSize');
  });
});

describe('neutral civilisations', () => {
  it('MAR-2.3 MAR-20.1 every civilisation without a player holds its capital and the provinces around it', () => {
    const match = chosen('carthage greece atlantis');
    expect([ownerOf(match, 'roma'), ownerOf(match, 'cisalpina'), ownerOf(match, 'magna_graecia')]).toEqual(['rome', 'rome', 'rome']);
    expect([
      count(match, 'rome', 'creature', 'roma'),
      count(match, 'rome', 'legion', 'roma'),
      count(match, 'rome', 'fortress', 'roma'),
    ]).toEqual([1, 1, 1]);
    expect([count(match, 'rome', 'creature', 'cisalpina'), count(match, 'rome', 'legion', 'cisalpina')]).toEqual([0, 1]);
  });

  it('MAR-20.2 MAR-21.62 a province due to two of them goes to the one listed first', () => {
    const match = chosen('rome carthage greece');
    expect(ownerOf(match, 'arabia')).toBe('egypt');
  });

  it('MAR-20.3 MAR-20.6 they never act: only players are ever asked, and nothing of theirs moves', () => {
    const match = chosen('rome carthage greece');
    const before = forceIn(match as unknown as G, 5, spaceOf(match.data, 'poseidon')).length;
    playOn(match, 'quiet', (m) => m.s.turn > 2);
    expect(forceIn(match as unknown as G, 5, spaceOf(match.data, 'poseidon')).length).toBeLessThanOrEqual(before);
    expect(match.history.every(({ seat }) => seat < 3)).toBe(true);
    expect(match.s.roles.every((seat) => seat >= 0 && seat < 3)).toBe(true);
  });
});

describe('the free set-up', () => {
  const free = (civs: string): TestMatch => {
    const match = chosen(civs, { setup: 'free' });
    return match;
  };
  const spender = (match: TestMatch): string => at(match.data.sides, numberAt(match.s.side, at(match.waiting, 0).seat)).id;

  it('MAR-2.10 MAR-2.18 MAR-21.14 forty-five points in five shares of nine, and what is not spent is lost', () => {
    const match = free('rome carthage egypt');
    const [first] = match.s.draft.order;
    expect(match.s.draft.points).toBe(9);
    expect(match.waiting[0]?.seat).toBe(first);
    go(match, 'draft=influence');
    expect(match.s.draft.points).toBe(6);
    go(match, 'draft=pass');
    expect(match.waiting[0]?.seat).toBe(match.s.draft.order[1]);
    for (let share = 1; share < 15; share++) go(match, 'draft=pass');
    expect(match.s.stage).not.toBe('setup');
    expect(match.s.owner.filter((side) => side === match.s.side[0])).toHaveLength(1);
  });

  it('MAR-2.13 MAR-21.10 Greece may found its capital on the Aegean, Atlantis in the far west', () => {
    const match = free('greece atlantis rome');
    for (let step = 0; step < 3; step++) {
      go(match, 'draft=influence');
      if (spender(match) === 'greece' && asked(match).endsWith('capital'))
        expect(keys(match)).toEqual(['athenae', 'bithynia', 'creta', 'ionia', 'macedonia', 'rhodus', 'thracia']);
      if (spender(match) === 'atlantis' && asked(match).endsWith('capital'))
        expect(keys(match)).toEqual(['poseidon', 'lusitania', 'mauretania']);
      go(match, '?capital=rhodus'.replace('rhodus', spender(match) === 'greece' ? 'rhodus' : 'mauretania'), 'draft=pass');
    }
    expect(match.s.capital[2]).toBe(spaceOf(match.data, 'rhodus'));
    expect(match.s.capital[5]).toBe(spaceOf(match.data, 'mauretania'));
  });

  it('MAR-2.14 B6 the marker in the capital may come after the hero, but before everything else and in the last share at the latest', () => {
    const match = free('rome carthage egypt');
    expect(keys(match)).toEqual(['influence', 'hero', 'pass']);
    const carthage = () => {
      while (spender(match) !== 'carthage') go(match, 'draft=pass');
    };
    carthage();
    go(match, 'draft=hero');
    expect(count(match, 'carthage', 'legion', 'carthago')).toBe(1);
    expect(ownerOf(match, 'carthago')).toBe(null);
    carthage();
    expect(keys(match)).toEqual(['influence', 'pass']);
    while (match.s.stage === 'setup') go(match, 'draft=pass');
    expect([ownerOf(match, 'roma'), ownerOf(match, 'carthago'), ownerOf(match, 'alexandria')]).toEqual(['rome', 'carthage', 'egypt']);
  });

  it('MAR-2.14 MAR-2.13 MAR-21.11 Pericles brings a trireme to the capital, which Greece names then and nobody else may mark', () => {
    const match = free('greece atlantis rome');
    while (spender(match) !== 'greece') go(match, 'draft=pass');
    go(match, 'draft=hero', 'capital=rhodus');
    expect(count(match, 'greece', 'trireme', 'rhodus')).toBe(1);
    expect(ownerOf(match, 'rhodus')).toBe(null);
    while (spender(match) !== 'greece') go(match, 'draft=pass');
    go(match, 'draft=influence');
    expect(ownerOf(match, 'rhodus')).toBe('greece');
  });

  it('MAR-2.11 MAR-2.12 B6 B7 B8 only the own hero is for sale, without reductions but with his gift; he need not be bought', () => {
    const match = free('rome carthage egypt');
    for (let share = 0; share < 3; share++) go(match, 'draft=influence', 'draft=pass');
    for (let share = 3; share < 15; share++) {
      if (share < 6 && spender(match) !== 'egypt') go(match, 'draft=hero');
      else if (share < 9 && spender(match) === 'rome') {
        go(match, 'draft=legion');
        expect(match.s.draft.points).toBe(6);
        go(match, 'draft=pass');
      } else go(match, 'draft=pass');
    }
    expect([cardOwner(match, 'caesar'), cardOwner(match, 'hannibal'), cardOwner(match, 'cleopatra')]).toEqual([0, 1, -1]);
    expect(count(match, 'carthage', 'legion', 'carthago')).toBe(1);
    expect(count(match, 'rome', 'legion', 'roma')).toBe(1);
  });

  it('MAR-2.15 MAR-2.16 MAR-21.12 B5 markers beside the capital, buildings at once where a marker lies', () => {
    const match = free('greece atlantis rome');
    while (spender(match) !== 'greece') go(match, 'draft=pass');
    go(match, 'draft=influence', 'capital=athenae', 'draft=influence');
    expect(keys(match)).toEqual(['creta', 'epirus', 'macedonia', 'rhodus', 'sicilia']);
    go(match, 'draftWhere=macedonia', 'draft=city');
    expect(keys(match)).toEqual(['athenae', 'macedonia']);
  });

  it('MAR-2.17 MAR-21.13 legions and triremes start in the capital, fortresses and creatures anywhere at home', () => {
    const match = free('rome carthage egypt');
    while (spender(match) !== 'rome') go(match, 'draft=pass');
    go(match, 'draft=influence', 'draft=influence', 'draftWhere=cisalpina', 'draft=legion');
    expect(count(match, 'rome', 'legion', 'roma')).toBe(1);
    while (spender(match) !== 'rome') go(match, 'draft=pass');
    go(match, 'draft=creature');
    expect(keys(match)).toEqual(['cisalpina', 'roma']);
    go(match, 'draftWhere=cisalpina', 'draft=trireme');
    expect(count(match, 'rome', 'trireme', 'roma')).toBe(1);
    expect(count(match, 'rome', 'creature', 'cisalpina')).toBe(1);
  });

  it('MAR-2.19 B8 then the roles are given by count', () => {
    const match = free('rome carthage egypt');
    while (match.s.stage === 'setup') {
      const buys = keys(match).includes('hero') && keys(match).length === 3 ? 'influence' : 'caravan';
      const wants = buys === 'influence' || (spender(match) === 'egypt' && keys(match).includes('caravan'));
      go(match, wants ? `draft=${buys}` : 'draft=pass');
    }
    expect(match.s.roles[0]).toBe(2);
    expect(new Set(match.s.roles)).toEqual(new Set([0, 1, 2]));
  });
});
