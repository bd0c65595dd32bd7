import type { OutgoingBill } from '@rappen/http';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { type MailServerStandIn, messageIdOf, type SmtpFault, startMailServer } from '../../../../test/mail/smtp.ts';
import { smtpBillMailer } from './bill-mailer.ts';
import type { SmtpSettings } from './mailer.ts';

let server: MailServerStandIn;
afterEach(() => server.close());

const bill: OutgoingBill = {
  messageId: '<bcid0123456789abcdef0123456789abcdef@example.ch>',
  to: 'anna@example.org',
  fromName: 'Grüezi & Söhne, "AG"',
  replyTo: 'office@example.ch',
  subject: 'Rechnung R-1 von Grüezi & Söhne',
  text: 'Guten Tag\n\n.Betrag: CHF 1’949.75\n',
  fileName: 'Rechnung-R-1.pdf',
  pdf: Uint8Array.from({ length: 200_000 }, (_, index) => index % 251),
};
const settingsOf = (changes: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port: server.port,
  secure: false,
  from: 'bills@example.ch',
  ...changes,
});
const never = () => new AbortController().signal;
const send = (changes: Partial<OutgoingBill> = {}, settings = settingsOf(), signal = never()) =>
  smtpBillMailer(settings).send({ ...bill, ...changes }, signal);

describe('a bill', () => {
  test('arrives whole, once, under the id that it was given', async () => {
    server = await startMailServer();
    expect(await send()).toEqual({ kind: 'taken' });
    const [taken, ...more] = server.taken;
    expect([taken?.from, taken?.to, more]).toEqual(['bills@example.ch', ['anna@example.org'], []]);
    const mail = await PostalMime.parse(taken?.source ?? Buffer.alloc(0));
    expect(mail).toMatchObject({
      messageId: bill.messageId,
      from: { name: bill.fromName, address: 'bills@example.ch' },
      to: [{ address: 'anna@example.org' }],
      replyTo: [{ address: 'office@example.ch' }],
      subject: bill.subject,
      text: `${bill.text}\n`,
    });
    expect(mail.attachments).toMatchObject([{ filename: 'Rechnung-R-1.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(bill.pdf)).toBe(true);
  });

  test('has no further header and no further recipient, whatever stands in it', async () => {
    server = await startMailServer();
    const wild = 'x\r\nBcc: b@example.org\r\nMessage-ID: <other@x>\r\n\r\ny';
    expect(await send({ subject: wild, fromName: wild, fileName: wild })).toEqual({ kind: 'taken' });
    const [taken] = server.taken;
    expect([taken?.to, taken && messageIdOf(taken)]).toEqual([['anna@example.org'], bill.messageId]);
    expect(taken?.source.toString('latin1').split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im);
  });

  test.each(['a@example.org, b@example.org', 'Anna <a@example.org>', 'a@example.org\r\nRCPT TO:<b@x>', 'nobody', ''])(
    'to %j goes nowhere',
    async (to) => {
      server = await startMailServer();
      expect(await send({ to })).toMatchObject({ kind: 'refused' });
      expect(server.taken).toEqual([]);
    },
  );

  test.each<[SmtpFault, object]>([
    [
      { at: 'RCPT', code: 550, message: '5.1.1 no such user' },
      { kind: 'refused', reason: '550 5.1.1 no such user' },
    ],
    [
      { at: 'RCPT', code: 451, message: '4.7.1 try later' },
      { kind: 'busy', reason: '451 4.7.1 try later' },
    ],
    [
      { at: 'DATA', code: 554, message: '5.7.0 no' },
      { kind: 'refused', reason: '554 5.7.0 no' },
    ],
    [{ at: 'DATA', code: 452 }, { kind: 'busy' }],
    [
      { at: 'MAIL', code: 553 },
      { kind: 'unavailable', reason: 'sender' },
    ],
    [{ at: 'MAIL', code: 450 }, { kind: 'busy' }],
    [
      { at: 'MAIL', code: 421 },
      { kind: 'unavailable', reason: 'no answer' },
    ],
    [{ at: 'ANSWER' }, { kind: 'unknown' }],
  ])('meets %j', async (fault, handover) => {
    server = await startMailServer();
    server.faults.push(fault);
    expect(await send()).toMatchObject(handover);
    expect(server.taken).toHaveLength(fault.at === 'ANSWER' ? 1 : 0);
    expect(await send()).toEqual({ kind: 'taken' });
  });

  test('that nobody waits for any more may have arrived', async () => {
    server = await startMailServer();
    server.faults.push({ at: 'SILENCE' });
    expect(await send({}, settingsOf(), AbortSignal.timeout(300))).toEqual({ kind: 'unknown' });
    expect(await send({}, settingsOf(), AbortSignal.abort())).toEqual({ kind: 'unavailable', reason: 'no answer' });
  });

  test('that is larger than the server takes is refused, and not tried again', async () => {
    server = await startMailServer(undefined, { size: 100_000 });
    expect(await send()).toMatchObject({ kind: 'refused', reason: expect.stringContaining('100000') });
  });
});

describe('a mail server', () => {
  const account = { user: 'bills', password: 'geheim' };

  test('lets in who has the password', async () => {
    server = await startMailServer(account);
    expect(await send({}, settingsOf(account))).toEqual({ kind: 'taken' });
    expect(await smtpBillMailer(settingsOf(account)).check(never())).toMatchObject({ outcome: 'available' });
  });

  test('that refuses the password is no reason to give a bill up', async () => {
    server = await startMailServer(account);
    const wrong = settingsOf({ ...account, password: 'other' });
    expect(await send({}, wrong)).toEqual({ kind: 'unavailable', reason: 'sign-in' });
    const trial = await smtpBillMailer(wrong).check(never());
    expect([trial.outcome, trial.message]).toEqual([
      'signInRefused',
      'The mail server does not accept the user name or password',
    ]);
  });

  test('that is not there is asked again later', async () => {
    server = await startMailServer();
    const nowhere = settingsOf({ port: 1 });
    expect(await send({}, nowhere)).toEqual({ kind: 'unavailable', reason: 'no answer' });
    expect(await smtpBillMailer(nowhere).check(never())).toMatchObject({ outcome: 'notReached' });
  });
});
