import type { Forms, Grammar, Term } from '../term.ts';

type Prepositions = Pick<Forms, 'of' | 'from' | 'to' | 'in' | 'on'>;

const around = (of: string, to: string, place: string, on: string): Prepositions => ({ of, from: of, to, in: place, on });

/** Prepositions with the article: "de" and "à" melt into "le" and "les". */
const PREPOSITIONS: { readonly [article: string]: Prepositions } = {
  le: around('du ', 'au ', 'dans le ', 'sur le '),
  la: around('de la ', 'à la ', 'dans la ', 'sur la '),
  'l’': around('de l’', 'à l’', 'dans l’', 'sur l’'),
  les: around('des ', 'aux ', 'dans les ', 'sur les '),
};

/** Names that begin with a vowel when they are spoken; h is taken as silent in no name, since some are not. */
const beginsWithVowel = (name: string): boolean => /^(?:[aeiouœæ]|y[^aeiou])/i.test(name.normalize('NFD'));

const ofName = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`);

const bare = (name: string): Prepositions => around(ofName(name), `à ${name}`, `à ${name}`, `sur ${name}`);

function withArticle(article: string, name: string): Prepositions {
  if (article === '') return bare(name);
  const before = PREPOSITIONS[article];
  if (before === undefined) throw new Error(`"${article}" is no French article`);
  return around(before.of + name, before.to + name, before.in + name, before.on + name);
}

const the = (article: string, name: string): string => (article === '' || article === 'l’' ? article + name : `${article} ${name}`);

const one = ({ name, gender }: Term): string => `${gender === 'f' ? 'une' : 'un'} ${name}`;

function forms(term: Term): Forms {
  const { name, article = '' } = term;
  const derived = withArticle(article, name);
  const of = term.de ?? derived.of;
  return {
    the: the(article, name),
    a: term.one ?? one(term),
    of,
    from: of,
    to: term.a ?? derived.to,
    in: term.in ?? derived.in,
    on: term.sur ?? derived.on,
    whose: of,
  };
}

/** How French treats names, numbers and lists. Nothing and one are singular. */
export const french: Grammar = {
  forms,
  person: (name) => ({ ...bare(name), the: name, a: name, whose: ofName(name) }),
  reader: { the: 'vous', a: 'vous', of: 'de vous', from: 'de vous', to: 'à vous', in: 'en vous', on: 'sur vous', whose: 'de vous' },
  several(term, count) {
    if (count === 1) return term.one ?? `1 ${term.name}`;
    return `${count} ${count === 0 ? term.name : (term.plural ?? term.name)}`;
  },
  and: () => ' et ',
  colon: '\u00a0: ',
};
