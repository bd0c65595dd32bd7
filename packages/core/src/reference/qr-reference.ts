import type { Branded } from '../brand.ts';
import { modulo10Carry, modulo10CheckDigit } from '../check-digits/modulo10.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** 27 digits, the last a check digit by modulo 10 recursive, not all zero. */
export type QrReference = Branded<string, 'QrReference'>;

const referenceLength = 27;
const zeros = '0'.repeat(referenceLength);

/**
 * Reads a QR reference in its electronic form. Reports `QR_REFERENCE_FORMAT`, `QR_REFERENCE_CHECK_DIGIT`, `QR_REFERENCE_ZEROS`.
 * Source: guidelines, table of data elements and annex B.
 */
export function parseQrReference(text: string): Result<QrReference> {
  if (typeof text === 'string' && isQrReference(text)) return ok(text);
  if (typeof text !== 'string' || !/^\d{27}$/.test(text)) return failed(problem('QR_REFERENCE_FORMAT', []));
  if (text === zeros) return failed(problem('QR_REFERENCE_ZEROS', []));
  const expected = modulo10CheckDigit(text.slice(0, -1)) ?? '';
  return failed(problem('QR_REFERENCE_CHECK_DIGIT', [], { found: text.slice(-1), expected }));
}

/** The check alone, for hot paths. */
export function isQrReference(text: string): text is QrReference {
  return text.length === referenceLength && modulo10Carry(text) === 0 && text !== zeros;
}

/** Removes white space; checks nothing. */
export function normalizeQrReference(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Groups of five from the right, for print: `21 00000 00003 13947 14300 09017`. Checks nothing. */
export function formatQrReference(text: string): string {
  const digits = normalizeQrReference(text);
  const first = digits.length % 5;
  const groups = digits.slice(first).replace(/(.{5})(?=.)/g, '$1 ');
  return first === 0 || groups === '' ? digits.slice(0, first) + groups : `${digits.slice(0, first)} ${groups}`;
}

/** The digits before the check digit, without leading zeros, or without the given number of leading digits (a customer id). */
export function extractQrReference(reference: QrReference, customerIdLength = 0): string {
  return reference.slice(customerIdLength, -1).replace(/^0+(?=\d)/, '');
}

/**
 * Builds a QR reference from a number: customer id on the left, number on the right, zeros between, then the check digit.
 * A number of 27 digits must already be valid and is returned. Blanks are dropped.
 * Reports `QR_REFERENCE_DIGITS_ONLY`, `QR_REFERENCE_TOO_LONG`, `QR_REFERENCE_ZEROS`, `QR_REFERENCE_CHECK_DIGIT`.
 */
export function completeQrReference(number: string, customerId = ''): Result<QrReference> {
  if (typeof number !== 'string' || typeof customerId !== 'string')
    return failed(problem('QR_REFERENCE_DIGITS_ONLY', []));
  const digits = normalizeQrReference(number);
  const customer = normalizeQrReference(customerId);
  if (!/^\d+$/.test(digits) || !/^\d*$/.test(customer)) return failed(problem('QR_REFERENCE_DIGITS_ONLY', []));
  if (customer === '' && digits.length === referenceLength) return parseQrReference(digits);
  const length = digits.length + customer.length;
  if (length >= referenceLength) {
    return failed(problem('QR_REFERENCE_TOO_LONG', [], { length, max: referenceLength - 1 }));
  }
  const body = customer + digits.padStart(referenceLength - 1 - customer.length, '0');
  return parseQrReference(`${body}${modulo10CheckDigit(body) ?? ''}`);
}
