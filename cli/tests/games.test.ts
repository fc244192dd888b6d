import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@pantheon/catalog';
import { numberAt, optionSets } from '@pantheon/kernel';
import { describe, expect, it, vi } from 'vitest';
import { conversation, json, pantheon, scratch } from './program.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('games', () => {
  it('lists every game of the catalog with its options', () => {
    const { games } = json<{ games: { id: string; options: { id: string }[] }[] }>(['games']);
    expect(games.map(({ id }) => id)).toEqual(catalog.map(({ id }) => id));
    expect(pantheon(['games', '--lang', 'it']).out).toContain('Sei turni: la partita normale.');
  });
});

interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly seats: number;
  readonly decisions: number;
  readonly endings: { readonly [how: string]: number };
  readonly wins: readonly number[];
  readonly winShare: readonly number[];
  readonly meanPoints: readonly number[];
  readonly sources: { readonly [source: string]: number };
  readonly sides: readonly { readonly colour: string; readonly games: number; readonly wins: number; readonly timesFair: number }[];
  readonly features: readonly { readonly feature: string; readonly winners: number; readonly others: number }[];
  readonly violations: readonly unknown[];
  readonly bots: readonly string[];
  readonly rounds: { readonly mean: number };
}

describe('simulate', () => {
  it('plays games to the end and adds them up', () => {
    const found = json<Summary>(['simulate', 'isles', '--players', '3', '--games', '40', '--seed', '1', '--set', 'rounds=3']);
    expect(found).toMatchObject({ games: 40, finished: 40, seats: 3, endings: { lastRound: 40 }, violations: [], rounds: { mean: 3 } });
    expect(found.wins.reduce((sum, won) => sum + won, 0)).toBeCloseTo(40, 1);
    expect(found.decisions).toBeGreaterThan(400);
  });

  it('tells where points came from, on average of all seats', () => {
    const { meanPoints, sources } = json<Summary>(['simulate', 'isles', '--players', '3', '--games', '10', '--seed', '1']);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);
    expect(sum(Object.values(sources))).toBeCloseTo(sum(meanPoints) / 3, 2);
  });

  it('gives the same figures for the same seed', () => {
    const [one, two] = [0, 1].map(() => json<Summary>(['simulate', 'isles', '--games', '10', '--seed', 'x']));
    expect(one?.wins).toEqual(two?.wins);
    expect(one?.decisions).toBe(two?.decisions);
  });

  it.each(catalog)('runs $id without a violation at every number of players', async (entry) => {
    const { rules } = await entry.load();
    for (let seats = rules.players.min; seats <= rules.players.max; seats++) {
      const found = json<Summary>(['simulate', entry.id, '--players', String(seats), '--games', '2', '--seed', '5']);
      expect(found).toMatchObject({ finished: 2, violations: [] });
    }
  });

  it('seats bots in turn', () => {
    const found = json<Summary>(['simulate', 'isles', '--players', '4', '--games', '2', '--bots', 'novice,random', '--set', 'rounds=3']);
    expect(found.bots).toEqual(['novice', 'random', 'novice', 'random']);
  });

  it('tells how each side did, and what winners had more of', () => {
    const found = json<Summary>(['simulate', 'isles', '--players', '2', '--games', '6', '--bots', 'greedy,random', '--features']);
    expect(found.sides.map(({ games }) => games)).toEqual([6, 6]);
    expect(found.sides[0]?.colour).toBe('red');
    expect(found.sides[0]?.timesFair).toBeCloseTo(numberAt(found.wins, 0) / 3, 2);
    const isles = found.features.find(({ feature }) => feature === 'isles');
    expect(isles?.winners).toBeGreaterThan(isles?.others as number);
  });

  it('says how it went in words', () => {
    expect(pantheon(['simulate', 'isles', '--games', '3']).out).toContain('No violation.');
  });

  it('goes through every number of seats with every set of options', async () => {
    const { rules } = await (catalog.find(({ id }) => id === 'isles') as (typeof catalog)[number]).load();
    const { out, code } = pantheon(['simulate', 'isles', '--all', '--games', '1']);
    const rows = out.split('\n').filter((line) => line.startsWith('| '));
    expect(code).toBe(0);
    expect(rows).toHaveLength((rules.players.max - rules.players.min + 1) * optionSets(rules).length);
    expect(rows[0]).toContain('| 2 | usual | 1 of 1 | 0 | lastRound 1 |');
  });

  it('goes on where a run broke off, with the same figures as one that did not', () => {
    const file = path.join(scratch(), 'outcomes.jsonl');
    const series = ['simulate', 'isles', '--players', '3', '--seed', 'k', '--bots', 'greedy,random'];
    const untouched = json<Summary>([...series, '--games', '8']);
    expect(json<Summary>([...series, '--games', '5', '--keep', file]).games).toBe(5);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 40)}`);
    const whole = json<Summary>([...series, '--games', '8', '--keep', file]);
    const { games, finished, wins, decisions, endings, sides, meanPoints } = untouched;
    expect(whole).toMatchObject({ games, finished, wins, decisions, endings, sides, meanPoints });
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(8);
    expect(json<Summary>([...series, '--games', '8', '--keep', file]).wins).toEqual(wins);
    expect(readFileSync(file, 'utf8').trimEnd().split('\n'), 'nothing is played twice').toHaveLength(8);
  });

  it('keeps records that verify and can be looked back at', () => {
    const folder = scratch();
    expect(
      pantheon(['simulate', 'isles', '--players', '2', '--games', '2', '--bots', 'greedy,random', '--set', 'rounds=3', '--save', folder])
        .code,
    ).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['isles-0.json', 'isles-1.json']);
    const file = path.join(folder, 'isles-0.json');
    expect(pantheon(['verify', file]).code).toBe(0);
    const said = pantheon(['review', file, '--tries', '20']);
    expect(said.out).toContain('Turning points');
    const found = json<{ curve: unknown[]; turning: unknown[]; luck: number[] }>(['review', file, '--tries', '20']);
    expect(found.turning.length).toBe(3);
    expect(found.luck.length).toBe(2);
  });
});

describe('arena', () => {
  it('measures one bot against a field of another', () => {
    const found = json<{
      share: number;
      interval: [number, number];
      games: number;
      seeds: string;
      rank: number;
      difference: number;
      times: object;
    }>(['arena', 'isles', '--a', 'greedy', '--b', 'random', '--players', '2', '--blocks', '6', '--set', 'rounds=3', '--time', '200']);
    expect(found.games).toBe(12);
    expect(found.seeds).toBe('1/0 … 1/5');
    expect(found.interval[0]).toBeLessThanOrEqual(found.share);
    expect(found.interval[1]).toBeGreaterThanOrEqual(found.share);
    expect(found.share).toBeGreaterThan(0.5);
  });

  it('gives the same share on one thread as on two', () => {
    const [one, two] = ['1', '2'].map((workers) =>
      json<{ share: number }>([
        'arena',
        'isles',
        '--a',
        'novice',
        '--b',
        'random',
        '--players',
        '3',
        '--blocks',
        '8',
        '--workers',
        workers,
      ]),
    );
    expect(one?.share).toBe(two?.share);
  });

  it('stops when a claim is shown', () => {
    const found = json<{ blocks: number; sprt: { accepted: string } }>([
      'arena',
      'isles',
      '--a',
      'greedy',
      '--b',
      'random',
      '--players',
      '2',
      '--blocks',
      '300',
      '--set',
      'rounds=3',
      '--sprt',
      '0.3,0.6',
    ]);
    expect(found.sprt.accepted).toBe('high');
    expect(found.blocks).toBeLessThan(60);
  });

  it('rates all bots on a ladder', () => {
    const { ladder } = json<{ ladder: { bot: string; elo: number }[] }>([
      'arena',
      'isles',
      '--ladder',
      '--bots',
      'random,greedy',
      '--players',
      '2',
      '--blocks',
      '10',
      '--set',
      'rounds=3',
    ]);
    expect(ladder.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    expect(ladder[0]?.elo).toBeGreaterThan(0);
  });
});

describe('play', () => {
  it('is a game in the terminal, with help, hints, reasons and a way back', async () => {
    const folder = scratch();
    const said = await conversation(
      ['play', 'isles', '--players', '2', '--seed', '5', '--bots', 'novice', '--save', 'mine.json'],
      ['?', '3', 'why', 'hint', 'board', '99', 'march', 'undo', 'log', 'quit'],
      folder,
    );
    expect(said.code).toBe(0);
    for (const phrase of [
      'You are Player 0.',
      'takes your last answer back',
      'How much gold do you offer',
      'You lead this round',
      'Recruiting costs 1 gold. (ISL-3.3)',
      'What a bot thinks',
      'Your oracle named',
      'That is not one of the answers',
      'March from which isle?',
      'Taken back.',
      'Goodbye.',
    ])
      expect(said.out).toContain(phrase);
    const again = await conversation(['play', 'mine.json', '--lang', 'it'], ['quit'], folder);
    expect(again.out).toContain('Quale ordine dai?');
  });

  it('goes on to the end and says who won', async () => {
    const lines = Array.from({ length: 200 }, () => ['pass', '0']).flat();
    const said = await conversation(
      ['play', 'isles', '--players', '2', '--seed', '2', '--bots', 'random', '--set', 'rounds=3'],
      lines,
      scratch(),
    );
    expect(said.code).toBe(0);
    expect(said.out).toContain('The match is over.');
    expect(said.out).toMatch(/1\. Player [01]/);
  });
});

describe('explain', () => {
  it('says what a bot thinks of the question', () => {
    const folder = scratch();
    const file = path.join(folder, 'm.json');
    pantheon(['new', 'isles', '--players', '2', '--seed', '3', '--out', file]);
    pantheon(['apply', file, '0:2', '1:0']);
    const { considered } = json<{ considered: { key: string; text: string }[] }>(['explain', file]);
    expect(considered.length).toBeGreaterThan(1);
    expect(pantheon(['explain', file, '--lang', 'it']).out).toMatch(/Recluta|Marcia|Termina/);
  });
});

describe('learning', () => {
  it('tunes and trains from self-play, into the files that are named', () => {
    const folder = scratch();
    const common = ['--players', '2', '--games', '12', '--set', 'rounds=3', '--tries', '4', '--workers', '1'];
    expect(
      pantheon(['tune', 'isles', ...common, '--rounds', '1', '--blocks', '1', '--trials', '1', '--out', 'weights.json'], { cwd: folder })
        .out,
    ).toContain('round 1, trust 300: surprise');
    const trained = (seed: string): string =>
      pantheon(
        ['train', 'isles', ...common, '--epochs', '2', '--hidden', '4', '--blocks', '4', '--seed', seed, '--out', `net${seed}.json`],
        {
          cwd: folder,
        },
      ).out;
    expect(trained('1')).toContain('nothing written');
    expect(trained('2')).toContain('round 2: surprise by games not seen');
    expect(readdirSync(folder).sort()).toEqual(['net2.json', 'weights.json']);
  });
});

it('is started by the script that npx runs', async () => {
  const { spawnSync } = await import('node:child_process');
  const { root } = await import('../../scripts/workspaces.mjs');
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts/pantheon.mjs'), 'games'], { encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toContain('bomarzo');
});
