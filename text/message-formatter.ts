import type { AnswerText, Arg, Args, Label, Message, Ref, Seat, Shape, TopicName, Why } from '@pantheon/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { before, forms, you } from './article.ts';
import { common } from './common.ts';
import type { Language } from './language.ts';

/** ICU messages by id. */
export type Catalogue = { readonly [id: string]: string };
export type Catalogues = { readonly [L in Language]: Catalogue };

/** The sentences that every topic of a game needs: the question, and what somebody who is asked it is doing. */
export type TopicTexts<T extends Shape> = { readonly [K in TopicName<T> as `ask.${K}` | `topic.${K}`]: string };

/** How a game speaks: its sentences, and the names of its things. */
export interface GameText {
  readonly catalogues: Catalogues;
  /** The name of a thing, or null if the game does not know it. Seats are named by the table. */
  name(thing: Ref, language: Language, data: object): string | null;
  /** The article of a thing where sentences want one, such as `the` or `l’`; none otherwise. `{x_the}`, `{x_of}` … then carry it. */
  article?(thing: Ref, language: Language): string | null;
  /** Several of a thing with their number ("2 fleets"), where a number before its name would read badly; null otherwise. */
  counted?(thing: Ref, count: number, language: Language): string | null;
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

/** Turns messages into sentences of one language. One for each reader, since sentences about the reader say "you". */
export class MessageFormatter {
  readonly language: Language;
  private readonly catalogue: Catalogue;
  private readonly formats = new Map<string, IntlMessageFormat>();
  private readonly nameOf: (thing: Ref) => string;
  private readonly articleOf: (thing: Ref) => string;
  private readonly countedOf: (thing: Ref, count: number) => string | null;
  private readonly reader: Seat | null;
  private readonly list: Intl.ListFormat;

  constructor(setup: {
    readonly text: Pick<GameText, 'catalogues' | 'name' | 'article' | 'counted'>;
    readonly data: object;
    readonly language: Language;
    readonly seatName: (seat: number) => string;
    readonly reader?: Seat | null;
  }) {
    this.language = setup.language;
    this.catalogue = { ...common[setup.language], ...setup.text.catalogues[setup.language] };
    this.reader = setup.reader ?? null;
    this.articleOf = (thing) => setup.text.article?.(thing, setup.language) ?? '';
    this.countedOf = (thing, count) => setup.text.counted?.(thing, count, setup.language) ?? null;
    this.list = new Intl.ListFormat(setup.language, { type: 'conjunction' });
    this.nameOf = (thing) =>
      thing.startsWith('seat:')
        ? setup.seatName(Number(thing.slice(5)))
        : (setup.text.name(thing, setup.language, setup.data) ?? unnamed(thing));
  }

  /** Whether the catalogue has a message. */
  has(id: string): boolean {
    return this.catalogue[id] !== undefined;
  }

  /** A message as parts. */
  say(message: Message): SentencePart[] {
    const format = this.formatOf(message.id);
    const result = format.format<SentencePart | readonly SentencePart[]>(this.values(message.args ?? {}));
    return merge((Array.isArray(result) ? result : [result]).flat() as SentencePart[]);
  }

  /** A message by id. */
  id(id: string, args?: Args): string {
    return this.plain(args === undefined ? { id } : { id, args });
  }

  /** The name of a thing, or a message, as parts. */
  label(label: Label): SentencePart[] {
    return typeof label === 'string' ? [this.thing(label)] : this.say(label);
  }

  /** The same as plain text. */
  plain(label: Label): string {
    return plainText(this.label(label));
  }

  /** The name of a thing. */
  name(thing: Ref): string {
    return this.nameOf(thing);
  }

  /** An answer in words. */
  answer(answer: AnswerText): SentencePart[] {
    if (answer.length === 0) return [this.id('nothing')];
    return this.join(answer.map(({ text, count }) => (count === 1 ? this.label(text) : this.several(text, count))));
  }

  /** Why something is not possible, with the number of the rule. */
  why(why: Why): string {
    return `${this.plain(why.text)} (${why.rule})`;
  }

  private formatOf(id: string): IntlMessageFormat {
    const known = this.formats.get(id);
    if (known !== undefined) return known;
    const text = this.catalogue[id];
    if (text === undefined) throw new Error(`no ${this.language} text for "${id}"`);
    const fresh = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true });
    this.formats.set(id, fresh);
    return fresh;
  }

  private values(args: Args): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, arg] of Object.entries(args)) {
      values[name] = this.value(arg);
      if (typeof arg !== 'string' || !isRef(arg)) continue;
      const mine = arg === `seat:${this.reader}`;
      values[`${name}_is`] = mine ? 'you' : 'other';
      const words = mine ? you(this.language) : before(this.articleOf(arg), this.language);
      for (const form of forms) values[`${name}_${form}`] = mine ? words[form] : [words[form], this.thing(arg)];
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

  private several(what: Label, count: number): readonly SentencePart[] {
    const name = typeof what === 'string' ? this.countedOf(what, count) : null;
    return name === null ? [`${count} `, ...this.label(what)] : [{ ref: what as Ref, name }];
  }

  private thing(thing: Ref): SentencePart {
    return { ref: thing, name: this.nameOf(thing) };
  }

  private join(items: readonly (readonly SentencePart[])[]): SentencePart[] {
    const marks = items.map((_, index) => `\u0001${index}\u0001`);
    return this.list.formatToParts(marks).flatMap((part): readonly SentencePart[] => {
      return part.type === 'element' ? (items[Number(part.value.slice(1, -1))] as readonly SentencePart[]) : [part.value];
    });
  }
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
