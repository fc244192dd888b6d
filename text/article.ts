import type { Language } from './language.ts';

/** The forms that a thing takes in a sentence, beside its bare name. */
export const forms = ['the', 'The', 'of', 'from', 'on', 'to', 'in'] as const;
export type Form = (typeof forms)[number];

type Words = { readonly [F in Form]: string };

const italian = (the: string, of: string, from: string, on: string, to: string, within: string): Words => ({
  the,
  The: the.charAt(0).toUpperCase() + the.slice(1),
  of,
  from,
  on,
  to,
  in: within,
});

const ITALIAN: { readonly [article: string]: Words } = {
  '': italian('', 'di ', 'da ', 'su ', 'a ', 'in '),
  il: italian('il ', 'del ', 'dal ', 'sul ', 'al ', 'nel '),
  lo: italian('lo ', 'dello ', 'dallo ', 'sullo ', 'allo ', 'nello '),
  'l’': italian('l’', 'dell’', 'dall’', 'sull’', 'all’', 'nell’'),
  la: italian('la ', 'della ', 'dalla ', 'sulla ', 'alla ', 'nella '),
  i: italian('i ', 'dei ', 'dai ', 'sui ', 'ai ', 'nei '),
  gli: italian('gli ', 'degli ', 'dagli ', 'sugli ', 'agli ', 'negli '),
  le: italian('le ', 'delle ', 'dalle ', 'sulle ', 'alle ', 'nelle '),
};

const english = (article: string): Words => ({
  the: article,
  The: article.charAt(0).toUpperCase() + article.slice(1),
  of: `of ${article}`,
  from: `from ${article}`,
  on: `on ${article}`,
  to: `to ${article}`,
  in: `in ${article}`,
});

const ENGLISH: { readonly [article: string]: Words } = { '': english(''), the: english('the ') };

/** What stands before a name with this article, form by form; a bare name takes plain prepositions. */
export const before = (article: string, language: Language): Words => {
  const words = (language === 'it' ? ITALIAN : ENGLISH)[article];
  if (words === undefined) throw new Error(`"${article}" is no article of ${language}`);
  return words;
};

const YOU: { readonly [L in Language]: Words } = {
  en: { the: 'you', The: 'You', of: 'of you', from: 'from you', on: 'on you', to: 'to you', in: 'in you' },
  it: { the: 'te', The: 'Tu', of: 'di te', from: 'da te', on: 'su di te', to: 'a te', in: 'in te' },
};

/** The forms of the reader himself: "from you", "da te". */
export const you = (language: Language): Words => YOU[language];
