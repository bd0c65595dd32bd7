import { anyText, type Member, optional } from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';

const max = limits.idempotencyKeyLengthMax;

/** A string of RFC 9651, 3.3.3, and the characters in it: printable ASCII, quotes and backslashes with a backslash before. */
const quotedKey = new RegExp(`^"((?:[\\x20-\\x21\\x23-\\x5b\\x5d-\\x7e]|\\\\["\\\\]){1,${max}})"$`);
const bareKey = new RegExp(`^[\\x21-\\x7e]{1,${max}}$`);

/** The header of every POST, for the API document. */
export const idempotencyKeyHeader: Member<string, 'optional'> = optional(
  anyText({ pattern: `${quotedKey.source}|${bareKey.source}` }),
  'A request that creates something is executed once per key and day; a repetition gets the first answer. Requests that only read are executed again',
);

/** The idempotency key of a request: its header, bare or quoted. Reports `INVALID_IDEMPOTENCY_KEY`. */
export function idempotencyKeyOf({ headers }: Request): Result<string | undefined> {
  const header = headers.get('idempotency-key');
  if (header === null) return ok(undefined);
  const quoted = quotedKey.exec(header)?.[1]?.replace(/\\(["\\])/g, '$1');
  const key = quoted ?? bareKey.exec(header)?.[0];
  return key === undefined ? failed(problem('INVALID_IDEMPOTENCY_KEY', [], { max })) : ok(key);
}
