import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type OutlineJson, packed } from './steps.ts';

const MAP = /\/outside\/[^/]+\/data\/map\.json$/;
const MARK = '\0outlines:';
const reader = new URL('./steps.ts', import.meta.url).pathname;

/** A module that hands on data, with its outlines as they are sent. */
export const outlineCode = (data: OutlineJson): string => `import { unpacked } from ${JSON.stringify(reader)};
export default unpacked(JSON.parse(${JSON.stringify(JSON.stringify(packed(data)))}));`;

/** Sends the outlines on the maps of games that a host brings as steps from point to point. What a game reads is what stands in its file. */
export const outlines = (): Plugin => ({
  name: 'outlines',
  enforce: 'pre',
  async resolveId(name, importer) {
    if (importer === undefined || !name.endsWith('/map.json')) return undefined;
    const found = await this.resolve(name, importer, { skipSelf: true });
    return found !== null && MAP.test(found.id.replaceAll('\\', '/')) ? `${MARK}${found.id.slice(0, -'.json'.length)}` : undefined;
  },
  load(id) {
    if (!id.startsWith(MARK)) return undefined;
    const file = `${id.slice(MARK.length)}.json`;
    this.addWatchFile(file);
    return outlineCode(JSON.parse(readFileSync(file, 'utf8')) as OutlineJson);
  },
});
