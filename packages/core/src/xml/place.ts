/** The place of a character in a text as editors count it: lines and the characters of a line, both from 1. */
export function placeIn(text: string, at: number): string {
  let line = 1;
  let start = text.startsWith('\ufeff') ? 1 : 0;
  for (let from = 0; from < at; from++) {
    const unit = text.charCodeAt(from);
    if (unit !== lineFeed && (unit !== carriageReturn || text.charCodeAt(from + 1) === lineFeed)) continue;
    line += 1;
    start = from + 1;
  }
  return `line ${line}, column ${charactersIn(text, start, at) + 1}`;
}

const lineFeed = 10;
const carriageReturn = 13;

/** A pair of surrogates is one. */
function charactersIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; count += 1) at += (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
  return count;
}
