import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import https from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { readConfig } from '../config.ts';
import { channelsOf } from '../notices/notices.ts';

const REPLIES: { readonly [line: string]: string } = { DATA: '354 go on', QUIT: '221 bye' };

/** A mail server that takes letters and keeps them. */
async function letterBox(): Promise<{ port: number; letters: string[]; close(): void }> {
  const letters: string[] = [];
  const server = createServer(async (socket) => {
    let letter: string[] | null = null;
    socket.write('220 letter box\r\n');
    for await (const line of createInterface(socket)) {
      if (letter !== null && line !== '.') {
        letter.push(line);
        continue;
      }
      if (letter !== null) letters.push(letter.join('\n'));
      letter = line === 'DATA' ? [] : null;
      socket.write(`${REPLIES[line] ?? '250 ok'}\r\n`);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, letters, close: () => void server.close() };
}

interface Call {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** What a browser does with an encrypted push message (RFC 8291). */
function opened(body: Buffer, device: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] as number));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', device.computeSecret(sender), auth, info, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

describe('the ways out of the server', () => {
  const calls: Call[] = [];
  const before = { ciphers: tls.DEFAULT_CIPHERS, version: tls.DEFAULT_MAX_VERSION, strict: process.env.NODE_TLS_REJECT_UNAUTHORIZED };
  let other: https.Server;
  let address: string;
  beforeAll(async () => {
    // TLS that needs no certificate: both ends are this test.
    tls.DEFAULT_CIPHERS = 'AECDH-AES256-SHA:@SECLEVEL=0';
    tls.DEFAULT_MAX_VERSION = 'TLSv1.2';
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    other = https.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(request.url === '/gone' ? 410 : 201).end();
      });
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    address = `https://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    other.close();
    tls.DEFAULT_CIPHERS = before.ciphers;
    tls.DEFAULT_MAX_VERSION = before.version;
    if (before.strict === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before.strict;
  });

  it('carry a letter to a mail server, whose head cannot be forged', async () => {
    const box = await letterBox();
    const { mail } = channelsOf(readConfig({ SMTP_URL: `smtp://127.0.0.1:${box.port}`, MAIL_FROM: 'table@example.org' }));
    await mail?.({ to: 'ada@example.org', subject: 'Your turn\r\nBcc: all@example.org', text: 'Città: it is your turn.' });
    box.close();
    const [letter] = box.letters as [string];
    const [head] = letter.split('\n\n') as [string];
    expect(head).toContain('From: table@example.org\n');
    expect(head).toContain('To: ada@example.org\n');
    expect(head).toMatch(/^Subject: Your turn/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(letter).toContain('Citt=C3=A0: it is your turn.');
  });

  it('carry a message to the push service of a browser, which only that browser can read', async () => {
    const device = createECDH('prime256v1');
    device.generateKeys();
    const auth = randomBytes(16);
    const vapid = webPush.generateVAPIDKeys();
    const { push } = channelsOf(readConfig({ PANTHEON_PRIVATE_WEBHOOKS: 'yes' }));
    const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') };
    await push({ endpoint: `${address}/device`, keys }, 'Your turn at Bomarzo', vapid);
    const { headers, body } = calls.find(({ path }) => path === '/device') as Call;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.authorization).toContain(`k=${vapid.publicKey}`);
    expect(body.includes('Bomarzo')).toBe(false);
    expect(opened(body, device, auth)).toBe('Your turn at Bomarzo');
    await expect(push({ endpoint: `${address}/gone`, keys }, 'again', vapid)).rejects.toMatchObject({ statusCode: 410 });
  });

  it('call an address of somebody’s own, but none inside this network unless the host allows it', async () => {
    const open = channelsOf(readConfig({ PANTHEON_PRIVATE_WEBHOOKS: 'yes' }));
    await open.webhook(`${address}/hook`, { table: 'abc' });
    const { headers, body } = calls.find(({ path }) => path === '/hook') as Call;
    expect([headers['content-type'], body.toString()]).toEqual(['application/json', '{"table":"abc"}']);
    await expect(open.webhook(`${address}/gone`, {})).rejects.toThrow('410');
    const careful = channelsOf(readConfig({}));
    const { length } = calls;
    await expect((async () => careful.webhook(`${address}/hook`, {}))()).rejects.toThrow('inside this network');
    await expect(careful.webhook(address.replace('127.0.0.1', 'localhost'), {})).rejects.toThrow('inside this network');
    expect(calls.length).toBe(length);
  });
});
