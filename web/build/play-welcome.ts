import { catalog } from '@pantheon/catalog';
import { playSample } from '../match/sample-match.ts';
import { type Greeting, greeterAmong, welcomeWish } from '../match/welcome-wish.ts';

/** What the guide and the cover of a game say about newcomers. */
export interface Offer {
  readonly greets: boolean;
  readonly languages: readonly string[];
}

/** Plays the matches of the first page, one for each game that greets the readers of some language, and writes down their last moments. */
export async function playWelcome(offers: Readonly<Record<string, Offer>>): Promise<Map<string, string>> {
  const games = catalog.flatMap(({ id, example, load }): (Greeting & { load: typeof load })[] => {
    const offer = offers[id];
    if (example || offer === undefined) return [];
    return [{ id, load, greets: offer.greets, teachesIn: (language) => offer.languages.includes(language) }];
  });
  const languages = new Set(Object.values(offers).flatMap((offer) => offer.languages));
  const greeters = new Set([...languages].flatMap((language) => greeterAmong(games, language) ?? []));
  const played = new Map<string, string>();
  for (const { id, load } of greeters) played.set(id, JSON.stringify(playSample(await load(), welcomeWish(id))));
  return played;
}
