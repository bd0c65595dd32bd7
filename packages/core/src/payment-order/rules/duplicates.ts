import { amountText } from '../../bank-message/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { OnePaymentDraft, PaidPayment } from '../model.ts';
import type { Payment } from '../order.ts';
import type { Validation } from './validation.ts';

/** Where a payment was made before: in an earlier message, as far as the caller knows which, or in this order. */
export interface PaidWhere {
  readonly messageId?: string | undefined;
  readonly executionDate?: string | undefined;
  /** In this order: `payments[index]`. */
  readonly index?: number | undefined;
}

/** A payment that is not in the order, since it was made before. */
export interface LeftOutPayment {
  /** Its place in what was given: `payments[index]`. */
  readonly index: number;
  readonly creditor?: string | undefined;
  readonly iban: string;
  readonly reference?: string | undefined;
  readonly message?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: string | undefined;
  readonly source?: string | undefined;
  readonly paid: PaidWhere;
}

/**
 * Finds payments that were made before, in this order or as the caller remembers them: by account and reference, and without one by
 * account, amount and message.
 */
export class PaidBefore {
  private readonly found = new Map<string, PaidWhere>();

  constructor(paid: readonly PaidPayment[]) {
    for (const { iban, reference, amount, currency, message, messageId, executionDate } of paid) {
      const key = keyOf({ iban, reference, amount, currency, message });
      if (key !== undefined && !this.found.has(key)) this.found.set(key, { messageId, executionDate });
    }
  }

  /** Where the payment of a draft was made before, whatever else is right or wrong in it; undefined where it was not. */
  ofDraft({ iban, referenceType, reference, amount, currency, message }: OnePaymentDraft): PaidWhere | undefined {
    const key = keyOf({ iban, reference: referenceType === 'NON' ? undefined : reference, amount, currency, message });
    return key === undefined ? undefined : this.found.get(key);
  }

  /** Where a payment was made before; where it was not, it counts as made from now on. */
  ofPayment(payment: Omit<Payment, 'instructionId'>): PaidWhere | undefined {
    const { iban, remittance, currency, amount } = payment;
    const reference = remittance?.referenceType === 'NON' ? undefined : remittance?.reference;
    const key = keyOf({ iban, reference, currency, amount, message: remittance?.message }) ?? '';
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { index: payment.index });
    return known;
  }

  /**
   * Reports `PAYMENT_DUPLICATE` for an account and reference that were paid, unless the draft says that it is meant; as notices
   * `PAYMENT_AGAIN`, and `PAYMENT_PROBABLY_TWICE` for the same amount with the same message.
   */
  validate(
    payment: Omit<Payment, 'instructionId'>,
    { again }: OnePaymentDraft,
    path: Path,
    validation: Validation,
  ): void {
    if (this.ofPayment(payment) === undefined) return;
    const { remittance } = payment;
    if (remittance === undefined || remittance.referenceType === 'NON')
      validation.notice('PAYMENT_PROBABLY_TWICE', path);
    else if (again === true) validation.notice('PAYMENT_AGAIN', path, { reference: remittance.reference });
    else validation.report('PAYMENT_DUPLICATE', [...path, 'reference'], { reference: remittance.reference });
  }
}

/** A draft that was paid before, as the list of what is left out has it. */
export function leftOutOf(draft: OnePaymentDraft, index: number, paid: PaidWhere): LeftOutPayment {
  const { creditor, iban = '', reference, message, currency, source } = draft;
  const amount = amountText(draft.amount) ?? draft.amount;
  return { index, creditor: creditor?.name, iban, reference, message, currency, amount, source, paid };
}

interface PaidFacts {
  readonly iban: string | undefined;
  readonly reference: string | undefined;
  readonly amount: string | undefined;
  readonly currency: string | undefined;
  readonly message: string | undefined;
}

/** Blanks, small letters and leading zeros tell nothing apart; `50` and `50.00` are the same amount. */
function keyOf({ iban, reference, amount, currency = '', message = '' }: PaidFacts): string | undefined {
  if (iban === undefined) return undefined;
  const account = plain(iban);
  if (reference !== undefined && reference !== '') return `${account} ${plain(reference).replace(/^0+(?=\d)/, '')}`;
  return amount === undefined ? undefined : `${account} ${currency} ${withoutZeros(amount)} ${message.trim()}`;
}

function plain(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

function withoutZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
