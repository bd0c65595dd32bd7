import type { Draft } from '../../model/index.ts';
import { compareDecimals } from '../../money/sum.ts';
import type { Path } from '../../problem/problem.ts';
import type { Amount, BusinessCaseType } from '../business-case.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Judgement } from './judgement.ts';

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
export function judgeTotal(draft: BusinessCaseDraft, judgement: Judgement): void {
  judgeSign(draft.totalAmount, ['totalAmount'], judgement);
  judgePresence(draft.totalAmount, ['totalAmount'], draft, judgement);
}

/** eBill submission contract, amounts: the one payment, which is the total. */
export function judgePaymentAmount(draft: BusinessCaseDraft, judgement: Judgement): void {
  const amount = draft.singlePayment?.paymentInformation?.amount;
  const path = ['singlePayment', 'paymentInformation', 'amount'];
  judgeSign(amount, path, judgement);
  judgePresence(amount, path, draft, judgement);
  if (differsFromTotal(amount, path, draft, judgement)) judgement.report('AMOUNT_MISMATCH', path);
}

/** Whether value (or its absence) or currency is another than that of the total; no, while either has other faults. */
export function differsFromTotal(
  amount: Draft<Amount> | undefined,
  path: Path,
  { totalAmount }: BusinessCaseDraft,
  judgement: Judgement,
): boolean {
  if (amount === undefined || totalAmount === undefined) return false;
  const isSound = [path, ['totalAmount']].every(
    (place) => judgement.isSound([...place, 'value']) && judgement.isSound([...place, 'currencyCode']),
  );
  return isSound && (amount.value !== totalAmount.value || amount.currencyCode !== totalAmount.currencyCode);
}

/** What the sign of an amount may be is a matter of the type. */
export function judgeSign(amount: Draft<Amount> | undefined, path: Path, judgement: Judgement): void {
  if (amount?.value === undefined) return;
  const sign = compareDecimals(amount.value, '0');
  const asked = signs[judgement.type];
  if (asked === 'positive' && sign <= 0) judgement.report('AMOUNT_NOT_POSITIVE', [...path, 'value']);
  if (asked === 'not negative' && sign < 0) judgement.report('AMOUNT_NEGATIVE', [...path, 'value']);
}

/** Bills may leave the amount to the payer, and donation inquiries propose several instead of one. */
function judgePresence(
  amount: Draft<Amount> | undefined,
  path: Path,
  draft: BusinessCaseDraft,
  judgement: Judgement,
): void {
  const hasProposals = draft.proposedDonationAmounts !== undefined || !judgement.isSound(['proposedDonationAmounts']);
  if (amount === undefined || hasProposals || withoutAmount.includes(judgement.type)) return;
  const place = [...path, 'value'];
  if (amount.value === undefined && judgement.isSound(place)) judgement.report('AMOUNT_REQUIRED', place);
}
