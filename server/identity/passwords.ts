import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../failure.ts';

// Argon2id as OWASP recommends it: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

// Each hash takes 19 MiB, so only a few are made at once.
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    return await task();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** What is stored of a password. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC'), COST));

let decoy: Promise<string> | null = null;

/** Whether a password is right. Takes as long for somebody who has none, so that nobody learns who exists. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const right = await inTurn(() => verify(against, password.normalize('NFKC')));
  return right && stored !== null;
}

// Words on which the passwords that are tried first are built. Together with digits and signs at the end, and with
// letters written as digits, they stand for tens of thousands of passwords.
const COMMON = new Set(
  `password passwort passwords passwd pass word admin administrator root user login guest test tester welcome letmein master monkey dragon
  football baseball basketball soccer hockey superman batman spiderman pokemon naruto starwars princess sunshine iloveyou loveyou lovely
  flower shadow michael jordan jennifer jessica ashley daniel thomas robert andrew charlie george william joshua matthew anthony nicole
  hannah maggie buster ginger pepper cookie summer winter spring autumn secret changeme default qwerty qwertyuiop qwertz asdfgh asdfghjkl
  asdf zxcvbn zxcvbnm qazwsx qazwsxedc trustno computer internet samsung google facebook instagram whatsapp liverpool chelsea arsenal
  barcelona juventus inter milan roma napoli ferrari italia ciao amore tiamo francesco andrea alessandro alessandra giuseppe antonio
  valentina martina giulia federica francesca password cambiami segreto benvenuto freedom whatever killer hunter ranger thunder tigger
  corvette mustang mercedes porsche harley marlboro phoenix merlin diamond silver golden orange banana cheese chocolate purple yellow
  matrix pantheon cyclades marenostrum anunnaki bomarzo diluvio hello helloworld abc abcd abcdef abcdefg access nothing money family
  friends forever blink bailey jasmine michelle angel angela anna maria laura sarah simone chiara`.split(/\s+/),
);

const LETTER_FOR: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const RUNS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba', 'qwertyuiopasdfghjklzxcvbnm'];

/** Refuses a password that is among those that are tried first. */
export function requireStrong(password: string, name: string): void {
  const plain = password.normalize('NFKC').toLowerCase();
  const stem = plain.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  const spelled = [...stem].map((sign) => LETTER_FOR[sign] ?? sign).join('');
  const half = plain.slice(0, Math.ceil(plain.length / 2));
  const weak =
    new Set(plain).size < 4 ||
    plain === half + half ||
    stem === '' ||
    COMMON.has(stem) ||
    COMMON.has(spelled) ||
    (name.length >= 4 && plain.includes(name.toLowerCase())) ||
    RUNS.some((run) => run.includes(plain) || (stem.length >= 4 && run.includes(stem)));
  if (weak) throw new Refusal('weak-password', 'this password is among those that are tried first');
}
