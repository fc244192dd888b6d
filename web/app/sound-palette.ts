/** A note that fades, with its pitch falling or rising to `to`. Times in seconds, pitches in hertz. */
interface Tone {
  readonly wave: OscillatorType;
  readonly pitch: number;
  readonly to?: number;
  readonly at?: number;
  readonly peak: number;
  readonly attack: number;
  readonly decay: number;
}

/** A breath of noise through a filter. */
interface Noise {
  readonly noise: 'lowpass' | 'bandpass';
  readonly pitch: number;
  readonly to?: number;
  readonly sharp?: number;
  readonly at?: number;
  readonly peak: number;
  readonly attack: number;
  readonly decay: number;
}

export type SoundPart = Tone | Noise;

/** How a sound is made, how loud it is, for how long the others fall silent under it, and how soon it may come again. */
export interface Recipe {
  readonly voices: readonly SoundPart[];
  readonly level: number;
  readonly ducks?: number;
  readonly apart?: number;
}

const knock = (at: number, pitch: number, peak: number): SoundPart[] => [
  { noise: 'bandpass', pitch, sharp: 5, at, peak: 0.55 * peak, attack: 0.001, decay: 0.028 },
  { wave: 'sine', pitch: pitch * 0.14, to: pitch * 0.085, at, peak: 0.38 * peak, attack: 0.001, decay: 0.06 },
];
const chime = (at: number, peak: number, higher: number): SoundPart[] =>
  [2637, 3975, 5990].map((pitch, n) => ({
    wave: 'sine',
    pitch: pitch * higher,
    at,
    peak: (0.17 - 0.055 * n) * peak,
    attack: 0.001,
    decay: 0.34,
  }));
const brass = (pitch: number, at: number, decay: number, peak: number): SoundPart[] =>
  [1, 1.004].map((off) => ({ wave: 'triangle', pitch: pitch * off, at, peak, attack: 0.03, decay }));

const KNOCKS = [1800, 2300, 1600, 2500, 1900, 2200, 1550];
const HURRY = [0, 0.19, 0.31, 0.47, 0.56, 0.63, 0.69];

/** All that can be heard at a table. */
export const palette = {
  /** Bone on wood: knocks that hurry together, the last one heavier. */
  dice: { level: 0.7, apart: 500, voices: KNOCKS.flatMap((pitch, n) => knock(HURRY[n] ?? 0, pitch, n === 6 ? 0.9 : 0.75 - n * 0.07)) },
  /** A piece set down on card. */
  piece: {
    level: 0.5,
    apart: 60,
    voices: [
      { noise: 'lowpass', pitch: 2400, peak: 0.42, attack: 0.001, decay: 0.022 },
      { wave: 'sine', pitch: 210, to: 128, peak: 0.5, attack: 0.001, decay: 0.085 },
    ],
  },
  coin: { level: 0.55, apart: 90, voices: [...chime(0, 1, 1), ...chime(0.075, 0.62, 1.03)] },
  card: {
    level: 0.6,
    voices: [
      { noise: 'bandpass', pitch: 1100, to: 4600, sharp: 0.8, peak: 0.6, attack: 0.03, decay: 0.1 },
      { noise: 'lowpass', pitch: 1600, at: 0.13, peak: 0.45, attack: 0.001, decay: 0.03 },
    ],
  },
  /** A war horn: low, the fifth comes in late. */
  horn: {
    level: 0.85,
    ducks: 0.9,
    voices: [
      { wave: 'sawtooth', pitch: 140, to: 146.8, peak: 0.14, attack: 0.11, decay: 0.95 },
      { wave: 'triangle', pitch: 70, to: 73.4, peak: 0.3, attack: 0.11, decay: 0.95 },
      { wave: 'triangle', pitch: 210, to: 220, at: 0.24, peak: 0.2, attack: 0.11, decay: 0.7 },
    ],
  },
  /** Water comes in, with three drops. */
  water: {
    level: 0.8,
    ducks: 0.6,
    voices: [
      { noise: 'lowpass', pitch: 240, to: 900, peak: 0.55, attack: 0.55, decay: 1.2 },
      ...[520, 690, 610].map(
        (pitch, n): SoundPart => ({ wave: 'sine', pitch, to: pitch * 1.9, at: 0.7 + n * 0.26, peak: 0.09, attack: 0.004, decay: 0.1 }),
      ),
    ],
  },
  /** A bronze gong: the uppers bloom after the stroke. */
  gong: {
    level: 0.75,
    ducks: 1.1,
    voices: [1, 1.483, 2.09, 2.76, 3.61].map(
      (ratio, n): SoundPart => ({
        wave: 'sine',
        pitch: 98 * ratio,
        to: 97.4 * ratio,
        peak: 0.34 / (n + 1),
        attack: 0.004 + n * 0.03,
        decay: 2.6 - n * 0.42,
      }),
    ),
  },
  /** Your turn: two soft wooden notes, a fifth apart. */
  turn: {
    level: 0.6,
    voices: [
      { wave: 'sine', pitch: 587.3, peak: 0.34, attack: 0.004, decay: 0.26 },
      { wave: 'sine', pitch: 880, at: 0.11, peak: 0.26, attack: 0.004, decay: 0.26 },
    ],
  },
  /** The end: four notes of brass and a chord. */
  end: {
    level: 0.8,
    ducks: 1.8,
    voices: [
      ...[293.7, 293.7, 370, 440].flatMap((pitch, n) => brass(pitch, n * 0.14, 0.15, 0.14)),
      ...[293.7, 370, 440, 587.3].flatMap((pitch) => brass(pitch, 0.62, 1.25, 0.09)),
    ],
  },
  /** A unit falls. */
  fall: {
    level: 0.65,
    voices: [
      { wave: 'triangle', pitch: 190, to: 62, peak: 0.42, attack: 0.003, decay: 0.24 },
      { noise: 'lowpass', pitch: 700, at: 0.02, peak: 0.22, attack: 0.002, decay: 0.07 },
    ],
  },
  /** A land changes hands: two strokes on a drum. */
  drum: {
    level: 0.75,
    voices: [0, 0.2].flatMap((at): SoundPart[] => [
      { wave: 'sine', pitch: 132, to: 54, at, peak: 0.5, attack: 0.002, decay: 0.3 },
      { noise: 'lowpass', pitch: 1100, at, peak: 0.2, attack: 0.001, decay: 0.05 },
    ]),
  },
  /** Somebody wrote. */
  word: { level: 0.45, voices: [{ wave: 'sine', pitch: 740, to: 660, peak: 0.34, attack: 0.003, decay: 0.1 }] },
} as const satisfies { readonly [name: string]: Recipe };

export type Sound = keyof typeof palette;
