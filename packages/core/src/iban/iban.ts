import type { Branded } from '../brand.ts';
import { modulo97Rotated } from '../check-digits/modulo97.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';
import { ibanRegistry } from './registry.ts';

/** An IBAN of any country of the registry, in its electronic form: no spaces, capital letters, valid check digits. */
export type RegisteredIban = Branded<string, 'RegisteredIban'>;

const grammar = /^[A-Z]{2}\d{2}[0-9A-Z]*$/;
/** 00, 01 and 99 leave the same remainder as 97, 98 and 02 but are never issued (ISO 7064). */
const neverIssued = /^..(?:00|01|99)/;

/** The kind of a character as a bit, so that either of the two is both: digits, capitals, either are 1, 2, 3, as in `nac`. */
function kindOf(code: number): number {
  if (code < 58) return code > 47 ? 1 : 0;
  return code > 64 && code < 91 ? 2 : 0;
}

/** The kinds of the characters of an IBAN by country; made when a country is first read, and kept. */
const structures = /* @__PURE__ */ new Map<string, readonly number[]>();

/**
 * Reads an IBAN of any country in its electronic form: 15 to 33 capital letters and digits, no spaces.
 * Reports `IBAN_FORMAT`, `IBAN_COUNTRY_WITHOUT`, `IBAN_COUNTRY_LENGTH`, `IBAN_COUNTRY_STRUCTURE`, `IBAN_CHECKSUM`.
 * Source: ISO 13616; the structures are those of `ibanRegistry`.
 */
export function parseRegisteredIban(text: string): Result<RegisteredIban> {
  if (typeof text !== 'string') return failed(problem('IBAN_FORMAT', []));
  const country = countryOf(text);
  const structure = structureOf(country);
  const fits = structure !== undefined && hasStructure(text, structure);
  if (fits && modulo97Rotated(text) === 1 && !neverIssued.test(text)) return ok(text as RegisteredIban);
  if (!grammar.test(text)) return failed(problem('IBAN_FORMAT', []));
  if (structure === undefined) return failed(problem('IBAN_COUNTRY_WITHOUT', [], { country }));
  const { length: expected } = structure;
  if (text.length !== expected)
    return failed(problem('IBAN_COUNTRY_LENGTH', [], { country, length: text.length, expected }));
  return failed(fits ? problem('IBAN_CHECKSUM', []) : problem('IBAN_COUNTRY_STRUCTURE', [], { country }));
}

function structureOf(country: string): readonly number[] | undefined {
  const known = structures.get(country);
  if (known !== undefined || !Object.hasOwn(ibanRegistry, country)) return known;
  const fields = [...`2a2n${ibanRegistry[country]}`.matchAll(/(\d+)([nac])/g)];
  const made = fields.flatMap(([, length, kind]) =>
    new Array<number>(Number(length)).fill('nac'.indexOf(kind as string) + 1),
  );
  structures.set(country, made);
  return made;
}

function hasStructure(text: string, structure: readonly number[]): boolean {
  const { length } = structure;
  if (text.length !== length) return false;
  for (let at = 0; at < length; at += 1) {
    if ((kindOf(text.charCodeAt(at)) & (structure[at] as number)) === 0) return false;
  }
  return true;
}

/** The two letters at the beginning: the country of the bank. Checks nothing. */
export function countryOf(iban: string): string {
  return iban.slice(0, 2);
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
