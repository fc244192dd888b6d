import type { Catalogue } from '@pantheon/text';

/** The ladder of programs. */
export const ladderEn: Catalogue = {
  'ladder.title': 'The ladder of engines',
  'ladder.text':
    'Programs that somebody wrote play here against each other and against our bots, whenever the server has nothing else to do.',
  'ladder.how':
    'Every two seats of a match count as a duel; the ratings are those under which all results are the likeliest. Behind ± lies the range in which the true strength is 19 times of 20. An engine that runs out of time has come last.',
  'ladder.join': 'How to enter an engine',
  'ladder.none': 'No engine has entered yet.',
  'ladder.watch': 'A match is being played: watch it',
  'ladder.engine': 'Engine',
  'ladder.rating': 'Rating',
  'ladder.tables': 'Matches',
  'ladder.ahead': 'Ahead and behind',
  'ladder.here': 'here',
  'ladder.unknown': 'not known yet',
};
