import type { LanguageCode } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import type { Services } from '../services.ts';
import { accessTo } from '../tables/access.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import type { Card } from './card.ts';
import { spokenCardOf } from './spoken.ts';
import { cardWords } from './words.ts';

const TABLE = /^\/(?:table|result|replay)\/remote\/([a-z0-9]{4,32})$/;
const JOIN = /^\/join\/([A-Za-z0-9_-]{22,64})$/;
const CHALLENGE = /^\/challenge(?:\/|$)/;
const PLAYER = /^\/players?(?:\/|$)/;

/** The picture of a game, where pictures can be drawn. */
const gamePicture = ({ painter }: Services, game: string): string | null => (painter === null ? null : `/cards/en/game/${game}.png`);

/** Whether anybody may see a table: what a link says is said to strangers. */
export const isForAll = (table: StoredTable): boolean => accessTo(table, { person: null, isAdmin: false }) !== null;

/**
 * What the link to a page says of itself, to anybody: who asks does not matter. A table that strangers may not see says no more than that
 * there is such a place.
 */
export async function cardOf(services: Services, path: string, language: LanguageCode): Promise<Card> {
  const words = cardWords[language];
  const general: Card = { title: 'Pantheon', text: words.general, picture: null };
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return (await tableCard(services, table, language)) ?? general;
  const invite = JOIN.exec(path)?.[1];
  if (invite !== undefined) return (await invitationCard(services, invite, language)) ?? general;
  const spoken = await spokenCardOf(services, path, language);
  if (spoken !== null) return spoken;
  if (CHALLENGE.test(path)) return { ...general, title: words.challenge, text: words.challengeText };
  return PLAYER.test(path) ? { ...general, title: words.player } : general;
}

async function found(services: Services, id: string): Promise<StoredTable | null> {
  return readTable(services.db, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

const isFree = ({ kind }: StoredTable['seats'][number]): boolean => kind === 'friend' || kind === 'open';

/** Those who sit at a table, in words. */
export function namesAt({ seats }: StoredTable, language: LanguageCode): string[] {
  return seats.filter((seat) => !isFree(seat)).map(({ name, person }) => (person === null ? cardWords[language].bot : (name ?? '')));
}

function listed(names: readonly string[], and: string): string {
  const unique = [...new Set(names)];
  return unique.length < 2 ? unique.join('') : `${unique.slice(0, -1).join(', ')} ${and} ${unique.at(-1)}`;
}

const titleOf = ({ games }: Services, { row }: StoredTable, language: LanguageCode): string => {
  const game = games.find(({ id }) => id === row.game)?.names[language] ?? row.game;
  return row.title === null ? game : `${game} · ${row.title}`;
};

async function tableCard(services: Services, id: string, language: LanguageCode): Promise<Card | null> {
  const table = await found(services, id);
  if (table === null || !isForAll(table)) return null;
  const { row, seats } = table;
  const words = cardWords[language];
  const names = listed(namesAt(table, language), words.and);
  const free = seats.filter(isFree).length;
  const title = titleOf(services, table, language);
  if (row.status === 'waiting')
    return { title, text: `${words.waiting(`${names}.`, free)} ${words.pace(row.pace)}`, picture: gamePicture(services, row.game) };
  const winners = (row.result?.scores ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seats[seat]?.name ?? words.bot);
  const text = row.status === 'finished' ? words.finished(names, listed(winners, words.and)) : words.running(names);
  return { title, text, picture: services.painter === null ? null : `/cards/${language}/table/${row.id}-${row.moment}.png` };
}

// Whoever has the secret of an invitation may know to what it leads.
async function invitationCard(services: Services, invite: string, language: LanguageCode): Promise<Card | null> {
  const row = await services.db.selectFrom('tables').select('id').where('invite', '=', invite).executeTakeFirst();
  const table = row === undefined ? null : await found(services, row.id);
  if (table === null) return null;
  const words = cardWords[language];
  const text = `${words.invited(table.host?.name ?? '–', table.seats.filter(isFree).length)} ${words.pace(table.row.pace)}`;
  return { title: titleOf(services, table, language), text, picture: gamePicture(services, table.row.game) };
}
