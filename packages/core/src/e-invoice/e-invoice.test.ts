import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceDocuments } from '../../../../test/arbitraries/invoice-document.ts';
import { runs } from '../../../../test/long-tests.ts';
import { expectValue } from '../../../../test/results.ts';
import type { InvoiceDocument } from '../invoice-document/index.ts';
import { sumOf } from '../money/index.ts';
import { parseXml } from '../xml/index.ts';
import { checkEInvoice, type EInvoiceProfile, eInvoiceOf, writeCii, writeUbl } from './index.ts';
import { xmlLimits } from './limits.ts';
import { readTree } from './syntax/index.ts';

/** Peppol has partial and corrected invoices between German parties alone. */
const hasPlace = ({ kind }: InvoiceDocument, profile: EInvoiceProfile) =>
  profile !== 'peppol' || (kind !== 'partial' && kind !== 'correction');
const readBack = (xml: string) => readTree(expectValue(parseXml(xml, { limits: xmlLimits })));

describe('an invoice document as e-invoice', () => {
  test.each(['en16931', 'xrechnung', 'peppol'] as const)('keeps every rule of %s, and its printed sums', (profile) => {
    fc.assert(
      fc.property(invoiceDocuments, ({ document }) => {
        fc.pre(hasPlace(document, profile));
        const invoice = expectValue(eInvoiceOf(document, { profile }));
        expect(invoice.totals?.due).toBe(document.totals.due);
        expect(invoice.totals?.net).toBe(document.totals.net);
        expect(invoice.totals?.gross).toBe(document.totals.gross);
        expect(sumOf(invoice.vatBreakdown.map(({ amount = '0' }) => amount))).toBe(document.totals.vat);
      }),
      { numRuns: runs(200, 40) },
    );
  });

  test('is read back as it was written, in both syntaxes, with nothing left unread', () => {
    fc.assert(
      fc.property(
        invoiceDocuments,
        fc.constantFrom('en16931' as const, 'xrechnung' as const, 'peppol' as const),
        ({ document }, profile) => {
          fc.pre(hasPlace(document, profile));
          const invoice = expectValue(eInvoiceOf(document, { profile }));
          for (const [syntax, write] of [
            ['CII', writeCii],
            ['UBL', writeUbl],
          ] as const) {
            const xml = write(invoice);
            const { source, ...reading } = readBack(xml) ?? {};
            expect(reading).toEqual({ syntax, invoice, deviations: [], unread: [], unreadCount: 0 });
            expect(source?.root.name).toMatch(syntax === 'CII' ? /^CrossIndustryInvoice$/ : /^(?:Invoice|CreditNote)$/);
            expect(write(readBack(xml)?.invoice as typeof invoice)).toBe(xml);
          }
        },
      ),
      { numRuns: runs(200, 40) },
    );
  });

  test('keeps the rules that come from Peppol also where only the standard is asked', () => {
    fc.assert(
      fc.property(invoiceDocuments, ({ document }) => {
        fc.pre(hasPlace(document, 'peppol'));
        const invoice = expectValue(eInvoiceOf(document, { profile: 'peppol' }));
        expect(checkEInvoice({ invoice }, { rules: 'en16931' })).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});
