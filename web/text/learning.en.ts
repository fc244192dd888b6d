import type { Catalogue } from '@pantheon/text';

/** What is said to whoever learns: lessons of a first game, advice, and the look back at a match. */
export const learningEn: Catalogue = {
  'lesson.label': 'Your first game',
  'lesson.read': 'Got it',
  'lesson.play': 'Play a first game',
  'lesson.playHint': 'Against two easy bots, every rule explained when it matters.',
  'advice.ask': 'What would you do?',
  'advice.title': 'A good bot would think of',
  'advice.thinking': 'Thinking …',
  'advice.none': 'There is nothing to weigh up here.',
  'advice.chance': '{chance} to win',
  'advice.note': 'It sees no more than you do. The figures are points, as it reckons them.',
  'advice.rivals': 'what the others have',
  'review.title': 'Looking back',
  'review.hint': 'a bot thinks every move of the match through again',
  'review.start': 'Look back at this match',
  'review.working': 'Looking back: {done} %',
  'review.chances': 'Chances to win, in %',
  'review.turning': 'What turned it',
  'review.cause.luck': 'by chance',
  'review.cause.decision': 'by decision',
  'review.seat': 'Player',
  'review.luck': 'Luck',
  'review.lost': 'Given away',
  'review.sound': 'Sound moves',
  'review.failed': 'The look back broke off.',
};
