import { utf8Encode } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import { encodeQrSymbol, levelM, type QrSymbol } from '../qr/symbol.ts';
import type { Result } from '../result.ts';
import { limits } from './limits.ts';
import { writeEpcPayload } from './payload.ts';
import type { EpcPayment } from './payment.ts';
import { problem } from './problems.ts';

/** Symbol requirements of an EPC QR code (EPC069-12, section 2): exactly level M, at most version 13. */
const parameters = { level: levelM, versionMax: limits.symbolVersionMax } as const;

/** Encodes a payment as a QR symbol. A parsed payment always fits. Reports `SYMBOL_DATA_TOO_LONG`. */
export function encodeEpcSymbol(payment: EpcPayment): Result<QrSymbol> {
  return encodeQrSymbol(utf8Encode(writeEpcPayload(payment)), parameters);
}

/** Validates a symbol, regardless of its content. Reports `SYMBOL_LEVEL`, `SYMBOL_VERSION`. Source: EPC069-12, section 2. */
export function validateEpcSymbol(symbol: {
  readonly version: number;
  readonly errorCorrectionLevel: string;
}): Problem[] {
  const problems: Problem[] = [];
  if (symbol.errorCorrectionLevel !== parameters.level.name)
    problems.push(problem('SYMBOL_LEVEL', [], { level: symbol.errorCorrectionLevel }));
  if (symbol.version > parameters.versionMax)
    problems.push(problem('SYMBOL_VERSION', [], { version: symbol.version, max: parameters.versionMax }));
  return problems;
}
