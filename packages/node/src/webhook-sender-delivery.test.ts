import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAttempt, instantOf, messageIdOf, newWebhookSecret, sendMessage } from '@rappen/http';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import { webhookSender } from './webhook-sender.ts';

const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(32)));
const body = '{"id":1201,"billRecipientNetId":"41010560425610173"}';
const failing = [500, 302, 429, 404];

afterEach(() => vi.useRealTimers());

/** A receiver that verifies each message, and takes it after so many failures. */
async function startReceiver(failures: number) {
  const seen: { id: unknown; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const message = await text(request);
    new Webhook(secret).verify(message, request.headers as Record<string, string>);
    seen.push({ id: request.headers['webhook-id'], body: message });
    response.writeHead(seen.length > failures ? 204 : (failing[seen.length % failing.length] ?? 500)).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const hookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { seen, hookUrl, stop: () => new Promise((closed) => server.close(closed)) };
}

/** Makes the attempts of one delivery, each at its time, until there is no next one. */
async function deliver(hookUrl: string): Promise<string> {
  const sender = webhookSender({ allowLoopback: true });
  const message = { id: messageIdOf(42, 1201), hookUrl, body, secrets: [secret] };
  let failingSince: string | undefined;
  for (let attempts = 0; ; attempts++) {
    const now = Date.now();
    const outcome = await sendMessage(sender, message, now);
    const delivery = { attempts, webhook: { failures: attempts, failingSince } };
    const { next } = afterAttempt(delivery, outcome, { now, random: Math.random() });
    if (next.kind !== 'retry') return next.kind;
    failingSince ??= instantOf(now);
    vi.setSystemTime(next.at);
  }
}

test.each(Array.from({ length: 11 }, (_, failures) => failures))(
  'to a receiver that fails %d times',
  async (failures) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { seen, hookUrl, stop } = await startReceiver(failures);
    expect(await deliver(hookUrl)).toBe(failures < 10 ? 'delivered' : 'dead');
    expect(seen).toEqual(Array(Math.min(failures + 1, 10)).fill({ id: 'evt_42_1201', body }));
    await stop();
  },
);

test('to a receiver that is gone', async () => {
  const server = createServer((_request, response) => response.writeHead(410).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  expect(await deliver(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).toBe('disable');
  await new Promise((closed) => server.close(closed));
});
