import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sha256Of } from './sha256.ts';

test('the hash is that of OpenSSL, of every length around a block and of any bytes', async () => {
  const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7 + length);
    expect(await sha256Of(bytes), `${length} bytes`).toBe(expected(bytes));
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      expect(await sha256Of(bytes)).toBe(expected(bytes));
    }),
  );
});

test('what is as short as a key asks nobody else, so that it waits for nobody', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  await sha256Of(new Uint8Array(256));
  expect(digest).not.toHaveBeenCalled();
  await sha256Of(new Uint8Array(10_000));
  expect(digest).toHaveBeenCalledOnce();
  digest.mockRestore();
});
