import { readFileSync } from 'node:fs';
import { parseCalendarDate } from '@rappen/core/date';
import { businessCaseTypes } from '@rappen/core/ebill';
import { readYellowbill, writeYellowbill, yellowbillLanguages, yellowbillOf } from '@rappen/core/ebill/yellowbill';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedCases } from '../arbitraries/business-case.ts';
import { runs } from '../long-tests.ts';
import { expectValue } from '../results.ts';
import { bankPackages, yellowbillFile } from './bank-packages.ts';
import { complaints } from './xml-schema.ts';

const today = expectValue(parseCalendarDate('2026-11-26'));
const schema = yellowbillFile('messages/ybInvoice_V2.0.4.xsd');
const samples = ['invoice_qr_yb', 'invoice_qr_yb_discount', 'credit_note_yb', 'yellowbill_qr_iban'];

describe.skipIf(bankPackages === undefined)('yellowbill (needs python3, xmllint and PyPI)', () => {
  test.each(businessCaseTypes)('what is written of a %s is valid', (type) => {
    const files: string[] = [];
    fc.assert(
      fc.property(acceptedCases(type, today), fc.constantFrom(...yellowbillLanguages), (businessCase, language) => {
        const invoice = yellowbillOf(businessCase, {
          network: 'postfinance',
          biller: {
            accountId: '41101000001021209',
            name: 'Robert Schneider AG',
            address: { postalCode: '2501', city: 'Biel', countryCode: 'CH' },
          },
          transactionId: 'R-2026-1',
          deliveryDate: today,
          language,
          pdf: 'JVBERi0xLjcK',
        });
        if (invoice.ok) files.push(writeYellowbill(invoice.value));
      }),
      // Of bills in instalments about one of ten can be carried
      { numRuns: runs(10_000, 2000) },
    );
    const isCarried = type !== 'Advice' && type !== 'DonationInquiry';
    expect(files.length > 100).toBe(isCarried);
    if (isCarried) expect(complaints(schema, files)).toEqual([]);
  });

  test.each(samples)('a sample is read, and written again it is valid and the same: %s', (name) => {
    const text = readFileSync(yellowbillFile(`tests/samples/${name}.xml`), 'utf8');
    const read = readYellowbill(text);
    expect(read.ok ? [] : read.problems).toEqual([]);
    if (!read.ok) return;
    const written = writeYellowbill(read.value);
    const again = readYellowbill(written);
    expect(again.ok && again.value.Body.Bill).toEqual(read.value.Body.Bill);
    const whole = written.replace('</Bill>', '</Bill><Appendix><Document MimeType="a">b</Document></Appendix>');
    expect(complaints(schema, [/<Appendix>/.test(written) ? written : whole])).toEqual([]);
  });
});
