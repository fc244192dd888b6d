import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { type Editor, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

/** A battle that is about to be fought: the first House attacks. */
const battle = (houses: string, edit: (e: Editor) => void) => scene(houses, 'battles', edit);

describe('battles against Ancient Civilisations', () => {
  it('A15 ANU-12.4 ANU-12.5 ANU-12.6 ANU-14.1 ANU-14.2 Isabella beats civ-09 and the Culture token beside it', () => {
    const t = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '1 minor').guard('babylon.tc', 'down').nextCivilisation('civ-09').hand('babylon', 'short-bow dagger');
      e.culture('babylon.c1', 'culture-09').put('babylon', 'babylon.tl', '1 follower').put('babylon', 'babylon.ml', '1 follower');
    });
    expect(t.guard('babylon.tc')).toBe('down');
    t.do('playWeapon=short-bow');
    expect(t.tracks('babylon')).toEqual([1, 0, 0]);
    expect(t.player('babylon').vp).toBe(3);
    expect(t.stock('babylon')).toEqual({ food: 1, metal: 2, mana: 1 });
    expect(t.guard('babylon.tc')).toBe('none');
    expect(t.culture('babylon.c1')).toBe('none');
    expect(t.player('babylon').defeated).toEqual([8]);
    expect(t.hand('babylon')).toEqual(['dagger']);
  });

  it('ANU-12.7 a lost battle sends the units home, leaves the tile face up and gives 1 Metal', () => {
    const t = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down').nextCivilisation('civ-09').hand('babylon', 'dagger');
    });
    t.do('playWeapon=dagger');
    expect(t.at('babylon', 'babylon.tc')).toEqual({});
    expect(t.at('babylon', 'babylon.cap')).toEqual({ follower: 2 });
    expect(t.guard('babylon.tc')).toBe('civ-09');
    expect(t.stock('babylon')).toEqual({ metal: 1 });
    expect(t.hand('babylon')).toEqual([]);
  });

  it('ANU-12.4 ANU-12.5 ANU-17.7 all see the strengths of a battle, and how the last one ended until its attacker plays again', () => {
    const t = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down').nextCivilisation('civ-09').hand('babylon', 'dagger');
      e.put('babylon', 'babylon.cap', '1 follower').put('norrenis', 'norrenis.cap', '1 follower');
    });
    expect(rules.view(t.match, null).strengths).toEqual([2, null]);
    t.do('playWeapon=dagger');
    const { fought, strengths } = rules.view(t.match, seatOf(1));
    expect(strengths).toBeNull();
    expect(fought).toMatchObject({ attacker: 0, defender: null, strengths: [3, 5], winner: 1 });
    expect(fought?.cards[0]?.map((card) => t.match.data.weapons[card]?.id)).toEqual(['dagger']);
    t.do('pawn=market').passing('marketPay', 'mana', 'extra');
    expect(t.s.fought).toBeNull();
  });

  it('B7 ANU-8.3 ANU-12.3 ANU-12.8 ANU-R.21 without an Advanced card the attacker has lost: no Metal, the tile stays face down', () => {
    const t = battle('babylon norrenis', (e) => e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down'));
    expect(t.asks).toBe('norrenis');
    expect(t.at('babylon', 'babylon.cap')).toEqual({ follower: 2 });
    expect(t.guard('babylon.tc')).toBe('down');
    expect(t.stock('babylon')).toEqual({});
  });

  it('B8 ANU-1.6 ANU-12.3 ANU-R.22 a card that cannot be paid is none; one that can must be played', () => {
    const poor = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down').hand('babylon', 'double-axe');
    });
    expect(poor.at('babylon', 'babylon.cap')).toEqual({ follower: 2 });
    expect([poor.stock('babylon'), poor.guard('babylon.tc'), poor.hand('babylon')]).toEqual([{}, 'down', ['double-axe']]);
    const able = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down').hand('babylon', 'double-axe').stock('babylon', '1 metal');
    });
    expect(able.keys).toEqual(['double-axe']);
  });

  it('A17 ANU-13.1 ANU-13.3 ANU-R.4 ANU-12.5 the second conquest of Atlantis: civ-01 with the Atlantean God, and one of two Artefacts', () => {
    const t = battle(FOUR, (e) => {
      e.put('pharaos', 'gaia34.atl2', '2 minor 1 follower')
        .guard('gaia34.atl2', 'civ-01')
        .hand('pharaos', 'double-axe')
        .stock('pharaos', '1 metal');
      e.put('norrenis', 'gaia34.atl1', '1 follower').artefacts('norrenis', 'cornucopia');
      e.s.artefactsSeenBy = [seatOf(1)];
      e.s.artefactsLeft = [1, 2];
      e.s.artefactPool = [3, 4, 5];
    });
    t.do('playWeapon=double-axe');
    expect(t.tracks('pharaos')).toEqual([2, 0, 0]);
    expect(t.player('pharaos').vp).toBe(3);
    expect(t.stock('pharaos')).toEqual({ wood: 1, gold: 1 });
    expect(t.keys).toEqual(['duplicity-mirror', 'map-afterlife']);
    t.do('artefact=map-afterlife');
    expect(t.player('pharaos').artefacts).toEqual([2]);
    expect(t.s.artefactsLeft).toEqual([]);
    expect(t.guard('gaia34.atl2')).toBe('none');
  });

  it('B17 ANU-12.15 ANU-13.2 the Ballista weakens the Atlantean God', () => {
    const attack = (card: string) =>
      battle(FOUR, (e) => {
        e.put('babylon', 'gaia34.t1', '1 follower')
          .put('pharaos', 'gaia34.atl1', '1 minor 1 follower')
          .guard('gaia34.atl1', 'civ-05')
          .hand('pharaos', card);
      }).do(`playWeapon=${card}`);
    const won = attack('ballista');
    expect(won.asked).toBe('artefact');
    expect(won.keys).toHaveLength(3);
    expect([won.tracks('pharaos')[0], won.player('pharaos').vp, won.stock('pharaos')]).toEqual([1, 2, { wood: 1, mana: 1 }]);
    const lost = attack('short-bow');
    expect(lost.at('pharaos', 'pharaos.cap')).toEqual({ follower: 1, minor: 1 });
  });

  it('B18 ANU-12.14 ANU-12.15 ANU-12.7 a tile that weakens gods, and the War Hammer that stops it', () => {
    const attack = (card: string) =>
      battle('babylon norrenis', (e) => {
        e.put('babylon', 'babylon.tc', '1 major').guard('babylon.tc', 'civ-07').hand('babylon', card);
      }).do(`playWeapon=${card}`);
    expect(attack('short-bow').guard('babylon.tc')).toBe('none');
    expect(attack('war-hammer').guard('babylon.tc')).toBe('none');
    const lost = attack('dagger');
    expect([lost.guard('babylon.tc'), lost.stock('babylon')]).toEqual(['civ-07', { metal: 1 }]);
  });

  it('B19 ANU-12.14 ANU-12.19 ANU-12.7 a tile that cancels the card: the War Chariot may spend nothing', () => {
    const t = battle('pharaos norrenis', (e) => {
      e.put('pharaos', 'pharaos.tc', '2 follower').guard('pharaos.tc', 'civ-12').hand('pharaos', 'war-chariot').stock('pharaos', '3 metal');
    });
    t.do('playWeapon=war-chariot');
    expect([t.guard('pharaos.tc'), t.stock('pharaos')]).toEqual(['civ-12', { metal: 4 }]);
  });

  it('ANU-12.23 ANU-R.72 Followers and cards won are there at once; the card just used is not among those gained', () => {
    const t = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '4 follower')
        .guard('babylon.tc', 'civ-11')
        .hand('babylon', 'short-bow')
        .put('babylon', 'babylon.cap', '1 settlement');
    });
    t.do('playWeapon=short-bow', 'nextReward=follower:2', 'deploy=babylon.cap=2', 'takeKinds=gold=2');
    expect(t.at('babylon', 'babylon.cap').follower).toBe(2);
    const card = battle(FOUR, (e) => {
      e.put('pharaos', 'pharaos.tc', '4 follower').guard('pharaos.tc', 'civ-06').hand('pharaos', 'short-bow');
      e.put('pharaos', 'norrenis.tc', '4 follower').guard('norrenis.tc', 'civ-06');
    });
    card.do('battle=pharaos.tc', 'playWeapon=short-bow');
    expect(card.keys).not.toContain('short-bow');
    card.do('arm=dagger');
    expect(card.asked).toBe('playWeapon');
    expect(card.keys).toEqual(['dagger']);
    card.do('playWeapon=dagger');
    expect(card.keys).toContain('short-bow');
  });
});

describe('battles between players', () => {
  const duel = (edit: (e: Editor) => void) => battle('norrenis ellenys pharaos', edit);

  it('A16 ANU-8.4 ANU-12.2 ANU-12.9 ANU-12.10 ANU-12.11 ANU-12.16 ANU-R.43 ANU-R.58 Danilo beats Serena, whose Sling steals', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('norrenis', 'dagger')
        .stock('norrenis', '1 gold 1 food');
    });
    expect(t.match.waiting.map(({ topic }) => topic)).toEqual(['playWeapon', 'playWeapon']);
    t.together({ norrenis: 'dagger', ellenys: 'sling' }).do('steal=gold');
    expect([t.tracks('norrenis')[0], t.player('norrenis').vp]).toEqual([2, 4]);
    expect(t.at('ellenys', 'ellenys.cap')).toEqual({ follower: 1 });
    expect([t.stock('ellenys'), t.stock('norrenis')]).toEqual([{ gold: 1 }, { food: 1 }]);
    expect(t.hand('norrenis')).toEqual([]);
    const order = t.events.slice(t.events.indexOf('won'));
    expect(order.indexOf('scored')).toBeLessThan(order.indexOf('stole'));
    expect(order.indexOf('stole')).toBeLessThan(order.indexOf('retreated'));
  });

  it("B10 ANU-12.10 ANU-12.11 ANU-12.21 a tie is the attacker's; a loser with a Basic card gains no Metal", () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 minor')
        .hand('norrenis', 'short-bow')
        .stock('ellenys', '1 food 1 gold');
    });
    t.together({ norrenis: 'short-bow', ellenys: 'long-shield' });
    expect([t.tracks('norrenis')[0], t.player('norrenis').vp]).toEqual([1, 3]);
    expect(t.stock('ellenys')).toEqual({});
    expect(t.at('ellenys', 'ellenys.cap')).toEqual({ minor: 1 });
  });

  it('ANU-12.9 ANU-12.21 who plays the Long Shield chooses the two resources after the reveal', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '3 minor')
        .hand('norrenis', 'short-bow')
        .stock('ellenys', '2 food 2 gold');
    });
    t.together({ norrenis: 'short-bow', ellenys: 'long-shield' });
    expect([t.asked, t.asks]).toEqual(['payWith', 'ellenys']);
    t.do('payWith=food=2');
    expect(t.stock('ellenys')).toEqual({ gold: 2 });
    expect([t.tracks('ellenys')[0], t.player('ellenys').vp]).toEqual([1, 1]);
  });

  it('B11 ANU-8.4 ANU-12.11 a defender who wins with an Advanced card takes its rewards; the attacker gains 1 Metal', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '1 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('norrenis', 'dagger')
        .hand('ellenys', 'short-bow');
    });
    t.together({ norrenis: 'dagger', ellenys: 'short-bow' });
    expect([t.tracks('ellenys')[0], t.player('ellenys').vp]).toEqual([1, 3]);
    expect(t.at('norrenis', 'norrenis.cap')).toEqual({ follower: 1 });
    expect(t.stock('norrenis')).toEqual({ metal: 1 });
    expect([t.hand('norrenis'), t.hand('ellenys')]).toEqual([[], []]);
  });

  it('ANU-12.8 ANU-R.21 an attacker who can pay no Advanced card has lost before anybody is asked: the defender plays, pays and gains nothing', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('norrenis', 'long-sword')
        .stock('ellenys', '2 food');
    });
    expect(t.events).not.toContain('cardShown');
    expect(t.at('norrenis', 'norrenis.cap')).toEqual({ follower: 2 });
    expect([t.stock('ellenys'), t.player('ellenys').vp, t.tracks('ellenys'), t.stock('norrenis')]).toEqual([{ food: 2 }, 0, [0, 0, 0], {}]);
    expect(t.controller('gaia34.t1')).toBe('ellenys');
    expect(t.hand('norrenis')).toEqual(['long-sword']);
  });

  it('ANU-12.8 ANU-R.21 the option gives 1 Metal to whoever loses to an Ancient Civilisation without a card, not to a player', () => {
    const lost = (metalWithoutBattle: boolean) =>
      scene('pharaos babylon', 'battles', (e) => e.put('pharaos', 'pharaos.tc', '1 follower').guard('pharaos.tc', 'down'), {
        metalWithoutBattle,
      });
    expect([lost(false).stock('pharaos'), lost(true).stock('pharaos')]).toEqual([{}, { metal: 1 }]);
    const byPlayer = scene(
      'pharaos babylon',
      'battles',
      (e) => e.put('pharaos', 'gaia12.n', '1 follower').put('babylon', 'gaia12.n', '1 follower'),
      { metalWithoutBattle: true },
    );
    expect(byPlayer.stock('pharaos')).toEqual({});
  });

  it('ANU-12.4 the card is played and paid before the tile is turned', () => {
    const t = battle('babylon norrenis', (e) => {
      e.put('babylon', 'babylon.tc', '2 follower').guard('babylon.tc', 'down').hand('babylon', 'double-axe').stock('babylon', '1 metal');
    });
    t.do('playWeapon=double-axe');
    const order = t.events.filter((event) => ['cardShown', 'paid', 'civilisationShown', 'strengths'].includes(event));
    expect(order.slice(-4)).toEqual(['cardShown', 'paid', 'civilisationShown', 'strengths']);
  });

  it('ANU-12.1 several battles are fought in the order that the active player likes', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .put('norrenis', 'gaia34.t5', '2 follower')
        .put('pharaos', 'gaia34.t5', '1 follower');
      e.hand('norrenis', 'dagger short-bow');
    });
    expect(t.keys).toEqual(['gaia34.t1', 'gaia34.t5']);
    t.do('battle=gaia34.t5').together({ norrenis: 'dagger', pharaos: 'sling' });
    expect(t.match.waiting.map(({ seat }) => seat)).toEqual([0, 1]);
    t.together({ norrenis: 'short-bow', ellenys: 'sling' });
    expect(t.player('norrenis').vp).toBe(7);
  });

  it('ANU-12.12 ANU-12.22 the Settlement of a beaten defender stays and is besieged; the retreat itself starts no battle', () => {
    const t = battle('pharaos ellenys babylon', (e) => {
      e.put('pharaos', 'gaia34.t1', '2 follower').put('ellenys', 'gaia34.t1', '1 follower 1 settlement').hand('pharaos', 'short-bow');
    });
    t.together({ pharaos: 'short-bow', ellenys: 'sling' });
    expect(t.at('ellenys', 'gaia34.t1')).toEqual({ settlement: 1 });
    expect(t.controller('gaia34.t1')).toBe('pharaos');
    expect(t.isContested('ellenys.cap')).toBe(false);
  });

  it('ANU-17.2 ANU-R.52 neither choice is known before both are made, and the attacker of a face-down tile chooses first', () => {
    const t = duel((e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower').put('ellenys', 'gaia34.t1', '1 follower').hand('norrenis', 'dagger short-bow');
    });
    t.match.answer(seatOf(0), 'dagger');
    const sight = t.match.seatView(seatOf(1));
    expect((sight.view as { battle: { cards: number[][] } }).battle.cards).toEqual([[], []]);
    expect(JSON.stringify(sight.view)).toBe(
      JSON.stringify(t.match.seatView(null).view)
        .replace(/"hands":\[null,null,null\]/, '"hands":[null,[],null]')
        .replace(/"discarded":\[-1,-1,-1\]/, `"discarded":[-1,${t.s.discarded[1]},-1]`),
    );
    t.match.answer(seatOf(1), 'sling');
    expect(t.events).toContain('cardShown');
  });

  it("ANU-R.27 ANU-R.55 a third player's Settlement beside the battle stays besieged by the winner", () => {
    const t = battle('pharaos norrenis babylon', (e) => {
      e.put('pharaos', 'gaia34.t1', '3 follower')
        .put('norrenis', 'gaia34.t1', '1 settlement')
        .put('babylon', 'gaia34.t1', '1 settlement')
        .hand('pharaos', 'short-bow');
    });
    t.together({ pharaos: 'short-bow', norrenis: 'sling' });
    expect(t.at('norrenis', 'norrenis.cap')).toEqual({ settlement: 1 });
    expect(t.at('babylon', 'gaia34.t1')).toEqual({ settlement: 1 });
    expect(t.controller('gaia34.t1')).toBe('pharaos');
  });
});

describe('weapon effects', () => {
  it('B12 ANU-12.17 ANU-R.23 the Viking Helmet wins at once when no other card can be played', () => {
    const t = battle('norrenis pharaos babylon', (e) => {
      e.put('norrenis', 'gaia34.t1', '1 follower')
        .put('pharaos', 'gaia34.t1', '3 follower')
        .hand('norrenis', 'viking-helmet')
        .stock('pharaos', '1 food');
      e.stock('norrenis', '2 gold');
    });
    t.together({ norrenis: 'viking-helmet', pharaos: 'sling' });
    expect(t.keys).toEqual(['pass']);
    t.do('newCard=pass');
    expect([t.tracks('norrenis')[0], t.player('norrenis').vp]).toEqual([1, 2]);
    expect(t.stock('norrenis')).toEqual({ gold: 2 });
    expect(t.at('pharaos', 'pharaos.cap')).toEqual({ follower: 3 });
    expect(t.stock('pharaos')).toEqual({ food: 1 });
  });

  it('B13 ANU-12.17 a Long Shield sent back stays paid, and the Sling may take its place', () => {
    const t = battle('norrenis pharaos babylon', (e) => {
      e.put('norrenis', 'gaia34.t1', '1 follower')
        .put('pharaos', 'gaia34.t1', '3 follower')
        .hand('norrenis', 'viking-helmet')
        .stock('pharaos', '2 food');
    });
    t.together({ norrenis: 'viking-helmet', pharaos: 'long-shield' });
    expect(t.keys).toEqual(['sling', 'pass']);
    t.do('newCard=sling');
    expect(t.stock('pharaos')).toEqual({});
    expect(t.player('pharaos').vp).toBe(1);
    expect([t.at('norrenis', 'norrenis.cap'), t.stock('norrenis')]).toEqual([{ follower: 1 }, { metal: 1 }]);
  });

  it('B53 ANU-12.17 ANU-12.11 ANU-R.75 who had an Advanced card sent back and plays no other gains the Metal all the same', () => {
    const t = battle('norrenis babylon pharaos', (e) => {
      e.put('norrenis', 'gaia34.t1', '2 follower')
        .put('babylon', 'gaia34.t1', '1 follower')
        .hand('norrenis', 'viking-helmet')
        .hand('babylon', 'double-axe')
        .stock('babylon', '1 metal');
    });
    t.together({ norrenis: 'viking-helmet', babylon: 'double-axe' });
    expect(t.keys).toEqual(['sling', 'pass']);
    t.do('newCard=pass');
    expect([t.tracks('norrenis')[0], t.player('norrenis').vp]).toEqual([1, 2]);
    expect([t.hand('babylon'), t.stock('babylon'), t.at('babylon', 'babylon.cap')]).toEqual([[], { metal: 1 }, { follower: 1 }]);
  });

  it('ANU-12.17 an attacker hit by the Helmet needs another Advanced card; the Helmet does nothing to a tile', () => {
    const t = battle('babylon norrenis pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '3 follower')
        .put('norrenis', 'gaia34.t1', '1 follower')
        .hand('babylon', 'short-bow')
        .hand('norrenis', 'viking-helmet');
    });
    t.together({ babylon: 'short-bow', norrenis: 'viking-helmet' });
    expect(t.at('babylon', 'babylon.cap')).toEqual({ follower: 3 });
    expect([t.player('norrenis').vp, t.stock('babylon')]).toEqual([2, { metal: 1 }]);
    const tile = battle('norrenis babylon', (e) =>
      e.put('norrenis', 'norrenis.tc', '1 follower').guard('norrenis.tc', 'civ-01').hand('norrenis', 'viking-helmet'),
    );
    tile.do('playWeapon=viking-helmet');
    expect(tile.guard('norrenis.tc')).toBe('none');
  });

  it('B14 ANU-12.18 the Composite Bow adds a second Advanced card: strengths and rewards of both', () => {
    const t = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 minor')
        .hand('babylon', 'composite-bow double-axe')
        .stock('babylon', '1 metal')
        .stock('ellenys', '2 food');
    });
    t.together({ babylon: 'composite-bow', ellenys: 'long-shield' });
    expect(t.keys).toEqual(['double-axe', 'pass']);
    t.do('secondCard=double-axe');
    expect([t.tracks('babylon')[0], t.player('babylon').vp]).toEqual([3, 5]);
    expect([t.hand('babylon'), t.stock('babylon')]).toEqual([[], {}]);
  });

  it('ANU-12.18 ANU-R.26 a Basic card is never the second one, and a loser with two Advanced cards gains 1 Metal', () => {
    const t = battle('ellenys babylon pharaos', (e) => {
      e.put('ellenys', 'gaia34.t1', '5 follower')
        .put('babylon', 'gaia34.t1', '1 follower')
        .hand('ellenys', 'short-bow')
        .hand('babylon', 'composite-bow dagger')
        .stock('babylon', '2 food');
    });
    t.together({ ellenys: 'short-bow', babylon: 'composite-bow' });
    expect(t.keys).toEqual(['dagger', 'pass']);
    t.do('secondCard=dagger');
    expect(t.stock('babylon')).toEqual({ food: 2, metal: 1 });
  });

  it('B15 ANU-12.13 ANU-12.14 the War Hammer stops the Composite Bow', () => {
    const t = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 minor')
        .hand('babylon', 'composite-bow double-axe')
        .hand('ellenys', 'war-hammer')
        .stock('babylon', '1 metal');
    });
    t.together({ babylon: 'composite-bow', ellenys: 'war-hammer' });
    expect([t.tracks('ellenys')[0], t.player('ellenys').vp]).toEqual([1, 3]);
    expect([t.stock('babylon'), t.hand('babylon')]).toEqual([{ metal: 2 }, ['double-axe']]);
  });

  it('ANU-R.24 ANU-12.13 a War Hammer added by the Composite Bow stops what is not carried out yet', () => {
    const t = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '1 major')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('babylon', 'composite-bow war-hammer')
        .hand('ellenys', 'ballista');
    });
    t.together({ babylon: 'composite-bow', ellenys: 'ballista' }).do('secondCard=war-hammer');
    const line = t.match.log.find(({ event }) => event === 'strengths');
    expect(line?.args).toMatchObject({ attack: 6, defence: 3 });
  });

  it('B16 ANU-12.14 ANU-12.16 a Sling that is cancelled steals nothing, and there is nothing to steal from the poor', () => {
    const t = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('babylon', 'war-hammer')
        .stock('babylon', '3 gold');
    });
    t.together({ babylon: 'war-hammer', ellenys: 'sling' });
    expect(t.stock('babylon')).toEqual({ gold: 3 });
    const poor = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 follower')
        .hand('babylon', 'short-bow')
        .stock('babylon', '3 mana');
    });
    poor.together({ babylon: 'short-bow', ellenys: 'sling' });
    expect(poor.stock('ellenys')).toEqual({});
    expect(poor.asked).toBe('pawn');
  });

  it('B20 ANU-12.20 ANU-12.16 the Sarissa leaves out the strongest unit; against a tile it is just strength 2', () => {
    const t = battle('ellenys babylon pharaos', (e) => {
      e.put('ellenys', 'gaia34.t1', '2 follower')
        .put('babylon', 'gaia34.t1', '1 major 1 follower')
        .hand('ellenys', 'sarissa')
        .stock('ellenys', '1 gold');
    });
    t.together({ ellenys: 'sarissa', babylon: 'sling' });
    const line = t.match.log.find(({ event }) => event === 'strengths');
    expect(line?.args).toMatchObject({ attack: 4, defence: 2 });
    expect([t.tracks('ellenys')[0], t.player('ellenys').vp, t.stock('babylon')]).toEqual([1, 3, { gold: 1 }]);
    const tile = battle('ellenys babylon', (e) =>
      e.put('ellenys', 'ellenys.tc', '1 follower').guard('ellenys.tc', 'civ-05').hand('ellenys', 'sarissa'),
    );
    tile.do('playWeapon=sarissa');
    expect(tile.guard('ellenys.tc')).toBe('civ-05');
  });

  it('B59 ANU-12.20 ANU-16.21 ANU-R.76 the strongest unit may be a Norrenis Settlement; with Isis a Settlement is none', () => {
    const t = battle('ellenys norrenis pharaos', (e) => {
      e.put('ellenys', 'gaia34.t1', '2 follower')
        .put('norrenis', 'gaia34.t1', '1 settlement')
        .summoned('norrenis', 'odin heimdallr')
        .hand('ellenys', 'sarissa')
        .stock('norrenis', '2 food');
    });
    t.together({ ellenys: 'sarissa', norrenis: 'long-shield' });
    expect(t.match.log.find(({ event }) => event === 'strengths')?.args).toMatchObject({ attack: 4, defence: 3 });
    expect(t.at('norrenis', 'norrenis.cap')).toEqual({ settlement: 1 });
    const isis = battle('ellenys pharaos norrenis', (e) => {
      e.put('ellenys', 'gaia34.t1', '2 follower')
        .put('pharaos', 'gaia34.t1', '1 settlement 1 follower')
        .summoned('pharaos', 'isis')
        .hand('ellenys', 'sarissa');
    });
    isis.together({ ellenys: 'sarissa', pharaos: 'sling' });
    expect(isis.match.log.find(({ event }) => event === 'strengths')?.args).toMatchObject({ attack: 4, defence: 2 });
  });

  it('ANU-12.19 the War Chariot turns Metal into strength after the reveal', () => {
    const t = battle('pharaos ellenys babylon', (e) => {
      e.put('pharaos', 'gaia34.t1', '1 follower')
        .put('ellenys', 'gaia34.t1', '2 follower')
        .hand('pharaos', 'war-chariot')
        .stock('pharaos', '3 metal')
        .stock('ellenys', '2 food');
    });
    t.together({ pharaos: 'war-chariot', ellenys: 'long-shield' });
    expect(t.keys).toEqual(['0', '1', '2', '3']);
    t.do('metal=2');
    expect(t.match.log.find(({ event }) => event === 'strengths')?.args).toMatchObject({ attack: 5, defence: 5 });
    expect([t.player('pharaos').vp, t.stock('pharaos')]).toEqual([3, { metal: 1 }]);
  });

  it('ANU-12.15 the Ballista makes every enemy god count 1; each plain weapon has its strength, price and rewards', () => {
    const t = battle('babylon ellenys pharaos', (e) => {
      e.put('babylon', 'gaia34.t1', '2 follower')
        .put('ellenys', 'gaia34.t1', '1 major 1 minor')
        .hand('babylon', 'ballista')
        .stock('babylon', '1 food');
    });
    t.together({ babylon: 'ballista', ellenys: 'sling' });
    expect(t.match.log.find(({ event }) => event === 'strengths')?.args).toMatchObject({ attack: 4, defence: 3 });
    const printed = (card: string): number[] => {
      const weapon = t.match.data.weapons.find(({ id }) => id === card);
      return [weapon?.strength ?? 0, weapon?.cost.fixed[2] ?? 0, weapon?.war ?? 0, weapon?.vp ?? 0];
    };
    expect(printed('dagger')).toEqual([1, 0, 2, 4]);
    expect(printed('short-bow')).toEqual([3, 0, 1, 3]);
    expect(printed('double-axe')).toEqual([3, 1, 2, 3]);
    expect(printed('long-sword')).toEqual([5, 2, 1, 4]);
  });

  it.each([
    ['dagger', 4, 2],
    ['short-bow', 3, 1],
    ['double-axe', 3, 2],
    ['long-sword', 4, 1],
    ['war-hammer', 3, 1],
    ['ballista', 2, 1],
  ])('ANU-12.6 ANU-12.11 a battle won with %s gives its points and War steps', (card, vp, war) => {
    const t = battle('ellenys babylon', (e) =>
      e.put('ellenys', 'ellenys.tc', '5 follower').guard('ellenys.tc', 'civ-01').hand('ellenys', card).stock('ellenys', '2 metal'),
    );
    t.do(`playWeapon=${card}`);
    expect([t.player('ellenys').vp, t.tracks('ellenys')[0]]).toEqual([vp, war]);
  });

  it('ANU-8.2 the views of others hold no card of a hand', () => {
    const t = battle('babylon ellenys pharaos', (e) => e.hand('babylon', 'dagger long-sword'));
    expect(rules.view(t.match, seatOf(0)).hands[0]).toHaveLength(2);
    expect(rules.view(t.match, seatOf(1)).hands[0]).toBeNull();
    expect(rules.view(t.match, null).hands).toEqual([null, null, null]);
  });
});
