import { fractionAt, numberAt, QuickDice, shuffle } from '@pantheon/kernel';
import { softmax, USUAL_SCALE } from '../evaluation.ts';
import type { NetFile, Weights } from '../game-bot.ts';
import { mean } from '../statistics.ts';
import { DECISIVE, type ForesightLesson, keptBack } from './foresight.ts';
import { Trainee, type TrainSettings } from './train.ts';

/** How a network learns by foresight. */
export type ForesightTraining = Omit<TrainSettings, 'reach'> & {
  /** How much it counts where a way leads, beside by how much it leads further than the others. */
  readonly absolute: number;
};

/** The usual way. */
export const FORESIGHT_TRAINING: ForesightTraining = { hidden: 24, epochs: 6, rate: 0.001, absolute: 0.1, seed: '1' };

/** A lesson as a network is shown it. */
interface Shown {
  readonly seat: number;
  /** For each way what is shown of every seat. */
  readonly ways: readonly (readonly Float32Array[])[];
  /** The lead that each way led to, in scales. */
  readonly leads: readonly number[];
}

/** How much of the differences between ways a network foretells of lessons kept back: 1 all of it, 0 nothing, less if it misleads. */
interface Foretold {
  readonly before: number;
  readonly after: number;
}

/**
 * A network that tells at the end of a turn what it leads to, from ways through the same turns in the same worlds. It begins as the linear
 * evaluation, or as a network that is there; that of the epoch which foretells lessons kept back best is taken.
 */
export function trainByForesight(
  lessons: readonly ForesightLesson[],
  start: Weights & { readonly net?: NetFile },
  settings: ForesightTraining = FORESIGHT_TRAINING,
  onEpoch: (foretold: number) => void = () => undefined,
): { readonly net: NetFile; readonly foretold: Foretold } {
  const trainee = new Trainee(
    lessons.flatMap(({ ways }) => ways),
    start,
    settings,
    start.net,
  );
  const scale = start.scale ?? USUAL_SCALE;
  const shown = lessons.map(({ seat, ways }): Shown => {
    const usual = mean(ways.map(({ lead }) => lead / scale));
    const leads = ways.map(({ lead }) => usual + Math.max(-DECISIVE, Math.min(DECISIVE, lead / scale - usual)));
    return { seat, ways: ways.map((way) => trainee.shown(way)), leads };
  });
  const { taught, kept } = keptBack(shown);
  const dice = new QuickDice(`foresight/${settings.seed}/order`);
  const before = foretoldBy(trainee, kept);
  let best = { net: trainee.file(), foretold: before };
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    const order = shuffle(dice, [...taught]);
    for (let at = 0; at < order.length; at += BATCH) {
      const batch = order.slice(at, at + BATCH);
      for (const lesson of batch) blameWays(trainee, lesson, settings.absolute, batch.length);
      trainee.step(settings.rate * (1 - (0.9 * (epoch + at / order.length)) / settings.epochs));
    }
    const after = foretoldBy(trainee, kept);
    if (after > best.foretold) best = { net: trainee.file(), foretold: after };
    onEpoch(after);
  }
  return { net: best.net, foretold: { before, after: best.foretold } };
}

/** What a network takes the lead of a seat for, in scales, and how far every rival counts in it. */
function leadOf(values: readonly number[], seat: number): { readonly lead: number; readonly parts: readonly number[] } {
  const rivals = values.with(seat, Number.NEGATIVE_INFINITY);
  const most = Math.max(...rivals);
  const lead = numberAt(values, seat) - most - Math.log(rivals.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return { lead, parts: softmax(rivals, 1) };
}

/** Blames a network for where it saw ways apart that led alike, or alike that led apart, and a little for where they led. */
function blameWays(trainee: Trainee, { seat, ways, leads }: Shown, absolute: number, lessons: number): void {
  const judgements = ways.map((way) => trainee.judge(way));
  const seen = judgements.map(({ values }) => leadOf(values, seat));
  const errors = seen.map(({ lead }, at) => lead - fractionAt(leads, at));
  const usual = mean(errors);
  judgements.forEach((judgement, at) => {
    const error = (fractionAt(errors, at) - usual + absolute * usual) / (ways.length * lessons);
    seen[at]?.parts.forEach((part, other) => {
      trainee.blame(judgement, other, other === seat ? error : -part * error);
    });
  });
}

function foretoldBy(trainee: Trainee, lessons: readonly Shown[]): number {
  let missed = 0;
  let all = 0;
  for (const { seat, ways, leads } of lessons) {
    const seen = ways.map((way) => leadOf(trainee.judge(way).values, seat).lead);
    const [told, came] = [mean(seen), mean(leads)];
    leads.forEach((lead, at) => {
      missed += (lead - came - (fractionAt(seen, at) - told)) ** 2;
      all += (lead - came) ** 2;
    });
  }
  return all === 0 ? 0 : 1 - missed / all;
}

const BATCH = 32;
