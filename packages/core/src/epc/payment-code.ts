import { formatIban } from '../iban/iban.ts';
import { formatAmount, parseAmount } from '../money/amount.ts';
import type { PaymentFact } from '../payment-fact.ts';
import { formatCreditorReference, isCreditorReference } from '../reference/creditor-reference.ts';
import { ok, type Result } from '../result.ts';
import { type EpcCode, type EpcReading, epcBeginnings, readEpcPayload } from './read-payload.ts';
import { validateEpcSymbol } from './symbol.ts';

/** The EPC QR code in the list of payment codes that readers try. */
export const epcPaymentCode = {
  standard: 'EPC_QR',
  title: 'EPC QR code',
  beginnings: epcBeginnings,
  read(code: EpcCode): Result<EpcReading & { readonly standard: 'EPC_QR' }> {
    const read = readEpcPayload(code);
    return read.ok ? ok({ standard: 'EPC_QR', ...read.value }) : read;
  },
  validateSymbol: validateEpcSymbol,
  facts: ({ draft }: EpcReading): readonly PaymentFact[] => [
    { name: 'account', lines: [formatIban(draft.iban ?? '')] },
    { name: 'bic', lines: [draft.bic ?? ''] },
    { name: 'creditor', lines: [draft.name ?? ''] },
    { name: 'amount', lines: draft.amount ? [`EUR ${shownAmount(draft.amount)}`] : 'open' },
    { name: 'purpose', lines: [draft.purpose ?? ''] },
    { name: 'reference', lines: [shownReference(draft.reference ?? '')] },
    { name: 'message', lines: [draft.message ?? ''] },
    { name: 'information', lines: [draft.information ?? ''] },
  ],
} as const;

function shownAmount(text: string): string {
  const amount = parseAmount(text);
  return amount.ok ? formatAmount(amount.value) : text;
}

function shownReference(text: string): string {
  return isCreditorReference(text) ? formatCreditorReference(text) : text;
}
