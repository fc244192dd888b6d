import type { LogLine, Seat } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { stage as anunnaki } from '../../games/anunnaki/board/stage.ts';
import { stage as bomarzo } from '../../games/bomarzo/board/stage.ts';
import { stage as cyclades } from '../../games/cyclades/board/stage.ts';
import { stage as diluvio } from '../../games/diluvio/board/stage.ts';
import { stage as mareNostrum } from '../../games/mare-nostrum/board/stage.ts';
import type { StageDress, StageScene } from '../kit/index.ts';
import { concernOf, nextAct, scenesIn } from '../table/acts.ts';
import { tracedSteps } from '../table/film-trail.tsx';
import { placeBeside } from '../table/popovers.tsx';
import { recapOf } from '../table/recap.ts';
import { placeFor } from '../table/stage-map.tsx';
import { unfoldsFor } from '../table/stage-times.ts';

const me = 0 as Seat;
const lines = (at: number, ...told: readonly (readonly [LogLine['level'], string, LogLine['args']])[]): LogLine[] =>
  told.map(([level, event, args]) => ({ level, event, args, at }));

/** What a dress shows of some lines, whatever its game. */
const shown = (dress: unknown, told: readonly LogLine[], data: object = {}): StageScene => {
  const scene = (dress as StageDress).scene({ lines: told, before: null }, data);
  if (scene === null) throw new Error('nothing is shown');
  return scene;
};

const attack = lines(
  102,
  ['action', 'marched', { who: 'seat:3', units: ['units:troop.2', 'hero:odysseus'], from: 'area:a', to: 'area:b', coins: 1 }],
  ['effect', 'attack', { who: 'seat:3', whom: 'seat:0', area: 'area:b' }],
  ['effect', 'round', { attack: 5, defence: 3, die: 2, against: 1, n: 1 }],
  ['effect', 'lost', { who: 'seat:0', unit: 'units:troop.1' }],
  ['effect', 'conquered', { who: 'seat:3', whom: 'seat:0', area: 'area:b' }],
);

describe('the stage of Cyclades', () => {
  it('names who attacks whom, from where, with what, the dice, the losses and what came of it', () => {
    const scene = shown(cyclades, attack);
    expect(scene).toMatchObject({ place: 'area:b', from: 'area:a', actor: 3, victims: [0], loss: { id: 'board.lostTo' } });
    expect(scene.sides?.map(({ total, dice, won }) => ({ total, dice, won }))).toEqual([
      { total: 5, dice: [{ value: 2 }], won: true },
      { total: 3, dice: [{ value: 1 }], won: false },
    ]);
    expect(scene.sides?.[0].units.map(({ thing, count }) => [thing, count])).toEqual([
      ['piece:troop', 2],
      ['hero:odysseus', 1],
    ]);
    expect(scene.told.map(({ event }) => event)).toEqual(['conquered', 'lost']);
    expect(concernOf(scene, me)).toBe('onMe');
    expect(concernOf(scene, 3 as Seat)).toBe('mine');
    expect(concernOf(scene, 1 as Seat)).toBe('watched');
  });

  it('goes on while the battle does, and takes in what follows', () => {
    const staging = { dress: cyclades as unknown as StageDress, data: {}, eyes: me };
    const fighting = {
      battle: { area: 0, attacker: 1 },
      control: [0],
      areas: [],
      fleets: [],
      troops: [],
      mercenaries: [],
      heroes: [],
      factions: [],
    };
    const first = nextAct(null, attack.slice(0, 3), { before: fighting, after: fighting }, staging);
    expect(first).toMatchObject({ open: true, concern: 'onMe' });
    const second = nextAct(first, attack.slice(3), { before: fighting, after: { ...fighting, battle: null } }, staging);
    expect(second).toMatchObject({ open: false, scene: { loss: { id: 'board.lostTo' } } });
    const other = lines(103, ['action', 'built', { who: 'seat:2' }]);
    expect(nextAct(second, other, { before: fighting, after: fighting }, staging)).toBeNull();
  });

  it('tells a land that was taken without a battle as a loss, and what is lost with it as part of the battle', () => {
    const walkedIn = lines(
      9,
      ['action', 'marched', { who: 'seat:3', units: ['units:troop.1'], from: 'area:a', to: 'area:c', coins: 1 }],
      ['effect', 'conquered', { who: 'seat:3', whom: 'seat:0', area: 'area:c' }],
    );
    expect(shown(cyclades, walkedIn)).toMatchObject({ victims: [0], place: 'area:c', weight: 9, loss: { id: 'board.lostTo' } });
    const late = lines(
      103,
      ['effect', 'conquered', { who: 'seat:3', whom: 'seat:0', area: 'area:b' }],
      ['effect', 'metropolisLost', { who: 'seat:0', bonus: 'bonus:coins' }],
    );
    const told = scenesIn([...walkedIn, ...attack.slice(0, 3), ...late], cyclades as unknown as StageDress, {});
    expect(told.map(({ at, sides }) => [at, sides !== undefined])).toEqual([
      [9, false],
      [102, true],
    ]);
  });

  it('shows what creatures steal', () => {
    const scene = shown(cyclades, lines(9, ['effect', 'stoleCoins', { who: 'seat:1', whom: 'seat:0', coins: 2 }]));
    expect(scene).toMatchObject({ actor: 1, victims: [0], sound: 'coin' });
  });
});

describe('the stage of other games', () => {
  it('shows a battle of Mare Nostrum with its sure dice', () => {
    const scene = shown(
      mareNostrum,
      lines(
        470,
        ['action', 'shipped', { seat: 'seat:1', from: 'province:dacia', to: 'province:alexandria', units: { 'piece:legion': 2 } }],
        [
          'action',
          'battle',
          {
            attacker: 'seat:1',
            defender: 'seat:0',
            space: 'province:alexandria',
            force: { 'piece:legion': 2 },
            against: { 'piece:fortress': 1 },
          },
        ],
        ['effect', 'rolled', { side: 'seat:1', dice: [3, 5], rolls: 2, fours: 0, sure: 0, bonus: 0, total: 8 }],
        ['effect', 'rolled', { side: 'seat:0', dice: [], rolls: 0, fours: 0, sure: 6, bonus: 0, total: 6 }],
        ['effect', 'losses', { side: 'seat:0', units: { 'piece:fortress': 1 }, space: 'province:alexandria' }],
      ),
      { components: { battle: { automatic: 6 } } },
    );
    expect(scene).toMatchObject({ place: 'province:alexandria', from: 'province:dacia', actor: 1, victims: [0] });
    expect(scene.sides?.[0].dice).toEqual([{ value: 3 }, { value: 5 }]);
    expect(scene.sides?.[1].dice).toEqual([{ value: 6, sure: true }]);
    expect(scene.sides?.[1].units).toMatchObject([{ count: 1, lost: 1 }]);
  });

  it('shows the buildings of a province of Mare Nostrum that is occupied, and what is torn down', () => {
    const occupied = shown(
      mareNostrum,
      lines(480, [
        'action',
        'occupies',
        { seat: 'seat:1', space: 'province:carthago', owner: 'seat:0', buildings: ['site:carthago.tax', 'site:carthago.fruit'] },
      ]),
    );
    expect(occupied).toMatchObject({ actor: 1, victims: [0], weight: 9 });
    expect(occupied.shown?.map(({ thing, seat }) => [thing, seat])).toEqual([
      ['site:carthago.tax', 1],
      ['site:carthago.fruit', 1],
    ]);
    const razed = lines(481, ['action', 'pillaged', { seat: 'seat:1', thing: 'piece:city', space: 'province:roma', owner: 'seat:0' }]);
    expect(shown(mareNostrum, razed).shown?.map(({ thing }) => thing)).toEqual(['piece:city']);
  });

  it('shows the weapons of a battle of Anunnaki', () => {
    const scene = shown(
      anunnaki,
      lines(
        191,
        ['action', 'battleAgainst', { seat: 'seat:1', foe: 'seat:0', land: 'land:babylon.tl' }],
        ['effect', 'cardShown', { seat: 'seat:1', weapon: 'weapon:double-axe' }],
        ['effect', 'cardShown', { seat: 'seat:0', weapon: 'weapon:sling' }],
        ['effect', 'strengths', { seat: 'seat:1', attack: 6, defence: 2 }],
        ['effect', 'won', { seat: 'seat:1', land: 'land:babylon.tl' }],
      ),
      { lands: [] },
    );
    expect(scene.sides?.map(({ cards, total }) => [cards?.map(({ thing }) => thing), total])).toEqual([
      [['weapon:double-axe'], 6],
      [['weapon:sling'], 2],
    ]);
    expect(scene.loss).toEqual({ id: 'board.lostTo', args: { land: 'land:babylon.tl', who: 'seat:1' } });
  });
});

describe('the waters of Diluvio', () => {
  const data = { spaces: [] };
  const view = (rise: object | null): object => ({ rise, legacy: [], workers: [], warriors: [] });
  const lands = ['space:mu', 'space:atlantis'];
  const rises = lines(40, ['effect', 'rises', { stage: 1, lands }]);
  const came = [
    ...lines(41, ['effect', 'fled', { seat: 'seat:2', from: 'space:mu', to: 'space:india', who: { 'piece:worker': 1 } }]),
    ...lines(41, ['effect', 'drowned', { land: 'space:atlantis', who: { 'piece:worker': 2 }, owners: ['seat:0', 'seat:1'] }]),
  ];

  it('stay on the stage while people flee, then take one land after the other', () => {
    const staging = { dress: diluvio as unknown as StageDress, data, eyes: me };
    const fleeing = nextAct(null, rises, { before: view(null), after: view({}) }, staging);
    expect(fleeing).toMatchObject({ open: true, concern: 'watched', scene: { rise: 1, chips: lands.map((thing) => ({ thing })) } });
    const drowned = nextAct(fleeing, came, { before: view({}), after: view(null) }, staging);
    expect(drowned).toMatchObject({ open: false, concern: 'onMe', scene: { victims: [0, 1, 2], weight: 9 } });
    const { scene } = drowned ?? { scene: shown(diluvio, rises, data) };
    expect(scene.told.map(({ event }) => event)).toEqual(['drowned', 'fled']);
    expect(unfoldsFor({ scene, open: false }) - unfoldsFor({ scene, open: true })).toBe(2 * 760);
    const many = { ...scene, chips: Array.from({ length: 20 }, (_, n) => ({ thing: `space:${n}` as const })) };
    expect(unfoldsFor({ scene: many, open: false })).toBeLessThan(4001);
  });

  it('are told to those who lost somebody to them, also where nobody saw it', () => {
    const recap = recapOf([...rises, ...came], me, diluvio as unknown as StageDress, data);
    expect(recap?.mine.map(({ text, weight }) => [text.id, weight])).toEqual([['board.watersRise', 9]]);
    const lost = lines(50, ['effect', 'lost', { land: 'space:nile', who: { 'piece:worker': 1 }, people: 1, owners: ['seat:0'] }]);
    expect(recapOf(lost, me, diluvio as unknown as StageDress, data)?.mine).toHaveLength(1);
    expect(recapOf(lost, 3 as Seat, diluvio as unknown as StageDress, data)).toBeNull();
  });
});

describe('the gods of Bomarzo', () => {
  it('tell those whose pawns stand there that they were robbed or fell asleep', () => {
    const robbed = lines(7, [
      'effect',
      'robbed',
      { seat: 'seat:2', god: 'god:genius', loot: { 'resource:silver': 1 }, worshippers: ['seat:0', 'seat:2'] },
    ]);
    expect(shown(bomarzo, robbed)).toMatchObject({ actor: 2, victims: [0], place: 'god:genius' });
    const slept = lines(
      8,
      ['action', 'paid', { seat: 'seat:1', paid: {} }],
      ['effect', 'slept', { god: 'god:genius', worshippers: ['seat:0', 'seat:1'] }],
    );
    expect(shown(bomarzo, slept)).toMatchObject({ actor: 1, victims: [0] });
  });
});

describe('the film', () => {
  it('leaves the last steps of the same player on the board, and clears them for another', () => {
    const step = (at: number, seat: number): LogLine[] => lines(at, ['action', 'marched', { who: `seat:${seat}`, to: 'area:a' }]);
    const cards = [step(1, 2), step(2, 1), step(3, 1), step(4, 1), step(5, 1)];
    expect(tracedSteps(cards, 4)).toEqual([4, 3, 2]);
    expect(tracedSteps(cards, 2)).toEqual([2, 1]);
    expect(tracedSteps(cards, 0)).toEqual([0]);
  });
});

describe('the recap', () => {
  const dress = cyclades as unknown as StageDress;
  const log = [
    ...lines(100, ['action', 'built', { who: 'seat:2', building: 'building:port', land: 'area:c' }]),
    ...lines(101, ['effect', 'stoleCoins', { who: 'seat:1', whom: 'seat:0', coins: 2 }]),
    ...attack,
    ...lines(103, ['action', 'troop', { who: 'seat:3', land: 'area:b', coins: 0 }]),
    ...lines(104, ['action', 'displaced', { who: 'seat:2', whom: 'seat:0', god: 'god:hera' }]),
  ];

  it('tells first what was lost, then smaller things, then what the others did', () => {
    expect(scenesIn(log, dress, {}).map(({ at }) => at)).toEqual([101, 102]);
    const recap = recapOf(log, me, dress, {});
    expect(recap?.mine.map(({ text }) => text.id)).toEqual(['board.lostTo', 'log.stoleCoins', 'log.displaced']);
    expect(recap?.mine[0]).toMatchObject({ place: 'area:b', at: 102 });
    expect(recap?.others.map(({ seat, line }) => [seat, line.event])).toEqual([
      [2, 'displaced'],
      [3, 'troop'],
    ]);
  });

  it('tells a battle of several answers once, and beside the loss what else it cost', () => {
    const battle = [
      ...attack.slice(0, 4),
      ...lines(
        103,
        ['effect', 'round', { attack: 5, defence: 2, die: 2, against: 1, n: 2 }],
        ['effect', 'lost', { who: 'seat:0', unit: 'units:troop.1' }],
        ['effect', 'conquered', { who: 'seat:3', whom: 'seat:0', area: 'area:b' }],
      ),
    ];
    const [news, ...more] = recapOf(battle, me, dress, {})?.mine ?? [];
    expect(more).toEqual([]);
    expect([news?.text, ...(news?.notes ?? [])].map((text) => text?.id)).toEqual(['board.lostTo', 'log.lost']);
  });

  it('tells once, with how often, what happened several times in one place', () => {
    const theft = (at: number, coins: number) => lines(at, ['effect', 'stoleCoins', { who: 'seat:1', whom: 'seat:0', coins }]);
    const recap = recapOf([...theft(101, 2), ...theft(105, 2), ...theft(106, 3)], me, dress, {});
    expect(recap?.mine.map(({ at, times }) => [at, times])).toEqual([
      [101, 2],
      [106, 1],
    ]);
  });

  it('says nothing where little happened and nothing to the reader', () => {
    expect(recapOf(log.slice(0, 1), me, dress, {})).toBeNull();
  });
});

describe('the place of the panel', () => {
  const stage = { width: 868, height: 553 };
  const panel = { width: stage.width / 2 - 78, height: 372 };

  it('never covers what it is about, wherever that lies', () => {
    for (let x = 40; x < stage.width; x += 60)
      for (let y = 40; y < stage.height; y += 60) {
        const place = { x, y, r: 52 };
        const [left, top] = placeFor({ ...stage, place, from: null }, panel);
        const across = Math.min(left + panel.width, x + 52) - Math.max(left, x - 52);
        const down = Math.min(top + panel.height, y + 52) - Math.max(top, y - 52);
        expect(across <= 0 || down <= 0, `at ${x}, ${y}`).toBe(true);
      }
  });
});

describe('the place of the panel among cards', () => {
  it('is the middle of the board where it would else lie over other cards', () => {
    const stage = { width: 868, height: 652 };
    const panel = { width: 342, height: 306 };
    const card = (x: number, y: number) => ({ x, y, r: 52, clear: 78, card: { width: 156, height: 140 } });
    const place = card(90, 240);
    const [left, top] = placeFor(
      { ...stage, place, from: null, cards: [card(265, 75), card(600, 75), card(90, 390), card(770, 240)] },
      panel,
    );
    expect([left, top]).toEqual([(stage.width - panel.width) / 2, (stage.height - panel.height) / 2]);
  });
});

describe('a card that floats', () => {
  const size = { width: 280, height: 300 };
  const floor = 680;

  it('stands beside what it is about, and never over the question', () => {
    for (let left = 0; left < 1400; left += 100)
      for (let top = 0; top < 880; top += 80) {
        const at = { left, top, right: left + 40, bottom: top + 30 };
        const card = placeBeside(at, size, floor, 1440);
        expect(card.top + size.height, `${left}, ${top}`).toBeLessThan(floor);
        const across = Math.min(card.left + size.width, at.right) - Math.max(card.left, at.left);
        const down = Math.min(card.top + size.height, at.bottom) - Math.max(card.top, at.top);
        expect(across <= 0 || down <= 0, `${left}, ${top}`).toBe(true);
      }
  });
});
