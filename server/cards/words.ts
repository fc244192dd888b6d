import type { LanguageCode } from '../api/index.ts';
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
}

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
  },
  it: {
    general: 'Un tavolo per grandi giochi mitologici, con tutte le regole applicate.',
    waiting: (names, free) => `${names} ${free === 1 ? 'Un posto è libero.' : `${free} posti sono liberi.`}`,
    running: (names) => `Si gioca: ${names}. Guarda il tavolo.`,
    finished: (names, winners) => `${names}. ${winners === '' ? 'La partita è finita.' : `Vittoria di ${winners}.`}`,
    invited: (host, free) =>
      `Invito di ${host}. ${free === 0 ? 'Tutti i posti sono presi.' : free === 1 ? 'Un posto è libero.' : `${free} posti sono liberi.`}`,
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
  },
};
