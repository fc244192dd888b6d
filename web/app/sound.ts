import { currentSettings } from './settings.ts';

/** What can be heard: it is your turn; somebody has said something; the match is over. */
export type Sound = 'turn' | 'word' | 'end';

const NOTES: { readonly [S in Sound]: readonly number[] } = {
  turn: [587.33, 880],
  word: [659.25],
  end: [523.25, 659.25, 783.99, 1046.5],
};
const APART = 0.12;
const LENGTH = 0.45;
const LOUD = 0.09;

let device: AudioContext | null = null;

/** Plays a few soft notes, for whoever has sounds switched on. */
export function playSound(sound: Sound): void {
  if (!currentSettings().sound || typeof AudioContext === 'undefined') return;
  device ??= new AudioContext();
  const { destination, currentTime } = device;
  for (const [at, pitch] of NOTES[sound].entries()) {
    const start = currentTime + at * APART;
    const note = new OscillatorNode(device, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(device, { gain: 0 });
    volume.gain.setValueAtTime(LOUD, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(start + LENGTH);
  }
}
