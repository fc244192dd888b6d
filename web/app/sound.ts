import { currentSettings } from './settings.ts';
import { palette, type Recipe, type Sound, type SoundPart } from './sound-palette.ts';

export type { Sound } from './sound-palette.ts';

/** How far the others fall under a sound that speaks alone, how quickly, and how quickly they come back. */
const DUCKED = 0.35;
const FALLS = 0.03;
const RETURNS = 0.18;
const APART = 120;
const SILENCE = 0.0001;
const NOISE_SECONDS = 2;

interface Device {
  readonly context: AudioContext;
  readonly master: GainNode;
  /** Sounds that speak alone, and all others. */
  readonly leading: GainNode;
  readonly others: GainNode;
  readonly noise: AudioBuffer;
}

let device: Device | null = null;
const last = new Map<Sound, number>();

function openDevice(): Device {
  const context = new AudioContext();
  const master = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 4, attack: 0.003, release: 0.18 });
  master.connect(limiter).connect(context.destination);
  const [leading, others] = [new GainNode(context), new GainNode(context)];
  leading.connect(master);
  others.connect(master);
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  noise.copyToChannel(
    Float32Array.from({ length: noise.length }, () => Math.random() * 2 - 1),
    0,
  );
  return { context, master, leading, others, noise };
}

/** Whether a browser lets a page be heard already: only after somebody has touched it. */
const isTouched = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

/** Plays a sound, for whoever has not muted the table. A hidden page only says whose turn it is. */
export function playSound(sound: Sound, loudness = 1): void {
  const { sound: heard, volume } = currentSettings();
  if (!heard || typeof AudioContext === 'undefined' || !isTouched() || (document.hidden && sound !== 'turn')) return;
  const recipe: Recipe = palette[sound];
  const now = performance.now();
  if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < (recipe.apart ?? APART)) return;
  last.set(sound, now);
  device ??= openDevice();
  const { context, master, leading, others } = device;
  void context.resume();
  const start = context.currentTime + 0.01;
  master.gain.setTargetAtTime(volume, start, FALLS);
  const level = new GainNode(context, { gain: recipe.level * loudness });
  level.connect(recipe.ducks === undefined ? others : leading);
  if (recipe.ducks !== undefined) {
    others.gain.cancelScheduledValues(start);
    others.gain.setTargetAtTime(DUCKED, start, FALLS);
    others.gain.setTargetAtTime(1, start + recipe.ducks, RETURNS);
  }
  for (const voice of recipe.voices) playVoice(device, voice, level, start);
}

function playVoice({ context, noise }: Device, voice: SoundPart, out: AudioNode, begin: number): void {
  const { pitch, to, at = 0, peak, attack, decay } = voice;
  const start = begin + at;
  const end = start + attack + decay;
  const shape = new GainNode(context, { gain: SILENCE });
  shape.gain.setValueAtTime(SILENCE, start);
  shape.gain.linearRampToValueAtTime(peak, start + attack);
  shape.gain.exponentialRampToValueAtTime(SILENCE, end);
  shape.connect(out);
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(pitch, start);
    if (to !== undefined) frequency.exponentialRampToValueAtTime(to, end);
  };
  if ('wave' in voice) {
    const tone = new OscillatorNode(context, { type: voice.wave, frequency: pitch });
    glide(tone.frequency);
    tone.connect(shape);
    tone.start(start);
    tone.stop(end);
    return;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: voice.noise, frequency: pitch, Q: voice.sharp ?? 0.7 });
  glide(filter.frequency);
  source.connect(filter).connect(shape);
  source.start(start);
  source.stop(end);
}

/** Lets a phone be felt: it is the reader's turn. */
export function buzz(): void {
  if (currentSettings().sound && isTouched()) globalThis.navigator?.vibrate?.([28, 60, 28]);
}
