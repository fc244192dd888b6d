declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  interface FrameOptions {
    /** Must be given with the first picture; the others share it. */
    readonly palette?: Palette;
    readonly delay: number;
    readonly dispose: number;
    readonly colorDepth: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
  }
  interface Encoder {
    writeFrame(pixels: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  const gifenc: {
    GIFEncoder(): Encoder;
    quantize(pixels: Uint8Array | Uint8ClampedArray, colours: number): Palette;
    applyPalette(pixels: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
  };
  // biome-ignore lint/style/noDefaultExport: this is how the package is made.
  export default gifenc;
}
