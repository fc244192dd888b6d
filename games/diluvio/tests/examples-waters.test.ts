import { type Options, winners } from '@pantheon/kernel';
import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DROWNED, LOST } from '../rules/types.ts';
import {
  ADVANCED,
  asked,
  at,
  blue,
  copy,
  endMoves,
  fanatics,
  green,
  holds,
  idleUntil,
  keys,
  NOBODY,
  pieces,
  reap,
  score,
  type Table,
  TWELVE_ROUNDS,
  trees,
  type World,
  white,
  world,
  yellow,
} from './scene.ts';

const drowned = (match: Table): string[] => match.data.spaces.filter(({ index }) => match.s.fate[index] === DROWNED).map(({ id }) => id);

const ISLANDS = ['mu', 'easter', 'atlantis', 'antarctica'];
const SECOND = ['amazonia', 'sunda', 'agulhas', 'bassiana'];
const THIRD = ['appalachia', 'doggerland', 'nile', 'carpentaria'];

/** A match in which so many rises are already over. */
const after = (rises: number, build: (w: World) => void) => (w: World) => {
  const gone = [...ISLANDS, ...SECOND, ...THIRD].slice(0, 4 * rises);
  for (const id of gone) {
    w.s.fate[at(id)] = DROWNED;
    w.s.trees[at(id)] = 0;
  }
  w.s.rises = rises;
  build(w);
};

describe('scenarios of the waters from the rulebook', () => {
  it('A9 rises (DIL-15.3 DIL-1.2)', () => {
    const all = [...ISLANDS, ...SECOND, ...THIRD];
    const home = (w: World) => w.put('steppe', yellow, '1w');
    const spare = [...all, 'steppe'];
    expect(drowned(world('waters', (w) => home(w).bare(4, ...spare)))).toEqual([]);
    expect(drowned(world('waters', (w) => home(w).bare(5, ...spare)))).toEqual(ISLANDS);
    expect(
      drowned(
        world(
          'waters',
          after(1, (w) => home(w).bare(7, ...spare)),
        ),
      ),
    ).toEqual(ISLANDS);
    expect(
      drowned(
        world(
          'waters',
          after(1, (w) => home(w).bare(8, ...spare)),
        ),
      ).sort(),
    ).toEqual([...ISLANDS, ...SECOND].sort());
    expect(
      drowned(
        world(
          'waters',
          after(2, (w) => home(w).bare(11, ...spare)),
        ),
      ).sort(),
    ).toEqual([...all].sort());
    const last = world(
      'waters',
      after(3, (w) => home(w).bare(14, ...spare)),
    );
    expect([last.over, last.result?.how]).toEqual([true, 'deforested']);
    const going = world(
      'waters',
      after(3, (w) => home(w).bare(13, ...spare)),
    );
    expect(going.over).toBe(false);
  });

  it('A17 lost pieces are out of the game (DIL-10.6)', () => {
    const start = (fanaticLosses: string) =>
      world('harvest', (w) => w.put('horn', blue, '2W3w').fanatics('horn', 3).put('congo', blue, '3W1w'), { fanaticLosses });
    const match = start('permanent');
    reap(match, { [blue]: 'congo:dig=1' });
    expect(match.s.goneWarriors[blue]).toBe(2);
    expect(match.game.view(match, null)).toMatchObject({ warriorsLeft: [5, 5, 0, 5] });
    const kind = start('returned');
    reap(kind, { [blue]: 'congo:dig=1' });
    expect(kind.game.view(kind, null)).toMatchObject({ warriorsLeft: [5, 5, 2, 5] });
  });
});

describe('scenarios of waters and flight', () => {
  it('F1 islands drown (DIL-16.7 DIL-15.5 DIL-15.6 DIL-17.1)', () => {
    const match = world('waters', (w) =>
      w
        .put('atlantis', white, '1W3w')
        .ships('sargasso', white)
        .built('dolmen', 'atlantis', white)
        .put('andes', white, '1w')
        .bare(5, 'atlantis', 'andes'),
    );
    expect(drowned(match)).toEqual(ISLANDS);
    expect(match.game.view(match, null)).toMatchObject({ workersLeft: [29, 30, 30, 30], legacy: [2, 0, 0, 0] });
    expect(match.s.goneWorkers[white]).toBe(0);
    script(match, 'moveFrom=sargasso', 'moveTo=atlantis', 'moveFrom=pass');
    expect(match.s.fleet[at('atlantis')]).toBe(1);
    idleUntil(match, 'harvest');
    idleUntil(match, 'movement');
    script(match, 'moveFrom=atlantis');
    expect(keys(match).sort()).toEqual(['canary', 'north-atlantic', 'sargasso']);
  });

  it('F2 a wooded island is not counted (DIL-15.2)', () => {
    const match = world('waters', (w) => w.put('steppe', yellow, '1w').bare(5, ...ISLANDS, 'steppe'));
    expect([match.s.counter, match.s.rises]).toEqual([5, 1]);
    idleUntil(match, 'harvest');
    idleUntil(match, 'movement');
    expect(match.s.counter).toBe(5);
  });

  it('F3 bare and drowned stays counted (DIL-15.1)', () => {
    const match = world(
      'growth',
      after(1, (w) =>
        w
          .put('steppe', yellow, '1w')
          .trees('sunda', 0)
          .bare(7, ...ISLANDS, ...SECOND, 'steppe'),
      ),
    );
    expect([match.s.counter, match.s.fate[at('sunda')]]).toEqual([8, DROWNED]);
    idleUntil(match, 'harvest');
    idleUntil(match, 'movement');
    expect(match.s.counter).toBe(8);
  });

  it('F4 two rises in one round (DIL-15.4)', () => {
    const match = world('growth', (w) =>
      w
        .put('amazonia', white, '4w')
        .put('andes', white, '1w')
        .put('mesoamerica', white, '1w')
        .bare(9, ...ISLANDS, ...SECOND, 'andes', 'mesoamerica')
        .set((s) => {
          s.counter = 4;
        }),
    );
    expect(drowned(match)).toEqual(ISLANDS);
    expect(asked(match)).toBe(`${white}:flee`);
    script(match, 'flee=worker:mesoamerica=6');
    expect(drowned(match).sort()).toEqual([...ISLANDS, ...SECOND].sort());
    expect(match.s.rises).toBe(2);
  });

  it('F5 flight is forced and fightless (DIL-16.2 DIL-16.3 DIL-16.4)', () => {
    const start = (build: (w: World) => void) =>
      world(
        'waters',
        after(1, (w) => {
          w.put('bassiana', green, '1W2w')
            .put('papua', green, '1w')
            .bare(8, ...ISLANDS, ...SECOND, 'murray', 'papua');
          build(w);
        }),
      );
    const shut = start((w) => w.put('murray', yellow, '1w'));
    expect(pieces(shut, 'murray', green)).toBe('none');
    expect(shut.s.fate[at('bassiana')]).toBe(DROWNED);
    expect(shut.log.some(({ event }) => event === 'fled')).toBe(false);
    expect(
      pieces(
        start(() => undefined),
        'murray',
        green,
      ),
    ).toBe('1W2w');
    expect(
      pieces(
        start((w) => w.put('murray', green, '1w')),
        'murray',
        green,
      ),
    ).toBe('1W3w');
  });

  it('F6 split flight (DIL-16.3)', () => {
    const match = world(
      'waters',
      after(1, (w) =>
        w
          .put('amazonia', white, '4w')
          .put('mesoamerica', white, '1w')
          .put('andes', white, '1w')
          .bare(8, ...ISLANDS, ...SECOND, 'andes', 'mesoamerica'),
      ),
    );
    expect(keys(match)).toHaveLength(5);
    expect(() => script(match, 'flee=worker:andes=3')).toThrow('not among the answers');
    script(match, 'flee=worker:mesoamerica=1,worker:andes=3');
    expect([pieces(match, 'andes', white), pieces(match, 'mesoamerica', white)]).toEqual(['4w', '2w']);
  });

  it('F7 captor stuck, slave saved (DIL-16.5 DIL-16.6)', () => {
    const match = world(
      'waters',
      after(1, (w) =>
        w
          .put('agulhas', yellow, '1W')
          .put('agulhas', blue, '1w')
          .put('zambezi', blue, '1w')
          .bare(8, ...ISLANDS, ...SECOND, 'zambezi'),
      ),
    );
    expect(pieces(match, 'zambezi', blue)).toBe('2w');
    expect(match.game.view(match, null)).toMatchObject({ warriorsLeft: [5, 5, 5, 5] });
    expect(match.log.some(({ event }) => event === 'letGo')).toBe(true);
    const early = world(
      'waters',
      after(1, (w) =>
        w
          .put('agulhas', green, '1W')
          .put('agulhas', blue, '1w')
          .put('zambezi', blue, '1w')
          .bare(8, ...ISLANDS, ...SECOND, 'zambezi'),
      ),
    );
    expect(pieces(early, 'zambezi', blue)).toBe('2w');
  });

  it('F8 fleeing into fanatics (DIL-16.8)', () => {
    const match = world(
      'waters',
      after(2, (w) =>
        w
          .put('nile', blue, '2w')
          .put('congo', blue, '1w')
          .fanatics('congo', 1)
          .put('guinea', green, '1w')
          .put('horn', green, '1w')
          .put('maghreb', green, '1w')
          .bare(11, ...ISLANDS, ...SECOND, ...THIRD, 'congo', 'guinea', 'horn', 'maghreb'),
      ),
    );
    expect([pieces(match, 'congo', blue), fanatics(match, 'congo')]).toEqual(['3w', 1]);
  });

  it('F9 mines drown (DIL-15.5 DIL-17.5)', () => {
    const match = world(
      'waters',
      after(2, (w) =>
        w
          .put('doggerland', yellow, '1w')
          .put('persia', yellow, '1w')
          .mines('doggerland', 3)
          .bare(11, ...ISLANDS, ...SECOND, ...THIRD, 'persia', 'siberia', 'steppe'),
      ),
    );
    script(match, 'flee=worker:persia=1');
    expect(match.s.mines[at('doggerland')]).toBe(0);
    expect(score(match, yellow)).not.toHaveProperty('mines');
  });

  it('F10 the last round (DIL-15.4 DIL-1.2)', () => {
    const match = world(
      'growth',
      after(2, (w) =>
        w
          .put('nile', blue, '1W')
          .put('congo', blue, '1w')
          .mines('nile', 1)
          .bare(14, ...ISLANDS, ...SECOND, ...THIRD, 'congo', 'horn')
          .set((s) => {
            s.counter = 10;
          }),
      ),
    );
    expect(asked(match)).toBe(`${blue}:flee`);
    script(match, 'flee=warrior:congo=1');
    expect([match.over, match.result?.how]).toEqual([true, 'deforested']);
    expect(score(match, blue)).toEqual({ trees: 3, warriors: 3 });
  });

  it('F11 scoring (DIL-17.1 DIL-17.2 DIL-17.3 DIL-17.4 DIL-17.5 DIL-17.6 DIL-17.7)', () => {
    const match = world(
      'end',
      (w) => {
        for (const [id, seat] of [
          ['steppe', yellow],
          ['siberia', yellow],
          ['india', yellow],
          ['congo', blue],
          ['horn', blue],
          ['andes', white],
          ['laurentia', white],
        ] as const)
          w.built('dolmen', id, seat);
        w.put('steppe', yellow, '2W').put('siberia', yellow, '1w').put('india', yellow, '1w').mines('steppe', 1);
        w.put('congo', blue, '2W').put('horn', blue, '1w').put('guinea', blue, '1w');
        w.put('andes', white, '5W').put('laurentia', white, '1w').trees('laurentia', 1);
        w.put('murray', green, '1w').trees('murray', 2);
        w.ships('bengal', yellow, 3).ships('canary', blue).ships('tasman', green, 4);
        w.s.round = 12;
      },
      TWELVE_ROUNDS,
    );
    expect([yellow, blue, white, green].map((seat) => match.result?.scores[seat]?.total)).toEqual([9, 4, 7, 3]);
    expect(score(match, green)).toEqual({ ships: 3 });
    expect(score(match, white)).toEqual({ dolmens: 4, warriors: 3 });
    expect(score(match, yellow)).toEqual({ dolmens: 6, mines: 3 });
    expect(winners(match.result as never)).toEqual([yellow]);
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([2, 1, 3, 4]);
  });

  it('F12 all-zero tie (DIL-17.6)', () => {
    const match = world(
      'end',
      (w) => {
        w.put('steppe', yellow, '1w').s.round = 12;
      },
      TWELVE_ROUNDS,
    );
    expect(score(match, yellow)).toEqual({ trees: 3 });
  });

  it('F13 advanced totals (DIL-19.12)', () => {
    const match = world(
      'end',
      (w) => {
        w.built('wonder', 'andes', white).built('monument', 'andes', white).built('dolmen', 'andes', white).ships('drake', white);
        w.put('steppe', yellow, '1W1w').mines('steppe', 1).s.round = 12;
      },
      { ...ADVANCED, ...TWELVE_ROUNDS },
    );
    expect(score(match, white)).toEqual({ dolmens: 2, monuments: 1, wonders: 5, ships: 3 });
    expect(match.result?.scores[white]?.total).toBe(11);
  });

  it('F15 a stalled world (DIL-1.3)', () => {
    const start = (wooded: number) =>
      world('end', (w) => {
        w.bare(9);
        let left = wooded;
        w.s.bare.forEach((bare, land) => {
          if (bare === 0 && left-- <= 0) w.s.fate[land] = LOST;
        });
        w.put('great-plains', yellow, '1w');
        w.s.rises = 2;
      });
    const stalled = start(4);
    expect([stalled.over, stalled.result?.how]).toEqual([true, 'stalled']);
    expect(start(5).over).toBe(false);
  });

  it('F16 wiped out, still winning (DIL-5.4 DIL-17.1)', () => {
    const match = world(
      'trade',
      (w) => {
        for (const id of ['congo', 'horn', 'nile', 'guinea', 'maghreb', 'zambezi']) w.built('dolmen', id, blue);
        w.put('steppe', yellow, '1w').stock(blue, { granite: 3 });
        w.s.round = 12;
      },
      TWELVE_ROUNDS,
    );
    script(match, 'trade=pass', 'trade=pass');
    expect(asked(match)).toBe(`${blue}:trade`);
    idleUntil(match, 'end');
    expect(match.over).toBe(true);
    expect(score(match, blue)).toEqual({ dolmens: 12 });
    expect(winners(match.result as never)).toEqual([blue]);
  });

  it('F17 the lead passes (DIL-5.2 DIL-5.3)', () => {
    const match = world('end', (w) => {
      w.put('andes', white, '1w').put('persia', yellow, '1w').stock(yellow, { gold: 10 }).stock(white, { marble: 10 });
      w.s.round = 3;
    });
    expect([match.s.round, match.s.first]).toEqual([4, yellow]);
    expect(asked(match)).toBe(`${yellow}:moveFrom`);
    idleUntil(match, 'construction');
    expect(asked(match)).toBe(`${yellow}:build`);
  });

  it('F18 shared victory (DIL-17.7)', () => {
    const match = world(
      'end',
      (w) => {
        w.built('dolmen', 'andes', white).built('dolmen', 'persia', yellow).put('steppe', green, '1w');
        w.put('persia', yellow, '1w').put('andes', white, '1w').put('congo', blue, '1w');
        w.s.round = 12;
      },
      TWELVE_ROUNDS,
    );
    expect(winners(match.result as never)).toEqual([white, yellow]);
    expect(match.result?.scores.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
  });
});

describe('points of procedure at the end of a round', () => {
  it('F14 two players (DIL-3.5)', () => {
    const match = world('round', (w) => w.put('great-plains', white, '4w'), {}, 2);
    for (const id of ['steppe', 'congo']) expect([holds(match, id), trees(match, id)]).toEqual([NOBODY, 3]);
    expect([match.data.thresholds, match.data.pack.flood.endAt]).toEqual([[5, 8, 11], 14]);
  });

  it('G8 captives shared out in flight (DIL-16.3 DIL-16.5)', () => {
    const match = world(
      'waters',
      after(1, (w) =>
        w
          .put('amazonia', white, '2W')
          .put('amazonia', green, '3w')
          .put('andes', white, '1w')
          .bare(8, ...ISLANDS, ...SECOND, 'andes', 'mesoamerica'),
      ),
    );
    const options = keys(match);
    expect(options).toContain('warrior:mesoamerica=1,warrior:andes=1,slave-green:mesoamerica=1,slave-green:andes=2');
    expect(options).not.toContain('warrior:andes=2,slave-green:mesoamerica=3');
    expect(options).not.toContain('warrior:andes=2,slave-green:andes=2');
    script(match, 'flee=warrior:mesoamerica=1,warrior:andes=1,slave-green:mesoamerica=1,slave-green:andes=2');
    expect([pieces(match, 'andes', green), pieces(match, 'mesoamerica', green)]).toEqual(['2w', '1w']);
    expect(holds(match, 'mesoamerica')).toBe(white);
  });

  it('G9 lost, then drowned (DIL-10.5 DIL-15.2 DIL-15.8)', () => {
    const match = world(
      'waters',
      after(1, (w) =>
        w
          .put('cathay', yellow, '1w')
          .trees('sunda', 2)
          .lost('sunda')
          .stock(yellow, { wood: 4 })
          .bare(8, ...ISLANDS, ...SECOND, 'cathay'),
      ),
    );
    expect([match.s.fate[at('sunda')], match.s.counter]).toEqual([DROWNED, 8]);
    endMoves(match);
    reap(match);
    idleUntil(match, 'construction');
    script(match, 'build=ship', 'launchWhere=sunda');
    expect(match.s.fleetOf[at('sunda')]).toBe(yellow);
  });

  it('G11 the last round is an option (DIL-1.6)', () => {
    const start = (seats: number, round: number, options: Options) =>
      world(
        'end',
        (w) => {
          w.put('steppe', yellow, '1w').bare(6, 'steppe').s.rises = 1;
          w.s.round = round;
        },
        options,
        seats,
      );
    for (const round of [12, 20, 90]) expect(start(4, round, {}).over).toBe(false);
    const usual = { roundLimit: 'usual' };
    expect(start(4, 12, usual).result?.how).toBe('lastRound');
    expect(start(4, 11, usual).over).toBe(false);
    expect(start(3, 12, usual).over).toBe(false);
    expect(start(3, 15, usual).over).toBe(true);
    expect(start(2, 20, usual).over).toBe(true);
  });

  it('G12 still waters: everybody is asked (DIL-1.5)', () => {
    const start = (still: number) =>
      world('growth', (w) => {
        w.put('steppe', yellow, '1w')
          .put('andes', white, '1w')
          .set((s) => {
            s.still = still;
          });
      });
    expect(asked(start(6))).not.toContain('endVote');
    const match = start(7);
    expect(asked(match)).toBe([white, yellow, blue, green].map((seat) => `${seat}:endVote`).join(' '));
    for (const seat of [white, yellow, blue]) match.answer(seat, 'end');
    const agreed = copy(match);
    match.answer(green, 'playOn');
    expect([match.over, match.s.round, match.s.still]).toEqual([false, 2, 8]);
    expect(match.log.filter(({ event }) => event === 'playOn').map(({ args }) => args.seat)).toEqual([`seat:${green}`]);
    for (const seat of agreed.seats) agreed.answer(seat, 'end');
    expect([agreed.over, agreed.result?.how]).toEqual([true, 'still']);
  });

  it('G13 a newly deforested space ends the stillness (DIL-1.5)', () => {
    const match = world('growth', (w) => {
      w.put('steppe', yellow, '1w')
        .trees('andes', 0)
        .set((s) => {
          s.still = 7;
        });
    });
    expect([match.s.still, match.s.counter, match.s.round]).toEqual([0, 1, 2]);
  });

  it('DIL-1.5 a match of the first rules, which did not count still rounds, begins to count them', () => {
    const match = world('growth', (w) => {
      w.put('steppe', yellow, '1w').set((s) => {
        delete s.still;
      });
    });
    expect([match.s.still, match.s.round]).toEqual([1, 2]);
  });
});
