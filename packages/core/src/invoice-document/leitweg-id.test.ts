import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf } from '../../../../test/results.ts';
import { looksLikeLeitwegId, parseLeitwegId } from './leitweg-id.ts';

// The first is the example of the format's description, the others those of its makers' test messages
test.each(['04011000-1234512345-06', '04011000-12345-03', '991-33333TEST-33', '992-90009-96', '991-33333test-33'])(
  '%s is a Leitweg-ID',
  (text) => expect(parseLeitwegId(text).ok).toBe(true),
);

test.each([
  ['', 'LEITWEG_ID_FORMAT'],
  ['04011000', 'LEITWEG_ID_FORMAT'],
  ['0-12345-03', 'LEITWEG_ID_FORMAT'],
  ['04011000-12345-3', 'LEITWEG_ID_FORMAT'],
  ['04011000-123.45-03', 'LEITWEG_ID_FORMAT'],
  [' 04011000-12345-03', 'LEITWEG_ID_FORMAT'],
  ['04011000-12345-34', 'LEITWEG_ID_CHECK_DIGITS'],
  ['04011000-12354-03', 'LEITWEG_ID_CHECK_DIGITS'],
])('%s: %s', (text, code) => expect(codesOf(parseLeitwegId(text))).toEqual([code]));

test('a digit that is another one is noticed', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (all, place, more) => {
      const wanted = parseLeitwegId(`${all.join('')}-00`);
      const right = wanted.ok ? '00' : String(wanted.problems[0].params['expected']);
      expect(parseLeitwegId(`${all.join('')}-${right}`).ok).toBe(true);
      const at = place % all.length;
      const changed = all.map((digit, index) => (index === at ? (digit + more) % 10 : digit));
      expect(codesOf(parseLeitwegId(`${changed.join('')}-${right}`))).toEqual(['LEITWEG_ID_CHECK_DIGITS']);
      expect(looksLikeLeitwegId(`${changed.join('')}-${right}`)).toBe(true);
    }),
  );
});
