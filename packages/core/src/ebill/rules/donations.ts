import { limits } from '../limits.ts';
import { judgeSign } from './amounts.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Judgement } from './judgement.ts';

/** eBill submission contract, donation inquiries: proposals instead of an amount, and purposes with ids of their own. */
export function judgeDonations(draft: BusinessCaseDraft, judgement: Judgement): void {
  if (draft.proposedDonationAmounts !== undefined) judgeProposals(draft, judgement);
  const ids = new Set<string>();
  for (const [index, purpose] of (draft.donationPurposes?.donationPurpose ?? []).entries()) {
    const id = purpose?.externalDonationPurposeId;
    if (id === undefined) continue;
    const path = ['donationPurposes', 'donationPurpose', index, 'externalDonationPurposeId'];
    if (ids.has(id)) judgement.report('DONATION_PURPOSES', path, { min: 1, max: limits.donationPurposesMax });
    ids.add(id);
  }
}

function judgeProposals(draft: BusinessCaseDraft, judgement: Judgement): void {
  const bounds = { min: limits.donationAmountsMin, max: limits.donationAmountsMax };
  const values = new Set<string>();
  for (const [index, amount] of (draft.proposedDonationAmounts?.proposedDonationAmount ?? []).entries()) {
    if (amount === undefined) continue;
    const path = ['proposedDonationAmounts', 'proposedDonationAmount', index];
    judgeSign(amount, path, judgement);
    const isAbsent = amount.value === undefined && judgement.isSound([...path, 'value']);
    const total = draft.totalAmount?.currencyCode;
    const isForeign = total !== undefined && amount.currencyCode !== undefined && amount.currencyCode !== total;
    if (isForeign) judgement.report('DONATION_PROPOSALS', [...path, 'currencyCode'], bounds);
    if (isAbsent || values.has(amount.value ?? '')) judgement.report('DONATION_PROPOSALS', [...path, 'value'], bounds);
    if (amount.value !== undefined) values.add(amount.value);
  }
  const others = [
    [draft.totalAmount, ['totalAmount', 'value']],
    [draft.singlePayment?.paymentInformation?.amount, ['singlePayment', 'paymentInformation', 'amount', 'value']],
  ] as const;
  for (const [amount, path] of others) {
    if (amount?.value !== undefined) judgement.report('DONATION_PROPOSALS', path, bounds);
  }
}
