import { hint, levelAnswer, REVIEW, review, usualEvaluation } from '@pantheon/bots';
import { answerText, Match, type Question, seatOf } from '@pantheon/kernel';
import { type GameModule, shelf } from '@pantheon/shelf';
import type { Advice, Asked, Tasks, Thought, Wanted } from './bots.ts';

function gameOf(id: string): Promise<GameModule> {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found.load();
}

// The same match as at the table, with the same outcomes of chance: a bot answers the same wherever it is asked.
function matchAt({ rules }: GameModule, { setup, checkpoint, opening, given }: Asked): Match {
  const before = given.slice(0, checkpoint.at);
  const since = given.slice(checkpoint.at);
  const rigged = [...(before.at(-1)?.chance ?? opening).slice(checkpoint.chance), ...since.flatMap(({ chance }) => chance)];
  const match = Match.resume(rules, { ...setup, rigged }, { ...checkpoint, lines: 0 }, { opening, given: before });
  for (const { seat, key } of since) match.answer(seat, key);
  return match;
}

type Step = (done: number) => void;

const tasks: { readonly [K in keyof Tasks]: (ask: Tasks[K]['ask'], step: Step) => Promise<Tasks[K]['reply']> } = {
  answer: async (ask) => {
    const game = await gameOf(ask.game);
    return levelAnswer(matchAt(game, ask), seatOf(ask.seat), ask.level, game.bot, { seed: ask.seed });
  },
  advice: async (ask) => {
    const game = await gameOf(ask.game);
    const match = matchAt(game, ask);
    const seat = seatOf(ask.seat);
    const question = match.question(seat) as Question;
    return hint(match, seat, game.bot, { seed: ask.seed }).considered.map(
      ({ answer, ...considered }): Advice => ({ ...considered, text: answerText(question, answer, match) }),
    );
  },
  review: async ({ game: id, record }, step) => {
    const { rules, bot } = await gameOf(id);
    let looked = 0;
    return review(rules, record, usualEvaluation(bot), REVIEW, () => step(++looked / record.answers.length));
  },
};

async function perform({ id, task, ask }: Wanted): Promise<Thought> {
  const work = tasks[task] as (ask: Wanted['ask'], step: Step) => Promise<unknown>;
  try {
    return { id, reply: await work(ask, (done) => self.postMessage({ id, done } satisfies Thought)) };
  } catch (error) {
    return { id, trouble: String(error) };
  }
}

self.onmessage = async ({ data: wanted }: MessageEvent<Wanted>) => self.postMessage(await perform(wanted));
