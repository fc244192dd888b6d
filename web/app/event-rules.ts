import { useEffect, useState } from 'react';

const events = import.meta.glob('../../{games,outside}/*/guide/events.json', { import: 'default' }) as Record<
  string,
  () => Promise<Readonly<Record<string, string>>>
>;

/** By the event of a log line the number of the rule that it comes from; empty where a game does not say. */
export function useEventRules(game: string): Readonly<Record<string, string>> {
  const [rules, setRules] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    let current = true;
    const load = events[`../../games/${game}/guide/events.json`] ?? events[`../../outside/${game}/guide/events.json`];
    void load?.().then((found) => current && setRules(found));
    return () => {
      current = false;
    };
  }, [game]);
  return rules;
}
