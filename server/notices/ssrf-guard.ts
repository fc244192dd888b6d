import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** Whether an address lies inside this machine or its network, where people from outside have no business. */
export function isInternalAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  return INSIDE.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

// The check is made on the address that is connected to, so a name that changes its address in between gains nothing.
function lookupOutside(name: string, options: LookupOptions, found: Found): void {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const refused =
      error ?? (addresses.some(({ address }) => isInternalAddress(address)) ? new Error(`${name} leads inside this network`) : null);
    const [first] = addresses ?? [];
    if (refused !== null || first === undefined) found(refused ?? new Error(`${name} leads nowhere`), '', 4);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

/** An agent that connects to addresses outside only, unless the host has allowed others. */
export const agentFor = (allowInside: boolean): https.Agent =>
  new https.Agent({
    keepAlive: false,
    timeout: 10_000,
    ...(allowInside ? {} : { lookup: lookupOutside as NonNullable<https.AgentOptions['lookup']> }),
  });

/** Refuses addresses that nobody should have us call. */
export function requireOutside(url: string, allowInside: boolean): URL {
  const parsed = new URL(url);
  const literal = parsed.hostname.replace(/^\[|\]$/g, '');
  if (parsed.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
    throw new Error('an https address without name and password is needed');
  if (!allowInside && isIP(literal) !== 0 && isInternalAddress(literal)) throw new Error('this address leads inside this network');
  return parsed;
}

/** Sends JSON to an address of somebody's own. Redirections are not followed; the answer is not read. */
export function post(url: string, body: object, options: { readonly allowInside: boolean; readonly agent?: https.Agent }): Promise<void> {
  const target = requireOutside(url, options.allowInside);
  const text = JSON.stringify(body);
  return new Promise((done, failed) => {
    const request = https.request(
      target,
      {
        method: 'POST',
        agent: options.agent ?? agentFor(options.allowInside),
        timeout: 10_000,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'user-agent': 'Pantheon' },
      },
      (response) => {
        response.resume();
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) done();
        else failed(new Error(`the other side answered ${statusCode}`));
      },
    );
    request.on('timeout', () => request.destroy(new Error('the other side does not answer')));
    request.on('error', failed);
    request.end(text);
  });
}
