import type { LanguageCode, Notice } from '../api/index.ts';

/** What a notice is about. */
export interface NoticeSubject {
  readonly kind: Notice['kind'];
  readonly game: string;
  readonly title: string | null;
}

const sentences: { readonly [L in LanguageCode]: { readonly [K in Notice['kind']]: (table: string) => string } } = {
  en: {
    'your-turn': (table) => `It is your turn at ${table}.`,
    started: (table) => `${table} has started.`,
    finished: (table) => `${table} is over.`,
    proposal: (table) => `A proposal waits for your answer at ${table}.`,
    'out-of-time': (table) => `Your time ran out at ${table}; a bot plays for you until you return.`,
    rematch: (table) => `A rematch of ${table} is being set up.`,
    frozen: (table) => `${table} had to be stopped. Nothing is lost.`,
    'time-short': (table) => `Your time at ${table} runs out soon.`,
    'looked-at': (table) => `Somebody who runs this server looked at the record of ${table}, because something was reported there.`,
  },
  it: {
    'your-turn': (table) => `Tocca a te: ${table}.`,
    started: (table) => `È iniziata la partita: ${table}.`,
    finished: (table) => `È finita la partita: ${table}.`,
    proposal: (table) => `Una proposta aspetta la tua risposta: ${table}.`,
    'out-of-time': (table) => `Il tuo tempo è scaduto (${table}): un bot gioca per te finché non torni.`,
    rematch: (table) => `Si prepara la rivincita: ${table}.`,
    frozen: (table) => `La partita ${table} è stata fermata. Nulla è andato perso.`,
    'time-short': (table) => `Ti resta poco tempo: ${table}.`,
    'looked-at': (table) => `Chi gestisce questo server ha guardato la registrazione di ${table}, per una segnalazione.`,
  },
};

const subjects = { en: 'Pantheon', it: 'Pantheon' } as const;

/** The subject of a letter. */
export const subjectFor = (language: LanguageCode): string => subjects[language];

/** A notice in one sentence. */
export const noticeSentence = (language: LanguageCode, { kind, game, title }: NoticeSubject): string =>
  sentences[language][kind](title === null ? game : `${game} (${title})`);

/** The letter that confirms an address. */
export const confirmation = (language: LanguageCode, link: string): string =>
  language === 'it'
    ? `Per ricevere gli avvisi di Pantheon a questo indirizzo, apri questo link:\n\n${link}\n\nSe non l’hai chiesto tu, ignora questo messaggio.`
    : `To receive notices of Pantheon at this address, open this link:\n\n${link}\n\nIf you did not ask for this, ignore this e-mail.`;
