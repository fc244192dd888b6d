import { readFileSync } from 'node:fs';

/** Loaded before a node: its clock is off by as many milliseconds as a file says, which may change while it runs. */
const file = process.env.PANTHEON_TEST_CLOCK ?? '';
const TrueDate = Date;
let offset = 0;

function read(): void {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}

class ShiftedDate extends TrueDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(TrueDate.now() + offset);
    else super(...(given as [number]));
  }

  static override now(): number {
    return TrueDate.now() + offset;
  }
}

if (file !== '') {
  read();
  setInterval(read, 200).unref();
  globalThis.Date = ShiftedDate as DateConstructor;
}
