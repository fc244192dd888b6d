import { catalog } from '@pantheon/catalog';
import { loadPack } from '@pantheon/kernel';
import { MessageFormatter } from '@pantheon/text';
import { type CliCommand, columns, flags } from '../arguments.ts';
import { seatWord, strong } from '../words.ts';

/** Lists the games with their options. */
export const gamesCommand: CliCommand = {
  name: 'games',
  usage: '',
  about: 'Lists the games, how many can play each, and their options.',
  words: { min: 0, max: 0 },
  flags: { lang: flags.lang, json: flags.json },
  examples: ['games', 'games --json'],
  async run(given) {
    const { language } = given;
    const found = await Promise.all(
      catalog.map(async (entry) => {
        const { rules, text } = await entry.load();
        const { data } = loadPack(rules);
        const formatter = new MessageFormatter({ text, data, language, seatName: (seat) => seatWord(language, seat) });
        return {
          id: entry.id,
          name: formatter.id('game.name'),
          tagline: formatter.id('game.tagline'),
          players: rules.players,
          version: rules.version,
          example: entry.example,
          options: rules.options.map(({ id, values }) => ({
            id,
            name: formatter.id(`option.${id}`),
            values: values.map((value) => ({ value, about: formatter.id(`option.${id}.${value}`) })),
          })),
        };
      }),
    );
    if (given.is('json')) {
      console.log(JSON.stringify({ games: found }));
      return;
    }
    for (const game of found) {
      console.log(`${strong(game.name)} (${game.id}), ${game.players.min}–${game.players.max}: ${game.tagline}`);
      const rows = game.options.flatMap(({ id, values }) => values.map(({ value, about }) => [`--set ${id}=${value}`, about] as const));
      for (const row of rows.length === 0 ? [] : columns(rows)) console.log(row);
    }
  },
};
