import { describe, expect, test } from 'vitest';
import { changed, findings, findingsAfter, requestOf, today } from '../../../../../test/ebill-cases.ts';
import { addDays, type CalendarDate } from '../../date/calendar-date.ts';
import { type BusinessCaseType, businessCaseTypes } from '../business-case.ts';

const day = (days: number): string => addDays(today, days) as string;
const payment = 'singlePayment.paymentInformation';
const instalment = 'paymentsByInstalments.paymentByInstalments[0].instalments.instalment[2].paymentInformation';

test.each(businessCaseTypes)('the date of a %s is today or at most 90 days ago', (type) => {
  const found = (days: number) => findingsAfter(type, { businessCaseDate: day(days) });
  expect([0, -1, -90].map(found)).toEqual([[], [], []]);
  expect(found(1)).toEqual(['businessCaseDate DATE_IN_FUTURE']);
  expect(found(-91)).toEqual(['businessCaseDate DATE_TOO_OLD']);
});

describe.each<
  [type: BusinessCaseType, place: string, changes: Record<string, unknown>, daysAhead: number, code: string]
>([
  ['Bill', payment, {}, 1095, 'DUE_DATE_TOO_FAR'],
  ['Bill', payment, { 'singlePayment.paymentMode': undefined }, 1095, 'DUE_DATE_TOO_FAR'],
  ['Reminder', payment, {}, 1095, 'DUE_DATE_TOO_FAR'],
  ['DonationInquiry', payment, {}, 1095, 'DUE_DATE_TOO_FAR'],
  ['InstalmentBill', instalment, {}, 1095, 'DUE_DATE_TOO_FAR'],
  ['Bill', payment, { 'singlePayment.paymentMode': 'EBILL_DEBIT' }, 30, 'DUE_DATE_TOO_FAR_FOR_DEBIT'],
])('the due date of a %s at %s with %j', (type, place, changes, daysAhead, code) => {
  const found = (days: number) => findingsAfter(type, { ...changes, [`${place}.dueDate`]: day(days) });

  test(`is at most ${daysAhead} days ahead`, () => {
    expect(found(daysAhead)).toEqual([]);
    expect(found(daysAhead + 1)).toEqual([`${place}.dueDate ${code}`]);
  });

  test('is at most 90 days ago', () => {
    expect(found(-90)).toEqual([]);
    expect(found(-91)).toEqual([`${place}.dueDate DUE_DATE_TOO_OLD`]);
  });
});

test('days are counted over leap days and ends of years', () => {
  const leapDay = '2028-02-29' as CalendarDate;
  const dueDate = `${payment}.dueDate`;
  const raw = (businessCaseDate: string, due: string) =>
    changed(requestOf('Bill'), { businessCaseDate, [dueDate]: due });
  expect(findings('Bill', raw('2027-12-01', '2031-02-28'), leapDay)).toEqual([]);
  expect(findings('Bill', raw('2027-11-30', '2031-03-01'), leapDay)).toEqual([
    'businessCaseDate DATE_TOO_OLD',
    `${dueDate} DUE_DATE_TOO_FAR`,
  ]);
});

test.each(['businessCaseDate', `${payment}.dueDate`, 'workflow.deliveryDateStart', 'workflow.deliveryDateEnd'])(
  'the DATE_FORMAT of %s is a day of the calendar',
  (path) => {
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '21.11.2026',
      '2026-11-21T00:00:00Z',
      '2026-11-21Z',
      '20261121',
      '+2026-11-21',
      ' 2026-11-21',
      '',
    ]) {
      expect(findingsAfter('Bill', { [path]: text }), text).toEqual([`${path} DATE_FORMAT`]);
    }
  },
);

test('a service does not end before it starts: DATE_ORDER', () => {
  const service = (start: string | undefined, end: string | undefined) =>
    findingsAfter('Bill', { 'workflow.deliveryDateStart': start, 'workflow.deliveryDateEnd': end });
  expect(service(day(-5), day(-5))).toEqual([]);
  expect(service(day(-5), undefined)).toEqual([]);
  expect(service(undefined, day(-5))).toEqual([]);
  expect(service(day(-4), day(-5))).toEqual(['workflow.deliveryDateStart DATE_ORDER']);
});
