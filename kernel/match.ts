import { type Checkpoint, stored } from './checkpoint.ts';
import { commitment, mixedSeed, SealedDice, type SealedDiceState } from './dice.ts';
import { PantheonError, ruleFault } from './errors.ts';
import { copyOfState, type Game } from './game.ts';
import { type KeptLine, type LogLine, logFor, type Shape } from './game-context.ts';
import type { AnswerRecord, KnownHistory, MatchSetup, Origin, SeatView, StartingPoint, StoredCheckpoint, Waiting } from './history.ts';
import { canonical, clone } from './json.ts';
import type { Args } from './message.ts';
import { type Answer, answerOf, isLegal, keyOf, type Question } from './question.ts';
import { answerText, type QuestionDto, questionDto } from './question-dto.ts';
import { resolveSetup } from './resolve-setup.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import { type Filled, sentenceFor } from './sentence.ts';
import { sha256 } from './sha256.ts';
import { type Setting, Simulation } from './simulation.ts';

interface Kept extends AnswerRecord {
  readonly chance: number[];
}

/** A match: a play with its history, its log and a way back. The only way to change it is to answer a question. */
export class Match<T extends Shape = Shape> extends Simulation<T> {
  override readonly keepsLog = true;
  readonly origin: Origin;
  /** The outcomes of chance before the first answer. */
  private readonly openingChance: number[] = [];
  private readonly given: Kept[] = [];
  private lines: KeptLine[] = [];
  private checkpoints: Checkpoint<T>[] = [];
  private barrier = 0;
  private chance: number[] = this.openingChance;
  private script: readonly number[] = [];
  private scripted = 0;
  private keepsFrom = 0;
  private agreed = false;
  private deviations = 0;
  private pending: (Answer | null)[] = [];
  private filled: Filled[] = [];
  /** The hash of the seed, once somebody has looked: it stands in every view, and the seed never changes. */
  private committed: string | null = null;

  private constructor(setting: Setting<T>, s: T['state'], dice: SealedDice, origin: Origin) {
    super(setting, s, dice, true);
    this.origin = origin;
  }

  /** Sets up a new match. */
  static start<T extends Shape>(game: Game<T>, setup: MatchSetup): Match<T> {
    const match = Match.prepare(game, setup, { seed: mixedSeed(setup.seed, setup.entropy ?? []), word: 0 });
    match.attempt(() => {
      match.s = game.setup(match);
      match.run(game.first);
    });
    return match;
  }

  /** A match that begins in a position of its own instead of the set-up. */
  static startFrom<T extends Shape>(
    game: Game<T>,
    setup: MatchSetup,
    start: StartingPoint,
    past: Omit<KnownHistory, 'start'> = {},
  ): Match<T> {
    return Match.resume(game, setup, { chance: 0, ...start }, { ...past, start });
  }

  /**
   * A match that goes on from a checkpoint, with whatever is known of the time before it. Outcomes and log lines from after the checkpoint
   * are left out: the dice go on from the checkpoint and bring them again.
   */
  static resume<T extends Shape>(
    game: Game<T>,
    setup: MatchSetup,
    from: Omit<StoredCheckpoint, 'at' | 'lines'> & { readonly lines?: number },
    past: KnownHistory = {},
  ): Match<T> {
    const match = Match.prepare(game, setup, from.dice, past.start);
    match.openingChance.push(...(past.opening ?? []));
    match.given.push(...(past.given ?? []).map((entry) => ({ ...entry, chance: [...entry.chance] })));
    match.lines.push(...(past.log ?? []).slice(0, from.lines));
    match.barrier = match.given.length;
    match.chance = match.given.at(-1)?.chance ?? match.openingChance;
    match.chance.splice(from.chance);
    match.s = clone(from.state);
    game.complete?.(match);
    match.attempt(() => match.run(from.phase));
    return match;
  }

  private static prepare<T extends Shape>(game: Game<T>, setup: MatchSetup, dice: SealedDiceState, start?: StartingPoint): Match<T> {
    const { setting, origin } = resolveSetup(game, setup, start);
    const match = new Match<T>(setting, {}, new SealedDice(dice), origin);
    match.script = setup.rigged ?? [];
    match.keepsFrom = setup.keepsFrom ?? 0;
    return match;
  }

  /** How many answers have been given. */
  get number(): number {
    return this.given.length;
  }

  get history(): readonly AnswerRecord[] {
    return this.given;
  }

  get opening(): readonly number[] {
    return this.openingChance;
  }

  get log(): readonly KeptLine[] {
    return this.lines;
  }

  /** How often a recorded outcome differed from what the dice of the seed give: 0 in an honest record. */
  get foreignOutcomes(): number {
    return this.deviations;
  }

  /** Answers already given to questions that are still open for other seats. */
  get waitingAnswers(): { seat: Seat; key: string }[] {
    return this.open.flatMap((question, at) => {
      const answer = this.pending[at];
      return answer === null || answer === undefined ? [] : [{ seat: question.seat, key: keyOf(question, answer) }];
    });
  }

  /** The question that a seat has to answer now, if any. */
  question(seat: Seat): Question | null {
    const at = this.indexOfQuestion(seat);
    return at < 0 ? null : (this.open[at] as Question);
  }

  private indexOfQuestion(seat: Seat): number {
    return this.open.findIndex((question, at) => question.seat === seat && this.pending[at] === null);
  }

  /** Who is being waited for. */
  get waiting(): Waiting[] {
    return this.open.flatMap((question, at) => (this.pending[at] === null ? [{ seat: question.seat, topic: question.topic.id }] : []));
  }

  /** Takes an answer by its key, as it stands in records. */
  answer(seat: Seat, key: string): void {
    const question = this.expect(seat);
    const answer = answerOf(question, key);
    if (answer === null) throw new PantheonError('not-offered', `"${shorten(key)}" is not among the answers to "${question.topic.id}"`);
    this.take(seat, answer);
  }

  /** Takes an answer in the form that search uses. */
  give(seat: Seat, answer: Answer): void {
    const question = this.expect(seat);
    if (!isLegal(question, answer)) throw new PantheonError('not-offered', `that is not among the answers to "${question.topic.id}"`);
    this.take(seat, answer);
  }

  private expect(seat: Seat): Question {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats.length)
      throw new PantheonError('unknown-seat', `there is no seat ${shorten(String(seat))} at this table`);
    const question = this.question(seat);
    if (question === null)
      throw new PantheonError('not-your-question', this.over ? 'the match is over' : `seat ${seat} has no question to answer now`);
    return question;
  }

  private take(seat: Seat, answer: Answer): void {
    const sealed = [...this.pending];
    this.pending[this.indexOfQuestion(seat)] = answer;
    if (this.pending.some((other) => other === null)) return;
    const { open } = this;
    const answers = this.pending as Answer[];
    this.attempt(() => {
      if (this.given.at(-1)?.seat !== seat) this.barrier = this.given.length;
      this.keep(open, answers);
      this.play(answers);
    }, sealed);
  }

  private keep(open: readonly Question[], answers: readonly Answer[]): void {
    this.chance = [];
    open.forEach((question, at) => {
      const answer = answers[at] as Answer;
      const { topic, seat } = question;
      if (topic.action !== undefined && this.given.length >= this.keepsFrom) {
        const slot = topic.slot ?? topic.id;
        this.filled.push({ seat, action: topic.action, slot, answer: answerText(question, answer, this), at: this.given.length });
      }
      const last = at === open.length - 1;
      this.given.push({ seat, key: keyOf(question, answer), chance: last ? this.chance : [] });
    });
    if (open.length > 1) this.barrier = this.given.length;
  }

  /** Carries out a step; if the rules fail in it, all is as before. */
  private attempt(step: () => void, sealed: (Answer | null)[] = []): void {
    const { barrier, deviations, script, scripted } = this;
    const number = this.given.length;
    try {
      step();
      this.forget();
    } catch (error) {
      if (this.open.length > 0 && this.checkpoints.length > 0) {
        this.barrier = barrier;
        this.rebuild(number);
        this.barrier = barrier;
        this.deviations = deviations;
        this.script = script;
        this.scripted = scripted;
        this.pending = sealed;
      }
      if (error instanceof PantheonError) throw error;
      throw ruleFault(`the rules of ${this.game.id} failed in "${this.phase || 'set-up'}": ${String(error)}`, error);
    }
  }

  /** Lets go of what no undo can need any more. */
  private forget(): void {
    const phaseAt = this.checkpoints.at(-1)?.at ?? 0;
    const oldest = Math.min(this.barrier, phaseAt);
    if (this.filled.some((slot) => slot.at < oldest)) this.filled = this.filled.filter((slot) => slot.at >= oldest);
    const needed = this.checkpoints.findLastIndex((checkpoint) => checkpoint.at <= this.barrier);
    if (needed > 0) this.checkpoints.splice(0, needed);
  }

  override below(sides: number): number {
    if (sides <= 1) return 0;
    const rolled = this.dice.below(sides);
    const outcome = this.scripted < this.script.length ? (this.script[this.scripted++] as number) : rolled;
    if (outcome !== rolled) this.deviations++;
    if (!Number.isInteger(outcome) || outcome < 0 || outcome >= sides)
      throw new PantheonError('bad-record', `an outcome of ${outcome} cannot come from ${sides} sides`);
    this.outcomes.push(outcome);
    this.chance.push(outcome);
    this.barrier = this.given.length;
    return outcome;
  }

  override reveal(): void {
    this.barrier = this.given.length;
  }

  override heading(event: string, args: Args): void {
    this.lines.push({ event, args, at: this.given.length, level: 'heading' });
  }

  override emit(event: string, args: Args): void {
    this.lines.push({ event, args, at: this.given.length, level: 'action' });
  }

  override emitEffect(event: string, args: Args): void {
    this.lines.push({ event, args, at: this.given.length, level: 'effect' });
  }

  override emitPrivate(seat: Seat, [event, args]: [string, Args], [other, otherArgs]: [string, Args]): void {
    this.lines.push({ event: other, args: otherArgs, at: this.given.length, level: 'effect', told: { seat, event, args } });
  }

  /** Whether undo has every checkpoint that it might go back to, as it does unless the set-up asked for later ones only. */
  get keepsItsWayBack(): boolean {
    const [oldest] = this.checkpoints;
    return oldest !== undefined && oldest.at <= this.barrier;
  }

  protected override save(): void {
    if (this.given.length < this.keepsFrom) return;
    super.save();
    const { s, phase } = this.saved as { s: T['state']; phase: string };
    const dice = (this.dice as SealedDice).save();
    const { deviations } = this;
    this.checkpoints.push({ at: this.given.length, phase, s, dice, lines: this.lines.length, chance: this.chance.length, deviations });
  }

  protected override ask(questions: readonly Question[]): void {
    super.ask(questions);
    this.pending = questions.map(() => null);
  }

  protected override finish(): void {
    super.finish();
    this.pending = [];
    this.reveal();
  }

  /** Whether the seat may take its last answer back, or all since so many. */
  canUndo(seat: Seat, number = this.given.length - 1): boolean {
    if (this.open.some((question, at) => question.seat === seat && this.pending[at] !== null)) return true;
    return this.given.length > this.barrier && number >= this.barrier && this.given.at(-1)?.seat === seat;
  }

  /** Takes back the seat's last answer. */
  undo(seat: Seat): void {
    this.undoTo(seat, this.given.length - 1);
  }

  /** Takes back all of the seat's answers since the last thing that cannot be undone. */
  restartTurn(seat: Seat): void {
    const foreign = this.given.findLastIndex((entry) => entry.seat !== seat);
    this.undoTo(seat, Math.max(this.barrier, foreign + 1));
  }

  /** Takes back the seat's answers from the given number on. */
  undoTo(seat: Seat, number: number): void {
    if (!this.canUndo(seat)) throw new PantheonError('cannot-undo', 'nothing can be taken back here');
    const open = this.open.findIndex((question, at) => question.seat === seat && this.pending[at] !== null);
    if (open >= 0) {
      this.pending[open] = null;
      return;
    }
    if (number < this.barrier || number >= this.given.length || this.given.slice(number).some((entry) => entry.seat !== seat))
      throw new PantheonError('cannot-undo', 'that cannot be taken back any more');
    const { barrier } = this;
    this.rebuild(number);
    this.settle(barrier);
  }

  /** Lets nothing before so many answers be taken back: somebody may have seen an answer that followed them and was taken back itself. */
  settle(number: number): void {
    this.barrier = Math.max(this.barrier, number);
  }

  /** Goes back to the position after the first `number` answers, which lies after the oldest checkpoint kept. */
  private rebuild(number: number): void {
    const index = this.checkpoints.findLastIndex((checkpoint) => checkpoint.at <= number);
    const from = this.checkpoints[index];
    if (from === undefined) throw ruleFault('no checkpoint to go back to');
    const again = this.given.slice(from.at, number);
    const before = from.at === 0 ? this.openingChance : (this.given[from.at - 1] as Kept).chance;
    const repeated = again.flatMap((entry) => entry.chance);
    this.script = [...before.splice(from.chance), ...repeated, ...this.script.slice(this.scripted)];
    this.scripted = 0;
    this.deviations = from.deviations;
    this.chance = before;
    this.checkpoints.length = index;
    this.given.length = from.at;
    this.lines.length = from.lines;
    this.filled = this.filled.filter((slot) => slot.at < from.at);
    this.s = copyOfState(this.game, from.s);
    this.dice = new SealedDice(from.dice);
    this.run(from.phase);
    for (const { seat, key } of again) this.answer(seat, key);
  }

  /** Ends the match where it stands, since all who play agree: it is scored as it is. */
  endByAgreement(): void {
    if (this.over) throw new PantheonError('not-your-question', 'the match is over');
    this.agreed = true;
    this.finish();
  }

  /** Whether the people ended the match by agreement instead of playing it to its end. */
  get endedByAgreement(): boolean {
    return this.agreed;
  }

  /** The seat's question as a client shows it. */
  questionDto(seat: Seat): QuestionDto | null {
    const question = this.question(seat);
    if (question === null) return null;
    return questionDto(question, this, sentenceFor(question, this.filled, this.given.length, this.barrier));
  }

  private get seedCommitment(): string {
    this.committed ??= commitment(this.origin.seed);
    return this.committed;
  }

  /** All that a seat (null: a spectator) may see of the match. */
  seatView(seat: Seat | null): SeatView {
    return {
      number: this.number,
      stage: this.game.phaseStrip(this, this.phase),
      colours: this.game.colours(this),
      view: this.game.view(this, seat),
      question: seat === null ? null : this.questionDto(seat),
      waiting: this.waiting,
      canUndo: seat !== null && this.canUndo(seat),
      commitment: this.seedCommitment,
      seed: this.over ? this.origin.seed : null,
      result: this.result,
    };
  }

  /** The log as a seat may read it, from a line on. */
  logFor(seat: Seat | null, from = 0): LogLine[] {
    return logFor(this.lines.slice(from), seat);
  }

  get result(): Result | null {
    if (!this.over) return null;
    const result = this.game.result(this);
    return this.agreed ? { how: 'agreed', scores: result.scores } : result;
  }

  /** The hash of the position: equal positions have equal hashes, everywhere. */
  hash(): string {
    return sha256(canonical({ phase: this.over ? null : this.phase, s: this.s }));
  }

  /** The last checkpoint, and how many answers had been given then. */
  lastCheckpoint(): StoredCheckpoint {
    return stored(this.game, this.checkpoints.at(-1) as Checkpoint<T>);
  }

  /** The oldest checkpoint that an undo might go back to: whoever resumes there and repeats the answers since has the same way back. */
  firstCheckpoint(): StoredCheckpoint {
    return stored(this.game, this.checkpoints[0] as Checkpoint<T>);
  }

  /** Where that checkpoint lies. */
  get firstCheckpointPlace(): Pick<StoredCheckpoint, 'at' | 'phase' | 'lines'> {
    const { at, phase, lines } = this.checkpoints[0] as Checkpoint<T>;
    return { at, phase, lines };
  }

  /** The outcomes that chance brings next, for tests. */
  rig(outcomes: readonly number[]): void {
    this.script = [...this.script, ...outcomes];
  }
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
