import { utf8Length } from '@rappen/pdf/internal/base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { validDrafts, validInvoices } from '../../../../test/arbitraries/qr-invoice.ts';
import { runs } from '../../../../test/long-tests.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { parseJson } from '../json/exact-numbers.ts';
import { writeJson } from '../json/write.ts';
import { formatPath, type Problem } from '../problem/problem.ts';
import { charactersOf } from '../text/character-set.ts';
import { draftOf } from './draft.ts';
import { parseQrInvoice, qrInvoiceJsonOf } from './json.ts';
import { normalizeDraft } from './normalize.ts';
import { notesOf } from './notes.ts';
import { parseDraft } from './parse.ts';
import { writePayload } from './payload.ts';
import { profiles } from './profile.ts';
import { readPayload } from './read-payload.ts';
import { encodeSymbol } from './symbol.ts';

describe.each(Object.values(profiles))('under guidelines $name', (profile) => {
  const invoices = validInvoices(profile);

  test('what is valid by construction is valid', () => {
    fc.assert(
      fc.property(validDrafts(profile), (draft) => void expect(codesOf(parseDraft(draft, profile))).toEqual([])),
    );
  });

  test('an invoice survives its payload with either line end', () => {
    fc.assert(
      fc.property(invoices, fc.constantFrom('\n' as const, '\r\n' as const), (invoice, lineEnd) => {
        const text = writePayload(invoice, lineEnd);
        const { invoice: read, problems, deviations } = expectValue(readPayload(text, profile));
        expect([problems, deviations]).toEqual([[], notesOf(draftOf(invoice), profile)]);
        expect(read).toEqual(invoice);
      }),
    );
  });

  test('a canonical payload is written back as it was, and keeps the bounds of the guidelines', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const text = writePayload(invoice);
        const lines = text.split('\n');
        expect(lines.length).toBeGreaterThanOrEqual(31);
        expect(lines.length).toBeLessThanOrEqual(34);
        expect(lines[30]).toBe('EPD');
        expect(lines.length === 31 || lines.at(-1) !== '').toBe(true);
        expect(lines.slice(11, 18)).toEqual(['', '', '', '', '', '', '']);
        const permitted = charactersOf(profile.characterSet);
        for (const line of lines) for (const character of line) expect(permitted.includes(character)).toBe(true);
        expect(utf8Length(text)).toBeLessThanOrEqual(997);
        const { draft } = expectValue(readPayload(text, profile));
        expect(writePayload(expectValue(parseDraft(draft, profile)))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('an invoice survives its JSON, with and without objects', () => {
    fc.assert(
      fc.property(invoices, fc.boolean(), (invoice, expand) => {
        const text = writeJson(qrInvoiceJsonOf(draftOf(invoice), { expand }));
        const parsed = expectValue(parseQrInvoice(expectValue(parseJson(text)), { profile }));
        expect(parsed).toEqual({ invoice, changes: [] });
      }),
    );
  });

  test('an invoice survives its draft, and normalizing leaves it alone unless it holds invisible characters', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        const draft = draftOf(invoice);
        expect(parseDraft(draft, profile)).toEqual({ ok: true, value: invoice });
        const normalized = normalizeDraft(draft, profile.characterSet);
        if (!/[\u00a0\u00ad]/.test(JSON.stringify(draft))) expect(normalized).toEqual({ draft, changes: [] });
        expect(normalizeDraft(normalized.draft, profile.characterSet).changes).toEqual([]);
      }),
    );
  });

  test('every invoice has a symbol of at most version 25', () => {
    fc.assert(
      fc.property(
        invoices,
        (invoice) => void expect(expectValue(encodeSymbol(invoice)).version).toBeLessThanOrEqual(25),
      ),
      { numRuns: 5 },
    );
  });
});

/** Every sentence has its parameters. A parameter itself may hold braces. */
function expectWhole(problems: readonly Problem[]): void {
  for (const found of problems) {
    const filled = Object.fromEntries(Object.keys(found.params).map((name) => [name, '…']));
    expect(sentenceOf({ ...found, params: filled })).not.toMatch(/[{}]/);
    expect(formatPath(found.path)).toMatch(/^[\w.[\]]*$/);
  }
}

const lines = fc.array(
  fc.oneof(
    fc.constantFrom(
      '',
      'S',
      'K',
      'CH',
      'CHF',
      'EUR',
      'QRR',
      'SCOR',
      'NON',
      'EPD',
      '0.00',
      '1.5',
      'DO NOT USE FOR PAYMENT',
    ),
    fc.constantFrom(
      'CH4431999123000889012',
      'CH5800791123000889012',
      '210000000003139471430009017',
      'RF18539007547034',
    ),
    fc.constantFrom('//S1/10/1', '//S1/40/0:x', 'eBill/B/1', ' padded ', 'ß', '€', '\ud800', '\u0000'),
    anyText,
  ),
  { minLength: 28, maxLength: 34, size: 'max' },
);

test('reading never throws, whatever the text is, and every problem has a whole sentence', () => {
  const almost = fc
    .tuple(lines, fc.constantFrom('\n', '\r\n', '\r'))
    .map(([body, end]) => ['SPC', '0200', '1', ...body.slice(0, 27), 'EPD', ...body.slice(27, 30)].join(end));
  fc.assert(
    fc.property(fc.oneof(anyText, almost), fc.constantFrom(...Object.values(profiles)), (text, profile) => {
      const reading = readPayload(text, profile);
      expectWhole(reading.ok ? [...reading.value.problems, ...reading.value.deviations] : reading.problems);
      if (reading.ok) writeJson(qrInvoiceJsonOf(reading.value.draft, { expand: true }));
    }),
    { numRuns: runs(1000, 200) },
  );
});

test('a payload with one character changed is read or refused, never thrown', () => {
  fc.assert(
    fc.property(
      validInvoices(profiles['2.3']),
      fc.nat(),
      anyText.map((text) => text.slice(0, 2)),
      (invoice, at, put) => {
        const text = writePayload(invoice);
        const position = at % text.length;
        const reading = readPayload(text.slice(0, position) + put + text.slice(position + 1), profiles['2.3']);
        expectWhole(reading.ok ? [...reading.value.problems, ...reading.value.deviations] : reading.problems);
      },
    ),
    { numRuns: runs(300, 100) },
  );
});

test('any JSON value is parsed or refused, never thrown, and every problem has a whole sentence', () => {
  const names = [
    'creditorInformation',
    'creditor',
    'iban',
    'paymentReference',
    'additionalInformation',
    'billInformationObject',
    'alternativeSchemes',
  ];
  const tree = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 5 }, fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), tie('value'))),
  })).value;
  fc.assert(
    fc.property(tree, (json) => {
      const parsed = parseQrInvoice(json, { profile: profiles['2.3'], normalize: true });
      if (!parsed.ok) for (const found of parsed.problems) expect(sentenceOf(found)).not.toBe('');
      expect(parsed.ok).toBe(false);
    }),
    { numRuns: 100 },
  );
});
