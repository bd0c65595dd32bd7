import { attachFile, metadataTextsIn } from '@rappen/pdf/attachments';
import { openPdf } from '@rappen/pdf/open';
import { describe, expect, test } from 'vitest';
import { codesOf, expectBillValue, expectValue, linesOf } from '../../../../../test/results.ts';
import { facturX, invoiceToPdf, readBills, readEInvoice } from '../../index.ts';
import { utf8Encode } from '../../text/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { readEInvoice as read } from '../reading/index.ts';
import { attachEInvoice, findEInvoice } from './index.ts';

const { delivery, authority, creditNote } = eInvoiceExamples;
const plain = expectBillValue(invoiceToPdf(delivery));
const hybrid = expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() }));
const utf8Decoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('an invoice that is also data', () => {
  test.each([
    ['en16931', delivery, 'factur-x.xml', 'EN 16931', '1.0'],
    ['xrechnung', authority, 'xrechnung.xml', 'XRECHNUNG', '3.0'],
  ] as const)('has it as %s, related as an alternative', (profile, json, name, level, version) => {
    const pdf = expectBillValue(invoiceToPdf(json, { eInvoice: facturX(profile) }));
    expect(expectValue(findEInvoice(pdf))).toMatchObject({ name, level, relationship: 'Alternative' });
    const texts = metadataTextsIn(expectValue(openPdf(pdf))).filter(({ namespace }) =>
      namespace.startsWith('urn:factur-x'),
    );
    expect(texts.map((text) => [text.name, text.text])).toEqual([
      ['DocumentFileName', name],
      ['DocumentType', 'INVOICE'],
      ['Version', version],
      ['ConformanceLevel', level],
    ]);
    expect(expectValue(read(pdf)).profile).toBe(profile);
  });

  test('its code and its data say the same', () => {
    const [page] = expectBillValue(readBills(hybrid));
    const { payment, isValid } = expectBillValue(readEInvoice(hybrid));
    expect(isValid).toBe(true);
    const bill = payment.isPayable ? payment.bill : undefined;
    expect(page?.bill).toMatchObject({
      account: bill?.account,
      amount: bill?.amount,
      currency: bill?.currency,
      reference: bill?.reference,
    });
  });

  test('is written in one go, and says what a PDF says that it was put into', () => {
    const once = textOf(hybrid);
    expect(once.split('%%EOF')).toHaveLength(2);
    expect(once.split('/Type/Metadata')).toHaveLength(2);
    const found = expectValue(findEInvoice(hybrid));
    const put = attachEInvoice(plain, utf8Decoded(found.xml), {
      profile: 'en16931',
      modifiedAt: '2026-09-30T00:00:00Z',
    });
    expect(expectValue(findEInvoice(expectValue(put)))).toEqual(found);
    const texts = (pdf: Uint8Array) => metadataTextsIn(expectValue(openPdf(pdf)));
    expect(texts(hybrid)).toEqual(texts(expectValue(put)));
  });

  test('adds little to the file, the same each time, and nothing where it is not asked for', () => {
    expect(hybrid.length).toBeLessThan(plain.length * 1.3);
    expect(expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() }))).toEqual(hybrid);
    expect(expectBillValue(invoiceToPdf(delivery))).toEqual(plain);
    expect(textOf(plain)).not.toContain('factur-x');
  });

  test('its file has the date of the document, in UTC', () => {
    const dateOf = (createdAt?: string) => {
      const { document } = expectValue(
        openPdf(expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX(), createdAt }))),
      );
      const files = document.resolved(document.catalog?.entries.get('AF'));
      const file = document.dictionary(files?.kind === 'array' ? files.items[0] : undefined);
      const stream = document.streamAt(document.dictionary(file?.entries.get('EF'))?.entries.get('F'));
      const date = document.resolved(
        document.dictionary(stream?.dictionary.entries.get('Params'))?.entries.get('ModDate'),
      );
      return date?.kind === 'string' ? textOf(date.bytes) : undefined;
    };
    expect(dateOf()).toBe('D:20260930000000Z');
    expect(dateOf('2026-10-01T00:30:00+02:00')).toBe('D:20260930223000Z');
    expect(dateOf('2026-12-31T23:59:59-01:00')).toBe('D:20270101005959Z');
  });

  test.each([
    ['a letterhead', { ...delivery, letterhead: 'brief' }, 'letterhead: E_INVOICE_LETTERHEAD'],
    [
      'a country that is missing',
      { ...delivery, recipient: { addressLines: ['A'] } },
      'recipient.address.country: E_INVOICE_TERM_MISSING',
    ],
  ])('is refused for %s', (_name, json, line) => {
    expect(linesOf(invoiceToPdf(json, { eInvoice: facturX() }))).toContain(line);
  });

  test('an option that is no writer is refused', () => {
    expect(linesOf(invoiceToPdf(delivery, { eInvoice: 'facturx' as never }))).toEqual(['options.eInvoice: TYPE']);
  });

  test('the XML may be larger than other files', () => {
    const xml = `<a>${'x'.repeat(2_000_000)}</a>`;
    const options = { profile: 'en16931', modifiedAt: '2026-01-01T00:00:00Z' } as const;
    const pdf = expectValue(attachEInvoice(plain, xml, options));
    expect(expectValue(findEInvoice(pdf)).xml.length).toBe(xml.length);
    expect(codesOf(attachEInvoice(plain, `${xml}${'x'.repeat(6_000_000)}`, options))).toEqual(['ATTACHMENT_TOO_LARGE']);
  });
});

describe('finding it', () => {
  const attached = (pdf: Uint8Array, name: string, content: Uint8Array) =>
    expectValue(
      attachFile(pdf, {
        name,
        mediaType: 'text/xml',
        relationship: 'Data',
        description: '',
        modifiedAt: '2026-01-01T00:00:00Z',
        content,
      }),
    );
  const { xml } = expectValue(findEInvoice(hybrid));
  const other = expectValue(findEInvoice(expectBillValue(invoiceToPdf(creditNote, { eInvoice: facturX() })))).xml;

  test.each(['ZUGFeRD-invoice.xml', 'zugferd-invoice.xml', 'rechnung-4711.xml', 'FACTUR-X.XML'])('as %s', (name) => {
    const pdf = attached(attached(plain, 'terms.txt', utf8Encode('a')), name, xml);
    expect(expectValue(findEInvoice(pdf))).toMatchObject({ name, relationship: 'Data', level: undefined });
  });

  test('twice the same is one, two that differ are none', () => {
    expect(findEInvoice(attached(hybrid, 'copy.xml', xml)).ok).toBe(true);
    expect(codesOf(findEInvoice(attached(hybrid, 'other.xml', other)))).toEqual(['E_INVOICE_AMBIGUOUS']);
  });

  test.each([
    ['no file', plain, 'E_INVOICE_NOT_FOUND'],
    ['another file', attached(plain, 'a.xml', utf8Encode('<a/>')), 'E_INVOICE_NOT_FOUND'],
    ['a file of no bytes', attached(plain, 'factur-x.xml', new Uint8Array(0)), 'MALFORMED_XML'],
    ['a broken file', attached(plain, 'factur-x.xml', xml.subarray(0, 2000)), 'MALFORMED_XML'],
    ['no PDF', utf8Encode('%PDF-1.7 nothing'), 'PDF_UNREADABLE'],
  ])('%s', (_name, pdf, code) => expect(codesOf(read(pdf))).toEqual([code]));
});
