import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

/** Where it is noted that a picture could not be drawn. */
interface Notes {
  warn(about: object, message: string): void;
}

/** How long one picture may take, and how long the painter stays when nobody asks, in milliseconds. */
const LIMIT = 60_000;
const IDLE = 120_000;
const MOST_WAITING = 20;
const MOST_KEPT = 150;

/** What is to be drawn; the process that draws knows what it means. */
export type PictureWish = { readonly kind: 'table' | 'game' | 'words'; readonly game: string } & Readonly<Record<string, unknown>>;

interface Drawn {
  readonly id: number;
  readonly png?: Uint8Array;
  readonly error?: string;
}

/**
 * Draws pictures in a process of its own, one after the other: a drawing that fails, or ends that process, harms nobody. Pictures are
 * kept by the name of what they show. The process is started when somebody asks and ends when nobody does.
 */
export class Painter {
  private readonly file: string;
  private readonly log: Notes;
  private readonly kept = new Map<string, Promise<Uint8Array | null>>();
  private child: ChildProcess | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private asked = 0;
  private idle: NodeJS.Timeout | null = null;

  constructor(file: URL, log: Notes) {
    this.file = fileURLToPath(file);
    this.log = log;
  }

  /** A picture by the name of what it shows; null where it cannot be drawn, or too many are wanted at once. */
  picture(name: string, wish: () => Promise<PictureWish>): Promise<Uint8Array | null> {
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    if (this.waiting >= MOST_WAITING) return Promise.resolve(null);
    this.waiting++;
    const drawn = this.turn.then(async () => this.draw(await wish()));
    this.turn = drawn.catch(() => undefined).finally(() => this.waiting--);
    // What could not be drawn once is not tried again and again.
    const settled = drawn.catch((error: unknown) => {
      this.log.warn({ error: String(error), picture: name }, 'a picture could not be drawn');
      return null;
    });
    this.keep(name, settled);
    return settled;
  }

  private keep(name: string, picture: Promise<Uint8Array | null>): void {
    this.kept.set(name, picture);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }

  private draw(picture: PictureWish): Promise<Uint8Array> {
    const child = this.process();
    const id = ++this.asked;
    return new Promise((done, failed) => {
      const end = (): void => {
        clearTimeout(late);
        child.off('message', hear);
        child.off('exit', lost);
        this.restLater();
      };
      const hear = (message: unknown): void => {
        const { id: of, png, error } = message as Drawn;
        if (of !== id) return;
        end();
        if (png === undefined) failed(new Error(error ?? 'nothing was drawn'));
        else done(png);
      };
      const lost = (): void => {
        end();
        failed(new Error('the process that draws has ended'));
      };
      const late = setTimeout(() => child.kill('SIGKILL'), LIMIT);
      child.on('message', hear);
      child.once('exit', lost);
      child.send({ id, picture });
    });
  }

  private process(): ChildProcess {
    if (this.idle !== null) clearTimeout(this.idle);
    if (this.child !== null) return this.child;
    const child = fork(this.file, [], { serialization: 'advanced', stdio: 'ignore', execArgv: ['--max-old-space-size=384'] });
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    child.once('exit', () => {
      if (this.child === child) this.child = null;
    });
    child.on('error', (error) => this.log.warn({ error: error.message }, 'the process that draws pictures failed'));
    this.child = child;
    return child;
  }

  private restLater(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => this.close(), IDLE);
    this.idle.unref();
  }

  close(): void {
    if (this.idle !== null) clearTimeout(this.idle);
    this.child?.kill();
    this.child = null;
  }
}
