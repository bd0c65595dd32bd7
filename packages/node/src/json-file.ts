import { parseJson } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { failed, type Result } from '@rappen/core/result';
import { readInput } from './files.ts';

/** The JSON of a file, or of standard input for `-`, with its digits. Reports as `parseJson`, with line and column. Throws `FileTrouble`. */
export async function readJsonFile(name: string): Promise<Result<unknown>> {
  return jsonOf(await readInput(name));
}

/** The JSON of the bytes of a file. */
export function jsonOf(bytes: Uint8Array): Result<unknown> {
  const kind = kindOf(bytes);
  if (kind !== undefined) return failed(problem('MALFORMED_JSON', [], { detail: `it is ${kind}` }));
  const text = new TextDecoder().decode(bytes);
  const json = parseJson(text);
  if (json.ok) return json;
  const [first] = json.problems;
  const detail = String(first.params['detail'] ?? '');
  const [, position] = /at position (\d+)$/.exec(detail) ?? [];
  if (first.code !== 'MALFORMED_JSON') return json;
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split(/\r\n|\r|\n/);
  const column = [...(before.at(-1) ?? '')].length + 1;
  const place = `in line ${before.length}, column ${column}`;
  const what = position === undefined ? 'it ends too early,' : `unexpected ${signAt(text, Number(position))}`;
  return failed(problem('MALFORMED_JSON', [], { detail: `${what} ${place}` }));
}

function signAt(text: string, position: number): string {
  const sign = String.fromCodePoint(text.codePointAt(position) ?? 0);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? `"${sign}"` : 'character';
}

const beginnings: readonly (readonly [bytes: string, kind: string])[] = [
  ['%PDF-', 'a PDF'],
  ['\x89PNG', 'a PNG picture'],
  ['\xff\xd8\xff', 'a JPEG picture'],
  ['PK\x03\x04', 'a ZIP file or workbook'],
];

/** What a file that is no text is; undefined: it may be a text. */
export function kindOf(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const known = beginnings.find(([beginning]) => start.startsWith(beginning));
  return known?.[1] ?? (bytes.subarray(0, 1000).includes(0) ? 'no text' : undefined);
}
