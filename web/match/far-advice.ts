import { type Advice, BotWorker, botQuestionAt } from './bot-port.ts';
import { botName } from './names.ts';
import { type Imagined, imaginedHost } from './near-tables.ts';

const bots = new BotWorker();

/** What a good bot would answer in a match as it might be for all that a seat knows, the best first. */
export async function adviceFrom(imagined: Imagined, count: number): Promise<readonly Advice[]> {
  const seats = Array.from({ length: count }, (_, seat) => ({ name: botName(seat), kind: 'person' as const }));
  const { host } = await imaginedHost(imagined, seats);
  return bots.ask('advice', botQuestionAt(host, imagined.seat));
}
