import { type Problem, problem } from '../problem/problem.ts';
import { encodeQrSymbol, type QrSymbol } from '../qr/symbol.ts';
import type { Result } from '../result.ts';
import { utf8Encode } from '../text/utf8.ts';
import { limits } from './limits.ts';
import { writeEpcPayload } from './payload.ts';
import type { EpcPayment } from './payment.ts';

/** What an EPC QR code asks of its symbol (EPC069-12, section 2): level M exactly, at most version 13. */
const parameters = { level: 'M', versionMax: limits.symbolVersionMax } as const;

/** The QR symbol of a payment. A payment that was parsed always fits. Reports `SYMBOL_DATA_TOO_LONG`. */
export function encodeEpcSymbol(payment: EpcPayment): Result<QrSymbol> {
  return encodeQrSymbol(utf8Encode(writeEpcPayload(payment)), parameters);
}

/** What is wrong with a symbol that was read, whatever it says: `SYMBOL_LEVEL`, `SYMBOL_VERSION`. Source: EPC069-12, section 2. */
export function judgeEpcSymbol(symbol: { readonly version: number; readonly errorCorrectionLevel: string }): Problem[] {
  const problems: Problem[] = [];
  if (symbol.errorCorrectionLevel !== parameters.level)
    problems.push(problem('SYMBOL_LEVEL', [], { level: symbol.errorCorrectionLevel }));
  if (symbol.version > parameters.versionMax)
    problems.push(problem('SYMBOL_VERSION', [], { version: symbol.version, max: parameters.versionMax }));
  return problems;
}
