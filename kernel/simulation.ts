import type { Ask, Rule } from './ask.ts';
import { type Dice, shuffle } from './dice.ts';
import { ruleFault } from './errors.ts';
import { copyOfState, type Game } from './game.ts';
import type { GameContext, Shape } from './game-context.ts';
import { canonical } from './json.ts';
import type { Args } from './message.ts';
import { type Answer, isLegal, keyOf, type Question } from './question.ts';
import { questionDto } from './question-dto.ts';
import type { Seat } from './seat.ts';
import { seatsOf } from './seat.ts';

/** A point between two phases: all that is needed to go on from there. */
export interface Saved<T extends Shape> {
  readonly s: T['state'];
  readonly phase: string;
}

/** What a play is made of besides its state. */
export interface Setting<T extends Shape> {
  readonly game: Game<T>;
  readonly data: T['data'];
  readonly options: T['options'];
  readonly seats: readonly Seat[];
}

/** A checkpoint as it might have been for all that a seat knows, and the way from there to the question that it is asked now. */
export interface ImaginedTrail {
  readonly phase: string;
  readonly state: object;
  /** The seat's own answers since, as keys. */
  readonly answers: readonly string[];
  /** What chance brought since. */
  readonly chance: readonly number[];
}

/** Comes again to a point in mid-phase. */
type Again<T extends Shape> = (saving: boolean) => Simulation<T>;

/** The way to a point in mid-phase: a checkpoint or another such point, and what happened since. */
interface Trail<T extends Shape> {
  readonly saved: Saved<T> | null;
  readonly again: Again<T> | null;
  readonly since: readonly (readonly Answer[])[];
  readonly outcomes: readonly number[];
}

const SILENT_PHASES = 1000;
const TRAIL_TRIES = 64;

/**
 * A game being played, and nothing else: no history, no log, no undo. Bots and simulations run on it; `Match` adds the rest.
 * A play that saves its checkpoints can be forked.
 */
export class Simulation<T extends Shape> implements GameContext<T> {
  readonly game: Game<T>;
  readonly data: T['data'];
  readonly options: T['options'];
  readonly seats: readonly Seat[];
  readonly keepsLog: boolean = false;
  s: T['state'];
  /** The questions that are open now; none when the game is over. */
  open: Ask = [];
  /** The phase that asks. */
  phase = '';
  protected dice: Dice;
  protected readonly saving: boolean;
  protected saved: Saved<T> | null = null;
  private since: (readonly Answer[])[] = [];
  protected outcomes: number[] = [];
  private feed: readonly number[] = [];
  private fed = 0;
  private rule: Rule<string | null> | null = null;
  private answered = 0;
  /** Comes again to where this play was imagined in mid-phase: what lies before that point is not its thinker's to know. */
  private again: Again<T> | null = null;

  constructor(setting: Setting<T>, s: T['state'], dice: Dice, saving: boolean) {
    this.game = setting.game;
    this.data = setting.data;
    this.options = setting.options;
    this.seats = setting.seats;
    this.s = s;
    this.dice = dice;
    this.saving = saving;
  }

  /** A new game on quick dice, for simulations. */
  static begin<T extends Shape>(
    setting: Omit<Setting<T>, 'seats'> & { readonly seats: number },
    dice: Dice,
    saving = false,
  ): Simulation<T> {
    const seats = seatsOf(setting.seats);
    const play = new Simulation<T>({ ...setting, seats }, {}, dice, saving);
    play.s = setting.game.setup(play);
    play.run(setting.game.first);
    return play;
  }

  get over(): boolean {
    return this.rule === null;
  }

  /** Whether the play stands at a checkpoint: no action is half done. */
  get settled(): boolean {
    return this.answered === 0;
  }

  below(sides: number): number {
    if (sides <= 1) return 0;
    if (this.fed < this.feed.length) return this.feed[this.fed++] as number;
    const outcome = this.dice.below(sides);
    if (this.saving) this.outcomes.push(outcome);
    return outcome;
  }

  roll<F>(faces: readonly F[]): F {
    if (faces.length === 0) throw ruleFault('there is nothing to roll');
    return faces[this.below(faces.length)] as F;
  }

  shuffle<I>(list: I[]): I[] {
    return shuffle(this, list);
  }

  draw<I>(pool: I[]): I {
    if (pool.length === 0) throw ruleFault('nothing is left to draw');
    this.reveal();
    return pool.splice(this.below(pool.length), 1)[0] as I;
  }

  heading(_event: string, _args: Args): void {
    // A play keeps no log.
  }
  emit(_event: string, _args: Args): void {
    // A play keeps no log.
  }
  emitEffect(_event: string, _args: Args): void {
    // A play keeps no log.
  }
  emitPrivate(_seat: Seat, _event: [string, Args], _others: [string, Args]): void {
    // A play keeps no log.
  }
  reveal(): void {
    // A play cannot be undone.
  }

  /** Gives the answers to all open questions. Nothing is checked: they come from the questions themselves. */
  play(answers: readonly Answer[]): void {
    if (this.rule === null) throw ruleFault('the game is over');
    this.answered++;
    if (this.saving) this.since.push(answers);
    const step = this.rule.next(answers);
    if (!step.done) this.ask(step.value);
    else if (step.value === null) this.finish();
    else this.run(step.value);
  }

  /** Goes on from the beginning of a phase to the first question. */
  protected run(first: string): void {
    let phase = first;
    for (let silent = 0; silent < SILENT_PHASES; silent++) {
      this.phase = phase;
      this.answered = 0;
      this.again = null;
      if (this.saving) {
        this.since = [];
        this.outcomes = [];
      }
      if (this.saving) this.save();
      const rules = this.game.phases[phase];
      if (rules === undefined) throw ruleFault(`there is no phase "${phase}"`);
      const begun = rules(this);
      const next = typeof begun === 'object' && begun !== null ? this.follow(begun) : begun;
      if (next === undefined) return;
      if (next === null) {
        this.finish();
        return;
      }
      phase = next;
    }
    throw ruleFault(`no question in ${SILENT_PHASES} phases`);
  }

  /** Runs the rules of a phase to their first question; if they ask none, returns the next phase. */
  private follow(rule: Rule<string | null>): string | null | undefined {
    this.rule = rule;
    const step = rule.next([]);
    if (step.done) return step.value;
    this.ask(step.value);
    return undefined;
  }

  protected save(): void {
    this.saved = { s: copyOfState(this.game, this.s), phase: this.phase };
  }

  protected ask(questions: Ask): void {
    if (questions.length > 1 && this.saving && (this.since.length > 0 || this.outcomes.length > 0))
      throw ruleFault(`"${questions[0]?.topic.id}" asks several seats, so it must be the first thing in its phase`);
    this.open = questions;
  }

  protected finish(): void {
    this.rule = null;
    this.open = [];
  }

  protected get setting(): Setting<T> {
    return { game: this.game, data: this.data, options: this.options, seats: this.seats };
  }

  /** The same game going on independently, with the same dice unless others are given. */
  fork(dice: Dice = this.dice.copy(), saving = false): Simulation<T> {
    const { saved, again, since, outcomes } = this;
    if (!this.over) return this.retrace({ saved, again, since, outcomes }, dice, saving);
    const copy = new Simulation<T>(this.setting, copyOfState(this.game, this.s), dice, saving);
    copy.phase = this.phase;
    return copy;
  }

  /** A play that has gone the same way, and goes on with the given dice. */
  private retrace({ saved, again, since, outcomes }: Trail<T>, dice: Dice, saving: boolean): Simulation<T> {
    if (saved === null) throw ruleFault('this play saves no checkpoints');
    const copy = again === null ? new Simulation<T>(this.setting, copyOfState(this.game, saved.s), dice, saving) : again(saving);
    copy.dice = dice;
    copy.feed = outcomes;
    if (again === null) copy.run(saved.phase);
    for (let step = 0; step < since.length; step++) copy.play(since[step] as readonly Answer[]);
    copy.feed = [];
    copy.fed = 0;
    if (saving) copy.outcomes = [...outcomes];
    return copy;
  }

  /**
   * The game as it might be for all that a seat knows: what it cannot know is drawn anew, and so is the future. This is all that a bot
   * gets to think with. In the middle of a phase only the seat that is asked may use it: another's open question stays as it is.
   */
  sampleWorld(seat: Seat | null, dice: Dice, saving = false): Simulation<T> {
    if (this.over) {
      const copy = this.fork(dice, saving);
      this.game.determinize(copy, seat, dice);
      return copy;
    }
    if (this.since.length > 0 || this.outcomes.length > 0 || this.again !== null) return this.sampleWorldMidPhase(seat, dice, saving);
    if (this.saved === null) throw ruleFault('this play saves no checkpoints');
    const copy = new Simulation<T>(this.setting, copyOfState(this.game, this.saved.s), dice, saving);
    this.game.determinize(copy, seat, dice);
    copy.run(this.saved.phase);
    return copy;
  }

  /**
   * The same as plain JSON, for those who think elsewhere. It is made of what the seat knows alone: where somebody else has answered since the
   * checkpoint there is none, and what chance brought since is drawn until all that the seat sees is as it is.
   */
  imaginedTrail(seat: Seat, dice: Dice): ImaginedTrail | null {
    const question = this.open.find((open) => open.seat === seat);
    if (this.saved === null || this.again !== null || question === undefined) return null;
    const sight = this.sightOf(seat, question);
    for (let tries = 0; tries < TRAIL_TRIES; tries++) {
      const found = this.tryTrail(this.saved, seat, dice, sight);
      if (found === 'never' || found !== null) return found === 'never' ? null : found;
      if (this.since.length === 0 && this.outcomes.length === 0) return null;
    }
    return null;
  }

  private tryTrail({ s, phase }: Saved<T>, seat: Seat, dice: Dice, sight: string): ImaginedTrail | 'never' | null {
    const world = new Simulation<T>(this.setting, copyOfState(this.game, s), dice, true);
    this.game.determinize(world, seat, dice);
    const state = copyOfState(this.game, world.s);
    world.run(phase);
    const answers: string[] = [];
    for (const given of this.since) {
      const [question, ...others] = world.open;
      if (question === undefined || others.length > 0 || question.seat !== seat) return 'never';
      const [answer] = given;
      if (answer === undefined || world.phase !== phase || !isLegal(question, answer)) return null;
      answers.push(keyOf(question, answer));
      world.play(given);
    }
    const question = world.open.find((open) => open.seat === seat);
    if (question === undefined || world.phase !== phase || world.since.length !== answers.length) return null;
    return world.sightOf(seat, question) === sight ? { phase, state, answers, chance: [...world.outcomes] } : null;
  }

  /** All that a seat sees when it is asked. */
  private sightOf(seat: Seat, question: Question): string {
    return canonical([this.game.view(this, seat), questionDto(question, this)]);
  }

  private sampleWorldMidPhase(seat: Seat | null, dice: Dice, saving: boolean): Simulation<T> {
    const { saved, again } = this;
    const trail: Trail<T> = { saved, again, since: [...this.since], outcomes: [...this.outcomes] };
    const imagined = (fresh: Dice, also: boolean): Simulation<T> => {
      const before = fresh.copy();
      const copy = this.retrace(trail, fresh, also);
      this.game.determinize(copy, seat, fresh);
      if (!also) return copy;
      copy.again = (further) => imagined(before.copy(), further);
      copy.since = [];
      copy.outcomes = [];
      return copy;
    };
    return imagined(dice, saving);
  }
}
