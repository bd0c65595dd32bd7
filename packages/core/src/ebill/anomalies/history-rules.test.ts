import { describe, expect, test } from 'vitest';
import { about, found, iban, netId, usual } from '../../../../../test/ebill-evidence.ts';
import {
  bill,
  creditNote,
  day,
  donationInquiry,
  openBill,
  reminderOf,
  today,
} from '../../../../../test/ebill-submissions.ts';
import type { BusinessCase } from '../business-case.ts';
import type { EarlierCase, HistoryDigest } from './index.ts';

describe('earlier cases', () => {
  const earlier = (changes: Partial<EarlierCase> = {}): EarlierCase => ({
    referenceNumber: '2026-0',
    billRecipientNetId: netId,
    totalAmount: { value: '140.80', currencyCode: 'CHF' },
    ibans: [iban],
    structuredReferences: [],
    pdfHash: 'b2',
    businessCaseDate: day('2026-11-20'),
    submittedOn: today,
    status: 'OPEN',
    ...changes,
  });
  const isDuplicate = (changes: Partial<EarlierCase>, businessCase: BusinessCase = bill()) =>
    about(usual(businessCase, {}, { cases: [earlier(changes)] }), 'LIKELY_DUPLICATE').length > 0;
  const far = day('2026-10-01');

  test.each<[string, Partial<EarlierCase>, boolean]>([
    ['the same day', {}, true],
    ['three days apart', { businessCaseDate: day('2026-11-17') }, true],
    ['three days later', { businessCaseDate: day('2026-11-23') }, true],
    ['four days apart', { businessCaseDate: day('2026-11-16') }, false],
    ['the same PDF', { businessCaseDate: far, pdfHash: 'a1' }, true],
    ['90 days ago', { submittedOn: day('2026-08-23') }, true],
    ['91 days ago', { submittedOn: day('2026-08-22') }, false],
    ['another amount', { totalAmount: { value: '140.81', currencyCode: 'CHF' } }, false],
    ['another currency', { totalAmount: { value: '140.80', currencyCode: 'EUR' } }, false],
    ['another recipient', { billRecipientNetId: '1' }, false],
    ['another account', { ibans: ['CH9300762011623852957'] }, false],
  ])('%s', (_name, changes, expected) => expect(isDuplicate(changes)).toBe(expected));

  test('of recipients whom the network does not name are compared with none', () => {
    const evidence = usual(bill(), {}, { cases: [earlier({ billRecipientNetId: '' })] });
    const nobody = { ...evidence, recipient: { billRecipientNetId: undefined } };
    expect(about(nobody, 'LIKELY_DUPLICATE')).toEqual([]);
    const reminder = usual(reminderOf('2026-0'), {}, { referenced: { billRecipientNetId: '1', status: 'OPEN' } });
    expect(found({ ...reminder, recipient: nobody.recipient })).toEqual([]);
  });

  test('that is referenced is no duplicate', () => {
    expect(isDuplicate({}, bill('2026-1', { referencedBill: { referenceNumber: '2026-0' } }))).toBe(false);
    expect(isDuplicate({ ibans: [] }, creditNote())).toBe(false);
    expect(isDuplicate({ ibans: [], totalAmount: { value: '10.00', currencyCode: 'CHF' } }, creditNote())).toBe(true);
  });

  test('with the same structured reference', () => {
    const plain = bill();
    const { paymentInformation } = plain.singlePayment;
    const generic = { referenceType: 'SCOR' as const, iban, referenceStructured: 'RF18539007547034' };
    const referring = (more: Partial<BusinessCase> = {}) =>
      ({
        ...plain,
        singlePayment: {
          ...plain.singlePayment,
          paymentInformation: { ...paymentInformation, accountAndReference: { generic } },
        },
        ...more,
      }) as BusinessCase;
    const same = { structuredReferences: ['RF18539007547034'], businessCaseDate: far };
    const reused = (changes: Partial<EarlierCase>, businessCase = referring()) =>
      found(usual(businessCase, {}, { cases: [earlier({ ...same, ...changes })] }));
    expect(reused({})).toEqual(['LIKELY_DUPLICATE block', 'REFERENCE_REUSED block']);
    expect(reused({ billRecipientNetId: '1' })).toEqual(['REFERENCE_REUSED block']);
    expect(reused({ billRecipientNetId: '1', status: 'COMPLETED' })).toEqual([]);
    expect(reused({}, referring({ referencedBill: { referenceNumber: '2026-0' } }))).toEqual([
      'REFERENCE_NOT_FOUND warn',
    ]);
  });
});

describe('amounts', () => {
  const over = (value: string) => bill('x', { totalAmount: { value, currencyCode: 'CHF' } });
  const isOutlier = (value: string, amounts: readonly string[]) =>
    about(usual(over(value), {}, { amounts }), 'AMOUNT_OUTLIER').length > 0;

  test.each([
    ['1000000.00', 9, false],
    ['1000000.01', 9, true],
    ['1000000.01', 0, true],
  ])('%s after %i earlier ones: %s', (value, count, expected) =>
    expect(isOutlier(value, Array(count).fill('1.00'))).toBe(expected),
  );

  /** Spread out so far that only the percentile can be exceeded. */
  const spread = ['0.01', '0.10', '1.00', '10.00', '100.00', '1000.00', '10000.00', '10000.00', '10000.00', '10000.00'];
  test.each([
    ['100000.00', false],
    ['100000.01', true],
  ])('%s against ten times the 95th percentile: %s', (value, expected) =>
    expect(isOutlier(value, spread)).toBe(expected),
  );

  test('far out among amounts that are alike is out, a moderate rise is not', () => {
    const alike = Array(20).fill('49.90');
    expect(isOutlier('49.90', alike)).toBe(false);
    expect(isOutlier('100.00', alike)).toBe(false);
    expect(isOutlier('150.00', alike)).toBe(true);
    expect(isOutlier('0.05', alike)).toBe(false);
  });

  test('of zero and below count by their size', () => {
    expect(isOutlier('-150.00', Array(20).fill('-49.90'))).toBe(true);
    expect(isOutlier('0.00', Array(20).fill('0.00'))).toBe(false);
  });

  test.each<[string, number, boolean]>([
    ['200.00', 5, false],
    ['200.01', 5, true],
    ['200.01', 4, false],
  ])('%s to a recipient of %i bills over 10.00: %s', (value, count, expected) => {
    const evidence = usual(over(value), {}, { recipientAmounts: Array(count).fill('10.00') });
    expect(about(evidence, 'AMOUNT_OUTLIER_FOR_RECIPIENT')).toHaveLength(expected ? 1 : 0);
  });

  test('that nobody says are not validated', () => {
    expect(found(usual(openBill(), { text: 'Rechnung' }, { amounts: spread, recipientAmounts: spread }))).toEqual([]);
  });

  test.each([
    [200, 1, false],
    [201, 20.09, true],
    [201, 20.1, false],
    [201, 0, true],
    [5000, undefined, false],
  ])('%i submissions an hour where %d are usual: %s', (submissionsThisHour, submissionsPerHourMean, expected) => {
    const evidence = usual(bill(), {}, { submissionsThisHour, submissionsPerHourMean });
    expect(about(evidence, 'VELOCITY')).toEqual(expected ? ['VELOCITY block'] : []);
  });
});

describe('references', () => {
  const referring = (referenced?: HistoryDigest['referenced'], businessCase = reminderOf('2026-0')) =>
    found(usual(businessCase, {}, { referenced }));

  test.each<[string, string[]]>([
    ['OPEN', []],
    ['REJECTED', []],
    ['APPROVED', ['REMINDER_FOR_SETTLED block']],
    ['COMPLETED', ['REMINDER_FOR_SETTLED block']],
  ])('a reminder for a bill that is %s', (status, expected) => {
    expect(referring({ billRecipientNetId: netId, status: status as 'OPEN' })).toEqual(expected);
  });

  test('to nothing, to somebody else, and without effect', () => {
    expect(referring()).toEqual(['REFERENCE_NOT_FOUND warn']);
    expect(referring({ billRecipientNetId: '1', status: 'OPEN' })).toEqual(['REFERENCE_OTHER_RECIPIENT block']);
    const donation = { ...donationInquiry(), referencedBill: { referenceNumber: '2026-0' } };
    expect(referring(undefined, donation)).toEqual([]);
  });
});
