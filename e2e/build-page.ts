import { buildWeb } from '../scripts/web.mjs';

/** Builds the page once, before the files of tests, several of which would otherwise begin to build it at the same time. */
export const setup = async (): Promise<void> => {
  await buildWeb();
};
