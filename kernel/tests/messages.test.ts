import type { GameModule } from '@pantheon/catalog';
import { type Arg, type Args, loadPack, type Ref, type Seat, seatOf, seatsOf, who } from '@pantheon/kernel';
import { type Catalogue, type LanguageCode, languages, MessageFormatter, type Translation, writtenFor } from '@pantheon/text';
import { afterAll, describe, expect, test } from 'vitest';
import { faultIn, type NameFaults, nameFaults } from './message-faults.ts';
import { gatherSamples, type MessageSamples } from './message-samples.ts';
import { games, seatName } from './subjects.ts';

/** A language in which a game can be told, with its translation where it is not one of those that everything is written in. */
interface Told {
  readonly language: LanguageCode;
  readonly translation?: Translation;
}

async function toldIn({ text }: Pick<GameModule, 'text'>): Promise<Told[]> {
  const loaded = Object.entries(text.translations ?? {}).map(async ([language, load]) => ({
    language,
    translation: (await load()).default,
  }));
  return [...languages.map((language) => ({ language })), ...(await Promise.all(loaded))];
}

const modules = await Promise.all(
  games.map(async ({ id, load }) => {
    const module = await load();
    return { id, module, told: await toldIn(module) };
  }),
);
const spoken = modules.filter(({ module }) => module.text.term !== undefined);

/** Messages that are words for others and no sentences, and those that no reader sees as such. */
const PATTERNS = /^(act|slot)\./;

const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(':'));
const isRef = (arg: Arg): arg is Ref => typeof arg === 'string' && /^[a-zA-Z][a-zA-Z0-9]*:\S+$/.test(arg);

/** The arguments with every reference in them replaced, one after the other, by all others of its kind. */
function* withOthers(args: Args, things: MessageSamples['things']): Generator<Args> {
  yield args;
  for (const [name, arg] of Object.entries(args)) {
    if (!isRef(arg) || kindOf(arg) === 'seat') continue;
    for (const thing of things.get(kindOf(arg)) ?? []) if (thing !== arg) yield { ...args, [name]: thing };
  }
}

/** Whoever may read a sentence in his own way: everybody whom it names, and a stranger. */
const readersOf = (args: Args): (Seat | null)[] => [
  null,
  ...new Set(Object.values(args).flatMap((arg) => (isRef(arg) && kindOf(arg) === 'seat' ? [seatOf(Number(arg.slice(5)))] : []))),
];

/**
 * What a message that no match used is filled with: what other messages have under the same names, else players where it asks for forms
 * of a name, else numbers.
 */
const likely = (message: string, { byArgument }: MessageSamples): Args[] =>
  [0, 1, 2].map((turn) =>
    Object.fromEntries(
      argumentsOf(message).map((name) => {
        const known = byArgument.get(name) ?? [];
        if (new RegExp(`\\{${name},\\s*(plural|number|selectordinal)`).test(message)) return [name, turn];
        const guess = message.includes(`{${name}_`) ? who(seatOf(turn % 2)) : 2;
        return [name, known[turn % Math.max(1, known.length)] ?? guess];
      }),
    ),
  );

/** The arguments that a message wants, without the forms of them. */
const argumentsOf = (message: string): string[] => [
  ...new Set([...message.matchAll(/\{(\w+?)(?:_\w+)?\s*[,}]/g)].map((match) => match[1] as string)),
];

function faultsOfNames({ text, rules }: Pick<GameModule, 'text' | 'rules'>, told: Told, things: MessageSamples['things']): NameFaults {
  const { data } = loadPack(rules);
  const termOf = (thing: Ref) => told.translation?.names?.[thing] ?? text.term?.(thing, writtenFor(told.language), data) ?? null;
  const terms = [...things.values()].flatMap((kind) => [...kind]).map(termOf);
  return nameFaults(
    told.language,
    terms.filter((term) => term !== null),
  );
}

/** Hundreds of thousands of sentences take their time on a busy machine. */
const LONG = 600_000;

/** A sentence that is made of a message, for one reader. */
interface Rendered {
  readonly id: string;
  readonly args: Args;
  readonly reader: Seat | null;
}

/** Every message with everything that it can be filled with, for everybody who reads it in a way of his own. */
function* renderings(catalogue: Catalogue, samples: MessageSamples): Generator<Rendered> {
  for (const [id, message] of Object.entries(catalogue)) {
    if (PATTERNS.test(id)) continue;
    for (const sample of samples.byMessage.get(id) ?? likely(message, samples))
      for (const args of withOthers(sample, samples.things)) for (const reader of readersOf(args)) yield { id, args, reader };
  }
}

/** How many sentences each game was told in, shown when all is done. */
const tally: string[] = [];
afterAll(() => void process.stdout.write(`${tally.join('\n')}\n`));

describe.each(spoken)('the sentences of $id', ({ module, told }) => {
  const { text, rules } = module;
  const samples = gatherSamples(rules);

  test.for(told)(
    'are right with every name, for everybody concerned and for strangers, in $language',
    { timeout: LONG },
    ({ language, translation }) => {
      const { data } = loadPack(rules);
      const setup = { text, data, language: writtenFor(language), translation, seatName };
      const formatters = new Map(
        [null, ...seatsOf(rules.players.max)].map((reader) => [reader, new MessageFormatter({ ...setup, reader })]),
      );
      const catalogue = translation?.sentences ?? text.catalogues[writtenFor(language)];
      const names = faultsOfNames(module, translation === undefined ? { language } : { language, translation }, samples.things);
      const faults = new Map<string, string>();
      let said = 0;
      for (const { id, args, reader } of renderings(catalogue, samples)) {
        said++;
        const sentence = formatters.get(reader)?.id(id, args) ?? '';
        const fault = faultIn(language, sentence, names);
        if (fault !== null) faults.set(`${id} ${fault}`, `${id}: ${fault}: ${sentence}`);
      }
      expect([...faults.values()].slice(0, 60)).toEqual([]);
      expect(said, 'every message is tried').toBeGreaterThan(Object.keys(catalogue).length);
      tally.push(`${rules.id}: ${said} sentences in ${language}, ${faults.size} faults`);
    },
  );
});
