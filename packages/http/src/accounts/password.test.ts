import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, passwordProblems } from './password.ts';

test('a password is told from any other by a hash of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^pbkdf2-sha256\$6\$100000\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(one).not.toBe(other);
  expect(one + other).not.toContain('correct');
  expect(await isPassword('correct horse', one)).toBe(true);
  for (const wrong of ['correct horsf', 'correct hors', 'Correct horse', '', 'correct horse ']) {
    expect(await isPassword(wrong, one), wrong).toBe(false);
  }
});

test('the hash is what PBKDF2 of OpenSSL gives, six times 100 000 rounds on each other', async () => {
  const [, , , salt = '', hash = ''] = (await hashPassword('Zürich, 12 Töne')).split('$');
  let bytes: Buffer = Buffer.from('Zürich, 12 Töne');
  for (let call = 0; call < 6; call++) bytes = pbkdf2Sync(bytes, Buffer.from(salt, 'base64'), 100_000, 32, 'sha256');
  expect(bytes.toString('base64')).toBe(hash);
});

test('the same letters are the same password, however they are put together', async () => {
  expect(await isPassword('Zu\u0308rich u\u0308ber', await hashPassword('Z\u00fcrich \u00fcber'))).toBe(true);
});

test('nobody has a password, and not even the empty hash has one', async () => {
  expect(await isPassword('', undefined)).toBe(false);
  expect(await isPassword('anything at all', undefined)).toBe(false);
});

test.each([
  ['x'.repeat(11), 'PASSWORD_LENGTH'],
  ['x'.repeat(12), undefined],
  ['\u{1f511}'.repeat(11), 'PASSWORD_LENGTH'],
  ['\u{1f511}'.repeat(12), undefined],
  ['x'.repeat(200), undefined],
  ['\u{1f511}'.repeat(200), undefined],
  ['x'.repeat(201), 'PASSWORD_LENGTH'],
  ['Anna@Example.ch', 'PASSWORD_IS_ADDRESS'],
])('%j: %s', (password, code) => {
  expect(passwordProblems(password, 'anna@example.ch', 'password').map((found) => found.code)).toEqual(
    code === undefined ? [] : [code],
  );
});
