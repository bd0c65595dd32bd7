import type { Result } from '@rappen/core/result';
import type { Problem } from '../problems/index.ts';
import type { AskedWork } from './work.ts';

/** Finds codes in a PDF, PNG or JPEG. */
export interface CodeReader {
  /** `warnings` tell of pages that there was no time for. */
  readCodes(
    file: Uint8Array,
    options: ReadCodesOptions,
  ): Promise<Result<readonly ReadCode[]> & { readonly warnings?: readonly Problem[] }>;
}

export interface ReadCodesOptions {
  readonly effort: 'DEFAULT' | 'HARDER';
  /** Find every code, or stop at the first whose text begins in one of these ways. */
  readonly all: boolean;
  readonly beginnings: readonly string[];
  /** Not for what reads, but for what lets it read in a thread. */
  readonly asked?: AskedWork | undefined;
}

export interface ReadCode {
  readonly text: string;
  /** Where they are known: they decide when the code does not name its character set. */
  readonly bytes?: Uint8Array;
  /** One-based; an image is page 1. */
  readonly page: number;
  /** The corners of the code as the code itself stands, which may be turned against the page. */
  readonly box: CodeBox;
  /** 1 to 40. */
  readonly version: number;
  readonly errorCorrectionLevel: string;
  /** Whether the code names its character set (ECI). */
  readonly eci: boolean;
}

interface CodeBox {
  readonly topLeft: PagePoint;
  readonly topRight: PagePoint;
  readonly bottomRight: PagePoint;
  readonly bottomLeft: PagePoint;
}

/** A point as a fraction of the page as it is shown: x from the left edge, y from the top edge, both 0 to 1. */
interface PagePoint {
  readonly x: number;
  readonly y: number;
}
