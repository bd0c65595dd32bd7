import { type Problem, problem } from '../problem/problem.ts';
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

/** The QR symbol of an invoice, without the Swiss cross. Reports `SYMBOL_DATA_TOO_LONG` when options make the text too long. */
export function drawSymbol(invoice: QrInvoice, options: SymbolOptions = {}): Result<QrSymbol> {
  return encodePayload(writePayload(invoice), options);
}

/** As `drawSymbol`, for a payload that is written already (lines end with LF; see `writeDraft`). */
export function encodePayload(payload: string, options: SymbolOptions = {}): Result<QrSymbol> {
  const data = utf8Encode(options.lineEnd === '\r\n' ? payload.replaceAll('\n', '\r\n') : payload);
  return encodeQrSymbol(data, options.eci ? { ...symbolParameters, eci: 26 } : symbolParameters);
}

/**
 * What is wrong with the symbol of a printed bill, whatever it says: `SYMBOL_LEVEL`, `SYMBOL_VERSION`.
 * Source: guidelines, section on the QR code.
 */
export function judgeSymbol(symbol: { readonly version: number; readonly errorCorrectionLevel: string }): Problem[] {
  const { level, versionMax } = symbolParameters;
  const problems: Problem[] = [];
  if (symbol.errorCorrectionLevel !== level)
    problems.push(problem('SYMBOL_LEVEL', [], { level: symbol.errorCorrectionLevel }));
  if (symbol.version > versionMax)
    problems.push(problem('SYMBOL_VERSION', [], { version: symbol.version, max: versionMax }));
  return problems;
}
