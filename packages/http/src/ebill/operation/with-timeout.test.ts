import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Service, startService } from '../../../../../test/http/ebill/service.ts';
import { caseOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';
import { patienceMilliseconds } from '../../../../../test/patience.ts';
import { limits } from '../../limits.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import { NoAnswer, withTimeout } from './with-timeout.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await service.close();
});

const never = () => new Promise<never>(() => {});

/** What a network that takes every call and answers none makes of it. */
function silence(
  ...names: readonly ('findByReference' | 'searchRecipients' | 'hasRecipient' | 'pollEvents' | 'submit')[]
) {
  const { network } = service.ports.ebill as EbillPorts;
  for (const name of names) vi.spyOn(network, name).mockImplementation(never);
}

/** Lets as much time pass as it takes until there is an answer. */
async function afterAWhile<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  let isThere = false;
  void answer.finally(() => {
    isThere = true;
  });
  const giveUp = performance.now() + patienceMilliseconds.condition;
  while (!isThere && performance.now() < giveUp) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(milliseconds / 10);
  }
  expect(isThere).toBe(true);
  return answer;
}

describe('a network that never answers', () => {
  test('holds up no submission', async () => {
    silence('searchRecipients');
    const answer = submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const created = await afterAWhile(answer, limits.networkMillisecondsMax);
    expect(created.status, created.text).toBe(201);
  });

  test('is unavailable to those who ask for a recipient', async () => {
    silence('searchRecipients', 'hasRecipient');
    const json = { items: [{ emailAddress: 'a@example.org' }] };
    for (const answer of [
      service.send('POST', '/api/v1/bill-recipients/search', { json }),
      service.send('GET', '/api/v1/bill-recipients/41010055756805112'),
    ]) {
      const { status, json: body } = await afterAWhile(answer, limits.networkMillisecondsMax);
      expect([status, body.code]).toEqual([503, 'NETWORK_UNAVAILABLE']);
    }
  });

  test('does not end deliveries and news for good', async () => {
    const created = await submitJson(service, 'bill', caseOf('bill'));
    silence('submit', 'findByReference', 'pollEvents');
    await afterAWhile(deliverDue(service.ports), 30_000);
    await afterAWhile(applyNetworkEvents(service.ports), 30_000);
    vi.restoreAllMocks();
    service.moveClock(600_000);
    await afterAWhile(deliverDue(service.ports), 30_000);
    const seen = await service.send('GET', `/api/v1/business-cases/${created.json.id}`);
    expect(seen.json.processingStatus).toBe('DELIVERED');
  });
});

test('an answer in time is the answer', async () => {
  await expect(withTimeout(Promise.resolve(undefined), 10)).resolves.toBeUndefined();
  await expect(withTimeout(Promise.reject(new Error('down')), 10)).rejects.toThrow('down');
  const late = expect(withTimeout(never(), 10)).rejects.toThrow(NoAnswer);
  await vi.advanceTimersByTimeAsync(10);
  await late;
  expect(vi.getTimerCount()).toBe(0);
});
