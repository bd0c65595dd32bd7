import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aesDecrypted, aesEncrypted, rc4 } from './ciphers.ts';
import { md5 } from './md5.ts';
import { sha256, sha384, sha512 } from './sha2.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test.each([
  ['md5', md5],
  ['sha256', sha256],
  ['sha384', sha384],
  ['sha512', sha512],
] as const)('%s is what OpenSSL makes of it', (name, digest) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (message) => {
      expect(hex(digest(message))).toBe(createHash(name).update(message).digest('hex'));
    }),
  );
});

test.each([16, 32])('AES with a key of %i bytes is what OpenSSL makes of it, and is undone', (length) => {
  fc.assert(
    fc.property(
      bytes(length),
      bytes(16),
      fc.integer({ min: 0, max: 9 }).chain((blocks) => bytes(blocks * 16)),
      (key, start, data) => {
        const cipher = createCipheriv(`aes-${length * 8}-cbc`, key, start).setAutoPadding(false);
        const encrypted = aesEncrypted(key, start, data);
        expect(hex(encrypted)).toBe(hex(Buffer.concat([cipher.update(data), cipher.final()])));
        expect(hex(aesDecrypted(key, start, encrypted))).toBe(hex(data));
      },
    ),
  );
});

test('RC4 gives the known examples', () => {
  const encrypted = (key: string, text: string) => hex(rc4(Buffer.from(key), Buffer.from(text)));
  expect(encrypted('Key', 'Plaintext')).toBe('bbf316e8d940af0ad3');
  expect(encrypted('Wiki', 'pedia')).toBe('1021bf0420');
  expect(encrypted('Secret', 'Attack at dawn')).toBe('45a01f645fc35b383552544b9bf5');
});
