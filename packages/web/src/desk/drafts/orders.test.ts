import { exactSumOf, negated } from '@rappen/core/money';
import { profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { papersIn, restOf } from '../../records/desk/account.ts';
import {
  type Company,
  emptyPosition,
  type Invoice,
  newCompany,
  newInvoice,
  vatModes,
} from '../../records/desk/records.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import { issueFactsOf } from '../actions/issue-facts.ts';
import { creditOf, replacementOf } from './drafts.ts';
import { depositOf, depositsOf, finalOf, hasOtherDeposits, madeOf } from './orders.ts';

const day = '2026-11-25';
const company: Company = {
  ...newCompany('de'),
  address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel',
  iban: 'CH44 3199 9123 0008 8901 2',
  uid: 'CHE-123.456.788',
};
const order = (positions: Invoice['positions'], of: Company = company): Invoice => ({
  ...newInvoice(of, '2026-10-01'),
  kind: 'confirmation',
  address: 'Anna Muster\nSeestrasse 7\n3600 Thun',
  positions,
});
const item = (price: string, vatRate = '') => ({ ...emptyPosition, description: 'Küche', price, vatRate });

/** As it is issued: with its document. */
function issued(draft: Invoice, of: Company, number: string) {
  const { document, problemCount, problems } = deskVerdict(draft, of, number, profiles['2.4']);
  if (document === undefined || problemCount > 0) throw new Error(JSON.stringify([...problems]));
  const { day: on, ...facts } = issueFactsOf(document, of, day);
  return { invoice: { ...draft, ...facts, number, issuedOn: on }, document };
}

describe('deposits and the final invoice of an order', () => {
  const cents = fc.integer({ min: 5, max: 5_000_000 }).map((count) => (count / 100).toFixed(2));
  const rates = fc.constantFrom('8.1', '2.6', '3.8', '0', '-');
  const positions = fc.array(fc.tuple(cents, rates), { minLength: 1, maxLength: 5 });
  const shares = fc.array(fc.integer({ min: 1, max: 330 }), { minLength: 1, maxLength: 3 });

  test('add up to the whole: to the centime, net, VAT by rate, and gross', () => {
    fc.assert(
      fc.property(positions, shares, fc.constantFrom(...vatModes), fc.boolean(), (rows, percents, vat, rounding) => {
        const of = { ...company, vat, rounding };
        const whole = issued(
          order(
            rows.map(([price, rate]) => item(price, rate)),
            of,
          ),
          of,
          'AB-1',
        );
        const deposits = percents.flatMap((permille, index) => {
          const draft = depositOf(whole.invoice, of, { percent: permille / 10 }, day);
          return draft ? [issued(draft, of, `2${index}`)] : [];
        });
        const records = [whole.invoice, ...deposits.map(({ invoice }) => invoice)];
        const draft = finalOf(whole.invoice, of, records, day);
        const { document } = issued(draft, of, '30');
        const dues = deposits.map((one) => one.document.totals.due);
        expect(exactSumOf([document.totals.due, ...dues])).toBe(whole.document.totals.total);
        // The VAT of the rest is printed; with that of the deposits it is that of the whole
        const sum = (name: 'net' | 'vat', rate: string | undefined) =>
          exactSumOf([
            '0.00',
            ...deposits.flatMap((one) =>
              one.document.totals.vatGroups.filter((group) => group.rate === rate).map((group) => group[name]),
            ),
          ]);
        const lines = (document.closing ?? '').split('\n').at(-1)?.replaceAll("'", '') ?? '';
        for (const group of whole.document.totals.vatGroups) {
          if (group.rate === undefined) continue;
          const [net, tax] = (['net', 'vat'] as const).map((name) =>
            exactSumOf([group[name], negated(sum(name, group.rate))]),
          );
          if (deposits.length > 0)
            expect(lines.replaceAll(/[\s ’]/g, '')).toContain(`MWST${group.rate}%auf${net}:${tax}`);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a deposit is split among the rates in proportion, with its VAT in it', () => {
    const of = { ...company, vat: 'added' as const };
    const whole = issued(order([item('1000', '8.1'), item('1000', '2.6')], of), of, 'AB-1').invoice;
    const draft = depositOf(whole, of, { percent: 50 }, day);
    expect(draft?.positions.map(({ price, vatRate }) => [price, vatRate])).toEqual([
      ['540.50', '8.1'],
      ['513.00', '2.6'],
    ]);
    const { document } = issued(draft as Invoice, of, '20');
    expect(document).toMatchObject({ kind: 'prepayment', totals: { net: '1000.00', vat: '53.50', due: '1053.50' } });
    expect(depositOf(whole, of, { amount: 333.33 }, day)?.positions).toHaveLength(2);
    for (const share of [{ percent: 0 }, { percent: 101 }, { amount: 2107.05 }, { amount: -1 }])
      expect(depositOf(whole, of, share, day)).toBeUndefined();
  });

  test('a final invoice deducts what was invoiced and not credited, of the offer too, and once', () => {
    const of = { ...company, vat: 'added' as const };
    const offer = issued({ ...order([item('1000')], of), kind: 'offer' }, of, 'A-1').invoice;
    const confirmation = issued(madeOf(offer, 'confirmation', of, day), of, 'AB-1').invoice;
    const one = issued(depositOf(offer, of, { percent: 10 }, day) as Invoice, of, '1').invoice;
    const two = issued(depositOf(confirmation, of, { amount: 200 }, day) as Invoice, of, '2').invoice;
    const all = [offer, confirmation, one, two];
    expect(depositsOf(confirmation, of, all).map(({ number, amount }) => [number, amount])).toEqual([
      ['1', '108.10'],
      ['2', '200.00'],
    ]);
    const note = issued(creditOf(two, day), of, '3').invoice;
    expect(note.due).toBe('200.00');
    expect(depositsOf(confirmation, of, [...all, note]).map(({ number }) => number)).toEqual(['1']);
    expect(depositsOf(confirmation, of, [offer, confirmation, { ...one, cancelledOn: day }])).toEqual([]);
    const draft = finalOf(confirmation, of, all, day);
    expect([hasOtherDeposits(draft, of, all), hasOtherDeposits(draft, of, [...all, note])]).toEqual([false, true]);
    const { invoice: final, document } = issued(draft, of, '4');
    expect(document).toMatchObject({ kind: 'final', totals: { total: '1081.00', prepaid: '308.10', due: '772.90' } });
    expect(document.payment?.amount).toBe('772.90');
    expect(document.closing).toContain('Abzüglich Anzahlungsrechnung 2 vom 25.11.2026: CHF 200.00 (MWST 8.1 % auf');
    expect(depositsOf(confirmation, of, [...all, final])).toEqual([]);
    // Its own replacement deducts the same
    expect(hasOtherDeposits(replacementOf(final), of, [...all, final])).toBe(false);
    // What is credited of it is what it asked, and then its deposits can be deducted again
    const back = issued(creditOf(final, day), of, '5').invoice;
    expect(back.due).toBe('772.90');
    expect(depositsOf(confirmation, of, [...all, final, back])).toHaveLength(2);
    // Each is owed for itself, the order never
    const papers = papersIn([...all, final]);
    expect([one, two, final, offer, confirmation].map((each) => restOf(each, papers))).toEqual([
      '108.10',
      '200.00',
      '772.90',
      '0.00',
      '0.00',
    ]);
  });
});

describe('what is made of an order', () => {
  test.each(['confirmation', 'delivery', 'invoice'] as const)('a %s has what stands in it, and names it', (paper) => {
    const offer = { ...order([item('1000')]), id: 'o', number: 'A-1', days: '90', introduction: 'Guten Tag' };
    const made = madeOf({ ...offer, kind: 'offer' }, paper, company, day);
    expect(made).toMatchObject({
      kind: paper,
      positions: offer.positions,
      of: 'o',
      ofNumber: 'A-1',
      number: '',
      days: '30',
      introduction: 'Gemäss Offerte A-1 vom 01.10.2026.\nGuten Tag',
    });
    const { document } = issued(made, company, '12');
    expect([document.kind, document.payment?.amount]).toEqual(
      paper === 'invoice'
        ? ['invoice', '1000.00']
        : [paper === 'delivery' ? 'deliveryNote' : 'orderConfirmation', undefined],
    );
  });
  test('an offer needs no account, and is valid until a day', () => {
    const { document } = issued({ ...order([item('5')]), kind: 'offer' }, { ...company, iban: '' }, 'A-1');
    expect(document.terms).toMatchObject({ dueDate: '2026-10-31', cashDiscounts: [] });
  });
});
