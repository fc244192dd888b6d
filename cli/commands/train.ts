import { handWeights, type NetFile, type SelfPlayGame, TRAINING, trainNetwork } from '@pantheon/bots';
import { numberAt } from '@pantheon/kernel';
import { type CliCommand, flags } from '../arguments.ts';
import { botFile, gameNamed, writeWhole } from '../files.ts';
import { Progress } from '../progress.ts';
import { shareText, Workshop } from './tune.ts';

/** Trains a value network by self-play. */
export const trainCommand: CliCommand = {
  name: 'train',
  usage: '<game>',
  about:
    "Trains a small value network by temporal differences on self-play, and writes it to the game's bot/net.json if it wins more than the tuned evaluation. It starts as that evaluation and learns what it gets wrong; each further round of games is played with the network so far, so that it meets its own mistakes.",
  words: { min: 1, max: 1 },
  flags: {
    players: flags.everyCount,
    games: { type: 'string', value: 'N', about: 'games of self-play in each round (400)' },
    rounds: { type: 'string', value: 'N', about: 'rounds of self-play (2)' },
    tries: flags.selfPlayTries,
    hidden: { type: 'string', value: 'N', about: `neurons (${TRAINING.hidden})` },
    epochs: { type: 'string', value: 'N', about: `how often all positions are gone through (${TRAINING.epochs})` },
    blocks: { type: 'string', value: 'N', about: 'blocks to compare the network with the tuned evaluation (20)' },
    seed: flags.seed,
    set: flags.set,
    workers: flags.workers,
    out: { type: 'string', value: 'FILE', about: "where to write, instead of the game's own file" },
  },
  examples: ['train isles --games 300', 'train bomarzo --games 1000 --hidden 32'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const weights = game.bot.tuned ?? handWeights(game.bot);
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
    if (best === null) return console.log('no network won more than the tuned evaluation: nothing written');
    const file = given.text('out', botFile(game.rules.id, 'net.json'));
    writeWhole(file, `${JSON.stringify(best.net)}\n`);
    console.log(`wrote ${file}`);
  },
};
