import { artOf } from '@pantheon/web/kit';

/** The pictures of the game, by the references of what they show. */
export const art = artOf('diluvio', () => import('./pictures.ts'));
