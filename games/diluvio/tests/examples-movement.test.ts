import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { REFUSE } from '../rules/types.ts';
import {
  asked,
  at,
  blue,
  copy,
  type endMoves,
  green,
  holds,
  isLost,
  keys,
  move,
  pieces,
  refuses,
  shipsIn,
  white,
  why,
  world,
  yellow,
} from './scene.ts';

describe('scenarios of conflict and settlement from the rulebook', () => {
  it('A1 three attack two (DIL-8.1 DIL-8.2 DIL-4.2)', () => {
    const match = world('round', (w) => w.put('persia', yellow, '3W').put('india', blue, '2W'));
    move(match, 'persia', 'india', 'warrior=3');
    expect(pieces(match, 'india', yellow)).toBe('1W');
    expect(pieces(match, 'india', blue)).toBe('none');
    expect(holds(match, 'india')).toBe(yellow);
  });

  it('A2 landing on Atlantis (DIL-7.1 DIL-7.2 DIL-7.3 DIL-7.7 DIL-8.4)', () => {
    const match = world('round', (w) =>
      w.put('maghreb', blue, '2W').put('congo', blue, '1w').ships('canary', blue).put('atlantis', yellow, '1w'),
    );
    script(match, 'moveFrom=pass');
    move(match, 'maghreb', 'atlantis', 'warrior=2');
    expect(match.log.some(({ event }) => event === 'fought' || event === 'drawnFight')).toBe(false);
    expect(pieces(match, 'atlantis', blue)).toBe('2W');
    expect(pieces(match, 'atlantis', yellow)).toBe('1w');
    expect(holds(match, 'atlantis')).toBe(blue);
    expect(match.s.carried[at('canary')]).toBe(1);
    expect(match.log.some(({ event, args }) => event === 'enslaved' && args.slaves === 1)).toBe(true);
  });

  it('A15 three colours in one space (DIL-8.2 DIL-8.4 DIL-6.8 DIL-6.10)', () => {
    const match = world('round', (w) => w.put('india', white, '1W2w').put('india', green, '1w').put('persia', yellow, '2W2w'));
    script(match, 'moveFrom=pass');
    move(match, 'persia', 'india', 'warrior=2');
    expect(pieces(match, 'india', yellow)).toBe('1W');
    expect(pieces(match, 'india', white)).toBe('2w');
    expect(pieces(match, 'india', green)).toBe('1w');
    expect(holds(match, 'india')).toBe(yellow);
    expect(refuses(match, 'persia', 'india', 'worker=2')).toBe(true);
  });

  it('A16 no way over the pole (DIL-6.14 DIL-18.4)', () => {
    const match = world('round', (w) => w.ships('arctic-west', white).ships('bering', yellow));
    expect(refuses(match, 'arctic-west', 'drake')).toBe(true);
    script(match, 'moveFrom=pass');
    expect(refuses(match, 'bering', 'cathay-sea')).toBe(false);
    expect(refuses(match, 'bering', 'north-pacific')).toBe(false);
  });
});

describe('scenarios of movement and transport', () => {
  it('B1 settlers may not follow the army (DIL-6.8 DIL-6.10 DIL-8.4)', () => {
    const match = world('round', (w) => w.put('nile', blue, '1w').put('persia', yellow, '1W3w').ships('tethys', yellow));
    move(match, 'persia', 'nile', 'warrior=1', 'tethys');
    expect(holds(match, 'nile')).toBe(yellow);
    expect(refuses(match, 'persia', 'nile', 'worker=3', 'tethys')).toBe(true);
    const later = world('round', (w) =>
      w.put('nile', blue, '1w').put('nile', yellow, '1W').put('persia', yellow, '3w').ships('tethys', yellow),
    );
    move(later, 'persia', 'nile', 'worker=3', 'tethys');
    expect(pieces(later, 'nile', yellow)).toBe('1W3w');
  });

  it('B2 a vacated space stays shut (DIL-6.8 DIL-6.7)', () => {
    const match = world('round', (w) => w.put('mesoamerica', white, '2w').put('appalachia', yellow, '1W2w'));
    move(match, 'mesoamerica', 'andes', 'worker=2');
    endMovesOf(match, white);
    expect(refuses(match, 'appalachia', 'mesoamerica', 'worker=2')).toBe(true);
    move(match, 'appalachia', 'mesoamerica', 'warrior=1');
    expect(holds(match, 'mesoamerica')).toBe(yellow);
  });

  it('B3 a newcomer blocks settlers (DIL-6.8)', () => {
    const match = world('round', (w) =>
      w.put('agulhas', blue, '1w').ships('cape-sea', blue).put('murray', green, '2w').ships('southern', green),
    );
    move(match, 'agulhas', 'antarctica', '', 'cape-sea');
    endMovesOf(match, blue);
    script(match, 'moveFrom=murray');
    expect(keys(match)).not.toContain('antarctica');
    expect(why(match, 'antarctica')).toBe('DIL-6.8');
  });

  it('B4 a ship moves or carries, not both (DIL-7.3)', () => {
    const match = world('round', (w) => w.put('guinea', blue, '1W1w').ships('canary', blue));
    const sailing = copy(match);
    move(match, 'guinea', 'atlantis', 'worker=1', 'canary');
    expect(keys(match)).not.toContain('canary');
    expect(why(match, 'canary')).toBe('DIL-7.3');
    move(sailing, 'canary', 'south-atlantic');
    expect(refuses(sailing, 'guinea', 'andes', 'worker=1', 'south-atlantic')).toBe(true);
    const two = world('round', (w) => w.put('guinea', blue, '1W1w').ships('canary', blue, 2));
    move(two, 'guinea', 'atlantis', 'worker=1', 'canary');
    move(two, 'canary', 'sargasso');
    expect(shipsIn(two, 'sargasso')).toEqual([blue, 1]);
    expect(keys(two)).not.toContain('canary');
  });

  it('B5 one ship, many trips (DIL-7.4)', () => {
    const match = world('round', (w) => w.put('guinea', blue, '3w').put('maghreb', blue, '2w').ships('canary', blue));
    move(match, 'guinea', 'atlantis', 'worker=3', 'canary');
    move(match, 'maghreb', 'atlantis', 'worker=1', 'canary');
    move(match, 'maghreb', 'guinea', '', 'canary');
    expect(match.log.findLast(({ event }) => event === 'carried')?.args).toMatchObject({ to: 'space:guinea', via: ['space:canary'] });
    expect(pieces(match, 'atlantis', blue)).toBe('4w');
    expect(pieces(match, 'guinea', blue)).toBe('1w');
  });

  it('B6 a chain with a foreign ship (DIL-7.5 DIL-7.8)', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '2W').put('siberia', yellow, '1w').ships('tethys', yellow).ships('sargasso', white),
    );
    move(match, 'sargasso', 'north-atlantic');
    endMovesOf(match, white);
    const refused = copy(match);
    move(match, 'persia', 'atlantis', 'warrior=2', 'tethys');
    expect(asked(match)).toBe(`${white}:passage`);
    script(match, 'passage=agree');
    expect(pieces(match, 'atlantis', yellow)).toBe('2W');
    expect(match.s.carried[at('tethys')]).toBe(1);
    expect(match.s.carried[at('north-atlantic')]).toBe(0);
    move(refused, 'persia', 'atlantis', 'warrior=2', 'tethys');
    script(refused, 'passage=refuse');
    expect(pieces(refused, 'persia', yellow)).toBe('2W');
    expect(refused.s.carried[at('tethys')]).toBe(0);
    expect(refuses(refused, 'persia', 'atlantis', 'warrior=1', 'tethys')).toBe(true);
  });

  it('B7 a standing refusal (DIL-7.8)', () => {
    const match = world('round', (w) =>
      w
        .put('persia', yellow, '2W')
        .ships('tethys', yellow)
        .ships('north-atlantic', white)
        .set((s) => {
          s.stance[white * 4 + yellow] = REFUSE;
        }),
    );
    script(match, 'moveFrom=pass', 'moveFrom=persia');
    expect(keys(match)).not.toContain('atlantis');
    expect(asked(match)).toBe(`${yellow}:moveTo`);
  });

  it('B8 once per phase, whoever moves it (DIL-6.2 DIL-9.4 DIL-9.5)', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '1W').put('persia', blue, '2w').put('horn', blue, '1W').ships('arabian-sea', blue),
    );
    move(match, 'persia', 'india', 'warrior=1,slave-blue=2');
    endMovesOf(match, yellow);
    move(match, 'horn', 'india', '', 'arabian-sea');
    expect(pieces(match, 'india', yellow)).toBe('none');
    expect(pieces(match, 'india', blue)).toBe('2w');
    expect(holds(match, 'india')).toBe(blue);
    expect(match.waiting.length === 0 || !keys(match).includes('india')).toBe(true);
  });

  it('B9 freed and fresh (DIL-9.4 DIL-6.11)', () => {
    const match = world('round', (w) => w.put('nile', yellow, '1W').put('nile', blue, '2w'));
    move(match, 'nile', 'horn', 'warrior=1');
    expect(holds(match, 'nile')).toBe(blue);
    endMovesOf(match, yellow);
    move(match, 'nile', 'congo', 'worker=2');
    expect(pieces(match, 'congo', blue)).toBe('2w');
  });

  it('B10 one guard is enough (DIL-6.9 DIL-9.4)', () => {
    const match = world('round', (w) => w.put('nile', yellow, '2W').put('nile', blue, '3w'));
    move(match, 'nile', 'maghreb', 'warrior=1,slave-blue=1');
    expect(holds(match, 'nile')).toBe(yellow);
    expect(pieces(match, 'nile', blue)).toBe('2w');
    expect(pieces(match, 'maghreb', blue)).toBe('1w');
    expect(holds(match, 'maghreb')).toBe(yellow);
  });

  it('B11 slaves may not storm (DIL-6.9 DIL-6.15)', () => {
    const match = world('round', (w) => w.put('persia', yellow, '2W').put('persia', blue, '1w').put('india', green, '1w'));
    expect(refuses(match, 'persia', 'india', 'warrior=2,slave-blue=1')).toBe(true);
    expect(refuses(match, 'persia', 'india', 'warrior=2')).toBe(false);
  });

  it('B12 the seam (DIL-18.4 DIL-7.1)', () => {
    const match = world('round', (w) =>
      w.ships('andean-sea', white).put('andes', white, '1w').ships('coral-sea', green).put('papua', green, '1w'),
    );
    move(match, 'andes', 'easter', '', 'andean-sea');
    expect(pieces(match, 'easter', white)).toBe('1w');
    const other = world('round', (w) => w.ships('coral-sea', green).put('papua', green, '1w'));
    move(other, 'papua', 'easter', '', 'coral-sea');
    expect(pieces(other, 'easter', green)).toBe('1w');
  });
});

describe('scenarios of conflict', () => {
  it('C1 equal numbers (DIL-8.2 DIL-4.3)', () => {
    const match = world('round', (w) => w.put('horn', yellow, '2W').put('nile', blue, '2W3w'));
    move(match, 'horn', 'nile', 'warrior=2');
    expect(pieces(match, 'nile', yellow)).toBe('none');
    expect(pieces(match, 'nile', blue)).toBe('3w');
    expect(holds(match, 'nile')).toBe(blue);
  });

  it('C2 the captor dies and colours mix (DIL-8.2 DIL-9.4 DIL-4.4)', () => {
    const match = world('round', (w) => w.put('nile', yellow, '1W2w').put('nile', blue, '2w').put('horn', blue, '1W'));
    script(match, 'moveFrom=pass');
    move(match, 'horn', 'nile');
    expect(pieces(match, 'nile', yellow)).toBe('2w');
    expect(pieces(match, 'nile', blue)).toBe('2w');
    expect(holds(match, 'nile')).toBe(yellow);
  });

  it('C3 liberation (DIL-8.4)', () => {
    const match = world('round', (w) => w.put('nile', yellow, '1W2w').put('nile', blue, '2w').put('horn', blue, '2W'));
    script(match, 'moveFrom=pass');
    move(match, 'horn', 'nile', 'warrior=2');
    expect(pieces(match, 'nile', blue)).toBe('1W2w');
    expect(pieces(match, 'nile', yellow)).toBe('2w');
    expect(holds(match, 'nile')).toBe(blue);
  });

  it('C4 fanatics profit from a battle (DIL-8.8 DIL-10.3 DIL-10.6 DIL-2.4)', () => {
    const match = world('round', (w) => w.put('horn', blue, '1W1w').fanatics('horn', 2).put('nile', yellow, '1W2w'));
    move(match, 'nile', 'horn', 'warrior=1');
    expect(isLost(match, 'horn')).toBe(true);
    expect(match.s.goneWorkers[blue]).toBe(1);
    expect(match.s.goneWarriors).toEqual([0, 0, 0, 0]);
    expect(match.s.fanatics[at('horn')]).toBe(0);
  });

  it('C7 piecemeal equals joint (DIL-21.4)', () => {
    const match = world('round', (w) => w.put('murray', green, '3W').put('papua', blue, '2W'));
    endMovesOf(match, blue);
    for (let attack = 0; attack < 3; attack++) move(match, 'murray', 'papua', 'warrior=1');
    expect(pieces(match, 'papua', green)).toBe('1W');
    expect(holds(match, 'papua')).toBe(green);
  });

  it("C8 a third colour's slaves change hands (DIL-8.4 DIL-9.1)", () => {
    const match = world('round', (w) =>
      w.put('cathay', white, '1W').put('cathay', green, '2w').put('cathay', yellow, '1w').put('india', yellow, '2W'),
    );
    script(match, 'moveFrom=pass');
    move(match, 'india', 'cathay', 'warrior=2');
    expect(pieces(match, 'cathay', yellow)).toBe('1W1w');
    expect(pieces(match, 'cathay', green)).toBe('2w');
    expect(holds(match, 'cathay')).toBe(yellow);
  });
});

describe('points of procedure in movement', () => {
  it('G1 a tie without the last ruler (DIL-4.4 DIL-4.5 DIL-9.4)', () => {
    const match = world('round', (w) => w.put('horn', yellow, '1W1w').put('horn', blue, '2w').put('horn', green, '2w'));
    move(match, 'horn', 'congo', 'warrior=1,worker=1');
    expect(holds(match, 'horn')).toBe(blue);
    expect(match.s.lastController[at('horn')]).toBe(blue);
    match.s.first = green;
    expect(holds(match, 'horn')).toBe(blue);
  });

  it('G5 asking twice (DIL-7.8)', () => {
    const match = world('round', (w) => w.put('persia', yellow, '2W2w').ships('tethys', yellow).ships('north-atlantic', white));
    endMovesOf(match, white);
    move(match, 'persia', 'atlantis', 'warrior=2', 'tethys');
    script(match, 'passage=refuse');
    expect(refuses(match, 'persia', 'atlantis', 'warrior=1', 'tethys')).toBe(true);
    move(match, 'persia', 'atlantis', 'worker=2', 'tethys');
    expect(asked(match)).toBe(`${white}:passage`);
    script(match, 'passage=refuse');
    expect(refuses(match, 'persia', 'atlantis', 'worker=2', 'tethys')).toBe(true);
    expect(refuses(match, 'persia', 'atlantis', 'worker=1', 'tethys')).toBe(true);
  });

  it('G6 which ship is tired (DIL-7.10 DIL-7.3)', () => {
    const match = world('round', (w) => w.put('maghreb', blue, '1w').put('guinea', blue, '1w').ships('canary', blue, 2));
    move(match, 'maghreb', 'atlantis', '', 'canary');
    move(match, 'guinea', 'atlantis', '', 'canary');
    expect(match.s.carried[at('canary')]).toBe(1);
    move(match, 'canary', 'sargasso');
    expect(shipsIn(match, 'sargasso')).toEqual([blue, 1]);
  });

  it('G10 a fanatic in the way (DIL-8.3 DIL-8.4 DIL-10.3)', () => {
    const match = world('round', (w) =>
      w.put('maghreb', blue, '1w').fanatics('maghreb', 1).put('persia', yellow, '1W').ships('tethys', yellow),
    );
    move(match, 'persia', 'maghreb', '', 'tethys');
    expect(pieces(match, 'maghreb', yellow)).toBe('1W');
    expect(holds(match, 'maghreb')).toBe(yellow);
    expect(isLost(match, 'maghreb')).toBe(false);
    const away = world('round', (w) => w.put('maghreb', blue, '1w').put('maghreb', yellow, '1W').fanatics('maghreb', 1));
    move(away, 'maghreb', 'guinea', 'warrior=1,slave-blue=1');
    expect(isLost(away, 'maghreb')).toBe(true);
  });
});

/** Ends the turn of a seat if it is still moving. */
function endMovesOf(match: Parameters<typeof endMoves>[0], seat: number): void {
  if (match.waiting[0]?.seat === seat && match.waiting[0].topic === 'moveFrom') script(match, 'moveFrom=pass');
}
