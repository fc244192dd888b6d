import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@pantheon/catalog';
import { type Operations, operationsOf } from './operations.ts';

// npm run operations: counts anew what the games do, and keeps it in bench/operations.json. Read the difference before you commit it.
const kept: { [id: string]: Operations } = {};
for (const { id, load } of catalog) kept[id] = operationsOf((await load()).rules);
writeFileSync(path.join(process.cwd(), 'bench/operations.json'), `${JSON.stringify(kept, null, 2)}\n`);
