import { latin1 } from '../syntax/bytes.ts';

/** Where a glyph that is drawn says its width. */
const headBytes = 160;

/** The beginning of the instructions of a glyph: what is in front of the width, and the width as it is written. */
export interface DrawnHead {
  readonly front: string;
  readonly width: string;
}

/** What the first instruction of a glyph, `d0` or `d1`, says (ISO 32000-1, 9.6.5); undefined when it is another one. */
export function drawnHead(program: Uint8Array): DrawnHead | undefined {
  const found = /^(\s*)([+-]?[\d.]+)\s+[+-]?[\d.]+(?:\s+d0|(?:\s+[+-]?[\d.]+){4}\s+d1)\b/.exec(
    latin1(program.subarray(0, headBytes)),
  );
  return found === null ? undefined : { front: found[1] ?? '', width: found[2] ?? '' };
}
