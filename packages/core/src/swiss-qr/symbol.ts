import { encodeQrSymbol, type QrSymbol } from '../qr/symbol.ts';
import type { Result } from '../result.ts';
import { utf8Encode } from '../text/utf8.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { writePayload } from './payload.ts';

/** What the Swiss QR code asks of its symbol (guidelines, section on the QR code): level M exactly, at most version 25. */
export const symbolParameters = { level: 'M', versionMax: limits.symbolVersionMax } as const;

export interface SymbolOptions {
  /** Marks the text as UTF-8 with an ECI header (26); off by default, as in the official examples. */
  readonly eci?: boolean | undefined;
  readonly lineEnd?: '\n' | '\r\n' | undefined;
}

/** The QR symbol of an invoice, without the Swiss cross. Reports `symbol.data-too-long` when options make the text too long. */
export function drawSymbol(invoice: QrInvoice, options: SymbolOptions = {}): Result<QrSymbol> {
  const data = utf8Encode(writePayload(invoice, options.lineEnd));
  return encodeQrSymbol(data, options.eci ? { ...symbolParameters, eci: 26 } : symbolParameters);
}
