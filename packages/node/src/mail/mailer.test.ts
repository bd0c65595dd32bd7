import { afterEach, describe, expect, test } from 'vitest';
import { plainMail, type SmtpServer, startSmtpServer } from '../../test/smtp-server.ts';
import { readSmtpUrl, type SmtpSettings, smtpMailer } from './mailer.ts';

let server: SmtpServer | undefined;
afterEach(async () => {
  const ended = server;
  server = undefined;
  await ended?.stop();
});

async function started(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<SmtpServer> {
  server = await startSmtpServer(options);
  return server;
}

const settings = (port: number, changes: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port,
  secure: false,
  from: 'bills@example.ch',
  ...changes,
});
const mail = { to: 'petra@example.org', subject: 'Ihr Code für eBill', text: 'Grüezi\n\n.Code: 123456\n' };

describe('a mail', () => {
  test('arrives whole', async () => {
    const { received, port } = await started();
    await smtpMailer(settings(port)).send(mail);
    expect(received.commands.slice(0, 4).map((line) => line.split(' ')[0])).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA']);
    expect(received.commands.slice(1, 3)).toEqual([
      expect.stringMatching(/^MAIL FROM:<bills@example\.ch>/),
      'RCPT TO:<petra@example.org>',
    ]);
    expect(received.mails.join('')).toMatch(/^From: bills@example\.ch$/m);
    expect(received.mails.join('')).toMatch(/^To: petra@example\.org$/m);
    expect(received.mails.join('')).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received.mails.join('')).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(plainMail(received.mails.join(''))).toContain('Grüezi\n\n..Code: 123456\n');
  });

  test.each([
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'Petra <a@example.org>',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'a@example.org>\r\nBcc: b@example.org',
    '"a@x"@example.org',
    'group:a@example.org;',
    'nobody',
    '',
  ])('to %j is not sent', async (to) => {
    const { received, port } = await started();
    await expect(smtpMailer(settings(port)).send({ ...mail, to })).rejects.toThrow('exactly one address');
    expect(received.commands).toEqual([]);
  });

  test('has one subject and no second header, whatever the text', async () => {
    const { received, port } = await started();
    await smtpMailer(settings(port)).send({ ...mail, subject: 'Code\r\nBcc: b@example.org\r\n\r\nx' });
    expect(received.mails.join('')).not.toMatch(/^Bcc:/m);
    expect(received.commands.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<petra@example.org>']);
  });

  test.each(['MAIL', 'RCPT', 'DATA'])('that is refused at %s is a fault', async (refuse) => {
    const { port } = await started({ refuse });
    await expect(smtpMailer(settings(port)).send(mail)).rejects.toThrow('550 refused');
  });

  test('for which there is no server is a fault', async () => {
    await expect(smtpMailer(settings(1)).send(mail)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a password', () => {
  const account = { user: 'bills', password: 'secret' };

  test('is sent to this machine as it is', async () => {
    const { received, port } = await started({ offers: 'AUTH PLAIN' });
    await smtpMailer(settings(port, account)).send(mail);
    expect(received.commands).toContain(`AUTH PLAIN ${btoa('\0bills\0secret')}`);
  });

  test('is sent to no other without a secure connection', async () => {
    const { received, port } = await started({ offers: 'AUTH PLAIN', refuse: 'STARTTLS' });
    // Reaches this machine, and is none of its names
    await expect(smtpMailer(settings(port, { ...account, host: '0.0.0.0' })).send(mail)).rejects.toThrow('550 refused');
    expect(received.commands).toEqual([expect.stringMatching(/^EHLO/), 'STARTTLS']);
  });
});

describe('the address of a mail server', () => {
  test.each([
    ['smtp://mail.example.ch?from=bills@example.ch', { host: 'mail.example.ch', port: 587, secure: false }],
    ['smtp://mail.example.ch:25/?from=bills@example.ch', { port: 25 }],
    ['smtps://mail.example.ch?from=bills@example.ch', { port: 465, secure: true }],
    ['smtp://[::1]:2525?from=bills%40example.ch', { host: '[::1]', port: 2525 }],
    ['smtp://b%40x:p%3A%25@mail.example.ch?from=bills@example.ch', { user: 'b@x', password: 'p:%' }],
  ])('%s is read', (text, expected) => {
    expect(readSmtpUrl(text)).toMatchObject({ ...expected, from: 'bills@example.ch' });
  });

  test.each([
    ['', /must begin with/],
    ['mail.example.ch', /must begin with/],
    ['http://mail.example.ch?from=a@b.ch', /must begin with/],
    ['smtp://?from=a@b.ch', /must begin with/],
    ['smtp://bills:hidden@mail.example.ch', /must end with \?from=/],
    ['smtp://bills:hidden@mail.example.ch?from=a', /must end with \?from=/],
    ['smtp://mail.example.ch?from=a@b.ch&from=c@d.ch', /must end with \?from=/],
    ['smtp://mail.example.ch?from=a@b.ch,c@d.ch', /must end with \?from=/],
    ['smtp://mail.example.ch?from=a@b.ch&pool=true', /nothing after the host/],
    ['smtp://mail.example.ch/path?from=a@b.ch', /nothing after the host/],
    ['smtp://mail.example.ch?from=a@b.ch#x', /nothing after the host/],
    ['smtp://bills:hidden%zz@mail.example.ch?from=a@b.ch', /write % in user and password as %25/],
  ])('%s is refused', (text, sentence) => {
    const read = readSmtpUrl(text);
    expect('error' in read && read.error).toMatch(sentence);
    expect(JSON.stringify(read)).not.toContain('hidden');
  });
});
