import type { Path, Problem } from '../../problem/problem.ts';
import { booleanIn, dateIn, dateTimeIn, decimalIn } from '../../xsd/index.ts';
import { characterProblem } from '../characters.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';

/** Texts by a pattern, each with an example of one. */
const patterns = {
  count: [/^\d{1,15}$/, '12'],
  bic: [/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'ABCDCHZZ80A'],
  lei: [/^[A-Z0-9]{18}\d{2}$/, '529900T8BM49AURSDO55'],
  country: [/^[A-Z]{2}$/, 'CH'],
  currency: [/^[A-Z]{3}$/, 'CHF'],
  iban: [/^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/, 'CH9300762011623852957'],
  uuid: [
    /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/,
    'eb6305c9-1f7f-49de-aed0-16487c27b42d',
  ],
  alphanumeric4: [/^[A-Za-z0-9]{4}$/, 'AB12'],
} as const;

/** Values of XML Schema, each with an example of one. */
const kinds = {
  dateTime: [dateTimeIn, '2026-11-23T08:15:00'],
  date: [dateIn, '2026-11-26'],
  boolean: [booleanIn, 'true'],
} as const;

/** Decimals: digits in all, and behind the point. */
const decimals = {
  sum: [18, 17],
  amount: [18, 5],
  rate: [11, 10],
  integer: [18, 0],
} as const;

const codes = {
  method: 'CHK TRA TRF',
  priority: 'HIGH NORM',
  charges: 'CRED DEBT SHAR SLEV',
  addressCode: 'ADDR BIZZ DLVY HOME MLTO PBOX',
  rateType: 'AGRD SALE SPOT',
  chequeType: 'BCHQ CCCH CCHQ DRFT ELDR',
  deliveryCode: 'CRCD CRDB CRFA MLCD MLDB MLFA PUCD PUDB PUFA RGCD RGDB RGFA',
  instructionCode: 'CHQB HOLD PHOB TELB',
  reportingSide: 'BOTH CRED DEBT',
  wayCode: 'EDIC EMAL FAXI POST SMSM URID',
  documentKind: 'AROI BOLD CINV CMCN CNFA CREN DEBN DISP DNFA HIRI MSIN PUOR SBIN SOAC TSUT VCHR',
  direction: 'CRDT DBIT',
  referenceKind: 'DISP FXDR PUOR RADM RPIN SCOR',
  period: 'HLF1 HLF2 MM01 MM02 MM03 MM04 MM05 MM06 MM07 MM08 MM09 MM10 MM11 MM12 QTR1 QTR2 QTR3 QTR4',
} as const;

/** What the schema lets a text hold, no-break spaces too, which are no blanks to banks. */
const printable = /^[\x20-\x7e\xa0-\xac\xae-\u017f\u0218-\u021b\u20ac]*$/;
const identification = /^[A-Za-z0-9+|?/\-:().,' \xa0]*$/;
const shownMax = limits.idLengthMax;

/**
 * What the schema of payment files has against the text of an element or attribute. Reports `TEXT_TOO_LONG`, `PAYMENT_CHARACTER`,
 * `PAYMENT_ID_CHARACTERS`, `PAYMENT_FILE_CODE`, `PAYMENT_FILE_VALUE`.
 */
export function valueProblem(type: string, text: string, name: string, path: Path): Problem | undefined {
  const found = text.slice(0, shownMax);
  const [, kind, digits] = /^(text|any|id)(\d*)$/.exec(type) ?? [];
  if (kind !== undefined) return textProblem(kind, text, Number(digits || limits.idLengthMax), path);
  if (type in codes) {
    const allowed = codes[type as keyof typeof codes].split(' ');
    if (allowed.includes(text)) return undefined;
    return problem('PAYMENT_FILE_CODE', path, { element: name, found, allowed: allowed.join(', ') });
  }
  const example = exampleAgainst(type, text);
  return example === undefined ? undefined : problem('PAYMENT_FILE_VALUE', path, { element: name, found, example });
}

/** How a value should be that is not of its type; undefined where it is. */
function exampleAgainst(type: string, text: string): string | undefined {
  if (type in patterns) {
    const [pattern, example] = patterns[type as keyof typeof patterns];
    return pattern.test(text) ? undefined : example;
  }
  if (type in kinds) {
    const [read, example] = kinds[type as keyof typeof kinds];
    return read(text) === undefined ? example : undefined;
  }
  const [digitsMax, decimalsMax] = decimals[type as keyof typeof decimals];
  return isDecimal(text, type === 'amount', digitsMax, decimalsMax) ? undefined : decimalsMax === 0 ? '12' : '1520.40';
}

function isDecimal(text: string, isPositive: boolean, digitsMax: number, decimalsMax: number): boolean {
  const decimal = decimalIn(text);
  if (decimal === undefined || (isPositive && decimal.startsWith('-'))) return false;
  const [whole = '', fraction = ''] = decimal.replace(/^-/, '').split('.');
  // Zeros at the end are no digits (XML Schema, totalDigits)
  let end = fraction.length;
  while (fraction[end - 1] === '0') end -= 1;
  return end <= decimalsMax && (whole === '0' ? 0 : whole.length) + end <= digitsMax;
}

function textProblem(kind: string, text: string, max: number, path: Path): Problem | undefined {
  const length = text.length > max ? [...text].length : text.length;
  if (length > max) return problem('TEXT_TOO_LONG', path, { length, max });
  if (kind === 'any' || printable.test(text)) {
    return kind === 'id' && !identification.test(text) ? problem('PAYMENT_ID_CHARACTERS', path) : undefined;
  }
  return kind === 'id' ? problem('PAYMENT_ID_CHARACTERS', path) : characterProblem(text, path);
}
