import { numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { GameText, Language, MessageFormatter, Outline } from '@pantheon/text';
import type { BomarzoData } from '../data/read.ts';
import type { Card, God, GodView, View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const catalogues = { en, it };
type Bilingual = { readonly en: string; readonly it: string };

const ENGLISH = /^(god|area):/;
const ITALIAN: { readonly [thing: Ref]: string } = {
  'god:genius': 'il',
  'god:ogre': 'l’',
  'god:goddess': 'la',
  'god:giant': 'il',
  'god:elephant': 'l’',
  'god:turtle': 'la',
  'god:whale': 'la',
  'god:dragon': 'il',
  'area:fields': 'i',
  'area:quarries': 'le',
  'area:vineyards': 'le',
};

/** How Bomarzo speaks. */
export const text: GameText = {
  catalogues,
  name: (thing, language, data) => {
    const at = thing.indexOf(':');
    return nameOf(thing.slice(0, at), thing.slice(at + 1), language, data as BomarzoData);
  },
  article: (thing, language) => (language === 'en' ? ENGLISH.test(thing) && 'the' : ITALIAN[thing]) || null,
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as BomarzoData),
};

function nameOf(kind: string, id: string, language: Language, { pack }: BomarzoData): string | null {
  const named = (list: readonly { readonly id: string; readonly name: Bilingual }[]): string | null =>
    list.find((item) => item.id === id)?.name[language] ?? null;
  switch (kind) {
    case 'god':
      return named(pack.gods.list);
    case 'resource':
      return named(pack.resources.list);
    case 'track':
    case 'field':
      return named(pack.fields.list);
    case 'village':
      return named(pack.village.tracks);
    case 'area':
      return named(pack.harvestAreas.list);
    case 'temple':
      return named(pack.templeSymbols.list);
    case 'benefit':
      return named(pack.benefits.list);
    case 'disc':
      return named(pack.expansions.seasons.colours);
    case 'card':
    case 'card2':
      return pack.developmentCards.list.find((card) => card.id === id)?.name[kind === 'card' ? 'level1' : 'level2'][language] ?? null;
    case 'worship':
      return catalogues[language]['name.worship']?.replace('{god}', named(pack.gods.list) ?? id) ?? null;
    case 'unit':
      return catalogues[language][`name.${id}`] ?? null;
    case 'deck':
      return catalogues[language][id === 'worship' ? 'name.worshipDeck' : 'name.deck'] ?? null;
    default:
      return null;
  }
}

function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: BomarzoData): Outline {
  return {
    title: formatter.id('outline.title', { n: view.season }),
    items: [
      {
        title: formatter.id('outline.players'),
        items: view.pawns.map((_, index) => playerOutline(view, formatter, seatOf(index), seat, data)),
      },
      { title: formatter.id('outline.gods'), items: view.order.map((god, at) => godLine(view, formatter, god, at + 1)) },
      { title: formatter.id('outline.areas'), items: data.areas.map((_, area) => areaLine(view, formatter, area, data)) },
      ...(view.top === null ? [] : [formatter.id('outline.top', { card: ref('card2', view.top) })]),
    ],
  };
}

const counted = (kind: string, ids: readonly string[], counts: readonly number[]): { [thing: string]: number } =>
  Object.fromEntries(ids.flatMap((id, at) => ((counts[at] ?? 0) > 0 ? [[ref(kind, id), numberAt(counts, at)]] : [])));

const RESOURCES = ['food', 'silver', 'wine'];

function playerOutline(view: View, formatter: MessageFormatter, player: Seat, reader: Seat | null, data: BomarzoData): Outline {
  const hand = view.hand[player] ?? null;
  const played = (view.played[player] ?? []).map(({ card, level }) => ref(level === 1 ? 'card' : 'card2', card));
  const worship = view.worship[player] ?? null;
  return {
    title: formatter.id('outline.player', { seat: who(player), points: view.points[player] ?? 0 }),
    items: [
      formatter.id('outline.stock', { stock: counted('resource', RESOURCES, view.stock[player] ?? []) }),
      formatter.id('outline.pawns', { free: view.free[player] ?? 0, pawns: view.pawns[player] ?? 0 }),
      player === reader && hand !== null && hand.length > 0
        ? formatter.id('outline.cards', { cards: hand.map((card: Card) => ref('card', card)) })
        : formatter.id('outline.hand', { count: view.handSizes[player] ?? 0 }),
      formatter.id('outline.village', {
        steps: counted(
          'village',
          data.village.map(({ id }) => id),
          view.workers[player] ?? [],
        ),
      }),
      formatter.id('outline.tracks', { steps: counted('track', data.tracks, view.tracks[player] ?? []) }),
      ...(played.length === 0 ? [] : [formatter.id('outline.played', { cards: played })]),
      ...(worship === null || worship.length === 0
        ? []
        : [formatter.id('outline.worship', { cards: worship.map((god) => ref('worship', god)) })]),
    ],
  };
}

function godLine(view: View, formatter: MessageFormatter, god: God, position: number): string {
  const on = view.gods[god] as GodView;
  const [food = 0, silver = 0, any = 0] = on.tribute ?? [];
  return formatter.id('outline.god', {
    position,
    god: ref('god', god),
    state: on.asleep ? 'asleep' : on.mossy ? 'mossy' : 'active',
    tribute: { 'resource:food': food, 'resource:silver': silver, 'unit:any': any },
    cubes: counted('resource', RESOURCES, on.cubes),
    pawns: namesOr(formatter, on.pawns.map(who)),
    under: on.under.length,
  });
}

function areaLine(view: View, formatter: MessageFormatter, area: number, data: BomarzoData): string {
  const pawns = view.harvest[area] ?? [];
  const { id, yields } = data.areas[area] as BomarzoData['areas'][number];
  return formatter.id('outline.area', {
    area: ref('area', id),
    pawns: namesOr(formatter, pawns.map(who)),
    amount: yields[pawns.length] ?? 0,
  });
}

const namesOr = (formatter: MessageFormatter, refs: readonly Ref[]): readonly Ref[] | string =>
  refs.length === 0 ? formatter.id('nothing') : refs;
