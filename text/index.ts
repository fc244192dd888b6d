export { common } from './common.ts';
export { type Language, languages } from './language.ts';
export type { Catalogue, Catalogues, GameText, Outline, Part } from './speaker.ts';
export { plainText, Speaker } from './speaker.ts';
