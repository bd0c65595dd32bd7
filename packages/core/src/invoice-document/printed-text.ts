import type { Reading } from '../model/index.ts';
import { characterSets, normalizeBillText } from '../swiss-qr/index.ts';
import { codePointName, isPermitted } from '../text/index.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

/**
 * A text as it is printed: every line trimmed, typographic characters that the font lacks as plain ones.
 * Reports `TEXT_TOO_LONG`, `INVOICE_DOCUMENT_TOO_MANY_LINES`, `INVOICE_DOCUMENT_NOT_PRINTABLE`.
 */
export function readPrintedText(text: string, lengthMax: number, reading: Reading): string | undefined {
  const length = [...text].length;
  if (length > lengthMax) return reading.take(problem('TEXT_TOO_LONG', [], { length, max: lengthMax }));
  const printed = printableText(text);
  const count = printed.split('\n').length;
  const max = limits.textLinesMax;
  if (count > max) return reading.take(problem('INVOICE_DOCUMENT_TOO_MANY_LINES', [], { count, max }));
  const missing = [...new Set(printed.replaceAll('\n', ''))].filter((character) => !isPrintable(character));
  if (missing.length === 0) return printed;
  const characters = missing.slice(0, missingListedMax).map(codePointName).join(', ');
  return reading.take(problem('INVOICE_DOCUMENT_NOT_PRINTABLE', [], { characters }));
}

/** Whether a text prints nothing: it then counts as absent. */
export function isBlankText(text: string): boolean {
  return text.length <= limits.textLengthMax && printableText(text) === '';
}

const missingListedMax = 10;

/** The characters of guidelines 2.3, en dash and ellipsis: what the font has. */
function isPrintable(character: string): boolean {
  return character === '–' || character === '…' || isPermitted(character, characterSets['2.3']);
}

/** Every line trimmed, white space of every kind as spaces, characters the font lacks as ones that mean the same. */
function printableText(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  return lines
    .map(printableLine)
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function printableLine(line: string): string {
  let printed = '';
  for (const character of line) {
    if (/\s/u.test(character)) printed += ' ';
    else
      printed +=
        character !== '\u00ad' && isPrintable(character)
          ? character
          : normalizeBillText(character, characterSets['2.3']).text;
  }
  return printed.trim();
}
