import { readStatement, type StatementFile } from '@rappen/core/statement';
import { splitMultipart } from '../../body/multipart.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { type Path, type Problem, problem, within } from '../../problems/index.ts';
import { sha256Of } from '../../sha256.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import { declaredType, type Input, refuse } from '../operation/body.ts';
import type { BillerCall } from '../operation/operation.ts';

/** Account statements that a biller hands in. */
export interface GivenStatements {
  readonly files: readonly StatementFile[];
  /** What makes them what they are, whatever they are sent in: no two forms have the same boundary. */
  readonly fingerprint: string;
}

/** The types in which a statement can come. */
export const statementTypes = ['multipart/form-data', 'application/xml', 'text/xml'] as const;

/**
 * The statements of a body: the parts `statement` of a form, or the message alone, in the encoding that it names itself. Reports
 * `UNSUPPORTED_MEDIA_TYPE`, `BODY_FILE_MISSING`, what `readBytes`, `splitMultipart` and `readStatement` do, `STATEMENT_TEST` for a
 * file that is a trial of the bank, and `STATEMENT_TOO_LARGE`.
 */
export async function statementsOfBody({ request }: BillerCall): Promise<Input<GivenStatements>> {
  const type = declaredType(request, statementTypes);
  if (!type.ok) return type;
  const body = await readBytes(request, limits.fileBodyBytesMax);
  if (!body.ok) return refuse(body.problems);
  if (type.value !== 'multipart/form-data') return readFiles([{ bytes: body.value, path: [] }]);
  const parts = splitMultipart(body.value, request.headers.get('content-type') ?? '');
  if (!parts.ok) return refuse(parts.problems);
  const files = parts.value.filter(({ name, fileName }) => name === 'statement' && fileName !== undefined);
  if (files.length === 0) return refuse([problem('BODY_FILE_MISSING', ['statement'])]);
  return readFiles(files.map(({ content }, index) => ({ bytes: content, path: ['statement', index] })));
}

async function readFiles(
  given: readonly { readonly bytes: Uint8Array; readonly path: Path }[],
): Promise<Input<GivenStatements>> {
  const files: StatementFile[] = [];
  const problems: Problem[] = [];
  const hashes: string[] = [];
  for (const { bytes, path } of given) {
    const read = readStatement(bytes);
    if (read.ok) files.push(read.value);
    const wrong = read.ok ? read.value.notices.filter(({ code }) => code === 'STATEMENT_TEST') : read.problems;
    problems.push(...within(path, wrong));
    hashes.push(await sha256Of(bytes));
    await yieldToRequests();
  }
  if (problems.length > 0) return refuse(problems);
  const max = limits.receiptsPerCallMax;
  if (paymentsOf(files) > max) return refuse([problem('STATEMENT_TOO_LARGE', ['statement'], { max })]);
  return { ok: true, value: { files, fingerprint: await sha256Of(new TextEncoder().encode(hashes.join('\n'))) } };
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
