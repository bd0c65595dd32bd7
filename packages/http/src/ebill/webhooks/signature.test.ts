import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { newWebhookSecret, signWebhook, verifyWebhook } from './signature.ts';

const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampSeconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
};
const now = example.timestampSeconds * 1000;
const [secret = ''] = example.secrets;
const secrets = fc.uint8Array({ minLength: 24, maxLength: 64 }).map(newWebhookSecret);
const ids = fc.stringMatching(/^[\w-]{1,40}$/);

test('the example that others publish', async () => {
  expect(await signWebhook(example)).toEqual({
    'webhook-id': example.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

describe('standardwebhooks', () => {
  test('signs alike', () =>
    fc.assert(
      fc.asyncProperty(secrets, ids, fc.string({ unit: 'grapheme' }), async (made, id, body) => {
        const signed = await signWebhook({ ...example, id, body, secrets: [made] });
        const oracle = new Webhook(made).sign(id, new Date(now), body);
        expect(signed['webhook-signature']).toBe(oracle);
        const headers = new Headers({ ...signed, 'webhook-signature': oracle });
        expect(await verifyWebhook(headers, body, made, { now })).toEqual({ valid: true, id });
      }),
      { numRuns: 50 },
    ));

  test('takes what we sign, by the new and by the old secret', async () => {
    const made = newWebhookSecret(crypto.getRandomValues(new Uint8Array(32)));
    const signed = await signWebhook({
      ...example,
      timestampSeconds: Math.floor(Date.now() / 1000),
      secrets: [made, secret],
    });
    for (const one of [made, secret])
      expect(new Webhook(one).verify(example.body, { ...signed })).toEqual({ test: 2_432_232_314 });
    expect(() => new Webhook(newWebhookSecret(new Uint8Array(32))).verify(example.body, { ...signed })).toThrow();
  });
});

describe('verification', () => {
  const verdict = async (changes: Record<string, string>, body: string | Uint8Array = example.body, at = now) =>
    verifyWebhook(new Headers({ ...(await signWebhook(example)), ...changes }), body, secret, { now: at });

  test.each([
    [-300, { valid: true, id: example.id }],
    [300, { valid: true, id: example.id }],
    [301, { valid: false, reason: 'TOO_OLD' }],
    [-301, { valid: false, reason: 'TOO_NEW' }],
  ])('%d seconds later', async (seconds, expected) =>
    expect(await verdict({}, example.body, now + seconds * 1000)).toEqual(expected),
  );

  test('anything changed is noticed', () =>
    fc.assert(
      fc.asyncProperty(
        fc.nat({ max: example.body.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        fc.integer({ min: -300, max: 300 }).filter((seconds) => seconds !== 0),
        ids.filter((id) => id !== example.id),
        async (at, bits, seconds, id) => {
          const body = new TextEncoder().encode(example.body);
          body[at] = (body[at] as number) ^ bits;
          const wrong = { valid: false, reason: 'SIGNATURE_WRONG' };
          expect(await verdict({}, body)).toEqual(wrong);
          expect(await verdict({ 'webhook-timestamp': String(example.timestampSeconds + seconds) })).toEqual(wrong);
          expect(await verdict({ 'webhook-id': id })).toEqual(wrong);
        },
      ),
    ));

  test('a part of the id cannot pass for the time', async () => {
    const signed = await signWebhook({ ...example, id: 'a', body: `${example.timestampSeconds}.b` });
    const moved = { ...signed, 'webhook-id': `a.${example.timestampSeconds}` };
    expect(await verifyWebhook(new Headers(moved), 'b', secret, { now })).toEqual({
      valid: false,
      reason: 'HEADERS_MISSING',
    });
  });

  test.each([
    ['', 'HEADERS_MISSING'],
    ['v1', 'HEADERS_MISSING'],
    ['v1a,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', 'HEADERS_MISSING'],
    ['v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OF=', 'HEADERS_MISSING'],
    ['v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE', 'HEADERS_MISSING'],
    ['v1,AAAA', 'SIGNATURE_WRONG'],
    [`${'v1,AAAA '.repeat(16)}v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=`, 'SIGNATURE_WRONG'],
  ])('the signature %j is refused', async (signature, reason) =>
    expect(await verdict({ 'webhook-signature': signature })).toEqual({ valid: false, reason }),
  );

  test.each(['', ' ', '-1', '1e9', '1614265330.0', '0x10', '9'.repeat(13)])('the time %j is refused', async (time) =>
    expect(await verdict({ 'webhook-timestamp': time })).toMatchObject({ valid: false }),
  );

  test('the right signature is found among others', async () => {
    const header = `v2,x v1,AAAA ${(await signWebhook(example))['webhook-signature']}`;
    expect(await verdict({ 'webhook-signature': header })).toEqual({ valid: true, id: example.id });
  });
});

test('a secret is 24 to 64 bytes', async () => {
  expect(newWebhookSecret(new Uint8Array(32))).toBe(`whsec_${'A'.repeat(43)}=`);
  for (const length of [0, 23, 65]) expect(() => newWebhookSecret(new Uint8Array(length))).toThrow(RangeError);
  for (const text of ['', 'whsec_', 'whsec_AAAA', 'whsec_!', secret.slice(6)])
    await expect(signWebhook({ ...example, secrets: [text] })).rejects.toThrow(RangeError);
});
