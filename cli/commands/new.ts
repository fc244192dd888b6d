import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { positionOf } from '@pantheon/kernel';
import { type CliCommand, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { fileText, gameNamed, newTable, peopleOnly, writeWhole } from '../files.ts';

/** Sets up a match and writes it. */
export const newCommand: CliCommand = {
  name: 'new',
  usage: '<game>',
  about: 'Sets up a match and writes its record. With --position writes the first checkpoint instead, to be edited and played on from.',
  words: { min: 1, max: 1 },
  flags: {
    players: flags.players,
    seed: flags.seed,
    set: flags.set,
    position: { type: 'boolean', about: 'write the first checkpoint instead of a record' },
    out: flags.out,
  },
  examples: ['new bomarzo --players 3 --seed 7', 'new isles --players 2 --set rounds=3 --position --out start.json'],
  async run(given) {
    const { rules } = await gameNamed(given.word(0));
    const seed = given.text('seed', randomBytes(16).toString('hex'));
    const seats = given.number('players', rules.players.min, 1);
    const { host } = newTable(rules, { seats: peopleOnly(seats), seed, options: given.options });
    const kind = given.is('position') ? 'position' : 'record';
    const usual = `${rules.id}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 40)}.${kind}.json`;
    if (!given.has('out') && existsSync(usual)) throw new CliFailure(`${usual} is there already; name another file with --out`);
    const file = given.text('out', usual);
    writeWhole(file, fileText(kind === 'position' ? positionOf(host.match) : host.record()));
    if (file !== '-') console.log(`wrote ${file}`);
  },
};
