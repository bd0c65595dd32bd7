import type { Branded } from '../brand.ts';
import { modulo97CheckDigits, modulo97Rotated } from '../check-digits/modulo97.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** `RF`, two check digits and 1 to 21 capitals or digits (ISO 11649). */
export type CreditorReference = Branded<string, 'CreditorReference'>;

const bodyLengthMax = 21;
const grammar = /^RF\d{2}[0-9A-Z]{1,21}$/;
/** 00, 01 and 99 leave the same remainder as 97, 98 and 02 but are never issued (ISO 7064). */
const issued = /^RF(?!00|01|99)\d{2}[0-9A-Z]{1,21}$/;

/**
 * Reads a creditor reference: no spaces; lower-case letters are read as capitals, as banks do.
 * Reports `CREDITOR_REFERENCE_FORMAT`, `CREDITOR_REFERENCE_CHECK_DIGITS`. Source: ISO 11649; guidelines, table of data elements.
 */
export function parseCreditorReference(text: string): Result<CreditorReference> {
  if (typeof text === 'string' && isCreditorReference(text)) return ok(text);
  const upper = typeof text === 'string' ? capitals(text) : '';
  if (isCreditorReference(upper)) return ok(upper);
  if (!grammar.test(upper)) return failed(problem('CREDITOR_REFERENCE_FORMAT', []));
  const expected = modulo97CheckDigits('RF', upper.slice(4)) ?? '';
  return failed(problem('CREDITOR_REFERENCE_CHECK_DIGITS', [], { found: upper.slice(2, 4), expected }));
}

/** The check alone, on capitals, for hot paths. */
export function isCreditorReference(text: string): text is CreditorReference {
  return issued.test(text) && modulo97Rotated(text) === 1;
}

/** Removes white space and writes capitals; checks nothing. */
export function normalizeCreditorReference(text: string): string {
  return capitals(text.replace(/\s+/g, ''));
}

/** Only a–z: `ß` must not become two letters. */
function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Groups of four from the left, for print: `RF18 5390 0754 7034`. Checks nothing. */
export function formatCreditorReference(text: string): string {
  return normalizeCreditorReference(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** The text after `RF` and the check digits. */
export function extractCreditorReference(reference: CreditorReference): string {
  return reference.slice(4);
}

/**
 * Builds a creditor reference from 1 to 21 letters or digits. A text that begins with RF and two digits counts as a complete
 * reference: returned when valid, else refused. Blanks are dropped.
 * Reports `CREDITOR_REFERENCE_CHARACTERS`, `CREDITOR_REFERENCE_TOO_LONG`, `CREDITOR_REFERENCE_CHECK_DIGITS`, `CREDITOR_REFERENCE_FORMAT`.
 */
export function completeCreditorReference(text: string): Result<CreditorReference> {
  const body = typeof text === 'string' ? normalizeCreditorReference(text) : '';
  if (!/^[0-9A-Z]+$/.test(body)) return failed(problem('CREDITOR_REFERENCE_CHARACTERS', []));
  if (/^RF\d\d/.test(body)) return parseCreditorReference(body);
  if (body.length > bodyLengthMax) {
    return failed(problem('CREDITOR_REFERENCE_TOO_LONG', [], { length: body.length, max: bodyLengthMax }));
  }
  return parseCreditorReference(`RF${modulo97CheckDigits('RF', body)}${body}`);
}
