import type { Path, Problem } from '../../problem/problem.ts';

/** The code by which banks answer a problem, by its code: one for all places, or what the place and the parameters make of it. */
const bankCodes: Readonly<Record<string, string | ((found: Problem) => string)>> = {
  __proto__: null as never,
  REQUIRED: 'CH21',
  DATE_FORMAT: 'DT01',
  DATE_UNKNOWN_DAY: 'DT01',
  COUNTRY_UNKNOWN: 'BE09',
  IBAN_FORMAT: 'AC01',
  IBAN_LENGTH: 'AC01',
  IBAN_COUNTRY_LENGTH: 'AC01',
  IBAN_COUNTRY_WITHOUT: 'AC01',
  IBAN_COUNTRY_STRUCTURE: 'AC01',
  IBAN_COUNTRY: 'AC01',
  IBAN_CHECKSUM: 'AC01',
  IBAN_IS_QR_IBAN: 'AC01',
  TEXT_TOO_LONG: ({ path }) => (path.at(-1) === 'Strd' ? 'CH15' : 'CH16'),
  AMOUNT_FORMAT: 'FF01',
  AMOUNT_SCALE: 'CH20',
  QR_REFERENCE_FORMAT: 'RR07',
  QR_REFERENCE_CHECK_DIGIT: 'RR07',
  CREDITOR_REFERENCE_FORMAT: 'RR07',
  CREDITOR_REFERENCE_CHECK_DIGITS: 'RR07',
  REFERENCE_TYPE_QRR_NEEDS_QR_IBAN: 'RR07',
  REFERENCE_TYPE_QR_IBAN_NEEDS_QRR: 'RR07',
  PAYMENT_QRR_ONLY_DOMESTIC: 'CH17',
  PAYMENT_AMOUNT_REQUIRED: 'CH21',
  PAYMENT_CURRENCY_UNKNOWN: 'CURR',
  PAYMENT_QR_IBAN_CURRENCY: 'AM03',
  PAYMENT_SERVICE_CURRENCY: 'AM03',
  PAYMENT_CHARGE_BEARER: 'CH16',
  PAYMENT_ID_CHARACTERS: 'CH16',
  PAYMENT_ID_TWICE: ({ path }) => (path.at(-1) === 'PmtInfId' ? 'DU02' : 'DU05'),
  PAYMENT_MESSAGE_ID_USED: 'DU01',
  PAYMENT_CREATED_AT: 'DT01',
  PAYMENT_DATE_PAST: 'DT01',
  PAYMENT_DATE_WEEKEND: 'DT06',
  PAYMENT_DATE_HOLIDAY: 'DT06',
  PAYMENT_DATE_FAR: 'CH03',
  PAYMENT_BIC: 'RC01',
  PAYMENT_INSTITUTION: 'RC01',
  PAYMENT_AGENT_TWICE: 'AGNT',
  PAYMENT_CODE: 'CH16',
  PAYMENT_UETR: 'CH16',
  PAYMENT_CHARACTER: 'FF01',
  PAYMENT_ADDRESS_INCOMPLETE: 'CH21',
  PAYMENT_ADDRESS_REQUIRED: 'CH21',
  PAYMENT_ADDRESS_REPEATED: 'CH17',
  PAYMENT_FILE_COUNT: 'AM18',
  PAYMENT_FILE_SUM: 'AM10',
  PAYMENT_FILE_ELEMENT: 'CH17',
  PAYMENT_FILE_ELEMENT_REPEATED: 'CH17',
  PAYMENT_FILE_BOTH_LEVELS: 'CH07',
  PAYMENT_FILE_METHOD: 'CH16',
  PAYMENT_FILE_CODE: ({ path }) => (isOfPayer(path) ? 'RC01' : 'CH16'),
  PAYMENT_FILE_AGENT: 'AGNT',
  PAYMENT_FILE_ENCODING: 'FF01',
  PAYMENT_FILE_MARK: 'FF01',
  BANK_FILE_VERSION: 'FF01',
};

function isOfPayer(path: Path): boolean {
  return path.includes('DbtrAgt');
}

/**
 * The code of ISO 20022 by which banks answer this in a status report; undefined where none is known. What the schema refuses is answered
 * for the file as a whole. Source: SPS 2025, credit transfers, 3.18.
 */
export function bankCodeOf(found: Problem, isOfStructure: boolean): string | undefined {
  // The schema lets most elements be empty
  if (isOfStructure) return found.code === 'PAYMENT_FILE_ELEMENT_EMPTY' ? undefined : 'FF01';
  const known = Object.hasOwn(bankCodes, found.code) ? bankCodes[found.code] : undefined;
  return typeof known === 'function' ? known(found) : known;
}
