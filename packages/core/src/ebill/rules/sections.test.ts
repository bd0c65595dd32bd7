import { describe, expect, test } from 'vitest';
import { changed, findings, findingsAfter, requestOf } from '../../../../../test/ebill-cases.ts';

type Json = Record<string, unknown>;

describe('instalments', () => {
  const list = 'paymentsByInstalments.paymentByInstalments';
  const raw = requestOf('InstalmentBill');
  const [rates, whole] = (raw['paymentsByInstalments'] as { paymentByInstalments: [Json, Json] }).paymentByInstalments;
  const instalmentsOf = (group: Json): Json[] => (group['instalments'] as { instalment: Json[] }).instalment;
  const groups = (...entries: Json[]) => findings('InstalmentBill', changed(raw, { [list]: entries }));
  /** Copies of the first group with ids of their own. */
  const copies = (count: number): Json[] =>
    Array.from({ length: count }, (_, at) => ({
      ...rates,
      externalPaymentByInstalmentsId: `G${at}`,
      instalments: {
        instalment: [{ ...(instalmentsOf(rates)[0] as Json), externalInstalmentId: `G${at}-1` }],
      },
    }));
  const withInstalments = (count: number) =>
    groups({
      ...rates,
      instalments: {
        instalment: Array.from({ length: count }, (_, at) => ({
          ...(instalmentsOf(rates)[0] as Json),
          externalInstalmentId: `I${at}`,
        })),
      },
    });

  test('are in 1 to 99 groups: INSTALMENT_GROUPS_SIZE', () => {
    expect(groups(...copies(1))).toEqual([]);
    expect(groups(...copies(99))).toEqual([]);
    expect(groups(...copies(100))).toEqual([`${list} INSTALMENT_GROUPS_SIZE`]);
    expect(groups()).toEqual([`${list} INSTALMENT_GROUPS_SIZE`]);
    expect(findingsAfter('InstalmentBill', { [list]: undefined })).toEqual([`${list} INSTALMENT_GROUPS_SIZE`]);
  });

  test('are at least one in a group: INSTALMENT_EMPTY', () => {
    const place = `${list}[0].instalments.instalment INSTALMENT_EMPTY`;
    expect(withInstalments(0)).toEqual([place]);
    expect(withInstalments(160)).toEqual([]);
    expect(withInstalments(161)).toEqual([place]);
    expect(groups({ ...rates, instalments: {} })).toEqual([place]);
  });

  test('have ids of their own in the whole business case: DUPLICATE_EXTERNAL_ID', () => {
    const id = 'instalments.instalment[0].externalInstalmentId';
    expect(findingsAfter('InstalmentBill', { [`${list}[1].${id}`]: 'R3-2' })).toEqual([
      `${list}[1].${id} DUPLICATE_EXTERNAL_ID`,
    ]);
    expect(findingsAfter('InstalmentBill', { [`${list}[1].externalPaymentByInstalmentsId`]: 'R3' })).toEqual([
      `${list}[1].externalPaymentByInstalmentsId DUPLICATE_EXTERNAL_ID`,
    ]);
    expect(findingsAfter('InstalmentBill', { [`${list}[1].externalPaymentByInstalmentsId`]: 'R3-1' })).toEqual([]);
  });

  test('are paid at once by one group at most: TOTAL_OPTION_NOT_UNIQUE', () => {
    const again = {
      ...whole,
      externalPaymentByInstalmentsId: 'R0',
      instalments: { instalment: [{ ...(instalmentsOf(whole)[0] as Json), externalInstalmentId: 'R0-1' }] },
    };
    expect(groups(rates, whole, again)).toEqual([`${list}[2].isTotalPaymentOption TOTAL_OPTION_NOT_UNIQUE`]);
    expect(groups(rates, { ...whole, isTotalPaymentOption: undefined })).toEqual([]);
  });

  test('and that group is one instalment of the total: TOTAL_OPTION_AMOUNT', () => {
    const place = `${list}[1].instalments.instalment`;
    const amount = `${place}[0].paymentInformation.amount`;
    expect(findingsAfter('InstalmentBill', { [`${amount}.value`]: 1 })).toEqual([`${amount} TOTAL_OPTION_AMOUNT`]);
    expect(findingsAfter('InstalmentBill', { [`${amount}.currencyCode`]: 'EUR' })).toEqual([
      `${amount} TOTAL_OPTION_AMOUNT`,
    ]);
    const more = { ...(instalmentsOf(whole)[0] as Json), externalInstalmentId: 'R1-2' };
    expect(findingsAfter('InstalmentBill', { [`${place}[1]`]: more })).toEqual([`${place} TOTAL_OPTION_AMOUNT`]);
  });
});

describe('donations', () => {
  const list = 'proposedDonationAmounts.proposedDonationAmount';
  const total = 'totalAmount.value';
  const paid = 'singlePayment.paymentInformation.amount.value';
  const modifiable = 'singlePayment.paymentInformation.payableAmountCanBeModified';
  const open = { [total]: undefined, [paid]: undefined, [modifiable]: true };
  const proposals = (...values: unknown[]) =>
    findingsAfter('DonationInquiry', {
      ...open,
      [list]: values.map((value) => ({ value, currencyCode: 'CHF' })),
    });

  test('propose 2 to 5 different amounts: DONATION_PROPOSALS', () => {
    expect(proposals(20, 50)).toEqual([]);
    expect(proposals(10, 20, 50, 100, 200)).toEqual([]);
    expect(proposals(20)).toEqual([`${list} DONATION_PROPOSALS`]);
    expect(proposals()).toEqual([`${list} DONATION_PROPOSALS`]);
    expect(proposals(1, 2, 3, 4, 5, 6)).toEqual([`${list} DONATION_PROPOSALS`]);
    expect(proposals(20, '20.00')).toEqual([`${list}[1].value DONATION_PROPOSALS`]);
    expect(proposals(20, undefined)).toEqual([`${list}[1].value DONATION_PROPOSALS`]);
    expect(proposals(20, 0)).toEqual([`${list}[1].value AMOUNT_NOT_POSITIVE`]);
    expect(proposals(20, '0.001')).toEqual([`${list}[1].value AMOUNT_SCALE`]);
  });

  test('propose in the currency of the total', () => {
    const foreign = [
      { value: 20, currencyCode: 'CHF' },
      { value: 50, currencyCode: 'EUR' },
    ];
    expect(findingsAfter('DonationInquiry', { ...open, [list]: foreign })).toEqual([
      `${list}[1].currencyCode DONATION_PROPOSALS`,
    ]);
  });

  test('propose instead of an amount', () => {
    const both = [20, 50].map((value) => ({ value, currencyCode: 'CHF' }));
    expect(findingsAfter('DonationInquiry', { [list]: both })).toEqual([
      `${total} DONATION_PROPOSALS`,
      `${paid} DONATION_PROPOSALS`,
    ]);
    expect(findingsAfter('DonationInquiry', { ...open, [modifiable]: false, [list]: both })).toEqual([
      `${modifiable} MUST_BE_MODIFIABLE`,
    ]);
    expect(findingsAfter('DonationInquiry', { ...open, proposedDonationAmounts: 'many' })).toEqual([
      'proposedDonationAmounts TYPE',
    ]);
  });

  test('have 1 to 10 purposes with ids of their own: DONATION_PURPOSES', () => {
    const place = 'donationPurposes.donationPurpose';
    const purposes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ externalDonationPurposeId: `P${at}`, label: 'x'.repeat(35) }));
    const found = (list: unknown[]) => findingsAfter('DonationInquiry', { [place]: list });
    expect(found(purposes(1))).toEqual([]);
    expect(found(purposes(10))).toEqual([]);
    expect(found([])).toEqual([`${place} DONATION_PURPOSES`]);
    expect(found(purposes(11))).toEqual([`${place} DONATION_PURPOSES`]);
    expect(found([...purposes(1), ...purposes(1)])).toEqual([
      `${place}[1].externalDonationPurposeId DONATION_PURPOSES`,
    ]);
    expect(found([{ externalDonationPurposeId: 'P', label: 'x'.repeat(36) }])).toEqual([`${place}[0].label SIZE`]);
  });
});

describe('the workflow', () => {
  test('has at least one VAT rate where it has any, and at most 20', () => {
    const path = 'workflow.vatRates.vatRate';
    const amount = { value: 1, currencyCode: 'CHF' };
    const rates = (count: number) =>
      findingsAfter('Bill', {
        [path]: Array.from({ length: count }, () => ({ percentage: 8.1, taxBaseAmount: amount, taxAmount: amount })),
      });
    expect(rates(0)).toEqual([`${path} REQUIRED`]);
    expect(rates(1)).toEqual([]);
    expect(rates(20)).toEqual([]);
    expect(rates(21)).toEqual([`${path} SIZE`]);
  });

  test('has at most 10 VAT numbers', () => {
    const path = 'workflow.vatEnterpriseIdentificationNumbers.vatEnterpriseIdentificationNumber';
    const numbers = (count: number) =>
      findingsAfter('Bill', { [path]: Array.from({ length: count }, () => 'CHE123456789') });
    expect([numbers(1), numbers(10)]).toEqual([[], []]);
    expect(numbers(0)).toEqual([`${path} REQUIRED`]);
    expect(numbers(11)).toEqual([`${path} SIZE`]);
  });

  test.each<[percentage: unknown, found?: string]>([
    [0],
    [8.1],
    ['7.70'],
    [100],
    [2.345],
    [100.001, 'RANGE'],
    [-0.1, 'RANGE'],
    ['-0'],
    [8.1234, 'RANGE'],
    ['8,1', 'RANGE'],
    ['', 'RANGE'],
    ['NaN', 'RANGE'],
  ])('a rate of %j is from 0 to 100: RANGE', (percentage, found) => {
    const path = 'workflow.vatRates.vatRate[0].percentage';
    expect(findingsAfter('Bill', { [path]: percentage })).toEqual(found === undefined ? [] : [`${path} ${found}`]);
  });
});
