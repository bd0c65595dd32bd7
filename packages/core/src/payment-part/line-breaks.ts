import { textWidth } from '../font/metrics.ts';

/** Three full stops: the single character is in no permitted set, so a font need not have it. */
export const ellipsis = '...';

const blank = 32;

/**
 * Breaks a text greedily at spaces into lines of at most `widthMax` millimetres at type size 1 pt; a word wider than
 * a line is cut between characters. Returns start and end of each line: the blank at a break belongs to neither.
 */
export function lineOffsets(text: string, widthMax: number, bold: boolean): number[] {
  const offsets: number[] = [];
  const blankWidth = textWidth(' ', 1, bold);
  let lineStart = 0;
  let lineEnd = 0;
  let lineWidth = 0;
  let at = 0;
  while (at < text.length) {
    while (text.charCodeAt(at) === blank) at++;
    const wordStart = at;
    while (at < text.length && text.charCodeAt(at) !== blank) at++;
    const wordWidth = textWidth(text.slice(wordStart, at), 1, bold);
    const lead = lineEnd === lineStart ? 0 : (wordStart - lineEnd) * blankWidth;
    if (lineWidth + lead + wordWidth <= widthMax) {
      if (lead === 0) lineStart = wordStart;
      lineWidth += lead + wordWidth;
      lineEnd = at;
      continue;
    }
    if (lineEnd > lineStart) offsets.push(lineStart, lineEnd);
    lineStart = wordStart;
    lineWidth = wordWidth;
    while (lineWidth > widthMax) {
      const cut = Math.max(fittingEnd(text, lineStart, at, widthMax, bold), lineStart + 1);
      offsets.push(lineStart, cut);
      lineStart = cut;
      lineWidth = textWidth(text.slice(cut, at), 1, bold);
    }
    lineEnd = at;
  }
  if (lineEnd > lineStart) offsets.push(lineStart, lineEnd);
  return offsets;
}

/** How far from `start` the text goes into `widthMax` millimetres at type size 1 pt. */
export function fittingEnd(text: string, start: number, end: number, widthMax: number, bold: boolean): number {
  let width = 0;
  for (let at = start; at < end; at++) {
    width += textWidth(text.charAt(at), 1, bold);
    if (width > widthMax) return at;
  }
  return end;
}

/** Cuts a text to `widthMax` millimetres at type size 1 pt, with an ellipsis at its end. Returns the text and how much of it is left. */
export function shortened(text: string, start: number, widthMax: number, bold: boolean): { text: string; end: number } {
  const end = fittingEnd(text, start, text.length, widthMax - textWidth(ellipsis, 1, bold), bold);
  return { text: text.slice(start, end).trimEnd() + ellipsis, end };
}
