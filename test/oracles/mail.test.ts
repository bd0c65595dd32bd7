import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imapMailbox, type MailboxSettings, readMailboxUrl } from '../../packages/node/src/mail/mailbox.ts';
import { eventually } from '../eventually.ts';
import { type MailboxStandIn, startMailbox } from '../mail/mailbox.ts';
import { hasTools } from './tools.ts';

const messageId = '<bcid0123456789abcdef0123456789abcdef@example.ch>';

/** A report as Postfix writes it. */
function postfixReport(id = messageId, action = 'failed', status = '5.1.1'): string {
  return [
    'Return-Path: <>',
    'Date: Thu, 26 Nov 2026 12:00:00 +0100 (CET)',
    'From: MAILER-DAEMON@mx.example.ch (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: bills@example.ch',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="A1B2/mx.example.ch"',
    `Message-Id: <report-${id.slice(1, -1)}>`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--A1B2/mx.example.ch',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--A1B2/mx.example.ch',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.ch',
    'Original-Envelope-Id: x',
    'X-Postfix-Sender: rfc822; bills@example.ch',
    '',
    'Final-Recipient: rfc822; anna@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example.org',
    'Diagnostic-Code: smtp; 550 5.1.1 <anna@example.org>: Recipient address rejected:',
    '    User unknown',
    '',
    '--A1B2/mx.example.ch',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'Received: from service (unknown [10.0.0.1])',
    `Message-ID: ${id}`,
    'From: Robert Schneider AG <bills@example.ch>',
    'Subject: Rechnung R-1',
    '',
    '--A1B2/mx.example.ch--',
    '',
  ].join('\r\n');
}

/** A report as Exchange writes it: the whole mail comes back, in a part of its own. */
function exchangeReport(id: string): string {
  return [
    'From: <postmaster@example.org>',
    'To: <bills@example.ch>',
    'Subject: =?utf-8?B?VW56dXN0ZWxsYmFyOiBSZWNobnVuZyBSLTE=?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="x-1"; report-type="delivery-status"',
    '',
    '--x-1',
    'Content-Type: multipart/alternative; boundary="x-2"',
    '',
    '--x-2',
    'Content-Type: text/plain; charset="utf-8"',
    'Content-Transfer-Encoding: base64',
    '',
    'RmVobGVy',
    '--x-2--',
    '--x-1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;AM0.example.org',
    '',
    'Final-Recipient: rfc822;anna@example.org',
    'Action: failed',
    'Status: 5.2.2',
    'Diagnostic-Code: smtp;554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
    '',
    '--x-1',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${id}`,
    'Content-Type: multipart/mixed; boundary="x-3"',
    '',
    '--x-3',
    'Content-Type: text/plain',
    '',
    'Guten Tag',
    '--x-3--',
    '--x-1--',
    '',
  ].join('\r\n');
}

const letter =
  'From: anna@example.org\r\nTo: bills@example.ch\r\nSubject: Frage\r\nMessage-ID: <q@example.org>\r\n\r\nGuten Tag\r\n';
const signal = () => AbortSignal.timeout(20_000);

describe('a mailbox', () => {
  describe.skipIf(!hasTools('dovecot'))('(needs dovecot)', () => {
    let server: MailboxStandIn;
    let settings: MailboxSettings;
    beforeAll(async () => {
      server = await startMailbox();
      const read = readMailboxUrl(server.url);
      if ('error' in read) throw new Error(read.error);
      settings = read;
    });
    afterAll(() => server.stop());

    test('gives reports of other servers once, in their order, and leaves letters alone', async () => {
      const mailbox = imapMailbox(settings);
      expect(await mailbox.check(signal())).toBeUndefined();
      const empty = await mailbox.reports(undefined, signal());
      expect(empty).toMatchObject({ reports: [], hasMore: false });
      server.put('INBOX', letter);
      server.put('INBOX', postfixReport());
      const first = await eventually(async () => {
        const found = await mailbox.reports(empty.last, signal());
        expect(found.reports).toHaveLength(1);
        return found;
      });
      const [report] = first.reports;
      expect(report).toMatchObject({
        messageId,
        isFinal: true,
        reason: '5.1.1: 550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown',
      });
      server.put('INBOX', exchangeReport('<bcid00@example.ch>'));
      server.put('INBOX', 'Content-Type: multipart/report\r\n\r\nnothing of a report');
      server.put('INBOX', postfixReport('<bcid01@example.ch>', 'delayed', '4.4.1'));
      const second = await eventually(async () => {
        const found = await mailbox.reports(first.last, signal());
        expect(found.reports).toHaveLength(2);
        return found;
      });
      expect(second.reports.map(({ messageId: id, isFinal, reason }) => [id, isFinal, reason]).sort()).toEqual([
        [
          '<bcid00@example.ch>',
          true,
          '5.2.2: 554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException',
        ],
        ['<bcid01@example.ch>', false, expect.stringMatching(/^4\.4\.1: /)],
      ]);
      expect((await mailbox.reports(second.last, signal())).reports).toEqual([]);
      const again = await mailbox.reports(undefined, signal());
      expect(again.reports[0]).toEqual(report);
      expect(again.reports).toHaveLength(3);
      expect((await mailbox.reports('1:999999', signal())).reports).toHaveLength(3);
    });

    test('says whether the server keeps a mail that was sent', async () => {
      const mailbox = imapMailbox(settings);
      expect(await mailbox.hasSent(messageId, signal())).toBe(false);
      server.put('Sent', `Message-ID: ${messageId}\r\nSubject: x\r\n\r\ny`);
      await eventually(async () => expect(await mailbox.hasSent(messageId, signal())).toBe(true));
      expect(await mailbox.hasSent('<bcid0123456789abcdef0123456789abcdee@example.ch>', signal())).toBe(false);
    });

    test('lets nobody in without the password, and has no other folder', async () => {
      const wrong = imapMailbox({ ...settings, password: 'other' });
      expect(await wrong.check(signal())).toMatchObject({ outcome: 'signInRefused' });
      const elsewhere = imapMailbox({ ...settings, folder: 'Elsewhere' });
      expect(await elsewhere.check(signal())).toMatchObject({ outcome: 'notReached' });
      await expect(elsewhere.reports(undefined, signal())).rejects.toThrow();
      const nowhere = imapMailbox({ ...settings, port: 1 });
      expect(await nowhere.check(signal())).toMatchObject({ outcome: 'notReached' });
      await expect(imapMailbox(settings).reports(undefined, AbortSignal.abort())).rejects.toThrow();
    });
  });

  test.each([
    [
      'imaps://u:p@imap.example.ch',
      { host: 'imap.example.ch', port: 993, secure: true, user: 'u', password: 'p', folder: 'INBOX' },
    ],
    [
      'imap://u%40x:p%25@[::1]:1143/Bounces%20of%20bills',
      { host: '[::1]', port: 1143, secure: false, user: 'u@x', password: 'p%', folder: 'Bounces of bills' },
    ],
  ])('%s is understood', (url, expected) => {
    expect(readMailboxUrl(url)).toEqual(expected);
  });

  test.each([
    ['', 'must begin with imap:// or imaps:// and a host'],
    ['https://u:p@x', 'must begin with imap:// or imaps:// and a host'],
    ['imaps://imap.example.ch', 'must name the user and the password'],
    ['imaps://u:p@x/INBOX?a=b', 'must have nothing after the folder'],
    ['imaps://u:%zz@x', 'must write % in user and password as %25'],
    ['imaps://u:p@x/%zz', 'must write % in the folder as %25'],
  ])('%s is refused', (url, sentence) => {
    expect(readMailboxUrl(url)).toEqual({ error: `RAPPEN_MAILBOX_URL ${sentence}` });
  });
});
