// The games that a host brings, for whatever is built: see outside.mjs, which unpacks and lists them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspaces.mjs';

/** Where the host's games are listed. */
export const list = path.join(root, 'outside/catalog.ts');

/** The list of games to build with: the host's, or none. */
export const outsideCatalog = () => (existsSync(list) ? list : null);

/** Whether an import is that of the list of games which a host brings. */
export const isOutsideImport = (name, importer) => name === './outside.ts' && path.dirname(importer) === path.join(root, 'catalog');

/** Makes bundles take the host's games. */
export const outsideGames = {
  name: 'outside-games',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/outside\.ts$/ }, ({ path: name, importer }) => {
      const found = isOutsideImport(name, importer) ? outsideCatalog() : null;
      return found === null ? undefined : { path: found };
    });
  },
};
