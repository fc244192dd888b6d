import type { FromClient, FromServer } from '@pantheon/server/api';

type Listener = (message: FromServer) => void;

/** A socket that stands; the name is not there everywhere. */
const OPEN = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PING = 15_000;
/** How long an answer to a ping may take. A line that was cut does not always say so. */
const PATIENCE = 6000;

/** Opens a WebSocket to a site. */
export type LiveLine = () => WebSocket;

/** The one WebSocket of a client. It connects again by itself and lets everybody who follows a table follow it again. */
export class Live {
  private readonly line: LiveLine;
  private socket: WebSocket | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly returns = new Set<() => void>();
  private readonly losses = new Set<() => void>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private ping: ReturnType<typeof setInterval> | null = null;
  private overdue: ReturnType<typeof setTimeout> | null = null;
  private name: string | null = null;

  constructor(line: LiveLine) {
    this.line = line;
  }

  /** What the server calls this connection, while it stands. */
  get connection(): string | null {
    return this.name;
  }

  /** Listens to the server. `onOpen` is called now, if the connection stands, and after every reconnection. */
  listen(onMessage: Listener, onOpen: () => void, onLoss: () => void): () => void {
    this.listeners.add(onMessage);
    this.returns.add(onOpen);
    this.losses.add(onLoss);
    if (this.socket?.readyState === OPEN) onOpen();
    else this.connect();
    return () => {
      this.listeners.delete(onMessage);
      this.returns.delete(onOpen);
      this.losses.delete(onLoss);
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Says something, if there is somebody to hear it. */
  send(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The device is back, or somebody looks at the page again: no waiting for the next attempt. */
  readonly wake = (): void => {
    if (this.listeners.size === 0) return;
    this.pause = FIRST_PAUSE;
    if (this.socket?.readyState === OPEN) this.probe();
    else this.connect();
  };

  private connect(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.socket !== null && this.socket.readyState <= OPEN) return;
    const socket = this.line();
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.ping = setInterval(() => this.probe(), PING);
      for (const back of this.returns) back();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      this.calm();
      const message = JSON.parse(data) as FromServer;
      if (message.type === 'hello') this.name = message.connection;
      for (const listener of this.listeners) listener(message);
    };
    socket.onclose = () => this.lost(socket);
  }

  /** Asks whether the line still stands, and gives it up where no answer comes. */
  private probe(): void {
    this.send({ type: 'ping' });
    const { socket } = this;
    this.overdue ??= setTimeout(() => {
      if (socket === null) return;
      socket.onclose = null;
      socket.close();
      this.lost(socket);
    }, PATIENCE);
  }

  private calm(): void {
    if (this.overdue !== null) clearTimeout(this.overdue);
    this.overdue = null;
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    if (this.ping !== null) clearInterval(this.ping);
    this.calm();
    this.socket = null;
    this.name = null;
    for (const loss of this.losses) loss();
    if (this.listeners.size === 0) return;
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.ping !== null) clearInterval(this.ping);
    this.calm();
    const { socket } = this;
    this.socket = null;
    this.name = null;
    socket?.close();
  }
}
