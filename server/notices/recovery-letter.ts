import type { LanguageCode } from '../api/index.ts';
import type { Email } from './notices.ts';

/** The letter with the link by which somebody chooses a new password. */
export const recoveryLetter = (language: LanguageCode, link: string): Omit<Email, 'to'> =>
  language === 'it'
    ? {
        subject: 'Pantheon: una nuova password',
        text: `Per scegliere una nuova password di Pantheon, apri questo link. Vale un’ora e una volta sola:\n\n${link}\n\nSe non l’hai chiesto tu, ignora questo messaggio: la tua password resta quella di prima.`,
      }
    : {
        subject: 'Pantheon: a new password',
        text: `To choose a new password for Pantheon, open this link. It works for one hour, and once:\n\n${link}\n\nIf you did not ask for this, ignore this e-mail: your password stays as it is.`,
      };
