import { type Amount, parseAmount } from '../../money/amount.ts';
import { type InvoiceDraft, isFilled } from '../draft.ts';
import type { QrCurrency } from '../invoice.ts';
import { isNotificationMessage, notificationMessages } from '../notification.ts';
import type { Validation } from './validation.ts';

/** Guidelines, sections on amount and on notifications: 0.00 and its message belong together. */
export function validateAmount(draft: InvoiceDraft, validation: Validation): Amount | undefined {
  const amount = isFilled(draft.amount) ? validation.accept(parseAmount(draft.amount), ['amount']) : undefined;
  const isZero = amount === '0.00';
  const isNotification = isNotificationMessage(draft.unstructuredMessage, validation.profile);
  if (isZero && !isNotification) {
    validation.report('AMOUNT_ZERO_NEEDS_NOTIFICATION', ['amount'], { message: notificationMessages.en });
  }
  if (isNotification && !isZero) validation.report('AMOUNT_NOTIFICATION_NEEDS_ZERO', ['amount']);
  return amount;
}

/** Guidelines, table of data elements: CHF or EUR. */
export function validateCurrency(currency: string | undefined, validation: Validation): QrCurrency | undefined {
  if (!isFilled(currency)) return validation.report('REQUIRED', ['currency']);
  if (currency === 'CHF' || currency === 'EUR') return currency;
  return validation.report('CURRENCY_NOT_SUPPORTED', ['currency']);
}
