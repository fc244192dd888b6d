import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog, type GameModule } from '@pantheon/catalog';
import {
  exactExp,
  exactLog,
  exactPower,
  Match,
  type MatchRecord,
  type Question,
  QuickDice,
  recordOf,
  type Seat,
  sampleAnswer,
} from '@pantheon/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Contest, checkContest } from '../contest.ts';
import { playContest } from './contests.ts';

describe('a contest', () => {
  let game: GameModule;
  let contest: Contest;
  let record: MatchRecord;
  const check = (changed: Partial<MatchRecord> = {}) => checkContest(game.rules, game.bot, { ...record, ...changed }, contest);

  beforeAll(async () => {
    game = await (catalog.find(({ id }) => id === 'isles') as (typeof catalog)[number]).load();
    const { options } = Match.start(game.rules, { seats: 2, seed: 'x' }).origin;
    contest = { rules: game.rules.version, seats: 2, options, level: 'acolyte', seed: 'the seed of the day' };
    record = playContest(game, contest, 'somebody');
  }, 120_000);

  it('is the same for two people who answer the same', () => {
    expect(playContest(game, contest, 'somebody')).toEqual(record);
    expect(playContest(game, contest, 'somebody else').answers).not.toEqual(record.answers);
  });

  it('gives a line of chances that ends with the result', () => {
    const found = check();
    if ('problem' in found) throw new Error(found.problem);
    expect(found.curve).toHaveLength(41);
    expect(found.curve.at(-1)).toBe(
      record.result?.scores[0]?.rank === 1 ? 100 / record.result.scores.filter(({ rank }) => rank === 1).length : 0,
    );
    expect(found.ownAnswers).toBe(record.answers.filter(([seat]) => seat === 0).length);
  });

  it('is refused when a bot was made to answer something else', () => {
    const match = Match.start(game.rules, { seats: 2, options: contest.options, seed: contest.seed });
    const dice = new QuickDice('a friend of the person');
    while (!match.over) {
      const seat = match.waiting[0]?.seat as Seat;
      match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
    }
    record = recordOf(match);
    expect(check()).toEqual({ problem: expect.stringContaining('is not what the bot at seat') });
    record = playContest(game, contest, 'somebody');
  });

  it.each<[string, () => Partial<MatchRecord>]>([
    ['of another seed', () => ({ seed: 'a better one' })],
    ['of other options or seats', () => ({ seats: 3 })],
    ['with chance added to the seed', () => ({ entropy: ['luck'] })],
    ['that ended because somebody wanted it to', () => ({ agreed: true })],
    ['without a result', () => ({ result: null })],
    ['with a better result', () => ({ result: { how: 'played', scores: [] } })],
  ])('is refused %s', (_what, change) => {
    expect(check(change())).toHaveProperty('problem');
  });

  it('is refused when chance was made better', () => {
    const at = record.answers.findIndex((answer) => answer.length > 2);
    const answers = record.answers.map((answer, index) =>
      index === at ? ([answer[0], answer[1], ...answer.slice(2).map((outcome) => Number(outcome) + 1)] as const) : answer,
    );
    const changed = at < 0 ? { opening: record.opening.map((outcome) => outcome + 1) } : { answers };
    expect(() => {
      const found = check(changed);
      if ('problem' in found) throw new Error(found.problem);
    }).toThrow();
  });
});

describe('what bots compute', () => {
  it('is as near to the truth as the functions of the engine', () => {
    const dice = new QuickDice('exact');
    for (let times = 0; times < 300; times++) {
      const x = dice.below(1_000_000) / 10_000 - 60;
      expect(Math.abs(exactExp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
      const y = (1 + dice.below(1_000_000)) / 1000;
      expect(Math.abs(exactLog(y) - Math.log(y))).toBeLessThan(2e-15 * Math.max(1, Math.abs(Math.log(y))));
    }
    expect([exactExp(0), exactLog(1), exactPower(3, 4), exactPower(2, -2), exactExp(1000), exactExp(-1000)]).toEqual([
      1,
      0,
      81,
      0.25,
      Number.POSITIVE_INFINITY,
      0,
    ]);
    expect(exactPower(0.5, 0.85)).toBeCloseTo(0.5 ** 0.85, 12);
  });

  it('uses nothing that engines may round as they like', () => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const games = readdirSync(path.join(root, 'games')).map((id) => `games/${id}/bot`);
    const sources = ['bots', ...games].flatMap((folder) => {
      const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.ts') && file !== 'statistics.ts');
      return files.map((file) => [`${folder}/${file}`, readFileSync(path.join(root, folder, file), 'utf8')] as const);
    });
    const found = sources.filter(([, text]) =>
      /Math\.(exp|expm1|log|log2|log10|log1p|pow|tanh|sinh|cosh|sin|cos|tan|cbrt|hypot|atan2?)\(/.test(text),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });
});
