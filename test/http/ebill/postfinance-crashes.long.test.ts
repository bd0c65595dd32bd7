import { expect, test } from 'vitest';
import { type Crash, Process } from '../../mortal-process.ts';
import { startStandIn } from '../../postfinance/stand-in.ts';
import { mortalWork } from './mortal-work.ts';
import { keys, startService, today } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

const accountId = '41101000001021209';
const recipient = {
  accountId: '41010198248040391',
  emailAddress: 'petra.muster+allowed@example.org',
  isAllowed: true,
  type: 'PRIVATE',
  language: 'de',
  address: {},
} as const;
const referenceNumber = 'R-crash';
const minute = 60_000;

/** From the submission until the bill is approved, over at most one death. Answers every call that was made. */
async function run(crash?: Crash): Promise<readonly string[]> {
  const access = { userName: 'u', password: 'p', billerIds: [accountId], recipients: [recipient], today: () => today };
  const standIn = await startStandIn(access);
  const service = await startService(undefined, undefined, { postfinanceAddress: standIn.url });
  const postfinance = { accountId, stage: 'integration', userName: 'u', password: 'p', language: 'de' };
  await service.send('POST', '/connect/Network/choose', {
    json: { kind: 'postfinance', postfinance },
    key: keys.admin,
  });
  const life = new Process(crash);
  const work = mortalWork(service, life);
  const submit = () =>
    submitJson(service, 'bill', caseOf('bill', { referenceNumber, ...amounts }), {
      headers: { 'idempotency-key': 'crash' },
    });
  try {
    let answer = await submit();
    await work();
    if (standIn.bills.has(referenceNumber)) standIn.move(referenceNumber, { state: 'Open' });
    service.moveClock(6 * minute);
    await work();
    life.start();
    service.moveClock(6 * minute);
    if (answer.status !== 201) answer = await submit();
    expect(answer.status).toBe(201);
    await work();
    standIn.move(referenceNumber, { state: 'Open' });
    for (const state of ['Open', 'Paid']) {
      standIn.move(referenceNumber, { state });
      for (let rounds = 0; rounds < 2; rounds += 1) {
        service.moveClock(6 * minute);
        await work();
      }
    }
    const { json } = await service.send('GET', `/api/v1/business-cases/${answer.json.id}`);
    expect([json.processingStatus, json.status]).toEqual(['DELIVERED', 'APPROVED']);
    expect([...standIn.bills.values()].map((bill) => [bill.transactionId, bill.uploads])).toEqual([
      [referenceNumber, 1],
    ]);
    const { json: records } = await service.send('GET', '/api/v1/events/six/business-case-status-changed');
    expect(records.filter((record: { newStatus: string }) => record.newStatus === 'APPROVED')).toHaveLength(1);
    return life.calls;
  } finally {
    await service.close();
    await standIn.close();
  }
}
const amounts = { 'totalAmount.value': '101.05', 'singlePayment.paymentInformation.amount.value': '101.05' };

test('wherever the process dies, the bill arrives once, and its news is told once', async () => {
  const calls = await run();
  expect(calls.length).toBeGreaterThan(20);
  expect(calls).toContain('network.submit');
  for (let call = 0; call < calls.length; call += 1)
    for (const when of ['before', 'after'] as const)
      await run({ call, when }).catch((error: unknown) => {
        throw new Error(`dead ${when} ${calls[call]} (${call})`, { cause: error });
      });
});
