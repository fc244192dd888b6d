import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Options } from '@pantheon/kernel';
import { type Language, languages } from '@pantheon/text';
import { CliFailure } from './failure.ts';

/** One flag of a command, as help shows it. */
export interface CliFlag {
  readonly type: 'string' | 'boolean';
  /** What stands for the value in help. */
  readonly value?: string;
  readonly about: string;
  readonly multiple?: true;
}

/** A command of the program. */
export interface CliCommand {
  readonly name: string;
  /** What follows the name, as help shows it. */
  readonly usage: string;
  readonly about: string;
  /** How many words follow the name. */
  readonly words: { readonly min: number; readonly max: number };
  readonly flags: { readonly [name: string]: CliFlag };
  readonly examples: readonly string[];
  run(given: CliArguments): Promise<void> | void;
}

/** What was typed after the name of a command. */
export class CliArguments {
  readonly words: readonly string[];
  private readonly values: { readonly [flag: string]: string | boolean | (string | boolean)[] | undefined };

  constructor(words: readonly string[], values: CliArguments['values']) {
    this.words = words;
    this.values = values;
  }

  word(at: number): string {
    return this.words[at] ?? '';
  }

  has(flag: string): boolean {
    return this.values[flag] !== undefined;
  }

  is(flag: string): boolean {
    return this.values[flag] === true;
  }

  text(flag: string, usual: string): string {
    const value = this.values[flag];
    return typeof value === 'string' ? value : usual;
  }

  list(flag: string): string[] {
    const value = this.values[flag];
    return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  }

  /** A whole number of at least `least`. */
  number(flag: string, usual: number, least = 0): number {
    const value = this.values[flag];
    if (typeof value !== 'string') return usual;
    if (!/^\d{1,12}$/.test(value) || Number(value) < least)
      throw new CliFailure(`--${flag} takes a whole number of at least ${least}, not "${value}"`);
    return Number(value);
  }

  /** A number, with a point if need be. */
  decimal(flag: string, usual: number): number {
    const value = this.values[flag];
    if (typeof value !== 'string') return usual;
    const number = Number(value);
    if (value.trim() === '' || !Number.isFinite(number)) throw new CliFailure(`--${flag} takes a number, not "${value}"`);
    return number;
  }

  get language(): Language {
    const usual: Language = (process.env.LC_ALL ?? process.env.LANG ?? '').startsWith('it') ? 'it' : 'en';
    const wanted = this.text('lang', usual);
    const found = languages.find((language) => language === wanted);
    if (found === undefined) throw new CliFailure(`--lang takes ${languages.join(' or ')}, not "${wanted}"`);
    return found;
  }

  /** What `--set option=value` says, given any number of times. */
  get options(): Options {
    return Object.fromEntries(
      this.list('set').map((pair) => {
        const at = pair.indexOf('=');
        if (at < 1) throw new CliFailure(`--set takes option=value, not "${pair}"`);
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
    );
  }
}

/** The flags that several commands share. */
export const flags = {
  json: { type: 'boolean', about: 'print one JSON object instead of words' },
  lang: { type: 'string', value: 'en|it', about: 'the language of names and sentences' },
  seed: { type: 'string', value: 'S', about: 'the seed of the dice; the same seed gives the same game' },
  set: { type: 'string', value: 'option=value', about: 'play with another value of an option (may be repeated)', multiple: true },
  players: { type: 'string', value: 'N', about: 'how many seats' },
  out: { type: 'string', value: 'FILE', about: 'where to write; - is the terminal' },
  bots: { type: 'string', value: 'A,B,…', about: 'a bot for each seat, repeated in turn' },
  everyCount: { type: 'string', value: 'N', about: 'how many seats (all counts in turn)' },
  selfPlayTries: { type: 'string', value: 'N', about: 'how long the bots think in self-play (60)' },
  workers: { type: 'string', value: 'N', about: 'threads to play on' },
} as const satisfies { readonly [name: string]: CliFlag };

/** Reads what was typed after the name of a command. */
export function parse(command: CliCommand, args: readonly string[]): CliArguments | 'help' {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, flag] of Object.entries(command.flags)) {
    options[name] = flag.multiple ? { type: flag.type, multiple: true } : { type: flag.type };
  }
  const { values, positionals } = parsed(command, args, options);
  if (values.help === true) return 'help';
  const { min, max } = command.words;
  if (positionals.length < min || positionals.length > max)
    throw new CliFailure(`usage: pantheon ${command.name} ${command.usage} (see pantheon ${command.name} --help)`);
  return new CliArguments(positionals, values);
}

function parsed(command: CliCommand, args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split(/[.\n]/)[0] ?? '') : String(cause);
    throw new CliFailure(`${reason.charAt(0).toLowerCase()}${reason.slice(1)} (see pantheon ${command.name} --help)`, { cause });
  }
}

/** Help for one command. */
export function helpOf(command: CliCommand): string {
  const rows = Object.entries({ ...command.flags, help: { type: 'boolean', about: 'this page' } satisfies CliFlag as CliFlag }).map(
    ([name, flag]) => [`--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`, flag.about] as const,
  );
  return [
    `pantheon ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.about,
    '',
    'Flags:',
    ...columns(rows),
    ...(command.examples.length === 0 ? [] : ['', 'Examples:', ...command.examples.map((line) => `  pantheon ${line}`)]),
  ].join('\n');
}

/** Two columns, the first as wide as it must be. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}
