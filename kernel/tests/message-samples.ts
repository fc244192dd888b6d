import {
  type AnyGame,
  type Arg,
  type Args,
  deedOf,
  ending,
  type Label,
  Match,
  type MatchSetup,
  type Message,
  optionSets,
  type Question,
  QuickDice,
  type Ref,
  readOptions,
  type Shape,
  sampleAnswer,
} from '@pantheon/kernel';
import { seatCounts } from '@pantheon/kernel/testing';

/** What messages are filled with, as matches fill them: by message, and by the name of the argument. */
export interface MessageSamples {
  readonly byMessage: ReadonlyMap<string, readonly Args[]>;
  readonly byArgument: ReadonlyMap<string, readonly Arg[]>;
  /** Every reference that was named, by its kind. */
  readonly things: ReadonlyMap<string, ReadonlySet<Ref>>;
}

const MOST = 12;
const LOOKED_AT = 25;

const isRef = (arg: Arg): arg is Ref => typeof arg === 'string' && /^[a-zA-Z][a-zA-Z0-9]*:\S+$/.test(arg);

/** What an argument looks like to a sentence: two of the same look need not both be tried. */
export function lookOf(arg: Arg): string {
  if (typeof arg === 'number') return arg < 0 ? 'less' : arg < 2 ? String(arg) : 'many';
  if (typeof arg === 'boolean') return String(arg);
  if (typeof arg === 'string') return isRef(arg) ? arg.slice(0, arg.indexOf(':')) : arg;
  if (Array.isArray(arg)) return `[${arg.slice(0, 3).map(lookOf).join()}]`;
  return `{${Object.entries(arg)
    .slice(0, 3)
    .map(([thing, count]) => `${lookOf(thing)}=${lookOf(count)}`)
    .join()}}`;
}

class Collector implements MessageSamples {
  readonly byMessage = new Map<string, Args[]>();
  readonly byArgument = new Map<string, Arg[]>();
  readonly things = new Map<string, Set<Ref>>();
  private readonly seen = new Set<string>();

  label(label: Label | undefined): void {
    if (label === undefined) return;
    if (typeof label === 'string') this.thing(label);
    else this.message(label);
  }

  message({ id, args = {} }: Message): void {
    for (const [name, arg] of Object.entries(args)) this.argument(name, arg);
    const look = `${id} ${Object.entries(args)
      .map(([name, arg]) => `${name}=${lookOf(arg)}`)
      .join(' ')}`;
    const samples = this.byMessage.get(id) ?? [];
    this.byMessage.set(id, samples);
    if (this.seen.has(look) || samples.length >= MOST) return;
    this.seen.add(look);
    samples.push(args);
  }

  private argument(name: string, arg: Arg): void {
    for (const thing of refsIn(arg)) this.thing(thing);
    const look = `${name}=${lookOf(arg)}`;
    const samples = this.byArgument.get(name) ?? [];
    this.byArgument.set(name, samples);
    if (this.seen.has(look) || samples.length >= MOST) return;
    this.seen.add(look);
    samples.push(arg);
  }

  private thing(thing: Ref): void {
    const kind = thing.slice(0, thing.indexOf(':'));
    this.things.set(kind, (this.things.get(kind) ?? new Set()).add(thing));
  }
}

const refsIn = (arg: Arg): Ref[] => {
  if (isRef(arg)) return [arg];
  if (typeof arg !== 'object') return [];
  return Array.isArray(arg) ? arg.flatMap(refsIn) : Object.keys(arg).filter(isRef);
};

/** All that is said in random matches, one for every number of seats and every set of options. */
export function gatherSamples(game: AnyGame): MessageSamples {
  const collector = new Collector();
  for (const seats of seatCounts(game))
    for (const [place, options] of optionSets(game, 8).entries())
      if (!game.refuses?.(seats, readOptions(game, options)))
        gatherMatch(game, { seats, options, seed: `messages ${seats} ${place}` }, collector);
  return collector;
}

function gatherMatch(game: AnyGame, setup: MatchSetup, collector: Collector): void {
  const match = Match.start(game, setup);
  const dice = new QuickDice(setup.seed);
  for (let step = 0; !match.over; step++) {
    if (step % LOOKED_AT === 0) gatherQuestions(match, collector);
    for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
  }
  if (match.result !== null) collector.message(ending(match.result));
  for (const reader of [...match.seats, null])
    for (const { event, args } of match.logFor(reader)) collector.message({ id: `log.${event}`, args });
}

function gatherQuestions(match: Match<Shape>, collector: Collector): void {
  collector.message(match.seatView(null).stage.round);
  for (const { seat } of match.waiting) {
    const question = match.questionDto(seat);
    if (question === null) continue;
    collector.message(question.ask);
    for (const option of question.options) {
      const { text, preview } = option;
      collector.label(text);
      collector.message(deedOf(question.topic, option));
      for (const change of preview?.changes ?? []) collector.message(change);
      collector.label(preview?.alarm);
    }
    for (const { text, why } of question.blocked) {
      collector.label(text);
      collector.message(why.text);
    }
  }
}
