import { decodeText } from '@rappen/pdf/internal/base';
import type { Problem } from '../problem/problem.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import type { Table, TableRow } from './table.ts';

/**
 * Writes a table as CSV: semicolons, as spreadsheets in Switzerland expect, lines ending with CR LF, and quotes where a text
 * needs them. Source: RFC 4180.
 */
export function writeCsv(table: readonly (readonly string[])[]): string {
  return table.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** How a text begins that a spreadsheet would calculate. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** What begins like a formula gets an apostrophe in front: spreadsheets then show it as it is. */
export function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const separators = [';', ',', '\t', '|'] as const;

/**
 * A CSV file as a table. The character set is found by `decodeText`; the separator is the one of `;` `,` tab and `|` that
 * cuts the first line into the most names that `isName` knows. A first line `sep=;`, as spreadsheets write it, names it.
 */
export function csvTable(bytes: Uint8Array, isName: (text: string) => boolean): Table {
  const { text } = decodeText(bytes);
  const { separator, at, rowsBefore } = csvHead(text, isName);
  return { rows: () => records(text, separator, at, rowsBefore), rowsAtMost: lineEndsIn(text) + 1 };
}

/** How a text is to be read: its separator, and where behind a line `sep=;` its rows begin. */
export function csvHead(
  text: string,
  isName: (text: string) => boolean,
): { readonly separator: string; readonly at: number; readonly rowsBefore: number } {
  const named = /^sep=([;,\t|])(?:\r\n|\r|\n)/.exec(text);
  if (named !== null) return { separator: named[1] as string, at: named[0].length, rowsBefore: 1 };
  const score = (separator: string) => {
    const header = [...records(text, separator, 0, 0, true)][0];
    return header?.cells.filter(isName).length ?? 0;
  };
  const best = bestOf(score);
  return {
    separator: best.score > 0 ? best.separator : bestOf((each) => evenness(text, each)).separator,
    at: 0,
    rowsBefore: 0,
  };
}

function bestOf(score: (separator: string) => number): { readonly separator: string; readonly score: number } {
  const [first, ...rest] = separators.map((separator) => ({ separator, score: score(separator) }));
  return rest.reduce(
    (best, each) => (each.score > best.score ? each : best),
    first as { separator: string; score: number },
  );
}

/** Records whose cells are counted where no name is known. */
const recordsCounted = 50;

/** How much a separator makes of the text a table: cells that it cuts off, in rows that have as many as most. */
function evenness(text: string, separator: string): number {
  const rowsWith = new Map<number, number>();
  let count = 0;
  for (const { cells } of records(text, separator, 0, 0)) {
    if (cells.length > 1) rowsWith.set(cells.length, (rowsWith.get(cells.length) ?? 0) + 1);
    count += 1;
    if (count === recordsCounted) break;
  }
  return Math.max(0, ...[...rowsWith].map(([cells, rows]) => (cells - 1) * rows));
}

/** Line ends, those within quotes included. */
function lineEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) if (text[at + 1] !== '\n') count += 1;
  return count;
}

/** The records of a text, numbered as a spreadsheet does. Quotes protect separators, line ends and doubled quotes. */
export function* records(
  text: string,
  separator: string,
  from: number,
  rowsBefore: number,
  firstOnly = false,
): Generator<TableRow> {
  let at = from;
  let number = rowsBefore;
  while (at < text.length) {
    number += 1;
    const cells: string[] = [];
    const problems: Problem[] = [];
    let atEnd = false;
    for (let count = 1; !atEnd; count++) {
      if (count > limits.rowCellsMax) {
        // Nobody wants to know what stands behind that
        yield {
          number,
          cells,
          problems: [...problems, problem('TABLE_ROW_TOO_WIDE', [], { max: limits.rowCellsMax })],
        };
        return;
      }
      let value: string;
      if (text[at] === '"') {
        const quoted = quotedCell(text, at);
        value = quoted.value;
        at = quoted.at;
        if (!quoted.closed) problems.push(problem('TABLE_QUOTE_OPEN', []));
      } else value = '';
      const end = plainEnd(text, at, separator);
      value += text.slice(at, end);
      if (cells.length < limits.cellsPerRowMax) cells.push(value);
      at = end + 1;
      atEnd = text[end] !== separator;
      if (text[end] === '\r' && text[at] === '\n') at += 1;
    }
    yield { number, cells, problems };
    if (firstOnly) return;
  }
}

/** Where the record that begins at a place ends, and whether it has more cells than a row may have: as `records` reads it. */
export function nextRecord(
  text: string,
  from: number,
  separator: string,
): { readonly end: number; readonly isTooWide: boolean } {
  let at = from;
  for (let count = 1; count <= limits.rowCellsMax; count++) {
    if (text[at] === '"') at = quotedCell(text, at).at;
    const end = plainEnd(text, at, separator);
    at = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    return { end: Math.min(at, text.length), isTooWide: false };
  }
  return { end: at, isTooWide: true };
}

/** The text between quotes; where the closing quote is missing, or far away, the rest of the line alone. */
function quotedCell(text: string, open: number): { value: string; at: number; closed: boolean } {
  let value = '';
  let at = open + 1;
  while (value.length <= limits.cellLengthMax) {
    const quote = text.indexOf('"', at);
    if (quote === -1 || quote - open > limits.quotedLengthMax) break;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, at: quote + 1, closed: true };
    value += '"';
    at = quote + 2;
  }
  return { value: '', at: open + 1, closed: false };
}

function plainEnd(text: string, from: number, separator: string): number {
  const code = separator.charCodeAt(0);
  let at = from;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === code || unit === 10 || unit === 13) break;
  }
  return at;
}
