import { createReadStream } from 'node:fs';
import {
  type BulkFindings,
  type BulkHeader,
  bulkLimits,
  CsvCutter,
  type CsvPart,
  readBulkHeader,
  zipWriter,
} from '@rappen/core/bulk';
import type { Problem } from '@rappen/core/problem';
import { pdfWriter } from '@rappen/core/render/pdf';
import { ok, type Result } from '@rappen/core/result';
import { type BulkSettings, warningsMax } from './draw.ts';
import { PartThreads } from './part-threads.ts';
import { type PartTask, workOnPart } from './part-work.ts';

/** What is found in a table; of its problems the first 1,000. Only workbooks have notices. */
export type Findings = Omit<BulkFindings, 'refusedValues' | 'notices'> & Partial<Pick<BulkFindings, 'notices'>>;

/** A document that is made of a table while its bytes are taken; then what is in the table, and its warnings, are known. */
export interface TableReading {
  /** Of what was read so far. */
  readonly found: Findings;
  readonly warnings: readonly Problem[];
  /** The bytes of the document. From the row on that `isLost` wants no document for, the others are validated and nothing is made. */
  document(isLost: (found: Findings) => boolean, made: (rows: number) => void): AsyncGenerator<Uint8Array>;
}

/** A table that is too large to be kept. */
export interface LargeTable {
  /** Its lines, those within a cell included. */
  readonly lineCount: number;
  /** Reads it from its beginning. */
  read(): TableReading;
  end(): Promise<void>;
}

/** Bytes of a file that are read at a time: some 1,000 bills. */
const pieceBytes = 262_144;

/**
 * Opens a CSV file in UTF-8 that is too large to be kept: it is read in parts, on all cores. Undefined: it is in another
 * character set, or its header is not at its beginning. Reports what `readBulkFile` does of headers.
 */
export async function openLargeTable(
  name: string,
  settings: BulkSettings,
  threads?: number,
): Promise<Result<LargeTable> | undefined> {
  const lineCount = await linesOf(name);
  const header = lineCount === undefined ? undefined : await headerOf(name);
  if (lineCount === undefined || header === undefined) return undefined;
  if (!header.ok) return header;
  const pool = new PartThreads(threads);
  return ok({ lineCount, read: () => reading(name, header.value, settings, pool), end: () => pool.end() });
}

/** The lines of a file; undefined when it is not in UTF-8. */
async function linesOf(name: string): Promise<number | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let count = 0;
  try {
    for await (const piece of piecesOf(name)) {
      decoder.decode(piece, { stream: true });
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) count += 1;
    }
    decoder.decode();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return undefined;
    throw error;
  }
  return count;
}

async function headerOf(name: string): Promise<Result<BulkHeader> | undefined> {
  for await (const part of partsOf(name)) {
    const header = readBulkHeader(part);
    return !header.ok && header.problems[0].code === 'TABLE_EMPTY' ? undefined : header;
  }
  return undefined;
}

function reading(name: string, header: BulkHeader, settings: BulkSettings, pool: PartThreads): TableReading {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const found = { billCount: 0, refusedCount: 0, problems, problemCount: 0 };
  async function* document(isLost: (found: Findings) => boolean, made: (rows: number) => void) {
    const pdf = pdfWriter({ symbols: 'mask' });
    const zip = zipWriter();
    async function* tasks() {
      for await (const part of partsOf(name)) {
        const kind: PartTask['kind'] = isLost(found) ? 'validate' : 'draw';
        yield { kind, part, header, settings, known: pdf.keys() };
      }
    }
    for await (const [result, task] of pool.inOrder(tasks())) {
      found.billCount += result.billCount;
      found.refusedCount += result.refusedCount;
      found.problemCount += result.problemCount;
      problems.push(...result.problems.slice(0, bulkLimits.problemsMax - problems.length));
      made(result.billCount + result.refusedCount);
      if (isLost(found)) continue;
      // Where pages before it came to share something else, its names are wrong: that is so for the first few at most
      const names = (result.pages?.streams.length ?? 0) > 0 && task.known.length < pdf.keys().length;
      const { pages, files, warnings: some } = names ? workOnPart({ ...task, known: pdf.keys() }) : result;
      if (pages !== undefined && pages.ends.length > 0) yield pdf.addMadePages(pages);
      for (const file of files) yield* zip.add(file);
      warnings.push(...some.slice(0, warningsMax - warnings.length));
    }
    if (isLost(found) || found.billCount === 0) return;
    if (settings.format === 'zip') yield* zip.end();
    else yield pdf.end();
  }
  return { found, warnings, document };
}

async function* piecesOf(name: string): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(name, { highWaterMark: pieceBytes })) yield piece as Buffer;
}

/** The parts of a file. Throws what Node throws for bytes that are not UTF-8. */
async function* partsOf(name: string): AsyncGenerator<CsvPart> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const cutter = new CsvCutter();
  for await (const bytes of piecesOf(name)) {
    const part = cutter.next(decoder.decode(bytes, { stream: true }), false);
    if (part !== undefined) yield part;
  }
  const last = cutter.next(decoder.decode(), true);
  if (last !== undefined) yield last;
}
