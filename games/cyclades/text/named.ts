import type { Catalogue } from '@pantheon/text';

/** In the duel a player has two colours: every question then begins with the one that is meant. */
export const named = (asks: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(asks).map(([id, text]) => [id, id.startsWith('ask.') ? `{duel, select, yes {{faction} · } other {}}${text}` : text]),
  );
