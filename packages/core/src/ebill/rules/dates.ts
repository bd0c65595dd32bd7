import { type CalendarDate, daysBetween } from '../../date/calendar-date.ts';
import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { SinglePayment, Workflow } from '../business-case.ts';
import { limits } from '../limits.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Validation } from './validation.ts';

/** eBill submission contract, fields: not in the future, and at most 90 days ago. */
export function validateBusinessCaseDate({ businessCaseDate }: BusinessCaseDraft, validation: Validation): void {
  if (businessCaseDate === undefined) return;
  const age = daysBetween(businessCaseDate, validation.today);
  const max = limits.businessCaseAgeDaysMax;
  if (age < 0) validation.report('DATE_IN_FUTURE', ['businessCaseDate'], { today: validation.today });
  if (age > max) validation.report('DATE_TOO_OLD', ['businessCaseDate'], { days: age, max });
}

/** eBill submission contract, due dates: at most 1095 days ahead (30 with direct debit) and at most 90 days ago. */
export function validateDueDate(
  dueDate: CalendarDate | undefined,
  mode: SinglePayment['paymentMode'],
  path: Path,
  validation: Validation,
): void {
  if (dueDate === undefined) return;
  const ahead = daysBetween(validation.today, dueDate);
  const max = limits.dueDateDaysAheadMax[mode];
  const ageMax = limits.dueDateAgeDaysMax;
  if (ahead < -ageMax) validation.report('DUE_DATE_TOO_OLD', path, { days: -ahead, max: ageMax });
  if (ahead <= max) return;
  if (mode === 'EBILL') validation.report('DUE_DATE_TOO_FAR', path, { days: ahead, max });
  else validation.report('DUE_DATE_TOO_FAR_FOR_DEBIT', path, { days: ahead, max });
}

/** A service does not end before it starts. */
export function validateDelivery(
  { deliveryDateStart, deliveryDateEnd }: Draft<Workflow>,
  validation: Validation,
): void {
  if (deliveryDateStart === undefined || deliveryDateEnd === undefined || deliveryDateStart <= deliveryDateEnd) return;
  validation.report('DATE_ORDER', ['workflow', 'deliveryDateStart']);
}
