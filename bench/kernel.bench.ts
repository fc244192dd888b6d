import { catalog } from '@pantheon/catalog';
import {
  type AnyGame,
  clone,
  load,
  loadPack,
  Match,
  type MatchRecord,
  type Question,
  QuickDice,
  readFile,
  readOptions,
  recordOf,
  type Shape,
  Simulation,
  sampleAnswer,
} from '@pantheon/kernel';
import { circumstances, figure, keep, microseconds, perSecond } from './measure.ts';
import { boardgameIo } from './toy/boardgame-io.ts';
import { playOurs } from './toy/ours.ts';

/** Plays one game at random; returns the number of decisions. */
function playOne(game: AnyGame, seats: number, seed: number, views: boolean): number {
  const dice = new QuickDice(seed);
  const play = Simulation.begin({ game, data: loadPack(game).data, options: readOptions(game, {}), seats }, dice);
  let decisions = 0;
  while (!play.over) {
    if (views) game.view(play, (play.open[0] as Question).seat);
    play.play(play.open.map((question) => sampleAnswer(question, dice)));
    decisions++;
  }
  return decisions;
}

/** Matches that stand somewhere in the middle, and one that is over. */
function samples(game: AnyGame, seats: number): { running: Match<Shape>[]; over: Match<Shape> } {
  const length = playOne(game, seats, 0, false);
  const running = Array.from({ length: 30 }, (_, index) => {
    const match = Match.start(game, { seats, seed: `bench ${index}` });
    const dice = new QuickDice(index);
    for (let number = Math.floor(((index + 1) * length) / 32); !match.over && match.number < number; ) answer(match, dice);
    return match;
  }).filter((match) => !match.over);
  const over = Match.start(game, { seats, seed: 'bench' });
  for (const dice = new QuickDice('over'); !over.over; ) answer(over, dice);
  return { running, over };
}

function answer(match: Match<Shape>, dice: QuickDice): void {
  for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
}

interface Row {
  readonly game: string;
  readonly cells: readonly string[];
}

function measureGame(game: AnyGame): Row {
  const seats = Math.min(4, game.players.max);
  const { running, over } = samples(game, seats);
  const at = (round: number): Match<Shape> => running[round % running.length] as Match<Shape>;
  const record = JSON.stringify(recordOf(over));
  const sizes = running.map((match) => JSON.stringify(match.s).length);
  const decisions = perSecond((round) => playOne(game, seats, round, false));
  const games = perSecond((round) => Math.min(1, playOne(game, seats, round, false)));
  const viewed = perSecond((round) => playOne(game, seats, round, true));
  const fork = microseconds((round) => at(round).fork());
  const copy = microseconds((round) => clone(at(round).s));
  const loading = microseconds(() => load(game, readFile(record) as MatchRecord), 1);
  const cells = [
    `${seats}`,
    figure(over.number),
    figure(decisions),
    figure(games),
    figure(viewed),
    figure(fork, 1),
    figure(copy, 1),
    figure(loading / 1000, 1),
    figure(Math.max(...sizes)),
  ];
  console.log([game.id, ...cells].join('  '));
  return { game: game.id, cells };
}

function measureToy(): string {
  const { client, reducer } = boardgameIo();
  const lengths = [playOurs, reducer, client].map((play) => play(1).decisions);
  if (new Set(lengths).size > 1) throw new Error(`the toys differ in length: ${lengths.join(', ')}`);
  const [ours, theirs, through] = [playOurs, reducer, client].map((play) => perSecond((round) => play(round).decisions)) as [
    number,
    number,
    number,
  ];
  const line = `The same toy (bench/toy/lands.ts, four seats, ${lengths[0]} decisions a game): ${figure(ours)} decisions/s on our kernel, ${figure(theirs)} on the bare reducer of boardgame.io, ${figure(through)} through its local client: ${figure(ours / theirs)} and ${figure(ours / through)} times.`;
  console.log(line);
  return line;
}

const head = [
  'game',
  'seats',
  'answers in a match',
  'decisions/s',
  'games/s',
  'decisions/s with views',
  'fork µs',
  'clone µs',
  'record load ms',
  'state bytes',
];

const wanted = process.env.PANTHEON_GAMES?.split(',');
const rows: Row[] = [];
for (const { id, load: open } of catalog) if (wanted === undefined || wanted.includes(id)) rows.push(measureGame((await open()).rules));
const toy = measureToy();
const table = [head, head.map(() => '---'), ...rows.map(({ game, cells }) => [game, ...cells])]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
keep(
  'kernel',
  `## Rules and kernel

${circumstances()}

Random legal answers on one core, median of five runs, per second of computing time. Decisions and games run in a \`Play\` without checkpoints; forks and
clones start from matches in progress; the record is that of a whole match, read and replayed; the state is the largest seen, as JSON.

${table}

${toy}`,
);
