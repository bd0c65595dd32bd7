import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashPassword, isPassword, newPasswordProblems, passwordProblems } from './password.ts';

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

const common = [
  // Leaked as they are, or with what people add to them
  'unbelievable',
  'Administrator',
  'password1234',
  '!!!Password2026!!!',
  'P@ssw0rd2026',
  '2026Sunshine!',
  'I-L-O-V-E-Y-O-U!',
  // In the languages of the country, and of this service
  'Passwort2026',
  'motdepasse123',
  'Sommer2026!!',
  'Zürich-2026!',
  'rappen-rappen',
  'Rechnungen26',
  // What the address gives away
  'brunner12345!',
  'Brunner-2026',
  // Walks and repetitions
  '123456789012',
  'abcdefghijkl',
  'qwertzuiop12',
  'asdfghjklasdf',
  '1qaz2wsx3edc',
  'lkjhgfdsa098',
  'aaaaaaaaaaaa',
  'abababababab',
  'abc123abc123',
  'passwordpassword',
  '112211221122',
];

test.each(common)('%j is among the first that are tried', async (password) => {
  const found = await newPasswordProblems(password, 'anna@brunner.example.ch', 'newPassword');
  expect(found.map(({ code, path }) => [code, path])).toEqual([['PASSWORD_COMMON', ['newPassword']]]);
});

test.each([
  'correct horse battery',
  'a password of her own',
  'vier Wörter im Satz',
  'Regen Kaffee Tunnel',
  'brunner lacht über regen',
  'Xk3-vv9_Qm2hLp',
  'sommerregentropfen',
  '\u{1f511}\u{1f512}\u{1f513}\u{1f3d4}\u{1f9c0}\u{1f42e}\u{1f511}\u{1f512}\u{1f513}\u{1f3d4}\u{1f9c0}\u{1f510}',
])('%j is nothing that is tried first', async (password) => {
  expect(await newPasswordProblems(password, 'anna@brunner.example.ch', 'password')).toEqual([]);
});

test('what is wrong at once is said alone, and every text has an answer', async () => {
  const short = await newPasswordProblems('password', 'anna@example.ch', 'password');
  expect(short.map(({ code }) => code)).toEqual(['PASSWORD_LENGTH']);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 250 }), fc.emailAddress(), async (password, address) => {
      expect((await newPasswordProblems(password, address, 'password')).length).toBeLessThanOrEqual(1);
    }),
  );
});
