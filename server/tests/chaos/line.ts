import net from 'node:net';

/** How a line behaves: as it should; accepting without saying a word; late; or refusing everybody. */
export type Way = 'open' | 'silent' | 'slow' | 'refusing';

interface Pair {
  readonly near: net.Socket;
  far: net.Socket | null;
  /** Nothing passes here any more, whatever becomes of the line: neither end is told. */
  isStuck: boolean;
}

/** A way for TCP on this machine that can be cut, made silent, slow, or refused. */
export class Line {
  private readonly to: net.NetConnectOpts;
  private readonly server: net.Server;
  private readonly pairs = new Set<Pair>();
  private way: Way = 'open';
  private delay = 0;

  private constructor(to: net.NetConnectOpts) {
    this.to = to;
    this.server = net.createServer({ noDelay: true }, (near) => this.accept(near));
  }

  static open(to: net.NetConnectOpts): Promise<Line> {
    const line = new Line(to);
    return new Promise((done, failed) => {
      line.server.once('error', failed);
      line.server.listen(0, '127.0.0.1', () => done(line));
    });
  }

  get port(): number {
    return (this.server.address() as net.AddressInfo).port;
  }

  /** Lets the line behave otherwise from now on; what is held back comes when it is open again. */
  become(way: Way, delay = 0): void {
    this.way = way;
    this.delay = delay;
    if (way === 'refusing') this.cut();
    for (const pair of this.pairs) this.settle(pair);
  }

  /** Ends every connection without a goodbye. */
  cut(): void {
    for (const pair of [...this.pairs]) this.drop(pair);
  }

  /** Everything that is connected now stays so, but nothing passes there any more; new connections are well. */
  stick(): void {
    for (const pair of this.pairs) {
      pair.isStuck = true;
      this.settle(pair);
    }
  }

  private accept(near: net.Socket): void {
    const pair: Pair = { near, far: null, isStuck: false };
    near.on('error', () => undefined);
    near.on('close', () => this.drop(pair));
    if (this.way === 'refusing') {
      near.resetAndDestroy();
      return;
    }
    this.pairs.add(pair);
    this.settle(pair);
  }

  private settle(pair: Pair): void {
    const isSilent = pair.isStuck || this.way === 'silent';
    if (isSilent) {
      pair.near.pause();
      pair.far?.pause();
    } else if (pair.far === null) this.join(pair);
    else {
      pair.near.resume();
      pair.far.resume();
    }
  }

  private join(pair: Pair): void {
    const far = net.connect(this.to);
    pair.far = far;
    far.setNoDelay(true);
    far.on('error', () => undefined);
    far.on('close', () => this.drop(pair));
    this.carry(pair.near, far);
    this.carry(far, pair.near);
  }

  private carry(from: net.Socket, to: net.Socket): void {
    let due = 0;
    from.on('data', (chunk) => {
      due = Math.max(due, Date.now() + this.delay);
      const wait = due - Date.now();
      if (wait <= 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), wait);
    });
    from.on('end', () => setTimeout(() => to.end(), Math.max(0, due - Date.now())));
  }

  private drop(pair: Pair): void {
    if (!this.pairs.delete(pair)) return;
    if (!pair.near.destroyed) pair.near.resetAndDestroy();
    if (pair.far !== null && !pair.far.destroyed) hangUp(pair.far, 'path' in this.to);
  }

  close(): Promise<void> {
    this.way = 'refusing';
    this.cut();
    return new Promise((done) => this.server.close(() => done()));
  }
}

/** Socket files know no reset. */
function hangUp(socket: net.Socket, isFile: boolean): void {
  if (isFile) socket.destroy();
  else socket.resetAndDestroy();
}
