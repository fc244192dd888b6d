import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RunOutcome } from '@pantheon/bots';
import { CliFailure } from './failure.ts';
import { reasonOf } from './files.ts';

/** Which games a series is made of: two series that agree in all of this play the same games. */
export interface SeriesKey {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
}

/**
 * A file that keeps the outcome of every game of a series, a line each, so that a run that was broken off goes on where it stood. It may
 * hold several series; a line that the end of a process cut short is no outcome, and that game is played again.
 */
export class KeptGames {
  private readonly file: string;
  private readonly outcomes = new Map<string, RunOutcome>();

  constructor(file: string) {
    this.file = file;
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n');
    const cut = lines.pop() ?? '';
    for (const [at, line] of lines.entries()) this.read(line, at + 1);
    if (cut !== '') writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }

  private read(line: string, number: number): void {
    if (line === '') return;
    try {
      const { key, outcome } = JSON.parse(line) as { key: string; outcome: RunOutcome };
      this.outcomes.set(key, outcome);
    } catch (cause) {
      throw new CliFailure(`line ${number} of ${this.file} is no outcome of a game: ${reasonOf(cause)}`, { cause });
    }
  }

  /** How a game of a series went in an earlier run, if one has played it. */
  known(series: SeriesKey, number: number): RunOutcome | undefined {
    return this.outcomes.get(keyOf(series, number));
  }

  /** Notes how a game of a series went. */
  keep(series: SeriesKey, number: number, outcome: RunOutcome): void {
    appendFileSync(this.file, `${JSON.stringify({ key: keyOf(series, number), outcome })}\n`);
  }
}

const keyOf = ({ game, rules, seats, options, bots, seed }: SeriesKey, number: number): string =>
  JSON.stringify([game, rules, seats, options, bots, seed, number]);
