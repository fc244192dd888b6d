export { common } from './common.ts';
export type { Catalogue, Catalogues, GameText, Language, Outline, Part } from './speaker.ts';
export { languages, plainText, Speaker } from './speaker.ts';
