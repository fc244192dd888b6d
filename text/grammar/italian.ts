import type { Forms, Grammar, Term } from '../term.ts';

type Articulated = Pick<Forms, 'of' | 'from' | 'to' | 'in' | 'on'>;

const articulated = (of: string, from: string, to: string, within: string, on: string): Articulated => ({ of, from, to, in: within, on });

/** Prepositions as they melt into the article. */
const PREPOSITIONS: { readonly [article: string]: Articulated } = {
  il: articulated('del ', 'dal ', 'al ', 'nel ', 'sul '),
  lo: articulated('dello ', 'dallo ', 'allo ', 'nello ', 'sullo '),
  'l’': articulated('dell’', 'dall’', 'all’', 'nell’', 'sull’'),
  la: articulated('della ', 'dalla ', 'alla ', 'nella ', 'sulla '),
  i: articulated('dei ', 'dai ', 'ai ', 'nei ', 'sui '),
  gli: articulated('degli ', 'dagli ', 'agli ', 'negli ', 'sugli '),
  le: articulated('delle ', 'dalle ', 'alle ', 'nelle ', 'sulle '),
};

const startsWith = (letters: string, name: string): boolean => {
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return first !== '' && letters.includes(first);
};

/** "a", or "ad" before another a. */
const to = (name: string): string => (startsWith('a', name) ? `ad ${name}` : `a ${name}`);

const bare = (name: string): Articulated => ({
  of: `di ${name}`,
  from: `da ${name}`,
  to: to(name),
  in: `in ${name}`,
  on: `su ${name}`,
});

function withArticle(article: string, name: string): Articulated {
  if (article === '') return bare(name);
  const before = PREPOSITIONS[article];
  if (before === undefined) throw new Error(`"${article}" is no Italian article`);
  return {
    of: before.of + name,
    from: before.from + name,
    to: before.to + name,
    in: before.in + name,
    on: before.on + name,
  };
}

const the = (article: string, name: string): string => (article === '' || article === 'l’' ? article + name : `${article} ${name}`);

/** s with a consonant, z, gn, ps, x, y, and i before a vowel take "lo" and "uno". */
const isImpure = (name: string): boolean => /^(s[^aeiouàèéìòù]|z|gn|ps|x|y|i[aeou])/i.test(name);

/** "un", "uno", "una" or "un’" with the name. */
function one({ name, gender }: Term): string {
  const vowel = startsWith('aeiou', name) && !isImpure(name);
  if (gender === 'f') return vowel ? `un’${name}` : `una ${name}`;
  return isImpure(name) ? `uno ${name}` : `un ${name}`;
}

function forms(term: Term): Forms {
  const { name, article = '' } = term;
  const derived = withArticle(article, name);
  const of = term.di ?? derived.of;
  return {
    the: the(article, name),
    a: term.one ?? one(term),
    of,
    from: term.da ?? derived.from,
    to: term.a ?? derived.to,
    in: term.in ?? derived.in,
    on: term.su ?? derived.on,
    whose: of,
  };
}

/** How Italian treats names, numbers and lists. */
export const italian: Grammar = {
  forms,
  person: (name) => ({ ...bare(name), the: name, a: name, whose: `di ${name}` }),
  reader: { the: 'te', a: 'te', of: 'di te', from: 'da te', to: 'a te', in: 'in te', on: 'su di te', whose: 'di te' },
  several: (term, count) => (count === 1 ? (term.one ?? `1 ${term.name}`) : `${count} ${term.plural ?? term.name}`),
  and: (next) => (startsWith('e', next) ? ' ed ' : ' e '),
  colon: ': ',
};
