import type { LogLine, QuestionDto, Ref } from '@pantheon/kernel';
import type { Highlight, HighlightPlan, MessageFormatter } from '../kit/index.ts';
import { type Draft, openOptions } from './draft.ts';

const isThing = (value: unknown): value is Ref => typeof value === 'string' && /^[a-zA-Z][a-zA-Z0-9]*:\S+$/.test(value);

/** The things that a line of the log speaks of. */
export function thingsIn(line: LogLine): Ref[] {
  const found: Ref[] = [];
  const look = (value: unknown): void => {
    if (isThing(value)) found.push(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) Object.keys(value).forEach(look);
  };
  Object.values(line.args).forEach(look);
  return found;
}

/** The line of a step that says what was done. */
export const deedIn = (lines: readonly LogLine[]): LogLine | undefined => lines.find((one) => one.level === 'action') ?? lines[0];

/** The seat that a line of the log speaks of first: whoever did it. */
export function actorOf(line: LogLine): number | null {
  const seat = Object.values(line.args).find((arg): arg is string => typeof arg === 'string' && arg.startsWith('seat:'));
  return seat === undefined ? null : Number(seat.slice(5));
}

interface Lit {
  readonly question: QuestionDto | null;
  readonly draft: Draft;
  /** Keys of a pick or an allocation that may still be added. */
  readonly open: readonly string[];
  readonly scene: readonly LogLine[];
  readonly speak: MessageFormatter;
}

/** What shines: white where an answer can be given, gold where it has been chosen, with what a reader of the screen hears. */
export function highlightPlan({ question, draft, open, scene, speak }: Lit): HighlightPlan {
  const highlights = new Map<Ref, Highlight>();
  const labels = new Map<Ref, string>();
  for (const line of scene) light(highlights, thingsIn(line), 'fresh');
  if (question === null) return { highlights, labels };
  for (const blocked of question.blocked) {
    light(highlights, blocked.focus, 'blocked');
    for (const thing of blocked.focus) labels.set(thing, `${speak.plain(blocked.text)}: ${speak.why(blocked.why)}`);
  }
  light(highlights, filledThings(question), 'chosen');
  const listed = question.kind === 'choose' ? openOptions(question, draft) : question.options;
  const said = new Set<Ref>();
  for (const option of listed) {
    const shine = lightOf(question, draft, open, option.key);
    if (shine === null) continue;
    light(highlights, option.focus, shine);
    for (const thing of option.focus) {
      labels.set(thing, said.has(thing) ? nameOr(speak, thing, labels.get(thing) ?? '') : speak.plain(option.text));
      said.add(thing);
    }
  }
  light(highlights, draft.narrowed, 'chosen');
  light(highlights, listed.find((option) => option.key === draft.chosen)?.focus ?? [], 'chosen');
  return { highlights, labels };
}

function light(highlights: Map<Ref, Highlight>, things: readonly Ref[], how: Highlight): void {
  for (const thing of things) highlights.set(thing, how);
}

/** What earlier answers of the same sentence named. */
const filledThings = (question: QuestionDto): Ref[] =>
  (question.sentence?.filled ?? []).flatMap((slot) => slot.answer.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])));

function lightOf(question: QuestionDto, draft: Draft, open: readonly string[], key: string): Highlight | null {
  if (question.kind === 'choose') return 'offered';
  if (question.kind === 'allocate') return open.includes(key) ? 'offered' : (draft.counts[key] ?? 0) > 0 ? 'chosen' : null;
  if (question.kind === 'arrange') return null;
  if (draft.picked.includes(key)) return 'chosen';
  return open.includes(key) ? 'offered' : null;
}

/** The name of a thing, or other words where it has none. */
export function nameOr(speak: MessageFormatter, thing: Ref, other: string): string {
  try {
    return speak.name(thing);
  } catch {
    return other;
  }
}
