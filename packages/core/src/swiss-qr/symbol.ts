import { utf8Encode } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import { encodeQrSymbol, levelM, type QrSymbol } from '../qr/symbol.ts';
import type { Result } from '../result.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { writePayload } from './payload.ts';
import { problem } from './problems.ts';

/** Symbol requirements of the Swiss QR code (guidelines, section on the QR code): exactly level M, at most version 25. */
export const symbolParameters = { level: levelM, versionMax: limits.symbolVersionMax } as const;

export interface SymbolOptions {
  /** Marks the text as UTF-8 with an ECI header (26); off by default, as in the official examples. */
  readonly eci?: boolean | undefined;
  readonly lineEnd?: '\n' | '\r\n' | undefined;
}

/** Encodes an invoice as a QR symbol, without the Swiss cross. Reports `SYMBOL_DATA_TOO_LONG` when options make the text too long. */
export function encodeSymbol(invoice: QrInvoice, options: SymbolOptions = {}): Result<QrSymbol> {
  return encodePayload(writePayload(invoice), options);
}

/** As `encodeSymbol`, for a payload that is written already (lines end with LF; see `writeDraft`). */
export function encodePayload(payload: string, options: SymbolOptions = {}): Result<QrSymbol> {
  const data = utf8Encode(options.lineEnd === '\r\n' ? payload.replaceAll('\n', '\r\n') : payload);
  return encodeQrSymbol(data, options.eci ? { ...symbolParameters, eci: 26 } : symbolParameters);
}

/**
 * Validates the symbol of a printed bill, regardless of its content. Reports `SYMBOL_LEVEL`, `SYMBOL_VERSION`.
 * Source: guidelines, section on the QR code.
 */
export function validateSymbol(symbol: { readonly version: number; readonly errorCorrectionLevel: string }): Problem[] {
  const { level, versionMax } = symbolParameters;
  const problems: Problem[] = [];
  if (symbol.errorCorrectionLevel !== level.name)
    problems.push(problem('SYMBOL_LEVEL', [], { level: symbol.errorCorrectionLevel }));
  if (symbol.version > versionMax)
    problems.push(problem('SYMBOL_VERSION', [], { version: symbol.version, max: versionMax }));
  return problems;
}
