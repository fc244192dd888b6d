import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A letter that came, as its reader sees it. */
export interface CaughtLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server of a test's own: it takes every letter and keeps it. */
export class MailCatcher {
  readonly letters: CaughtLetter[] = [];
  private readonly server: Server;
  private waiting: (() => void)[] = [];

  private constructor() {
    this.server = createServer((socket) => this.converse(socket));
  }

  static async open(): Promise<MailCatcher> {
    const catcher = new MailCatcher();
    await new Promise<void>((done) => catcher.server.listen(0, '127.0.0.1', done));
    return catcher;
  }

  /** Where letters are sent, as the configuration wants it. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next letter to somebody, once it has come. */
  async letterTo(to: string): Promise<CaughtLetter> {
    for (;;) {
      const at = this.letters.findIndex((letter) => letter.to === to);
      if (at >= 0) return this.letters.splice(at, 1)[0] as CaughtLetter;
      await new Promise<void>((go) => this.waiting.push(go));
    }
  }

  async close(): Promise<void> {
    await new Promise((done) => this.server.close(done));
  }

  private converse(socket: Socket): void {
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let to = '';
    let letter: string[] | null = null;
    const write = (lines: string[], line: string): void => {
      if (line !== '.') {
        lines.push(line.startsWith('..') ? line.slice(1) : line);
        return;
      }
      letter = null;
      this.take(to, lines.join('\r\n'));
      say('250 taken');
    };
    const hear = (line: string): void => {
      to = /^rcpt to:<(.+)>/i.exec(line)?.[1] ?? to;
      const word = line.toLowerCase();
      if (word === 'data') letter = [];
      say(word === 'data' ? '354 go on' : word === 'quit' ? '221 goodbye' : '250 well');
      if (word === 'quit') socket.end();
    };
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines)
        if (letter === null) hear(line);
        else write(letter, line);
    });
    say('220 catcher');
  }

  private take(to: string, raw: string): void {
    const [head = '', ...body] = raw.split('\r\n\r\n');
    const headers = head.replaceAll(/\r\n\s+/g, ' ');
    const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
    const text = decoded(body.join('\r\n\r\n'), field('content-transfer-encoding'));
    this.letters.push({ to, subject: decodedWords(field('subject')), text: text.replaceAll('\r\n', '\n').trim() });
    for (const go of this.waiting.splice(0)) go();
  }
}

/** A heading with letters beyond ASCII, as it is read. */
const decodedWords = (text: string): string =>
  text.replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, body: string) =>
    kind.toLowerCase() === 'b' ? decoded(body, 'base64') : decoded(body.replaceAll('_', ' '), 'quoted-printable'),
  );

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
