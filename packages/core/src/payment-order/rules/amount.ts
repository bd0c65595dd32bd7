import { minorUnitsOf } from '../../currency/minor-units.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import type { Path } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import type { OnePaymentDraft } from '../model.ts';
import type { PaymentType } from '../order.ts';
import type { Validation } from './validation.ts';

const grammar = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * What is paid, with the decimals of its currency and within the bounds of its kind; without a currency only how it is written. A bill of
 * 0.00 is never paid.
 * Reports `PAYMENT_AMOUNT_REQUIRED`, `PAYMENT_MUST_NOT_BE_PAID`, `AMOUNT_FORMAT`, `AMOUNT_SCALE`, `AMOUNT_RANGE`; as notice
 * `PAYMENT_AMOUNT_DIFFERS`. Source: SPS 2025, credit transfers, 3.15 and InstdAmt; ISO 4217.
 */
export function validateAmount(
  { amount: given, billAmount }: OnePaymentDraft,
  currency: string | undefined,
  type: PaymentType,
  path: Path,
  validation: Validation,
): string | undefined {
  const place = [...path, 'amount'];
  if (billAmount !== undefined && /^0*(?:\.0*)?$/.test(billAmount)) {
    return validation.report('PAYMENT_MUST_NOT_BE_PAID', place);
  }
  if (given === undefined || given === '') return validation.report('PAYMENT_AMOUNT_REQUIRED', place);
  if (!grammar.test(given)) return validation.report('AMOUNT_FORMAT', place);
  if (currency === undefined) return undefined;
  const decimals = minorUnitsOf(currency);
  const [whole = '', fraction = ''] = given.split('.');
  if (/[1-9]/.test(fraction.slice(decimals)) || fraction.length > limits.amountMax.length) {
    return validation.report('AMOUNT_SCALE', place, { max: decimals });
  }
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  const amount = kept === '' ? whole : `${whole}.${kept}`;
  const max = { D: limits.domesticAmountMax, S: limits.sepaAmountMax, X: limits.amountMax }[type];
  if (compareDecimals(amount, max) > 0 || !/[1-9]/.test(amount)) {
    return validation.report('AMOUNT_RANGE', place, { min: limits.amountMin, max });
  }
  if (billAmount !== undefined && grammar.test(billAmount) && compareDecimals(amount, billAmount) !== 0) {
    validation.notice('PAYMENT_AMOUNT_DIFFERS', place, { amount, billAmount });
  }
  return amount;
}
