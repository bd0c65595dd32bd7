import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { languages } from '../../payment-part/labels.ts';
import {
  applyStatus,
  readPaymentFile,
  readStatusReport,
  reasonSentenceOf,
  reasonSentences,
  statusReportExample,
} from '../index.ts';

const order = expectValue(readPaymentFile(readFileSync(new URL('../fixtures/order.xml', import.meta.url), 'utf8')));
const plain = statusReportExample.replace(/>\s+</g, '><');
const report = (from: string | RegExp = '', to = '') => expectValue(readStatusReport(plain.replace(from, to)));
const summary = (...reports: ReturnType<typeof report>[]) => {
  const { state, payments } = applyStatus(order, reports);
  return [state, ...payments.map((one) => `${one.payment.instructionId} ${one.state}`)];
};

describe('the example', () => {
  const answered = applyStatus(order, [report()]);

  test('is refused in part: one by name, two accepted by silence, one with a change', () => {
    expect(answered.state).toBe('partlyRejected');
    expect(answered.payments.map(({ state, isBySilence, isChanged }) => [state, isBySilence, isChanged])).toEqual([
      ['accepted', true, false],
      ['rejected', false, false],
      ['accepted', true, false],
      ['accepted', false, true],
    ]);
    expect(answered.payments[1]?.reasons).toEqual([{ code: 'AC01', information: ['Konto ungueltig'] }]);
    expect(answered.payments[3]?.reasons).toEqual([{ code: 'DT06', information: ['Ausfuehrung am 27.11.2026'] }]);
    expect(answered.toBePaid).toEqual([
      { currency: 'CHF', count: 2, amount: '1670.40' },
      { currency: 'EUR', count: 1, amount: '400.00' },
    ]);
    expect(answered.notices).toEqual([]);
  });

  test('of the older version says the same', () => {
    expect(summary(report(/002\.001\.10/, '002.001.03'))).toEqual(summary(report()));
    const swiss = 'http://www.six-interbank-clearing.com/de/pain.002.001.03.ch.02.xsd';
    const old = report(/urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.10/, swiss);
    expect([old.version, old.notices]).toEqual(['001.03', []]);
    expect(summary(old)).toEqual(summary(report()));
  });
});

describe('a status is passed on', () => {
  const whole = (status: string) =>
    report(/<GrpSts>.*<\/OrgnlGrpInfAndSts>.*(?=<\/CstmrPmtStsRpt>)/, `<GrpSts>${status}</GrpSts></OrgnlGrpInfAndSts>`);

  test.each([
    ['ACTC', 'pending'],
    ['RCVD', 'pending'],
    ['PDNG', 'pending'],
    ['ACCP', 'accepted'],
    ['ACSP', 'accepted'],
    ['ACWC', 'accepted'],
    ['ACSC', 'accepted'],
    ['ACCC', 'accepted'],
    ['RJCT', 'rejected'],
    ['ABCD', 'unknown'],
    ['constructor', 'unknown'],
  ])('%s of the whole is %s of each', (status, state) => {
    expect(new Set(summary(whole(status)).map((line) => line.split(' ').at(-1)))).toEqual(new Set([state]));
    expect(applyStatus(order, [whole(status)]).payments[0]?.status).toBe(status);
  });

  test('from groups where the whole has none', () => {
    expect(summary(report('<GrpSts>PART</GrpSts>', ''))).toEqual(summary(report()));
  });

  test('later reports stand for earlier ones, in whatever order they are given, and twice is once', () => {
    const technical = whole('ACTC');
    const early = { ...technical, messageId: 'BK-7781-A', createdAt: '2026-11-23T08:16:00' };
    expect(summary(report(), early, report())).toEqual(summary(early, report()));
    expect(summary(report(), early)).toEqual(summary(report()));
    expect(applyStatus(order, []).state).toBe('unknown');
  });

  test('of two reports of one moment the one that is given last stands', () => {
    const other = { ...whole('ACTC'), messageId: 'BK-7781-A', createdAt: report().createdAt };
    expect(summary(other, report())).toEqual(summary(report()));
    expect(summary(report(), other)).toEqual(summary(other));
    expect(summary(other)).not.toEqual(summary(report()));
  });
});

describe('it is told', () => {
  test.each<[what: string, from: string, to: string, code: string]>([
    ['that it is about another message', '-0001</OrgnlMsgId>', '-0002</OrgnlMsgId>', 'PAYMENT_STATUS_OTHER_MESSAGE'],
    [
      'that it is about direct debits',
      'OrgnlMsgNmId>pain.001.001.09',
      'OrgnlMsgNmId>pain.008.001.02',
      'PAYMENT_STATUS_OTHER_MESSAGE',
    ],
    ['that the count differs', 'OrgnlNbOfTxs>4', 'OrgnlNbOfTxs>5', 'PAYMENT_STATUS_DIFFERS'],
    ['that the sum differs', 'OrgnlCtrlSum>2319.65', 'OrgnlCtrlSum>2319.6', 'PAYMENT_STATUS_DIFFERS'],
    ['that a payment is not known', 'OrgnlInstrId>1-2', 'OrgnlInstrId>1-9', 'PAYMENT_STATUS_UNKNOWN_PAYMENT'],
    ['that a group is not known', '0001-2</OrgnlPmtInfId>', '0001-9</OrgnlPmtInfId>', 'PAYMENT_STATUS_UNKNOWN_PAYMENT'],
  ])('%s', (_what, from, to, code) => {
    expect(applyStatus(order, [report(from, to)]).notices.map((found) => found.code)).toEqual([code]);
  });

  test('that what identifies a report is missing, or that it is none', () => {
    expect(codesOf(readStatusReport(plain.replace('<MsgId>BK-7781-B</MsgId>', '')))).toEqual([
      'PAYMENT_STATUS_INCOMPLETE',
    ]);
    expect(codesOf(readStatusReport(plain.replace('2026-11-23T08:21:40', 'today')))).toEqual(['PAYMENT_CREATED_AT']);
    expect(codesOf(readStatusReport('<Document/>'))).toEqual(['BANK_FILE_OTHER_MESSAGE']);
  });
});

test('every reason has a sentence in each language, and others are shown as they are', () => {
  for (const sentences of Object.values(reasonSentences))
    expect(Object.keys(sentences).sort()).toEqual([...languages].sort());
  expect(reasonSentenceOf('AC01', 'en')).toBe('The account number is wrong.');
  expect(reasonSentenceOf('toString', 'en')).toBeUndefined();
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.nat(plain.length), fc.nat(30), anyText, (at, length, text) => {
      const read = readStatusReport(plain.slice(0, at) + text + plain.slice(at + length));
      if (read.ok) applyStatus(order, [read.value]);
    }),
  );
});
