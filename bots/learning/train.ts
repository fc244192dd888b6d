import { fractionAt, numberAt, QuickDice, shuffle } from '@pantheon/kernel';
import { USUAL_SCALE } from '../evaluation.ts';
import type { NetFile, Weights } from '../game-bot.ts';
import { inputsOf, inputWidth, LEAK } from '../network.ts';
import type { Sample, SelfPlayGame } from './self-play.ts';

/** How a network is trained. */
export interface TrainSettings {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** How far the outcome of a game reaches back (the lambda of temporal differences): 1 all the way, 0 one position. */
  readonly reach: number;
  readonly seed: string;
}

/** The usual way. */
export const TRAINING: TrainSettings = { hidden: 24, epochs: 12, rate: 0.002, reach: 0.8, seed: '1' };

interface Position {
  readonly inputs: readonly Float32Array[];
  readonly target: Float64Array;
}

/** What a network said of the seats of a position. */
interface Judgement {
  readonly inputs: readonly Float32Array[];
  /** What the hidden neurons gave, by seat. */
  readonly signals: readonly Float64Array[];
  readonly values: readonly number[];
}

/** A network with one hidden layer while it learns; inputs are brought to a common size first. */
export class Trainee {
  readonly inputs: number;
  readonly hidden: number;
  /** The lead in points that makes somebody a clear favourite. */
  private readonly scale: number;
  private readonly centre: Float64Array;
  private readonly spread: Float64Array;
  /** Hidden weights row by row, hidden biases, output weights. */
  private readonly values: Float64Array;
  private readonly gradient: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private steps = 0;

  constructor(samples: readonly Sample[], start: Weights, settings: Pick<TrainSettings, 'hidden' | 'seed'>, net?: NetFile) {
    const width = start.linear.length;
    this.inputs = inputWidth(width);
    this.hidden = net === undefined ? settings.hidden : numberAt(net.sizes, 1);
    this.scale = start.scale ?? USUAL_SCALE;
    [this.centre, this.spread] = sizes(samples, this.inputs);
    const size = this.hidden * this.inputs + 2 * this.hidden;
    this.values = new Float64Array(size);
    this.gradient = new Float64Array(size);
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
    if (net === undefined) this.begin(start, new QuickDice(`train/${settings.seed}`));
    else this.goOnFrom(net);
  }

  /** Takes a network over that is known already. */
  private goOnFrom({ layers }: NetFile): void {
    const { inputs, hidden, values } = this;
    const [first, last] = layers as [NetFile['layers'][number], NetFile['layers'][number]];
    for (let row = 0; row < hidden; row++) {
      let bias = fractionAt(first.biases, row);
      for (let i = 0; i < inputs; i++) {
        const weight = fractionAt(first.weights, row * inputs + i);
        bias += weight * numberAt(this.centre, i);
        values[row * inputs + i] = weight * numberAt(this.spread, i);
      }
      values[hidden * inputs + row] = bias;
      values[hidden * inputs + hidden + row] = fractionAt(last.weights, row);
    }
  }

  /** Two neurons carry the linear evaluation that is known already, the others start small and at random. */
  private begin(start: Weights, dice: QuickDice): void {
    const { inputs, hidden, values } = this;
    const noise = (): number => (dice.below(2001) - 1000) / 1000;
    for (let i = 0; i < hidden * inputs; i++) values[i] = (noise() * 0.5) / Math.sqrt(inputs);
    for (let row = 0; row < hidden; row++) values[hidden * inputs + hidden + row] = noise() * 0.05;
    const width = start.linear.length;
    for (let i = 0; i < width; i++) {
      const early = numberAt(start.linear, i) / this.scale;
      const late = numberAt(start.late ?? start.linear, i) / this.scale;
      this.setLinear(i, early * numberAt(this.spread, i));
      this.setLinear(width + i, (late - early) * numberAt(this.spread, width + i));
    }
    for (let i = 2 * width; i < inputs; i++) this.setLinear(i, 0);
    values[hidden * inputs + hidden] = 1 / (1 + LEAK);
    values[hidden * inputs + hidden + 1] = -1 / (1 + LEAK);
  }

  private setLinear(input: number, weight: number): void {
    this.values[input] = weight;
    this.values[this.inputs + input] = -weight;
  }

  // The innermost loops of learning: they read typed lists of known length, so indices are not checked again.

  /** What the network says of one input, with what the hidden neurons gave. */
  private run(input: Float32Array, signal: Float64Array): number {
    const { inputs, hidden, values } = this;
    let output = 0;
    for (let row = 0; row < hidden; row++) {
      let sum = values[hidden * inputs + row] as number;
      const start = row * inputs;
      for (let i = 0; i < inputs; i++) sum += (values[start + i] as number) * (input[i] as number);
      const given = sum < 0 ? sum * LEAK : sum;
      signal[row] = given;
      output += given * (values[hidden * inputs + hidden + row] as number);
    }
    return output;
  }

  /** What the network is shown of a position, brought to a common size. */
  shown({ features, progress }: Sample): Float32Array[] {
    return inputsOf(features, progress).map((input) =>
      input.map((value, i) => (value - numberAt(this.centre, i)) / numberAt(this.spread, i)),
    );
  }

  /** What the network says of each seat, as the logarithm of a chance up to a constant, and how it came to that. */
  judge(inputs: readonly Float32Array[]): Judgement {
    const signals = inputs.map(() => new Float64Array(this.hidden));
    return { inputs, signals, values: inputs.map((input, seat) => this.run(input, signals[seat] as Float64Array)) };
  }

  /** Every seat's chance as the network sees it. */
  chances(inputs: readonly Float32Array[]): Float64Array {
    const signal = new Float64Array(this.hidden);
    return soft(inputs.map((input) => this.run(input, signal)));
  }

  /** The positions of games with what each should have been taken for: a mixture of what came next and how it ended. */
  positions(selfPlayGames: readonly SelfPlayGame[], reach: number): Position[] {
    return selfPlayGames.flatMap((selfPlayGame) => {
      const { samples } = selfPlayGame;
      const inputs = samples.map((sample) => this.shown(sample));
      const positions: Position[] = [];
      let target = outcomeOf(selfPlayGame, this.scale);
      for (let at = samples.length - 1; at >= 0; at--) {
        positions.push({ inputs: inputs[at] as Float32Array[], target });
        const seen = this.chances(inputs[at] as Float32Array[]);
        target = target.map((value, seat) => reach * value + (1 - reach) * numberAt(seen, seat));
      }
      return positions;
    });
  }

  /** Learns from some positions; returns how surprised it was, in nats. */
  learn(batch: readonly Position[], rate: number): number {
    let loss = 0;
    for (const { inputs, target } of batch) {
      const judgement = this.judge(inputs);
      const chances = soft(judgement.values);
      target.forEach((wanted, seat) => {
        if (wanted > 0) loss -= wanted * Math.log(Math.max(1e-12, numberAt(chances, seat)));
        this.blame(judgement, seat, (numberAt(chances, seat) - wanted) / batch.length);
      });
    }
    this.step(rate);
    return loss / batch.length;
  }

  /** Notes by how much too high a judgement of a seat was, for the next step. */
  blame(judgement: Judgement, seat: number, error: number): void {
    const { inputs, hidden, values, gradient } = this;
    const input = judgement.inputs[seat] as Float32Array;
    const signal = judgement.signals[seat] as Float64Array;
    for (let row = 0; row < hidden; row++) {
      const at = hidden * inputs + hidden + row;
      const given = signal[row] as number;
      gradient[at] = (gradient[at] as number) + error * given;
      const back = error * (values[at] as number) * (given < 0 ? LEAK : 1);
      gradient[hidden * inputs + row] = (gradient[hidden * inputs + row] as number) + back;
      const start = row * inputs;
      for (let i = 0; i < inputs; i++) gradient[start + i] = (gradient[start + i] as number) + back * (input[i] as number);
    }
  }

  /** One step of Adam against all that was blamed since the last one. */
  step(rate: number): void {
    this.steps++;
    const { values, gradient, first, second } = this;
    const correction = Math.sqrt(1 - 0.999 ** this.steps) / (1 - 0.9 ** this.steps);
    for (let i = 0; i < values.length; i++) {
      const slope = gradient[i] as number;
      const pace = 0.9 * (first[i] as number) + 0.1 * slope;
      const size = 0.999 * (second[i] as number) + 0.001 * slope * slope;
      first[i] = pace;
      second[i] = size;
      values[i] = (values[i] as number) - (rate * correction * pace) / (Math.sqrt(size) + 1e-8);
    }
    gradient.fill(0);
  }

  /** The network as a file, for inputs as they are. */
  file(): NetFile {
    const { inputs, hidden, values } = this;
    const weights: number[] = [];
    const biases: number[] = [];
    for (let row = 0; row < hidden; row++) {
      let bias = numberAt(values, hidden * inputs + row);
      for (let i = 0; i < inputs; i++) {
        const weight = numberAt(values, row * inputs + i) / numberAt(this.spread, i);
        weights.push(short(weight));
        bias -= weight * numberAt(this.centre, i);
      }
      biases.push(short(bias));
    }
    const output = [...values.slice(hidden * inputs + hidden)].map(short);
    return {
      sizes: [inputs, hidden, 1],
      layers: [
        { weights, biases },
        { weights: output, biases: [0] },
      ],
    };
  }
}

const short = (value: number): number => Number(value.toPrecision(5));

function soft(values: readonly number[]): Float64Array {
  const most = Math.max(...values);
  const powers = Float64Array.from(values, (value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How a game ended, by seat: half of it who won, half how close it was, since a game lost by a point says little against a position. */
export function outcomeOf({ victory, points }: SelfPlayGame, scale: number): Float64Array {
  const close = soft(points.map((value) => value / scale));
  return close.map((part, seat) => (part + numberAt(victory, seat)) / 2);
}

/** The mean of each input over all positions, and how much it varies. */
function sizes(samples: readonly Sample[], width: number): [Float64Array, Float64Array] {
  const sum = new Float64Array(width);
  const squares = new Float64Array(width);
  let count = 0;
  for (const { features, progress } of samples)
    for (const input of inputsOf(features, progress)) {
      count++;
      input.forEach((value, i) => {
        sum[i] = numberAt(sum, i) + value;
        squares[i] = numberAt(squares, i) + value * value;
      });
    }
  const centre = sum.map((value) => value / Math.max(1, count));
  const spread = squares.map((value, i) => Math.sqrt(Math.max(0, value / Math.max(1, count) - numberAt(centre, i) ** 2)) || 1);
  return [centre, spread];
}

/** A network trained on games, and how surprised it was by games that it had not seen, before and after each round. */
export function trainNetwork(
  selfPlayGames: readonly SelfPlayGame[],
  start: Weights,
  settings: TrainSettings = TRAINING,
  onEpoch: (losses: { readonly seen: number; readonly unseen: number }) => void = () => undefined,
): { readonly net: NetFile; readonly losses: readonly number[] } {
  const kept = selfPlayGames.filter((_, at) => at % UNSEEN === 0);
  const taught = selfPlayGames.filter((_, at) => at % UNSEEN !== 0);
  const samples = selfPlayGames.flatMap(({ samples }) => samples);
  const trainee = new Trainee(samples, start, settings);
  const dice = new QuickDice(`train/${settings.seed}/order`);
  const losses = [lossOf(trainee, kept)];
  let best = { net: trainee.file(), loss: numberAt(losses, 0) };
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const positions = shuffle(dice, trainee.positions(taught, settings.reach));
    let seen = 0;
    for (let at = 0; at < positions.length; at += BATCH) {
      const rate = settings.rate * (1 - (0.9 * (epoch + at / positions.length)) / settings.epochs);
      seen += trainee.learn(positions.slice(at, at + BATCH), rate);
    }
    const unseen = lossOf(trainee, kept);
    losses.push(unseen);
    if (unseen < best.loss) best = { net: trainee.file(), loss: unseen };
    onEpoch({ seen: seen / Math.ceil(positions.length / BATCH), unseen });
  }
  return { net: best.net, losses };
}

/** One game of so many is kept back, to see whether what was learned holds elsewhere. */
const UNSEEN = 8;
const BATCH = 64;

/** How surprised the network is by how games end. */
function lossOf(trainee: Trainee, selfPlayGames: readonly SelfPlayGame[]): number {
  const positions = trainee.positions(selfPlayGames, 1);
  let loss = 0;
  for (const { inputs, target } of positions) {
    const chances = trainee.chances(inputs);
    target.forEach((wanted, seat) => {
      if (wanted > 0) loss -= wanted * Math.log(Math.max(1e-12, numberAt(chances, seat)));
    });
  }
  return loss / Math.max(1, positions.length);
}
