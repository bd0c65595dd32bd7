import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { writeCii, writeUbl } from '../syntax/index.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { billOfEInvoice, invoiceDocumentOfEInvoice, readEInvoice } from './index.ts';

const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples.exported, { profile: profiles['2.3'] }));
const invoice = { ...expectValue(eInvoiceOf(document)), issueDate: '2026-11-19' };
const hundred = {
  ...invoice,
  totals: { ...invoice.totals, due: '100.00' },
  paymentTerms: undefined,
  dueDate: undefined,
};
const cii = writeCii(hundred);
const ubl = writeUbl(hundred);

const billOf = (xml: string) => expectValue(billOfEInvoice(expectValue(readEInvoice(xml))));
const withTerms = (terms: string) => cii.replace('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', `${terms}$&`);
const withUblTerms = (terms: string) => ubl.replace('<cac:TaxTotal>', `${terms}$&`);
const day = (name: string, date: string) =>
  `<ram:${name}><udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString></ram:${name}>`;
const term = (...inner: readonly string[]) =>
  `<ram:SpecifiedTradePaymentTerms>${inner.join('')}</ram:SpecifiedTradePaymentTerms>`;
const discount = (...inner: readonly string[]) =>
  `<ram:ApplicableTradePaymentDiscountTerms>${inner.join('')}</ram:ApplicableTradePaymentDiscountTerms>`;
const period = (count: number | string, unit = 'DAY') =>
  `<ram:BasisPeriodMeasure unitCode="${unit}">${count}</ram:BasisPeriodMeasure>`;
const percent = (value: string) => `<ram:CalculationPercent>${value}</ram:CalculationPercent>`;
const shown = ({ dueDate, discounts, openTerms }: ReturnType<typeof billOf>) => ({
  dueDate,
  discounts: discounts.map(({ percent: rate, until, amount, payable }) => [rate, until, amount, payable].join(' ')),
  open: openTerms.map(({ params }) => params['what']),
});

const three = ['3 2026-12-03 3.00 97.00'];
const net = term(day('DueDateDateTime', '2026-12-19'));

describe('terms of an e-invoice', () => {
  test.each<[name: string, xml: string, discounts: readonly string[], open?: readonly string[]]>([
    [
      'a discount first, with its day, then the net day',
      withTerms(term(day('DueDateDateTime', '2026-12-03'), discount(percent('3'))) + net),
      three,
    ],
    ['the net day first', withTerms(net + term(discount(period(14), percent('3')))), three],
    [
      'one term with both',
      withTerms(term(day('DueDateDateTime', '2026-12-19'), discount(period(14), percent('3')))),
      three,
    ],
    [
      'a first day of its own, in weeks',
      withTerms(net + term(discount(day('BasisDateTime', '2026-11-26'), period(1, 'WEE'), percent('3')))),
      three,
    ],
    [
      'an amount on a basis',
      withTerms(net + term(discount(period(14), '<ram:BasisAmount>90</ram:BasisAmount>', percent('3')))),
      ['3 2026-12-03 2.70 97.30'],
    ],
    [
      'an amount alone',
      withTerms(net + term(discount(period(14), '<ram:ActualDiscountAmount>3</ram:ActualDiscountAmount>'))),
      [' 2026-12-03 3.00 97.00'],
    ],
    [
      'an amount that its percentage does not give',
      withTerms(
        net + term(discount(period(14), percent('2'), '<ram:ActualDiscountAmount>3.00</ram:ActualDiscountAmount>')),
      ),
      ['2 2026-12-03 3.00 97.00'],
      ['amount and percentage of a discount do not agree: the amount counts'],
    ],
    [
      'a line for programs',
      withTerms(
        term(
          '<ram:Description>#SKONTO#TAGE=14#PROZENT=3.00#\n</ram:Description>',
          day('DueDateDateTime', '2026-12-19'),
        ),
      ),
      ['3.00 2026-12-03 3.00 97.00'],
    ],
    [
      'two lines, one with a basis',
      withTerms(
        term(
          '<ram:Description>#SKONTO#TAGE=14#PROZENT=3.00#\n#SKONTO#TAGE=7#PROZENT=4.00#BASISBETRAG=50.00#\n</ram:Description>',
          day('DueDateDateTime', '2026-12-19'),
        ),
      ),
      ['4.00 2026-11-26 2.00 98.00', '3.00 2026-12-03 3.00 97.00'],
    ],
    [
      'a line for programs in another form',
      withTerms(
        term('<ram:Description>#SKONTO#TAGE=X#PROZENT=3.00#</ram:Description>', day('DueDateDateTime', '2026-12-19')),
      ),
      [],
      ['the line for programs has another form'],
    ],
    [
      'words alone',
      withTerms(
        term('<ram:Description>3 % Skonto innert 14 Tagen</ram:Description>', day('DueDateDateTime', '2026-12-19')),
      ),
      [],
      ['only people understand these words'],
    ],
    [
      'words that say what the fields say',
      withTerms(
        net + term('<ram:Description>14 Tage 3,0 % Skonto</ram:Description>', discount(period(14), percent('3'))),
      ),
      three,
    ],
    [
      'a sentence of ours',
      withTerms(
        term(
          '<ram:Description>Bei Zahlung bis 03.12.2026 3% Skonto: EUR 97.00.\nZahlbar bis 19.12.2026 ohne Abzug.</ram:Description>',
          day('DueDateDateTime', '2026-12-19'),
        ),
      ),
      three,
    ],
    [
      'no day',
      withTerms(net + term(discount(percent('3')))),
      [],
      ['a discount does not say until which day it is granted'],
    ],
    [
      'a unit that is no time',
      withTerms(net + term(discount(period(14, 'KGM'), percent('3')))),
      [],
      ['a discount does not say until which day it is granted'],
    ],
    [
      'neither percentage nor amount',
      withTerms(net + term(discount(period(14)))),
      [],
      ['a discount has neither a percentage nor an amount'],
    ],
    [
      'all of it',
      withTerms(net + term(discount(period(14), percent('100')))),
      [],
      ['a discount does not leave a smaller amount to pay'],
    ],
    [
      'a penalty',
      withTerms(
        net +
          term(
            day('DueDateDateTime', '2027-01-19'),
            `<ram:ApplicableTradePaymentPenaltyTerms>${period(30)}${percent('5')}</ram:ApplicableTradePaymentPenaltyTerms>`,
          ),
      ),
      [],
      ['paying late costs more'],
    ],
    [
      'several in UBL',
      withUblTerms(
        '<cac:PaymentTerms><cbc:SettlementDiscountPercent>3</cbc:SettlementDiscountPercent><cac:SettlementPeriod><cbc:EndDate>2026-12-03</cbc:EndDate></cac:SettlementPeriod></cac:PaymentTerms><cac:PaymentTerms><cbc:PaymentDueDate>2026-12-19</cbc:PaymentDueDate></cac:PaymentTerms>',
      ),
      three,
    ],
    [
      'the second note of a term of UBL',
      withUblTerms(
        '<cac:PaymentTerms><cbc:Note>30 Tage</cbc:Note><cbc:Note>#SKONTO#TAGE=14#PROZENT=3.00#\n</cbc:Note><cbc:PaymentDueDate>2026-12-19</cbc:PaymentDueDate></cac:PaymentTerms>',
      ),
      ['3.00 2026-12-03 3.00 97.00'],
    ],
    [
      'an amount of UBL',
      withUblTerms(
        '<cac:PaymentTerms><cbc:SettlementDiscountAmount currencyID="EUR">3</cbc:SettlementDiscountAmount><cbc:PaymentDueDate>2026-12-03</cbc:PaymentDueDate></cac:PaymentTerms><cac:PaymentTerms><cbc:PaymentDueDate>2026-12-19</cbc:PaymentDueDate></cac:PaymentTerms>',
      ),
      [' 2026-12-03 3.00 97.00'],
    ],
  ])('%s', (_name, xml, discounts, open = []) => {
    expect(shown(billOf(xml))).toEqual({ dueDate: '2026-12-19', discounts, open });
    expect(expectValue(readEInvoice(xml)).unread).toEqual([]);
  });

  test('parts with days of their own are instalments, and the last of them ends the whole', () => {
    const part = (amount: string, date: string) =>
      term(day('DueDateDateTime', date), `<ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount>`);
    const { dueDate, instalments } = billOf(withTerms(part('40', '2026-12-01') + part('60', '2027-01-01')));
    expect([dueDate, instalments]).toEqual([
      '2027-01-01',
      [
        { amount: '40.00', dueDate: '2026-12-01' },
        { amount: '60.00', dueDate: '2027-01-01' },
      ],
    ]);
  });

  test('the day of a discount is not that of the whole, which is left to people then', () => {
    const xml = withTerms(
      term(day('DueDateDateTime', '2026-12-03'), discount(percent('3'))) +
        term('<ram:Description>30 Tage netto</ram:Description>'),
    );
    expect(shown(billOf(xml))).toEqual({
      dueDate: undefined,
      discounts: three,
      open: ['only people understand these words'],
    });
  });

  test('are said in words where the invoice is printed, once', () => {
    const closingOf = (xml: string) => invoiceDocumentOfEInvoice(expectValue(readEInvoice(xml))).json.closing;
    const fields = net + term(discount(period(14), percent('3')));
    expect(closingOf(withTerms(fields))).toContain('Bei Zahlung bis 03.12.2026 3% Skonto: EUR 97.00.');
    const worded =
      net + term('<ram:Description>14 Tage 3,0 % Skonto</ram:Description>', discount(period(14), percent('3')));
    expect(closingOf(withTerms(worded))).toBe('14 Tage 3,0 % Skonto');
    const amount = net + term(discount(period(14), '<ram:ActualDiscountAmount>3</ram:ActualDiscountAmount>'));
    expect(closingOf(withTerms(amount))).toContain('Bei Zahlung bis 03.12.2026 EUR 3.00 Skonto: EUR 97.00.');
  });

  test('more of them than are looked at say so, and take no time', () => {
    const many = Array.from({ length: 40_000 }, (_, index) =>
      term(discount(period(index % 9), percent(`${index / 1000}`))),
    );
    const { openTerms, discounts } = billOf(withTerms(net + many.join('')));
    expect(discounts.length).toBeLessThan(201);
    expect(openTerms.map(({ params }) => params['what'])).toContain('there are more terms than are looked at');
  });

  test('a month ends with its last day', () => {
    const xml = withTerms(net + term(discount(day('BasisDateTime', '2026-10-31'), period(1, 'MON'), percent('3'))));
    expect(billOf(xml).discounts[0]?.until).toBe('2026-11-30');
  });

  test('what is read of several terms is written as it was', () => {
    const xml = withTerms(
      term(
        day('DueDateDateTime', '2026-12-03'),
        discount(day('BasisDateTime', '2026-11-19'), period(14), percent('3')),
      ) + net,
    );
    expect(writeCii(expectValue(readEInvoice(xml)).invoice)).toBe(xml);
  });
});

/** A day by counting: another way than that of the code. */
function dayAfter(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

const granted = fc.record({
  days: fc.integer({ min: 0, max: 29 }),
  hundredths: fc.integer({ min: 1, max: 2_000 }),
  isByDay: fc.boolean(),
});

test('terms in any order say the day of the whole, and each discount its day and amount', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(granted, { selector: ({ days }) => days, maxLength: 4 }),
      fc.integer({ min: 30, max: 90 }),
      fc.integer({ min: 100, max: 9_999_999 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      (discounts, netDays, cents, order, isUbl) => {
        const last = dayAfter('2026-11-19', netDays);
        const inCii = discounts.map(({ days, hundredths, isByDay }) => {
          const rate = percent((hundredths / 100).toFixed(2));
          const until = dayAfter('2026-11-19', days);
          return isByDay
            ? term(day('DueDateDateTime', until), discount(rate))
            : term(day('DueDateDateTime', last), discount(period(days), rate));
        });
        const inUbl = discounts.map(({ days, hundredths, isByDay }) => {
          const until = dayAfter('2026-11-19', days);
          const when = isByDay
            ? `<cbc:PaymentDueDate>${until}</cbc:PaymentDueDate>`
            : `<cac:SettlementPeriod><cbc:DurationMeasure unitCode="DAY">${days}</cbc:DurationMeasure></cac:SettlementPeriod>`;
          return `<cac:PaymentTerms><cbc:SettlementDiscountPercent>${(hundredths / 100).toFixed(2)}</cbc:SettlementDiscountPercent>${when}</cac:PaymentTerms>`;
        });
        const whole = isUbl
          ? `<cac:PaymentTerms><cbc:PaymentDueDate>${last}</cbc:PaymentDueDate></cac:PaymentTerms>`
          : term(day('DueDateDateTime', last));
        const terms = [whole, ...(isUbl ? inUbl : inCii)]
          .map((text, index) => ({ text, at: order[index] as number }))
          .sort((one, other) => one.at - other.at)
          .map(({ text }) => text)
          .join('');
        const due = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        const xml = (isUbl ? withUblTerms(terms) : withTerms(terms)).replaceAll('>100.00<', `>${due}<`);
        const bill = billOf(xml);
        expect(bill.dueDate).toBe(last);
        const all = discounts
          .map(({ days, hundredths }) => {
            const off = Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);
            return { until: dayAfter('2026-11-19', days), off };
          })
          .sort((one, other) => (one.until < other.until ? -1 : 1));
        const expected = all.filter(({ off }) => off > 0);
        // What is less than half a hundredth is none
        expect(bill.openTerms).toHaveLength(all.length - expected.length);
        const hundredthsOf = (text: string) => Number(text.replace('.', ''));
        expect(bill.discounts.map(({ until, amount }) => ({ until, off: hundredthsOf(amount) }))).toEqual(expected);
        expect(bill.discounts.map(({ payable }) => hundredthsOf(payable))).toEqual(
          expected.map(({ off }) => cents - off),
        );
      },
    ),
    { numRuns: 200 },
  );
});
