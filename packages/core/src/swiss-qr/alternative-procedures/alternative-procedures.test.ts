import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { digits } from '../../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { read } from '../../model/index.ts';
import { limits } from '../limits.ts';
import { parseAlternativeProcedure, parseRawProcedure } from './alternative-procedure.ts';
import { type EbillProcedure, parseEbillProcedure, writeEbillProcedure } from './ebill.ts';
import { alternativeSchemeJsonOf, alternativeSchemeObjectModel, procedureTextOf } from './json.ts';

type Kind = EbillProcedure['recipient']['kind'];

const wireOf = (json: unknown) => expectValue(read(alternativeSchemeObjectModel, json, { entriesMax: 10 }));

test.each<[text: string, type: 'BILL' | 'REMINDER', kind: Kind, value: string, referencedBill?: string]>([
  ['eBill/B/simon.muster@example.com', 'BILL', 'emailAddress', 'simon.muster@example.com'],
  ['eBill/B/41010560425610173', 'BILL', 'billRecipientId', '41010560425610173'],
  ['eBill/B/1', 'BILL', 'billRecipientId', '1'],
  ['eBill/B/CHE123456789', 'BILL', 'enterpriseIdentificationNumber', 'CHE123456789'],
  ['eBill/R/hans.muster@example.org/1234', 'REMINDER', 'emailAddress', 'hans.muster@example.org', '1234'],
  ['eBill/R/41010560425610173', 'REMINDER', 'billRecipientId', '41010560425610173'],
  ['eBill/B/x@y.ch/A-1', 'BILL', 'emailAddress', 'x@y.ch', 'A-1'],
  [`eBill/B/${'x'.repeat(86)}@y.com`, 'BILL', 'emailAddress', `${'x'.repeat(86)}@y.com`],
])('%s is eBill', (text, type, kind, value, referencedBill) => {
  const procedure = expectValue(parseEbillProcedure(text));
  expect(procedure).toEqual({ type, recipient: { kind, value }, referencedBill });
  expect(writeEbillProcedure(procedure)).toBe(text);
  const parsed = expectValue(parseAlternativeProcedure(text));
  expect(parsed).toEqual({ type: 'EBILL', value: procedure });
  expect(alternativeSchemeJsonOf(parsed)).toEqual({
    alternativeSchemeType: 'EBILL',
    type,
    [kind]: value,
    referencedBill,
  });
});

test.each([
  ['eBill/B/', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/foo', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/CHE-123.456.789', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/CHE12345678', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/410105604256101731', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/x@y', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/@y.ch', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/x y@z.ch', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/B/x@y@z.ch', 'EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/X/1', 'EBILL_PROCEDURE_TYPE'],
  ['eBill/b/1', 'EBILL_PROCEDURE_TYPE'],
  ['eBill//1', 'EBILL_PROCEDURE_TYPE'],
  ['eBill/X/foo', 'EBILL_PROCEDURE_TYPE EBILL_PROCEDURE_RECIPIENT'],
  ['eBill/R/1/', 'EBILL_PROCEDURE_REFERENCED_BILL'],
  ['eBill/R/1/a b', 'EBILL_PROCEDURE_REFERENCED_BILL'],
  ['eBill/R/1/2/3', 'EBILL_PROCEDURE_FORMAT'],
  ['eBill/B', 'EBILL_PROCEDURE_FORMAT'],
  ['eBill', 'EBILL_PROCEDURE_FORMAT'],
  ['ebill/B/1', 'EBILL_PROCEDURE_FORMAT'],
  ['EBILL/B/1', 'EBILL_PROCEDURE_FORMAT'],
  [' eBill/B/1', 'EBILL_PROCEDURE_FORMAT'],
  ['eBill;B;1', 'EBILL_PROCEDURE_FORMAT'],
  ['', 'EBILL_PROCEDURE_FORMAT'],
  [`eBill/B/${'x'.repeat(87)}@y.com`, 'TEXT_TOO_LONG'],
  [`eBill/R/1/${'9'.repeat(91)}`, 'TEXT_TOO_LONG'],
  ['eBill/B/x\u{1f600}@y.ch', 'TEXT_CHARACTER_NOT_ALLOWED'],
  ['eBill/R/1/a\u0007', 'TEXT_CHARACTER_NOT_ALLOWED'],
])('%j is no eBill: %s', (text, codes) => {
  expect(codesOf(parseEbillProcedure(text)).join(' ')).toBe(codes);
  expect(parseAlternativeProcedure(text)).not.toMatchObject({ ok: true, value: { type: 'EBILL' } });
});

test.each<[text: string, name: string, separator: string, parameters: string[]]>([
  ['UV;UltraPay005;12345', 'UV', ';', ['UltraPay005', '12345']],
  ['Name AV1: UV;UltraPay005;12345', 'Name AV1', ':', [' UV;UltraPay005;12345']],
  ['CC/XRPL/10/a/b', 'CC', '/', ['XRPL', '10', 'a', 'b']],
  ['eBill/X/1', 'eBill', '/', ['X', '1']],
  ['XY/', 'XY', '/', ['']],
  ['Größe|1', 'Größe', '|', ['1']],
])('%s is raw', (text, name, separator, parameters) => {
  const raw = { name, separator, parameters, text };
  expect(parseRawProcedure(text)).toEqual({ ok: true, value: raw });
  expect(parseAlternativeProcedure(text)).toEqual({ ok: true, value: { type: 'RAW', value: raw } });
});

test.each(['', 'eBill', '/x', ';', 'A B C'])('%j has no name with a separator', (text) => {
  expect(codesOf(parseRawProcedure(text))).toEqual(['ALTERNATIVE_PROCEDURE_FORMAT']);
  expect(codesOf(parseAlternativeProcedure(text))).toEqual(['ALTERNATIVE_PROCEDURE_FORMAT']);
});

test.each([
  ['XY/a\nb', 'TEXT_CHARACTER_NOT_ALLOWED'],
  ['XY/\u0000', 'TEXT_CHARACTER_NOT_ALLOWED'],
  ['eBill/B/x\u0007@y.ch', 'TEXT_CHARACTER_NOT_ALLOWED'],
  [`XY/${'a'.repeat(98)}`, 'TEXT_TOO_LONG'],
])('%j is no text of a procedure', (text, code) => {
  expect(codesOf(parseRawProcedure(text))).toEqual([code]);
  expect(codesOf(parseAlternativeProcedure(text))).toEqual([code]);
});

test.each<[wire: object, text: string | undefined, codes?: string]>([
  [{ type: 'BILL', emailAddress: 'a@b.ch' }, 'eBill/B/a@b.ch'],
  [{ type: 'REMINDER', billRecipientId: '17', referencedBill: '5' }, 'eBill/R/17/5'],
  [
    { type: 'BILL', emailAddress: '', enterpriseIdentificationNumber: 'CHE123456789', billRecipientId: null },
    'eBill/B/CHE123456789',
  ],
  [{ type: 'BILL', emailAddress: 'a@b.ch', referencedBill: '' }, 'eBill/B/a@b.ch'],
  [{ type: 'BILL' }, undefined, 'EBILL_PROCEDURE_RECIPIENT_NOT_ONE'],
  [{ type: 'BILL', emailAddress: 'a@b.ch', billRecipientId: '17' }, undefined, 'EBILL_PROCEDURE_RECIPIENT_NOT_ONE'],
  [{ type: 'BILL', emailAddress: '17' }, undefined, 'EBILL_PROCEDURE_RECIPIENT'],
  [{ type: 'BILL', billRecipientId: 'a@b.ch' }, undefined, 'EBILL_PROCEDURE_RECIPIENT'],
  [{ type: 'BILL', enterpriseIdentificationNumber: 'CHE-123.456.789' }, undefined, 'EBILL_PROCEDURE_RECIPIENT'],
  [{ type: 'BILL', billRecipientId: '17', referencedBill: 'a/b' }, undefined, 'EBILL_PROCEDURE_REFERENCED_BILL'],
  [
    { type: 'BILL', billRecipientId: 'x', referencedBill: 'a b' },
    undefined,
    'EBILL_PROCEDURE_RECIPIENT EBILL_PROCEDURE_REFERENCED_BILL',
  ],
])('the object %j is %s', (wire, text, codes = '') => {
  const result = procedureTextOf(wireOf({ alternativeSchemeType: 'EBILL', ...wire }));
  expect(codesOf(result).join(' ')).toBe(codes);
  expect(result.ok ? result.value : undefined).toBe(text);
});

const procedures: fc.Arbitrary<EbillProcedure> = fc
  .record({
    type: fc.constantFrom('BILL' as const, 'REMINDER' as const),
    recipient: fc.oneof(
      digits(1, 17).map((value) => ({ kind: 'billRecipientId' as const, value })),
      digits(9).map((value) => ({ kind: 'enterpriseIdentificationNumber' as const, value: `CHE${value}` })),
      fc
        .emailAddress()
        .filter((value) => !value.includes('/'))
        .map((value) => ({ kind: 'emailAddress' as const, value })),
    ),
    referencedBill: fc.option(digits(1, 20), { nil: undefined }),
  })
  // Longer ones have no room in a code
  .filter((procedure) => writeEbillProcedure(procedure).length <= limits.alternativeProcedureLengthMax);

test('eBill parameters survive their text and their object, and have one recipient', () => {
  fc.assert(
    fc.property(procedures, (procedure) => {
      const text = writeEbillProcedure(procedure);
      expect(parseEbillProcedure(text)).toEqual({ ok: true, value: procedure });
      const wire = wireOf(alternativeSchemeJsonOf({ type: 'EBILL', value: procedure }));
      expect(procedureTextOf(wire)).toEqual({ ok: true, value: text });
    }),
  );
});

test('any text is understood, kept raw or refused, and its object gives it back', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((text) => `eBill/B/${text}`),
      ),
      (text) => {
        const parsed = parseAlternativeProcedure(text);
        if (!parsed.ok) return;
        expect(procedureTextOf(wireOf(alternativeSchemeJsonOf(parsed.value)))).toEqual({
          ok: true,
          value: text,
        });
      },
    ),
    { numRuns: 500 },
  );
});
