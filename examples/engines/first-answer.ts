// An engine for Pantheon in TypeScript, as small as can be: it puts an answer together by the grammar of keys alone.
//
//   npx pantheon arena isles --a "npx tsx examples/engines/first-answer.ts" --b random --players 2 --blocks 5
//
// docs/engine-protocol.md describes every message.
import { stdin } from 'node:process';
import { createInterface } from 'node:readline';

interface Question {
  readonly kind: 'choose' | 'pick' | 'amount' | 'allocate' | 'arrange';
  readonly options: readonly { readonly key: string }[];
  readonly min?: number;
  readonly max?: number;
  readonly caps?: readonly number[];
  readonly legal?: readonly string[];
  readonly suggest?: readonly string[];
}

/** The first answer in sight. Where what fits together is left to the rules, the table is asked for one. */
function firstAnswer({ kind, options, legal, suggest, min = 0, max = 0, caps = [] }: Question): string | null {
  const [ready] = suggest ?? legal ?? [];
  if (ready !== undefined) return ready;
  const keys = options.map(({ key }) => key);
  switch (kind) {
    case 'choose':
      return keys[0] ?? 'pass';
    case 'amount':
      return String(min);
    case 'arrange':
      return keys.join('>');
    case 'pick':
      return min === 0 ? null : keys.slice(0, min).join('+');
    case 'allocate':
      return max === 0 || caps.length === 0 ? 'none' : null;
  }
}

const say = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

let asked: { readonly id: number; readonly question: Question } | null = null;

for await (const line of createInterface({ input: stdin })) {
  const message = JSON.parse(line);
  if (message.is === 'hello') say({ is: 'hello', name: 'first answer', protocol: 1 });
  if (message.is === 'options') say({ is: 'ready' });
  if (message.is === 'question') asked = message;
  if (message.is === 'go' && asked !== null) {
    const key = firstAnswer(asked.question);
    say(key === null ? { is: 'sample', count: 1 } : { is: 'answer', id: asked.id, key });
  }
  if (message.is === 'samples' && asked !== null) say({ is: 'answer', id: asked.id, key: message.keys[0] });
  if (message.is === 'quit') break;
}
