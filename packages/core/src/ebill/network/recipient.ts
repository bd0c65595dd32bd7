import { type CalendarDate, calendarDate } from '../../date/calendar-date.ts';
import type { Path, Problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { BillRecipient } from '../business-case.ts';
import { problem } from '../problems.ts';
import { networkLimits } from './limits.ts';
import type { RecipientHit, RecipientQuery } from './port.ts';

/** What a recipient can be named by. */
type RecipientIdentifiers = Pick<
  BillRecipient,
  'emailAddress' | 'billRecipientNetId' | 'enterpriseIdentificationNumber'
>;

/** One query for each identifier that a submission names its recipient by. */
export function queriesOf(recipient: RecipientIdentifiers): RecipientQuery[] {
  const { billRecipientNetId, emailAddress, enterpriseIdentificationNumber } = recipient;
  return [
    ...(billRecipientNetId === undefined ? [] : [{ billRecipientNetId }]),
    ...(emailAddress === undefined ? [] : [{ emailAddress }]),
    ...(enterpriseIdentificationNumber === undefined ? [] : [{ enterpriseIdentificationNumber }]),
  ];
}

/** The recipient that a submission goes to. */
export interface ResolvedRecipient {
  /** Absent where the network does not say it. */
  readonly billRecipientNetId: string | undefined;
  readonly activeSubscription: boolean;
  /** Set when the submission named a former address that still counts. */
  readonly newEmailAddress?: string | undefined;
}

/**
 * Whether a submission may go to the recipient that was found under its identifiers. `hits` answer `queriesOf`, in order.
 * Reports at `billRecipient` `RECIPIENT_UNKNOWN`, `RECIPIENT_EMAIL_EXPIRED`, `RECIPIENT_NOT_ALLOWED` and, when two
 * identifiers belong to two recipients, `RECIPIENT_MISMATCH`; at the payment mode `EBILL_DEBIT_NOT_ALLOWED`.
 */
export function validateRecipient(
  hits: readonly RecipientHit[],
  paymentMode: 'EBILL' | 'EBILL_DEBIT' | undefined,
): Result<ResolvedRecipient> {
  const [first, ...others] = hits;
  if (first === undefined) return failed(problem('RECIPIENT_UNKNOWN', path));
  const netIds = new Set(hits.map((hit) => hit.billRecipientNetId).filter((id) => id !== undefined));
  if (netIds.size > 1) return failed(problem('RECIPIENT_MISMATCH', path));
  const refusal = [first, ...others].find((hit) => hit.submissionStatus === 'NOT_ALLOWED');
  if (refusal !== undefined) return failed(problemOf(refusal.reason));
  if (first.submissionStatus === 'NOT_ALLOWED') return failed(problemOf(first.reason));
  if (paymentMode === 'EBILL_DEBIT' && !first.directDebit) {
    return failed(problem('EBILL_DEBIT_NOT_ALLOWED', ['singlePayment', 'paymentMode']));
  }
  const newEmailAddress = hits.find((hit) => 'newEmailAddress' in hit && hit.newEmailAddress !== undefined);
  return ok({
    billRecipientNetId: [...netIds][0],
    activeSubscription: first.activeSubscription,
    newEmailAddress: newEmailAddress?.submissionStatus === 'ALLOWED' ? newEmailAddress.newEmailAddress : undefined,
  });
}

const path: Path = ['billRecipient'];

function problemOf(reason: Extract<RecipientHit, { submissionStatus: 'NOT_ALLOWED' }>['reason']): Problem {
  switch (reason) {
    case 'UNKNOWN':
      return problem('RECIPIENT_UNKNOWN', path);
    case 'EMAIL_EXPIRED':
      return problem('RECIPIENT_EMAIL_EXPIRED', path, { months: networkLimits.formerEmailAddressMonthsMax });
    case 'NOT_SUBSCRIBED':
      return problem('RECIPIENT_NOT_ALLOWED', path);
  }
}

/**
 * The last day on which bills may be sent to an e-mail address that was given up on a day: 15 months later, or the last day
 * of that month. Undefined beyond the year 9999. Source: the rule of the eBill network for outdated addresses.
 */
export function lastDayOfFormerAddress(changedOn: CalendarDate): CalendarDate | undefined {
  const months =
    Number(changedOn.slice(0, 4)) * 12 + Number(changedOn.slice(5, 7)) - 1 + networkLimits.formerEmailAddressMonthsMax;
  const day = Number(changedOn.slice(8));
  for (let shorter = day; shorter > day - 4; shorter--) {
    const date = calendarDate(Math.floor(months / 12), (months % 12) + 1, shorter);
    if (date.ok) return date.value;
  }
  return undefined;
}
