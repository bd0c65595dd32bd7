import type { dateProblems } from '../date/problems.ts';
import type { ibanProblems } from '../iban/problems.ts';
import type { jsonProblems } from '../json/problems.ts';
import type { formProblems, modelProblems } from '../model/problems.ts';
import type { moneyProblems } from '../money/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { referenceProblems } from '../reference/problems.ts';
import type { swissQrProblems } from '../swiss-qr/problems.ts';
import type { xmlProblems } from '../xml/problems.ts';

/** What can be wrong with a business case and what is done with it. */
export const ebillProblems = {
  DUPLICATE_REFERENCE_NUMBER: {
    source: 'eBill submission contract, reference number',
    sentence: 'Another business case of the biller already has this reference number',
  },
  MALFORMED_MULTIPART: { status: 400, source: 'API', sentence: 'The multipart body cannot be read: {detail}' },
  ILLEGAL_STATE: {
    status: 409,
    source: 'API',
    sentence: 'The business case is {state}: {command} is not possible',
  },
  INSTALMENT_NOT_FOUND: { source: 'API', sentence: 'No instalment of this business case has this id' },
  APPROVED_AMOUNT_NOT_ALLOWED: {
    source: 'API',
    sentence: 'The approved amount must be above zero and, unless it may be modified, equal to the amount due',
  },
  DONATION_PURPOSE_UNKNOWN: {
    source: 'API',
    sentence: 'No purpose of the donation inquiry has this id',
  },
  REFERENCED_CASE_NOT_FOUND: { source: 'API', sentence: 'The referenced business case does not exist' },
  REFERENCED_CASE_AMBIGUOUS: {
    source: 'API',
    sentence: 'Several business cases have this reference, and none has been delivered yet',
  },
  REFERENCED_CASE_CLOSED: {
    source: 'API',
    sentence: 'The referenced bill has been approved, settled, replaced or cancelled: it can no longer be replaced',
  },
  NOT_REFERENCEABLE: { source: 'API', sentence: 'Only bills and instalment bills can be referenced' },
  NETWORK_TYPE_UNSUPPORTED: {
    source: 'API',
    sentence: 'The network {network} does not carry business cases of the type {type}',
  },
  NETWORK_DEBIT_UNSUPPORTED: { source: 'API', sentence: 'The network {network} does not carry direct debits' },
  NETWORK_CURRENCY_UNSUPPORTED: { source: 'API', sentence: 'The network {network} does not carry bills in {currency}' },
  NETWORK_REFERENCE_TOO_LONG: {
    source: 'API',
    sentence: 'The network {network} takes reference numbers of at most {max} characters',
  },
  NETWORK_INSTALMENTS_UNSUPPORTED: {
    source: 'API',
    sentence: 'The network {network} takes groups of at most {max} instalments, all to one account',
  },
  NETWORK_MAIL_ADDRESS: {
    source: 'API',
    sentence: 'The bill goes by e-mail: give the e-mail address of the recipient',
  },
  NETWORK_RECIPIENT_UNSUPPORTED: {
    source: 'API',
    sentence: 'The network {network} knows recipients by their account of {digits} digits, e-mail address or UID',
  },
  RECIPIENT_UNKNOWN: { source: 'API', sentence: 'No bill recipient has this identifier' },
  RECIPIENT_EMAIL_EXPIRED: {
    source: 'API',
    sentence: 'The bill recipient gave up this e-mail address more than {months} months ago',
  },
  RECIPIENT_NOT_ALLOWED: {
    source: 'API',
    sentence: 'The bill recipient accepts bills only from subscribed billers',
  },
  RECIPIENT_MISMATCH: { source: 'API', sentence: 'The identifiers belong to different bill recipients' },
  EBILL_DEBIT_NOT_ALLOWED: {
    source: 'API',
    sentence: 'The bill recipient has not authorised direct debits',
  },
  ANOMALY_DETECTED: { source: 'API', sentence: 'Held by anomaly detection: {anomaly}' },
  BUSINESS_CASE_NOT_FOUND: { status: 404, source: 'API', sentence: 'No business case has this id' },
  BILL_RECIPIENT_NOT_FOUND: { status: 404, source: 'API', sentence: 'No bill recipient has this id' },
  BILL_RECIPIENT_EXISTS: {
    status: 409,
    source: 'API',
    sentence: 'Another bill recipient already has this identifier',
  },
  SUBSCRIPTION_TOKEN_NOT_FOUND: {
    status: 404,
    source: 'API',
    sentence: 'No subscription initiation has this token',
  },
  SUBSCRIPTION_TOKEN_EXPIRED: {
    source: 'API',
    sentence: 'The subscription initiation has expired: start a new one',
  },
  SUBSCRIPTION_ATTEMPTS_EXCEEDED: {
    source: 'API',
    sentence: 'The activation code was wrong {attempts} times: start a new initiation',
  },
  ACTIVATION_CODE_INVALID: {
    source: 'API',
    sentence: 'The activation code is wrong: attempts left: {remainingAttempts}',
  },
  ACTIVATION_CODE_REFUSED: {
    source: 'API',
    sentence: 'The network does not accept the activation code: check it, or start a new initiation',
  },
  SIMULATOR_FULL: { status: 503, source: 'API', sentence: 'The simulator is full: start a new one' },
  DUPLICATE_JSON_KEY: {
    status: 400,
    source: 'eBill submission contract, transport',
    sentence: 'This name appears more than once in its object',
  },
  TYPE_MISMATCH: {
    status: 400,
    source: 'eBill submission contract, XML',
    sentence: 'The root element is {found}: {expected} is expected',
  },
  SIZE: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The size must be between {min} and {max}',
  },
  CHARSET: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The text contains control characters, or characters beyond the first 65,536 of Unicode',
  },
  RANGE: {
    status: 400,
    source: 'eBill submission contract, fields',
    sentence: 'The number must be between {min} and {max}, with at most {decimals} decimals',
  },
  EMAIL_FORMAT: { status: 400, source: 'eBill submission contract, fields', sentence: 'This is not an e-mail address' },
  AMOUNT_NOT_POSITIVE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The amount must be above zero for this type of business case',
  },
  AMOUNT_NEGATIVE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The amount of a credit note must not be below zero',
  },
  AMOUNT_REQUIRED: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'This type of business case needs an amount',
  },
  AMOUNT_MISMATCH: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'The payment must equal the total in amount and currency',
  },
  MUST_BE_MODIFIABLE: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'If there is no amount, the payable amount must be modifiable: true',
  },
  CURRENCY_UNKNOWN: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'This currency is not in ISO 4217',
  },
  CURRENCY_NOT_ALLOWED_FOR_QR_IBAN: {
    status: 400,
    source: 'eBill submission contract, amounts',
    sentence: 'With a QR-IBAN the currency must be CHF or EUR',
  },
  DATE_IN_FUTURE: {
    status: 400,
    source: 'eBill submission contract, dates',
    sentence: 'The date is after today, {today} in Zurich',
  },
  DATE_TOO_OLD: {
    status: 400,
    source: 'eBill submission contract, dates',
    sentence: 'The date is {days} days old: at most {max} are allowed',
  },
  DATE_ORDER: { status: 400, source: 'eBill submission contract, dates', sentence: 'The start is after the end' },
  DUE_DATE_TOO_FAR: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days ahead: at most {max} are allowed',
  },
  DUE_DATE_TOO_FAR_FOR_DEBIT: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days ahead: at most {max} are allowed with direct debit',
  },
  DUE_DATE_TOO_OLD: {
    status: 400,
    source: 'eBill submission contract, due dates',
    sentence: 'The due date is {days} days old: at most {max} are allowed',
  },
  IBAN_NOT_IN_MASTER_DATA: {
    source: 'eBill submission contract, IBAN',
    sentence: "The IBAN is not one of the biller's credit accounts",
  },
  CURRENCY_NOT_OF_ACCOUNT: {
    source: 'eBill submission contract, credit accounts',
    sentence: 'The credit account does not accept this currency, only {allowed}',
  },
  QR_IBAN_REQUIRES_QRR: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A QR-IBAN needs the reference type QRR and a QR reference',
  },
  QRR_REQUIRES_QR_IBAN: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The reference type QRR needs a QR-IBAN',
  },
  QRR_FORMAT: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A QR reference must have 27 digits, not all zeros',
  },
  QRR_CHECKSUM: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The check digit of the QR reference is wrong: at least one digit is incorrect',
  },
  SCOR_REQUIRED: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The reference type SCOR needs a creditor reference',
  },
  SCOR_FORMAT: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A creditor reference is RF, two check digits and up to 21 capital letters or digits (ISO 11649)',
  },
  SCOR_CHECKSUM: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'The check digits of the creditor reference are wrong: at least one character is incorrect',
  },
  REFERENCE_NOT_ALLOWED: {
    status: 400,
    source: 'eBill submission contract, references',
    sentence: 'A structured reference is not allowed with reference type NON',
  },
  RECIPIENT_IDENTIFIER_MISSING: {
    status: 400,
    source: 'eBill submission contract, recipient',
    sentence: "Enter the recipient's e-mail address, enterprise number or eBill id",
  },
  RECIPIENT_AMBIGUOUS: {
    source: 'eBill submission contract, QR-bills',
    sentence: 'The document names {count} different recipients',
  },
  PDF_DATA_INCOMPLETE: {
    source: 'eBill submission contract, QR-bills',
    sentence: 'The QR-bill lacks data required for an eBill: {fields}',
  },
  SELF_REFERENCE: {
    status: 400,
    source: 'eBill submission contract, references to bills',
    sentence: 'A business case cannot refer to itself',
  },
  INSTALMENT_GROUPS_SIZE: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'There must be {min} to {max} groups of instalments',
  },
  INSTALMENT_EMPTY: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'A group must have {min} to {max} instalments',
  },
  DUPLICATE_EXTERNAL_ID: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'This id appears more than once in the business case',
  },
  TOTAL_OPTION_NOT_UNIQUE: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'Only one group can be the option to pay the total at once',
  },
  TOTAL_OPTION_AMOUNT: {
    status: 400,
    source: 'eBill submission contract, instalments',
    sentence: 'The option to pay the total at once must be exactly one instalment of the total amount',
  },
  DONATION_PROPOSALS: {
    status: 400,
    source: 'eBill submission contract, donations',
    sentence: 'Propose {min} to {max} different amounts in the currency of the total, and no other amount',
  },
  DONATION_PURPOSES: {
    status: 400,
    source: 'eBill submission contract, donations',
    sentence: 'Enter {min} to {max} donation purposes, each with its own id',
  },
} as const satisfies Rows;

/** Why money of an account statement settles no case, or not the one that it seems to be for. */
export const settlementReasons = {
  CASE_COMPLETED_BEFORE: { source: 'API', sentence: 'The business case was completed before: it stays as it is' },
  CASE_STAYS_REJECTED: { source: 'API', sentence: 'The recipient has rejected the business case: it stays rejected' },
  CASE_NOT_OWED: { source: 'API', sentence: 'The business case was replaced or cancelled: nothing is owed for it' },
  CASE_PAID_BY_LINKED: {
    source: 'API',
    sentence: 'The bill that this reminder is about, or a reminder of it, was paid before: this comes on top',
  },
  CASE_STAYS_COMPLETED: {
    source: 'API',
    sentence: 'The business case is completed and stays so, though money was taken back',
  },
  CASES_NOT_TOLD_APART: {
    source: 'API',
    sentence: 'Several business cases have this account and reference: which of them is meant is not known',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof ebillProblems &
  typeof settlementReasons &
  typeof dateProblems &
  typeof ibanProblems &
  typeof jsonProblems &
  typeof modelProblems &
  typeof formProblems &
  typeof moneyProblems &
  typeof referenceProblems &
  typeof swissQrProblems &
  typeof xmlProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
