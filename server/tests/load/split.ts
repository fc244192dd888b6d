import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a server, by where its time goes. */
export type Part = 'http' | 'rules' | 'sql' | 'serialisation' | 'sockets' | 'jobs' | 'collector' | 'other';

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** What `node --cpu-prof` writes: microseconds of the clock that never goes back. */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
  readonly startTime: number;
}

/** By which names in the path of a file, or of a function that is none of ours, a part is known. The innermost that is known counts. */
const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/^postMessage$|node:internal\/per_context\/messageport|server\/workers\/(worker-thread|serve)\.ts|#updatesFor/, 'serialisation'],
  [/^\(garbage collector\)$/, 'collector'],
  [/graphile-worker|server\/jobs\//, 'jobs'],
  [/\/pg\/|\/pg-|\/kysely\/|server\/store\/|server\/tables\/(commit|table-repository)\.ts|postgres-/, 'sql'],
  [/\/ws\/|server\/live\/|server\/tables\/followers\.ts|server\/bus\//, 'sockets'],
  [/fastify|find-my-way|helmet|typebox|secure-json|node:_http|server\/http\/|server\/identity\/|server\/tables\/play-handlers/, 'http'],
  [/^(kernel|table|games|bots|text)\//, 'rules'],
];

/** A bundle names the file of each piece in a line above it. */
class Bundle {
  private readonly starts: { readonly line: number; readonly file: string }[] = [];

  constructor(file: string) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, line) => {
        const found = /^\/\/ ([\w@./-]+\.[cm]?[jt]sx?)$/.exec(text)?.[1];
        if (found !== undefined) this.starts.push({ line, file: found });
      });
  }

  fileAt(line: number): string {
    return this.starts.findLast((start) => start.line <= line)?.file ?? '';
  }
}

/** Tells the parts of the functions in profiles. */
class Classifier {
  private readonly bundles = new Map<string, Bundle>();

  private fileOf({ callFrame: { url, lineNumber } }: ProfileNode): string {
    if (!url.includes('/dist/')) return url;
    const file = url.replace(/^file:\/\//, '');
    const bundle = this.bundles.get(file) ?? new Bundle(file);
    this.bundles.set(file, bundle);
    return bundle.fileAt(lineNumber);
  }

  partOf(node: ProfileNode): Part | null {
    const name = node.callFrame.functionName;
    const place = node.callFrame.url === '' ? name : `${this.fileOf(node)}#${name}`;
    return PARTS.find(([pattern]) => pattern.test(place))?.[1] ?? null;
  }
}

/** The busy microseconds of a thread by part, between two times of the clock of `process.hrtime`. */
function busyParts(profile: Profile, classifier: Classifier, from: number, to: number): Map<Part, number> {
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const known = new Map<number, Part | 'idle'>();
  const partAt = (id: number): Part | 'idle' => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const node = byId.get(id) as ProfileNode;
    const parent = parents.get(id);
    const isIdle = node.callFrame.functionName === '(idle)';
    const part = isIdle ? 'idle' : (classifier.partOf(node) ?? (parent === undefined ? 'other' : partAt(parent)));
    known.set(id, part);
    return part;
  };
  const sums = new Map<Part, number>();
  let time = profile.startTime;
  profile.samples.forEach((id, at) => {
    const delta = profile.timeDeltas[at] as number;
    time += delta;
    const part = partAt(id);
    if (time >= from && time <= to && part !== 'idle') sums.set(part, (sums.get(part) ?? 0) + delta);
  });
  return sums;
}

/** The processor time that some threads have used, in seconds: the main thread of each process, and all others. */
export interface ThreadTimes {
  readonly main: number;
  readonly others: number;
}

const isOfMain = (file: string): boolean => /\.0\.\d+\.cpuprofile$/.test(file);

/**
 * Milliseconds of the processor by part for each answer. The system tells how long the main thread and the others have worked; the profiles
 * tell by which part. What the collector does on threads of its own is among the others' and is shared out like theirs.
 */
export function splitOf(
  folder: string,
  window: { readonly from: number; readonly to: number },
  times: ThreadTimes,
  answers: number,
): Record<string, number> {
  const classifier = new Classifier();
  const totals: Partial<Record<Part, number>> = {};
  const files = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'));
  for (const isMain of [true, false]) {
    const sums = new Map<Part, number>();
    for (const file of files.filter((name) => isOfMain(name) === isMain)) {
      const profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profile;
      for (const [part, busy] of busyParts(profile, classifier, window.from, window.to)) sums.set(part, (sums.get(part) ?? 0) + busy);
    }
    const all = [...sums.values()].reduce((sum, busy) => sum + busy, 0);
    const seconds = isMain ? times.main : times.others;
    for (const [part, busy] of sums) totals[part] = (totals[part] ?? 0) + (1000 * seconds * busy) / all / answers;
  }
  return Object.fromEntries(Object.entries(totals).map(([part, ms]) => [part, Math.round(ms * 1000) / 1000]));
}
