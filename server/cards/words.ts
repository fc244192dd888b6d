import type { LanguageCode, PlayerRecord } from '../api/index.ts';
import type { TableRow } from '../store/schema.ts';

type Pace = TableRow['pace'];

const MINUTE = 60;

interface Words {
  readonly general: string;
  waiting(names: string, free: number): string;
  running(names: string): string;
  finished(names: string, winners: string): string;
  invited(host: string, free: number): string;
  pace(pace: Pace): string;
  readonly bot: string;
  readonly and: string;
  readonly challenge: string;
  readonly challengeText: string;
  readonly player: string;
  rated(game: string, rating: PlayerRecord['ratings'][number]): string;
  tables(figures: PlayerRecord['figures']): string;
  day(day: string): string;
  opponents(count: number, level: string): string;
  played(count: number, over: boolean): string;
  best(name: string | null, place: number, score: number): string;
}

const dayIn = (locale: string) => (day: string) =>
  `${new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}.`;

const MOST_LETTERS = 18;
const shortened = (name: string | null): string | null =>
  name !== null && name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;

const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? `number ${place}`;
const ordinale = (place: number): string => `${place}º`;

const days = (one: string, many: string) => (count: number) => (count === 1 ? one : `${count} ${many}`);

/** What cards say. */
export const cardWords: { readonly [L in LanguageCode]: Words } = {
  en: {
    general: 'A table for heavy mythological board games, with every rule enforced.',
    waiting: (names, free) => `${names} ${free === 1 ? 'One seat is free.' : `${free} seats are free.`}`,
    running: (names) => `Being played: ${names}. Watch the table.`,
    finished: (names, winners) => `${names}. ${winners === '' ? 'The match is over.' : `Won by ${winners}.`}`,
    invited: (host, free) =>
      `${host} invites you. ${free === 0 ? 'All seats are taken.' : free === 1 ? 'One seat is free.' : `${free} seats are free.`}`,
    pace: (pace) =>
      pace.kind === 'none'
        ? 'No clock.'
        : pace.kind === 'live'
          ? `Live: ${Math.round(pace.bank / MINUTE)} minutes each.`
          : `Turn by turn: ${days('one day', 'days')(pace.days)} for an answer.`,
    bot: 'bot',
    and: 'and',
    challenge: 'Challenge of the day',
    challengeText: 'The same match for everybody, once.',
    player: 'A player of Pantheon',
    rated: (game, { rating, interval, pace, sure }) =>
      `${game}, ${pace === 'live' ? 'live' : 'turn by turn'}: ${rating} ± ${interval}${sure ? '' : ', still uncertain'}.`,
    tables: ({ finished, won }) =>
      finished === 0
        ? 'No table finished yet.'
        : finished === 1
          ? `One table finished${won === 1 ? ' and won' : ''}.`
          : `${finished} tables finished, ${won} won.`,
    day: dayIn('en-GB'),
    opponents: (count, level) => (count === 1 ? `Against a bot at ${level} level.` : `Against ${count} bots at ${level} level.`),
    played: (count, over) =>
      count === 0
        ? over
          ? 'Nobody played it.'
          : 'Nobody has finished it yet.'
        : count === 1
          ? 'One person has finished it.'
          : `${count} people have finished it.`,
    best: (name, place, score) =>
      `Best of the day: ${shortened(name) ?? 'somebody'}, ${ordinal(place)} at the table with ${score} ${score === 1 ? 'point' : 'points'}.`,
  },
  it: {
    general: 'Un tavolo per grandi giochi mitologici, con tutte le regole applicate.',
    waiting: (names, free) => `${names} ${free === 1 ? 'Un posto è libero.' : `${free} posti sono liberi.`}`,
    running: (names) => `Si gioca: ${names}. Guarda il tavolo.`,
    finished: (names, winners) => `${names}. ${winners === '' ? 'La partita è finita.' : `Vittoria di ${winners}.`}`,
    invited: (host, free) =>
      `Invito di ${host}. ${free === 0 ? 'Tutti i posti sono occupati.' : free === 1 ? 'Un posto è libero.' : `${free} posti sono liberi.`}`,
    pace: (pace) =>
      pace.kind === 'none'
        ? 'Senza orologio.'
        : pace.kind === 'live'
          ? `Dal vivo: ${Math.round(pace.bank / MINUTE)} minuti a testa.`
          : `A turni: ${days('un giorno', 'giorni')(pace.days)} per risposta.`,
    bot: 'bot',
    and: 'e',
    challenge: 'Sfida del giorno',
    challengeText: 'La stessa partita per tutti, una volta sola.',
    player: 'Chi gioca su Pantheon',
    rated: (game, { rating, interval, pace, sure }) =>
      `${game}, ${pace === 'live' ? 'dal vivo' : 'a turni'}: ${rating} ± ${interval}${sure ? '' : ', ancora incerto'}.`,
    tables: ({ finished, won }) =>
      finished === 0
        ? 'Ancora nessun tavolo finito.'
        : finished === 1
          ? `Un tavolo finito${won === 1 ? ' e vinto' : ''}.`
          : `${finished} tavoli finiti, ${won} ${won === 1 ? 'vinto' : 'vinti'}.`,
    day: dayIn('it-IT'),
    opponents: (count, level) => (count === 1 ? `Contro un bot di livello ${level}.` : `Contro ${count} bot di livello ${level}.`),
    played: (count, over) =>
      count === 0
        ? over
          ? 'Nessuno l’ha giocata.'
          : 'Nessuno l’ha ancora finita.'
        : count === 1
          ? 'Una persona l’ha finita.'
          : `${count} persone l’hanno finita.`,
    best: (name, place, score) =>
      `Il meglio del giorno: ${shortened(name) ?? 'qualcuno'}, ${ordinale(place)} al tavolo con ${score} ${score === 1 ? 'punto' : 'punti'}.`,
  },
};
