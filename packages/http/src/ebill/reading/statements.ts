import { keysOfStatements, memoryWindows } from '@rappen/core/reconciliation';
import { failed, ok, type Result } from '@rappen/core/result';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { splitMultipart } from '../../body/multipart.ts';
import { openedFiles } from '../../body/opened-files.ts';
import { limits } from '../../limits.ts';
import type { GivenStatements, StatementsOptions } from '../../ports/reading.ts';
import { type Problem, problem, within } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';

/** The types in which a statement can come. */
export const statementTypes = [
  'multipart/form-data',
  'application/xml',
  'text/xml',
  'text/plain',
  'application/zip',
] as const;

/**
 * The statements of a body: the parts `statement` of a form, or the message alone, in the encoding that it names itself; archives are
 * opened, and all files are numbered one by one. An archive is the same request as its files. Reports `BODY_FILE_MISSING`, what
 * `splitMultipart`, `ArchiveReader` and `readStatement` do, `STATEMENT_TEST` for a file that is a trial of the bank, and
 * `STATEMENT_TOO_LARGE`.
 */
export async function statementsIn(
  body: Uint8Array<ArrayBuffer>,
  { type, contentType }: StatementsOptions,
): Promise<Result<GivenStatements>> {
  if (type !== 'multipart/form-data') return readFiles([body], true);
  const parts = splitMultipart(body, contentType);
  if (!parts.ok) return parts;
  const files = parts.value.filter(({ name, fileName }) => name === 'statement' && fileName !== undefined);
  if (files.length === 0) return failed(problem('BODY_FILE_MISSING', ['statement']));
  return readFiles(
    files.map(({ content }) => content),
    false,
  );
}

async function readFiles(given: readonly Uint8Array[], isAlone: boolean): Promise<Result<GivenStatements>> {
  const files: StatementFile[] = [];
  const problems: Problem[] = [];
  const hashes: string[] = [];
  const opened = openedFiles('statement', given);
  for (const [index, one] of opened.entries()) {
    const path = isAlone && opened.length === 1 ? [] : ['statement', index];
    if (!one.ok) {
      problems.push(...within(path, one.problems));
      continue;
    }
    const bytes = one.value;
    const read = readStatement(bytes);
    if (read.ok) files.push(read.value);
    const wrong = read.ok ? read.value.notices.filter(({ code }) => code === 'STATEMENT_TEST') : read.problems;
    problems.push(...within(path, wrong));
    hashes.push(await sha256Of(bytes));
  }
  const [first, ...more] = problems;
  if (first !== undefined) return failed(first, ...more);
  const max = limits.receiptsPerCallMax;
  if (paymentsOf(files) > max) return failed(problem('STATEMENT_TOO_LARGE', ['statement'], { max }));
  const fingerprint = await sha256Of(encoder.encode(hashes.join('\n')));
  const keys = await hashedKeys(keysOfStatements(files));
  return ok({ files, fingerprint, keys, windows: memoryWindows(files) });
}

const encoder = new TextEncoder();

async function hashedKeys(plain: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const one of plain) keys.set(one, await sha256Of(encoder.encode(one)));
  return keys;
}

function paymentsOf(files: readonly StatementFile[]): number {
  let count = 0;
  for (const { statements } of files) {
    for (const { entries } of statements) {
      for (const { details } of entries) count += Math.max(1, details.length);
    }
  }
  return count;
}
