import { describe, expect, test } from 'vitest';
import { newRecoveryCodes, newTotpSecret, totpAddress, totpCode, totpStepAt, totpStepOf } from './totp.ts';

/** `12345678901234567890` in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s (RFC 6238, appendix B, SHA-1)', async (seconds, code) => {
  expect(await totpCode(secret, totpStepAt(seconds * 1000), 8)).toBe(code);
  expect(await totpCode(secret, totpStepAt(seconds * 1000))).toBe(code.slice(2));
});

test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  '%s is the code of its counter (RFC 4226, appendix D)',
  async (code) => {
    const codes = await Promise.all(Array.from({ length: 10 }, (_, step) => totpCode(secret, step)));
    expect(codes).toContain(code);
  },
);

describe('a code', () => {
  const now = 1_700_000_010_000;
  const step = totpStepAt(now);

  test('is taken a step early or late, and not two', async () => {
    for (const [away, isTaken] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const found = await totpStepOf(secret, await totpCode(secret, step + away), { now, lastStep: 0 });
      expect(found).toBe(isTaken ? step + away : undefined);
    }
  });

  test('is taken once, and none before it afterwards', async () => {
    const code = await totpCode(secret, step);
    expect(await totpStepOf(secret, code, { now, lastStep: step - 1 })).toBe(step);
    expect(await totpStepOf(secret, code, { now, lastStep: step })).toBeUndefined();
    expect(await totpStepOf(secret, await totpCode(secret, step - 1), { now, lastStep: step })).toBeUndefined();
  });
});

test('secrets and recovery codes are random, and apps can read them', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
  const address = new URL(totpAddress(secret, 'a+b@example.ch'));
  expect([address.protocol, address.searchParams.get('secret'), address.pathname]).toEqual([
    'otpauth:',
    secret,
    expect.stringContaining('a%2Bb%40example.ch'),
  ]);
});
