import type { Draft } from '../../model/index.ts';
import type { Path } from '../../problem/problem.ts';
import { isCreditorReference, parseCreditorReference } from '../../reference/creditor-reference.ts';
import { parseQrReference } from '../../reference/qr-reference.ts';
import { isAccountNumber, isQrIban } from '../../swiss-qr/account.ts';
import type { AccountAndReference } from '../business-case.ts';
import type { Validation } from './validation.ts';

type Generic = NonNullable<Draft<AccountAndReference>['generic']>;

/**
 * eBill submission contract, references: a QR-IBAN goes with a QR reference and only with it; SCOR has a creditor
 * reference, NON has none. Where the account contradicts the type, the reference is not validated as well.
 */
export function validateReference(generic: Generic, path: Path, validation: Validation): undefined {
  const { referenceType, referenceStructured, iban } = generic;
  const typePath = [...path, 'referenceType'];
  const referencePath = [...path, 'referenceStructured'];
  if (referenceType === undefined) return;
  const isQr = iban === undefined ? undefined : isQrAccount(iban);
  if (isQr === true && referenceType !== 'QRR') return validation.report('QR_IBAN_REQUIRES_QRR', typePath);
  if (isQr === false && referenceType === 'QRR') return validation.report('QRR_REQUIRES_QR_IBAN', typePath);
  if (!validation.isSound(referencePath)) return;
  if (referenceType === 'NON') {
    if (referenceStructured !== undefined) validation.report('REFERENCE_NOT_ALLOWED', referencePath);
  } else if (referenceStructured === undefined) {
    validation.report(referenceType === 'QRR' ? 'QR_IBAN_REQUIRES_QRR' : 'SCOR_REQUIRED', referencePath);
  } else if (referenceType === 'QRR') validateQrReference(referenceStructured, referencePath, validation);
  else validateCreditorReference(referenceStructured, referencePath, validation);
}

const checkDigits: readonly string[] = ['QR_REFERENCE_CHECK_DIGIT', 'CREDITOR_REFERENCE_CHECK_DIGITS'];

function validateQrReference(text: string, path: Path, validation: Validation): void {
  const reference = parseQrReference(text);
  if (reference.ok) return;
  validation.report(checkDigits.includes(reference.problems[0].code) ? 'QRR_CHECKSUM' : 'QRR_FORMAT', path);
}

function validateCreditorReference(text: string, path: Path, validation: Validation): void {
  const reference = parseCreditorReference(text);
  if (reference.ok && isCreditorReference(text)) return;
  const isWrongSum = !reference.ok && checkDigits.includes(reference.problems[0].code);
  validation.report(isWrongSum ? 'SCOR_CHECKSUM' : 'SCOR_FORMAT', path);
}

/** eBill submission contract, currencies: with a QR-IBAN only those of the QR-bill. */
export function validateCurrencyOfAccount(
  currencyCode: string | undefined,
  iban: string | undefined,
  path: Path,
  validation: Validation,
): void {
  if (currencyCode === undefined || iban === undefined || !isQrAccount(iban)) return;
  if (currencyCode !== 'CHF' && currencyCode !== 'EUR') {
    validation.report('CURRENCY_NOT_ALLOWED_FOR_QR_IBAN', path);
  }
}

/** Whether a text is a QR-IBAN. */
export function isQrAccount(text: string): boolean {
  return isAccountNumber(text) && isQrIban(text);
}
