import type { Ref } from '@pantheon/kernel';
import type { Language } from '@pantheon/text';

const isSea = (thing: Ref): boolean => /^area:.*-S\d+$/.test(thing);

/** Creatures that are called by a name of their own take no article, nor do those whose name begins with one. */
const PROPER = ['charon', 'pegasus', 'graeae', 'cerberus', 'medusa', 'polyphemus'];

const ITALIAN: { readonly [thing: Ref]: string } = {
  'creature:chimera': 'la',
  'creature:cyclops': 'il',
  'creature:dryad': 'la',
  'creature:giant': 'il',
  'creature:griffin': 'il',
  'creature:harpy': 'l’',
  'creature:satyr': 'il',
  'creature:sphinx': 'la',
  'creature:sylph': 'la',
  'creature:hydra': 'l’',
  'creature:kraken': 'il',
  'creature:minotaur': 'il',
  'building:port': 'il',
  'building:fortress': 'la',
  'building:temple': 'il',
  'building:university': 'l’',
};

const takesThe = (thing: Ref): boolean =>
  isSea(thing) || thing.startsWith('building:') || (thing.startsWith('creature:') && !PROPER.includes(thing.slice('creature:'.length)));

/** The article of a thing in a sentence, or null. */
export function articleOf(thing: Ref, language: Language): string | null {
  if (language === 'en') return takesThe(thing) ? 'the' : null;
  return isSea(thing) ? 'il' : (ITALIAN[thing] ?? null);
}
