import { kitTests } from './kit-runs.ts';
import { games } from './subjects.ts';

await kitTests(games.filter((_, place) => place % 2 === 1));
