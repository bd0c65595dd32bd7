import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, WebhookError } from './index.ts';

const secretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;
const secret = secretOf(new Uint8Array(24).fill(7));
const other = secretOf(new Uint8Array(24).fill(8));
const now = new Date('2026-11-24T12:00:00Z');
const event = { id: 1, eventName: 'processing_status.changed', newStatus: 'DELIVERED' };
const body = JSON.stringify(event);

function signed({ by = secret, at = now, text = body, id = 'msg_1' } = {}) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(by).sign(id, at, text),
  };
}

const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: WebhookError) => error.reason ?? String(error),
  );

test('a message that another library has signed is taken, and its event is typed by its name', async () => {
  const taken = await verifyWebhook({ secret, headers: signed(), body, now });
  expect(taken).toEqual(event);
  if (taken.eventName !== 'processing_status.changed') throw new Error('another event');
  expect(taken.newStatus).toBe('DELIVERED');
});

test('whatever the body and the secret are, both libraries say the same', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 24, maxLength: 64 }),
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      async (bytes, note, isWrong) => {
        const own = secretOf(bytes);
        const text = JSON.stringify({ ...event, note });
        const headers = signed({ by: isWrong ? other : own, text, at: new Date() });
        const verdict = await reasonOf(verifyWebhook({ secret: own, headers, body: text }));
        const says = () => new Webhook(own).verify(text, headers);
        if (isWrong) expect(says).toThrow();
        else expect(says()).toMatchObject(event);
        expect(verdict).toBe(isWrong ? 'SIGNATURE_WRONG' : 'taken');
      },
    ),
  ));

test('a change of any byte is noticed', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), async (place, change) => {
      const bytes = Buffer.from(body);
      bytes[place] = (bytes[place] ?? 0) ^ change;
      expect(await reasonOf(verifyWebhook({ secret, headers: signed(), body: bytes, now }))).toBe('SIGNATURE_WRONG');
    }),
  ));

describe('the secret is changed', () => {
  test('the receiver knows both', async () => {
    for (const by of [secret, other])
      expect(await verifyWebhook({ secret: [secret, other], headers: signed({ by }), body, now })).toEqual(event);
  });

  test('the sender signs with both', async () => {
    const signatures = [signed({ by: other }), signed()].map((headers) => headers['webhook-signature']);
    const headers = { ...signed(), 'webhook-signature': `v1a,AAAA v1,%% ${signatures.join(' ')}` };
    expect(await verifyWebhook({ secret, headers, body, now })).toEqual(event);
  });

  test('a text that is no secret is a mistake of the program', async () => {
    for (const wrong of ['', 'whsec_', 'AAAA', 'whsec_%%'])
      await expect(verifyWebhook({ secret: wrong, headers: signed(), body, now })).rejects.toThrow(TypeError);
  });
});

test.each([
  ['five minutes late', 300, 'taken'],
  ['later', 301, 'TOO_OLD'],
  ['five minutes early', -300, 'taken'],
  ['earlier', -301, 'TOO_NEW'],
] as const)('a message that comes %s', async (_name, seconds, verdict) => {
  expect(await reasonOf(verifyWebhook({ secret, headers: signed(), body, now: later(seconds) }))).toBe(verdict);
});

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('a message without %s', async (name) => {
  const headers = { ...signed(), [name]: '' };
  expect(await reasonOf(verifyWebhook({ secret, headers, body, now }))).toBe('HEADERS_MISSING');
});

test('an id with a dot, or a time with a sign, is none', async () => {
  for (const headers of [signed({ id: 'msg.1' }), { ...signed(), 'webhook-timestamp': '-1' }])
    expect(await reasonOf(verifyWebhook({ secret, headers, body, now }))).toBe('HEADERS_MISSING');
});

test('headers come as objects of servers have them, whatever the case', async () => {
  const named = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]));
  expect(await verifyWebhook({ secret, headers: named, body, now })).toEqual(event);
  expect(await verifyWebhook({ secret, headers: new Headers(signed()), body, now })).toEqual(event);
});

test.each(['', 'no JSON', '1', 'null', '{"id":1}'])('what is signed and no event: %s', async (text) => {
  const headers = signed({ text });
  expect(await reasonOf(verifyWebhook({ secret, headers, body: text, now }))).toBe('NOT_AN_EVENT');
  await expect(verifyWebhook({ secret, headers, body: text, now })).rejects.toThrow(WebhookError);
});
