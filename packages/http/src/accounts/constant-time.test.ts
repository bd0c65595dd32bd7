import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalInConstantTime } from './constant-time.ts';

test('what is equal is equal, and nothing else', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => equalInConstantTime(one, other) === (one === other)));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength: 4 }), (one, other) => {
      return equalInConstantTime(one, other) === (Buffer.compare(one, other) === 0);
    }),
  );
  for (const [one, other] of [
    ['', 'a'],
    ['a', ''],
    ['a', 'a\0'],
  ] as const)
    expect(equalInConstantTime(one, other)).toBe(false);
});
