import type { LanguageCode, Term } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { faultIn, nameFaults, noNames } from './message-faults.ts';

const ENGLISH: readonly Term[] = [
  { name: 'card', plural: 'cards', article: 'a' },
  { name: 'troop', plural: 'troops', article: 'a' },
  { name: 'Nile', article: 'the', in: 'on' },
  { name: 'Rome', article: '', in: 'in' },
];
const ITALIAN: readonly Term[] = [
  { name: 'truppa', plural: 'truppe', article: 'la' },
  { name: 'Nilo', article: 'il', in: 'sul Nilo', a: 'al Nilo', da: 'dal Nilo', di: 'del Nilo', su: 'sul Nilo' },
  { name: 'Siria', article: 'la', in: 'in Siria', a: 'alla Siria', da: 'dalla Siria', di: 'della Siria', su: 'sulla Siria' },
];

describe('a sentence with a fault is refused', () => {
  test.each<[LanguageCode, string, string]>([
    ['it', 'Anna offre 5 a Ares.', '"a" before an a'],
    ['it', 'La carta di il Blu.', 'a preposition that should melt into its article'],
    ['it', 'Bruno attacca te a Roma.', 'the reader as an object after the verb'],
    ['it', 'Anna paga niente.', '"niente" for a price'],
    ['it', 'Zeus e Era.', '"e" before an e'],
    ['it', 'Costruisci in Nilo.', 'a place without its article'],
    ['it', 'Anna recluta una Truppa a Roma.', 'a capital in mid-sentence'],
    ['it', 'Torna a qui.', 'a preposition before "qui" or "ora"'],
    ['it', 'Quale carta prendi? Ne resta 1 da prendere.', 'the number that is left'],
    ['it', 'Sulla carta non resta nessuno.', '"sulla carta"'],
    ['it', 'Con Aiace ritiri i dadi.', '"ritirare" of dice'],
    ['en', 'You build in Nile.', 'a place without its article'],
    ['en', 'Ada recruits a Troop in Rome.', 'a capital in mid-sentence'],
    ['en', 'Ada draws 1 cards.', 'one of several'],
    ['en', 'The  temple falls.', 'two spaces'],
    ['en', 'Food , Silver', 'a space before a sign'],
    ['en', 'Looking for a table …', 'a space before an ellipsis'],
    ['en', 'Better than 40 %', 'a space before a percent sign'],
    ['en', 'Ada Ada pays.', 'a doubled word'],
    ['en', 'Ada takes isle:amber.', 'a raw key'],
    ['en', 'A fleet of yours sinks.', '"of yours"'],
    ['en', 'Food, Silver, and Wine', 'a comma before the last of a list'],
  ])('%s: %s', (language, sentence, fault) => {
    expect(faultIn(language, sentence, nameFaults(language, language === 'it' ? ITALIAN : ENGLISH))).toContain(fault);
  });

  test.each<[LanguageCode, string]>([
    ['it', 'Bruno ti attacca in Siria e muove una truppa dal Nilo a Roma.'],
    ['it', 'Truppa: Nilo'],
    ['it', 'Restano 2 passi.'],
    ['en', 'Ada moves 1 card and a troop from the Nile to Rome.'],
  ])('but not %s: %s', (language, sentence) => {
    expect(faultIn(language, sentence, nameFaults(language, language === 'it' ? ITALIAN : ENGLISH))).toBeNull();
    expect(faultIn(language, sentence, noNames)).toBeNull();
  });
});
