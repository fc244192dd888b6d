import { createHash } from 'node:crypto';

// A library of the page (react-aria) puts these into it when something can be pressed, and on iOS when a dialogue is open.
const TEXTS = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** The hashes of the only styles in the page itself that browsers apply: these two texts, letter by letter. */
export const libraryStyles: readonly string[] = TEXTS.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
