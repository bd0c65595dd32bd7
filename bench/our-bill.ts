import type { Drawing } from '@rappen/core/drawing';
import { drawPaymentPart, type PageSize } from '@rappen/core/payment-part';
import type { QrSymbol } from '@rappen/core/qr';
import type { Result } from '@rappen/core/result';
import { encodeSymbol, parseDraft } from '@rappen/core/swiss-qr';
import { type Bill, profile } from './workload.ts';

/** All that one bill costs from its texts: every rule, the symbol, the layout. */
export function drawnBill({ draft, language }: Bill, pageSize: PageSize): Drawing {
  const invoice = accepted(parseDraft(draft, profile));
  return accepted(drawPaymentPart(invoice, accepted(encodeSymbol(invoice)), { language, pageSize })).drawing;
}

export function symbolOf({ invoice }: Bill): QrSymbol {
  return accepted(encodeSymbol(invoice));
}

/** The workload has no bad bills. */
export function accepted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join(', '));
  return result.value;
}
