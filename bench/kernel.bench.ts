import { catalog } from '@pantheon/catalog';
import type { AnyGame } from '@pantheon/kernel';
import { FIGURES, type FigureName, MeasuredGame } from './game-figures.ts';
import { circumstances, figure, keep, perSecond } from './measure.ts';
import { boardgameIo } from './toy/boardgame-io.ts';
import { playOurs } from './toy/ours.ts';

interface Row {
  readonly game: string;
  readonly cells: readonly string[];
}

const names = Object.keys(FIGURES) as FigureName[];
const digits = (name: FigureName): number => (FIGURES[name].moreIsBetter ? 0 : 1);

function measureGame(game: AnyGame): Row {
  const measured = new MeasuredGame(game);
  const cells = [
    `${measured.seats}`,
    figure(measured.answers),
    ...names.map((name) => figure(measured.measure(name), digits(name))),
    figure(measured.stateBytes),
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

const head = ['game', 'seats', 'answers in a match', ...names.map((name) => FIGURES[name].title), 'state bytes'];

const wanted = process.env.PANTHEON_ONLY?.split(',');
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

Random legal answers on one core, median of five runs, per second of computing time. Decisions and games run in a \`Simulation\` without checkpoints; forks and
clones start from matches in progress; the record is that of a whole match, read and replayed; the state is the largest seen, as JSON.

${table}

${toy}`,
);
