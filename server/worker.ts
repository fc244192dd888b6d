import { shelf } from '@pantheon/shelf';
import { serveRules } from './workers/serve.ts';

serveRules(shelf);
