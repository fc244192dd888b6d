import { catalog } from '@pantheon/catalog';
import { FIGURES, type FigureName, MeasuredGame } from './game-figures.ts';

// Measures one figure of one game in a fresh process and prints it: `npm run bench -- --compare` runs it for two commits in turn.
const [id = '', figure = ''] = process.argv.slice(2);
const entry = catalog.find((game) => game.id === id);
if (entry === undefined || !Object.hasOwn(FIGURES, figure)) throw new Error(`there is no figure "${figure}" of "${id}"`);
console.log(new MeasuredGame((await entry.load()).rules).measure(figure as FigureName));
