import { useEffect, useRef } from 'react';
import { buzz, playSound } from '../app/sound.ts';
import { type TableApi, useTable } from './context.tsx';
import type { StageFrame } from './playback.ts';

/** When dice begin to roll and units fall on the stage, in milliseconds. */
const ROLL = 500;
const FALL = 1600;
const WATCHED = 0.5;

/** Lets a player hear that it is their turn, what comes on the stage, that pieces move, that somebody spoke, and that the match is over. */
export function Sounds(): null {
  const { question, snapshot, frame } = useTable();
  const asked = question !== null;
  const words = snapshot.chat.length;
  const over = snapshot.state === 'over';
  const before = useRef({ asked, words, over });
  useEffect(() => {
    const last = before.current;
    before.current = { asked, words, over };
    if (over && !last.over) playSound('end', isWinner(snapshot) ? 1 : WATCHED);
    else if (asked && !last.asked && !snapshot.own) {
      playSound('turn');
      buzz();
    } else if (words > last.words) playSound('word');
  }, [asked, words, over, snapshot]);
  useStageSounds(frame.stage);
  useEffect(() => {
    if (frame.running && frame.stage === null && frame.scene.length > 0) playSound('piece');
  }, [frame]);
  return null;
}

const isWinner = ({ eyes, sight }: TableApi['snapshot']): boolean =>
  sight.result?.scores.some(({ seat, rank }) => seat === eyes && rank === 1) ?? false;

/** What is on the stage is heard as it unfolds; where nothing moves, only how it begins. */
function useStageSounds(stage: StageFrame | null): void {
  useEffect(() => {
    if (stage === null) return;
    const { act, slowness } = stage;
    const { scene, concern } = act;
    const loudness = concern === 'watched' ? WATCHED : 1;
    if (slowness > 0 || act.open === false) playSound(scene.sound, loudness);
    if (slowness === 0) return;
    const sides = scene.sides ?? [];
    const timers = [
      ...(sides.some(({ dice }) => dice.length > 0) ? [setTimeout(() => playSound('dice', loudness), ROLL * slowness)] : []),
      ...(sides.some(({ units }) => units.some(({ lost }) => lost > 0))
        ? [setTimeout(() => playSound('fall', loudness), FALL * slowness)]
        : []),
      ...(scene.loss === undefined ? [] : [setTimeout(() => playSound('drum', loudness), (FALL + ROLL) * slowness)]),
    ];
    return () => timers.forEach(clearTimeout);
  }, [stage]);
}
