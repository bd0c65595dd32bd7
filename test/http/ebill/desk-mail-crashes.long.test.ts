import { type BillMailbox, type BillMailer, type Ports, sendMails } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { smtpBillMailer } from '../../../packages/node/src/mail/bill-mailer.ts';
import { messageIdOf, startMailServer } from '../../mail/smtp.ts';
import { type Crash, Process } from '../../mortal-process.ts';
import { mailForm } from './mail-form.ts';
import { personOf } from './people.ts';
import { keys, plainPdf, startService } from './service.ts';

const minute = 60_000;
const pdf = plainPdf();

interface Life {
  readonly calls: readonly string[];
  /** How often the mail server took the mail. */
  readonly taken: number;
}

/** From the request until the mail is sent, over at most one death. `keepsSent`: the server keeps what it has taken. */
async function run(keepsSent: boolean, crash?: Crash): Promise<Life> {
  const server = await startMailServer();
  const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
  const life = new Process(crash);
  const mailbox: BillMailbox = {
    hasSent: async (messageId) => keepsSent && server.taken.some((mail) => messageIdOf(mail) === messageId),
    reports: async () => ({ reports: [], last: undefined, hasMore: false }),
  };
  const mailer = smtpBillMailer(settings);
  const billMailer: BillMailer = {
    ...mailer,
    ...life.mortal('mailer', { send: mailer.send }),
    mailbox: life.mortal('mailbox', mailbox),
  };
  const service = await startService(undefined, undefined, { billMailer, allowsDeskMail: true });
  const replyTo = await personOf(service, 'owner');
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  const mails = life.mortal('mails', ebill.store.mails);
  (service.ports as { ebill: Ports['ebill'] }).ebill = { ...ebill, store: { ...ebill.store, mails } };
  const give = () => {
    const form = mailForm({ to: 'petra@example.org', subject: 's', text: 't', replyTo }, pdf);
    const headers = { ...form.headers, 'idempotency-key': 'crash' };
    return service.send('POST', '/api/v1/mails', { ...form, headers, key: keys.admin });
  };
  try {
    let answer = await give();
    for (let lives = 0; lives < 2; lives += 1) {
      await sendMails(service.ports).catch(() => 0);
      life.start();
      service.moveClock(6 * minute);
      if (answer.status !== 201) answer = await give();
    }
    expect(answer.status).toBe(201);
    await sendMails(service.ports);
    const { json } = await service.send('GET', `/api/v1/mails/${answer.json.id}`, { key: keys.admin });
    expect(json.state).toBe('SENT');
    expect(new Set(server.taken.map(messageIdOf))).toEqual(new Set([`<${answer.json.id}@example.ch>`]));
    expect(await service.database.query('SELECT sha256 FROM blob')).toEqual([]);
    return { calls: life.calls, taken: server.taken.length };
  } finally {
    await service.close();
    await server.close();
  }
}

describe('wherever the process dies, the mail goes out, and is forgotten', () => {
  test.each([
    ['where the server keeps what was sent, it goes once', true],
    ['else it goes again under the same id, where nobody knows whether it went', false],
  ] as const)('%s', async (_name, keepsSent) => {
    const { calls, taken } = await run(keepsSent);
    expect(taken).toBe(1);
    expect(calls).toEqual(expect.arrayContaining(['mails.create', 'mails.claim', 'mailer.send', 'mails.settle']));
    const again: string[] = [];
    for (let call = 0; call < calls.length; call += 1)
      for (const when of ['before', 'after'] as const) {
        const death = `${when} ${calls[call]}`;
        const life = await run(keepsSent, { call, when }).catch((error: unknown) => {
          throw new Error(`dead ${death} (${call})`, { cause: error });
        });
        if (life.taken > 1) again.push(death);
      }
    expect(again).toEqual(keepsSent ? [] : ['after mailer.send', 'before mails.settle']);
  });
});
