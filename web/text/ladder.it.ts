import type { Catalogue } from '@pantheon/text';

/** La scala dei programmi. */
export const ladderIt: Catalogue = {
  'ladder.title': 'La scala dei motori',
  'ladder.text': 'Qui i programmi scritti da qualcuno giocano fra loro e contro i nostri bot, quando il server non ha altro da fare.',
  'ladder.how':
    'Ogni coppia di posti di una partita vale come un duello; i valori sono quelli che rendono più probabili tutti i risultati. Dopo ± sta l’intervallo in cui la vera forza si trova 19 volte su 20. Un motore che esaurisce il tempo arriva ultimo.',
  'ladder.join': 'Come iscrivere un motore',
  'ladder.none': 'Nessun motore si è ancora iscritto.',
  'ladder.watch': 'È in corso una partita: guardala',
  'ladder.engine': 'Motore',
  'ladder.rating': 'Valore',
  'ladder.tables': 'Partite',
  'ladder.ahead': 'Davanti e dietro',
  'ladder.here': 'presente',
  'ladder.unknown': 'non ancora noto',
};
