import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { digits } from '../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { formatUid, parseUid } from './index.ts';

test.each([
  'CHE106017086',
  'CHE-106.017.086',
  'che-106.017.086 mwst',
  'CHE-106.017.086 TVA',
  'CHE-106.017.086 IVA',
  'CHE106017086VAT',
  ' CHE 106 017 086\n',
])('%j is CHE106017086', (text) => {
  expect(parseUid(text, { checkDigit: true })).toEqual({ ok: true, value: 'CHE106017086' });
});

test('the sample of official descriptions breaks its check digit, which is only validated when asked', () => {
  expect(parseUid('CHE-123.456.789').ok).toBe(true);
  expect(codesOf(parseUid('CHE-123.456.789', { checkDigit: true }))).toEqual(['UID_CHECK_DIGIT']);
  expect(parseUid('CHE-123.456.788', { checkDigit: true }).ok).toBe(true);
});

test.each([
  '',
  'CHE',
  '106017086',
  'CHE10601708',
  'CHE1060170866',
  'CHX106017086',
  'CHE106017086 HR',
  'CHE10601708é',
  'CHE１06017086',
])('%j is refused', (text) => expect(codesOf(parseUid(text))).toEqual(['UID_FORMAT']));

test('print form leads back, and any text is parsed or refused', () => {
  fc.assert(
    fc.property(digits(9), anyText, (number, text) => {
      const uid = expectValue(parseUid(`CHE${number}`));
      expect(formatUid(uid)).toMatch(/^CHE-\d{3}\.\d{3}\.\d{3}$/);
      expect(parseUid(formatUid(uid))).toEqual({ ok: true, value: uid });
      expect(parseUid(text).ok).toBe(/^CHE\d{9}(?:MWST|TVA|IVA|VAT)?$/i.test(text.replace(/[\s.-]/g, '')));
    }),
  );
});
