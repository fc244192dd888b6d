import { type GameBot, playByPrior, type Situation, sampleByPrior, usualEvaluation } from '@pantheon/bots';
import {
  type Answer,
  answerOf,
  keyOf,
  partialAnswer,
  type QuestionDto,
  questionDto,
  type Shape,
  type Simulation,
  sampleAnswer,
} from '@pantheon/kernel';
import type { EngineRequest, TableReply, Until } from './messages.ts';

const MOST_WORLDS = 1000;
const MOST_SAMPLES = 200;

type World = Simulation<Shape>;
type Trial = Extract<EngineRequest, { is: 'try' }>;

/** Does for an engine what it asks while it thinks about one question. All of it is made of what its seat may know. */
export class Referee {
  private readonly situation: Situation;
  private readonly game: GameBot;
  private readonly worlds = new Map<number, World>();
  private made = 0;

  constructor(situation: Situation, game: GameBot) {
    this.situation = situation;
    this.game = game;
  }

  reply(request: EngineRequest): TableReply {
    const { situation } = this;
    switch (request.is) {
      case 'imagine':
        return this.worlds.size < MOST_WORLDS ? this.told(this.imagine(), request.view) : tooMany;
      case 'try':
        return this.worlds.size < MOST_WORLDS ? this.tried(request) : tooMany;
      case 'forget':
        return this.worlds.delete(request.world) ? { is: 'forgotten' } : unknownWorld;
      case 'trail':
        return { is: 'trail', trail: situation.trail(this.nextDice()) };
      case 'part': {
        const { whole, open } = partialAnswer(situation.question, request.chosen);
        return { is: 'part', whole, open };
      }
      case 'sample': {
        const count = Math.min(MOST_SAMPLES, request.count);
        const keys = Array.from({ length: count }, () => keyOf(situation.question, sampleAnswer(situation.question, this.nextDice())));
        return { is: 'samples', keys: [...new Set(keys)] };
      }
    }
  }

  private nextDice() {
    const { dice } = this.situation;
    dice.below(2);
    return dice.copy();
  }

  private imagine(): World {
    return this.situation.imagine(this.nextDice());
  }

  private tried({ world: name, answers, until, view }: Trial): TableReply {
    const world = this.worlds.get(name);
    if (world === undefined) return unknownWorld;
    const dice = this.nextDice();
    const next = world.fork(dice.copy(), true);
    const given: Answer[] = [];
    for (const question of next.open) {
      const key = answers[question.seat];
      const answer = key === undefined ? sampleByPrior(this.game, next, question, dice) : answerOf(question, key);
      if (answer === null) return { is: 'refused', why: `"${key?.slice(0, 80)}" is not among the answers of seat ${question.seat}` };
      given.push(answer);
    }
    next.play(given);
    this.playOn(next, until);
    return this.told(next, view);
  }

  private playOn(world: World, until: Until): void {
    const { seat } = this.situation;
    const there = (): boolean => until === 'next' || (until === 'mine' && world.open.some((open) => open.seat === seat));
    for (let steps = 0; !world.over && !there() && steps < world.game.stepCap; steps++) playByPrior(this.game, world, this.nextDice());
  }

  private told(world: World, view: boolean): TableReply {
    const chances = usualEvaluation(this.game).chances(world).map(thousandths);
    const seen = view ? { view: world.game.view(world, this.situation.seat) } : {};
    if (world.over) {
      const { scores } = world.game.result(world);
      const end = { ranks: scores.map(({ rank }) => rank), points: scores.map(({ total }) => total) };
      return { is: 'world', world: null, over: true, questions: [], chances, ...end, ...seen };
    }
    this.made++;
    this.worlds.set(this.made, world);
    const questions = world.open.map((question): QuestionDto => questionDto(question, world));
    return { is: 'world', world: this.made, over: false, questions, chances, ...seen };
  }
}

const thousandths = (chance: number): number => Math.round(chance * 1000) / 1000;
const tooMany: TableReply = { is: 'refused', why: `no more than ${MOST_WORLDS} worlds are kept: forget some` };
const unknownWorld: TableReply = { is: 'refused', why: 'there is no such world' };
