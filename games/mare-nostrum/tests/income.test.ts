import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { godOf, kindOf } from '../data/read.ts';
import { asked, go, handOf, held, keys, readings, scene, type TestMatch } from './scene.ts';

const athens = () =>
  scene('rome egypt babylon').own('egypt', 'athenae').built('athenae.city1 athenae.city2 temple:athenae').own('rome', 'roma');

describe('what sites give', () => {
  it('MAR-4.1 B9 a tax for a city and a card for a caravan, two with a temple or market', () => {
    const match = scene('rome carthage egypt')
      .own('carthage', 'carthago numidia')
      .built('carthago.perfume numidia.slaves numidia.livestock market:numidia carthago.city1 temple:carthago')
      .play('collection');
    expect(handOf(match, 'carthage')).toEqual({ tax: 2, perfume: 1, slaves: 2, livestock: 2 });
  });

  it('MAR-9.16 MAR-9.15 whoever earns nothing while others hold the capital is told that a bot may play on', () => {
    const held = scene('rome egypt babylon').own('egypt', 'alexandria').units('rome', 'alexandria', 'legion');
    const match = held.play('collection');
    expect(match.log.filter(({ event }) => event === 'destitute').map(({ args }) => args.seat)).toEqual(['seat:1']);
    const earning = held.built('alexandria.city1').play('collection');
    expect(earning.log.some(({ event }) => event === 'destitute')).toBe(false);
  });

  it('MAR-4.3 MAR-21.18 C10 an occupied temple doubles nothing for the controller', () => {
    const match = athens().units('rome', 'athenae', 'legion').post('rome', 'athenae', 'legion', 'temple').play('collection');
    expect([held(match, 'egypt', 'tax'), held(match, 'rome', 'tax')]).toEqual([2, 0]);
  });

  it('MAR-4.2 MAR-9.7 C11 the occupier is paid, doubled only with a unit on the temple too', () => {
    const match = athens()
      .units('rome', 'athenae', '2 legion')
      .post('rome', 'athenae', 'legion', 'athenae.city1')
      .post('rome', 'athenae', 'legion', 'temple')
      .play('collection');
    expect([held(match, 'egypt', 'tax'), held(match, 'rome', 'tax')]).toEqual([1, 2]);
    const single = athens().units('rome', 'athenae', 'legion').post('rome', 'athenae', 'legion', 'athenae.city1').play('collection');
    expect([held(single, 'egypt', 'tax'), held(single, 'rome', 'tax')]).toEqual([2, 1]);
  });

  it('MAR-4.4 MAR-9.2 MAR-9.10 B31 at war, under conversion or with enemies about the controller collects everything', () => {
    const atWar = athens()
      .units('rome', 'athenae', 'legion')
      .post('rome', 'athenae', 'legion', 'athenae.city1')
      .units('babylon', 'athenae', 'legion')
      .play('collection');
    expect([held(atWar, 'egypt', 'tax'), held(atWar, 'rome', 'tax')]).toEqual([4, 0]);
    const converting = athens().units('rome', 'athenae', 'legion').post('rome', 'athenae', 'legion', 'marker').play('collection');
    expect(held(converting, 'egypt', 'tax')).toBe(4);
    expect(held(athens().units('rome', 'athenae', 'legion').play('collection'), 'egypt', 'tax')).toBe(4);
  });

  it('MAR-9.9 MAR-9.10 B31 C62 a post works again when its owner is alone, turn after turn', () => {
    const match = athens().units('rome', 'athenae', 'legion').post('rome', 'athenae', 'legion', 'athenae.city1').play('collection');
    expect(held(match, 'rome', 'tax')).toBe(1);
    expect(match.s.post.filter((post) => post !== 0)).toHaveLength(1);
  });

  it('MAR-4.6 MAR-21.19 C15 a short bank deals one at a time from the Director on', () => {
    const table = scene('rome babylon egypt')
      .own('rome', 'babylon')
      .own('babylon', 'elam arabia')
      .built('babylon.gems market:babylon elam.gems arabia.gems')
      .edit((s, data) => {
        s.bank[kindOf(data, 'gems')] = 3;
      });
    expect(handOf(table.play('collection'), 'rome').gems).toBe(2);
    expect(held(table.play('collection'), 'babylon', 'gems')).toBe(1);
  });

  it('MAR-18.2 MAR-18.7 income is seen by all, and the bank lies open', () => {
    const match = athens()
      .edit((s, data) => {
        s.bank[kindOf(data, 'gems')] = 0;
      })
      .play('collection');
    expect(match.logFor(seatOf(0)).some(({ event }) => event === 'income')).toBe(true);
    const view = match.seatView(seatOf(0)).view as { bank: number[] };
    expect(view.bank).toEqual(match.s.bank);
    expect(view.bank.filter((count) => count === 0)).toHaveLength(1);
  });
});

describe('wonders and Circe', () => {
  it('MAR-4.5 MAR-12.1 the Colossus gives a tax', () => {
    expect(held(scene('rome carthage egypt').cards('rome', 'colossus').play('collection'), 'rome', 'tax')).toBe(1);
  });

  it('MAR-4.5 MAR-4.19 MAR-12.3 the Temple of Artemis gives a good of choice, last, from what is left', () => {
    const match = scene('rome carthage egypt')
      .cards('rome', 'temple_of_artemis')
      .own('egypt', 'alexandria')
      .built('alexandria.papyrus')
      .edit((s, data) => {
        s.bank[kindOf(data, 'papyrus')] = 1;
      })
      .play('collection');
    expect(asked(match)).toBe('rome:artemis');
    expect(keys(match)).not.toContain('papyrus');
    expect(keys(match)).toHaveLength(12);
    go(match, 'artemis=gold');
    expect(handOf(match, 'rome')).toEqual({ gold: 1 });
  });

  it('MAR-15.7 MAR-21.44 C52 a legion works a free site, doubled by a market; it is no caravan for roles', () => {
    const match = scene('rome carthage egypt')
      .cards('carthage', 'circe')
      .own('carthage', 'numidia')
      .built('numidia.slaves market:numidia')
      .units('carthage', 'numidia', '2 legion')
      .play('collection');
    expect(asked(match)).toBe('carthage:circe');
    expect(keys(match)).toEqual(['numidia.livestock', 'none']);
    go(match, 'circe=numidia.livestock');
    expect(handOf(match, 'carthage')).toEqual({ livestock: 2, slaves: 2 });
    expect(readings(match).counts[1]?.[0]).toBe(2);
  });

  it('MAR-15.7 B46 the legion may work in a new province and where Vulcan struck', () => {
    const match = scene('rome carthage egypt')
      .cards('carthage', 'circe')
      .own('carthage', 'numidia')
      .units('carthage', 'numidia', 'legion')
      .play('collection');
    expect(keys(match)).toEqual(['numidia.livestock', 'numidia.slaves', 'none']);
  });
});

describe('Hermes and Isis', () => {
  const gods = (change: string): TestMatch =>
    scene('rome egypt babylon')
      .own('egypt', 'alexandria creta')
      .built('alexandria.city1 creta.fish')
      .cards('egypt', 'temple_of_artemis')
      .gods('egypt', 'hermes')
      .gods('rome', change)
      .play('collection');

  it('MAR-16.3 MAR-21.52 C16 Hermes gives three cards of kinds that the own sites gave', () => {
    const match = gods('mars');
    go(match, 'artemis=gems');
    expect(asked(match)).toBe('egypt:hermes');
    expect(keys(match)).toEqual(['tax', 'fish', 'pass']);
    go(match, 'hermes=fish', 'hermes=fish', 'hermes=tax');
    expect(handOf(match, 'egypt')).toEqual({ tax: 2, fish: 3, gems: 1 });
    expect(match.log.some(({ event, args }) => event === 'godUsed' && args.god === 'god:hermes')).toBe(true);
  });

  it('MAR-4.7 MAR-19.1 B15 Hermes comes before Isis', () => {
    const match = gods('isis');
    go(match, 'artemis=gems', 'hermes=pass');
    expect(asked(match)).toBe('rome:isis');
  });

  it('MAR-16.5 MAR-18.4 B42 Isis gives everybody a card that only he and the giver know', () => {
    const match = gods('isis');
    go(match, 'artemis=gems', 'hermes=pass', 'isis=use', 'isisGift=wine', 'isisGift=slaves', 'isisGift=gold');
    expect([held(match, 'rome', 'wine'), held(match, 'egypt', 'slaves'), held(match, 'babylon', 'gold')]).toEqual([1, 1, 1]);
    const told = (seat: number) =>
      match
        .logFor(seatOf(seat))
        .filter(({ event }) => event === 'gift')
        .map(({ args }) => args.kind);
    expect([told(0), told(1), told(2)]).toEqual([['kind:wine'], ['kind:slaves'], ['kind:gold']]);
  });

  it('MAR-16.4 MAR-21.53 C17 Astarte refuses a gift unseen; the others get theirs', () => {
    const match = scene('rome egypt babylon').gods('rome', 'isis').gods('babylon', 'astarte').play('collection');
    go(match, 'isis=use', 'isisGift=wine', 'isisGift=wine', 'isisGift=slaves');
    expect(asked(match)).toBe('babylon:astarte');
    go(match, 'astarte=cancel');
    expect([held(match, 'egypt', 'wine'), held(match, 'babylon', 'slaves')]).toEqual([1, 0]);
    expect(match.s.bank[kindOf(match.data, 'slaves')]).toBe(11);
    expect(match.s.spent.reduce((sum, n) => sum + n, 0)).toBe(2);
  });
});

describe('common windows', () => {
  it('MAR-19.3 MAR-16.8 C59 Vulcan before the collection: the caravan pays nothing', () => {
    const match = scene('rome egypt babylon')
      .own('egypt', 'alexandria')
      .built('alexandria.papyrus')
      .gods('rome', 'vulcan')
      .play('collection');
    expect(asked(match)).toBe('rome:wrath');
    go(match, 'wrath=vulcan:alexandria.papyrus');
    expect(held(match, 'egypt', 'papyrus')).toBe(0);
  });

  it('MAR-19.2 MAR-19.3 MAR-21.61 a window opens only for whoever holds an unused god and has a target', () => {
    const none = scene('rome egypt babylon').gods('rome', 'vulcan').play('collection');
    expect(asked(none)).not.toContain('wrath');
    const spent = scene('rome egypt babylon')
      .own('egypt', 'alexandria')
      .built('alexandria.papyrus')
      .gods('rome', 'vulcan')
      .edit((s, data) => {
        s.spent[godOf(data, 'vulcan')] = 1;
      })
      .play('collection');
    expect(asked(spent)).not.toContain('wrath');
  });

  it('MAR-19.1 MAR-21.60 several are asked in seat order from whoever is active', () => {
    const match = scene('rome egypt babylon')
      .own('rome', 'roma')
      .own('egypt', 'alexandria')
      .built('alexandria.papyrus alexandria.city1 roma.city1')
      .gods('rome', 'vulcan')
      .gods('babylon', 'baal')
      .role(0, 'egypt')
      .play('trade');
    expect(asked(match)).toBe('babylon:wrath');
    go(match, 'wrath=pass');
    expect(asked(match)).toBe('rome:wrath');
  });
});
