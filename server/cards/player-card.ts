import type { LanguageCode, PlayerRecord } from '../api/index.ts';
import { figuresOf, ratingsOf } from '../players/record.ts';
import type { Services } from '../services.ts';
import type { SpokenCard } from './card.ts';
import { cardWords } from './words.ts';

const MOST_RATINGS = 3;

/** What is told of a player: their name, ratings and tables. Nothing of somebody who keeps that to themselves. */
export async function playerSpoken({ db, games }: Services, id: string, language: LanguageCode): Promise<SpokenCard | null> {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', false)
    .executeTakeFirst();
  if (person === undefined) return null;
  const [ratings, figures] = await Promise.all([ratingsOf(db, id), figuresOf(db, id)]);
  const words = cardWords[language];
  const nameOf = (game: string): string => games.find((one) => one.id === game)?.names[language] ?? game;
  const rated = (rating: PlayerRecord['ratings'][number]): string => words.rated(nameOf(rating.game), rating);
  const lines = [...ratings.slice(0, MOST_RATINGS).map(rated), words.tables(figures)];
  return {
    title: `${person.name} · Pantheon`,
    text: lines.join(' '),
    game: ratings[0]?.game ?? games.find(({ example }) => !example)?.id ?? '',
    heading: person.name,
    lines,
    version: figures.finished,
  };
}
