import type { JournalEntry } from './journal.ts';

/** Something that was entered, as all may know it. An answer by a standing order looks like one by its owner. */
export interface Happened extends Pick<JournalEntry, 'moment' | 'at' | 'kind' | 'seat' | 'number'> {
  readonly by: 'person' | 'bot' | 'server';
}

/** What each entry did: which lines of the log came and went with it, and whose question it changed. */
export class LogBook {
  private readonly happened: Happened[] = [];
  /** By moment: how many lines stayed, and how many there were afterwards. */
  private readonly stayed: number[] = [0];
  private readonly counted: number[] = [0];
  private number = -1;
  /** The moment at which all open questions last changed, and by seat the one at which the seat itself last answered or took back. */
  private asked = 0;
  private readonly acted: number[] = [];

  /** The moment of the last entry. */
  get moment(): number {
    return this.happened.length;
  }

  note({ moment, at, kind, seat, by, number, linesFrom, lines }: JournalEntry): void {
    this.happened.push({ moment, at, kind, seat, by: by === 'order' ? 'person' : by, number });
    this.stayed.push(linesFrom);
    this.counted.push(linesFrom + lines.length);
    const rewritten = kind === 'start' || kind === 'take-back' || kind === 'upgraded';
    if (number !== this.number || rewritten) this.asked = moment;
    else if (seat !== null && (kind === 'answer' || kind === 'undo' || kind === 'restart-turn')) this.acted[seat] = moment;
    this.number = number;
  }

  /** The moment at which the question of a seat, or what it can take back, last changed. What others seal meanwhile changes nothing. */
  touched(seat: number): number {
    return Math.max(this.asked, this.acted[seat] ?? 0);
  }

  /** How many lines somebody who knows the match up to a moment may keep. */
  keptSince(since: number): number {
    let kept = this.counted[since] ?? 0;
    for (let moment = since + 1; moment < this.stayed.length; moment++) kept = Math.min(kept, this.stayed[moment] as number);
    return kept;
  }

  happenedSince(since: number): readonly Happened[] {
    return this.happened.slice(since);
  }
}
