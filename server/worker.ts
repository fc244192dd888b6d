import { shelf } from '@pantheon/shelf';
import { serveRules } from './engine/serve.ts';

serveRules(shelf);
