import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Files that every page wants sooner or later, and a table at once. */
const SHARED = new Set(['common', 'table']);
const SENTENCES = /^\0(written|further):(en|it):.*\/web\/text$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Where the sentences of the page are in each language, for `theme.js`, which knows the reader's. */
const sentences = (bundle: Bundle): string =>
  chunksOf(bundle)
    .flatMap(({ facadeModuleId, fileName, imports }) => {
      const [, part, language] = SENTENCES.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? [];
      return part === undefined ? [] : [` data-${part}-${language}="${[fileName, ...imports].map((file) => `/${file}`).join(' ')}"`];
    })
    .join('');

/** Lets the browser fetch together what the page would ask for one after the other. */
export const ahead = (): Plugin => ({
  name: 'ahead',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const tags = chunksOf(bundle)
        .filter(({ name }) => SHARED.has(name))
        .map(({ fileName }): HtmlTagDescriptor => {
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      return { html: html.replace('src="/theme.js"', `src="/theme.js"${sentences(bundle)}`), tags };
    },
  },
});
