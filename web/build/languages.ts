import type { Plugin } from 'vite';

/** The sentences of the page or of a game in one language, as their `text/index.ts` names them. */
const WRITTEN = /^\.\/(en|it)\.ts$/;
const SPEAKER = /\/(?:games\/[^/]+|outside\/[^/]+|web)\/text\/index\.ts$/;
const MARK = '\0left-out:';

/**
 * Leaves the sentences of every language out of what is loaded first. In their place stands an empty catalogue, which `web/app/written.ts` fills
 * when somebody reads that language.
 */
export const languagesApart = (): Plugin => ({
  name: 'languages',
  enforce: 'pre',
  resolveId: {
    filter: { id: WRITTEN },
    async handler(name, importer) {
      if (importer === undefined || !SPEAKER.test(importer.replaceAll('\\', '/'))) return undefined;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found === null ? undefined : `${MARK}${found.id}`;
    },
  },
  load(id) {
    if (!id.startsWith(MARK)) return undefined;
    const file = id.slice(MARK.length);
    const language = WRITTEN.exec(`./${file.split(/[\\/]/).at(-1)}`)?.[1];
    return `import { leftOut } from ${JSON.stringify(new URL('../app/written.ts', import.meta.url).pathname)};
export const ${language} = leftOut(${JSON.stringify(language)}, async () => (await import(${JSON.stringify(file)})).${language});`;
  },
});
