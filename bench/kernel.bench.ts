import { catalog } from '@pantheon/catalog';
import type { AnyGame } from '@pantheon/kernel';
import { FIGURES, type FigureName, MeasuredGame } from './game-figures.ts';
import { circumstances, figure, keep, perSecond } from './measure.ts';
import { boardgameIo } from './toy/boardgame-io.ts';
import { playOurs } from './toy/ours.ts';

const names = Object.keys(FIGURES) as FigureName[];
const namesTogether: readonly FigureName[] = ['decisions', 'fork', 'clone'];

const cellsOf = (measured: MeasuredGame, of: readonly FigureName[]): string[] =>
  of.map((name) => figure(measured.measure(name), FIGURES[name].moreIsBetter ? 0 : 1));

function told(...cells: readonly string[]): readonly string[] {
  console.log(cells.join('  '));
  return cells;
}

const measureGame = (measured: MeasuredGame): readonly string[] =>
  told(measured.game.id, `${measured.seats}`, figure(measured.answers), ...cellsOf(measured, names), figure(measured.stateBytes));

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const titlesOf = (of: readonly FigureName[]): string[] => of.map((name) => FIGURES[name].title);

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

const wanted = process.env.PANTHEON_ONLY?.split(',');
const games: AnyGame[] = [];
for (const { id, load: open } of catalog) if (wanted === undefined || wanted.includes(id)) games.push((await open()).rules);
const all = games.map((game) => new MeasuredGame(game));
const table = tableOf(['game', 'seats', 'answers in a match', ...titlesOf(names), 'state bytes'], all.map(measureGame));
const together = tableOf(
  ['game', ...titlesOf(namesTogether)],
  all.map((measured) => told(measured.game.id, ...cellsOf(measured, namesTogether))),
);
const toy = measureToy();
keep(
  'kernel',
  `## Rules and kernel

${circumstances()}

Random legal answers on one core, per second of computing time: median of five runs after ten seconds to warm up. Decisions and games run in a \`Simulation\` without checkpoints; forks and
clones start from matches in progress; the record is that of a whole match, read and replayed, or gone on with
from its last checkpoint as a record of other rules is; the state is the largest seen, as JSON.

${table}

The same once more when all of these have been measured in the process, as a server has it that has served tables of every game for a while:

${together}

${toy}`,
);
