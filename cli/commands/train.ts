import { handWeights, type Recipe, TRAINING, train as trainNetwork } from '@pantheon/bots';
import { type Command, flags } from '../arguments.ts';
import { botFile, gameNamed, writeWhole } from '../files.ts';
import { Progress } from '../progress.ts';
import { Workshop } from './tune.ts';

/** Trains a value network by self-play. */
export const train: Command = {
  name: 'train',
  usage: '<game>',
  about:
    "Trains a small value network by temporal differences on self-play, and writes it to the game's bot/net.json. It starts as the tuned evaluation and learns what that gets wrong.",
  words: { min: 1, max: 1 },
  flags: {
    players: { type: 'string', value: 'N', about: 'how many seats (all counts in turn)' },
    games: { type: 'string', value: 'N', about: 'games of self-play (400)' },
    tries: { type: 'string', value: 'N', about: 'how long the bots think in self-play (60)' },
    hidden: { type: 'string', value: 'N', about: `neurons (${TRAINING.hidden})` },
    epochs: { type: 'string', value: 'N', about: `how often all positions are gone through (${TRAINING.epochs})` },
    seed: flags.seed,
    set: flags.set,
    workers: { type: 'string', value: 'N', about: 'threads to play on' },
    out: { type: 'string', value: 'FILE', about: "where to write, instead of the game's own file" },
  },
  examples: ['train isles --games 300', 'train bomarzo --games 1000 --hidden 32'],
  async run(given) {
    const game = await gameNamed(given.word(0));
    const weights = game.bot.tuned ?? handWeights(game.bot);
    const lessons = await new Workshop(given, game).lessons(weights, 'lessons', given.number('games', 400, 8));
    const settings = {
      ...TRAINING,
      hidden: given.number('hidden', TRAINING.hidden, 2),
      epochs: given.number('epochs', TRAINING.epochs, 1),
      seed: given.text('seed', '1'),
    };
    const progress = new Progress('training', settings.epochs);
    const { net, losses } = trainNetwork(lessons, weights, settings, ({ unseen }) => progress.step(1, `surprise ${unseen.toFixed(4)}`));
    progress.end();
    console.log(`surprise by games not seen: ${(losses[0] as number).toFixed(4)} before, ${Math.min(...losses).toFixed(4)} after`);
    const file = given.text('out', botFile(game.rules.id, 'net.json'));
    writeWhole(file, `${JSON.stringify(net satisfies Exclude<Recipe['net'], 'own' | undefined>)}\n`);
    console.log(`wrote ${file}`);
  },
};
