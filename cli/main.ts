import { isMainThread } from 'node:worker_threads';
import { PantheonError } from '@pantheon/kernel';
import { type Command, columns, helpOf, parse } from './arguments.ts';
import { apply } from './commands/apply.ts';
import { arena } from './commands/arena.ts';
import { explain } from './commands/explain.ts';
import { games } from './commands/games.ts';
import { inspect } from './commands/inspect.ts';
import { create } from './commands/new.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';
import { Failure } from './failure.ts';
import { serveGames } from './worker.ts';

const commands: readonly Command[] = [games, play, create, inspect, apply, replay, verify, explain, review, simulate, arena, tune, train];

const overview = (): string =>
  [
    'pantheon <command>',
    '',
    ...columns(commands.map(({ name, usage, about }) => [`${name} ${usage}`, about.split('. ')[0]?.replace(/\.$/, '') ?? ''])),
    '',
    'pantheon <command> --help says more.',
  ].join('\n');

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return;
  }
  const command = commands.find((known) => known.name === name);
  if (command === undefined)
    throw new Failure(`there is no command "${name}"; the commands are ${commands.map((known) => known.name).join(', ')}`);
  const given = parse(command, args);
  if (given === 'help') console.log(helpOf(command));
  else await command.run(given);
}

try {
  await (isMainThread ? run(process.argv.slice(2)) : serveGames());
} catch (error) {
  const expected = error instanceof Failure || error instanceof PantheonError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`pantheon: ${expected ? '' : 'internal error: '}${message.replaceAll('\n', ' ')}`);
  if (process.env.PANTHEON_TRACE !== undefined) console.error(error);
  process.exitCode = 1;
}
