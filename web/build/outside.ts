import type { Plugin } from 'vite';

/** Where the games are that a host brings, and which import stands for them. */
interface OutsideGames {
  isOutsideImport(name: string, importer: string): boolean;
  outsideCatalog(): string | null;
}

/** Takes the games that a host brings in place of the empty list. */
export const outside = ({ isOutsideImport, outsideCatalog }: OutsideGames): Plugin => ({
  name: 'outside-games',
  enforce: 'pre',
  resolveId: (name, importer) => (importer !== undefined && isOutsideImport(name, importer) ? (outsideCatalog() ?? undefined) : undefined),
});
