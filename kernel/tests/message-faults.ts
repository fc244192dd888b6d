import type { LanguageCode, Term } from '@pantheon/text';

interface Fault {
  readonly what: string;
  readonly pattern: RegExp;
}

const BOTH: readonly Fault[] = [
  { what: 'two spaces', pattern: /\S {2,}\S/ },
  { what: 'a space before a sign', pattern: / [,.;:?!](?!\S)/ },
  { what: 'a doubled word', pattern: /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/u },
  { what: 'a straight apostrophe', pattern: /'/ },
  { what: 'two signs in a row', pattern: /[,;:]\s*[.,;:]|\.\.(?!\.)/ },
  { what: 'a raw key', pattern: /undefined|\bNaN\b|\[object|[{}]|\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+|\b[a-zA-Z]\w*:[^\s]/ },
  { what: 'a space before an ellipsis', pattern: / …/ },
  { what: 'a space before a percent sign', pattern: /\d %/ },
  { what: 'an empty place', pattern: /\(\s*\)|“\s*”|«\s*»/ },
];

const ARTICLE = '(il|lo|la|l’|i|gli|le)';

const FAULTS: { readonly [language: LanguageCode]: readonly Fault[] } = {
  en: [
    { what: 'a comma before the last of a list', pattern: /, [^,.;:]{1,40}, and\b/ },
    { what: '"a" before a vowel', pattern: /\b[Aa] (?!uni|use|eu|one\b)[aeiou]\w/i },
    { what: '"an" before a consonant', pattern: /\b[Aa]n (?!hour|heir|hono)[bcdfghjklmnpqrstvwxyz]/i },
    { what: 'a doubled article', pattern: /\b(the|a|an) (the|a|an)\b/i },
    { what: '"only nothing"', pattern: /\bonly nothing\b/ },
    { what: '"of yours"', pattern: /\bof (yours|you)\b/ },
    { what: 'the reader in the third person', pattern: /\b[Yy]ou (is|has|does|gets|takes|pays)\b/ },
  ],
  it: [
    {
      what: 'a preposition that should melt into its article',
      pattern: new RegExp(`(?<![\\p{L}’])(di|a|da|in|su|del|al|dal|nel|sul) ${ARTICLE}(?= |(?<=’))`, 'iu'),
    },
    { what: '"solo niente"', pattern: /\bsolo (niente|nulla)\b/ },
    { what: '"a" before an a', pattern: /(?<![\p{L}’])[Aa] [AÀaà]/u },
    { what: '"ad" or "ed" before another letter', pattern: /(?<!\p{L})(ad (?![aàAÀ])|ed (?![eèéEÈÉ]))/u },
    { what: '"e" before an e', pattern: /(?<!\p{L})e [EÈÉeèé]/u },
    {
      // The pronouns "lo" and "la" stay whole before these verbs.
      what: 'an article before a vowel',
      pattern:
        /(?<![\p{L}’])(lo|la|una|dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla) (?!i[aeou]|(?:abbiamo|apre|avvia|offre|è)(?!\p{L}))[aeiouàèéìòù]/iu,
    },
    {
      what: 'the reader as an object after the verb',
      pattern: /(?<!\p{L})(attacca|ruba|offre|prende|distrugge|chiede|scalza|toglie|elimina|dà) (a )?te(?!\p{L})/u,
    },
    { what: 'a preposition before "qui" or "ora"', pattern: /(?<!\p{L})[ad] (qui|ora)(?!\p{L})/u },
    { what: 'the number that is left, as if nothing else were there', pattern: /(?<!\p{L})ne rest(a|ano) \d+ da (?!piazzare)/iu },
    { what: '"sulla carta", which means "in theory", at the beginning', pattern: /^Sulla carta (?!d)/u },
    { what: '"ritirare" of dice', pattern: /(?<!\p{L})(ritir\p{L}+ i dadi|dadi ritir)/u },
    { what: '"niente" for a price', pattern: /(?<!\p{L})(paga|costa|pagando|per) niente(?!\p{L})/iu },
  ],
  fr: [
    { what: 'a preposition that should melt into its article', pattern: /(?<![\p{L}’])(de|à) (le|les)(?!\p{L})/iu },
    { what: 'no elision before a vowel', pattern: /(?<![\p{L}’])(le|la|de|ne|que|je|me|te|se|jusque) [aeiouœàâéèêëîïôûù]/iu },
    { what: 'an elision before a consonant', pattern: /(?<!\p{L})(?:[ldnjmts]|qu)’[bcdfgjklmnpqrtvwxz]/iu },
    { what: 'a doubled article', pattern: /(?<![\p{L}’])(le|la|les|des|du) (le|la|les|l’|un|une|des|du)(?!\p{L})/iu },
    { what: 'a sign without its space', pattern: /[^\s\u202f][?!;]|[\p{L}\d):]:(?=\s|$)/u },
    {
      what: 'the reader in the third person',
      pattern: /(?<!\p{L}|\bne )vous (?:n’|ne )?(a|paie|prend|reçoit|joue|pose|pioche|garde|copie)(?!\p{L})/iu,
    },
    { what: 'a plural after none', pattern: /(?<!\p{L})(aucun|aucune) (?!pas)\p{L}+s(?= [.,;]|[.,]|$)/iu },
  ],
};

/** What a game's own names must not look like in a sentence. */
export interface NameFaults {
  /** Words that may not follow a 1. */
  readonly plurals: ReadonlySet<string>;
  /** Common nouns as they stand on a label: capitals in mid-sentence. */
  readonly labels: RegExp | null;
  /** Places that want their article, after a preposition without one. */
  readonly bare: RegExp | null;
}

/** For texts that name nothing of a game. */
export const noNames: NameFaults = { plurals: new Set(), labels: null, bare: null };

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const oneOf = (words: ReadonlySet<string>): string =>
  `(${[...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const isCommon = (word: string): boolean => /^\p{Ll}/u.test(word);

const PREPOSITIONS: { readonly [language: LanguageCode]: readonly string[] } = {
  en: ['in', 'on', 'to', 'from', 'of', 'into', 'with', 'under', 'against'],
  it: ['a', 'ad', 'da', 'di', 'in', 'su', 'per', 'con', 'contro', 'sotto'],
};

/** What to look for in the sentences of a game, from the terms of its names. */
export function nameFaults(language: LanguageCode, terms: readonly Term[]): NameFaults {
  const proper = new Set(
    terms
      .flatMap(({ name, full, short }) => (isCommon(name) ? [full] : [name, full, short]))
      .join(' ')
      .split(/[\s’]/),
  );
  const common = terms.filter(({ name }) => isCommon(name)).flatMap(({ name, plural }) => [name, plural ?? name]);
  const labels = new Set(common.map(capital).filter((label) => !proper.has(label.split(' ')[0] as string)));
  const forms = terms.flatMap((term) => Object.values(term)).join('\n');
  const bare = new Set(
    terms
      .filter((term) => term.in !== undefined && !isCommon(term.name) && (term.article ?? '') !== '')
      .flatMap((term) => (PREPOSITIONS[language] ?? []).map((preposition) => `${preposition} ${term.name}`))
      .filter((said) => !forms.includes(said)),
  );
  return {
    plurals: new Set(terms.flatMap(({ name, plural }) => (plural !== undefined && plural !== name ? [plural] : []))),
    labels: labels.size === 0 ? null : new RegExp(`(?<=[\\p{Ll}\\d,;] )${oneOf(labels)}(?![\\p{L}’])`, 'u'),
    bare: bare.size === 0 ? null : new RegExp(`(?<![\\p{L}’])${oneOf(bare)}(?![\\p{L}’]| \\p{Lu})`, 'u'),
  };
}

/** What is wrong with a sentence, or null. */
export function faultIn(language: LanguageCode, text: string, { plurals, labels, bare }: NameFaults): string | null {
  const fault = [...BOTH, ...(FAULTS[language] ?? [])].find(({ pattern }) => pattern.test(text));
  if (fault !== undefined) return `${fault.what} (“${fault.pattern.exec(text)?.[0]}”)`;
  const label = labels?.exec(text) ?? null;
  if (label !== null) return `a capital in mid-sentence (“${label[0]}”)`;
  const name = bare?.exec(text) ?? null;
  if (name !== null) return `a place without its article (“${name[0]}”)`;
  const counted = /(?<![\d.,−+])1 (\p{L}+)/u.exec(text);
  return counted !== null && plurals.has(counted[1] as string) ? `one of several (“${counted[0]}”)` : null;
}
