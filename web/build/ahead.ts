import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Files that every page wants sooner or later, and a table at once. */
const SHARED = new Set(['common', 'table']);
/** What every table wants beside them. */
const TABLE = /\/web\/(?:screens\/table-screen\.tsx|match\/open\.ts)$/;
/** What only some addresses want: the way to a table on this device, or on the server, and what leads to all other pages. */
const WAY = /\/web\/(?:match\/(near|far)-link\.ts|app\/(elsewhere)\.tsx)$/;
const SENTENCES = /^\0(written|further):(en|it):.*\/web\/text$/;

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

const plain = (id: string | null): string => id?.replaceAll('\\', '/') ?? '';

/** A note for `theme.js`: the file that brings a module, and those it brings along. */
const noteOf = (name: string, { fileName, imports }: Rolldown.OutputChunk): string =>
  ` data-${name}="${[fileName, ...imports].map((file) => `/${file}`).join(' ')}"`;

/** Where the files are of which `theme.js` picks by the reader's language and the address. */
const notes = (bundle: Bundle): string =>
  chunksOf(bundle)
    .flatMap((chunk) => {
      const id = plain(chunk.facadeModuleId);
      const [, part, language] = SENTENCES.exec(id) ?? [];
      const [, link, page = link] = WAY.exec(id) ?? [];
      const name = part === undefined ? page : `${part}-${language}`;
      return name === undefined ? [] : [noteOf(name, chunk)];
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
        .filter(({ name, facadeModuleId }) => SHARED.has(name) || TABLE.test(plain(facadeModuleId)))
        .map(({ fileName }): HtmlTagDescriptor => {
          const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      return { html: html.replace('src="/theme.js"', `src="/theme.js"${notes(bundle)}`), tags };
    },
  },
});
