import { kitTests } from './kit-runs.ts';

await kitTests('second');
