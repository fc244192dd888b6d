// npm run corpus -- <game> <name> [--players N] [--seed S] [--set option=value …] [--ends HOW] [--file RECORD]
// Keeps a match in games/<game>/tests/matches/<name>.json, where every change of the rules has to replay it; of the game `blank`, which is
// the template of new games, in template/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalog } from '@pantheon/catalog';
import { type AnyGame, Match, type MatchRecord, type Options, PantheonError, readFile, recordOf, verify } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';

const TRIES = 2000;

/** The games with their folders, and the template of a new one. */
const places = [
  ...catalog.map(({ id, load }) => ({ id, load, folder: path.join('games', id) })),
  { id: 'blank', load: async () => (await import('../template/index.ts')).game, folder: 'template' },
];

interface Wanted {
  readonly seats: number;
  readonly seed: string;
  readonly options: Options;
  readonly ends: string | undefined;
}

/** A random match with a seed, or the first of its kind that ends in a certain way. */
function randomMatch(game: AnyGame, { seats, seed, options, ends }: Wanted): MatchRecord {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const own = attempt === 0 ? seed : `${seed}-${attempt}`;
    const match = Match.start(game, { seats, options, seed: own });
    playOn(match, own);
    if (ends === undefined || match.result?.how === ends) return recordOf(match);
  }
  throw new PantheonError('bad-setup', `no match out of ${TRIES} ended with "${ends}"`);
}

function storedMatch(file: string): MatchRecord {
  const record = readFile(readFileSync(file, 'utf8'));
  if (record.format !== 'pantheon-record') throw new PantheonError('bad-record', `${file} is a position, not a record`);
  return record;
}

/** A record as text: one field and one answer a line, so that differences can be read. */
const written = (record: MatchRecord): string => {
  const fields = Object.entries(record).map(([name, value]: [string, unknown]) => {
    const lines = name === 'answers' ? (value as unknown[]).map((answer) => `    ${JSON.stringify(answer)}`).join(',\n') : null;
    return `  "${name}": ${lines === null ? JSON.stringify(value) : `[\n${lines}\n  ]`}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
};

async function keep(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      seed: { type: 'string', default: 'corpus' },
      set: { type: 'string', multiple: true, default: [] },
      ends: { type: 'string' },
      file: { type: 'string' },
    },
  });
  const [id, name] = positionals;
  const entry = places.find((game) => game.id === id);
  if (entry === undefined || name === undefined || !/^[a-z0-9-]+$/.test(name))
    throw new PantheonError(
      'bad-setup',
      'usage: npm run corpus -- <game> <name> [--players N] [--seed S] [--set option=value] [--ends HOW] [--file RECORD]',
    );
  const { rules } = await entry.load();
  const options = Object.fromEntries(values.set.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  const seats = Number(values.players ?? rules.players.min);
  const record =
    values.file === undefined ? randomMatch(rules, { seats, seed: values.seed, options, ends: values.ends }) : storedMatch(values.file);
  const problems = verify(rules, record);
  if (problems.length > 0) throw new PantheonError('bad-record', problems.join('; '));
  const folder = path.join(entry.folder, 'tests/matches');
  const target = path.join(folder, `${name}.json`);
  if (existsSync(target)) throw new PantheonError('bad-setup', `${target} is there already`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, written(record));
  console.log(
    `${target}: ${record.answers.length} answers, ${record.result === null ? 'not finished' : `ends with "${record.result.how}"`}`,
  );
}

keep().catch((error: unknown) => {
  if (!(error instanceof PantheonError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
