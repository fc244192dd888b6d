import type { PolicyFor } from './policies.ts';

/** Where nothing moves any more a bot never keeps people at the table. */
export const endVote: PolicyFor<'endVote'> = {
  prior: (_, { options }, answer) => (options[answer] === 'end' ? 1 : 0),
  candidates: (_, { options }) => [options.indexOf('end')],
};
