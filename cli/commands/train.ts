import {
  FORESIGHT_TRAINING,
  handWeights,
  type NetFile,
  type SelfPlayGame,
  TRAINING,
  trainByForesight,
  trainNetwork,
  type Weights,
} from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import { type CliArguments, type CliCommand, flags } from '../arguments.ts';
import { botFile, gameNamed, type LoadedModule, writeWhole } from '../files.ts';
import { Progress } from '../progress.ts';
import { shareText, Workshop } from './tune.ts';

/** Trains a value network by self-play. */
export const trainCommand: CliCommand = {
  name: 'train',
  usage: '<game>',
  about:
    "Trains a small value network by temporal differences on self-play, and writes it to the game's bot/net.json if it wins more than the tuned evaluation. It starts as that evaluation and learns what it gets wrong; each further round of games is played with the network so far, so that it meets its own mistakes. With --ahead it learns from several ways through the same turn, played on in the same imagined worlds, what each leads to.",
  words: { min: 1, max: 1 },
  flags: {
    players: flags.everyCount,
    games: { type: 'string', value: 'N', about: 'games of self-play in each round (400)' },
    rounds: { type: 'string', value: 'N', about: 'rounds of self-play (2)' },
    tries: flags.selfPlayTries,
    hidden: { type: 'string', value: 'N', about: `neurons (${TRAINING.hidden})` },
    epochs: { type: 'string', value: 'N', about: `how often all positions are gone through (${TRAINING.epochs})` },
    ahead: { type: 'boolean', about: 'learn from what ways through a turn lead to instead of how games end' },
    lessons: { type: 'string', value: 'FILE', about: 'where what was seen in looking ahead is kept from run to run' },
    blocks: { type: 'string', value: 'N', about: 'blocks to compare the network with the tuned evaluation (20); 0 to compare nothing' },
    seed: flags.seed,
    set: flags.set,
    workers: flags.workers,
    out: { type: 'string', value: 'FILE', about: "where to write, instead of the game's own file" },
  },
  examples: ['train isles --games 300', 'train bomarzo --games 1000 --hidden 32'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const weights = game.bot.tuned ?? handWeights(game.bot);
    const best = given.is('ahead') ? await byForesight(given, game, weights) : await byOutcomes(given, game, weights);
    if (best === null) return console.log('no network won more than the tuned evaluation: nothing written');
    const file = given.text('out', botFile(game.rules.id, 'net.json'));
    writeWhole(file, `${JSON.stringify(best)}\n`);
    console.log(`wrote ${file}`);
  },
};

/** A network that learned from how games ended, if it wins more than the tuned evaluation. */
async function byOutcomes(given: CliArguments, game: LoadedModule, weights: Weights): Promise<NetFile | null> {
  const workshop = new Workshop(given, game);
  const settings = {
    ...TRAINING,
    hidden: given.number('hidden', TRAINING.hidden, 2),
    epochs: given.number('epochs', TRAINING.epochs, 1),
    seed: given.text('seed', '1'),
  };
  const selfPlayGames: SelfPlayGame[] = [];
  let best: { readonly net: NetFile; readonly share: number } | null = null;
  let latest: NetFile | undefined;
  for (let round = 1; round <= given.number('rounds', 2, 1); round++) {
    const judge = latest === undefined ? { weights } : { weights, net: latest };
    selfPlayGames.push(...(await workshop.selfPlayGames(judge, `selfPlayGames${round}`, given.number('games', 400, 8))));
    const progress = new Progress('training', settings.epochs);
    const { net, losses } = trainNetwork(selfPlayGames, weights, settings, ({ unseen }) =>
      progress.step(1, `surprise ${unseen.toFixed(4)}`),
    );
    progress.end();
    latest = net;
    const { share, fair } = await workshop.compare({ weights, net }, { weights }, `network${round}`);
    if (share.mean > Math.max(fair, best?.share ?? 0)) best = { net, share: share.mean };
    console.log(
      `round ${round}: surprise by games not seen ${numberAt(losses, 0).toFixed(4)} -> ${Math.min(...losses).toFixed(4)}, ${shareText(share)}`,
    );
  }
  return best?.net ?? null;
}

/** A network that learned from what ways through a turn lead to, if it wins more than the judge whose games it learned from. */
async function byForesight(given: CliArguments, game: LoadedModule, weights: Weights): Promise<NetFile | null> {
  const workshop = new Workshop(given, game);
  const { net: own } = game.bot;
  const judge = own === undefined ? { weights } : { weights, net: own };
  const start = own === undefined ? weights : { ...weights, net: own };
  const lessons = await workshop.foresight(judge, 'ahead', given.number('games', 400));
  const settings = {
    ...FORESIGHT_TRAINING,
    hidden: given.number('hidden', FORESIGHT_TRAINING.hidden, 2),
    epochs: given.number('epochs', FORESIGHT_TRAINING.epochs, 1),
    seed: given.text('seed', '1'),
  };
  const progress = new Progress('training', settings.epochs);
  const { net, foretold } = trainByForesight(lessons, start, settings, (after) => progress.step(1, `foretold ${after.toFixed(4)}`));
  progress.end();
  console.log(
    `${lessons.length} comparisons; of those kept back ${foretold.before.toFixed(4)} -> ${foretold.after.toFixed(4)} of what comes is foretold`,
  );
  if (given.number('blocks', 20) === 0) return net;
  const { share, fair } = await workshop.compare({ weights, net }, judge, 'foresight');
  console.log(shareText(share));
  return share.mean > fair ? net : null;
}
