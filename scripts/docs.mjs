// npm run docs [-- folder]: makes the pages under /docs from the documents of this repository, and checks every link in them. The page of the table
// brings them along; no script runs in them.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { isMain, root } from './workspaces.mjs';

const GAMES = {
  bomarzo: 'Bomarzo',
  cyclades: 'Cyclades',
  'mare-nostrum': 'Mare Nostrum',
  diluvio: 'Diluvio',
  anunnaki: 'Anunnaki',
};
const guides = (file, title) => Object.entries(GAMES).map(([id, name]) => [`games/${id}/guide/${file}.md`, title(name)]);

/** Who reads what, in the order of the side column. */
const CHAPTERS = [
  ['For players', [...guides('how-to-play.en', (name) => `How to play ${name}`), ...guides('rules', (name) => `Rules of ${name}`)]],
  [
    'Per chi gioca',
    [...guides('how-to-play.it', (name) => `Come si gioca a ${name}`), ...guides('rules.it', (name) => `Regole di ${name}`)],
  ],
  ['Pour jouer', [['games/bomarzo/guide/how-to-play.fr.md', 'Comment jouer à Bomarzo']]],
  [
    'For hosts',
    [
      ['docs/hosting.md', 'Hosting'],
      ['docs/scale.md', 'Scale'],
      ['docs/security.md', 'Security'],
      ['SECURITY.md', 'Reporting a weakness'],
    ],
  ],
  [
    'For bot writers',
    [
      ['docs/engine-protocol.md', 'A program as a bot'],
      ['docs/bots-api.md', 'A bot over the network'],
      ['docs/bots.md', 'How our bots think'],
      ['docs/api.md', 'The API'],
    ],
  ],
  [
    'For game authors',
    [
      ['docs/adding-a-game.md', 'Adding a game'],
      ['docs/boards.md', 'Boards'],
      ['docs/packs.md', 'Data packs'],
      ['docs/glossary.md', 'Glossary'],
    ],
  ],
  ['For translators', [['docs/translating.md', 'Translating']]],
  [
    'For developers',
    [
      ['CONTRIBUTING.md', 'Contributing'],
      ['docs/architecture.md', 'Architecture'],
      ['docs/decisions.md', 'Decisions'],
      ['docs/performance.md', 'Performance'],
      ['CHANGELOG.md', 'Changelog'],
      ['CODE_OF_CONDUCT.md', 'How we treat each other'],
      ['CREDITS.md', 'Credits'],
    ],
  ],
];
const pages = () => CHAPTERS.flatMap(([, entries]) => entries.filter(([file]) => existsSync(path.join(root, file))));

/** The address of a document below /docs. */
function addressOf(file) {
  const plain = file.replace(/^docs\//, '').replace(/^games\/([^/]+)\/guide\//, '$1-');
  return `${plain.replace(/\.md$/, '').toLowerCase().replaceAll('.', '-').replaceAll('_', '-')}.html`;
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|&[a-z]+;/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** The body of one document, with the anchors that it has and the links that lead nowhere. */
export function rendered(file, known) {
  const anchors = new Set();
  const wanted = [];
  const images = [];
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        const anchor = anchorOf(text);
        anchors.add(anchor);
        return `<h${depth} id="${anchor}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (/^(https?:|mailto:)/.test(href)) return `<a href="${escaped(href)}" rel="noreferrer">${text}</a>`;
        const [target, anchor] = href.split('#');
        const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
        wanted.push({ from: file, to: found, anchor });
        if (!known.has(found)) return text;
        return `<a href="${addressOf(found)}${anchor ? `#${anchor}` : ''}">${text}</a>`;
      },
      image({ href, text }) {
        const found = path.posix.join(path.posix.dirname(file), href);
        images.push(found);
        return `<img src="${path.posix.basename(found)}" alt="${escaped(text)}">`;
      },
      html: ({ text }) => escaped(text),
    },
  });
  const body = marked.parse(readFileSync(path.join(root, file), 'utf8'));
  return { body, anchors, wanted, images };
}

const listOf = (current) =>
  CHAPTERS.map(([chapter, entries]) => {
    const items = entries
      .filter(([file]) => existsSync(path.join(root, file)))
      .map(([file, name]) => `<li><a href="${addressOf(file)}"${file === current ? ' aria-current="page"' : ''}>${escaped(name)}</a></li>`);
    return `<section><h2>${chapter}</h2><ul>${items.join('')}</ul></section>`;
  }).join('');

/** A page; without a document of its own it is the list of all of them. */
function page(title, body, current) {
  const list = `<nav aria-label="Documents">${listOf(current)}</nav>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Pantheon</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="docs.css"></head>
<body${current === null ? ' class="start"' : ''}><header><a href="/">Pantheon</a> <a href="index.html">Documents</a></header>
${current === null ? `<main>${body}${list}</main>` : `<main>${body}</main>${list}`}</body></html>
`;
}

const START = `<h1>Documents</h1>
<p>Everything that is written about this table: how its games are played, how it is hosted, how a program of yours plays, how a game is written.</p>`;

/** Writes all pages into a folder. Returns the links that lead nowhere. */
export function writeDocs(target) {
  mkdirSync(target, { recursive: true });
  const known = new Set(pages().map(([file]) => file));
  const made = new Map(pages().map(([file, title]) => [file, { title, ...rendered(file, known) }]));
  for (const [file, { title, body }] of made) writeFileSync(path.join(target, addressOf(file)), page(title, body, file));
  writeFileSync(path.join(target, 'index.html'), page('Documents', START, null));
  cpSync(path.join(root, 'docs/schemas'), path.join(target, 'schemas'), { recursive: true });
  copyFileSync(path.join(root, 'scripts/docs.css'), path.join(target, 'docs.css'));
  const images = [...made.values()].flatMap((one) => one.images);
  for (const image of new Set(images))
    if (existsSync(path.join(root, image))) copyFileSync(path.join(root, image), path.join(target, path.basename(image)));
  const lostImages = images.filter((image) => !existsSync(path.join(root, image))).map((image) => `there is no picture ${image}`);
  return [...lostImages, ...[...made.values()].flatMap(({ wanted }) => wanted.flatMap((link) => brokenLink(link, made)))];
}

function brokenLink({ from, to, anchor }, made) {
  if (!existsSync(path.join(root, to))) return [`${from} leads to ${to}, which is not there`];
  const there = made.get(to)?.anchors;
  return anchor && there && !there.has(anchor) ? [`${from} leads to ${to}#${anchor}, which is not there`] : [];
}

if (isMain(import.meta)) {
  const target = path.resolve(process.argv[2] ?? path.join(root, 'dist/docs'));
  const broken = writeDocs(target);
  for (const line of broken) console.error(line);
  console.log(`${pages().length} documents in ${target}, ${broken.length} broken links`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
