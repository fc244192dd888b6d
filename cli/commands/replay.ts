import { logFor, replay as replayed, seatIn } from '@pantheon/kernel';
import { type CliCommand, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, readRecord } from '../files.ts';
import { formatterFor, logWords } from '../words.ts';
import { resultWords } from './inspect.ts';

/** Plays a record again and tells its story. */
export const replayCommand: CliCommand = {
  name: 'replay',
  usage: '<record>',
  about: 'Plays a record again from the start and tells what happened.',
  words: { min: 1, max: 1 },
  flags: {
    seat: { type: 'string', value: 'N', about: 'as this seat saw it; else as a spectator' },
    to: { type: 'string', value: 'N', about: 'only the first N answers' },
    lang: flags.lang,
    json: flags.json,
  },
  examples: ['replay match.json', 'replay match.json --seat 0 --to 40 --lang it'],
  async run(given) {
    const record = await readRecord(given.word(0));
    const game = await gameNamed(record.game);
    const to = given.number('to', record.answers.length);
    if (to > record.answers.length) throw new CliFailure(`the record has ${record.answers.length} answers, not ${to}`);
    const match = replayed(game.rules, record, to);
    const seat = given.has('seat') ? seatIn(match, given.number('seat', 0)) : null;
    const formatter = formatterFor(game, match, given.language, seat);
    const log = logFor(match.log, seat);
    if (given.is('json')) {
      const lines = log.map((line) => ({ ...line, text: logWords(formatter, line).trim() }));
      console.log(
        JSON.stringify({ game: record.game, seats: record.seats, answers: to, hash: match.hash(), log: lines, result: match.result }),
      );
      return;
    }
    for (const line of log) console.log(logWords(formatter, line));
    for (const line of resultWords(formatter, match)) console.log(line);
  },
};
