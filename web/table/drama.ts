// What a table shows of deeds: loaded together, and after the first question.
export { AnswerFinder } from './answer-finder.tsx';
export { FilmStrip } from './film.tsx';
export { FilmTrail } from './film-trail.tsx';
export { RecapPanel, RecapPins } from './recap-panel.tsx';
export { Stage } from './stage-panel.tsx';
export { WinMoment } from './win-moment.tsx';
