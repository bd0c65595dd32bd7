import type { BillMailbox, BillMailer } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { smtpBillMailer } from '../../../packages/node/src/mail/bill-mailer.ts';
import { messageIdOf, startMailServer } from '../../mail/smtp.ts';
import { type Crash, Process } from '../../mortal-process.ts';
import { mortalWork } from './mortal-work.ts';
import { keys, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

const minute = 60_000;
const referenceNumber = 'R-crash';
const amounts = { 'totalAmount.value': '101.05', 'singlePayment.paymentInformation.amount.value': '101.05' };

interface Life {
  readonly calls: readonly string[];
  /** How often the mail server took the bill. */
  readonly taken: number;
}

/** From the submission until the bill has come back, over at most one death. `keepsSent`: the server keeps what it has taken. */
async function run(keepsSent: boolean, crash?: Crash): Promise<Life> {
  const server = await startMailServer();
  const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
  const life = new Process(crash);
  const returned: string[] = [];
  const mailbox: BillMailbox = {
    hasSent: async (messageId) => keepsSent && server.taken.some((mail) => messageIdOf(mail) === messageId),
    reports: async () => ({
      reports: returned.map((messageId) => ({ id: messageId, messageId, isFinal: true, reason: '5.1.1' })),
      last: undefined,
      hasMore: false,
    }),
  };
  const mailer = smtpBillMailer(settings);
  const billMailer: BillMailer = {
    ...mailer,
    ...life.mortal('mailer', { send: mailer.send }),
    mailbox: life.mortal('mailbox', mailbox),
  };
  const service = await startService(undefined, undefined, { billMailer });
  await service.send('POST', '/connect/Network/choose', {
    json: { kind: 'mail', mail: { language: 'de' } },
    key: keys.admin,
  });
  const work = mortalWork(service, life);
  const submit = () =>
    submitJson(service, 'bill', caseOf('bill', { referenceNumber, ...amounts }), {
      headers: { 'idempotency-key': 'crash' },
    });
  try {
    let answer = await submit();
    await work();
    service.moveClock(6 * minute);
    await work();
    life.start();
    service.moveClock(6 * minute);
    if (answer.status !== 201) answer = await submit();
    expect(answer.status).toBe(201);
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await work();
      service.moveClock(6 * minute);
    }
    const shown = async () => {
      const { json } = await service.send('GET', `/api/v1/business-cases/${answer.json.id}`);
      return [json.processingStatus, json.status];
    };
    expect(await shown()).toEqual(['DELIVERED', 'OPEN']);
    expect(new Set(server.taken.map(messageIdOf)).size).toBe(1);
    returned.push(...server.taken.map(messageIdOf));
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await work();
      service.moveClock(6 * minute);
    }
    expect(await shown()).toEqual(['DELIVERED', 'REJECTED']);
    const { json: records } = await service.send('GET', '/api/v1/events/six/business-case-status-changed');
    expect(records.filter((record: { newStatus: string }) => record.newStatus === 'REJECTED')).toHaveLength(1);
    return { calls: life.calls, taken: server.taken.length };
  } finally {
    await service.close();
    await server.close();
  }
}

describe('wherever the process dies, the bill goes out, and its return is told once', () => {
  test.each([
    ['where the server keeps what was sent, it goes once', true],
    ['else it goes again under the same id, where nobody knows whether it went', false],
  ] as const)('%s', async (_name, keepsSent) => {
    const { calls, taken } = await run(keepsSent);
    expect(taken).toBe(1);
    expect(calls).toEqual(expect.arrayContaining(['network.submit', 'mailer.send', 'mailbox.reports']));
    const again: string[] = [];
    for (let call = 0; call < calls.length; call += 1)
      for (const when of ['before', 'after'] as const) {
        const death = `${when} ${calls[call]}`;
        const life = await run(keepsSent, { call, when }).catch((error: unknown) => {
          throw new Error(`dead ${death} (${call})`, { cause: error });
        });
        if (life.taken > 1) again.push(death);
      }
    expect(again).toEqual(keepsSent ? [] : ['after mailer.send']);
  });
});
