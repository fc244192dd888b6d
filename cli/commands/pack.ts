import { readFileSync } from 'node:fs';
import { differences, loadPack } from '@pantheon/kernel';
import { type CliCommand, columns, flags } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { gameNamed, writeWhole } from '../files.ts';

const LONGEST = 60;

/** The component data of a game, and others instead. */
export const packCommand: CliCommand = {
  name: 'pack',
  usage: '<game> [file]',
  about:
    'Writes the data pack of a game, or checks another one and tells where it differs. docs/schemas/<game>-pack.json describes it for editors.',
  words: { min: 1, max: 2 },
  flags: { out: flags.out, json: flags.json },
  examples: ['pack bomarzo --out bomarzo.json', 'pack bomarzo mine.json'],
  async run(given) {
    const { rules } = await gameNamed(given.word(0));
    if (given.words.length === 1) return writeWhole(given.text('out', '-'), `${JSON.stringify(rules.pack, null, 1)}\n`);
    const pack = readPack(given.word(1));
    const { hash } = loadPack(rules, pack);
    const found = differences(rules.pack, pack);
    if (given.is('json')) console.log(JSON.stringify({ hash, differences: found }));
    else {
      console.log(`a sound pack for ${rules.id}, ${hash}: ${found.length === 0 ? 'the standard one' : `${found.length} differences`}`);
      for (const line of columns(found.map(({ place, before, after }) => [place, `${brief(before)} → ${brief(after)}`]))) console.log(line);
    }
  },
};

function readPack(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new CliFailure(`${file} cannot be read as JSON`, { cause });
  }
}

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
