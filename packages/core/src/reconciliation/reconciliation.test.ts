import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { writeValue } from '../model/index.ts';
import { executedExample, readStatement, receiptsExample, type StatementFile } from '../statement/index.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { parseDraft } from '../swiss-qr/parse.ts';
import { profiles } from '../swiss-qr/profile.ts';
import {
  openBillOf,
  openBillsExample,
  type Reconciliation,
  type ReconciliationJson,
  reconcile,
  reconciliationModel,
} from './index.ts';

const receipts = receiptsExample.replace(/>\s+</g, '><');
const executed = executedExample.replace(/>\s+</g, '><');
const read = (file: string): StatementFile => expectValue(readStatement(file));
const run = (files: readonly string[], input: ReconciliationJson = openBillsExample): Reconciliation =>
  expectValue(reconcile(files.map(read), writeValue(reconciliationModel, input)));
const verdicts = ({ receipts: all }: Reconciliation) => all.map(({ verdict }) => verdict);
const states = ({ bills }: Reconciliation) => bills.map(({ id, state }) => `${id} ${state}`);

function changed(from: string | RegExp, to: string, example = receipts): string {
  const text = example.replace(from, () => to);
  expect(text).not.toBe(example);
  return text;
}

describe('the example', () => {
  const result = run([receipts]);

  test('has a verdict for each payment', () => {
    const lines = result.receipts.map(({ verdict, inner, bill, amount }) => [verdict, inner, bill, amount]);
    expect(lines).toEqual([
      ['settled', undefined, 'B1', '1520.40'],
      ['double', undefined, 'B1', '1520.40'],
      ['unknownReference', undefined, undefined, '600.40'],
      ['partial', undefined, 'B2', '500.00'],
      ['converted', 'settled', 'B4', '93.10'],
      ['reversed', undefined, 'B1', '1520.40'],
    ]);
    expect(result.receipts.flatMap(({ reasons }) => reasons.map(sentenceOf))).toEqual([
      'The bank left out leading zeros of the reference',
      'The bill was settled before',
      'Still open: 480.00',
      'The payer ordered EUR 100.00, the bank booked CHF 93.10 (0.931)',
      'Several receipts have this amount: it is not known which of them was taken back',
    ]);
    expect(result.receipts.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
      'RECONCILIATION_PADDED',
      'RECONCILIATION_SETTLED_BEFORE',
      'RECONCILIATION_REST',
      'RECONCILIATION_CONVERTED',
      'RECONCILIATION_WHICH_IS_UNKNOWN',
    ]);
    expect(result.receipts[3]?.message).toBeUndefined();
  });

  test('settles bills, and its sums agree', () => {
    expect(states(result)).toEqual(['B1 settled', 'B2 partlyPaid', 'B3 open', 'B4 settled']);
    expect(result.bills[1]).toMatchObject({ paid: '500.00', open: '480.00', credit: '0.00', receipts: [3] });
    expect(result.sums).toEqual([{ currency: 'CHF', incoming: '4234.30', reversed: '1520.40' }]);
  });

  test('read again changes nothing: in one run, and in the next', () => {
    const twice = run([receipts, receipts]);
    expect(twice.receipts.map((one) => ({ ...one, place: undefined }))).toEqual(
      result.receipts.map((one) => ({ ...one, place: undefined })),
    );
    expect([twice.repeated, states(twice)]).toEqual([6, states(result)]);
    const next = run([receipts], { ...openBillsExample, bills: result.openBills, seen: result.seen });
    expect([next.receipts, next.repeated, states(next)]).toEqual([[], 6, states(result)]);
    expect(next.seen).toEqual(result.seen);
  });
});

describe('a verdict', () => {
  const t1 = '>1520.40</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties>';
  const bill = (changes: object) => ({
    ...openBillsExample,
    bills: openBillsExample.bills?.map((one) => (one.id === 'B1' ? { ...one, ...changes } : one)),
  });
  /** The first payment of the first entry. */
  const firstOf = ({ receipts: all }: Reconciliation) =>
    all.find(({ place }) => place.entry === 0 && place.detail === 0) as Reconciliation['receipts'][number];
  const first = (file: string, input?: ReconciliationJson) => {
    const result = run([file], input);
    const { verdict, reasons, candidates } = firstOf(result);
    return [
      verdict,
      ...reasons.map(({ code }) => code),
      ...candidates.map(({ bill: id, reason }) => `${id} ${reason.code}`),
    ];
  };
  /** The first payment and its entry with other amounts. */
  const paying = (amount: string, ofEntry: string, from = receipts) =>
    changed(t1, t1.replace('1520.40', amount), changed('>4141.20<', `>${ofEntry}<`, from));
  const withoutThird = changed(/<TxDtls><Refs><AcctSvcrRef>T-3.*?<\/TxDtls>/, '');
  const message = (text: string) =>
    changed(/<RmtInf><Strd>.*?<\/Strd><\/RmtInf>/, `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`);
  const reference = (text: string) => changed('<Ref>000000000000000202611047115<', `<Ref>${text}<`);

  const typo = ['invalidReference', 'B1 RECONCILIATION_REFERENCE_TYPO'];
  const wrong = ['invalidReference', 'B1 RECONCILIATION_AMOUNT_OF_ONE'];

  test.each<[what: string, file: string, input: ReconciliationJson | undefined, said: string[]]>([
    ['over', paying('1600.00', '4220.80'), undefined, ['over', 'RECONCILIATION_CREDIT']],
    [
      'tolerated',
      paying('1520.35', '2620.75', withoutThird),
      { ...openBillsExample, tolerance: [{ currency: 'CHF', amount: '0.05' }] },
      ['settled', 'RECONCILIATION_WITHIN_TOLERANCE'],
    ],
    ['not tolerated', paying('1520.35', '2620.75', withoutThird), undefined, ['partial', 'RECONCILIATION_REST']],
    [
      'double of a bill that was paid',
      receipts,
      bill({ paid: '1520.40' }),
      ['double', 'RECONCILIATION_SETTLED_BEFORE'],
    ],
    ['double of a bill that is closed', receipts, bill({ closed: true }), ['double', 'RECONCILIATION_SETTLED_BEFORE']],
    ['free', receipts, bill({ amount: undefined }), ['amountFree']],
    ['of another currency', receipts, bill({ currency: 'EUR' }), ['wrongCurrency']],
    ['of a wrong check digit', reference('000000000000000202611047116'), undefined, typo],
    ['of 26 digits that do not hold', reference('00000000000000202611047116'), undefined, wrong],
    ['of 28 digits', reference('0000000000000000202611047115'), undefined, typo],
    ['of zeros', reference('0'.repeat(27)), undefined, wrong],
    ['of letters', reference('ABC'), undefined, wrong],
    ['of full-width digits', reference('００００００００００００００００２０２６１１０４７１１５'), undefined, wrong],
    ['of a reference with blanks', reference('00 00000 00000 00020 26110 47115'), undefined, ['settled']],
    ['without reference', message('Danke'), undefined, ['candidate', 'B1 RECONCILIATION_AMOUNT_OF_ONE']],
    [
      'with the reference in the text',
      message('Rg 00 00000 00000 00020 26110 47120'),
      undefined,
      ['candidate', 'B2 RECONCILIATION_REFERENCE_IN_TEXT'],
    ],
    [
      'with RF in the text',
      message('RF78 LENZ 2026 118 danke'),
      undefined,
      ['candidate', 'B4 RECONCILIATION_REFERENCE_IN_TEXT'],
    ],
    [
      'with the number of the bill',
      message('x').replace('LF-2026-311', 'B3'),
      undefined,
      ['candidate', 'B3 RECONCILIATION_END_TO_END'],
    ],
    [
      'with amount and name',
      message('x'),
      bill({ debtor: 'VELOWERK  Seetal GmbH' }),
      ['candidate', 'B1 RECONCILIATION_AMOUNT_AND_NAME'],
    ],
    [
      'with an account that is not of the bill',
      changed('<NtryRef>CH2731998000700420011<', '<NtryRef>CH4431999123000889012<').replace(
        '<Amt Ccy="CHF">4141',
        '<Amt Ccy="CHF">4141',
      ),
      { bills: openBillsExample.bills ?? [] },
      ['candidate', 'B1 RECONCILIATION_OTHER_ACCOUNT'],
    ],
    [
      'without the account',
      changed('<NtryRef>CH2731998000700420011</NtryRef>', ''),
      { bills: openBillsExample.bills ?? [] },
      ['settled', 'RECONCILIATION_ACCOUNT_NOT_NAMED'],
    ],
    [
      'with charges taken off',
      changed(
        '</CdtDbtInd><RltdPties>',
        '</CdtDbtInd><Chrgs><Rcrd><Amt Ccy="CHF">5</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs><RltdPties>',
      ),
      undefined,
      ['settled', 'RECONCILIATION_CHARGES_DEDUCTED'],
    ],
    [
      'without an amount',
      changed(t1, t1.replace('1520.40', '0')),
      undefined,
      ['candidate', 'RECONCILIATION_AMOUNT_MISSING'],
    ],
  ])('%s', (_what, file, input, said) => expect(first(file, input)).toEqual(said));

  test.each<[what: string, change: (file: string) => string, verdict: string, counted: string | undefined]>([
    ['of the order in the currency of the bill', (file) => file, 'converted', '100.00'],
    [
      'of an order in a third currency',
      (file) => file.replaceAll('Ccy="EUR">100.00', 'Ccy="USD">100.00'),
      'wrongCurrency',
      undefined,
    ],
    [
      'of an order that the bank does not tell',
      (file) => file.replace(/<InstdAmt>.*?<\/InstdAmt>/, ''),
      'wrongCurrency',
      undefined,
    ],
    [
      'of a booking in the currency of the bill',
      (file) => file.replaceAll('Ccy="CHF">93.10', 'Ccy="EUR">93.10'),
      'partial',
      '93.10',
    ],
    [
      'of an order of another amount',
      (file) => file.replaceAll('Ccy="EUR">100.00', 'Ccy="EUR">90.00'),
      'converted',
      '90.00',
    ],
  ])('%s', (_what, change, verdict, counted) => {
    const result = run([change(receipts)]);
    const receipt = result.receipts.find(({ amount }) => amount === '93.10');
    expect([receipt?.verdict, receipt?.counted]).toEqual([verdict, counted]);
    expect(result.bills.find(({ id }) => id === 'B4')?.paid).toBe(counted ?? '0.00');
  });

  test('an account that belongs to that of the statement counts', () => {
    const file = changed('<NtryRef>CH2731998000700420011<', '<NtryRef>CH4431999123000889012<');
    expect(firstOf(run([file])).verdict).toBe('settled');
    expect(firstOf(run([file])).reasons.map(({ code }) => code)).toEqual(['RECONCILIATION_OTHER_ACCOUNT']);
  });

  test('several references on one amount are proposed, and it is told when the sum fits', () => {
    const second =
      '</Strd><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>000000000000000202611047120</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>';
    const file = changed('</Strd></RmtInf></TxDtls>', second);
    expect(first(file)).toEqual([
      'candidate',
      'RECONCILIATION_SEVERAL_REFERENCES',
      'B1 RECONCILIATION_SEVERAL_REFERENCES',
      'B2 RECONCILIATION_SEVERAL_REFERENCES',
    ]);
    expect(first(paying('2500.40', '5121.20', file))).toContain('B1 RECONCILIATION_SUM_FITS');
  });

  test('what comes in for a closed bill is too much, all of it', () => {
    const closed = run([changed('>4141.20<', '>2620.80<', withoutThird)], bill({ closed: true, paid: '1500.00' }));
    // One receipt came in and was taken back
    expect(closed.bills[0]).toMatchObject({ state: 'settled', open: '0.00', credit: '0.00' });
    const only = receipts.replace(/<Ntry><Amt Ccy="CHF">1520.40.*?<\/Ntry>/, '');
    expect(run([only], bill({ closed: true, paid: '1500.00' })).bills[0]).toMatchObject({
      state: 'doublePaid',
      credit: '3040.80',
    });
  });

  test('what was never paid is not taken back', () => {
    const only = changed(/<Ntry><NtryRef>.*<\/Ntry>(?=<Ntry><Amt)/, '');
    const result = run([only]);
    expect(result.receipts[0]?.reasons.map(({ code }) => code)).toEqual(['RECONCILIATION_NOTHING_TO_REVERSE']);
    expect(states(run([only], bill({ paid: '1520.40' })))[0]).toBe('B1 open');
    expect(states(run([only], bill({ closed: true })))[0]).toBe('B1 open');
  });

  test('what is announced, a charge or a debit is no receipt', () => {
    expect(
      verdicts(run([changed('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>')])).filter((one) => one === 'announced'),
    ).toHaveLength(4);
    expect(new Set(verdicts(run([executed])))).toEqual(new Set(['notABill']));
  });
});

describe('an envelope', () => {
  const details = /<NtryDtls><Btch><NbOfTxs>4.*?<\/NtryDtls>/;
  const envelope = receipts
    .replace(details, '')
    .replaceAll('camt.054', 'camt.053')
    .replaceAll('BkToCstmrDbtCdtNtfctn', 'BkToCstmrStmt')
    .replaceAll('Ntfctn', 'Stmt');

  test('is closed by the notification that has its payments', () => {
    const alone = run([envelope]);
    const [first] = alone.receipts.filter(({ verdict }) => verdict === 'detailsElsewhere');
    expect(first?.reasons.map(({ code }) => code)).toEqual(['RECONCILIATION_DETAILS_MISSING']);
    const both = run([envelope, receipts]);
    expect(both.receipts.find(({ verdict }) => verdict === 'detailsElsewhere')?.reasons).toEqual([]);
    expect([states(both), both.sums]).toEqual([states(run([receipts])), run([receipts]).sums]);
    expect(states(run([receipts, envelope]))).toEqual(states(both));
  });

  test('of another code is not counted beside its notification', () => {
    const batch = envelope.replace('VCOM', 'AUTT').replace('<NtryRef>CH2731998000700420011</NtryRef>', '');
    expect(verdicts(run([batch]))).toContain('detailsElsewhere');
    expect(verdicts(run([batch, receipts]))).toContain('detailsElsewhere');
    const later = run([batch], { ...openBillsExample, seen: run([receipts]).seen });
    expect(verdicts(later)).toEqual(['detailsElsewhere']);
  });
});

describe('files together', () => {
  const paged = (number: number) => receipts.replace('<PgNb>1<', `<PgNb>${number}<`);
  const told = (files: readonly string[]) => run(files).notices.map(({ code }) => code);

  test('that differ under one name are told, and so are missing pages', () => {
    expect(told([receipts, changed('>600.40<', '>600.45<')])).toEqual(['RECONCILIATION_SAME_STATEMENT']);
    expect(
      told([
        receipts,
        changed(
          'Ccy="CHF">93.10</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
          'Ccy="CHF">93.15</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
        ),
      ]),
    ).toEqual(['RECONCILIATION_SAME_STATEMENT']);
    expect(told([paged(2)])).toEqual(['RECONCILIATION_PAGE_MISSING']);
    expect(told([paged(2), paged(1)])).toEqual([]);
  });
});

describe('open bills', () => {
  const [b1 = {}] = openBillsExample.bills ?? [];
  const codes = (bills: readonly object[]) => codesOf(reconcile([], { bills }));
  test.each<[what: string, bills: object[], code: string]>([
    ['with one number', [b1, { ...b1, reference: '000000000000000202611047120' }], 'RECONCILIATION_BILL_TWICE'],
    ['with one reference', [b1, { ...b1, id: 'X' }], 'RECONCILIATION_AMBIGUOUS_BILL'],
    ['without number', [{ ...b1, id: undefined }], 'REQUIRED'],
    ['without account', [{ ...b1, iban: '' }], 'REQUIRED'],
    ['with a wrong account', [{ ...b1, iban: 'CH2731998000700420012' }], 'IBAN_CHECKSUM'],
    ['without currency', [{ ...b1, currency: undefined }], 'REQUIRED'],
    ['with another currency', [{ ...b1, currency: 'francs' }], 'CURRENCY_NOT_SUPPORTED'],
    ['without type', [{ ...b1, referenceType: undefined }], 'REQUIRED'],
    ['without reference', [{ ...b1, reference: '' }], 'REQUIRED'],
    ['with a wrong reference', [{ ...b1, reference: '1' }], 'QR_REFERENCE_FORMAT'],
    [
      'with a wrong creditor reference',
      [{ ...b1, referenceType: 'SCOR', reference: 'RF00A' }],
      'CREDITOR_REFERENCE_CHECK_DIGITS',
    ],
    ['with a negative amount', [{ ...b1, amount: -1 }], 'AMOUNT_FORMAT'],
    ['with an amount as text', [{ ...b1, amount: '1' }], 'TYPE'],
  ])('%s are refused', (_what, bills, code) => {
    const plain = bills.map((one) => ({
      ...one,
      amount: 'amount' in one && one.amount === '1520.40' ? 1520.4 : (one as { amount?: unknown }).amount,
    }));
    expect(codes(plain)).toEqual([code]);
  });

  test('are not matched with a tolerance that is no amount', () => {
    expect(codesOf(reconcile([], { bills: [], tolerance: [{ currency: 'CHF', amount: -1 }] }))).toEqual([
      'AMOUNT_FORMAT',
    ]);
  });

  test('are made of QR-bills', () => {
    const invoice = expectValue(parseDraft(invoiceExamples.withQrReference, profiles['2.3']));
    expect(openBillOf('7', invoice)).toMatchObject({ id: '7', iban: invoice.account.iban, amount: invoice.amount });
    expect(reconcile([], writeValue(reconciliationModel, { bills: [openBillOf('7', invoice)] })).ok).toBe(true);
  });
});
