import gifenc from 'gifenc';

/** One picture of a film. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point. */
  readonly pixels: Uint8ClampedArray;
}

const COLOURS = 63;
// The place in the table of colours after the last one.
const UNCHANGED = COLOURS;
const BITS = 6;

/** A film without end, each picture shown for so many milliseconds. Points that stay as they were are left out: what does not move costs next to nothing. */
export function animated(frames: readonly Frame[], delay: number): Uint8Array {
  const colours = gifenc.quantize(together(frames), COLOURS);
  const palette = [...colours, ...Array.from({ length: UNCHANGED + 1 - colours.length }, () => [0, 0, 0])];
  const gif = gifenc.GIFEncoder();
  let before: Uint8Array | null = null;
  for (const { pixels, width, height } of frames) {
    const now = gifenc.applyPalette(pixels, colours);
    const common = { delay, dispose: 1, colorDepth: BITS };
    if (before === null) gif.writeFrame(now, width, height, { ...common, palette });
    else gif.writeFrame(changed(before, now), width, height, { ...common, transparent: true, transparentIndex: UNCHANGED });
    before = now;
  }
  gif.finish();
  return gif.bytes();
}

function changed(before: Uint8Array, now: Uint8Array): Uint8Array {
  return now.map((colour, at) => (colour === before[at] ? UNCHANGED : colour));
}

/** The points of all pictures in one row, so that they share one table of colours. */
function together(frames: readonly Frame[]): Uint8ClampedArray {
  const all = new Uint8ClampedArray(frames.reduce((sum, { pixels }) => sum + pixels.length, 0));
  frames.reduce((at, { pixels }) => {
    all.set(pixels, at);
    return at + pixels.length;
  }, 0);
  return all;
}
