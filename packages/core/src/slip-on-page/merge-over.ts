import { type MergeOptions, mergePageAt } from '@rappen/pdf/assembly';
import { codesOfPages } from '@rappen/pdf/codes';
import type { Problem } from '../problem/problem.ts';
import { decodeSymbol } from '../qr/decode-symbol.ts';
import { ok, type Result, resultOf } from '../result.ts';
import { payloadBeginnings } from '../swiss-qr/read-payload.ts';
import { groundOf } from './page-under.ts';
import { type CodeCorners, slipPlaceAtCode } from './slip-place.ts';

/** A document with a page laid over another. */
export interface MergedPage {
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** What else is where the slip of the page is: `SLIP_OVER_CONTENT`, one for each kind of thing. */
  readonly warnings: readonly Problem[];
}

/**
 * As `mergePage`, where the page that is drawn over the other may have a slip: the Swiss QR code that it draws must stay
 * readable, and what else is where its slip is, is a warning. A code that is a picture is not looked for. Further problem:
 * SLIP_CODE_COVERED.
 */
export function mergeOver(base: Uint8Array, overlay: Uint8Array, options: MergeOptions): Result<MergedPage> {
  const code = codeOf(overlay);
  let warnings: readonly Problem[] = [];
  const made = mergePageAt(base, overlay, options, (under, page) => {
    const at = { x: 0, y: 0, right: [1, 0] } as const;
    const place = code && slipPlaceAtCode(code, under.overlay);
    if (place === undefined) return ok(at);
    const ground = groundOf(under, page, place);
    warnings = ground.warnings;
    return resultOf({ ...at, covered: ground.covered }, ground.refusals);
  });
  return made.ok ? ok({ pdf: made.value, warnings }) : made;
}

/** Where the Swiss QR code of a page is. */
function codeOf(overlay: Uint8Array): CodeCorners | undefined {
  for (const { codes } of codesOfPages(overlay, decodeSymbol)) {
    const found = codes.find(({ text }) => payloadBeginnings.some((beginning) => text.startsWith(beginning)));
    return found?.box;
  }
  return undefined;
}
