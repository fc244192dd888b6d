// npm run texts -- missing <language> [page | <game>] [--json]: what a translation still leaves to English, and how much of it is there.
// With --json the missing texts are printed as they stand in a file of translations, in English, ready to be filled in.
import { parseArgs } from 'node:util';
import { OFFERED_FROM, shareOf, type Translation, tongues } from '@pantheon/text';
import { gapsIn, type TextGaps, type TextSource, textSources } from './text-sources.ts';

/** A game that nobody has begun to translate would fill many screens. */
const MOST = 40;

const usage = 'usage: npm run texts -- missing <language> [page | <game>] [--json]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [command, language, only] = positionals;
if (command !== 'missing' || language === undefined) {
  console.error(usage);
  process.exit(2);
}
if (tongues[language] === undefined) console.error(`text/tongues.ts has no line for "${language}" yet: see docs/translating.md`);

const sources = (await textSources()).filter(({ id }) => only === undefined || id === only);
if (sources.length === 0) {
  console.error(`there is no game "${only}"`);
  process.exit(2);
}
for (const source of sources) {
  const translation = (await source.translations[language]?.())?.default ?? { language, sentences: {} };
  const gaps = gapsIn(source, translation);
  console.log(values.json === true ? toFillIn(language, gaps) : report(source, translation, gaps));
}

function report(source: TextSource, translation: Translation, gaps: TextGaps): string {
  const share = shareOf(translation, source.english);
  const percent = `${Math.floor(share * 100)} %`;
  const offered = share >= OFFERED_FROM ? 'offered' : `offered from ${OFFERED_FROM * 100} % on`;
  const missing = [
    `${Object.keys(gaps.sentences).length} of ${Object.keys(source.english).length} sentences`,
    `${Object.keys(gaps.names).length} of ${source.things.size} names`,
    `${gaps.printed.length} of ${source.printed.size} printed texts`,
  ];
  return [
    `${source.id}: ${percent} (${offered}); missing: ${missing.join(', ')}`,
    ...lines('sentence', Object.entries(gaps.sentences)),
    ...lines('name', Object.entries(gaps.names)),
    ...lines(
      'printed',
      gaps.printed.map((text) => ['', text]),
    ),
    ...lines(
      'nobody asks for',
      gaps.unknown.map((id) => [id, '']),
    ),
  ].join('\n');
}

function lines(kind: string, list: readonly (readonly [string, string])[]): string[] {
  const shown = list.slice(0, MOST).map(([id, english]) => `  ${kind} ${[id, english].filter(Boolean).join(': ')}`);
  return list.length > MOST ? [...shown, `  … and ${list.length - MOST} more`] : shown;
}

function toFillIn(code: string, gaps: TextGaps): string {
  const names = Object.fromEntries(Object.entries(gaps.names).map(([thing, name]) => [thing, { name }]));
  const printed = Object.fromEntries(gaps.printed.map((text) => [text, text]));
  return JSON.stringify({ language: code, sentences: gaps.sentences, names, printed }, null, 2);
}
