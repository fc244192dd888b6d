import { type Result, type Seat, type Waiting, winners } from '@pantheon/kernel';
import { errorText } from '../app/error-text.ts';
import { endingIn } from '../app/formatter.ts';
import type { Words } from '../app/words.ts';
import { useTable } from './context.tsx';

/** Who has won, in one sentence. */
export function winnersText(
  words: Words,
  language: string,
  result: Result,
  players: readonly { readonly name: string }[],
  eyes: Seat | null,
): string {
  const first = winners(result);
  if (eyes !== null && first.length === 1 && first[0] === eyes) return words('table.wonByYou');
  const names = new Intl.ListFormat(language).format(first.map((seat) => players[seat]?.name ?? ''));
  return first.length === 0 ? words('table.over') : words('table.wonBy', { names, n: first.length });
}

/** What the table is waiting for, in one sentence, and what follows. */
export function useWaiting(): { readonly sentence: string; readonly aside: string | null } {
  const { snapshot, speak, words, players } = useTable();
  const { waiting, result } = snapshot.sight;
  if (result !== null)
    return { sentence: winnersText(words, speak.locale, result, players, snapshot.eyes), aside: endingIn(speak, result) };
  if (snapshot.ending !== null) return { sentence: words(`table.ending.${snapshot.ending}`), aside: null };
  if (snapshot.state === 'reconnecting') return { sentence: words('table.reconnecting'), aside: null };
  if (snapshot.state === 'frozen')
    return { sentence: words('table.frozen'), aside: snapshot.trouble === null ? null : errorText(words, snapshot.trouble) };
  if (snapshot.paused) return { sentence: words('table.paused'), aside: null };
  // Where a bot plays for the reader, the table waits for the bot.
  const { eyes } = snapshot;
  const asked = eyes !== null && snapshot.players[eyes]?.standIn === undefined ? eyes : null;
  const mine = waiting.find(({ seat }) => seat === asked);
  const others = waiting.filter(({ seat }) => seat !== asked);
  const names = (list: readonly Waiting[]): string =>
    new Intl.ListFormat(speak.locale).format(list.map(({ seat }) => players[seat]?.name ?? ''));
  if (mine !== undefined)
    return { sentence: words('table.yourTurn'), aside: others.length === 0 ? null : words('table.alsoWaiting', { names: names(others) }) };
  if (others.length === 1) {
    const { seat, topic } = others[0] as Waiting;
    const does = speak.has(`topic.${topic}`) ? speak.id(`topic.${topic}`) : words('table.decides');
    return { sentence: `${players[seat]?.name ?? ''} ${does}.`, aside: null };
  }
  return { sentence: words('table.waitingFor', { names: names(others) }), aside: null };
}
