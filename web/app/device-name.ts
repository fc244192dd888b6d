import type { Words } from './words.ts';

/** What the server says of a device that does not name itself, and what the reader calls that. */
const UNNAMED: ReadonlyMap<string, string> = new Map([
  ['program', 'device.program'],
  ['unknown system', 'device.unknown'],
]);

/** A device as the reader calls it: names of browsers and systems stay as they are. */
export const deviceName = (words: Words, device: string): string =>
  device
    .split(', ')
    .map((part) => {
      const known = UNNAMED.get(part);
      return known === undefined ? part : words(known);
    })
    .join(', ');
