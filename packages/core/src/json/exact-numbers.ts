import { failed, ok, type Result } from '../result.ts';
import { firstMisfit } from './first-misfit.ts';
import { problem } from './problems.ts';

const digitsMax = 15;
const depthMax = 32;

/**
 * Reads JSON without losing a digit: number literals of more than 15 digits or with an exponent are refused before
 * `JSON.parse` can round them, so that `String(number)` of what comes back is the decimal text that was written
 * (up to trailing zeros). Strings are skipped by search, so that a PDF in base64 costs next to nothing.
 * Reports `MALFORMED_JSON`, `JSON_NUMBER_NOT_EXACT`, `JSON_TOO_DEEP` (32 levels).
 */
export function parseJson(text: string): Result<unknown> {
  const found = mayBeTooLong(text) || mayHaveExponent.test(text) || mayBeTooDeep(text) ? scan(text) : undefined;
  if (found === 'too-deep') return failed(problem('JSON_TOO_DEEP', [], { max: depthMax }));
  try {
    const value: unknown = JSON.parse(text);
    return found === undefined ? ok(value) : failed(problem('JSON_NUMBER_NOT_EXACT', [], { literal: found.literal }));
  } catch {
    const place = firstMisfit(text);
    const detail = place < text.length ? `unexpected character at position ${place}` : 'it ends too early';
    return failed(problem('MALFORMED_JSON', [], { detail }));
  }
}

/** An exponent, or a text that looks like one: only then, or with many digits, every character is looked at. */
const mayHaveExponent = /\d[Ee][-+\d]/;

/** Whether there are more digits in a row than a number may have, in texts or not. A row covers one of as many places: few are looked at. */
function mayBeTooLong(text: string): boolean {
  for (let at = 0; at < text.length; at += digitsMax) {
    if (!isOfNumber(text.charCodeAt(at))) continue;
    let start = at;
    while (isOfNumber(text.charCodeAt(start - 1))) start -= 1;
    while (isOfNumber(text.charCodeAt(at))) at += 1;
    if (at - start > digitsMax && mayPrecedeNumber(text.charCodeAt(start - 1))) return true;
  }
  return false;
}

/** A blank of JSON, `-`, `,`, `:`, `[`, or nothing: numbers stand behind no other character. */
function mayPrecedeNumber(code: number): boolean {
  const isBlank = code === 32 || (code >= 9 && code <= 13);
  return isBlank || code === 45 || code === 44 || code === 58 || code === 91 || Number.isNaN(code);
}

function isOfNumber(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 46;
}

/** Whether there are more opening brackets than levels, in texts or not. */
function mayBeTooDeep(text: string): boolean {
  let count = 0;
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      count += 1;
      if (count > depthMax) return true;
    }
  }
  return false;
}

function scan(text: string): { literal: string } | 'too-deep' | undefined {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) {
      i = endOfString(text, i);
      if (i < 0) return undefined;
    } else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > depthMax) return 'too-deep';
    } else if (code === 125 || code === 93) depth -= 1;
    else if (code === 45 || (code >= 48 && code <= 57)) {
      const start = i;
      let digits = 0;
      let exponent = false;
      for (; i < text.length; i++) {
        const inside = text.charCodeAt(i);
        if (inside >= 48 && inside <= 57) digits += 1;
        else if (inside === 101 || inside === 69) exponent = true;
        else if (inside !== 43 && inside !== 45 && inside !== 46) break;
      }
      if (exponent || digits > digitsMax) return { literal: shorten(text.slice(start, i)) };
      i -= 1;
    }
  }
  return undefined;
}

function shorten(literal: string): string {
  return literal.length > 40 ? `${literal.slice(0, 40)}…` : literal;
}

/** Index of the closing quote of the string that opens at `start`; −1 when it never closes. */
function endOfString(text: string, start: number): number {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
}
