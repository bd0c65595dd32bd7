import { epcPaymentCode } from './epc/payment-code.ts';
import type { PaymentFact } from './payment-fact.ts';
import type { Path, Problem } from './problem/problem.ts';
import { problem } from './qr/problems.ts';
import type { Result } from './result.ts';
import { swissPaymentCode } from './swiss-qr/payment-code.ts';
import type { RuleProfile } from './swiss-qr/profile.ts';

/** Every payment code that readers try. A new standard is one more line here. */
export const paymentCodes = [swissPaymentCode, epcPaymentCode] as const satisfies readonly PaymentCode[];

/** A code that was read from a page or a picture, as far as its text goes. */
export interface CodeText {
  readonly text: string;
  /** Where they are known: they decide when the symbol does not name a character set. */
  readonly bytes?: Uint8Array | undefined;
  /** Whether the symbol names its character set. */
  readonly eci?: boolean | undefined;
}

/** The properties of a standard that readers need. */
interface PaymentCode {
  /** Its name for programs. */
  readonly standard: string;
  /** Its name for people, in English. */
  readonly title: string;
  /** How every text of it begins: its first line and an end of line. */
  readonly beginnings: readonly string[];
  /** Reads leniently and validates strictly; fails where nothing can be read. */
  read(code: CodeText, profile: RuleProfile): Result<Findings>;
  /** Problems of a printed symbol, regardless of its content. */
  validateSymbol(symbol: { readonly version: number; readonly errorCorrectionLevel: string }): readonly Problem[];
  /** Its content for display, in the order of a bill. Empty lines and facts without lines are ignored. */
  facts(reading: never): readonly PaymentFact[];
}

interface Findings {
  readonly standard: string;
  /** Broken rules. Empty: valid. */
  readonly problems: readonly Problem[];
  /** Departures from the canonical form that banks accept. */
  readonly deviations: readonly Problem[];
}

type Code = (typeof paymentCodes)[number];

export type { PaymentFact } from './payment-fact.ts';

type ValueOf<R> = R extends { readonly ok: true; readonly value: infer T } ? T : never;

/** Names of the supported standards. */
export type PaymentStandard = Code['standard'];

/** A reading of one of the standards, distinguished by `standard`. */
export type PaymentReading = ValueOf<ReturnType<Code['read']>>;

/** The beginnings of all payment codes, which end a search in a file. */
export const paymentBeginnings: readonly string[] = paymentCodes.flatMap(({ beginnings }) => beginnings);

/** The standard declared by the first line of a text; undefined if none. */
export function paymentCodeOf(text: string): Code | undefined {
  return paymentCodes.find(({ beginnings }) => beginnings.some((beginning) => text.startsWith(beginning)));
}

/**
 * What to say of a text that was expected to be of another standard: `OTHER_PAYMENT_CODE`. Undefined where the text is of the
 * expected one, or of none.
 */
export function otherPaymentCode(text: string, expected: PaymentStandard, path: Path = []): Problem | undefined {
  const found = paymentCodeOf(text);
  const wanted = paymentCodes.find(({ standard }) => standard === expected);
  if (found === undefined || wanted === undefined || found === wanted) return undefined;
  return problem('OTHER_PAYMENT_CODE', path, { found: withArticle(found.title), expected: withArticle(wanted.title) });
}

function withArticle(title: string): string {
  return `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title}`;
}

/**
 * Decodes the text of a code by the standard it declares. Undefined if it declares none. Problems of a text that cannot
 * be read are those of the standard.
 */
export function readPaymentCode(code: CodeText, profile: RuleProfile): Result<PaymentReading> | undefined {
  return paymentCodeOf(code.text)?.read(code, profile);
}

/** The content of a reading for display: only fields with a value, and those left to the payer. */
export function factsOf(reading: PaymentReading): readonly PaymentFact[] {
  const code = paymentCodes.find(({ standard }) => standard === reading.standard) as PaymentCode;
  return code
    .facts(reading as never)
    .map(({ name, lines }) => ({ name, lines: lines === 'open' ? lines : lines.filter((line) => line.trim() !== '') }))
    .filter(({ lines }) => lines.length > 0);
}
