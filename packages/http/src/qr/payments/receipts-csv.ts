import { withoutFormula, writeCsv } from '@rappen/core/bulk';
import type { ReceiptCharge, Reconciliation } from '@rappen/core/reconciliation';
import { sentenceOf } from '../../problems/index.ts';

const csvHeader = [
  'date',
  'verdict',
  'bill',
  'currency',
  'amount',
  'direction',
  'payer',
  'payerAccount',
  'reference',
  'message',
  'candidates',
  'reasons',
  'counted',
  'discount',
  'difference',
  'charges',
  'booked',
];

/** The receipts of a reconciliation as a table: a row each. Texts of payers cannot become formulas of a spreadsheet. */
export function receiptsCsv({ receipts }: Reconciliation): string {
  const rows = receipts.map((receipt) => [
    receipt.date ?? '',
    receipt.verdict,
    withoutFormula(receipt.bill ?? ''),
    receipt.currency,
    receipt.amount,
    receipt.direction,
    withoutFormula(receipt.payer ?? ''),
    withoutFormula(receipt.payerAccount ?? ''),
    withoutFormula(receipt.reference ?? ''),
    withoutFormula(receipt.message ?? ''),
    withoutFormula(receipt.candidates.map(({ bill, score }) => `${bill} (${score})`).join(', ')),
    receipt.reasons.map(sentenceOf).join('; '),
    receipt.counted ?? '',
    receipt.discount ?? '',
    receipt.difference ?? '',
    (receipt.charges ?? []).map(chargeText).join(', '),
    receipt.booked ?? '',
  ]);
  return writeCsv([csvHeader, ...rows]);
}

/** `CHF 3.00`; what was not taken off the booking says so. */
function chargeText({ currency, amount, isIncluded }: ReceiptCharge): string {
  return `${currency} ${amount}${isIncluded ? '' : ' (not deducted)'}`;
}
