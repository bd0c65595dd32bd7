import { isCurrencyCode } from '../../currency/currency.ts';
import { isSepaCountry } from '../../epc/sepa.ts';
import { isBic } from '../../iban/bic.ts';
import { countryOf, normalizeIban, parseRegisteredIban, type RegisteredIban } from '../../iban/iban.ts';
import type { Path } from '../../problem/problem.ts';
import { isAccountNumber, isQrIban } from '../../swiss-qr/account.ts';
import type { OnePaymentDraft } from '../model.ts';
import type { AccountNumber, PaymentType } from '../order.ts';
import type { Validation } from './validation.ts';

/** Where a payment goes, and of which kind it is therefore. */
export interface PaymentRoute {
  readonly iban: RegisteredIban | AccountNumber;
  readonly isQrIban: boolean;
  readonly type: PaymentType;
}

/** The way to an account abroad without an IBAN. Source: SPS 2025, credit transfers, 3.15, type X. */
export function routeToNumber(number: string): PaymentRoute {
  return { iban: number as AccountNumber, isQrIban: false, type: 'X' };
}

/** Whether an account is one of Switzerland or Liechtenstein, which banks reach by its IBAN alone. */
export function isDomestic(iban: string): boolean {
  const country = countryOf(iban);
  return country === 'CH' || country === 'LI';
}

/** The account that is paid. Reports `REQUIRED` and what `parseRegisteredIban` reports. Source: ISO 13616. */
export function validateIban(draft: OnePaymentDraft, path: Path, validation: Validation): RegisteredIban | undefined {
  const place = [...path, 'iban'];
  if (draft.iban === undefined || draft.iban === '') return validation.report('REQUIRED', place);
  const text = validation.options.normalize ? normalizeIban(draft.iban) : draft.iban;
  return validation.accept(parseRegisteredIban(text), place);
}

/** A currency of ISO 4217. Reports `REQUIRED`, `PAYMENT_CURRENCY_UNKNOWN`. */
export function validateCurrency(draft: OnePaymentDraft, path: Path, validation: Validation): string | undefined {
  const place = [...path, 'currency'];
  if (draft.currency === undefined || draft.currency === '') return validation.report('REQUIRED', place);
  return isCurrencyCode(draft.currency) ? draft.currency : validation.report('PAYMENT_CURRENCY_UNKNOWN', place);
}

/**
 * The kind of payment that account, currency and the chosen service make: domestic, SEPA, or any other. Without a service euros to
 * a foreign account within SEPA are a SEPA payment, and euros to a Swiss one a domestic payment. Source: SPS 2025, credit
 * transfers, 3.15.
 */
export function validateRoute(
  draft: OnePaymentDraft,
  iban: RegisteredIban,
  currency: string,
  path: Path,
  validation: Validation,
): PaymentRoute {
  const country = countryOf(iban);
  const isQr = isAccountNumber(iban) && isQrIban(iban);
  const { service } = draft;
  const route = (type: PaymentType): PaymentRoute => ({ iban, isQrIban: isQr, type });
  const isSepa = isSepaCountry(country);
  if (service === 'SEPA') {
    if (currency !== 'EUR') otherCurrency(service, 'EUR', currency, path, validation);
    if (!isSepa) validation.report('PAYMENT_SERVICE_COUNTRY', [...path, 'service'], { service, country });
    return route('S');
  }
  if (service !== undefined) {
    if (!isDomestic(iban)) validation.report('PAYMENT_SERVICE_COUNTRY', [...path, 'service'], { service, country });
    if (currency !== 'CHF') otherCurrency(service, 'CHF', currency, path, validation);
    return route('D');
  }
  const isChosenHere = validation.options.isAsWritten !== true;
  if (!isDomestic(iban)) return route(currency === 'EUR' && isSepa && isChosenHere ? 'S' : 'X');
  if (currency === 'CHF' || currency === 'EUR') {
    if (isQr && currency === 'EUR' && validation.options.rules.qrIbanInEuroEnds) {
      validation.notice('PAYMENT_EUR_QR_IBAN_ENDS', [...path, 'currency']);
    }
    return route('D');
  }
  if (isQr) validation.report('PAYMENT_QR_IBAN_CURRENCY', [...path, 'currency'], { currency });
  return route('X');
}

function otherCurrency(service: string, expected: string, currency: string, path: Path, validation: Validation): void {
  validation.report('PAYMENT_SERVICE_CURRENCY', [...path, 'currency'], { service, expected, currency });
}

/**
 * The bank of the payee: for payments abroad alone, since banks find that of a Swiss account by its IBAN.
 * Reports `PAYMENT_BIC`; as notices `PAYMENT_AGENT_LEFT_OUT`, `PAYMENT_AGENT_MISSING`.
 */
export function validateBic(
  { bic }: OnePaymentDraft,
  { iban, type }: PaymentRoute,
  path: Path,
  validation: Validation,
): string | undefined {
  const place = [...path, 'bic'];
  if (bic === undefined || bic === '') {
    if (type === 'X' && !isDomestic(iban)) validation.notice('PAYMENT_AGENT_MISSING', place);
    return undefined;
  }
  if (!isBic(bic)) return validation.report('PAYMENT_BIC', place);
  return isDomestic(iban) ? validation.notice('PAYMENT_AGENT_LEFT_OUT', place) : bic;
}
