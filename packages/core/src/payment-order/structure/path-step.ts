import type { Path } from '../../problem/problem.ts';

/** Elements that are told apart by their number. */
const numbered: readonly string[] = ['PmtInf', 'CdtTrfTxInf'];
/** Elements around everything, which paths leave out. */
const around: readonly string[] = ['Document', 'CstmrCdtTrfInitn'];

/** What a path in a payment file goes on with at an element, before which so many of its name stand. */
export function pathStep(name: string, path: Path, before: number): Path {
  if (numbered.includes(name)) return [name, before];
  return before === 0 && path.length === 0 && around.includes(name) ? [] : [name];
}
