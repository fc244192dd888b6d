import { isMainThread } from 'node:worker_threads';
import { PantheonError } from '@pantheon/kernel';
import { serverCommands } from '@pantheon/server/cli';
import { type CliCommand, columns, helpOf, parse } from './arguments.ts';
import { applyCommand } from './commands/apply.ts';
import { arenaCommand } from './commands/arena.ts';
import { engineCommand } from './commands/engine.ts';
import { explainCommand } from './commands/explain.ts';
import { gamesCommand } from './commands/games.ts';
import { habitsCommand } from './commands/habits.ts';
import { inspectCommand } from './commands/inspect.ts';
import { learnPolicyCommand } from './commands/learn-policy.ts';
import { newCommand } from './commands/new.ts';
import { newGameCommand } from './commands/new-game.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { simulateCommand } from './commands/simulate.ts';
import { trainCommand } from './commands/train.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { CliFailure } from './failure.ts';
import { serveThread } from './worker.ts';

const commands: readonly CliCommand[] = [
  gamesCommand,
  playCommand,
  newCommand,
  inspectCommand,
  applyCommand,
  replayCommand,
  verifyCommand,
  packCommand,
  explainCommand,
  reviewCommand,
  simulateCommand,
  arenaCommand,
  engineCommand,
  habitsCommand,
  tuneCommand,
  trainCommand,
  learnPolicyCommand,
  newGameCommand,
];

const overview = (): string =>
  [
    'pantheon <command>',
    '',
    ...columns(
      [...commands, ...serverCommands].map(({ name, usage, about }) => [
        `${name} ${usage}`,
        about.split('. ')[0]?.replace(/\.$/, '') ?? '',
      ]),
    ),
    '',
    'pantheon <command> --help says more.',
  ].join('\n');

// The server is a bundle of its own beside this one; it reads the same words.
async function runServer(): Promise<void> {
  await import(new URL('./server.mjs', import.meta.url).href);
}

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return;
  }
  if (serverCommands.some((known) => known.name === name)) return runServer();
  const command = commands.find((known) => known.name === name);
  if (command === undefined)
    throw new CliFailure(`there is no command "${name}"; the commands are ${commands.map((known) => known.name).join(', ')}`);
  const given = parse(command, args);
  if (given === 'help') console.log(helpOf(command));
  else await command.run(given);
}

try {
  await (isMainThread ? run(process.argv.slice(2)) : serveThread());
} catch (error) {
  const expected = error instanceof CliFailure || error instanceof PantheonError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`pantheon: ${expected ? '' : 'internal error: '}${message.replaceAll('\n', ' ')}`);
  if (process.env.PANTHEON_TRACE !== undefined) console.error(error);
  process.exitCode = 1;
}
