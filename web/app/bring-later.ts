import { isNotLoaded } from './renew.ts';

/** After so many milliseconds a part that could not be had is asked for again. */
const AGAIN = 5000;

/** Brings a part of the page for which nobody waits yet, after so many milliseconds. While the way to it is cut, it tries again. Returns what stops it. */
export function bringLater(wait: number, load: () => Promise<unknown>): () => void {
  let timer = setTimeout(bring, wait);
  let isStopped = false;
  async function bring(): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof Error && isNotLoaded(error))) throw error;
      if (!isStopped) timer = setTimeout(bring, AGAIN);
    }
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
