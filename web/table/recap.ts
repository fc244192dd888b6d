import type { LogLine, Message, Ref, Seat } from '@pantheon/kernel';
import { type StageDress, sentenceOf } from '../kit/index.ts';
import { scenesIn } from './acts.ts';
import { actorOf, thingsIn } from './highlight-plan.ts';

/** Something that was done to the reader. */
export interface RecapItem {
  readonly text: Message;
  readonly notes: readonly Message[];
  /** Where, for a pin on the board. */
  readonly place: Ref | null;
  /** The answer with which it happened. */
  readonly at: number;
  readonly weight: number;
  /** How often the same happened there: it is told once. */
  readonly times: number;
}

/** What happened since the reader's last turn: what was done to them, the worst first, then what each of the others did. */
export interface RecapOfSeat {
  readonly mine: readonly RecapItem[];
  /** Smaller things that were done to the reader and are not told one by one. */
  readonly folded: number;
  readonly others: readonly { readonly seat: number; readonly line: LogLine }[];
  readonly moves: number;
}

const MOST = 5;
const NOTES = 2;
/** So much has to happen without touching the reader before they are told of it. */
const MUCH = 6;
/** How bad something is that names the reader and has no scene of its own. */
const SLIGHT = 2;

/** What there is to tell to a reader who comes back; null where it is not worth it. */
export function recapOf(lines: readonly LogLine[], eyes: Seat, dress: StageDress | undefined, data: object): RecapOfSeat | null {
  const moves = lines.filter((line) => line.level === 'action').length;
  const scenes = dress === undefined ? [] : scenesIn(lines, dress, data);
  const done = scenes.filter(({ victims }) => victims.includes(eyes));
  const staged = new Set(scenes.map(({ at }) => at));
  const toldThere = new Set(scenes.flatMap(({ told }) => told));
  const all: RecapItem[] = [
    ...done.map(({ loss, title, told, sides, place, at, weight }): RecapItem => {
      const sentences = told.map(sentenceOf);
      // Where the title is a sentence of the log it is the news itself.
      const verdict = sides === undefined || title.id.startsWith('log.') ? title : sentences[0];
      const text = loss ?? verdict ?? title;
      // Of a battle the first sentence says who won: whoever reads what they lost knows.
      const more = sentences.filter((one) => one !== text && (loss === undefined || one !== verdict));
      return { text, notes: more.slice(0, NOTES), place, at, weight, times: 1 };
    }),
    ...lines
      .filter((line) => line.level !== 'heading' && !staged.has(line.at) && !toldThere.has(line) && isAbout(line, eyes))
      .map((line): RecapItem => ({ text: sentenceOf(line), notes: [], place: placeIn(line), at: line.at, weight: SLIGHT, times: 1 })),
  ];
  const mine = toldOnce(all).sort((one, other) => other.weight - one.weight || one.at - other.at);
  if (mine.length === 0 && moves < MUCH) return null;
  return { mine: mine.slice(0, MOST), folded: Math.max(0, mine.length - MOST), others: othersIn(lines, eyes), moves };
}

/** What happened several times in the same place and came to the same is one piece of news. */
function toldOnce(items: readonly RecapItem[]): RecapItem[] {
  const once = new Map<string, RecapItem>();
  for (const item of items) {
    const same = JSON.stringify([item.text, item.notes, item.place]);
    once.set(same, { ...item, ...once.get(same), times: (once.get(same)?.times ?? 0) + 1 });
  }
  return [...once.values()];
}

/** Whether somebody else did it and it names the reader. */
const isAbout = (line: LogLine, eyes: Seat): boolean => {
  const actor = actorOf(line);
  return actor !== null && actor !== eyes && thingsIn(line).includes(`seat:${eyes}`);
};

const placeIn = (line: LogLine): Ref | null => thingsIn(line).find((thing) => !thing.startsWith('seat:')) ?? null;

/** The last thing that each of the others did. */
function othersIn(lines: readonly LogLine[], eyes: Seat): RecapOfSeat['others'] {
  const last = new Map<number, LogLine>();
  for (const line of lines) {
    const actor = actorOf(line);
    if (line.level === 'action' && actor !== null && actor !== eyes) last.set(actor, line);
  }
  return [...last].map(([seat, line]) => ({ seat, line }));
}
