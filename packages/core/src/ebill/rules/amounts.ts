import type { Draft } from '../../model/index.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import type { Path } from '../../problem/problem.ts';
import type { Amount, BusinessCaseType } from '../business-case.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Validation } from './validation.ts';

/** Above zero, zero or more, or any sign. */
const signs: Readonly<Record<BusinessCaseType, 'positive' | 'not negative' | 'any'>> = {
  Bill: 'positive',
  InstalmentBill: 'positive',
  Reminder: 'positive',
  DonationInquiry: 'positive',
  CreditNote: 'not negative',
  Advice: 'any',
};

/** With an IBAN or QR-IBAN, these may leave the amount to the payer, as QR-bills do. */
const withoutAmount: readonly BusinessCaseType[] = ['Bill', 'InstalmentBill'];

/** eBill submission contract, amounts: the total. */
export function validateTotal(draft: BusinessCaseDraft, validation: Validation): void {
  validateSign(draft.totalAmount, ['totalAmount'], validation);
  validatePresence(draft.totalAmount, ['totalAmount'], draft, validation);
}

/** eBill submission contract, amounts: the one payment, which is the total. */
export function validatePaymentAmount(draft: BusinessCaseDraft, validation: Validation): void {
  const amount = draft.singlePayment?.paymentInformation?.amount;
  const path = ['singlePayment', 'paymentInformation', 'amount'];
  validateSign(amount, path, validation);
  validatePresence(amount, path, draft, validation);
  if (differsFromTotal(amount, path, draft, validation)) validation.report('AMOUNT_MISMATCH', path);
}

/** Whether value (or its absence) or currency is another than that of the total; no, while either has other faults. */
export function differsFromTotal(
  amount: Draft<Amount> | undefined,
  path: Path,
  { totalAmount }: BusinessCaseDraft,
  validation: Validation,
): boolean {
  if (amount === undefined || totalAmount === undefined) return false;
  const isSound = [path, ['totalAmount']].every(
    (place) => validation.isSound([...place, 'value']) && validation.isSound([...place, 'currencyCode']),
  );
  return isSound && (amount.value !== totalAmount.value || amount.currencyCode !== totalAmount.currencyCode);
}

/** What the sign of an amount may be is a matter of the type. */
export function validateSign(amount: Draft<Amount> | undefined, path: Path, validation: Validation): void {
  if (amount?.value === undefined) return;
  const sign = compareDecimals(amount.value, '0');
  const asked = signs[validation.type];
  if (asked === 'positive' && sign <= 0) validation.report('AMOUNT_NOT_POSITIVE', [...path, 'value']);
  if (asked === 'not negative' && sign < 0) validation.report('AMOUNT_NEGATIVE', [...path, 'value']);
}

/** Bills may leave the amount to the payer, and donation inquiries propose several instead of one. */
function validatePresence(
  amount: Draft<Amount> | undefined,
  path: Path,
  draft: BusinessCaseDraft,
  validation: Validation,
): void {
  const hasProposals = draft.proposedDonationAmounts !== undefined || !validation.isSound(['proposedDonationAmounts']);
  if (amount === undefined || hasProposals || withoutAmount.includes(validation.type)) return;
  const place = [...path, 'value'];
  if (amount.value === undefined && validation.isSound(place)) validation.report('AMOUNT_REQUIRED', place);
}
