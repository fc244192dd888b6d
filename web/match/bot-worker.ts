import { hint, levelAnswer, motiveIn, REVIEW, reviewMatch, usualEvaluation } from '@pantheon/bots';
import { catalog, type GameModule } from '@pantheon/catalog';
import { answerText, Match, type Question, seatOf, verification } from '@pantheon/kernel';
import type { Advice, BotQuestion, BotWorkerReply, BotWorkerRequest, BotWorkerTasks } from './bot-port.ts';
import { playSample } from './sample-match.ts';

function gameOf(id: string): Promise<GameModule> {
  const found = catalog.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found.load();
}

// The same match as at the table, with the same outcomes of chance: a bot answers the same wherever it is asked.
function matchAt({ rules }: GameModule, { setup, checkpoint, opening, given }: BotQuestion): Match {
  const before = given.slice(0, checkpoint.at);
  const since = given.slice(checkpoint.at);
  const rigged = [...(before.at(-1)?.chance ?? opening).slice(checkpoint.chance), ...since.flatMap(({ chance }) => chance)];
  const match = Match.resume(rules, { ...setup, rigged }, { ...checkpoint, lines: 0 }, { opening, given: before });
  for (const { seat, key } of since) match.answer(seat, key);
  return match;
}

type Step = (done: number) => void;

const tasks: { readonly [K in keyof BotWorkerTasks]: (ask: BotWorkerTasks[K]['ask'], step: Step) => Promise<BotWorkerTasks[K]['reply']> } =
  {
    answer: async (ask) => {
      const game = await gameOf(ask.game);
      return levelAnswer(matchAt(game, ask), seatOf(ask.seat), ask.level, game.bot, { seed: ask.seed, byTries: ask.byTries });
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
    motive: async ({ game, record, at }) => {
      const { rules, bot } = await gameOf(game);
      return motiveIn(rules, record, at, bot);
    },
    review: async ({ game: id, record }, step) => {
      const { rules, bot } = await gameOf(id);
      let looked = 0;
      return reviewMatch(rules, record, usualEvaluation(bot), REVIEW, () => step(++looked / record.answers.length));
    },
    verify: async ({ game, record }) => verification((await gameOf(game)).rules, record),
    sample: async (wish) => playSample(await gameOf(wish.game), wish),
  };

async function perform({ id, task, ask }: BotWorkerRequest): Promise<BotWorkerReply> {
  const work = tasks[task] as (ask: BotWorkerRequest['ask'], step: Step) => Promise<unknown>;
  try {
    return { id, reply: await work(ask, (done) => self.postMessage({ id, done } satisfies BotWorkerReply)) };
  } catch (error) {
    return { id, trouble: String(error) };
  }
}

self.onmessage = async ({ data: wanted }: MessageEvent<BotWorkerRequest>) => self.postMessage(await perform(wanted));
