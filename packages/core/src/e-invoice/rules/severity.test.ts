import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { type InvoiceDocumentJson, parseInvoiceDocument } from '../../invoice-document/index.ts';
import { formatPath } from '../../problem/problem.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import type { EInvoice, EInvoiceProfile } from '../semantic/index.ts';
import { eInvoiceOf, writtenEInvoiceOf } from '../writing/index.ts';
import { checkEInvoice } from './index.ts';

const { authority, exported } = eInvoiceExamples;

function documentOf(json: InvoiceDocumentJson) {
  return expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document;
}

const german = expectValue(eInvoiceOf(documentOf(authority), { profile: 'xrechnung' }));

describe('what XRechnung warns of leaves an invoice valid', () => {
  test.each<[rule: string, severity: string, changes: Partial<EInvoice>]>([
    ['BR-DE-17', 'warning', { typeCode: '386' }],
    ['BR-DE-19', 'warning', { paymentMeans: [{ code: '58', account: 'CH0000000000000000000' }] }],
    ['BR-DE-21', 'warning', { specification: 'urn:cen.eu:en16931:2017' }],
    ['BR-DE-26', 'warning', { typeCode: '384', precedingInvoices: [] }],
    [
      'BR-DE-27',
      'warning',
      { seller: { ...german.seller, contact: { ...german.seller?.contact, phone: '12' } } as never },
    ],
    [
      'BR-DE-28',
      'warning',
      { seller: { ...german.seller, contact: { ...german.seller?.contact, email: 'a@b' } } as never },
    ],
    ['BR-DE-TMP-32', 'information', { period: undefined, delivery: undefined }],
    [
      'PEPPOL-EN16931-R120',
      'warning',
      { lines: german.lines.map((line, index) => (index === 0 ? { ...line, price: { net: '140.01' } } : line)) },
    ],
    ['BR-DE-15', 'error', { buyerReference: undefined }],
    ['BR-CO-15', 'error', { totals: { ...german.totals, gross: '1836.41', due: '1836.41' } }],
  ])('%s: %s', (rule, severity, changes) => {
    const found = checkEInvoice({ invoice: { ...german, ...changes } }, { rules: 'xrechnung' });
    expect(found.map(({ params, severity: own }) => [params['rule'], own])).toContainEqual([rule, severity]);
    expect(found.filter((one) => one.severity === 'error')).toHaveLength(severity === 'error' ? 1 : 0);
  });

  test('the same rule is an error where Peppol has it', () => {
    const invoice = expectValue(eInvoiceOf(documentOf(exported), { profile: 'peppol' }));
    const lines = invoice.lines.map((line, index) => (index === 0 ? { ...line, price: { net: '99.00' } } : line));
    expect(
      checkEInvoice({ invoice: { ...invoice, lines } }, { rules: 'peppol' }).map(({ severity }) => severity),
    ).toEqual(['error']);
  });

  test('a prepayment invoice to an authority is written, with the warning at its field', () => {
    const written = expectValue(
      writtenEInvoiceOf(documentOf({ ...authority, kind: 'prepayment' }), { profile: 'xrechnung' }),
    );
    expect(written.invoice.typeCode).toBe('386');
    expect(written.notices.map(({ severity, params, path }) => [severity, params['rule'], formatPath(path)])).toEqual([
      ['warning', 'BR-DE-17', 'kind'],
    ]);
  });
});

const kinds = ['invoice', 'creditNote', 'correction', 'prepayment', 'partial', 'selfBilled'] as const;
const germanSeller = { ...authority.sender, address: { ...authority.sender.address, country: 'DE' } };

/** What a kind breaks in a profile: nothing unless it is here. */
const refusals: Readonly<Record<string, string>> = {
  'peppol correction CH': 'PEPPOL-EN16931-P0112 kind',
  'peppol partial CH': 'PEPPOL-EN16931-P0112 kind',
  'peppol selfBilled CH': 'PEPPOL-EN16931-P0100 kind',
  'peppol selfBilled DE': 'PEPPOL-EN16931-P0100 kind',
};

describe.each<EInvoiceProfile>(['en16931', 'basic', 'xrechnung', 'peppol'])(
  'in %s a Swiss or a German seller',
  (profile) => {
    test.each(kinds.flatMap((kind) => (['CH', 'DE'] as const).map((country) => [kind, country] as const)))(
      'writes the kind %s from %s to Germany, or is told why not',
      (kind, country) => {
        const { qrInvoice, paymentTerms, ...rest } = authority;
        const json = {
          ...rest,
          kind,
          sender: country === 'DE' ? germanSeller : authority.sender,
          ...(kind === 'creditNote' ? {} : { qrInvoice, paymentTerms }),
          ...((kind === 'creditNote' || kind === 'correction') && { precedingInvoice: { nr: 'R-1' } }),
        } as InvoiceDocumentJson;
        const made = eInvoiceOf(documentOf(json), { profile });
        const told = made.ok
          ? undefined
          : made.problems.map(({ params, path }) => `${params['rule']} ${formatPath(path)}`);
        const [sole] = told ?? [];
        // Between Germans Peppol asks also of a credit note how it is paid
        const expected =
          profile === 'peppol' && kind === 'creditNote' && country === 'DE'
            ? 'DE-R-001 qrInvoice'
            : refusals[`${profile} ${kind} ${country}`];
        expect([sole, told?.length ?? 0]).toEqual([expected, expected === undefined ? 0 : 1]);
      },
    );
  },
);

describe('what Peppol asks by the country of the seller', () => {
  const invoice = expectValue(eInvoiceOf(documentOf(exported), { profile: 'peppol' }));
  const from = (country: string, changes: Partial<NonNullable<EInvoice['seller']>> = {}): EInvoice => ({
    ...invoice,
    seller: { ...invoice.seller, ...changes, ids: [], address: { ...invoice.seller?.address, country } },
  });
  const broken = (one: EInvoice) =>
    checkEInvoice({ invoice: one }, { rules: 'peppol' }).map(({ params, severity }) => `${params['rule']} ${severity}`);

  test.each<[name: string, invoice: EInvoice, expected: readonly string[]]>([
    ['Denmark', from('DK'), ['DK-R-014 error']],
    ['Denmark, registered there', from('DK', { registration: { id: 'DK13585628', scheme: '0184' } }), []],
    ['Iceland', from('IS'), ['IS-R-002 error']],
    ['Iceland, a partial invoice', { ...from('IS'), typeCode: '71' }, ['IS-R-001 warning', 'IS-R-002 error']],
    ['the Netherlands', from('NL'), ['NL-R-003 error']],
    ['the Netherlands, unpaid', { ...from('NL', { registration: undefined }), paymentMeans: [] }, ['NL-R-007 error']],
    ['Sweden', from('SE'), ['SE-R-003 error', 'SE-R-004 error', 'SE-R-013 error']],
    ['Sweden, registered there', from('SE', { registration: { id: '5560360793', scheme: '0007' } }), []],
    ['Italy, whose VAT number is Swiss', from('IT'), []],
    ['Switzerland', from('CH'), []],
  ])('%s', (_name, one, expected) => expect(broken(one)).toEqual(expected));

  test('several notes stand between German parties', () => {
    const notes = [{ text: 'a' }, { text: 'b' }];
    const one = from('DE');
    const both = {
      ...one,
      notes,
      buyerReference: 'x',
      buyer: { ...one.buyer, ids: [], address: { ...one.buyer?.address, country: 'DE' } },
    };
    expect(broken({ ...one, notes })).toEqual(['PEPPOL-EN16931-R002 error']);
    expect(broken(both)).toEqual([]);
  });
});
