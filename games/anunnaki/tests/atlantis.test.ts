import { seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { type Editor, scene } from './scene.ts';

const FOUR = 'pharaos norrenis babylon ellenys';

const conquest = (edit: (e: Editor) => void = () => undefined) =>
  scene(FOUR, 'battles', (e) => {
    e.put('pharaos', 'gaia34.atl1', '3 minor').guard('gaia34.atl1', 'civ-02').hand('pharaos', 'short-bow');
    edit(e);
  }).do('playWeapon=short-bow');

describe('conquest', () => {
  it('ANU-13.2 ANU-17.4 the first conqueror looks at three Artefacts, keeps one, and alone knows the other two', () => {
    const t = conquest();
    expect(t.asked).toBe('artefact');
    expect(t.s.artefactsLeft).toHaveLength(3);
    const [kept = ''] = t.keys.filter((key) => key !== 'tablet-destinies');
    t.do(`artefact=${kept}`);
    expect(t.player('pharaos').artefacts).toHaveLength(1);
    expect(rules.view(t.match, seatOf(0)).artefactsLeft).toHaveLength(2);
    expect(rules.view(t.match, seatOf(1)).artefactsLeft).toEqual([]);
    expect(rules.view(t.match, seatOf(1)).artefactsLeftCount).toBe(2);
  });

  it('ANU-13.3 ANU-R.42 one player may conquer both halves and keeps two Artefacts; the last one leaves the game', () => {
    const t = scene(FOUR, 'battles', (e) => {
      e.put('pharaos', 'gaia34.atl1', '3 minor')
        .guard('gaia34.atl1', 'civ-02')
        .put('pharaos', 'gaia34.atl2', '6 follower')
        .guard('gaia34.atl2', 'civ-01');
      e.hand('pharaos', 'short-bow ballista');
    });
    t.do('battle=gaia34.atl1', 'playWeapon=short-bow');
    t.do(`artefact=${t.keys.find((key) => key !== 'tablet-destinies')}`, 'playWeapon=ballista');
    expect(t.keys).toHaveLength(2);
    t.do(`artefact=${t.keys.find((key) => key !== 'tablet-destinies')}`);
    expect(t.player('pharaos').artefacts).toHaveLength(2);
    expect(t.s.artefactsLeft).toEqual([]);
  });

  it('ANU-13.1 ANU-13.4 the Atlantean God leaves with the tile, and taking a conquered half later gives no Artefact', () => {
    const t = scene(FOUR, 'battles', (e) => {
      e.put('pharaos', 'gaia34.atl1', '3 minor').put('babylon', 'gaia34.atl1', '1 follower').hand('pharaos', 'short-bow');
    });
    t.together({ pharaos: 'short-bow', babylon: 'sling' });
    expect(t.controller('gaia34.atl1')).toBe('pharaos');
    expect(t.asked).toBe('pawn');
    expect(t.player('pharaos').artefacts).toEqual([]);
  });

  it('ANU-13.2 with two players there is one half of Atlantis', () => {
    const t = scene('pharaos norrenis', 'battles', (e) =>
      e.put('pharaos', 'gaia12.atl', '3 minor').guard('gaia12.atl', 'civ-02').hand('pharaos', 'short-bow'),
    );
    t.do('playWeapon=short-bow');
    expect(t.keys).toHaveLength(3);
  });
});

describe('Artefacts', () => {
  it('ANU-13.5 the Cornucopia gives 4 of one kind, or 8 VP for 4 of one kind, once', () => {
    const use = (key: string) =>
      scene('pharaos norrenis', 'extra', (e) => e.artefacts('pharaos', 'cornucopia').stock('pharaos', '4 gold 3 food')).do(
        'extra=cornucopia',
        `cornucopia=${key}`,
      );
    const taken = use('take-wood');
    expect([taken.stock('pharaos'), taken.player('pharaos').artefacts]).toEqual([{ food: 3, wood: 4, gold: 4 }, []]);
    const spent = use('spend-gold');
    expect([spent.stock('pharaos'), spent.player('pharaos').vp]).toEqual([{ food: 3 }, 8]);
    const t = scene('pharaos norrenis', 'extra', (e) => e.artefacts('pharaos', 'cornucopia').stock('pharaos', '4 gold 3 food')).do(
      'extra=cornucopia',
    );
    expect(t.keys).toEqual(['take-food', 'take-wood', 'take-metal', 'take-gold', 'spend-gold']);
  });

  it('B49 ANU-13.7 ANU-R.33 ANU-6.10 the Afterlife: two resources in any mix, never exhausted, one Altar, next to all that one controls', () => {
    const harvest = scene(FOUR, 'action', (e) => {
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'afterlife', '1 major').pawn('pharaos', 'harvest-blue');
    });
    harvest.do('harvest=afterlife', 'takeKinds=wood=1,gold=1');
    expect([harvest.stock('pharaos'), harvest.covered('afterlife')]).toEqual([{ wood: 1, gold: 1 }, 0]);
    const altar = scene(FOUR, 'action', (e) =>
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'afterlife', '1 major').pawn('pharaos', 'creation'),
    );
    expect(altar.stock('pharaos')).toEqual({ food: 1 });
    const move = scene(FOUR, 'action', (e) => {
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'afterlife', '1 major').pawn('pharaos', 'move-blue');
      e.put('pharaos', 'gaia34.atl1', '1 follower')
        .put('pharaos', 'gaia34.t5', '1 settlement')
        .put('pharaos', 'gaia34.t8', '1 follower')
        .put('babylon', 'gaia34.t8', '1 follower');
    });
    expect(move.keys).toEqual(['gaia34.atl1:follower', 'afterlife:major', 'pass']);
    move.do('moveUnit=afterlife:major');
    expect(move.asked).toBe('moveUnit');
    expect(move.at('pharaos', 'gaia34.t5')).toEqual({ major: 1, settlement: 1 });
    move.do('moveUnit=gaia34.atl1:follower');
    expect(move.keys).toContain('afterlife');
  });

  it('ANU-13.7 ANU-R.33 only its owner enters the Afterlife, by Portal too; it may hold a Settlement and produces every kind', () => {
    const portal = scene(FOUR, 'action', (e) =>
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'pharaos.cap', '1 follower').pawn('pharaos', 'portal'),
    );
    portal.do('portalUnit=pharaos.cap:follower');
    expect(portal.keys).toContain('afterlife');
    const other = scene(FOUR, 'action', (e) =>
      e.artefacts('babylon', 'map-afterlife').put('pharaos', 'pharaos.cap', '1 follower').pawn('pharaos', 'portal'),
    );
    other.do('portalUnit=pharaos.cap:follower');
    expect(other.keys).not.toContain('afterlife');
    const build = scene(FOUR, 'mana', (e) =>
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'afterlife', '1 follower').stock('pharaos', '1 mana 2 wood'),
    );
    build.do('mana=settle');
    expect(build.at('pharaos', 'afterlife')).toEqual({ follower: 1, settlement: 1 });
    const scored = scene(FOUR, 'finish', (e) => {
      e.artefacts('pharaos', 'map-afterlife').put('pharaos', 'afterlife', '1 follower').summoned('pharaos', 'horus');
      e.s.step = 'end';
    });
    expect(rules.result(scored.match).scores[0]?.parts.find((part) => part.source === 'gods')?.points).toBe(2);
  });

  it('ANU-13.8 ANU-13.9 each Pandora token gives its item and takes one from everybody else who has it; after the third the box is gone', () => {
    const box = (edit: (e: Editor) => void = () => undefined) =>
      scene('pharaos norrenis babylon', 'extra', (e) => {
        e.artefacts('pharaos', 'pandora-box')
          .put('pharaos', 'pharaos.cap', '1 settlement')
          .stock('norrenis', '2 mana')
          .hand('babylon', 'dagger long-sword');
        e.put('norrenis', 'norrenis.cap', '1 follower').put('norrenis', 'norrenis.tl', '1 follower');
        edit(e);
      });
    const mana = box().do('extra=pandora', 'pandora=mana');
    expect([mana.player('pharaos').mana, mana.player('norrenis').mana, mana.player('babylon').mana]).toEqual([1, 1, 0]);
    expect(mana.player('pharaos').pandora).toHaveLength(2);
    const follower = box().do('extra=pandora', 'pandora=follower', 'deploy=pharaos.cap=1');
    expect([follower.asks, follower.keys]).toEqual(['norrenis', ['norrenis.tl', 'norrenis.cap']]);
    follower.do('loseFollower=norrenis.tl');
    expect([follower.at('norrenis', 'norrenis.tl'), follower.player('norrenis').reserve]).toEqual([{}, 11]);
    const weapon = box().do('extra=pandora', 'pandora=weapon', 'arm=short-bow');
    expect([weapon.asks, weapon.keys]).toEqual(['babylon', ['dagger', 'long-sword']]);
    weapon.do('loseCard=dagger');
    expect(weapon.hand('babylon')).toEqual(['long-sword']);
    expect(weapon.match.logFor(seatOf(1)).map((line) => line.event)).not.toContain('lostCard');
    const last = box((e) => {
      e.player('pharaos').pandora = [0];
    }).do('extra=pandora');
    expect([last.player('pharaos').artefacts, last.player('pharaos').pandora]).toEqual([[], []]);
  });

  it('B42 ANU-R.41 Pandora may take the last defender: there is no battle then', () => {
    const t = scene('pharaos norrenis babylon', 'extra', (e) => {
      e.artefacts('pharaos', 'pandora-box')
        .put('pharaos', 'gaia34.t1', '1 follower')
        .put('norrenis', 'gaia34.t1', '1 follower')
        .put('norrenis', 'norrenis.cap', '1 follower');
    });
    expect(t.isContested('gaia34.t1')).toBe(true);
    t.do('extra=pandora', 'pandora=follower', 'loseFollower=gaia34.t1');
    expect(t.controller('gaia34.t1')).toBe('pharaos');
    expect(t.asks).toBe('norrenis');
  });

  it('B58 ANU-R.12 ANU-R.41 the units that had entered are free again', () => {
    const t = scene('pharaos norrenis ellenys', 'extra', (e) => {
      e.artefacts('pharaos', 'pandora-box')
        .put('pharaos', 'gaia34.t1', '1 follower')
        .put('norrenis', 'gaia34.t1', '1 follower')
        .put('norrenis', 'norrenis.cap', '1 follower');
      e.pacts('pharaos', 'pact-ellenys-4').stock('pharaos', '1 food 2 gold 1 wood').put('pharaos', 'ellenys.tl', '1 follower');
    });
    t.do('extra=pandora', 'pandora=follower', 'loseFollower=gaia34.t1', 'extra=complete-pact');
    expect(t.keys).toContain('gaia34.t1:follower');
  });

  it('ANU-13.10 ANU-15.4 the Scarab moves one marker to the next multiplier before the scoring; the last space only past the lightning', () => {
    const end = (domination: number) =>
      scene('pharaos norrenis', 'finish', (e) => {
        e.artefacts('pharaos', 'scarab-amulet').tracks('pharaos', '0 war 6 technology 11 commerce').domination('pharaos', domination);
        e.s.step = 'end';
      });
    const before = end(-1);
    expect(before.keys).toEqual(['war', 'technology', 'pass']);
    before.do('scarab=technology');
    expect(before.tracks('pharaos')).toEqual([0, 9, 11]);
    expect(before.match.over).toBe(true);
    expect(end(0).keys).toEqual(['war', 'technology', 'commerce', 'pass']);
    expect(end(0).do('scarab=war').tracks('pharaos')).toEqual([3, 6, 11]);
    expect(end(0).do('scarab=pass').tracks('pharaos')).toEqual([0, 6, 11]);
  });

  it('B47 ANU-13.11 ANU-11.5 ANU-15.8 ANU-17.5 the Tablet binds a track in secret and scores by the leader of that track', () => {
    const t = conquest((e) => {
      e.s.artefactPool = [3, 4, 5];
    });
    t.do('artefact=tablet-destinies', 'fate=war');
    expect(t.s.fate).toBe(0);
    expect(rules.view(t.match, seatOf(0)).fate).toBe(0);
    expect(rules.view(t.match, seatOf(1)).fate).toBeNull();
    expect(t.match.logFor(seatOf(1)).map((line) => line.event)).not.toContain('fateBound');
    const scored = scene('pharaos norrenis', 'finish', (e) => {
      e.artefacts('pharaos', 'tablet-destinies')
        .tracks('norrenis', '9 war')
        .tracks('pharaos', '3 war')
        .put('pharaos', 'pharaos.tr', '1 follower');
      e.s.fate = 0;
      e.s.step = 'end';
    });
    const parts = rules.result(scored.match).scores[0]?.parts;
    expect(parts?.find((part) => part.source === 'tablet')?.points).toBe(4);
    expect(parts?.find((part) => part.source === 'objectives')?.points).toBe(2);
  });
});
