import { type Entry, gives, goesBack, isPrivate } from './entry.ts';

/** Something that was entered, as all may know it: that an answer was given, not which. A standing order looks like its owner. */
export interface TableEvent extends Pick<Entry, 'moment' | 'at' | 'kind' | 'seat' | 'number'> {
  readonly by: 'person' | 'bot' | 'server';
}

/** What each entry did: which lines of the log came and went with it, whose question it changed, and which request asked for it. */
export class EntryIndex {
  private readonly happened: TableEvent[] = [];
  /** By moment: how many lines stayed, and how many there were afterwards. */
  private readonly stayed: number[] = [0];
  private readonly counted: number[] = [0];
  private readonly requests = new Map<string, Pick<Entry, 'entry' | 'moment' | 'kind' | 'key' | 'person' | 'detail'>>();
  private number = -1;
  /** The moment at which all open questions last changed, and by seat the one at which the seat itself last answered or took back. */
  private asked = 0;
  private readonly acted: number[] = [];
  /** How many entries there are. */
  length = 0;

  /** How many entries there are that all may know of. */
  get moment(): number {
    return this.happened.length;
  }

  note({ entry, moment, at, kind, seat, key, by, number, linesFrom, lines, person, request, detail }: Entry): void {
    this.length = entry;
    if (request !== null) this.requests.set(request, { entry, moment, kind, key, person, detail });
    if (isPrivate(kind)) return;
    this.happened.push({ moment, at, kind, seat, by: by === 'order' ? 'person' : by, number });
    this.stayed.push(linesFrom);
    this.counted.push(linesFrom + lines.length);
    const rewritten = kind === 'start' || kind === 'take-back' || kind === 'upgraded';
    if (number !== this.number || rewritten) this.asked = moment;
    else if (seat !== null && (gives(kind) || goesBack(kind))) this.acted[seat] = moment;
    this.number = number;
  }

  /** The entry that a request made earlier. */
  madeBy(request: string): Pick<Entry, 'entry' | 'moment' | 'kind' | 'key' | 'person' | 'detail'> | null {
    return this.requests.get(request) ?? null;
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

  happenedSince(since: number): readonly TableEvent[] {
    return this.happened.slice(since);
  }
}
