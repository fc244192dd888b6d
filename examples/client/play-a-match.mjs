// Plays a whole match against a bot on a table that runs somewhere.
//   npm install @pantheon/client && node play-a-match.mjs http://localhost:8080
import { PantheonClient, possibleKey } from '@pantheon/client';

const [origin = 'http://localhost:8080', game = 'isles'] = process.argv.slice(2);
const client = await PantheonClient.guest(origin, 'Talos');
const { id } = await client.call('POST /api/tables', {
  body: { game, seats: [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }], autoStart: true },
});
let answers = 0;
const end = await client.play(id, ({ sight, moment }) => {
  answers++;
  return possibleKey(sight.question, `${moment}`);
});
const ranks = end.sight.result.scores.map(({ seat, rank, total }) => `seat ${seat}: rank ${rank}, ${total} points`);
console.log(`${game} at ${origin}, ${answers} answers given; ${ranks.join('; ')}`);
