import type { Forms, Grammar, Term } from '../term.ts';

/** Names that begin with a vowel sound although not with a vowel, and the other way round. */
const SOUNDS = { an: /^(hour|heir|honou?r|honest)/i, a: /^(uni|use|eu|one\b|ou[ij])/i } as const;

const an = (name: string): string => {
  const vowel = SOUNDS.an.test(name) || (/^[aeiou]/i.test(name) && !SOUNDS.a.test(name));
  return `${vowel ? 'an' : 'a'} ${name}`;
};

const around = (name: string, place: string): Omit<Forms, 'a' | 'whose'> => ({
  the: name,
  of: `of ${name}`,
  from: `from ${name}`,
  to: `to ${name}`,
  in: `${place} ${name}`,
  on: `on ${name}`,
});

const possessive = (name: string): string => `${name}’s`;

function forms(term: Term): Forms {
  const { name, article = '' } = term;
  const full = article === '' ? name : `the ${name}`;
  return { ...around(full, term.in ?? 'in'), a: term.one ?? (article === 'a/an' ? an(name) : full), whose: possessive(full) };
}

/** How English treats names, numbers and lists. */
export const english: Grammar = {
  forms,
  person: (name) => ({ ...around(name, 'in'), a: name, whose: possessive(name) }),
  reader: { ...around('you', 'in'), a: 'you', whose: 'your' },
  several(term, count) {
    if (count !== 1) return `${count} ${term.plural ?? term.name}`;
    return term.one ?? (term.article === 'a/an' ? an(term.name) : `1 ${term.name}`);
  },
  and: () => ' and ',
  colon: ': ',
};
