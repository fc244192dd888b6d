/** A piece of a message before it is filled in: words, what is filled in, or a choice of what to say. */
type Element = string | Slot | Choice;

/** A message before it is filled in. */
export type Pattern = readonly Element[];

/** A value of this name; `number` writes it as the language writes numbers, `pound` does so for the number that a choice is about. */
interface Slot {
  readonly kind: 'value' | 'number' | 'pound';
  readonly name: string;
}

type ChoiceKind = 'select' | 'plural' | 'selectordinal';

/** Other words for each value of this name. */
interface Choice {
  readonly kind: ChoiceKind;
  readonly name: string;
  readonly options: ReadonlyMap<string, Pattern>;
}

const isChoice = (kind: string | undefined): kind is ChoiceKind => kind === 'select' || kind === 'plural' || kind === 'selectordinal';

/** Reads a message from its first letter to its last. */
class PatternReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  whole(): Pattern {
    const pattern = this.until('', null);
    if (this.at < this.text.length) this.fail('a brace that closes nothing');
    return pattern;
  }

  /** Everything up to a brace that closes, inside a choice about a number if one of this name is given. */
  private until(end: string, counted: string | null): Pattern {
    const elements: Element[] = [];
    let words = '';
    const add = (element: Slot | Choice): void => {
      if (words !== '') elements.push(words);
      words = '';
      elements.push(element);
    };
    for (let letter = this.text[this.at]; letter !== undefined && letter !== '}'; letter = this.text[this.at]) {
      if (letter === "'") words += this.quoted(counted !== null);
      else if (letter === '{') add(this.braces());
      else {
        this.at++;
        if (letter === '#' && counted !== null) add({ kind: 'pound', name: counted });
        else words += letter;
      }
    }
    if (words !== '') elements.push(words);
    this.take(end);
    return elements;
  }

  /** An apostrophe stands for itself, unless another one follows, or something that would mean more than itself without it. */
  private quoted(isCounted: boolean): string {
    const next = this.text[this.at + 1];
    this.at += next === "'" ? 2 : 1;
    if (next !== '{' && next !== '}' && !(isCounted && next === '#')) return "'";
    const found = /^((?:[^']|'')*)'?/.exec(this.text.slice(this.at)) as RegExpExecArray;
    this.at += found[0].length;
    return (found[1] as string).replaceAll("''", "'");
  }

  private braces(): Slot | Choice {
    this.take('{');
    const name = this.word();
    if (this.passes('}')) return { kind: 'value', name };
    this.take(',');
    const kind = this.word();
    if (kind === 'number' && this.passes('}')) return { kind, name };
    if (!isChoice(kind)) return this.fail(`a format "${kind}" that nobody knows`);
    this.take(',');
    return { kind, name, options: this.options(kind === 'select' ? null : name) };
  }

  private options(counted: string | null): ReadonlyMap<string, Pattern> {
    const options = new Map<string, Pattern>();
    while (!this.passes('}')) {
      const option = this.word();
      this.take('{');
      options.set(option, this.until('}', counted));
    }
    if (!options.has('other')) this.fail('a choice without "other"');
    return options;
  }

  /** A name, a format or an option, and the space around it. */
  private word(): string {
    const [all, word] = /^\s*([^\s{},#']+)\s*/.exec(this.text.slice(this.at)) ?? this.fail('no name');
    this.at += all.length;
    return word as string;
  }

  private passes(mark: string): boolean {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    if (this.text[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  private take(mark: string): void {
    if (mark !== '' && this.text[this.at] !== mark) this.fail(`no "${mark}"`);
    this.at += mark.length;
  }

  private fail(what: string): never {
    throw new Error(`${what} at ${this.at} of "${this.text}"`);
  }
}

/** Reads a message in the notation of ICU, as much of it as sentences here use: values, numbers and choices. */
export const patternOf = (text: string): Pattern => new PatternReader(text).whole();

/** The names of all that a message is filled with, in any of its branches. */
export function wantedBy(pattern: Pattern, found = new Set<string>()): ReadonlySet<string> {
  for (const element of pattern) {
    if (typeof element === 'string') continue;
    found.add(element.name);
    if ('options' in element) for (const option of element.options.values()) wantedBy(option, found);
  }
  return found;
}

/** Fills in messages in one language. */
export class PatternFiller {
  private readonly locale: string;
  private readonly rules = new Map<ChoiceKind, Intl.PluralRules>();
  private numbers: Intl.NumberFormat | null = null;

  constructor(locale: string) {
    this.locale = locale;
  }

  /** The pieces of a message that is filled in. Whatever is neither words nor a number stays what it is. */
  fill<T>(pattern: Pattern, values: Readonly<Record<string, T | string | number>>): (T | string)[] {
    return pattern.flatMap((element): (T | string)[] => {
      if (typeof element === 'string') return [element];
      const value = values[element.name];
      if (value === undefined) throw new Error(`a message wants "${element.name}", which it is not given`);
      if ('options' in element) return this.fill(this.chosen(element, value), values);
      if (element.kind === 'value') return [typeof value === 'number' ? String(value) : value];
      this.numbers ??= new Intl.NumberFormat(this.locale);
      return [this.numbers.format(Number(value))];
    });
  }

  private chosen({ kind, options }: Choice, value: unknown): Pattern {
    const option = options.get(kind === 'select' ? String(value) : `=${value}`) ?? options.get(this.category(kind, value));
    return option ?? (options.get('other') as Pattern);
  }

  private category(kind: ChoiceKind, value: unknown): string {
    if (kind === 'select') return 'other';
    const known = this.rules.get(kind) ?? new Intl.PluralRules(this.locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' });
    this.rules.set(kind, known);
    return known.select(Number(value));
  }
}
