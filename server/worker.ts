import { catalog } from '@pantheon/catalog';
import { serveRules } from './workers/serve.ts';

serveRules(catalog);
