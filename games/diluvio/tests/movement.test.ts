import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bringShips } from '../rules/conflict.ts';
import { DROWNED } from '../rules/types.ts';
import {
  ADVANCED,
  asked,
  at,
  blue,
  endMoves,
  fanatics,
  green,
  holds,
  idleUntil,
  isLost,
  keys,
  move,
  NOBODY,
  ordered,
  pieces,
  reap,
  refuses,
  shipsIn,
  stock,
  white,
  why,
  world,
  yellow,
} from './scene.ts';

describe('control', () => {
  it('DIL-4.1 an empty, lost or drowned space has no controller', () => {
    const match = world('round', (w) => {
      w.lost('india').put('steppe', yellow, '1w').s.fate[at('mu')] = DROWNED;
    });
    expect(['persia', 'india', 'mu'].map((id) => holds(match, id))).toEqual([NOBODY, NOBODY, NOBODY]);
  });

  it('DIL-4.2 DIL-4.3 DIL-4.4 warriors rule, else workers of one colour, else most workers', () => {
    const match = world('round', (w) =>
      w.put('nile', yellow, '1W').put('nile', blue, '5w').put('horn', blue, '1w').put('congo', blue, '2w').put('congo', green, '3w'),
    );
    expect(['nile', 'horn', 'congo'].map((id) => holds(match, id))).toEqual([yellow, blue, green]);
  });

  it('DIL-4.5 control of a space that everybody has left is not kept, buildings or not', () => {
    const match = world('round', (w) => w.put('persia', yellow, '1w').mines('persia', 3).built('dolmen', 'persia', yellow));
    move(match, 'persia', 'india');
    expect(holds(match, 'persia')).toBe(NOBODY);
    expect(match.s.lastController[at('persia')]).toBe(yellow);
  });

  it('DIL-4.6 DIL-8.5 DIL-11.3 the conqueror enjoys the mines, the builder keeps the points', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '1W').put('india', blue, '3w').mines('india', 1).built('dolmen', 'india', blue).trees('india', 0),
    );
    move(match, 'persia', 'india');
    endMoves(match);
    reap(match, { [yellow]: 'india:dig=3' });
    expect([stock(match, yellow), stock(match, blue)]).toEqual([{ gold: 3 }, {}]);
    expect(match.game.view(match, null)).toMatchObject({ legacy: [0, 0, 2, 0] });
  });
});

describe('the round', () => {
  it('DIL-5.1 DIL-6.1 seven phases, each finished by all before the next', () => {
    const match = world('round', (w) =>
      w.put('andes', white, '2w').put('persia', yellow, '2w').stock(white, { marble: 10 }).stock(yellow, { gold: 10 }),
    );
    const seen = [asked(match)];
    move(match, 'andes', 'amazonia', 'worker=1');
    seen.push(asked(match));
    script(match, 'moveFrom=pass');
    seen.push(asked(match));
    script(match, 'moveFrom=pass');
    seen.push(asked(match));
    reap(match);
    seen.push(asked(match));
    idleUntil(match, 'construction');
    seen.push(asked(match));
    expect(seen).toEqual(['0:moveFrom', '0:moveFrom', '1:moveFrom', '0:harvest 1:harvest', '0:trade', '0:build']);
    expect(match.game.phaseStrip(match, match.phase).phases).toEqual([
      'movement',
      'harvest',
      'trade',
      'construction',
      'growth',
      'waters',
      'end',
    ]);
  });

  it('DIL-5.4 whoever has nothing to do is skipped', () => {
    const match = world('round', (w) => w.put('murray', green, '1w').ships('drake', blue));
    expect(asked(match)).toBe(`${blue}:moveFrom`);
    script(match, 'moveFrom=pass');
    expect(asked(match)).toBe(`${green}:moveFrom`);
    script(match, 'moveFrom=pass');
    expect(asked(match)).toBe(`${green}:harvest`);
  });
});

describe('movement', () => {
  it('DIL-6.2 DIL-21.3 a piece moves once in a phase, and all may move again in the next', () => {
    const match = world('round', (w) => w.put('persia', yellow, '2w'));
    move(match, 'persia', 'india', 'worker=1');
    expect(keys(match)).toEqual(['persia', 'pass']);
    expect(why(match, 'india')).toBe('DIL-6.2');
    endMoves(match);
    expect(Math.max(...match.s.tiredWorkers)).toBe(0);
    reap(match);
    idleUntil(match, 'movement');
    expect(keys(match)).toContain('india');
  });

  it('DIL-6.3 DIL-6.4 a group goes together to a neighbour by land, in as many orders as wished', () => {
    const match = world('round', (w) => w.put('nile', yellow, '2W2w').put('nile', blue, '2w').put('maghreb', yellow, '1w'));
    move(match, 'nile', 'horn', 'warrior=1,worker=1,slave-blue=1');
    expect([pieces(match, 'horn', yellow), pieces(match, 'horn', blue)]).toEqual(['1W1w', '1w']);
    move(match, 'maghreb', 'nile');
    expect(pieces(match, 'nile', yellow)).toBe('1W2w');
    expect(refuses(match, 'nile', 'agulhas', 'worker=1')).toBe(true);
  });

  it('DIL-6.5 DIL-7.1 a voyage is the whole move', () => {
    const match = world('round', (w) => w.put('guinea', blue, '1w').put('congo', blue, '1w').ships('canary', blue));
    move(match, 'guinea', 'maghreb', '', 'canary');
    expect(keys(match)).not.toContain('maghreb');
    expect(why(match, 'maghreb')).toBe('DIL-6.2');
  });

  it('DIL-6.6 nobody enters a lost or a drowned space', () => {
    const match = world('round', (w) => {
      w.put('cathay', yellow, '1W1w').lost('india').s.fate[at('sunda')] = DROWNED;
    });
    script(match, 'moveFrom=cathay');
    expect(keys(match).sort()).toEqual(['persia', 'siberia', 'steppe']);
    expect(why(match, 'india')).toBe('DIL-6.6');
  });

  it('DIL-6.7 DIL-2.6 warriors enter any other space', () => {
    const match = world('round', (w) => w.put('persia', yellow, '1W1w').put('india', blue, '1W1w'));
    expect(refuses(match, 'persia', 'india', 'warrior=1')).toBe(false);
    expect(refuses(match, 'persia', 'india', 'worker=1')).toBe(true);
  });

  it('DIL-6.8 workers stay out where an opponent has pieces, even where their player rules', () => {
    const match = world('round', (w) =>
      w.put('congo', blue, '3w').put('congo', green, '1w').put('horn', green, '1w').put('nile', blue, '1W1w'),
    );
    expect(refuses(match, 'nile', 'congo', 'worker=1')).toBe(true);
    move(match, 'nile', 'congo', 'warrior=1');
    expect(pieces(match, 'congo', blue)).toBe('1W3w');
    move(match, 'nile', 'congo', 'worker=1');
    expect(pieces(match, 'congo', blue)).toBe('1W4w');
    script(match, 'moveFrom=pass');
    expect(refuses(match, 'horn', 'congo')).toBe(true);
    expect(refuses(match, 'horn', 'zambezi')).toBe(false);
  });

  it('DIL-6.8 DIL-6.9 slaves stay out of mixed spaces too, and fanatics bar nobody', () => {
    const match = world('round', (w) =>
      w
        .put('nile', yellow, '1W')
        .put('nile', blue, '2w')
        .put('congo', yellow, '2w')
        .put('congo', green, '1w')
        .put('horn', yellow, '2w')
        .fanatics('horn', 1),
    );
    expect(refuses(match, 'nile', 'congo', 'warrior=1,slave-blue=1')).toBe(true);
    expect(refuses(match, 'nile', 'congo', 'warrior=1')).toBe(false);
    expect(refuses(match, 'nile', 'horn', 'warrior=1,slave-blue=2')).toBe(false);
  });

  it('DIL-7.8 whoever has a ship can change a standing answer when the turn begins, since ships can always sail', () => {
    const match = world('round', (w) => w.ships('canary', white).put('andes', yellow, '1w'));
    expect(keys(match)).toEqual(['canary', 'stance', 'pass']);
  });

  it('DIL-6.12 DIL-2.8 ships sail one ocean, drowned land included, and stay off the land', () => {
    const match = world('round', (w) => {
      w.ships('bengal', yellow, 3).s.fate[at('sunda')] = DROWNED;
    });
    script(match, 'moveFrom=bengal');
    expect(keys(match).sort()).toEqual(['arabian-sea', 'indian-ocean', 'sunda', 'sunda-sea']);
    script(match, 'moveTo=sunda', 'sailWith=2');
    expect([shipsIn(match, 'sunda'), shipsIn(match, 'bengal')]).toEqual([
      [yellow, 2],
      [yellow, 1],
    ]);
    script(match, 'moveFrom=bengal', 'moveTo=sunda');
    expect(shipsIn(match, 'sunda')).toEqual([yellow, 3]);
  });

  it('DIL-6.13 DIL-8.6 DIL-8.7 no peaceful sharing of an ocean, and sunk ships may be built again', () => {
    const match = world('round', (w) => w.ships('tethys', yellow, 3).ships('canary', blue, 1));
    script(match, 'moveFrom=tethys', 'moveTo=canary', 'sailWith=2');
    expect(shipsIn(match, 'canary')).toEqual([yellow, 1]);
    expect(match.game.view(match, null)).toMatchObject({ shipsLeft: [8, 6, 8, 8] });
    expect(match.s.sailed[at('canary')]).toBe(1);
  });

  it('DIL-8.6 the defender who has more ships keeps the difference and their marks', () => {
    const match = world('round', (w) => {
      w.ships('canary', blue, 4);
      w.s.sailed[at('canary')] = 2;
      w.s.carried[at('canary')] = 1;
    });
    bringShips(match, yellow, at('canary'), 2, true);
    expect([shipsIn(match, 'canary'), match.s.sailed[at('canary')], match.s.carried[at('canary')]]).toEqual([[blue, 2], 2, 0]);
  });

  it('DIL-6.15 an order moves somebody, and never opens a door for its own followers', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '1W1w').put('persia', blue, '1w').put('india', green, '1w').put('cathay', yellow, '1w'),
    );
    script(match, 'moveFrom=persia', 'moveTo=steppe');
    expect(keys(match)).not.toContain('none');
    expect(keys(match)).toContain('warrior=1,worker=1,slave-blue=1');
    expect(keys(match)).not.toContain('slave-blue=1');
    expect(keys(match)).not.toContain('worker=1,slave-blue=1');
  });

  it('DIL-6.16 DIL-9.3 a slave is moved by the captor alone, and only with a warrior', () => {
    const match = world('round', (w) =>
      w.put('nile', blue, '2w').put('nile', yellow, '1W').put('congo', yellow, '1W').put('zambezi', blue, '1w'),
    );
    script(match, 'moveFrom=nile', 'moveTo=congo');
    expect(keys(match)).not.toContain('slave-blue=1');
    script(match, 'moveWith=warrior=1,slave-blue=1');
    expect(pieces(match, 'congo', blue)).toBe('1w');
    const held = world('round', (w) => w.put('nile', blue, '2w').put('nile', yellow, '1W').put('zambezi', blue, '1w'));
    script(held, 'moveFrom=pass');
    expect(keys(held)).not.toContain('nile');
    expect(why(held, 'nile')).toBe('DIL-6.16');
  });

  it('DIL-2.7 DIL-10.2 DIL-10.4 fanatics never move, and take what is left to them at once', () => {
    const match = world('round', (w) => w.put('horn', blue, '2w').fanatics('horn', 1));
    move(match, 'horn', 'nile', 'worker=2');
    expect([isLost(match, 'horn'), fanatics(match, 'horn'), fanatics(match, 'nile')]).toEqual([true, 0, 0]);
  });

  it('DIL-10.5 a lost space stays as it is, trees and points included', () => {
    const match = world('round', (w) =>
      w.put('horn', blue, '1w').fanatics('horn', 1).trees('horn', 2).built('dolmen', 'horn', blue).put('nile', blue, '1w').mines('horn', 2),
    );
    move(match, 'horn', 'congo');
    endMoves(match);
    expect(match.waiting.map(({ seat }) => seat)).toEqual([blue]);
    reap(match);
    idleUntil(match, 'movement');
    expect([match.s.trees[at('horn')], match.s.mines[at('horn')], match.s.dolmen[at('horn')], match.s.counter]).toEqual([2, 2, blue, 0]);
  });

  it('DIL-21.2 several spaces can be lost in one step', () => {
    const match = world('harvest', (w) => w.put('horn', blue, '3w').put('nile', blue, '3w').put('congo', blue, '1w'));
    reap(match, { [blue]: 'congo:dig=1' });
    expect([isLost(match, 'horn'), isLost(match, 'nile'), isLost(match, 'congo')]).toEqual([true, true, false]);
  });
});

describe('naval transport', () => {
  it('DIL-7.1 DIL-7.2 a chain needs a ship in every ocean', () => {
    const broken = world('round', (w) =>
      w.put('maghreb', blue, '1w').put('congo', blue, '1w').ships('canary', blue).ships('cape-sea', blue),
    );
    expect(refuses(broken, 'maghreb', 'antarctica')).toBe(true);
    const whole = world('round', (w) =>
      w.put('maghreb', blue, '1w').ships('canary', blue).ships('south-atlantic', blue).ships('cape-sea', blue),
    );
    move(whole, 'maghreb', 'antarctica');
    expect(whole.log.findLast(({ event }) => event === 'carried')?.args.via).toEqual([
      'space:canary',
      'space:south-atlantic',
      'space:cape-sea',
    ]);
  });

  it('DIL-7.2 the mover chooses among several chains', () => {
    const match = world('round', (w) =>
      w.put('maghreb', blue, '2w').ships('canary', blue).ships('tethys', blue).ships('north-atlantic', blue),
    );
    script(match, 'moveFrom=maghreb', 'moveTo=atlantis', 'moveWith=worker=1');
    expect(keys(match).sort()).toEqual(['canary', 'tethys']);
    script(match, 'moveWay=tethys');
    if (asked(match).endsWith('moveWay')) script(match, 'moveWay=north-atlantic');
    expect(pieces(match, 'atlantis', blue)).toBe('1w');
    expect(match.s.carried[at('tethys')]).toBe(1);
    expect(match.s.carried[at('north-atlantic')]).toBe(1);
    expect(match.s.carried[at('canary')]).toBe(0);
  });

  it('DIL-7.6 DIL-7.8 owners are asked once each in the order of the chain', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '2w').ships('tethys', white).ships('canary', blue).ships('south-atlantic', white),
    );
    script(match, 'moveFrom=pass');
    move(match, 'persia', 'andes', 'worker=1', 'tethys', 'canary', 'south-atlantic');
    expect(asked(match)).toBe(`${white}:passage`);
    script(match, 'passage=agree');
    expect(asked(match)).toBe(`${blue}:passage`);
    script(match, 'passage=agree');
    expect(pieces(match, 'andes', yellow)).toBe('1w');
  });

  it('DIL-7.8 a standing yes carries without a question, and can be taken back', () => {
    const match = world('round', (w) => w.put('persia', yellow, '3w').ships('tethys', white).ships('drake', white));
    script(match, 'moveFrom=pass');
    move(match, 'persia', 'maghreb', 'worker=1');
    script(match, 'passage=always');
    move(match, 'persia', 'nile', 'worker=1');
    expect(asked(match)).toBe(`${yellow}:moveFrom`);
    expect(pieces(match, 'nile', yellow)).toBe('1w');
    const later = world('round', (w) => {
      w.ships('drake', white).put('persia', yellow, '1w').s.stance[white * 4 + yellow] = 1;
    });
    script(later, 'moveFrom=stance', 'stanceTo=yellow', 'stance=refuse');
    expect(later.s.stance[white * 4 + yellow]).toBe(2);
    script(later, 'moveFrom=stance');
    expect(keys(later)).not.toContain('yellow');
  });

  it('DIL-7.8 a standing order answers for an owner who is away', () => {
    const match = world('round', (w) => w.put('persia', yellow, '2w').ships('tethys', white));
    script(match, 'moveFrom=pass');
    move(match, 'persia', 'maghreb', 'worker=1');
    expect(ordered(match, white, { passage: { 1: 'refuse' } })).toBe('refuse');
    expect(ordered(match, white, { passage: { 1: 'agree' } })).toBe('agree');
    expect(ordered(match, white, { passage: { 2: 'agree' } })).toBeNull();
  });

  it('DIL-7.9 nothing changes hands for a passage', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '2w').ships('tethys', white).stock(yellow, { gold: 3 }).stock(white, { marble: 2 }),
    );
    script(match, 'moveFrom=pass');
    move(match, 'persia', 'maghreb', 'worker=1');
    script(match, 'passage=agree');
    expect([stock(match, yellow), stock(match, white)]).toEqual([{ gold: 3 }, { marble: 2 }]);
  });

  it('DIL-7.3 DIL-7.5 a foreign ship carries and still sails', () => {
    const match = world('round', (w) => w.put('maghreb', blue, '2w').ships('canary', green));
    move(match, 'maghreb', 'atlantis', 'worker=1');
    script(match, 'passage=agree', 'moveFrom=pass');
    expect(keys(match)).toContain('canary');
  });
});

describe('conflict and slaves', () => {
  it('DIL-8.1 DIL-8.3 fanatics and workers take no part', () => {
    const match = world('round', (w) => w.put('persia', yellow, '1W').put('india', blue, '1W4w').fanatics('india', 3));
    move(match, 'persia', 'india');
    expect([pieces(match, 'india', blue), fanatics(match, 'india')]).toEqual(['4w', 3]);
  });

  it('DIL-8.7 DIL-2.4 the fallen go back to the supply', () => {
    const match = world('round', (w) => w.put('persia', yellow, '3W').put('india', blue, '2W').put('congo', blue, '1w'));
    move(match, 'persia', 'india', 'warrior=3');
    expect(match.game.view(match, null)).toMatchObject({ warriorsLeft: [5, 4, 5, 5] });
    expect(match.s.goneWarriors).toEqual([0, 0, 0, 0]);
  });

  it('DIL-9.1 DIL-9.3 slaves work for their captor', () => {
    const match = world('harvest', (w) => w.put('nile', yellow, '1W').put('nile', blue, '2w'));
    expect(match.waiting.map(({ seat }) => seat)).toEqual([yellow]);
    reap(match, { [yellow]: 'nile:wood=1,nile:dig=1' });
    expect(stock(match, yellow)).toEqual({ wood: 1, granite: 1 });
  });

  it('DIL-9.2 slaves count against the supply of their colour', () => {
    const match = world('growth', (w) => w.put('nile', yellow, '1W').put('nile', blue, '18w').put('congo', blue, '12w'), ADVANCED);
    expect([pieces(match, 'nile', blue), pieces(match, 'congo', blue)]).toEqual(['18w', '12w']);
  });
});
