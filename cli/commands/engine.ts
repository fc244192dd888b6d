import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { botOf } from '@pantheon/bots';
import type { ImaginedTrail, Options, QuestionDto } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { configOf } from '../bots.ts';
import { type EngineMessage, fieldsOf, PROTOCOL } from '../engine/messages.ts';
import { answerAtSight, answerInTrail, diceFor, type MindPlace } from '../engine/mind.ts';
import { gameNamed, type LoadedModule } from '../files.ts';

/** One of our own bots as a program of its own. */
export const engineCommand: CliCommand = {
  name: 'engine',
  usage: '<game>',
  about:
    'Plays a game over standard input and output, as one of the bots of Pantheon. It speaks the protocol of docs/engine-protocol.md, by which the arena plays against any program.',
  words: { min: 1, max: 1 },
  flags: {
    bot: { type: 'string', value: 'BOT', about: 'which bot thinks (oracle)' },
    seed: flags.seed,
  },
  examples: ['engine cyclades --bot hero', 'arena isles --a "npx pantheon engine isles --bot tuned" --b random --players 2 --blocks 5'],
  async run(given) {
    await converse(given, await gameNamed(given.word(0)));
  },
};

type Fields = ReturnType<typeof fieldsOf>;

/** What is known of the game so far. */
interface Known {
  place: MindPlace | null;
  id: number;
  question: QuestionDto | null;
}

async function converse(given: CliArguments, game: LoadedModule): Promise<void> {
  const bot = botOf(configOf(given.text('bot', 'oracle')), game.bot);
  const known: Known = { place: null, id: 0, question: null };
  const lines = createInterface({ input: stdin })[Symbol.asyncIterator]();
  const next = async (): Promise<Fields | null> => {
    const { done, value } = await lines.next();
    return done ? null : fieldsOf(value);
  };
  for (let heard = await next(); heard !== null && heard.is !== 'quit'; heard = await next()) {
    note(known, heard, bot.name);
    if (heard.is !== 'go' || known.place === null || known.question === null) continue;
    const { place, question, id } = known;
    const dice = diceFor(given.text('seed', '1'), id);
    const trail = (await asked({ is: 'trail' }, next))?.trail as ImaginedTrail | null | undefined;
    const sampled = trail ? [] : (((await asked({ is: 'sample', count: 1 }, next))?.keys ?? []) as string[]);
    const ms = Number(heard.ms);
    say({ is: 'answer', id, key: trail ? answerInTrail(game, bot, place, trail, ms, dice) : answerAtSight(question, sampled, dice) });
  }
}

function note(known: Known, heard: Fields, name: string): void {
  if (heard.is === 'hello') say({ is: 'hello', name: `pantheon ${name}`, protocol: PROTOCOL });
  if (heard.is === 'options') {
    known.place = { seats: Number(heard.seats), seat: Number(heard.seat), options: heard.options as Options };
    say({ is: 'ready' });
  }
  if (heard.is === 'question') {
    known.id = Number(heard.id);
    known.question = heard.question as QuestionDto;
  }
}

/** Asks the table something; what it says besides is not for now. */
async function asked(message: EngineMessage, next: () => Promise<Fields | null>): Promise<Fields | null> {
  say(message);
  for (;;) {
    const heard = await next();
    if (heard === null || heard.is !== 'stop') return heard;
  }
}

const say = (message: EngineMessage): void => console.log(JSON.stringify(message));
