import type { AnswerText, Arg, Args, Label, Message, Ref, Seat, Shape, TopicName, Why } from '@pantheon/kernel';
import type { Language, LanguageCode, Written } from './language.ts';
import { type Pattern, PatternFiller, patternOf, wantedBy } from './pattern.ts';
import type { Forms, Grammar, Term } from './term.ts';
import { tongueOf } from './tongues.ts';
import type { Translation, Translations } from './translation.ts';

/** ICU messages by id. Where a line that an earlier version kept lacks what `log.x` wants today, `log.x.earlier` tells it. */
export type Catalogue = { readonly [id: string]: string };
export type Catalogues = { readonly [L in Language]: Catalogue };

/** The sentences that every topic of a game needs: the question, and what somebody who is asked it is doing. */
export type TopicTexts<T extends Shape> = { readonly [K in TopicName<T> as `ask.${K}` | `topic.${K}`]: string };

/** How a game speaks: its sentences, and the names of its things. */
export interface GameText {
  readonly catalogues: Catalogues;
  /** Other languages, each a JSON file of its own. */
  readonly translations?: Translations;
  /** The name of a thing, or null if the game does not know it. Seats are named by the table. */
  name?(thing: Ref, language: Language, data: object): string | null;
  /** The name with its grammar; without it a thing has a name and nothing else. */
  term?(thing: Ref, language: Language, data: object): Term | null;
  /** The position in words, for the terminal and for screen readers: nested lists made from a view. */
  outline(view: object, formatter: MessageFormatter, seat: Seat | null, data: object): Outline;
}

/** Nested lists of sentences. */
export interface Outline {
  readonly title: string;
  readonly items: readonly (string | Outline)[];
}

/** A piece of a sentence: plain words, or a thing that a client may show with its card. */
export type SentencePart = string | { readonly ref: Ref; readonly name: string };

type Value = string | number | SentencePart | readonly SentencePart[];

const isRef = (value: string): value is Ref => /^[a-zA-Z][a-zA-Z0-9]*:[^\s]+$/.test(value);

/** A message, ready to be filled in, and the names of what it wants to be filled with. */
interface ParsedMessage {
  readonly pattern: Pattern;
  readonly wants: ReadonlySet<string>;
}

/**
 * Turns messages into sentences of one language. One for each reader, since sentences about the reader say "you".
 * Beside `{x}` a message may ask for a form of what `x` names: `{x_from}`, `{x_The}`, `{x_gender, select, …}`; of a list, for the form of each.
 */
export class MessageFormatter {
  /** The language that things are written in for the reader; a translation falls back on it. */
  readonly language: Language;
  /** The language that the reader reads, for numbers, dates and lists. */
  readonly locale: LanguageCode;
  /** Where a sentence is looked for, one after the other. Texts may come while somebody speaks. */
  private readonly catalogues: readonly Catalogue[];
  private readonly ownWords: Translation['printed'];
  private readonly messages = new Map<string, ParsedMessage>();
  private readonly grammar: Grammar;
  private readonly filler: PatternFiller;
  private readonly termOf: (thing: Ref) => Term;
  private readonly reader: Seat | null;

  constructor(setup: {
    readonly text: Pick<GameText, 'catalogues' | 'name' | 'term'>;
    readonly data: object;
    readonly language: Language;
    /** A translation into the language that the reader reads, in place of `language`. */
    readonly translation?: Translation | undefined;
    readonly seatName: (seat: number) => string;
    readonly reader?: Seat | null;
  }) {
    const { text, data, language, translation } = setup;
    this.language = language;
    this.locale = translation?.language ?? language;
    const tongue = tongueOf(this.locale);
    this.grammar = tongue.grammar;
    this.filler = new PatternFiller(this.locale);
    this.ownWords = translation?.printed;
    this.catalogues = [translation?.sentences ?? {}, text.catalogues[language], tongue.common];
    this.reader = setup.reader ?? null;
    this.termOf = (thing) => {
      const seat = seatIn(thing);
      if (seat !== null) return { name: setup.seatName(seat) };
      const written = text.term?.(thing, language, data) ?? { name: text.name?.(thing, language, data) ?? unnamed(thing) };
      if (translation === undefined) return written;
      // The grammar of an English name is of no use in another language.
      return (written.renamed === undefined ? translation.names?.[thing] : undefined) ?? { name: written.name };
    };
  }

  /** A text that stands in data or code in every written language; nothing if there is none. */
  printed(text: Written | undefined): string {
    return text === undefined ? '' : (this.ownWords?.[text.en] ?? text[this.language]);
  }

  /** A message before it is filled in, if there is one. */
  pattern(id: string): string | undefined {
    for (const catalogue of this.catalogues) if (catalogue[id] !== undefined) return catalogue[id];
    return undefined;
  }

  /** Whether the catalogue has a message. */
  has(id: string): boolean {
    return this.pattern(id) !== undefined;
  }

  /** A message as parts. */
  say(message: Message): SentencePart[] {
    const args = message.args ?? {};
    const { pattern, wants } = this.fitting(message.id, args);
    return merge(this.filler.fill<Value>(pattern, this.values(args, wants)).flatMap(asParts));
  }

  /** A message by id. */
  id(id: string, args?: Args): string {
    return this.plain(args === undefined ? { id } : { id, args });
  }

  /** The name of a thing, or a message, as parts. */
  label(label: Label): SentencePart[] {
    return typeof label === 'string' ? [{ ref: label, name: this.name(label) }] : this.say(label);
  }

  /** The same as plain text. */
  plain(label: Label): string {
    return plainText(this.label(label));
  }

  /** The name of a thing as it stands on a label: its short one, or with a capital. Players write their own names. */
  name(thing: Ref): string {
    const { short, name } = this.termOf(thing);
    return short ?? (seatIn(thing) === null ? capitalised(name) : name);
  }

  /** An answer in words. Where some things are counted, single ones beside them are counted too. */
  answer(answer: AnswerText): SentencePart[] {
    if (answer.length === 0) return [this.id('nothing')];
    const counts = answer.some(({ count }) => count > 1);
    const bare = ({ text, count }: AnswerText[number]): boolean => count === 1 && !(counts && typeof text === 'string');
    return this.join(answer.map((part) => (bare(part) ? this.label(part.text) : this.several(part.text, part.count))));
  }

  /** Why something is not possible, with the number of the rule. */
  why(why: Why): string {
    return `${this.plain(why.text)} (${why.rule})`;
  }

  private fitting(id: string, args: Args): ParsedMessage {
    const today = this.parsed(id);
    const earlier = `${id}.earlier`;
    return this.has(earlier) && [...today.wants].some((want) => !isGiven(args, want)) ? this.parsed(earlier) : today;
  }

  private parsed(id: string): ParsedMessage {
    const known = this.messages.get(id);
    if (known !== undefined) return known;
    const text = this.pattern(id);
    if (text === undefined) throw new Error(`no ${this.locale} text for "${id}"`);
    const pattern = patternOf(text);
    const fresh = { pattern, wants: wantedBy(pattern) };
    this.messages.set(id, fresh);
    return fresh;
  }

  private values(args: Args, wants: ReadonlySet<string>): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const want of wants) {
      const arg = args[want];
      if (arg !== undefined) {
        values[want] = this.value(arg);
        continue;
      }
      const mark = want.lastIndexOf('_');
      const whole = mark < 0 ? undefined : args[want.slice(0, mark)];
      const form = whole === undefined ? null : this.formOf(whole, want.slice(mark + 1));
      if (form !== null) values[want] = form;
    }
    return values;
  }

  private value(arg: Arg): Value {
    if (typeof arg === 'number') return arg;
    if (typeof arg === 'boolean') return arg ? 'yes' : 'no';
    if (typeof arg === 'string') return isRef(arg) ? this.thing(arg) : arg;
    if (isList(arg)) return arg.length === 0 ? this.id('nothing') : this.join(arg.map((item) => asParts(this.value(item))));
    const counted = Object.entries(arg).filter(([, count]) => count !== 0);
    if (counted.length === 0) return this.id('nothing');
    return this.join(counted.map(([thing, count]) => (isRef(thing) ? this.several(thing, count) : [`${count} ${thing}`])));
  }

  /** A form of what an argument names, or null if it has none of this name. */
  private formOf(arg: Arg, form: string): Value | null {
    if (typeof arg === 'string') return isRef(arg) ? this.formOfThing(arg, form) : null;
    if (typeof arg !== 'object') return null;
    const items = isList(arg) ? arg : Object.values(arg).filter((count) => count !== 0);
    if (form === 'is') return items.length === 0 ? 'nothing' : 'some';
    if (form === 'count') return isList(arg) ? arg.length : Object.values(arg).reduce((sum, count) => sum + count, 0);
    if (!isList(arg)) return null;
    if (arg.length === 0) return this.id('nothing');
    const parts = arg.map((item) => this.formOf(item, form));
    return parts.includes(null) ? null : this.join(parts.map((part) => asParts(part as Value)));
  }

  private formOfThing(thing: Ref, form: string): Value | null {
    const seat = seatIn(thing);
    if (form === 'is') return seat !== null && seat === this.reader ? 'you' : 'other';
    const { grammar } = this;
    const term = this.termOf(thing);
    const own = term[form];
    if (isGrammatical(form)) {
      if (seat !== null && seat === this.reader) return inForm(grammar.reader, form);
      return linked(thing, term.name, inForm(seat === null ? grammar.forms(term) : grammar.person(term.name), form));
    }
    if (form === 'gender' || form === 'number') return own ?? '';
    const words = own ?? (NAME_INSTEAD.has(form) ? term.name : undefined);
    return words === undefined ? null : linked(thing, term.name, words);
  }

  private several(what: Label, count: number): readonly SentencePart[] {
    if (typeof what !== 'string') return [`${count} `, ...this.label(what)];
    if (seatIn(what) !== null) return [this.thing(what), `${this.grammar.colon}${count}`];
    const term = this.termOf(what);
    return linked(what, term.name, this.grammar.several(term, count));
  }

  private thing(thing: Ref): SentencePart {
    return { ref: thing, name: this.termOf(thing).name };
  }

  /** A list as a language writes it: commas, and a word before the last. */
  private join(items: readonly (readonly SentencePart[])[]): SentencePart[] {
    return items.flatMap((item, index): readonly SentencePart[] => {
      if (index === 0) return item;
      return [index < items.length - 1 ? ', ' : this.grammar.and(plainText(item)), ...item];
    });
  }
}

/** The seat that a reference names, or null. */
const seatIn = (thing: Ref): number | null => (thing.startsWith('seat:') ? Number(thing.slice('seat:'.length)) : null);

const FORMS: ReadonlySet<string> = new Set<keyof Forms>(['the', 'a', 'of', 'from', 'to', 'in', 'on', 'whose']);

/** Where a term has no such form, as one from a pack that renames things, its name stands instead. */
const NAME_INSTEAD: ReadonlySet<string> = new Set(['short', 'full', 'plural']);

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const small = (form: string): keyof Forms => (form.charAt(0).toLowerCase() + form.slice(1)) as keyof Forms;

/** Whether it is a form that every name has; written with a capital it begins a sentence. */
const isGrammatical = (form: string): boolean => FORMS.has(small(form));

function inForm(forms: Forms & { readonly The?: string }, form: string): string {
  const words = forms[small(form)];
  if (form === small(form)) return words;
  return form === 'The' && forms.The !== undefined ? forms.The : capitalised(words);
}

/** Words that end in the name of a thing, with the name as a part of its own; other words stand for the thing as a whole. */
function linked(thing: Ref, name: string, words: string): SentencePart[] {
  if (!words.endsWith(name)) return [{ ref: thing, name: words }];
  const before = words.slice(0, words.length - name.length);
  return before === '' ? [{ ref: thing, name }] : [before, { ref: thing, name }];
}

/** Parts as plain text. */
export const plainText = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg);

const asParts = (value: Value): readonly SentencePart[] => {
  if (typeof value === 'number') return [String(value)];
  return isParts(value) ? value : [value as SentencePart];
};

const isParts = (value: Value): value is readonly SentencePart[] => Array.isArray(value);

/** Whether there is what a message wants: an argument, or one whose form it asks for. */
const isGiven = (args: Args, want: string): boolean =>
  args[want] !== undefined || (want.includes('_') && args[want.slice(0, want.lastIndexOf('_'))] !== undefined);

const unnamed = (thing: Ref): never => {
  throw new Error(`no name for "${thing}"`);
};

function merge(parts: readonly SentencePart[]): SentencePart[] {
  const merged: SentencePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part !== 'object' && typeof last === 'string') merged[merged.length - 1] = last + String(part);
    else merged.push(typeof part === 'object' ? part : String(part));
  }
  return merged;
}
