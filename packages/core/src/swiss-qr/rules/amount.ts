import { type Amount, parseAmount } from '../../money/amount.ts';
import { within } from '../../problem/problem.ts';
import { type InvoiceDraft, isFilled } from '../draft.ts';
import type { QrCurrency } from '../invoice.ts';
import { isNotificationMessage, notificationMessages } from '../notification.ts';
import type { Judgement } from './judgement.ts';

/** Guidelines, sections on amount and on notifications: 0.00 and its message belong together. */
export function judgeAmount(draft: InvoiceDraft, judgement: Judgement): Amount | undefined {
  const amount = isFilled(draft.amount) ? parseAmount(draft.amount) : undefined;
  if (amount?.ok === false) judgement.problems.push(...within(['amount'], amount.problems));
  const isZero = amount?.ok === true && amount.value === '0.00';
  const isNotification = isNotificationMessage(draft.unstructuredMessage, judgement.profile);
  if (isZero && !isNotification) {
    judgement.report('AMOUNT_ZERO_NEEDS_NOTIFICATION', ['amount'], { message: notificationMessages.en });
  }
  if (isNotification && !isZero) judgement.report('AMOUNT_NOTIFICATION_NEEDS_ZERO', ['amount']);
  return amount?.ok === true ? amount.value : undefined;
}

/** Guidelines, table of data elements: CHF or EUR. */
export function judgeCurrency(currency: string | undefined, judgement: Judgement): QrCurrency | undefined {
  if (!isFilled(currency)) return judgement.report('REQUIRED', ['currency']);
  if (currency === 'CHF' || currency === 'EUR') return currency;
  return judgement.report('CURRENCY_NOT_SUPPORTED', ['currency']);
}
