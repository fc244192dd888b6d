import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256, sha256Words } from '../sha256.ts';

const nodes = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('sha256', () => {
  test('agrees with published digests', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  test('agrees with Node at every length around a block', () => {
    for (let length = 0; length <= 200; length++) expect(sha256('x'.repeat(length)), `length ${length}`).toBe(nodes('x'.repeat(length)));
  });

  test('agrees with Node on any text, broken surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(nodes(text));
      }),
    );
    expect(sha256('a\ud800b')).toBe(nodes('a\ud800b'));
    expect(sha256('città 🎲 Ἥρα')).toBe(nodes('città 🎲 Ἥρα'));
  });

  test('agrees with Node on a long text', () => {
    const text = 'pantheon '.repeat(50_000);
    expect(sha256(text)).toBe(nodes(text));
  });

  test('gives its words as they stand in the digest', () => {
    const words = Array.from(sha256Words('abc'), (word) => (word >>> 0).toString(16).padStart(8, '0'));
    expect(words.join('')).toBe(sha256('abc'));
  });
});
