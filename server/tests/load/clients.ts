import { type ChildProcess, fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { confine, coresOf } from './cores.ts';
import { cpuOf } from './figures.ts';
import { type LiveFindings, type LiveOptions, playLive } from './live.ts';

/** What the clients' process is told to do; nothing else but data goes between processes. */
export type ClientOptions = Omit<LiveOptions, 'begin' | 'end' | 'meanwhile'>;

/** What the clients found, and what they took themselves: when they lag, it is they who are slow. */
export interface ClientFindings {
  readonly live: LiveFindings;
  readonly clients: { readonly cores: string; readonly cpuSeconds: number; readonly lagP99: number };
}

type Said = { readonly line: string } | { readonly begin: true } | { readonly end: true } | ClientFindings;

/** Plays as many people, in this process, for the one that started it. */
export async function serveClients(): Promise<void> {
  const say = (said: Said): void => void process.send?.(said);
  const heard = (): Promise<unknown> => new Promise((done) => process.once('message', done));
  const options = (await heard()) as ClientOptions;
  const lag = monitorEventLoopDelay({ resolution: 5 });
  let before = 0;
  let after = 0;
  const begin = (): void => {
    before = cpuOf(process.pid);
    lag.enable();
    say({ begin: true });
  };
  const end = async (): Promise<void> => {
    after = cpuOf(process.pid);
    lag.disable();
    say({ end: true });
    await heard();
  };
  const live = await playLive({ ...options, begin, end }, (line) => say({ line }));
  const clients = {
    cores: coresOf(process.pid),
    cpuSeconds: after - before,
    lagP99: Math.round(lag.percentile(99) / 1e5) / 10,
  };
  process.send?.({ live, clients } satisfies Said, () => process.exit(0));
}

/** Lets a process of its own play as many people, on some cores if they are named. */
export function playElsewhere(
  bundle: string,
  options: ClientOptions,
  { cores, tell, begin, end }: { readonly cores: string | undefined; tell(line: string): void; begin(): void; end(): void },
): Promise<ClientFindings> {
  const child: ChildProcess = fork(bundle, ['--clients'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  confine(child.pid as number, cores);
  return new Promise((done, failed) => {
    child.on('message', (said: Said) => {
      if ('line' in said) tell(said.line);
      else if ('begin' in said) begin();
      else if ('end' in said) {
        end();
        child.send({ ended: true });
      } else done(said);
    });
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`the clients ended with ${code}`)));
    child.send(options);
  });
}
