import type { Problem } from '../../problem/problem.ts';
import { failed, type Result, resultOf } from '../../result.ts';
import { problem } from './problems.ts';
import { procedureTextProblems } from './procedure-text.ts';

/** The eBill parameters of an alternative procedure: who gets the bill electronically, and how they are known. */
export interface EbillProcedure {
  readonly type: 'BILL' | 'REMINDER';
  readonly recipient:
    | { readonly kind: 'emailAddress'; readonly value: string }
    | { readonly kind: 'enterpriseIdentificationNumber'; readonly value: string }
    | { readonly kind: 'billRecipientId'; readonly value: string };
  /** eBill reference number of the bill that a reminder is about. */
  readonly referencedBill?: string | undefined;
}

const letters = { BILL: 'B', REMINDER: 'R' } as const;

/**
 * Reads `eBill/B/recipient` or `eBill/R/recipient/referenced bill`. The recipient is a UID (`CHE` and nine digits), an id of
 * 1 to 17 digits, or an e-mail address. Reports `EBILL_PROCEDURE_FORMAT`, `EBILL_PROCEDURE_TYPE`, `EBILL_PROCEDURE_RECIPIENT`, `EBILL_PROCEDURE_REFERENCED_BILL`, and what
 * no alternative procedure may be: `TEXT_TOO_LONG`, `TEXT_CHARACTER_NOT_ALLOWED`.
 */
export function parseEbillProcedure(text: string): Result<EbillProcedure> {
  const parts = text.split('/');
  if (parts[0] !== 'eBill' || parts.length < 3 || parts.length > 4)
    return failed(problem('EBILL_PROCEDURE_FORMAT', []));
  const [, letter, recipientText = '', referencedBill] = parts;
  const problems: Problem[] = [...procedureTextProblems(text)];
  const type = letter === 'B' ? 'BILL' : letter === 'R' ? 'REMINDER' : undefined;
  if (type === undefined) problems.push(problem('EBILL_PROCEDURE_TYPE', ['type']));
  const recipient = recipientOf(recipientText);
  if (recipient === undefined) problems.push(problem('EBILL_PROCEDURE_RECIPIENT', ['recipient']));
  if (referencedBill !== undefined && !isReferencedBill(referencedBill)) {
    problems.push(problem('EBILL_PROCEDURE_REFERENCED_BILL', ['referencedBill']));
  }
  if (type === undefined || recipient === undefined) return resultOf(undefined as never, problems);
  return resultOf({ type, recipient, referencedBill }, problems);
}

/** Writes what `parseEbillProcedure` reads. */
export function writeEbillProcedure(procedure: EbillProcedure): string {
  const { type, recipient, referencedBill } = procedure;
  return `eBill/${letters[type]}/${recipient.value}${referencedBill === undefined ? '' : `/${referencedBill}`}`;
}

/** Recognises the kind of a recipient by its form; undefined when it has none of the three. */
export function recipientOf(text: string): EbillProcedure['recipient'] | undefined {
  if (/^CHE\d{9}$/.test(text)) return { kind: 'enterpriseIdentificationNumber', value: text };
  if (/^\d{1,17}$/.test(text)) return { kind: 'billRecipientId', value: text };
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return { kind: 'emailAddress', value: text };
  return undefined;
}

/** Whether a text can stand as the number of a referenced bill. */
export function isReferencedBill(text: string): boolean {
  return /^[^\s/]+$/.test(text);
}
