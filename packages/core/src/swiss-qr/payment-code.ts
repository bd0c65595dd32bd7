import { formatIban } from '../iban/iban.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import type { PaymentFact } from '../payment-fact.ts';
import { formatCreditorReference } from '../reference/creditor-reference.ts';
import { formatQrReference } from '../reference/qr-reference.ts';
import { ok, type Result } from '../result.ts';
import type { AddressDraft, InvoiceDraft } from './draft.ts';
import type { RuleProfile } from './profile.ts';
import { type PayloadReading, payloadBeginnings, readPayload } from './read-payload.ts';
import { validateSymbol } from './symbol.ts';

/** The Swiss QR code in the list of payment codes that readers try. */
export const swissPaymentCode = {
  standard: 'SWISS_QR',
  title: 'Swiss QR code',
  beginnings: payloadBeginnings,
  read(
    code: { readonly text: string },
    profile: RuleProfile,
  ): Result<PayloadReading & { readonly standard: 'SWISS_QR' }> {
    const read = readPayload(code.text, profile);
    return read.ok ? ok({ standard: 'SWISS_QR', ...read.value }) : read;
  },
  validateSymbol,
  facts: ({ draft }: PayloadReading): readonly PaymentFact[] => [
    { name: 'account', lines: [formatIban(draft.iban ?? '')] },
    { name: 'creditor', lines: linesOf(draft.creditor) },
    { name: 'amount', lines: draft.amount ? [`${draft.currency ?? ''} ${shownAmount(draft.amount)}`] : 'open' },
    { name: 'reference', lines: [draft.referenceType ?? '', shownReference(draft)] },
    { name: 'debtor', lines: draft.debtor ? linesOf(draft.debtor) : 'open' },
    { name: 'message', lines: [draft.unstructuredMessage ?? ''] },
    { name: 'billingInformation', lines: [draft.billingInformation ?? ''] },
    { name: 'procedures', lines: draft.alternativeProcedures ?? [] },
  ],
} as const;

function linesOf(address: AddressDraft | undefined): readonly string[] {
  if (address === undefined) return [];
  const { name = '', street = '', buildingNumber = '', postalCode = '', city = '', countryCode = '' } = address;
  const country = countryCode === 'CH' ? '' : countryCode;
  return [
    name,
    `${street} ${buildingNumber}`.trim(),
    address.addressLine1 ?? '',
    address.addressLine2 ?? '',
    `${country} ${postalCode} ${city}`.trim(),
  ];
}

function shownAmount(text: string): string {
  const amount = parseAmount(text);
  return amount.ok ? formatAmount(amount.value) : text;
}

function shownReference({ referenceType, reference = '' }: InvoiceDraft): string {
  return referenceType === 'QRR' ? formatQrReference(reference) : formatCreditorReference(reference);
}
