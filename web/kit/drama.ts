import type { Label, LogLine, Message, Ref, Seat } from '@pantheon/kernel';
import type { Drawing } from './icon.tsx';

export type { LogLine } from '@pantheon/kernel';

/** Pieces of one kind on one side of the stage, and how many of them fall. */
export interface StageUnit {
  readonly thing: Ref;
  readonly of: Drawing;
  readonly count: number;
  readonly lost: number;
}

/** A die as it fell; a sure one is set and does not roll. */
export interface StageDie {
  readonly value: number;
  readonly sure?: boolean;
}

/** Where some of a side's strength comes from. */
export interface StageSource {
  readonly text: Label;
  readonly value?: number;
  readonly of?: Drawing;
}

/** A card that is laid on the stage face down and turned over; of one that nobody has seen only the back is known. */
export interface StageCard {
  readonly thing: Ref | null;
  readonly of: Drawing;
}

/** One of the two who meet on the stage. */
export interface StageSide {
  /** Null for whoever is no player. */
  readonly seat: Seat | null;
  readonly name: Label;
  readonly units: readonly StageUnit[];
  readonly dice: readonly StageDie[];
  readonly cards?: readonly StageCard[];
  readonly sources: readonly StageSource[];
  /** The strength in all; null before it is known. */
  readonly total: number | null;
  readonly won: boolean;
}

/** A thing that the stage shows by itself: what drowns, what is stolen, who falls asleep. */
export interface StageChip {
  readonly thing: Ref;
  readonly of?: Drawing;
  readonly count?: number;
}

/** What a deed is about, as a large card: with whose it is, and whether it fell asleep. */
export interface StageShown extends StageChip {
  readonly seat?: Seat | null;
  readonly asleep?: boolean;
}

/** Something that is decided by force, by chance or by a god, as the stage shows it. */
export interface StageScene {
  readonly title: Message;
  /** Which round of it is shown, where there are several. */
  readonly round?: number;
  /** Where it happens, and where it comes from. */
  readonly place: Ref | null;
  readonly from?: Ref;
  /** Whoever does it; null for nobody at the table. */
  readonly actor: Seat | null;
  /** Those to whom it is done. */
  readonly victims: readonly Seat[];
  readonly sides?: readonly [StageSide, StageSide];
  readonly chips?: readonly StageChip[];
  /** What it is about, where nobody fights; without it the chips, if they are few. */
  readonly shown?: readonly StageShown[];
  /** Where waters rise: which rise it is, from 1 to 3. */
  readonly rise?: number;
  /** What came of it: the first line is the verdict, the others say how. */
  readonly told: readonly LogLine[];
  /** What came of it for somebody to whom it was done, where the log says it otherwise: "You lost Minoa to Marco." */
  readonly loss?: Message;
  /** How bad that is for them, from 1 (a coin) to 9 (a land); for the order of what they are told. */
  readonly weight: number;
  readonly sound: 'horn' | 'water' | 'gong' | 'coin';
}

/** Lines of the log that belong together, and the position before them where it is known. */
export interface StageAct<View = object> {
  readonly lines: readonly LogLine[];
  readonly before: View | null;
}

/** The band under the title of the stage. */
export type Frieze = 'meander' | 'laurel' | 'stars' | 'arches' | 'waves';

/** How a game dresses the stage. */
export interface StageDress<View = object, Data = object> {
  readonly frieze: Frieze;
  /** What lies behind those who meet. */
  readonly ground: 'sea' | 'land' | 'night' | 'garden';
  /** The events of the log that put something on the stage. */
  readonly opens: readonly string[];
  /** Those of them that belong to what is undecided, where something is; and the events that decide it. */
  readonly within?: readonly string[];
  readonly decides?: readonly string[];
  /** Whether what is on the stage is still going on, after these lines. */
  goesOn?(view: View, lines: readonly LogLine[]): boolean;
  /** What lines show; null where there is nothing to show after all. */
  scene(act: StageAct<View>, data: Data): StageScene | null;
}

/** The things that a line names, by the names of its arguments. */
export function readLine(line: LogLine): {
  ref(name: string): Ref | null;
  refs(name: string): readonly Ref[];
  seat(name: string): Seat | null;
  number(name: string): number;
  counts(name: string): readonly (readonly [Ref, number])[];
} {
  const { args } = line as { readonly args: { readonly [name: string]: unknown } };
  const isRef = (value: unknown): value is Ref => typeof value === 'string' && value.includes(':');
  const ref = (name: string): Ref | null => (isRef(args[name]) ? args[name] : null);
  return {
    ref,
    refs: (name) => (Array.isArray(args[name]) ? args[name].filter(isRef) : []),
    seat: (name) => seatNamed(ref(name)),
    number: (name) => (typeof args[name] === 'number' ? args[name] : 0),
    counts: (name) => (typeof args[name] === 'object' && args[name] !== null ? (Object.entries(args[name]) as [Ref, number][]) : []),
  };
}

/** The seat that a reference names, or null. */
export const seatNamed = (thing: Ref | null): Seat | null => (thing?.startsWith('seat:') ? (Number(thing.slice(5)) as Seat) : null);

/** A reference that ends with a count, such as `units:troop.2`: the thing and how many. */
export function counted(thing: Ref): readonly [Ref, number] {
  const dot = thing.lastIndexOf('.');
  const count = Number(thing.slice(dot + 1));
  return dot < 0 || !Number.isInteger(count) ? [thing, 1] : [thing.slice(0, dot) as Ref, count];
}

/** The sentence that the log has for a line. */
export const sentenceOf = (line: LogLine): Message => ({ id: `log.${line.event}`, args: line.args });
