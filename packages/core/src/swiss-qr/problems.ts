import type { countryProblems } from '../country/problems.ts';
import type { ibanProblems } from '../iban/problems.ts';
import type { modelProblems } from '../model/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { codeReadingProblems, qrProblems } from '../qr/problems.ts';
import type { textProblems } from '../text/problems.ts';
import type { payloadProblems } from './payload-problems.ts';

/** What can be wrong with the data of a QR-bill. */
export const swissQrProblems = {
  BILLING_INFORMATION_PREFIX: {
    source: 'IG 4.2.2',
    sentence: 'Billing information must begin with // and a two-character code',
  },
  TEXT_CHARACTER_NOT_ALLOWED: {
    source: 'IG 4.1.1',
    sentence: 'Characters not allowed in a QR-bill: {characters} (first at position {position})',
  },
  IBAN_LENGTH: {
    source: 'IG 4.2.2',
    sentence: 'The IBAN has {length} characters: one from CH or LI has {expected}',
  },
  IBAN_COUNTRY: {
    source: 'IG 4.2.2',
    sentence: 'The IBAN is from {country}: only CH and LI are allowed',
  },
  REFERENCE_TYPE_QR_IBAN_NEEDS_QRR: {
    source: 'IG 4.2.2',
    sentence: 'A QR-IBAN needs reference type QRR, not {referenceType}: enter a QR reference or use the ordinary IBAN',
  },
  REFERENCE_TYPE_QRR_NEEDS_QR_IBAN: {
    source: 'IG 4.2.2',
    sentence: 'Reference type QRR needs a QR-IBAN: use the QR-IBAN, or SCOR or NON',
  },
  REFERENCE_TYPE_QRR_ONLY_WITH_CHF: {
    source: 'IG 2.4',
    sentence: 'From guidelines 2.4, a QR reference is allowed only with CHF: the currency is {currency}',
  },
  REFERENCE_TYPE_QRR_EUR_ENDS: {
    source: 'IG 2.4',
    sentence: 'From guidelines 2.4, a QR reference is allowed only with CHF: with EUR, it is accepted until {until}',
  },
  AMOUNT_ZERO_NEEDS_NOTIFICATION: {
    source: 'IG 4.4',
    sentence: 'An amount of 0.00 needs the message {message} in a language of the guidelines',
  },
  AMOUNT_NOTIFICATION_NEEDS_ZERO: {
    source: 'IG 4.4',
    sentence: 'This message marks a bill that must not be paid, so the amount must be 0.00',
  },
  CURRENCY_NOT_SUPPORTED: { source: 'IG 4.2.2', sentence: 'The currency must be CHF or EUR' },
  ADDRESS_COMBINED_DISCONTINUED: {
    source: 'IG 2.3, 4.2.2',
    sentence: 'Combined addresses ended on 21.11.2025: enter street, building number, postal code and city',
  },
  ADDRESS_MIXED: {
    source: 'IG 4.2.2',
    sentence: 'An address of type {addressType} does not have this field',
  },
  POSTAL_CODE_COUNTRY_PREFIX: {
    source: 'IG 4.2.2',
    sentence: 'The postal code must not have a country prefix',
  },
  ADDITIONAL_INFORMATION_TOO_LONG: {
    source: 'IG 4.2.2',
    sentence: 'The message and billing information have {length} characters together: at most {max} are allowed',
  },
  ALTERNATIVE_PROCEDURE_TOO_MANY: {
    source: 'IG 4.2.2',
    sentence: 'There are {count} alternative procedures: at most {max} are allowed',
  },
  PAYLOAD_TOO_LONG: {
    source: 'IG 4.1.3',
    sentence: 'The code has {length} characters or bytes: at most {max} are allowed',
  },
} as const satisfies Rows;

/** What can be wrong with a number that is made into an account or a reference. */
export const completionProblems = {
  IBAN_NOT_QR_IBAN: {
    source: 'IG 3.4',
    sentence: 'The institution number is {institution}: in a QR-IBAN it is between 30000 and 31999',
  },
  IBAN_IS_QR_IBAN: {
    source: 'IG 3.4',
    sentence: 'The institution number is {institution}, so this is a QR-IBAN: use an ordinary IBAN here',
  },
  REFERENCE_BRACES: {
    source: 'API',
    sentence: 'A reference to be completed has the form {open}number{close} or, for QRR, {open}customer:number{close}',
  },
} as const satisfies Rows;

/** What can be wrong with the JSON of a bill that says one thing as text and as an object. */
export const twofoldProblems = {
  BILLING_INFORMATION_INCONSISTENT: {
    source: 'API',
    sentence: 'The text and the object of the billing information do not match',
  },
  ALTERNATIVE_PROCEDURE_INCONSISTENT: {
    source: 'API',
    sentence: 'The texts and the objects of the alternative procedures do not match',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof swissQrProblems &
  typeof completionProblems &
  typeof twofoldProblems &
  typeof countryProblems &
  typeof ibanProblems &
  typeof modelProblems &
  typeof qrProblems &
  typeof payloadProblems &
  typeof textProblems &
  typeof codeReadingProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
