import { catalog } from '@pantheon/catalog';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { common, tongues } from '../index.ts';
import { PatternFiller, patternOf, wantedBy } from '../pattern.ts';

const page = import.meta.glob<Record<string, Record<string, string>>>('../../web/text/{en,it}.ts', { eager: true });
const boards = import.meta.glob<Record<string, Record<string, Record<string, string>>>>('../../games/*/board/words.ts', { eager: true });
const translations = import.meta.glob<{ readonly default: { readonly sentences: Record<string, string> } }>(
  ['../../web/text/fr.json', '../../games/*/text/fr.json'],
  { eager: true },
);

const numbers = [-8, 0, 1, 2, 3, 11, 21, 1234, 1.5];

/** Every option that a message offers for a value, and one that it does not know. */
const optionsIn = (message: string): readonly string[] => [
  ...new Set([...message.matchAll(/([\w-]+) ?\{/g)].map(([, option]) => option as string)),
  'unheard of',
];

/** What a message is filled with so that each of its branches is said once. */
function fillings(message: string): Record<string, string | number>[] {
  const wants = [...wantedBy(patternOf(message))];
  const options = optionsIn(message);
  const isCounted = (want: string): boolean => new RegExp(`\\{${want}, *(plural|selectordinal|number)`).test(message);
  const count = Math.max(numbers.length, options.length);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      wants.map((want) => [want, isCounted(want) ? (numbers[at % numbers.length] as number) : (options[at % options.length] as string)]),
    ),
  );
}

type Filling = Readonly<Record<string, string | number>>;

const fillers = new Map<string, PatternFiller>();

/** How a message is filled in by us, and by the reference. */
function bothWays(message: string, locale: string): { ours(filling: Filling): string; reference(filling: Filling): string } {
  const filler = fillers.get(locale) ?? new PatternFiller(locale);
  fillers.set(locale, filler);
  const pattern = patternOf(message);
  const icu = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  return { ours: (filling) => filler.fill(pattern, filling).join(''), reference: (filling) => String(icu.format(filling)) };
}

describe('messages in the notation of ICU', () => {
  it('of every catalogue say what the reference says', { timeout: 300_000 }, async () => {
    const games = await Promise.all(catalog.map(({ load }) => load()));
    const own = ['en', 'it'] as const;
    const all: (readonly [locale: string, catalogue: Readonly<Record<string, string>>])[] = [
      ...own.map((language) => [language, common[language]] as const),
      ...games.flatMap(({ text }) => own.map((language) => [language, text.catalogues[language]] as const)),
      ...Object.values(page).flatMap((module) => Object.entries(module)),
      ...Object.values(boards).flatMap(({ words }) => Object.entries(words ?? {})),
      ...Object.values(translations).map(({ default: { sentences } }) => ['fr', sentences] as const),
      ...Object.keys(tongues).flatMap((locale) => [[locale, tongues[locale]?.common ?? {}] as const]),
    ];
    let compared = 0;
    const others: string[] = [];
    for (const [locale, catalogue] of all)
      for (const [id, message] of Object.entries(catalogue)) {
        const { ours, reference } = bothWays(message, locale);
        for (const filling of fillings(message)) {
          compared++;
          if (ours(filling) !== reference(filling)) others.push(`${id} in ${locale}: ${ours(filling)} / ${reference(filling)}`);
        }
      }
    expect(others).toEqual([]);
    expect(compared).toBeGreaterThan(20_000);
  });

  it.each([
    ["It’s {n}, isn't it?", { n: 3 }],
    ["A brace '{'n'}' and one apostrophe '' of two", { n: 1 }],
    ["'{{n}}' and '{it''s}'", { n: 1 }],
    ["{n, plural, one {# '#' it} other {# its}}", { n: 1 }],
    ['{n, plural, =0 {none} one {#} other {{who, select, a {# of a} other {none of {who}}}}}', { n: 1234, who: 'a' }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
    ['{n, number} and {n}', { n: 12345.678 }],
    ['{ n , plural , one {one} other {many} } # {who}', { n: 5, who: '' }],
  ] as const)('say %s as the reference does', (message, filling) => {
    for (const locale of ['en', 'it', 'fr']) {
      const { ours, reference } = bothWays(message, locale);
      expect(ours(filling)).toBe(reference(filling));
    }
  });

  it('keep what they are filled with, if it is neither words nor a number', () => {
    const thing = { ref: 'god:ogre' };
    expect(new PatternFiller('en').fill(patternOf('{who} eats {n} sheep'), { who: thing, n: 2 })).toEqual([thing, ' eats ', '2', ' sheep']);
  });

  it.each(['{', '}', '{n', '{n, plural}', '{n, plural, one {x}}', '{n, date}', '{n, select, a {x} other {y}', '{}', '{n m}'])(
    'that nobody can read are refused: %s',
    (message) => {
      expect(() => patternOf(message)).toThrow(message);
    },
  );

  it('say by name what they are not given', () => {
    expect(() => new PatternFiller('en').fill(patternOf('{who} sleeps'), {})).toThrow('"who"');
  });
});
