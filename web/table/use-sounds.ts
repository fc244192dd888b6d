import { useEffect, useRef } from 'react';
import { playSound } from '../app/sound.ts';
import type { TableApi } from './context.tsx';

/** Lets a player hear that it is their turn, that somebody said something, and that the match is over. */
export function useSounds({ question, snapshot }: TableApi): void {
  const asked = question !== null;
  const words = snapshot.chat.length;
  const over = snapshot.state === 'over';
  const before = useRef({ asked, words, over });
  useEffect(() => {
    const last = before.current;
    before.current = { asked, words, over };
    if (over && !last.over) playSound('end');
    else if (asked && !last.asked && !snapshot.own) playSound('turn');
    else if (words > last.words) playSound('word');
  }, [asked, words, over, snapshot.own]);
}
