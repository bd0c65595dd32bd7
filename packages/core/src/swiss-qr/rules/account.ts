import { within } from '../../problem/problem.ts';
import { parseCreditorReference } from '../../reference/creditor-reference.ts';
import { parseQrReference } from '../../reference/qr-reference.ts';
import type { Result } from '../../result.ts';
import { type AccountNumber, type Iban, isIban, isQrIban, parseAccountNumber } from '../account.ts';
import { type InvoiceDraft, isFilled } from '../draft.ts';
import type { AccountAndReference } from '../invoice.ts';
import type { Judgement } from './judgement.ts';

/** Guidelines, section on account and reference: a QR-IBAN goes with QRR and only with it. */
export function judgeAccount(draft: InvoiceDraft, judgement: Judgement): AccountAndReference | undefined {
  const account = isFilled(draft.iban)
    ? accepted(parseAccountNumber(draft.iban), 'iban', judgement)
    : judgement.report('REQUIRED', ['iban']);
  switch (draft.referenceType) {
    case 'QRR':
      return judgeQrReference(draft, account, judgement);
    case 'SCOR':
      return judgeCreditorReference(draft, account, judgement);
    case 'NON':
      if (isFilled(draft.reference)) judgement.report('REFERENCE_MUST_BE_EMPTY', ['reference']);
      return judgePlain(account, 'NON', judgement, (iban) => ({ referenceType: 'NON', iban }));
    case undefined:
    case '':
      return judgement.report('REQUIRED', ['referenceType']);
    default:
      return judgement.report('REFERENCE_TYPE_UNKNOWN', ['referenceType']);
  }
}

function judgeQrReference(
  draft: InvoiceDraft,
  account: AccountNumber | undefined,
  judgement: Judgement,
): AccountAndReference | undefined {
  if (draft.currency === 'EUR' && judgement.profile.qrReferenceOnlyWithChf) {
    judgement.report('REFERENCE_TYPE_QRR_ONLY_WITH_CHF', ['currency'], { currency: draft.currency });
  }
  const reference = isFilled(draft.reference)
    ? accepted(parseQrReference(draft.reference), 'reference', judgement)
    : judgement.report('REQUIRED', ['reference']);
  if (account === undefined) return undefined;
  if (!isQrIban(account)) return judgement.report('REFERENCE_TYPE_QRR_NEEDS_QR_IBAN', ['referenceType']);
  return reference && { referenceType: 'QRR', iban: account, reference };
}

function judgeCreditorReference(
  draft: InvoiceDraft,
  account: AccountNumber | undefined,
  judgement: Judgement,
): AccountAndReference | undefined {
  const reference = isFilled(draft.reference)
    ? accepted(parseCreditorReference(draft.reference), 'reference', judgement)
    : judgement.report('REQUIRED', ['reference']);
  return judgePlain(account, 'SCOR', judgement, (iban) => reference && { referenceType: 'SCOR', iban, reference });
}

function judgePlain(
  account: AccountNumber | undefined,
  referenceType: string,
  judgement: Judgement,
  make: (iban: Iban) => AccountAndReference | undefined,
): AccountAndReference | undefined {
  if (account === undefined) return undefined;
  if (isIban(account)) return make(account);
  return judgement.report('REFERENCE_TYPE_QR_IBAN_NEEDS_QRR', ['referenceType'], { referenceType });
}

function accepted<T>(result: Result<T>, field: string, judgement: Judgement): T | undefined {
  if (result.ok) return result.value;
  judgement.problems.push(...within([field], result.problems));
  return undefined;
}
