import { normalizeIban } from '../iban/iban.ts';
import { decimalTextOf, ExactNumber, type JsonValue } from '../json/write.ts';
import { type Draft, inDocumentOrder, type NothingLeft, read } from '../model/index.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { limits } from './limits.ts';
import { type EpcPaymentJson, epcPaymentModel } from './model.ts';
import { parseEpcDraft } from './parse.ts';
import { type EpcDraft, type EpcPayment, epcElements } from './payment.ts';
import { problem } from './problems.ts';

/** Names of the JSON model, in its order. All are texts but the amount, which is a number. */
export const epcJsonFields = ['version', 'transfer', ...epcElements] as const;

export interface EpcJsonOptions {
  /** Removes spaces from IBAN, BIC and creditor reference, and from the ends of texts, instead of refusing them. */
  readonly normalize?: boolean | undefined;
}

/**
 * Turns the JSON model of a payment (already read by `parseJson`) into a payment, or lists every problem: its shape
 * (`TYPE`, `UNKNOWN_FIELD`) and every rule on whatever has the right shape. A member may be null or empty: it is empty.
 */
export function parseEpcPayment(json: unknown, options: EpcJsonOptions = {}): Result<EpcPayment> {
  const wire = read(epcPaymentModel, json, { entriesMax: limits.jsonEntriesMax });
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const problems = wire.ok ? [] : wire.problems;
  const draft = draftOfJson(wire.draft);
  const wrong = new Set(problems.map(({ path }) => path[0]));
  const parsed = parseEpcDraft(options.normalize ? normalized(draft) : draft);
  if (parsed.ok) return resultOf(parsed.value, problems);
  const broken = parsed.problems.filter(({ path }) => !wrong.has(path[0] ?? ''));
  return resultOf(undefined as never, inDocumentOrder([...problems, ...broken], epcPaymentModel));
}

function draftOfJson({ amount, ...texts }: Draft<EpcPaymentJson>): EpcDraft {
  const { version, transfer, bic, name, iban, purpose, reference, message, information } = texts;
  const given = {
    version,
    transfer,
    bic,
    name,
    iban,
    amount: amount === undefined ? undefined : decimalTextOf(amount),
  };
  const draft = { ...given, purpose, reference, message, information };
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''));
}

/** The compiler refuses a member that the model has and nobody reads above. @proof */
export type Unread = NothingLeft<Exclude<keyof EpcPaymentJson, (typeof epcJsonFields)[number]>>;

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
