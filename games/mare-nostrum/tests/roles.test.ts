import { describe, expect, it } from 'vitest';
import { roleCounts } from '../rules/roles.ts';
import { BUILT_NOW, type G, ON_CARD } from '../rules/types.ts';
import { asked, go, keys, type Scene, scene, type TestMatch } from './scene.ts';

const counts = (match: TestMatch): number[][] => roleCounts(match as unknown as G);

/** A table of three at the start of a turn, all roles with Rome. */
const dawn = (change: (table: Scene) => Scene): TestMatch => change(scene('rome carthage greece egypt')).play('dawn');

describe('counts', () => {
  it('MAR-3.2 MAR-3.3 MAR-3.4 buildings count for commerce, priests and politics', () => {
    const match = dawn((table) =>
      table.own('egypt', 'athenae alexandria').built('athenae.city1 athenae.city2 athenae.olive_oil temple:athenae market:athenae'),
    );
    expect(counts(match)[3]).toEqual([2, 2, 3, 0]);
  });

  it('MAR-3.5 MAR-21.15 C41 units on the board count for the military, launched or not, and none that wait on a card', () => {
    const match = scene('rome carthage atlantis')
      .units('atlantis', 'poseidon', '2 legion trireme fortress creature')
      .units('atlantis', 'mare_atlanticum', 'trireme')
      .edit((s, data) => {
        s.at[data.unitsPerSide * 6 - 1] = ON_CARD;
      })
      .play('dawn');
    expect(counts(match)[2]?.[3]).toBe(6);
  });

  it('MAR-3.6 MAR-21.16 C12 an occupied building counts for the occupier and moves a role', () => {
    const table = scene('rome egypt babylon')
      .own('egypt', 'athenae alexandria')
      .own('babylon', 'babylon assyria syria')
      .built('athenae.city1 athenae.city2 alexandria.city1 temple:athenae babylon.city1 assyria.city1 syria.city1')
      .units('babylon', 'athenae', 'legion')
      .post('babylon', 'athenae', 'legion', 'athenae.city1')
      .role(2, 'egypt');
    expect(table.play('dawn').s.roles[2]).toBe(2);
  });

  it('MAR-3.6 MAR-9.10 in a province at war every building counts for the controller', () => {
    const match = scene('rome egypt babylon')
      .own('egypt', 'athenae')
      .built('athenae.city1 athenae.city2')
      .units('babylon', 'athenae', 'legion')
      .post('babylon', 'athenae', 'legion', 'athenae.city1')
      .units('egypt', 'athenae', 'legion')
      .play('dawn');
    expect(counts(match)[1]?.[2]).toBe(2);
  });

  it.each([
    ['agamemnon', 0, 3, 'MAR-13.1'],
    ['archimedes', 3, 3, 'MAR-13.2'],
    ['solomon', 2, 3, 'MAR-13.3'],
    ['moses', 1, 2, 'MAR-15.18'],
  ])('MAR-3.7 MAR-13.1 MAR-13.2 MAR-13.3 MAR-15.18 B4 %s counts for role %i', (hero, role, bonus) => {
    const match = dawn((table) => table.cards('greece', hero));
    expect(counts(match)[2]?.[role]).toBe(bonus);
  });
});

describe('the assignment', () => {
  it('MAR-3.8 the highest count takes the card; the holder keeps it among the highest', () => {
    const match = dawn((table) => table.own('rome', 'roma').own('carthage', 'carthago').built('roma.city1 carthago.city1'));
    expect(match.s.roles[2]).toBe(0);
    const moved = dawn((table) => table.own('carthage', 'carthago').built('carthago.city1'));
    expect(moved.s.roles[2]).toBe(1);
  });

  it('MAR-3.8 C13 between others above him the holder picks', () => {
    const match = dawn((table) => table.own('greece', 'athenae').own('carthage', 'carthago').built('athenae.city1 carthago.city1'));
    expect(asked(match)).toBe('rome:heir');
    expect(keys(match)).toEqual(['1', '2']);
    go(match, 'heir=2');
    expect(match.s.roles[2]).toBe(2);
  });

  it('MAR-3.9 MAR-21.17 all counts are taken first, and one player may hold several roles', () => {
    const match = dawn((table) =>
      table
        .own('carthage', 'carthago')
        .built('carthago.city1 carthago.fruit temple:carthago market:carthago')
        .units('carthage', 'carthago', 'legion'),
    );
    expect(match.s.roles).toEqual([1, 1, 1, 1]);
  });

  it('MAR-3.1 MAR-3.10 MAR-3.12 the first turn has no assignment, and cards move at no other moment', () => {
    const match = scene('rome carthage greece')
      .own('carthage', 'carthago')
      .built('carthago.fruit')
      .edit((s) => {
        s.turn = 1;
      })
      .play('firstTurn');
    expect(match.s.roles).toEqual([0, 0, 0, 0]);
    expect(match.log.some(({ event }) => event === 'counted')).toBe(false);
  });

  it('MAR-3.12 MAR-21.65 Castor, then the gods of wrath, then Athena, the gods of wrath once more, then the counts', () => {
    const match = scene('rome carthage greece')
      .copies('rome', 'ajax')
      .cards('greece', 'ajax adonis')
      .gods('carthage', 'baal')
      .gods('greece', 'athena')
      .own('rome', 'roma')
      .built('roma.city1')
      .play('dawn');
    expect(asked(match)).toBe('rome:castor');
    go(match, 'castor=adonis');
    expect(asked(match)).toBe('carthage:wrath');
    go(match, 'wrath=pass');
    expect(asked(match)).toBe('greece:athena');
    go(match, 'athena=high-priest');
    expect(asked(match)).toBe('carthage:wrath');
    go(match, 'wrath=pass');
    expect(match.s.roles[1]).toBe(2);
  });

  it('MAR-16.1 MAR-3.7 C14 Athena and Moses add up', () => {
    const match = scene('rome carthage greece')
      .cards('carthage', 'moses')
      .gods('carthage', 'athena')
      .own('carthage', 'carthago')
      .own('rome', 'roma cisalpina magna_graecia illyria')
      .built('temple:carthago temple:roma temple:cisalpina market:roma market:cisalpina')
      .play('dawn');
    go(match, 'athena=high-priest');
    expect(match.s.roles[1]).toBe(1);
    expect(match.log.some(({ event, args }) => event === 'godUsed' && args.god === 'god:athena')).toBe(true);
  });
});

describe('calling', () => {
  it('MAR-3.11 B27 a leader calls one player at a time, everybody once, himself included', () => {
    const match = scene('rome carthage greece').play('generals');
    expect(asked(match)).toBe('rome:call');
    expect(keys(match)).toEqual(['0', '1', '2']);
    go(match, 'call=1');
    expect(keys(match)).toEqual(['0', '2']);
    go(match, 'call=2');
    expect(match.s.turn).toBe(3);
  });

  it('MAR-17.8 what was built in a turn is new only in that turn', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', 'legion')
      .edit((s) => s.mark.fill(BUILT_NOW))
      .play('dawn');
    expect(match.s.mark.slice(0, match.data.unitsPerSide).every((mark) => mark === 0)).toBe(true);
  });
});
