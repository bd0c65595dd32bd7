import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { billsToPay } from '../../bills-to-pay/index.ts';
import { parseCalendarDate } from '../../date/index.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { writeCii } from '../syntax/index.ts';
import { viewOfEInvoice } from '../view/index.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { findingsBeforePayment, isContradiction, readEInvoice } from './index.ts';

const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples.exported, { profile: profiles['2.3'] }));
const day = (name: string, text: string) =>
  `<ram:${name}><udt:DateTimeString format="102">${text}</udt:DateTimeString></ram:${name}>`;

/** By hand, as German wholesalers send it: a pallet, 3 % until the 3rd, net on the 19th, a penalty, who pays, and a line of another. */
const extended = writeCii(expectValue(eInvoiceOf(document)))
  .replace('urn:cen.eu:en16931:2017', 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended')
  .replace(
    /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/,
    `<ram:SpecifiedLogisticsServiceCharge><ram:Description>Palette</ram:Description><ram:AppliedAmount>12.00</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>` +
      `<ram:SpecifiedTradePaymentTerms>${day('DueDateDateTime', '20261103')}<ram:ApplicableTradePaymentDiscountTerms><ram:CalculationPercent>3</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms></ram:SpecifiedTradePaymentTerms>` +
      `<ram:SpecifiedTradePaymentTerms>${day('DueDateDateTime', '20261119')}</ram:SpecifiedTradePaymentTerms>`,
  )
  .replace(
    /(<ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>[\d.]+<\/ram:LineTotalAmount>)/,
    '$1<ram:ChargeTotalAmount>12.00</ram:ChargeTotalAmount>',
  )
  .replace('<ram:TaxBasisTotalAmount>1300.90', '<ram:TaxBasisTotalAmount>1312.90')
  .replace('<ram:GrandTotalAmount>1300.90', '<ram:GrandTotalAmount>1312.90')
  .replace('<ram:DuePayableAmount>1300.90', '<ram:DuePayableAmount>1312.90');

const receivedOf = (xml: string) => expectValue(readEInvoice(xml));
const today = expectValue(parseCalendarDate('2026-10-21'));
const payOf = (xml: string) => billsToPay([], receivedOf(xml), { profile: profiles['2.3'], today })[0];
const brokenSums = (xml: string) =>
  findingsBeforePayment(receivedOf(xml)).flatMap((found) => (isContradiction(found) ? [found.params['rule']] : []));

describe('an invoice of EXTENDED', () => {
  test('is paid net on its day, or with its discount until the day of that, logistics included', () => {
    const bill = payOf(extended);
    expect([bill?.problems, bill?.draft?.amount, bill?.draft?.executionDate]).toEqual([[], '1312.90', '2026-11-19']);
    expect(bill?.options).toEqual([
      expect.objectContaining({ kind: 'net', amount: '1312.90', day: '2026-11-19' }),
      expect.objectContaining({ kind: 'discount', percent: '3', amount: '1273.51', day: '2026-11-03' }),
    ]);
  });

  test('names the party that is to pay in its place', () => {
    const party = '<ram:PayerTradeParty><ram:Name>Zahlstelle Nord</ram:Name></ram:PayerTradeParty>';
    const bill = payOf(extended.replace('<ram:SpecifiedTradeSettlementPaymentMeans>', `${party}$&`));
    expect(bill?.notices).toContainEqual(
      expect.objectContaining({ params: { what: 'another party is named as the payer', found: 'Zahlstelle Nord' } }),
    );
  });

  test.each([
    ['as it is', extended, []],
    [
      'each amount may be rounded',
      extended.replace('<ram:ChargeTotalAmount>12.00', '<ram:ChargeTotalAmount>12.01'),
      [],
    ],
    [
      'charges that do not add up',
      extended.replace('<ram:ChargeTotalAmount>12.00', '<ram:ChargeTotalAmount>12.02'),
      ['BR-FXEXT-CO-12'],
    ],
    [
      'another amount due',
      extended.replace('<ram:DuePayableAmount>1312.90', '<ram:DuePayableAmount>1312.91'),
      ['BR-FXEXT-CO-16'],
    ],
    [
      'an adjustment afterwards',
      extended
        .replace('<ram:DuePayableAmount>1312.90', '<ram:DuePayableAmount>1302.90')
        .replace(
          '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
          '$&<ram:SpecifiedFinancialAdjustment><ram:ActualAmount>-10</ram:ActualAmount></ram:SpecifiedFinancialAdjustment>',
        ),
      [],
    ],
    [
      'a line for information, which does not count',
      extended.replace(
        '</ram:LineID></ram:AssociatedDocumentLineDocument>',
        '</ram:LineID><ram:LineStatusReasonCode>INFORMATION</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>',
      ),
      ['BR-FXEXT-CO-10', 'BR-FXEXT-CO-13', 'BR-FXEXT-G-08b'],
    ],
  ])('%s: its sums are those of EXTENDED', (_, xml, rules) => {
    expect(brokenSums(xml)).toEqual(rules);
    expect(payOf(xml)?.draft === undefined).toBe(rules.length > 0);
  });

  test('contradicting amounts due are told, and nothing of it is paid', () => {
    const bill = payOf(extended.replace('<ram:DuePayableAmount>1312.90', '<ram:DuePayableAmount>13.90'));
    expect([bill?.draft, bill?.problems.map(({ code }) => code)]).toEqual([undefined, ['E_INVOICE_SUM']]);
  });

  test('is shown with all of it', () => {
    const { sections, unread } = viewOfEInvoice(receivedOf(extended), { language: 'de' });
    const rows = sections.flatMap((section) =>
      section.rows.map(({ group, label, shown }) => `${group}/${label}: ${shown}`),
    );
    for (const row of [
      'Versand- oder Logistikkosten/Betrag: EUR 12.00',
      'Zahlungsbedingungen/Zahlbar bis: 03.11.2026',
      'Zahlungsbedingungen · Skonto/Prozentsatz: 3 %',
      'Zahlungsbedingungen 2/Zahlbar bis: 19.11.2026',
    ]) {
      expect(rows).toContain(row);
    }
    expect(unread).toEqual([]);
  });
});
