import type { BulkBill, Slip } from '@rappen/core/bulk';
import { drawPaymentPart, type Language, type PageSize } from '@rappen/core/payment-part';
import type { Problem } from '@rappen/core/problem';
import { draftOf, encodeSymbol, notesOf, type ProfileName, profiles } from '@rappen/core/swiss-qr';

/** How bills are read and printed: plain data. */
export interface BulkSettings {
  readonly format: 'pdf' | 'zip';
  readonly profile: ProfileName;
  readonly normalize: boolean;
  /** Whether rows may have no amount, though there is a column of amounts. */
  readonly openAmounts?: boolean | undefined;
  readonly language: Language;
  readonly pageSize: PageSize;
}

/** The most warnings listed per run. */
export const warningsMax = 1000;

/** The slips of the bills, one by one; what the layout had to shorten, and what leaves a bill valid but should be known, is added to `warnings`. */
export function* slipsOf(
  bills: Iterable<BulkBill>,
  { language, pageSize, profile }: BulkSettings,
  warnings: Problem[],
  step: () => void = () => {},
): Generator<Slip> {
  for (const bill of bills) {
    const { drawing, warnings: found } = slipOf(bill, language, pageSize);
    for (const each of [...notesOf(draftOf(bill.invoice), profiles[profile]), ...found]) {
      if (warnings.length < warningsMax) warnings.push({ ...each, path: [`row ${bill.place}`, ...each.path] });
    }
    step();
    yield { bill, drawing };
  }
}

function slipOf(bill: BulkBill, language: Language, pageSize: PageSize) {
  const symbol = encodeSymbol(bill.invoice);
  const part = symbol.ok
    ? drawPaymentPart(bill.invoice, symbol.value, { language: bill.language ?? language, pageSize })
    : symbol;
  if (!part.ok) throw new Error(part.problems.map(({ code }) => code).join(', '));
  return part.value;
}
