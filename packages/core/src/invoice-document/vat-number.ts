import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** What follows the country in VAT numbers, as VIES describes them; the kingdom and Norway publish theirs. */
const forms: Readonly<Record<string, RegExp>> = {
  __proto__: null as never,
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[0-9A-Z+*]\d{5}[A-Z]|\d{7}[A-Z]{1,2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{9}B\d{2}$/,
  NO: /^\d{9}MVA$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** Check digits of the neighbours and of Belgium. Sources: BZSt, BMF (Austria), Agenzia delle Entrate, INSEE, SPF Finances. */
const checks: Readonly<Record<string, (rest: string) => boolean>> = {
  __proto__: null as never,
  DE: (rest) => {
    const product = [...rest.slice(0, 8)].reduce((last, digit) => (((Number(digit) + last) % 10 || 10) * 2) % 11, 10);
    return (11 - product) % 10 === Number(rest[8]);
  },
  AT: (rest) => (luhnSum(rest.slice(1, 8)) + 4 + Number(rest[8])) % 10 === 0,
  IT: (rest) => luhnSum(rest) % 10 === 0,
  FR: (rest) => !/^\d+$/.test(rest) || (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2)),
  BE: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
};

/** Digits from the right, every second one doubled, with the digits of what is doubled added. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/**
 * Reads a VAT number with the prefix of its country, blanks, dots and hyphens left out: `DE 136 695 976` gives `DE136695976`. Of
 * countries whose numbers are not known here, and of a UID, it gives the text without blanks. Reports `VAT_NUMBER_FORMAT`, and for
 * Germany, Austria, France, Italy and Belgium `VAT_NUMBER_CHECK_DIGITS`. Source: VIES, structures of VAT numbers.
 */
export function parseVatNumber(text: string): Result<string> {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase();
  const [country, rest] = [compact.slice(0, 2), compact.slice(2)];
  const form = Object.hasOwn(forms, country) ? forms[country] : undefined;
  if (form === undefined) return ok(text.replace(/\s/g, ''));
  if (!form.test(rest)) return failed(problem('VAT_NUMBER_FORMAT', [], { country }));
  const isSound = checks[country]?.(rest) ?? true;
  return isSound ? ok(compact) : failed(problem('VAT_NUMBER_CHECK_DIGITS', [], { country }));
}

/** Every rate that Switzerland has had since 1995: MWSTV and MWSTG, and their changes of 1999, 2001, 2011, 2018 and 2024. */
const swissRates = '2 2.3 2.4 2.5 2.6 3 3.5 3.6 3.7 3.8 6.5 7.5 7.6 7.7 8 8.1'.split(' ');

/** The rates that are known here; what comes later may be another one, but none of a tenth. */
const knownUntil = '2028-01-01';

/** Whether a rate of VAT above zero, in per cent, can be one of Switzerland on a day; the text has no zeros at its end. */
export function isSwissVatRate(rate: string, day: string): boolean {
  return swissRates.includes(rate) || (day >= knownUntil && Number(rate) < 10);
}

/** Whether a number is a SIREN (scheme 0002) or a SIRET (0009) with its check digit. Source: INSEE. */
export function isFrenchNumber(scheme: '0002' | '0009', id: string): boolean {
  if (!(scheme === '0002' ? /^\d{9}$/ : /^\d{14}$/).test(id)) return false;
  // The establishments of La Poste are counted otherwise
  const isPost = id.length === 14 && id.startsWith('356000000');
  return luhnSum(id) % 10 === 0 || (isPost && [...id].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0);
}
