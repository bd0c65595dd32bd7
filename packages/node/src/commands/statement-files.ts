import { getHeapStatistics } from 'node:v8';
import { ArchiveReader } from '@rappen/core/bulk';
import type { Result } from '@rappen/core/result';
import { readStatement, type StatementFile, StatementReader, statementLimits } from '@rappen/core/statement';
import { piecesOf, readInput, readStart, sizeOf } from '../files.ts';
import { countProgress } from '../progress.ts';
import type { ProblemsOf } from '../report.ts';

/** The statements of files, and what is wrong with those that are none. */
export interface Statements {
  readonly files: readonly StatementFile[];
  /** Of each file, those in archives behind the name of theirs. */
  readonly names: readonly string[];
  readonly refused: readonly ProblemsOf[];
}

/** Reads files of statements, and archives of them: a long file piece by piece. Throws `FileTrouble`. */
export async function readStatements(names: readonly string[]): Promise<Statements> {
  const progress = countProgress(names.length);
  const files: StatementFile[] = [];
  const read: string[] = [];
  const refused: ProblemsOf[] = [];
  const take = (source: string, statement: Result<StatementFile>) => {
    if (!statement.ok) return refused.push({ source, problems: statement.problems });
    files.push(statement.value);
    return read.push(source);
  };
  for (const name of names) {
    if (await isLong(name)) {
      take(name, await readLongStatement(name));
      progress.step();
      continue;
    }
    const contents = new ArchiveReader(archiveBounds).filesOf(name, await readInput(name));
    if (!contents.ok) refused.push({ source: name, problems: contents.problems });
    for (const { name: source, bytes } of contents.ok ? contents.value : []) take(source, readStatement(bytes));
    progress.step();
  }
  return { files, names: read, refused };
}

/** Of one ZIP archive, as banks send them. */
const archiveBounds = { filesMax: 1000, bytesMax: 1024 * 1_048_576 };

/** Of longer files the bytes are never there as a whole; archives are opened as a whole. */
const longFileBytes = 64 * 1_048_576;

async function isLong(name: string): Promise<boolean> {
  if (name === '-' || (await sizeOf(name)) <= longFileBytes) return false;
  const [first, second] = await readStart(name, 2);
  return first !== 0x50 || second !== 0x4b;
}

/** Bytes of the heap that a payment takes with its bill until it is matched. */
const bytesOfPayment = 7_000;

/** As many payments as there is memory for: more are refused before the process runs out of it. */
function detailsMax(): number {
  return Math.max(statementLimits.detailsMax, Math.floor(getHeapStatistics().heap_size_limit / bytesOfPayment));
}

async function readLongStatement(name: string): Promise<Result<StatementFile>> {
  const reader = new StatementReader({ detailsMax: detailsMax() });
  for await (const bytes of piecesOf(name)) if (!reader.add(bytes)) break;
  return reader.end();
}
