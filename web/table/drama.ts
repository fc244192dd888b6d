// What a table needs after the first question: loaded together.
export { AnswerFinder } from './answer-finder.tsx';
export { Chat } from './chat.tsx';
export { FilmStrip } from './film.tsx';
export { FilmTrail } from './film-trail.tsx';
export { Notes } from './notes.tsx';
export { RecapPanel, RecapPins } from './recap-panel.tsx';
export { Rules } from './rules.tsx';
export { Sounds } from './sounds.ts';
export { Stage } from './stage-panel.tsx';
export { WinMoment } from './win-moment.tsx';
