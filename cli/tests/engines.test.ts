import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, outputOf } from '../../scripts/build.mjs';
import { root } from '../../scripts/workspaces.mjs';
import { json, pantheon, program } from './program.ts';

interface Found {
  readonly games: number;
  readonly share: number;
  readonly forfeits: { readonly a: { readonly games: number; readonly first?: string }; readonly b: { readonly games: number } };
}

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0) ?? 'python3';
const example = (file: string): string => path.join(root, 'examples/engines', file);
const faulty = (fault: string): string => `${python} "${path.join(root, 'cli/tests/engines/faulty.py')}" ${fault}`;

const duel = (a: string, b: string, more: readonly string[] = []): Found =>
  json<Found>(['arena', 'isles', '--a', a, '--b', b, '--players', '2', '--blocks', '1', '--set', 'rounds=3', '--workers', '1', ...more]);

describe('a program in Python', () => {
  it('plays whole games without a fault', () => {
    const found = duel(`${python} "${example('first_engine.py')}"`, 'shepherd', ['--time', '5000']);
    expect(found).toMatchObject({ games: 2, forfeits: { a: { games: 0 }, b: { games: 0 } } });
  });

  it.each([
    ['hanging', 'gave no answer within 50 ms, and none after "stop"'],
    ['crashing', 'it ended (1): RuntimeError: all is lost'],
    ['lying', 'it answered "everything" to "bid", which is not among the answers'],
    ['late', 'it answered question 7, not 0'],
    ['mumbling', 'it sends a line that is no JSON: I would take the left one'],
    ['flooding', 'gave no answer within 50 ms, and none after "stop"'],
    ['endless', 'it sends a line without end'],
    ['prying', 'it says "reveal", which means nothing here'],
    ['stranger', 'it speaks version 99 of the protocol, and this table version 1'],
  ])('that is %s loses its games, and nothing else happens', (fault, reason) => {
    const { games, share, forfeits } = duel(faulty(fault), 'random', ['--time', '50']);
    expect({ games, share, lost: forfeits.a.games, others: forfeits.b.games }).toEqual({ games: 2, share: 0, lost: 2, others: 0 });
    expect(forfeits.a.first).toContain(reason);
  });

  it('wins where the whole field forfeits', () => {
    const { share, forfeits } = duel('random', faulty('crashing'));
    expect({ share, lost: forfeits.b.games }).toEqual({ share: 1, lost: 2 });
  });
});

describe('a program in another language', () => {
  it('may be TypeScript', () => {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const found = duel(`"${process.execPath}" "${tsx}" "${example('first-answer.ts')}"`, 'random');
    expect(found.forfeits.a).toEqual({ games: 0 });
  });

  it('may be a bot of Pantheon itself', () => {
    const abroad = duel(`"${process.execPath}" "${program}" engine isles --bot tuned:20`, 'random', ['--time', '20000']);
    expect(abroad).toMatchObject({ games: 2, forfeits: { a: { games: 0 } } });
  });

  it('may not be there at all', () => {
    const { share, forfeits } = duel('./no-such-program', 'random');
    expect({ share, lost: forfeits.a.games }).toEqual({ share: 0, lost: 2 });
    expect(forfeits.a.first).toContain('it cannot be started');
  });

  it('is said in words', () => {
    const { out } = pantheon(['arena', 'isles', '--a', './no-such-program', '--b', 'random', '--players', '2', '--blocks', '1']);
    expect(out).toMatch(/lost by a fault, \.\/no-such-program +2 games; the first because it cannot be started/);
  });
});

describe('a bundle of bots', () => {
  it('plays in the same process, and as the same bots do here', async () => {
    await build(['cli/bots-module.ts']);
    const beside = `${outputOf('cli/bots-module.ts')}#tuned:20`;
    const found = duel(beside, 'random');
    expect(found).toMatchObject({ games: 2, forfeits: { a: { games: 0 }, b: { games: 0 } } });
    expect(found.share).toBe(duel('tuned:20', 'random').share);
  });

  it('may not be there', () => {
    expect(pantheon(['arena', 'isles', '--a', 'nowhere.mjs#oracle', '--players', '2', '--blocks', '1']).code).not.toBe(0);
  });
});
