import type { Drawing } from '@rappen/core/drawing';
import { drawPaymentPart, drawQrCode, type Language } from '@rappen/core/payment-part';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import { encodeSymbol, type QrInvoice } from '@rappen/core/swiss-qr';
import type { OutputFormat } from './form.ts';

/** What is printed, and what had to be set smaller or left out to make it fit. */
export interface Sheet {
  readonly drawing: Drawing;
  readonly warnings: readonly Problem[];
}

/** Draws an invoice as a slip on its page, or its code alone with the quiet zone. Reports what `encodeSymbol` and `drawPaymentPart` do. */
export function drawSheet(invoice: QrInvoice, format: OutputFormat, language: Language): Result<Sheet> {
  const symbol = encodeSymbol(invoice);
  if (!symbol.ok) return symbol;
  if (format === 'SYMBOL')
    return { ok: true, value: { drawing: drawQrCode(symbol.value, { quietZone: true }), warnings: [] } };
  return drawPaymentPart(invoice, symbol.value, { language, pageSize: format });
}
