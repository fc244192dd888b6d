import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CliCommand } from '../arguments.ts';
import { CliFailure } from '../failure.ts';
import { addGame, type GameNames, prefixOf, takenIds, takenPrefixes, titleOf, writeOutside } from '../new-game.ts';

/** Begins a game: a whole small one, to be rewritten. */
export const newGameCommand: CliCommand = {
  name: 'new-game',
  usage: '<id>',
  about:
    'Adds a game to this checkout: writes games/<id>, a small whole game, and lists it. It plays at once; docs/adding-a-game.md says how to go on.',
  words: { min: 1, max: 1 },
  flags: {
    title: { type: 'string', value: 'NAME', about: 'what players read; otherwise the id with capitals' },
    outside: {
      type: 'string',
      value: 'FOLDER',
      about: 'write it there instead, as a package of its own that a host names with PANTHEON_GAMES',
    },
    prefix: { type: 'string', value: 'XYZ', about: 'three letters for the numbers of its rules; otherwise taken from the id' },
  },
  examples: [
    'new-game harbour',
    'new-game lantern --outside ../lantern',
    'new-game war-of-the-vines --title "War of the Vines" --prefix VIN',
  ],
  run(given) {
    const root = checkoutAround(process.cwd());
    const id = given.word(0);
    if (!/^[a-z]{2}[a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 24)
      throw new CliFailure(`"${id}" is no id for a game: 3 to 24 small letters, digits and single dashes, letters first`);
    if (takenIds(root).includes(id)) throw new CliFailure(`the id "${id}" is taken`);
    const title = given.text('title', titleOf(id));
    if (!/^[\p{L}\p{N}][\p{L}\p{N} :,.–-]{0,28}$/u.test(title))
      throw new CliFailure(`"${title}" is no title for a game: up to 29 letters, digits and spaces`);
    const prefix = freePrefix(id, given.text('prefix', ''), takenPrefixes(root));
    if (given.has('outside')) return outside(root, { id, title, prefix }, path.resolve(given.text('outside', '')));
    const files = addGame(root, { id, title, prefix });
    console.log(`wrote ${files.length} files in games/${id}, its entry in catalog/index.ts and its package in package-lock.json`);
    console.log(`play it:  npx pantheon play ${id}    on the page: npm start`);
    console.log(`test it:  PANTHEON_ONLY=${id} npx vitest run --project unit kernel/tests/kit games/${id}    and: npm run check`);
    console.log('go on:    docs/adding-a-game.md');
  },
};

function outside(root: string, names: GameNames, folder: string): void {
  if (existsSync(folder)) throw new CliFailure(`${folder} is there already`);
  console.log(`wrote ${writeOutside(root, names, folder)} files in ${folder}, a package of its own`);
  console.log(`pack it:  npm pack ${folder}`);
  console.log(`play it:  PANTHEON_GAMES=${folder} npm start    and without it again: PANTHEON_GAMES= npm start`);
}

function freePrefix(id: string, wanted: string, taken: readonly string[]): string {
  if (wanted !== '' && !/^[A-Z]{3}$/.test(wanted)) throw new CliFailure(`--prefix takes three capital letters, not "${wanted}"`);
  if (taken.includes(wanted)) throw new CliFailure(`another game has the prefix ${wanted}`);
  const prefix = wanted === '' ? prefixOf(id, taken) : wanted;
  if (prefix === null) throw new CliFailure(`no prefix for the rules of "${id}" is free; name one with --prefix XYZ`);
  return prefix;
}

function checkoutAround(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const isCheckout =
    existsSync(manifest) &&
    (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'pantheon' &&
    existsSync(path.join(folder, 'template'));
  if (isCheckout) return folder;
  const above = path.dirname(folder);
  if (above === folder) throw new CliFailure('this is no checkout of Pantheon: a game is written into one');
  return checkoutAround(above);
}
