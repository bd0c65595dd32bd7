import { deleteExpired, mayHaveBeenSent, type StoredKey, sendMails } from '@rappen/http';
import { configureKeys } from '@rappen/store';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smtpBillMailer } from '../../../packages/node/src/mail/bill-mailer.ts';
import { type MailServerStandIn, messageIdOf, startMailServer } from '../../mail/smtp.ts';
import { mailboxOf, mailForm, withHeaders } from './mail-form.ts';
import { type Browser, browserOf, personOf } from './people.ts';
import { keys, noon, plainPdf, type Service, startService } from './service.ts';

const minute = 60_000;
const day = 86_400_000;
const secretText = 'Nobody but Petra reads this';
const to = 'petra.muster@example.org';
const pdf = plainPdf('Rechnung 2026-007');
const mail = { to, subject: 'Rechnung 2026-007', text: `Guten Tag\n\n${secretText}\n\nFreundliche Grüsse` };
const sender = 'mail-key-of-the-tests-of-alpha';
const otherSender = 'mail-key-of-the-tests-of-beta';
const mayMail: Readonly<Record<string, StoredKey>> = {
  [sender]: { id: 'sender', owner: 'alpha', scopes: ['mails:send'], demo: false },
  [otherSender]: { id: 'otherSender', owner: 'beta', scopes: ['mails:send'], demo: false },
};

let server: MailServerStandIn;
let service: Service;
let owner: Browser;
let faults: string[];
/** What the mail server keeps, and what comes back. */
let sent: Set<string>;
let returned: string[];

const mailbox = mailboxOf(() => ({ sent, returned, reason: `5.1.1 <${to}> unknown` }));

async function start(box: typeof mailbox | undefined = mailbox, allowsDeskMail = true) {
  const settings = { host: '127.0.0.1', port: server.port, secure: false, from: 'bills@example.ch' };
  service = await startService(undefined, undefined, {
    billMailer: smtpBillMailer(settings, box),
    allowsDeskMail,
    onNetworkFault: (network, biller, reason) => faults.push(`${network} ${biller} ${reason}`),
  });
  await configureKeys(service.database, mayMail, new Date(noon).toISOString());
  owner = await browserOf(service, await personOf(service, 'owner'));
}

beforeEach(async () => {
  [faults, returned, sent] = [[], [], new Set()];
  server = await startMailServer();
  await start();
});
afterEach(async () => {
  await service.close();
  await server.close();
});

const own = () => owner.me.json.user.emailAddress;

const give = (changes: object = {}, ...more: [Uint8Array<ArrayBuffer>?, string?]) =>
  owner.send('POST', '/api/v1/mails', mailForm({ ...mail, ...changes }, ...more));
const stateOf = async (id: string) => (await owner.send('GET', `/api/v1/mails/${id}`)).json;
/** Everything that the store has, as text. */
async function stored(): Promise<string> {
  const rows = await service.database.query('SELECT * FROM ebill_mail');
  const blobs = await service.database.query('SELECT sha256 FROM blob');
  return JSON.stringify([rows, blobs]);
}

describe('a mail of the desk', () => {
  test('arrives once: the bytes of its PDF, its text, from the service and under the name of the biller', async () => {
    const answer = await give();
    expect([answer.status, answer.json]).toEqual([
      201,
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), state: 'WAITING', from: 'bills@example.ch', perDay: 100 },
    ]);
    const { id } = answer.json;
    expect(answer.headers.get('location')).toBe(`/api/v1/mails/${id}`);
    expect(await stateOf(id)).toMatchObject({ id, state: 'WAITING' });
    expect(server.taken).toEqual([]);
    expect([await sendMails(service.ports), await sendMails(service.ports)]).toEqual([1, 0]);
    const [taken, ...more] = server.taken;
    expect([taken?.to, taken?.from, more]).toEqual([[to], 'bills@example.ch', []]);
    const { from, replyTo, subject, text, attachments, cc, bcc } = await PostalMime.parse(taken?.source ?? '');
    expect({ from, replyTo, subject, text: text?.trimEnd(), cc, bcc }).toEqual({
      from: { name: 'Robert Schneider AG', address: 'bills@example.ch' },
      replyTo: [{ name: '', address: own() }],
      subject: mail.subject,
      text: mail.text,
      cc: undefined,
      bcc: undefined,
    });
    expect(attachments).toHaveLength(1);
    expect(attachments[0]).toMatchObject({ filename: 'Rechnung-2026-007.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(pdf)).toBe(true);
    expect(taken && messageIdOf(taken)).toBe(`<${id}@example.ch>`);
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
  });

  test('is forgotten when it is sent, but for its state; that is forgotten after 90 days', async () => {
    const { id } = (await give()).json;
    expect(await stored()).toContain(secretText);
    await sendMails(service.ports);
    const rest = await stored();
    for (const part of [secretText, to, own(), 'Rechnung']) expect(rest).not.toContain(part);
    expect(await service.database.query('SELECT * FROM blob')).toEqual([]);
    service.moveClock(89 * day);
    await deleteExpired(service.ports);
    expect((await service.send('GET', `/api/v1/mails/${id}`, { key: sender })).json.state).toBe('SENT');
    service.moveClock(2 * day);
    await deleteExpired(service.ports);
    const gone = await service.send('GET', `/api/v1/mails/${id}`, { key: sender });
    expect([gone.status, gone.json.code]).toEqual([404, 'MAIL_NOT_FOUND']);
  });

  test('neither its contents nor its addresses are in the log and in the audit log, which names who sent it', async () => {
    server.faults.push({ at: 'RCPT', code: 550, message: `5.1.1 <${to}> no such user` });
    const { id } = (await give()).json;
    await sendMails(service.ports);
    await give({ to: `${to}\r\nBcc: x@example.org` });
    const told = JSON.stringify([service.lines, faults, service.faults.map(String)]);
    const audit = (await owner.call('Audit/list')).json;
    for (const part of [secretText, to, 'Rechnung 2026-007', 'Rechnung-2026-007']) {
      expect(told).not.toContain(part);
      expect(JSON.stringify(audit)).not.toContain(part);
    }
    const given = audit.filter(({ action }: { action: string }) => action === 'mail.given');
    expect(given).toMatchObject([{ actor: `user:${owner.me.json.user.id}`, detail: id }]);
  });

  test('goes once under an idempotency key, and another mail under it is refused', async () => {
    const under = (wanted: object) =>
      owner.send('POST', '/api/v1/mails', withHeaders(mailForm(wanted), { 'idempotency-key': 'the-key' }));
    const [first, second] = [await under(mail), await under(mail)];
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    const other = await under({ ...mail, to: 'other@example.org' });
    expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    await sendMails(service.ports);
    expect(server.taken).toHaveLength(1);
  });
});

describe('what a mail server says', () => {
  test('is shown where it refuses the mail, without addresses', async () => {
    server.faults.push({ at: 'RCPT', code: 550, message: `5.1.1 <${to}> no such user` });
    const { id } = (await give()).json;
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'REFUSED', reason: '550 5.1.1 (address) no such user' });
    expect(await stored()).not.toContain(secretText);
  });

  test.each([
    ['RCPT', 451, undefined],
    ['MAIL', 421, 'mail  no answer'],
    ['MAIL', 553, 'mail  sender'],
  ] as const)('at %s with %i lets the mail wait, and it goes later', async (at, code, fault) => {
    server.faults.push({ at, code });
    const { id } = (await give()).json;
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'WAITING', reason: expect.any(String) });
    service.moveClock(20 * minute);
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
    expect(server.taken).toHaveLength(1);
    expect(faults).toEqual(fault === undefined ? [] : [fault]);
  });

  test('where it says nothing for five days, the mail has failed and is forgotten', async () => {
    server.faults.push({ at: 'ANSWER' });
    const lost = (await give()).json.id;
    await sendMails(service.ports);
    const { id } = (await give()).json;
    await server.close();
    await sendMails(service.ports);
    service.moveClock(4 * day);
    await deleteExpired(service.ports);
    expect(await service.database.query('SELECT sha256 FROM blob')).toHaveLength(1);
    await sendMails(service.ports);
    const asKey = async (of = id) => (await service.send('GET', `/api/v1/mails/${of}`, { key: sender })).json;
    expect(await asKey()).toMatchObject({ state: 'WAITING', reason: 'no answer' });
    service.moveClock(2 * day);
    await sendMails(service.ports);
    expect(await asKey()).toMatchObject({ state: 'FAILED', reason: 'no answer' });
    const reason = `${mayHaveBeenSent}. Later: no answer`;
    expect(await asKey(lost)).toMatchObject({ state: 'FAILED', reason });
    expect(await stored()).not.toContain(secretText);
    server = await startMailServer();
  });

  test('that it refuses the mail does not hide that an attempt before may have come through', async () => {
    await service.close();
    await start(undefined);
    server.faults.push({ at: 'ANSWER' }, { at: 'RCPT', code: 550, message: '5.1.1 no such user' });
    const { id } = (await give()).json;
    await sendMails(service.ports);
    service.moveClock(20 * minute);
    await sendMails(service.ports);
    const reason = `${mayHaveBeenSent}. Later: 550 5.1.1 no such user`;
    expect(await stateOf(id)).toMatchObject({ state: 'REFUSED', reason });
    expect(server.taken).toHaveLength(1);
  });

  test('that it comes back is shown, with the reason, also where the answer of the server was lost', async () => {
    server.faults.push({ at: 'ANSWER' });
    const lost = (await give()).json.id;
    await sendMails(service.ports);
    const arrived = (await give()).json.id;
    await sendMails(service.ports);
    returned = server.taken.map(messageIdOf);
    service.moveClock(2 * minute);
    const [network] = service.ports.ebill?.networks?.filter(({ kind }) => kind === 'mail') ?? [];
    await network?.pollEvents('businessCase', undefined, 10);
    for (const id of [lost, arrived])
      expect(await stateOf(id)).toMatchObject({ state: 'RETURNED', reason: '5.1.1 (address) unknown' });
    await sendMails(service.ports);
    expect(server.taken).toHaveLength(2);
  });

  test.each([
    ['and keeps what it sent, the mail goes once', true, 1],
    ['and keeps nothing, the same mail goes again under its Message-ID', false, 2],
  ] as const)('if it is lost %s', async (_name, keeps, times) => {
    if (keeps) server.onTaken = async (one) => void sent.add(messageIdOf(one));
    server.faults.push({ at: 'ANSWER' });
    const { id } = (await give()).json;
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'WAITING' });
    service.moveClock(6 * minute);
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
    expect(server.taken.map(messageIdOf)).toEqual(Array(times).fill(`<${id}@example.ch>`));
  });
});

describe('a process that dies', () => {
  test('after the mail server took the mail: the next one finds it there, and sends it no second time', async () => {
    server.onTaken = async (one) => void sent.add(messageIdOf(one));
    const { id } = (await give()).json;
    const { mails } = service.store;
    const { settle } = mails;
    mails.settle = () => Promise.reject(new Error('dead'));
    await expect(sendMails(service.ports)).rejects.toThrow('dead');
    mails.settle = settle;
    expect(await sendMails(service.ports)).toBe(0);
    service.moveClock(6 * minute);
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
    expect(server.taken).toHaveLength(1);
  });

  test('before it sends anything: the next one sends the mail', async () => {
    const { id } = (await give()).json;
    const until = new Date(noon + minute).toISOString();
    await service.store.mails.claim(service.alpha.id, { now: new Date(noon).toISOString(), until });
    expect(await sendMails(service.ports)).toBe(0);
    service.moveClock(2 * minute);
    await sendMails(service.ports);
    expect(await stateOf(id)).toMatchObject({ state: 'SENT' });
  });
});

describe('who may send', () => {
  test('nobody, unless the operator allows it', async () => {
    await service.close();
    await start(mailbox, false);
    for (const answer of [await give(), await owner.send('GET', `/api/v1/mails/${'0'.repeat(32)}`)])
      expect([answer.status, answer.json.code]).toEqual([404, 'MAIL_NOT_OFFERED']);
    expect(owner.me.json).not.toHaveProperty('deskMail');
  });

  test('owners, and keys with the scope; no operators, viewers and other keys', async () => {
    expect(owner.me.json.deskMail).toEqual({ from: 'bills@example.ch', perDay: 100 });
    for (const role of ['operator', 'viewer'] as const) {
      const browser = await browserOf(service, await personOf(service, role));
      expect(browser.me.json).not.toHaveProperty('deskMail');
      const answer = await browser.send('POST', '/api/v1/mails', mailForm(mail));
      expect([answer.status, answer.json.code]).toEqual([403, 'ROLE_MISSING']);
    }
    for (const key of [keys.alpha, keys.reader, keys.printer]) {
      const answer = await service.send('POST', '/api/v1/mails', { ...mailForm(mail), key });
      expect([answer.status, answer.json.code]).toEqual([403, 'SCOPE_MISSING']);
    }
    const wanted = { ...mail, replyTo: own() };
    for (const key of [sender, keys.admin])
      expect((await service.send('POST', '/api/v1/mails', { ...mailForm(wanted), key })).status).toBe(201);
    const made = await owner.call('ApiKeys/create', { name: 'Sender', scopes: ['mails:send'] });
    expect(made.status, made.text).toBe(200);
  });

  test('not in the name of another biller, and it sees nothing of what others send', async () => {
    const { id } = (await give()).json;
    const seen = await service.send('GET', `/api/v1/mails/${id}`, { key: otherSender });
    expect([seen.status, seen.json.code]).toEqual([404, 'MAIL_NOT_FOUND']);
    const asked = { ...mailForm({ ...mail, replyTo: own() }), key: otherSender };
    const refused = await service.send('POST', '/api/v1/mails', asked);
    expect([refused.status, refused.json.code]).toEqual([422, 'MAIL_REPLY_TO']);
  });

  test('replies go to a user of the biller, or to the address for its bills by e-mail', async () => {
    const colleague = await personOf(service, 'viewer');
    expect((await give({ replyTo: colleague.toUpperCase() })).status).toBe(201);
    const stranger = await give({ replyTo: 'somebody@example.com' });
    expect([stranger.status, stranger.json.fieldErrors[0]]).toMatchObject([
      422,
      { fieldName: 'mail.replyTo', code: 'MAIL_REPLY_TO' },
    ]);
    const chosen = { kind: 'mail', mail: { language: 'de', replyTo: 'somebody@example.com' } };
    expect((await owner.call('Network/choose', chosen)).status).toBe(200);
    expect((await give({ replyTo: 'somebody@example.com' })).status).toBe(201);
    const without = await service.send('POST', '/api/v1/mails', { ...mailForm(mail), key: sender });
    expect([without.status, without.json.fieldErrors[0]]).toMatchObject([400, { fieldName: 'mail.replyTo' }]);
  });

  test('100 mails of a biller within 24 hours; those of another do not count', async () => {
    const sha256 = await service.store.pdfs.put(pdf);
    const at = new Date(noon).toISOString();
    for (let n = 0; n < 100; n += 1)
      await service.store.mails.create(service.alpha.id, {
        id: String(n).padStart(32, '0'),
        at,
        content: { to, fromName: 'A', replyTo: to, subject: 's', text: 't', fileName: 'a.pdf' },
        pdf: sha256,
        limit: { since: at, count: 1000 },
        audit: { at, actor: 'test', action: 'mail.given' },
      });
    const over = await give();
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(over.json).toMatchObject({
      code: 'MAIL_LIMIT',
      message: 'The biller has sent 100 mails within 24 hours: try again later',
    });
    const other = await browserOf(service, await personOf(service, 'owner', service.beta.id));
    expect((await other.send('POST', '/api/v1/mails', mailForm(mail))).status).toBe(201);
    service.moveClock(day + minute);
    owner = await browserOf(service, own());
    expect((await give()).status).toBe(201);
  });
});

describe('what nobody can do', () => {
  test.each([
    ['to', `${to}\r\nBcc: b@example.org`],
    ['to', `${to}, b@example.org`],
    ['to', `Petra <${to}>`],
    ['to', ''],
    ['subject', 'Rechnung\r\nBcc: b@example.org'],
    ['subject', ''],
    ['subject', 'x'.repeat(181)],
    ['replyTo', 'a@example.ch\r\nBcc: b@example.org'],
    ['text', 'x'.repeat(10_001)],
    ['text', 'a\u0000b'],
    ['text', ''],
    ['cc', 'b@example.org'],
  ])('send with %s %j', async (name, value) => {
    const answer = await give({ [name]: value });
    expect([answer.status, answer.json.fieldErrors.map(({ fieldName }: { fieldName: string }) => fieldName)]).toEqual([
      400,
      [`mail.${name}`],
    ]);
    await sendMails(service.ports);
    expect(server.taken).toEqual([]);
  });

  test('write headers by the name of the file or the biller, or by lines of the text', async () => {
    await service.store.billers.update(service.alpha.id, { legalName: 'A"\r\nBcc: b@example.org\r\n\r\nx' });
    await give({ text: 'Zeile\r\nBcc: c@example.org\n.\r\nMAIL FROM:<x@example.org>' }, pdf, '../a\u202e?fdp.exe');
    await sendMails(service.ports);
    const [taken] = server.taken;
    const source = taken?.source.toString('latin1') ?? '';
    expect(taken?.to).toEqual([to]);
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^(?:bcc|cc|mail from):/im);
    const { text, attachments } = await PostalMime.parse(taken?.source ?? '');
    expect(text).toContain('MAIL FROM:<x@example.org>');
    expect(attachments.map(({ filename }) => filename)).toEqual(['..afdp.exe.pdf']);
  });

  test.each([
    ['what is no PDF', Buffer.from('<html>'), 422, 'PDF_INVALID'],
    ['half a PDF', Buffer.from(pdf.subarray(0, 40)), 422, 'PDF_INVALID'],
    ['a PDF of more than 5 MB', Buffer.concat([pdf, Buffer.alloc(5_000_000)]), 413, 'PDF_TOO_LARGE'],
    ['a body of 6 MB', Buffer.alloc(6_000_000), 413, 'PAYLOAD_TOO_LARGE'],
  ])('send %s', async (_name, file, status, code) => {
    const answer = await give({}, new Uint8Array(file));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await service.database.query('SELECT * FROM ebill_mail')).toEqual([]);
  });

  test.each([
    ['half of JSON', '{"to":'],
    ['lists in lists', '[['.repeat(50_000)],
  ])('send %s', async (_name, text) => {
    expect((await owner.send('POST', '/api/v1/mails', mailForm(text))).status).toBe(400);
  });

  test('send a body that is no form', async () => {
    const asked = await owner.send('POST', '/api/v1/mails', { json: mail });
    expect([asked.status, asked.headers.get('accept-post')]).toEqual([415, 'multipart/form-data']);
    const broken = { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=form' } };
    expect((await owner.send('POST', '/api/v1/mails', broken)).json.code).toBe('MALFORMED_MULTIPART');
  });
});
