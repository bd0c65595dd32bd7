import { limits } from '../limits.ts';
import { validateSign } from './amounts.ts';
import type { BusinessCaseDraft } from './draft.ts';
import type { Validation } from './validation.ts';

/** eBill submission contract, donation inquiries: proposals instead of an amount, and purposes with ids of their own. */
export function validateDonations(draft: BusinessCaseDraft, validation: Validation): void {
  if (draft.proposedDonationAmounts !== undefined) validateProposals(draft, validation);
  const ids = new Set<string>();
  for (const [index, purpose] of (draft.donationPurposes?.donationPurpose ?? []).entries()) {
    const id = purpose?.externalDonationPurposeId;
    if (id === undefined) continue;
    const path = ['donationPurposes', 'donationPurpose', index, 'externalDonationPurposeId'];
    if (ids.has(id)) validation.report('DONATION_PURPOSES', path, { min: 1, max: limits.donationPurposesMax });
    ids.add(id);
  }
}

function validateProposals(draft: BusinessCaseDraft, validation: Validation): void {
  const bounds = { min: limits.donationAmountsMin, max: limits.donationAmountsMax };
  const values = new Set<string>();
  for (const [index, amount] of (draft.proposedDonationAmounts?.proposedDonationAmount ?? []).entries()) {
    if (amount === undefined) continue;
    const path = ['proposedDonationAmounts', 'proposedDonationAmount', index];
    validateSign(amount, path, validation);
    const isAbsent = amount.value === undefined && validation.isSound([...path, 'value']);
    const total = draft.totalAmount?.currencyCode;
    const isForeign = total !== undefined && amount.currencyCode !== undefined && amount.currencyCode !== total;
    if (isForeign) validation.report('DONATION_PROPOSALS', [...path, 'currencyCode'], bounds);
    if (isAbsent || values.has(amount.value ?? '')) validation.report('DONATION_PROPOSALS', [...path, 'value'], bounds);
    if (amount.value !== undefined) values.add(amount.value);
  }
  const others = [
    [draft.totalAmount, ['totalAmount', 'value']],
    [draft.singlePayment?.paymentInformation?.amount, ['singlePayment', 'paymentInformation', 'amount', 'value']],
  ] as const;
  for (const [amount, path] of others) {
    if (amount?.value !== undefined) validation.report('DONATION_PROPOSALS', path, bounds);
  }
}
