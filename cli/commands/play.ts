import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { seatWith, type TableSeat } from '@pantheon/table';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { configOf } from '../bots.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, newTable, openTableFile, personInFile } from '../files.ts';
import { type MadeTable, TerminalGame } from '../terminal-game.ts';

/** A game in the terminal. */
export const playCommand: CliCommand = {
  name: 'play',
  usage: '<game|record|table>',
  about: 'Plays a game in the terminal against bots, or goes on with a saved one.',
  words: { min: 1, max: 1 },
  flags: {
    players: flags.players,
    seat: { type: 'string', value: 'N', about: 'where you sit (0)' },
    bots: { type: 'string', value: 'A,B,…', about: 'the bots at the other seats, in turn (greedy)' },
    seed: flags.seed,
    set: flags.set,
    save: {
      type: 'string',
      value: 'FILE',
      about: 'keep the match there after every answer: its record, or the whole table in a .table.json',
    },
    lang: flags.lang,
  },
  examples: ['play bomarzo --players 3 --lang it', 'play isles --bots greedy,random --save match.json', 'play match.json --seat 1'],
  async run(given) {
    const word = given.word(0);
    const saved = word.endsWith('.json') || existsSync(word);
    const table: MadeTable = saved ? await openTableFile(word, (count) => seated(given, count)) : await fresh(given, word);
    if (table.found?.format === 'pantheon-table-file' && (given.has('seat') || given.has('bots')))
      throw new CliFailure('a table says itself who sits where');
    const file = given.has('save') ? given.text('save', '') : saved ? word : null;
    await (await TerminalGame.open(table, given.language, file)).run();
  },
};

async function fresh(given: CliArguments, id: string): Promise<MadeTable> {
  const game = await gameNamed(id);
  const seats = seated(given, given.number('players', game.rules.players.min, 1));
  const seed = given.text('seed', randomBytes(16).toString('hex'));
  return { game, ...newTable(game.rules, { seats, seed, options: given.options }) };
}

/** The player at one seat, and bots at all others. */
function seated(given: CliArguments, count: number): TableSeat[] {
  const me = given.number('seat', 0);
  if (me >= count) throw new CliFailure(`there is no seat ${me} at this table`);
  const bots = given.text('bots', 'greedy').split(',');
  const names = bots.map((name) => configOf(name).name);
  let others = 0;
  return Array.from({ length: count }, (_, seat) =>
    seat === me
      ? seatWith({ kind: 'person', person: personInFile(seat) })
      : seatWith({ kind: 'bot', level: names[others++ % names.length] as string }),
  );
}
