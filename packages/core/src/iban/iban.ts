import type { Branded } from '../brand.ts';
import { modulo97Rotated } from '../check-digits/modulo97.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
import { ibanRegistry } from './registry.ts';

/** An IBAN of any country of the registry, in its electronic form: no spaces, capital letters, valid check digits. */
export type RegisteredIban = Branded<string, 'RegisteredIban'>;

const grammar = /^[A-Z]{2}\d{2}[0-9A-Z]*$/;
const headLength = 4;
/** 00, 01 and 99 leave the same remainder as 97, 98 and 02 but are never issued (ISO 7064). */
const neverIssued = /^..(?:00|01|99)/;

/**
 * Reads an IBAN of any country in its electronic form: 15 to 33 capital letters and digits, no spaces.
 * Reports `IBAN_FORMAT`, `IBAN_COUNTRY_WITHOUT`, `IBAN_COUNTRY_LENGTH`, `IBAN_COUNTRY_STRUCTURE`, `IBAN_CHECKSUM`.
 * Source: ISO 13616; the structures are those of `ibanRegistry`.
 */
export function parseRegisteredIban(text: string): Result<RegisteredIban> {
  if (typeof text !== 'string' || !grammar.test(text)) return failed(problem('IBAN_FORMAT', []));
  const country = countryOf(text);
  const structure = Object.hasOwn(ibanRegistry, country) ? ibanRegistry[country] : undefined;
  if (structure === undefined) return failed(problem('IBAN_COUNTRY_WITHOUT', [], { country }));
  const fields = fieldsOf(structure);
  const expected = headLength + fields.reduce((sum, field) => sum + field.length, 0);
  if (text.length !== expected)
    return failed(problem('IBAN_COUNTRY_LENGTH', [], { country, length: text.length, expected }));
  if (!hasStructure(text, fields)) return failed(problem('IBAN_COUNTRY_STRUCTURE', [], { country }));
  if (modulo97Rotated(text) !== 1 || neverIssued.test(text)) return failed(problem('IBAN_CHECKSUM', []));
  return ok(text as RegisteredIban);
}

/** The two letters at the beginning: the country of the bank. Checks nothing. */
export function countryOf(iban: string): string {
  return iban.slice(0, 2);
}

interface Field {
  readonly length: number;
  readonly kind: string;
}

/** `8n16c` as its fields. */
function fieldsOf(structure: string): readonly Field[] {
  return [...structure.matchAll(/(\d+)([nac])/g)].map(([, length, kind]) => ({
    length: Number(length),
    kind: kind as string,
  }));
}

function hasStructure(text: string, fields: readonly Field[]): boolean {
  let at = headLength;
  for (const { length, kind } of fields) {
    const part = text.slice(at, at + length);
    if (kind === 'n' ? /[A-Z]/.test(part) : kind === 'a' && /\d/.test(part)) return false;
    at += length;
  }
  return true;
}

/** Removes white space and hyphens and writes a–z as capitals (`ß` stays, it is no letter of an IBAN); checks nothing. */
export function normalizeIban(text: string): string {
  return plain.test(text)
    ? text
    : text.replace(/[\s\u2010-\u2015-]+/g, '').replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

const plain = /^[0-9A-Z]*$/;

/** Groups of four from the left, for print: `CH44 3199 9123 0008 8901 2`. Checks nothing. */
export function formatIban(text: string): string {
  return normalizeIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}
