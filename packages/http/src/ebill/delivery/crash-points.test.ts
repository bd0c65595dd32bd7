import { applyNetworkEvents, deliverDue, type Ports, sendDue, type WebhookSender } from '@rappen/http';
import { expect, test } from 'vitest';
import { type Answered, type Service, startService } from '../../../../../test/http/ebill/service.ts';
import { caseOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';
import { type Crash, Process } from '../../../../../test/mortal-process.ts';

const hookUrl = 'https://hooks.example.com/rappen';
const eventTypes = ['PROCESSING_STATUS_CHANGED_EVENTS', 'BUSINESS_CASE_STATUS_CHANGED_EVENTS'];

/** A service with webhooks, in a process that dies where it is told. */
async function open(crash?: Crash) {
  const service = await startService();
  for (const eventType of eventTypes)
    await service.send('POST', '/api/v1/webhook/events', { json: { eventType, hookUrl } });
  const life = new Process(crash);
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  const store = Object.fromEntries(
    Object.entries(ebill.store).map(([name, port]) => [name, life.mortal(name, port as object)]),
  );
  const network = life.mortal('network', ebill.network);
  (service.ports as { ebill: Ports['ebill'] }).ebill = { ...ebill, store: store as never, network };
  const sent: { readonly id: string; readonly body: string }[] = [];
  const sender = life.mortal('sender', {
    async send({ headers, body }: Parameters<WebhookSender['send']>[0]) {
      sent.push({ id: headers['webhook-id'] ?? '', body });
      return { status: 204, bodyStart: '' } as const;
    },
  });
  return { service, life, sender, sent };
}

const referenceNumber = 'crash #approve';

const submit = (service: Service): Promise<Answered> =>
  submitJson(service, 'bill', caseOf('bill', { referenceNumber, ...amounts }), {
    headers: { 'idempotency-key': 'crash' },
  });
/** The same each time: a repetition is the same request. */
const amounts = { 'totalAmount.value': '101.05', 'singlePayment.paymentInformation.amount.value': '101.05' };

async function work(service: Service, sender: WebhookSender): Promise<void> {
  await deliverDue(service.ports);
  await applyNetworkEvents(service.ports).catch(() => 0);
  await sendDue(service.ports, sender).catch(() => 0);
}

/** From the submission to the end, over at most one death. Answers every call that was made. */
async function run(crash?: Crash): Promise<readonly string[]> {
  const { service, life, sender, sent } = await open(crash);
  let answer = await submit(service);
  await work(service, sender).catch(() => {});
  life.start();
  // Leases end: of the key, of the job, of the deliveries
  service.moveClock(121_000);
  if (answer.status !== 201) answer = await submit(service);
  expect(answer.status).toBe(201);
  for (let rounds = 0; rounds < 3; rounds++) await work(service, sender);
  const calls = [...life.calls];

  const { id } = answer.json;
  const found = await service.send('GET', `/api/v1/business-cases/${id}`);
  expect(found.json).toMatchObject({ processingStatus: 'DELIVERED', status: 'APPROVED', referenceNumber });
  expect(await service.store.cases.findByReferenceNumber(service.alpha.id, referenceNumber)).toHaveLength(1);
  expect(await service.tell({ kind: 'count' })).toEqual({ accepted: 1, referenceNumbers: 1, repeated: 0 });
  expect(await service.store.outbox.backlog(service.alpha.id)).toMatchObject({ count: 0 });
  const records = (
    await Promise.all(
      ['processing-status-changed', 'six/business-case-status-changed'].map(
        async (feed) => (await service.send('GET', `/api/v1/events/${feed}`)).json,
      ),
    )
  ).flat();
  expect(records.map(({ newStatus }: { newStatus: string }) => newStatus)).toEqual([
    'PROCESSING',
    'DELIVERED',
    'APPROVED',
  ]);
  const messages = new Map(sent.map((message) => [message.id, message.body]));
  const wanted = records.map((record: { id: number }) => `evt_${service.alpha.id}_${record.id}`);
  expect([...messages.keys()].sort()).toEqual(wanted.sort());
  // What comes again is the same message
  expect(new Set(sent.map(({ id: one, body }) => one + body)).size).toBe(messages.size);
  await service.close();
  return calls;
}

test('a case is delivered once and told once, wherever the process dies', async () => {
  const calls = await run();
  expect(calls).toEqual(
    expect.arrayContaining(['cases.create', 'outbox.claim', 'network.submit', 'cases.change', 'sender.send']),
  );
  // Behind the first round there is nothing left to do
  const last = calls.lastIndexOf('deliveries.settle');
  for (let call = 0; call <= last; call++) {
    for (const when of ['before', 'after'] as const) {
      await run({ call, when }).catch((error: Error) => {
        throw new Error(`${when} ${calls[call]} (${call}): ${error.message}`, { cause: error });
      });
    }
  }
});
