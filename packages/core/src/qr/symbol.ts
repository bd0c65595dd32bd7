import { problem } from '../problem/problem.ts';
import { failed, type Result } from '../result.ts';

export type ErrorCorrectionLevel = 'L' | 'M' | 'Q' | 'H';

export interface QrSymbolParameters {
  readonly level: ErrorCorrectionLevel;
  /** Smallest and largest version (1–40) that may be chosen; default 1 and 40. */
  readonly versionMin?: number;
  readonly versionMax?: number;
  /** Fixes the data mask (0–7) instead of choosing the best. */
  readonly mask?: number;
  /** Extended channel interpretation assignment (26 = UTF-8); none by default. */
  readonly eci?: number;
}

/** A QR Code symbol without quiet zone (ISO/IEC 18004). */
export interface QrSymbol {
  readonly version: number;
  readonly level: ErrorCorrectionLevel;
  readonly mask: number;
  /** Modules a side: 17 + 4 × version. */
  readonly size: number;
  /** Row-major, `size` × `size`: 1 = dark, 0 = light. */
  readonly modules: Uint8Array;
}

/** Placeholder signature. */
export function encodeQrSymbol(_data: Uint8Array, _parameters: QrSymbolParameters): Result<QrSymbol> {
  return failed(problem('required', []));
}
