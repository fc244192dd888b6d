import { PantheonError, seatIn } from '@pantheon/kernel';
import type { TableHost } from '@pantheon/table';
import { type CliCommand, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { fileText, openTableFile, personInFile, writeWhole } from '../files.ts';

/** Gives answers in a match and writes the next record. */
export const applyCommand: CliCommand = {
  name: 'apply',
  usage: '<record|position> <seat>:<key> …',
  about:
    'Gives answers one after the other and writes the next record, over the old one unless --out names a file. A position becomes a record that begins there. Nothing is written unless all answers are legal.',
  words: { min: 2, max: Number.POSITIVE_INFINITY },
  flags: {
    out: flags.out,
    expect: { type: 'string', value: 'N', about: 'refuse unless the record has exactly N answers: nobody has moved since you looked' },
  },
  examples: [
    'apply match.json 0:march 0:3',
    'apply match.json 1:pass --expect 14 --out next.json',
    'apply start.position.json 0:2 --out match.json',
  ],
  async run(given) {
    const [file = '', ...answers] = given.words;
    const { host, found } = await openTableFile(file);
    const { match } = host;
    const expected = given.number('expect', match.number);
    if (expected !== match.number) throw new PantheonError('stale', `stale: the match has ${match.number} answers, not ${expected}`);
    if (found.format === 'pantheon-table-file')
      throw new CliFailure(`${file} is a table with people and bots of its own: use pantheon play`);
    if (found.format === 'pantheon-position' && !given.has('out'))
      throw new CliFailure('name the file of the new record with --out: a position is not written over');
    for (const answer of answers) give(host, answer);
    const out = given.text('out', file);
    writeWhole(out, fileText(host.record()));
    if (out !== '-') console.log(`wrote ${out}, ${match.number} answers${match.over ? ', over' : ''}`);
  },
};

function give(host: TableHost, text: string): void {
  const [, seat, key] = /^(\d{1,3}):(.+)$/s.exec(text) ?? [];
  if (seat === undefined || key === undefined) throw new CliFailure(`an answer is <seat>:<key>, not "${text}"`);
  host.submit({ person: personInFile(seatIn(host.match, Number(seat))), command: { kind: 'answer', key } }, Date.now());
}
