import { completeQrReference } from '@rappen/core/reference';
import { applyNetworkEvents, type BillMailbox, deliverDue, type MailReports, mayHaveBeenSent } from '@rappen/http';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpBillMailer } from '../../../packages/node/src/mail/bill-mailer.ts';
import { receiptsOfDay, writeStatement } from '../../arbitraries/statement.ts';
import { type MailServerStandIn, messageIdOf, startMailServer } from '../../mail/smtp.ts';
import { expectValue } from '../../results.ts';
import { keys, qrIban, type Service, startService } from './service.ts';
import { caseOf, submitJson as submit } from './submissions.ts';

const minute = 60_000;
const address = 'petra.muster+allowed@example.org';

let server: MailServerStandIn;
let service: Service;
let faults: string[];
/** What the mailbox holds. */
let reports: MailReports['reports'][number][];
let sent: Set<string>;

const mailbox: BillMailbox & { check: () => Promise<undefined> } = {
  hasSent: async (messageId) => sent.has(messageId),
  async reports(after) {
    const behind = reports.slice(Number(after ?? 0));
    return { reports: behind, last: String(reports.length), hasMore: false };
  },
  check: async () => undefined,
};

async function start(box: typeof mailbox | undefined = mailbox) {
  const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
  service = await startService(undefined, undefined, {
    billMailer: smtpBillMailer(settings, box),
    onNetworkFault: (network, biller, reason) => faults.push(`${network} ${biller} ${reason}`),
  });
}

beforeEach(async () => {
  faults = [];
  reports = [];
  sent = new Set();
  server = await startMailServer();
  await start();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const ask = (method: string, json: object) =>
  service.send('POST', `/connect/Network/${method}`, { json, key: keys.admin });
const choose = (mail: object | undefined = { language: 'fr', replyTo: 'office@example.ch' }) =>
  ask('choose', { kind: 'mail', mail });

/** Time for what waits for its next look, and the work that is due then. */
async function later(milliseconds = 6 * minute): Promise<void> {
  service.moveClock(milliseconds);
  await deliverDue(service.ports);
  await applyNetworkEvents(service.ports);
}

const shown = async (id: number) => (await service.send('GET', `/api/v1/business-cases/${id}`)).json;
const statusOf = async (id: number) => {
  const { processingStatus, status } = await shown(id);
  return [processingStatus, status];
};
/** The number of the case, delivered. */
async function delivered(): Promise<number> {
  const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
  await deliverDue(service.ports);
  expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
  return id;
}
const returned = (messageId: string, id = 'report 1', isFinal = true) => ({
  messageId,
  isFinal,
  id,
  reason: '5.1.1: 550 5.1.1 <petra.muster+allowed@example.org> unknown',
});

describe('a biller whose bills go by e-mail', () => {
  test('is there only with a mail server, and its choice is tried, kept and shown', async () => {
    expect((await ask('get', {})).json).toMatchObject({
      kind: 'simulator',
      offered: ['simulator', 'postfinance', 'mail'],
    });
    expect((await ask('check', { kind: 'mail', mail: { language: 'de' } })).json).toMatchObject({
      outcome: 'available',
    });
    expect((await choose()).json).toMatchObject({
      kind: 'mail',
      mail: { language: 'fr', replyTo: 'office@example.ch' },
      hasPassword: false,
    });
    expect((await ask('choose', { kind: 'mail' })).status).toBe(400);
    expect((await choose({ language: 'de', replyTo: 'a@b.ch\r\nBcc: c@d.ch' })).status).toBe(400);
    await server.close();
    const refused = await choose();
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('cannot be reached')]);
    const alone = await startService();
    const answer = await alone.send('POST', '/connect/Network/choose', {
      json: { kind: 'mail', mail: { language: 'de' } },
      key: keys.admin,
    });
    expect(answer.status).toBe(422);
    await alone.close();
    server = await startMailServer();
  });

  test('its bill arrives as PDF/A-3b, in its language, from its name, with its address for replies', async () => {
    await choose();
    const id = await delivered();
    const [mail, ...more] = server.taken;
    expect([mail?.to, more]).toEqual([[address], []]);
    const { from, replyTo, subject, text, attachments } = await PostalMime.parse(mail?.source ?? '');
    expect({ from, replyTo }).toMatchObject({
      from: { name: 'Robert Schneider AG', address: 'bills@example.ch' },
      replyTo: [{ address: 'office@example.ch' }],
    });
    const { referenceNumber, networkKind, businessCaseNetId } = await shown(id);
    expect([subject, text]).toEqual([
      `Facture ${referenceNumber} de Robert Schneider AG`,
      expect.stringContaining(`Vous trouverez en annexe notre facture ${referenceNumber}`),
    ]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString('latin1')).toContain('pdfaid:part');
    expect([networkKind, mail && messageIdOf(mail)]).toEqual([
      'mail',
      `<${businessCaseNetId.toLowerCase()}@example.ch>`,
    ]);
  });

  test('a mail that comes back is a rejection with its reason, without the address, told once', async () => {
    await choose();
    const [id, other] = [await delivered(), await delivered()];
    const messageId = messageIdOf(server.taken[0] as never);
    reports.push(
      returned(messageId, 'delay', false),
      returned('<x@example.ch>'),
      returned(messageId),
      returned(messageId, 'report 2'),
    );
    await later();
    await later();
    expect(await shown(id)).toMatchObject({
      status: 'REJECTED',
      networkStatus: { status: 'REJECTED', reason: '5.1.1: 550 5.1.1 (address) unknown' },
    });
    expect(await statusOf(other)).toEqual(['DELIVERED', 'OPEN']);
    const feed = await service.send('GET', '/api/v1/events/six/business-case-status-changed');
    expect(feed.json.filter(({ newStatus }: { newStatus: string }) => newStatus === 'REJECTED')).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test('what the server of the recipient refuses has failed with its words; sent again it goes', async () => {
    await choose();
    server.faults.push({ at: 'RCPT', code: 550, message: '5.1.1 <petra@example.org> no such user' });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    expect(await shown(id)).toMatchObject({
      processingStatus: 'FAILED',
      failure: { code: 'REFUSED_BY_NETWORK', message: '550 5.1.1 (address) no such user' },
    });
    const resent = await service.send('POST', '/connect/StagedCases/resend', { json: { id }, key: keys.admin });
    expect(resent.status).toBe(200);
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    expect(server.taken).toHaveLength(1);
  });

  test.each([
    ['RCPT', 451],
    ['DATA', 452],
    ['MAIL', 421],
    ['MAIL', 553],
  ] as const)('what is refused at %s with %i waits, and goes later', async (at, code) => {
    await choose();
    server.faults.push({ at, code });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    expect(await statusOf(id)).toEqual(['PROCESSING', 'OPEN']);
    await later(20 * minute);
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    expect(server.taken).toHaveLength(1);
    expect(faults).toEqual(code === 553 ? ['mail  sender'] : code === 421 ? ['mail  no answer'] : []);
  });

  test('after a lost answer the mail is found among those that the server has sent, and goes once', async () => {
    await choose();
    server.onTaken = async (mail) => void sent.add(messageIdOf(mail));
    server.faults.push({ at: 'ANSWER' });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    expect(server.taken).toHaveLength(1);
  });

  test('where nothing says whether it was sent, the same mail goes again under the same id', async () => {
    await service.close();
    await start(undefined);
    await choose();
    server.faults.push({ at: 'ANSWER' });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    expect(server.taken.map(messageIdOf)).toEqual(Array(2).fill(messageIdOf(server.taken[0] as never)));
  });

  test('a refusal does not hide that an attempt before may have come through', async () => {
    await service.close();
    await start(undefined);
    await choose();
    server.faults.push({ at: 'ANSWER' }, { at: 'RCPT', code: 550, message: '5.1.1 no such user' });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    await later(20 * minute);
    expect(await shown(id)).toMatchObject({
      processingStatus: 'FAILED',
      failure: { code: 'REFUSED_BY_NETWORK', message: `${mayHaveBeenSent}. Later: 550 5.1.1 no such user` },
    });
  });

  test('a mail that the folder shows late goes once, also where the server was busy in between', async () => {
    await choose();
    server.faults.push({ at: 'ANSWER' }, { at: 'RCPT', code: 451 });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    await later(20 * minute);
    expect(await statusOf(id)).toEqual(['PROCESSING', 'OPEN']);
    for (const mail of server.taken) sent.add(messageIdOf(mail));
    await later(60 * minute);
    expect(await statusOf(id)).toEqual(['DELIVERED', 'OPEN']);
    expect(server.taken).toHaveLength(1);
  });

  test('a mail that came back says that it was sent, also where its answer was lost', async () => {
    await choose();
    server.faults.push({ at: 'ANSWER' });
    const { id } = (await submit(service, 'bill', caseOf('bill'))).json;
    await deliverDue(service.ports);
    expect(await statusOf(id)).toEqual(['PROCESSING', 'OPEN']);
    reports.push(returned(messageIdOf(server.taken[0] as never)));
    service.moveClock(2 * minute);
    await applyNetworkEvents(service.ports);
    await later();
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'REJECTED']);
    expect(server.taken).toHaveLength(1);
  });

  test('its money settles it: an account statement completes the case, once', async () => {
    await choose();
    const reference = expectValue(completeQrReference('770001'));
    const payment = 'singlePayment.paymentInformation';
    const { id } = (
      await submit(
        service,
        'bill',
        caseOf('bill', {
          'totalAmount.value': '120.50',
          [`${payment}.amount.value`]: '120.50',
          [`${payment}.accountAndReference.generic`]: {
            referenceType: 'QRR',
            referenceStructured: reference,
            iban: qrIban,
          },
        }),
      )
    ).json;
    await deliverDue(service.ports);
    const entries = [receiptsOfDay('2026-11-20', [{ name: 'one', amount: '120.50', reference }])];
    const body = writeStatement({ id: 'day', qrIban, entries });
    for (const outcomes of [['paid'], []]) {
      const { json } = await service.send('POST', '/api/v1/statements', {
        body,
        headers: { 'content-type': 'application/xml' },
      });
      expect(json.receipts.map((receipt: { outcome: string }) => receipt.outcome)).toEqual(outcomes);
    }
    expect(await shown(id)).toMatchObject({
      status: 'COMPLETED',
      networkKind: 'mail',
      received: { amount: { value: 120.5 } },
    });
  });

  test('direct debits and recipients without an address are not carried', async () => {
    await choose();
    const search = {
      items: [{ emailAddress: 'anybody@example.ch' }, { enterpriseIdentificationNumber: 'CHE123456788' }],
    };
    const found = await service.send('POST', '/api/v1/bill-recipients/search', { json: search });
    expect(found.json.items.map((item: { submissionStatus: string }) => item.submissionStatus)).toEqual([
      'ALLOWED',
      'NOT_ALLOWED',
    ]);
    const begun = await service.send('POST', '/api/v1/bill-recipient-subscriptions/initiations', {
      json: { emailAddress: 'anybody@example.ch' },
    });
    expect([begun.status, begun.text]).toEqual([422, expect.stringContaining('NETWORK_WITHOUT_SUBSCRIPTIONS')]);
    expect(server.taken).toEqual([]);
  });

  test('the health of the biller is that of the mail server', async () => {
    await choose();
    const health = () => service.send('GET', '/api/v1/healthcheck/ebill');
    expect((await health()).json).toMatchObject({ environmentStage: 'MAIL', message: 'The mail server answers' });
    await server.close();
    expect((await health()).status).toBe(503);
    server = await startMailServer();
  });

  test('a mailbox that cannot be read is told, and holds up nothing', async () => {
    await choose();
    const broken = mailbox.reports;
    (mailbox as { reports: unknown }).reports = async () => Promise.reject(new Error('no'));
    const id = await delivered();
    await later();
    expect(faults).toEqual(['mail  mailbox']);
    (mailbox as { reports: unknown }).reports = broken;
    reports.push(returned(messageIdOf(server.taken[0] as never)));
    await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'REJECTED']);
  });
});
