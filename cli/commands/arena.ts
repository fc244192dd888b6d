import { type Bout, blockOf, type Claims, type Comparison, compare, type Estimate, sequentialTest, type Verdict } from '@pantheon/bots';
import { Match, readOptions } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, columns, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, type LoadedModule } from '../files.ts';
import { assignmentOf, playBlocks, workersOf } from '../pool.ts';
import { Progress } from '../progress.ts';
import { ladder } from './ladder.ts';
import { times } from './times.ts';

/** Measures one bot against a field of another. */
export const arenaCommand: CliCommand = {
  name: 'arena',
  usage: '[game]',
  about:
    'Measures bot A, alone, against a field of bot B. A block is one seed played with A in every seat; the interval is taken over blocks. With --sprt it stops as soon as one of two claims about the share of wins is shown. With --ladder it rates all bots against each other. With --times it takes the time of every level, in one game or in all.',
  words: { min: 0, max: 1 },
  flags: {
    a: {
      type: 'string',
      value: 'BOT',
      about:
        'the bot that is measured (greedy), a bot of another bundle (file.mjs#oracle), or the command of a program: docs/engine-protocol.md',
    },
    b: { type: 'string', value: 'BOT', about: 'the bot at all other seats (random), or a command' },
    players: flags.players,
    blocks: { type: 'string', value: 'N', about: 'how many blocks (50)' },
    time: { type: 'string', value: 'MS', about: 'milliseconds that a bot may think about one answer' },
    seed: flags.seed,
    set: flags.set,
    sprt: { type: 'string', value: 'P0,P1', about: 'stop when the share is shown to be P1 rather than P0, or the other way round' },
    ladder: { type: 'boolean', about: 'an Elo-like table of all bots, or of those named with --bots' },
    bots: { type: 'string', value: 'A,B,…', about: 'the bots of the ladder, or the levels whose time is taken (all)' },
    times: { type: 'boolean', about: 'how long each level thinks about one answer' },
    questions: { type: 'string', value: 'N', about: 'the questions that every level is asked with --times (40)' },
    workers: flags.workers,
    json: flags.json,
  },
  examples: [
    'arena bomarzo --a greedy --b random --players 4 --blocks 100',
    'arena isles --a tuned --b greedy --players 2 --sprt 0.5,0.58 --blocks 1000',
    'arena bomarzo --ladder --players 4 --blocks 20 --json',
    'arena cyclades --a "python3 mybot.py" --b oracle --players 4 --blocks 5 --time 1000',
    'arena --times',
  ],
  async run(given) {
    if (given.is('times')) return times(given);
    if (given.words.length === 0) throw new CliFailure('usage: pantheon arena <game> (see pantheon arena --help)');
    const game = await gameNamed(given.word(0));
    const seats = given.number('players', game.rules.players.max, 1);
    Match.start(game.rules, { seats, seed: 'arena', options: given.options });
    if (given.is('ladder')) await ladder(given, game, seats);
    else await duel(given, game, seats);
  },
};

async function duel(given: CliArguments, game: LoadedModule, seats: number): Promise<void> {
  const [a, b] = [given.text('a', 'greedy'), given.text('b', 'random')];
  const seed = given.text('seed', '1');
  const claims = claimsOf(given);
  const wanted = given.number('blocks', 50, 1);
  const blocks = Array.from({ length: wanted }, (_, block) => blockOf(seed, block, seats));
  const progress = new Progress(`${a} against ${b}`, wanted * seats);
  const bouts: Bout[] = [];
  await playBlocks(assignmentOf(given, game, [a, b]), blocks, workersOf(given), (block) => {
    bouts.push(...block);
    const { share, shares } = compare(bouts);
    progress.step(block.length, percent(share.mean));
    return claims === null || sequentialTest(shares, claims).accepted === null;
  });
  progress.end();
  const found = compare(bouts);
  const verdict = claims === null ? null : { ...claims, ...sequentialTest(found.shares, claims) };
  const setting = { game: game.rules.id, rules: game.rules.version, a, b, players: seats, options: readOptions(game.rules, given.options) };
  const seeds = `${seed}/0 … ${seed}/${found.blocks - 1}`;
  if (given.is('json'))
    console.log(JSON.stringify({ ...setting, ...figures(found), seeds, sprt: verdict, seconds: rounded(progress.seconds) }));
  else for (const line of asWords(setting, found, seeds, verdict)) console.log(line);
}

function claimsOf(given: CliArguments): Claims | null {
  if (!given.has('sprt')) return null;
  const [low, high] = given.text('sprt', '').split(',').map(Number);
  if (low === undefined || high === undefined || !(low >= 0 && low < high && high <= 1))
    throw new CliFailure(`--sprt takes two shares such as 0.25,0.33, not "${given.text('sprt', '')}"`);
  return { low, high };
}

function figures(found: Comparison) {
  const interval = ({ low, high }: Estimate): number[] => [rounded(low), rounded(high)];
  return {
    games: found.games,
    blocks: found.blocks,
    share: rounded(found.share.mean),
    interval: interval(found.share),
    fair: found.fair,
    rank: rounded(found.rank.mean),
    rankInterval: interval(found.rank),
    difference: rounded(found.difference.mean),
    differenceInterval: interval(found.difference),
    forfeits: found.forfeits,
    times: found.times,
  };
}

type Setting = { readonly a: string; readonly b: string; readonly players: number };

function asWords({ a, b, players }: Setting, found: Comparison, seeds: string, verdict: (Claims & Verdict) | null): string[] {
  const { share, rank, difference, forfeits, times } = found;
  return [
    `${a} against a field of ${b}, ${players} seats, ${found.games} games in ${found.blocks} blocks (seeds ${seeds})`,
    ...columns([
      ['share of wins', `${percent(share.mean)} (95 %: ${percent(share.low)} to ${percent(share.high)}; fair ${percent(found.fair)})`],
      ['mean rank', `${rank.mean.toFixed(2)} (${rank.low.toFixed(2)} to ${rank.high.toFixed(2)})`],
      ['points above the field', `${difference.mean.toFixed(2)} (${difference.low.toFixed(2)} to ${difference.high.toFixed(2)})`],
      [`ms a decision, ${a}`, `median ${times.a.median}, p95 ${times.a.p95}, most ${times.a.most}`],
      [`ms a decision, ${b}`, `median ${times.b.median}, p95 ${times.b.p95}, most ${times.b.most}`],
      ...forfeitWords(a, forfeits.a),
      ...forfeitWords(b, forfeits.b),
      ...(verdict === null ? [] : [['sequential test', verdictWords(verdict)] as const]),
    ]),
  ];
}

function forfeitWords(name: string, { games, first }: Comparison['forfeits']['a']): (readonly [string, string])[] {
  return games === 0 ? [] : [[`lost by a fault, ${name}`, `${games} games; the first because ${first}`]];
}

function verdictWords({ accepted, low, high, ratio, bound }: Claims & Verdict): string {
  const claim = accepted === null ? 'undecided' : percent(accepted === 'high' ? high : low);
  return `${claim} (${percent(low)} against ${percent(high)}; log ratio ${ratio.toFixed(2)}, bound ${bound.toFixed(2)})`;
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
