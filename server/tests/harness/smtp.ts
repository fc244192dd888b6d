import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A letter as it came. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that keeps what it is given. */
export interface Mailbox {
  readonly url: string;
  readonly letters: Letter[];
  close(): Promise<void>;
}

const decodedWord = (text: string): string =>
  text
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_, kind: string, body: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(body, 'base64').toString() : quoted(body.replaceAll('_', ' ')),
    );

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function letterOf(to: string, source: string): Letter {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end);
  const body = source.slice(end + 4);
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(head)?.[1] ?? '';
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase();
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : encoding === 'quoted-printable' ? quoted(body) : body;
  return { to, subject: decodedWord(subject), text: text.replaceAll('\r\n', '\n').trim() };
}

function serve(socket: Socket, keep: (letter: Letter) => void): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  let to = '';
  let heard = '';
  let isLetter = false;
  const hear = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') isLetter = true;
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  say('220 here');
  socket.on('data', (data) => {
    heard += data.toString('latin1');
    for (;;) {
      const end = heard.indexOf(isLetter ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = heard.slice(0, end);
      heard = heard.slice(end + (isLetter ? 5 : 2));
      if (isLetter) {
        isLetter = false;
        keep(letterOf(to, Buffer.from(part, 'latin1').toString('utf8')));
        say('250 kept');
      } else hear(part);
    }
  });
  socket.on('error', () => undefined);
}

/** Opens a mail server on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const server = createServer((socket) => serve(socket, (letter) => letters.push(letter)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
