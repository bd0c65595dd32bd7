import { parseCreditorReference } from '../../reference/creditor-reference.ts';
import { parseQrReference } from '../../reference/qr-reference.ts';
import { type AccountNumber, type Iban, isIban, isQrIban, parseAccountNumber } from '../account.ts';
import { type InvoiceDraft, isFilled } from '../draft.ts';
import type { AccountAndReference } from '../invoice.ts';
import type { Validation } from './validation.ts';

/** Guidelines, section on account and reference: a QR-IBAN goes with QRR and only with it. */
export function validateAccount(draft: InvoiceDraft, validation: Validation): AccountAndReference | undefined {
  const account = isFilled(draft.iban)
    ? validation.accept(parseAccountNumber(draft.iban), ['iban'])
    : validation.report('REQUIRED', ['iban']);
  switch (draft.referenceType) {
    case 'QRR':
      return validateQrReference(draft, account, validation);
    case 'SCOR':
      return validateCreditorReference(draft, account, validation);
    case 'NON':
      if (isFilled(draft.reference)) validation.report('REFERENCE_MUST_BE_EMPTY', ['reference']);
      return validatePlain(account, 'NON', validation, (iban) => ({ referenceType: 'NON', iban }));
    case undefined:
    case '':
      return validation.report('REQUIRED', ['referenceType']);
    default:
      return validation.report('REFERENCE_TYPE_UNKNOWN', ['referenceType']);
  }
}

function validateQrReference(
  draft: InvoiceDraft,
  account: AccountNumber | undefined,
  validation: Validation,
): AccountAndReference | undefined {
  if (draft.currency === 'EUR' && validation.profile.qrReferenceOnlyWithChf) {
    validation.report('REFERENCE_TYPE_QRR_ONLY_WITH_CHF', ['currency'], { currency: draft.currency });
  }
  const reference = isFilled(draft.reference)
    ? validation.accept(parseQrReference(draft.reference), ['reference'])
    : validation.report('REQUIRED', ['reference']);
  if (account === undefined) return undefined;
  if (!isQrIban(account)) return validation.report('REFERENCE_TYPE_QRR_NEEDS_QR_IBAN', ['referenceType']);
  return reference && { referenceType: 'QRR', iban: account, reference };
}

function validateCreditorReference(
  draft: InvoiceDraft,
  account: AccountNumber | undefined,
  validation: Validation,
): AccountAndReference | undefined {
  const reference = isFilled(draft.reference)
    ? validation.accept(parseCreditorReference(draft.reference), ['reference'])
    : validation.report('REQUIRED', ['reference']);
  return validatePlain(account, 'SCOR', validation, (iban) => reference && { referenceType: 'SCOR', iban, reference });
}

function validatePlain(
  account: AccountNumber | undefined,
  referenceType: string,
  validation: Validation,
  make: (iban: Iban) => AccountAndReference | undefined,
): AccountAndReference | undefined {
  if (account === undefined) return undefined;
  if (isIban(account)) return make(account);
  return validation.report('REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', ['referenceType'], { referenceType });
}
