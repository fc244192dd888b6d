import './creature-signs.ts';

/** All pictures of the game by their files: loaded when a board is first opened, never with the first script. */
export const pictures = import.meta.glob<string>('./art/*.svg', { query: '?raw', import: 'default', eager: true });
