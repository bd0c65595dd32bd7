import { normalizeIban } from '../iban/iban.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../json/write.ts';
import { type Problem, problem } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { limits } from './limits.ts';
import { parseEpcDraft } from './parse.ts';
import { type EpcDraft, type EpcPayment, epcElements } from './payment.ts';

/** Names of the JSON model, in its order. All are texts but the amount, which is a number. */
export const epcJsonFields = ['version', 'transfer', ...epcElements] as const;

export interface EpcJsonOptions {
  /** Takes blanks out of IBAN, BIC and creditor reference, and off the ends of texts, instead of refusing them. */
  readonly normalize?: boolean | undefined;
}

/**
 * Turns the JSON model of a payment (already read by `parseJson`) into a payment, or lists everything that is wrong: its shape
 * (`TYPE`, `UNKNOWN_FIELD`) and every rule on whatever has the right shape. A member may be null or empty: it says nothing.
 */
export function parseEpcPayment(json: unknown, options: EpcJsonOptions = {}): Result<EpcPayment> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return failed(problem('TYPE', [], { expected: 'an object', found: kindOf(json) }));
  const names = Object.keys(json);
  if (names.length > limits.jsonEntriesMax)
    return failed(problem('LIST_TOO_LONG', [], { count: names.length, max: limits.jsonEntriesMax }));
  const problems: Problem[] = names
    .filter((name) => !(epcJsonFields as readonly string[]).includes(name))
    .map((name) => problem('UNKNOWN_FIELD', [name.slice(0, 100)]));
  const draft = draftOfJson(json as Readonly<Record<string, unknown>>, problems);
  const wrong = new Set(problems.map(({ path }) => path[0]));
  const parsed = parseEpcDraft(options.normalize ? normalized(draft) : draft);
  if (parsed.ok) return resultOf(parsed.value, problems);
  return resultOf(undefined as never, [
    ...problems,
    ...parsed.problems.filter(({ path }) => !wrong.has(path[0] ?? '')),
  ]);
}

function draftOfJson(json: Readonly<Record<string, unknown>>, problems: Problem[]): EpcDraft {
  const draft: Record<string, string> = {};
  for (const field of epcJsonFields) {
    const value = Object.hasOwn(json, field) ? json[field] : undefined;
    if (value === undefined || value === null || value === '') continue;
    const expected = field === 'amount' ? 'number' : 'string';
    if (typeof value !== expected)
      problems.push(
        problem('TYPE', [field], { expected: field === 'amount' ? 'a number' : 'text', found: kindOf(value) }),
      );
    else draft[field] = typeof value === 'number' ? decimalTextOf(value) : (value as string);
  }
  return draft;
}

function normalized(draft: EpcDraft): EpcDraft {
  const trimmed = Object.entries(draft).map(([field, value = '']) => {
    const isCode = field === 'iban' || field === 'bic' || (field === 'reference' && /^\s*RF/i.test(value));
    return [field, isCode ? normalizeIban(value) : value.trim()];
  });
  return Object.fromEntries(trimmed);
}

/** The JSON model of a draft or a payment: what it says, in the order of the model; what is empty is left out. */
export function epcPaymentJsonOf(draft: EpcDraft): JsonValue {
  return Object.fromEntries(
    epcJsonFields
      .filter((field) => draft[field] !== undefined && draft[field] !== '')
      .map((field) => [field, field === 'amount' ? amountJson(draft[field] as string) : (draft[field] as string)]),
  );
}

/** A number with the digits that it has; what is none stays the text that was read. */
function amountJson(text: string): JsonValue {
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? new ExactNumber(text) : text;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
