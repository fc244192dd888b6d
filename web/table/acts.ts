import type { LogLine, Seat } from '@pantheon/kernel';
import type { StageAct, StageDress, StageScene } from '../kit/index.ts';

/** How something on the stage touches the reader: it is done to them, they do it, or they look on. */
export type Concern = 'onMe' | 'mine' | 'watched';

/** Something on the stage: its lines so far, what they show, whom it concerns, and whether it is still going on. */
export interface ShownAct extends StageAct {
  readonly scene: StageScene;
  readonly concern: Concern;
  readonly open: boolean;
}

/** What is needed to put lines on the stage. */
export interface Staging {
  readonly dress: StageDress;
  readonly data: object;
  readonly eyes: Seat | null;
}

/** How a scene touches a reader. */
export const concernOf = ({ victims, actor }: StageScene, eyes: Seat | null): Concern =>
  eyes !== null && victims.includes(eyes) ? 'onMe' : eyes !== null && actor === eyes ? 'mine' : 'watched';

function shown(act: StageAct, view: object, { dress, data, eyes }: Staging): ShownAct | null {
  const scene = dress.scene(act, data);
  return scene === null ? null : { ...act, scene, concern: concernOf(scene, eyes), open: dress.goesOn?.(view, act.lines) ?? false };
}

/** Whether a line opens an act of its own, while another is undecided or not. */
const beginsAct = ({ event }: LogLine, { opens, within = [] }: StageDress, undecided: boolean): boolean =>
  opens.includes(event) && !(undecided && within.includes(event));

/** What is on the stage after some more lines: an act that goes on takes them in, else they may open one. */
export function nextAct(
  last: ShownAct | null,
  fresh: readonly LogLine[],
  { before, after }: { readonly before: object; readonly after: object },
  staging: Staging,
): ShownAct | null {
  const lines = fresh.filter((line) => line.level !== 'heading');
  if (lines.some((line) => beginsAct(line, staging.dress, last?.open === true))) return shown({ lines, before }, after, staging);
  if (last === null || !last.open) return null;
  return shown({ lines: [...last.lines, ...lines], before: last.before }, after, staging);
}

/** The scenes in a stretch of the log. Each begins with the answer that opened it and takes in what follows until the next one opens. */
export function scenesIn(log: readonly LogLine[], dress: StageDress, data: object): (StageScene & { readonly at: number })[] {
  const lines = log.filter((line) => line.level !== 'heading');
  const starts = startsIn(lines, dress);
  return starts.flatMap((at, index) => {
    const until = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const scene = dress.scene({ lines: lines.filter((line) => line.at >= at && line.at < until), before: null }, data);
    return scene === null ? [] : [{ ...scene, at }];
  });
}

/** The answers with which acts begin. What belongs to one that is undecided begins none. */
function startsIn(lines: readonly LogLine[], dress: StageDress): number[] {
  const { within = [], decides = [] } = dress;
  const starts: number[] = [];
  let undecided = false;
  for (const at of new Set(lines.map((line) => line.at))) {
    const told = lines.filter((line) => line.at === at);
    const begins = told.some((line) => beginsAct(line, dress, undecided));
    if (begins) starts.push(at);
    const fights: boolean = begins ? told.some(({ event }) => dress.opens.includes(event) && !within.includes(event)) : undecided;
    undecided = fights && !told.some(({ event }) => decides.includes(event));
  }
  return starts;
}
