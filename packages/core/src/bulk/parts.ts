import type { Result } from '../result.ts';
import { csvHead, nextRecord, records } from './csv.ts';
import { limits } from './limits.ts';
import { type BulkOptions, type BulkPassage, headerRowOf, isColumnName, readRowsUnder } from './reading.ts';
import type { TableRow } from './table.ts';

/** Whole rows of a CSV file, as plain data: they can be read elsewhere, such as in another thread. */
export interface CsvPart {
  readonly text: string;
  readonly separator: string;
  /** Rows of the file before it. */
  readonly rowsBefore: number;
}

/** The row with the names of the columns. */
export type BulkHeader = Pick<TableRow, 'number' | 'cells'>;

/**
 * Cuts the text of a CSV file, which comes in pieces, into parts of whole rows: read one after another they are what the file
 * is as a whole. The first piece must hold the header, or all there is.
 */
export class CsvCutter {
  #text = '';
  #head: { readonly separator: string; readonly at: number; readonly rowsBefore: number } | undefined;
  #rows = 0;
  #isOver = false;

  /** The part that is whole with the next piece of the text, `isLast` with the last one; undefined: there is none yet. */
  next(piece: string, isLast: boolean): CsvPart | undefined {
    if (this.#isOver) return undefined;
    this.#text += piece;
    if (this.#head === undefined) {
      this.#head = csvHead(this.#text, isColumnName);
      this.#rows = this.#head.rowsBefore;
      this.#text = this.#text.slice(this.#head.at);
    }
    const { separator } = this.#head;
    const rowsBefore = this.#rows;
    // How a row ends is only known from what follows its quotation marks
    const certain = isLast ? this.#text.length : this.#text.length - limits.quotedLengthMax - 2;
    let end = 0;
    while (end < certain && !this.#isOver) {
      const record = nextRecord(this.#text, end, separator);
      if (record.end > certain) break;
      end = record.end;
      this.#rows += 1;
      this.#isOver = record.isTooWide;
    }
    if (end === 0) return undefined;
    const text = this.#text.slice(0, end);
    this.#text = this.#text.slice(end);
    return { text, separator, rowsBefore };
  }
}

/** The header of a file, in its first part. Reports what `readBulkFile` does of headers. */
export function readBulkHeader({ text, separator, rowsBefore }: CsvPart): Result<BulkHeader> {
  return headerRowOf({ rows: () => records(text, separator, 0, rowsBefore) });
}

/** As `readBulkFile`, for a part of a file, which is read once. It may hold no bill. */
export function readBulkPart(
  { text, separator, rowsBefore }: CsvPart,
  header: BulkHeader,
  options: BulkOptions,
): Result<BulkPassage> {
  const rows = function* () {
    for (const row of records(text, separator, 0, rowsBefore)) if (row.number > header.number) yield row;
  };
  return readRowsUnder({ ...header, problems: [] }, { rows }, options);
}
