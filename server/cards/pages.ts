import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode, MatchUpdate } from '../api/index.ts';
import { notFound } from '../failure.ts';
import { siteOf } from '../http/origin.ts';
import type { Services } from '../services.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import { cardTags } from './card.ts';
import { cardOf, isForAll } from './page-card.ts';
import type { PictureWish } from './painter.ts';
import { spokenWish } from './spoken.ts';
import { cardWords } from './words.ts';

const SHORT = 'public, max-age=300';
const LONG = 'public, max-age=86400';

const languageOf = ({ headers }: FastifyRequest): LanguageCode => (/^it\b/i.test(headers['accept-language'] ?? '') ? 'it' : 'en');

/** The page of the client, with what its link says of itself. */
export function pageSender(services: Services, web: string): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const page = readFileSync(path.join(web, 'index.html'), 'utf8');
  return async (request, reply) => {
    const [where = '/'] = request.url.split('?');
    const language = languageOf(request);
    const tags = services.database.isWell
      ? cardTags(await cardOf(services, where, language), { site: siteOf(services.config, request), path: where, language })
      : '';
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page.replace('</head>', () => `${tags}\n</head>`));
  };
}

/** The pictures of links. They show what strangers may see, whoever asks. */
export function cardPictures(app: FastifyInstance, services: Services): void {
  const { painter, config } = services;
  if (painter === null) return;
  const limit = config.limits === 0 ? {} : { config: { rateLimit: { max: 60 * config.limits, timeWindow: 60_000 } } };
  app.get<{ Params: { language: string; kind: string; file: string } }>(
    '/cards/:language/:kind/:file',
    { schema: { hide: true }, ...limit },
    async ({ params: { language, kind, file } }, reply) => {
      const reader = language === 'it' ? 'it' : 'en';
      const [, name = ''] = /^([a-z0-9-]{1,48})\.png$/.exec(file) ?? [];
      const isKnown = services.games.some(({ id }) => id === name);
      if (kind === 'game' && isKnown)
        return send(reply, await painter.picture(`game ${name}`, async () => ({ kind: 'game', game: name })), LONG);
      const spoken = await spokenWish(services, { kind, name }, reader);
      if (spoken !== null) return send(reply, await painter.picture(spoken.name, async () => spoken.wish), SHORT);
      const [, id = '', moment = ''] = /^([a-z0-9]{4,32})-(\d{1,7})$/.exec(name) ?? [];
      if (kind !== 'table' || id === '') throw notFound();
      const table = await readTable(services.db, id);
      if (!isForAll(table) || table.row.status === 'waiting') throw notFound();
      const png =
        (await painter.picture(`table ${id} ${table.row.moment} ${reader}`, () => tableWish(services, table, reader))) ??
        (await painter.picture(`game ${table.row.game}`, async () => ({ kind: 'game', game: table.row.game })));
      return send(reply, png, Number(moment) === table.row.moment ? LONG : SHORT);
    },
  );
}

function send(reply: FastifyReply, png: Uint8Array | null, cache: string): FastifyReply {
  if (png === null) throw notFound();
  return reply.type('image/png').header('cache-control', cache).send(Buffer.from(png));
}

/** What is drawn of a table: what a spectator sees of it, and names. */
export async function tableWish({ db, registry }: Services, table: StoredTable, language: LanguageCode): Promise<PictureWish> {
  const { row, seats } = table;
  const update = JSON.parse(await registry.actor(row.id).update({ viewer: null, since: 0, changes: false })) as MatchUpdate;
  const pack = row.custom_pack
    ? await db.selectFrom('packs').select('pack').where('hash', '=', row.pack_hash).where('game', '=', row.game).executeTakeFirst()
    : undefined;
  return {
    kind: 'table',
    game: row.game,
    sight: update.sight,
    names: seats.map(({ name, person }) => (person === null ? cardWords[language].bot : (name ?? ''))),
    title: row.title ?? '',
    language,
    ...(pack === undefined ? {} : { pack: pack.pack }),
  };
}
