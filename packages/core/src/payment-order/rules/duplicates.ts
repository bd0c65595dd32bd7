import type { Path } from '../../problem/problem.ts';
import type { OnePaymentDraft, PaidPayment } from '../model.ts';
import type { Payment } from '../order.ts';
import type { Validation } from './validation.ts';

/** Finds payments that were made before, in this order or as the caller remembers them. */
export class PaidBefore {
  private readonly keys = new Set<string>();

  constructor(paid: readonly PaidPayment[]) {
    for (const { iban, reference, amount, currency, message } of paid) {
      if (iban === undefined) continue;
      if (reference !== undefined && reference !== '') this.keys.add(referenceKey(iban, reference));
      else if (amount !== undefined) this.keys.add(textKey(iban, currency ?? '', withoutZeros(amount), message ?? ''));
    }
  }

  /**
   * Reports `PAYMENT_DUPLICATE` for an account and reference that were paid, unless the draft says that it is meant; as notices
   * `PAYMENT_AGAIN`, and `PAYMENT_PROBABLY_TWICE` for the same amount with the same message.
   */
  validate(payment: Payment, { again }: OnePaymentDraft, path: Path, validation: Validation): void {
    const { iban, remittance, currency, amount } = payment;
    const hasReference = remittance !== undefined && remittance.referenceType !== 'NON';
    const key = hasReference
      ? referenceKey(iban, remittance.reference)
      : textKey(iban, currency, withoutZeros(amount), remittance?.message ?? '');
    const isKnown = this.keys.has(key);
    this.keys.add(key);
    if (!isKnown) return;
    if (!hasReference) validation.notice('PAYMENT_PROBABLY_TWICE', path);
    else if (again === true) validation.notice('PAYMENT_AGAIN', path, { reference: remittance.reference });
    else validation.report('PAYMENT_DUPLICATE', [...path, 'reference'], { reference: remittance.reference });
  }
}

function referenceKey(iban: string, reference: string): string {
  return `${iban} ${reference}`;
}

function textKey(iban: string, currency: string, amount: string, message: string): string {
  return `${iban} ${currency} ${amount} ${message}`;
}

/** `50` and `50.00` are the same amount. */
function withoutZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
