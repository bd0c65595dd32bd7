import { keysOfStatements, memoryWindows } from '@rappen/core/reconciliation';
import { failed, ok, type Result } from '@rappen/core/result';
import { readStatement, type StatementFile } from '@rappen/core/statement';
import { splitMultipart } from '../../body/multipart.ts';
import { limits } from '../../limits.ts';
import type { GivenStatements, StatementsOptions } from '../../ports/reading.ts';
import { type Path, type Problem, problem, within } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';

/** The types in which a statement can come. */
export const statementTypes = ['multipart/form-data', 'application/xml', 'text/xml'] as const;

/**
 * The statements of a body: the parts `statement` of a form, or the message alone, in the encoding that it names itself. Reports
 * `BODY_FILE_MISSING`, what `splitMultipart` and `readStatement` do, `STATEMENT_TEST` for a file that is a trial of the bank, and
 * `STATEMENT_TOO_LARGE`.
 */
export async function statementsIn(
  body: Uint8Array<ArrayBuffer>,
  { type, contentType }: StatementsOptions,
): Promise<Result<GivenStatements>> {
  if (type !== 'multipart/form-data') return readFiles([{ bytes: body, path: [] }]);
  const parts = splitMultipart(body, contentType);
  if (!parts.ok) return parts;
  const files = parts.value.filter(({ name, fileName }) => name === 'statement' && fileName !== undefined);
  if (files.length === 0) return failed(problem('BODY_FILE_MISSING', ['statement']));
  return readFiles(files.map(({ content }, index) => ({ bytes: content, path: ['statement', index] })));
}

async function readFiles(
  given: readonly { readonly bytes: Uint8Array; readonly path: Path }[],
): Promise<Result<GivenStatements>> {
  const files: StatementFile[] = [];
  const problems: Problem[] = [];
  const hashes: string[] = [];
  for (const { bytes, path } of given) {
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
