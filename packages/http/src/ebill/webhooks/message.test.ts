import { expect, test } from 'vitest';
import type { WebhookRequest } from '../../ports/ebill/webhook-sender.ts';
import { messageIdOf, sendMessage } from './message.ts';
import { newWebhookSecret, verifyWebhook } from './signature.ts';

const secrets = [newWebhookSecret(new Uint8Array(32).fill(1)), newWebhookSecret(new Uint8Array(32).fill(2))];
const now = Date.UTC(2026, 10, 21, 9, 53, 31, 814);

function recorder() {
  const requests: WebhookRequest[] = [];
  const send = async (request: WebhookRequest) => {
    requests.push(request);
    return { status: 200, bodyStart: '' };
  };
  return { requests, send };
}

test('a message is one signed POST', async () => {
  const sender = recorder();
  const message = { id: messageIdOf(42, 1201), hookUrl: 'https://hooks.example.ch/', body: '{"id":1201}', secrets };
  expect(await sendMessage(sender, message, now)).toEqual({ status: 200, bodyStart: '' });
  const [request] = sender.requests as [WebhookRequest];
  expect(request).toEqual({
    url: 'https://hooks.example.ch/',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'ebill-webhooks/1',
      'webhook-id': 'evt_42_1201',
      'webhook-timestamp': '1795254811',
      'webhook-signature': expect.stringMatching(/^v1,\S{44} v1,\S{44}$/),
    },
    body: '{"id":1201}',
    timeoutMilliseconds: 15_000,
  });
  for (const secret of secrets)
    expect(await verifyWebhook(new Headers(request.headers), request.body, secret, { now })).toMatchObject({
      valid: true,
    });
});

test('an id never has a dot', () => {
  expect(messageIdOf('a.b c', 7)).toBe('evt_a-b-c_7');
});

test('a body is at most 20 KiB, counted in bytes', async () => {
  const sender = recorder();
  const message = (body: string) => ({ id: 'evt_1_1', hookUrl: 'https://hooks.example.ch/', body, secrets });
  await sendMessage(sender, message('é'.repeat(10_240)), now);
  expect(sender.requests.length).toBe(1);
  expect(await sendMessage(sender, message(`${'é'.repeat(10_240)}!`), now)).toEqual({ failure: 'BODY_TOO_LARGE' });
  expect(sender.requests.length).toBe(1);
});
