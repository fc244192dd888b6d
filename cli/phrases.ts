import type { Language } from '@pantheon/text';

const english = {
  welcome: 'You are {name}. Type the number or the key of an answer; ? lists what else you can type.',
  help: [
    'a number or a key   gives that answer',
    'several numbers     where several are asked for, with spaces between them',
    'board               shows the position again',
    'log                 tells everything that has happened',
    'why                 says what is not possible here, and why',
    'hint                asks a bot what it would do',
    'undo                takes your last answer back',
    'redo                gives it again',
    'restart             takes back the whole turn',
    'back [N]            goes back to your last answer, or to N answers, whatever has happened since',
    'save FILE           writes the match to a file',
    'quit                ends; the match is kept if you saved it',
  ],
  notUnderstood: 'That is not one of the answers. ? helps.',
  nothingBlocked: 'The rules allow everything that you could look for here.',
  undone: 'Taken back.',
  redone: 'Given again.',
  nobody: 'The table waits for somebody who is not here.',
  saved: 'Saved in {file}.',
  hint: 'What a bot thinks (lead in points, chance to win, and why):',
  thinking: '{name} is thinking…',
  pickSome: 'Choose {min} to {max}: their numbers with spaces between them, 0 for none.',
  order: 'Put them in order: their numbers with spaces between them.',
  allocate: 'One count for each, {min} to {max} in all.',
  amount: 'A number from {min} to {max}.',
  over: 'The match is over.',
  bye: 'Goodbye.',
};

type Phrases = typeof english;

const italian: Phrases = {
  welcome: 'Sei {name}. Scrivi il numero o la chiave di una risposta; ? elenca che cosa altro puoi scrivere.',
  help: [
    'un numero o una chiave   dà quella risposta',
    'più numeri               dove se ne chiedono diversi, separati da spazi',
    'board                    mostra di nuovo la posizione',
    'log                      racconta tutto quello che è successo',
    'why                      dice che cosa qui non è possibile, e perché',
    'hint                     chiede a un bot che cosa farebbe',
    'undo                     ritira la tua ultima risposta',
    'redo                     la dà di nuovo',
    'restart                  ritira tutto il turno',
    'back [N]                 torna alla tua ultima risposta, o a N risposte, qualunque cosa sia successa dopo',
    'save FILE                scrive la partita in un file',
    'quit                     esce; la partita resta se l’hai salvata',
  ],
  notUnderstood: 'Non è una delle risposte. ? ti aiuta.',
  nothingBlocked: 'Qui le regole permettono tutto ciò che potresti cercare.',
  undone: 'Ritirata.',
  redone: 'Data di nuovo.',
  nobody: 'Il tavolo aspetta qualcuno che non è qui.',
  saved: 'Salvata in {file}.',
  hint: 'Che cosa ne pensa un bot (vantaggio in punti, probabilità di vincere, e perché):',
  thinking: '{name} sta pensando…',
  pickSome: 'Scegline da {min} a {max}: i numeri separati da spazi, 0 per nessuno.',
  order: 'Mettili in ordine: i numeri separati da spazi.',
  allocate: 'Una quantità per ciascuno, da {min} a {max} in tutto.',
  amount: 'Un numero da {min} a {max}.',
  over: 'La partita è finita.',
  bye: 'A presto.',
};

/** What the program itself says during a game. */
export const phrases: { readonly [L in Language]: Phrases } = { en: english, it: italian };

/** A phrase with its gaps filled. */
export const filled = (phrase: string, values: { readonly [name: string]: string | number }): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
