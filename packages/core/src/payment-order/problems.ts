import type { bankMessageProblems } from '../bank-message/problems.ts';
import type { countryProblems } from '../country/problems.ts';
import type { dateProblems } from '../date/problems.ts';
import type { modelProblems } from '../model/problems.ts';
import type { moneyProblems } from '../money/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { referenceProblems } from '../reference/problems.ts';
import type { swissQrProblems } from '../swiss-qr/problems.ts';
import type { textProblems } from '../text/problems.ts';
import type { xmlProblems } from '../xml/problems.ts';

/** What a bank refuses in a payment order. */
export const paymentOrderProblems = {
  PAYMENT_AMOUNT_REQUIRED: {
    source: 'SPS 2025, credit transfers, InstdAmt',
    sentence: 'The bill has no amount: enter what is paid',
  },
  PAYMENT_MUST_NOT_BE_PAID: {
    source: 'IG 3.5.3',
    sentence: 'The amount of the bill is 0.00: it only tells something and must not be paid',
  },
  PAYMENT_CURRENCY_UNKNOWN: {
    source: 'ISO 4217',
    sentence: 'No currency has this code: it has three capital letters, such as CHF',
  },
  PAYMENT_QR_IBAN_CURRENCY: {
    source: 'SPS 2025, credit transfers, 3.15',
    sentence: 'A QR-IBAN takes CHF and EUR only, not {currency}',
  },
  PAYMENT_SERVICE_CURRENCY: {
    source: 'SPS 2025, credit transfers, 3.15',
    sentence: 'A payment by {service} is in {expected}, not in {currency}',
  },
  PAYMENT_SERVICE_COUNTRY: {
    source: 'SPS 2025, credit transfers, 3.15',
    sentence: 'A payment by {service} does not reach accounts in {country}',
  },
  PAYMENT_QRR_ONLY_DOMESTIC: {
    source: 'SPS 2025, credit transfers, CdtrRefInf',
    sentence: 'A QR reference goes with domestic payments only',
  },
  PAYMENT_REFERENCE_WITHOUT_TYPE: {
    source: 'SPS 2025, credit transfers, CdtrRefInf',
    sentence: 'Say whether the reference is a QR reference (QRR) or a creditor reference (SCOR)',
  },
  PAYMENT_CHARGE_BEARER: {
    source: 'SPS 2025, credit transfers, ChrgBr',
    sentence: 'Who bears the charges can be said only of payments abroad or in other currencies',
  },
  PAYMENT_ID_CHARACTERS: {
    source: 'SPS 2025, credit transfers, 3.1',
    sentence:
      "An identification has letters without accents, digits, blanks and ' ( ) + , - . / : ?; it begins with neither blank nor slash, ends with no slash, and has no two slashes side by side",
  },
  PAYMENT_ID_TWICE: {
    source: 'SPS 2025, credit transfers, 3.7',
    sentence: 'The identification {id} stands twice',
  },
  PAYMENT_MESSAGE_ID_USED: {
    source: 'SPS 2025, credit transfers, MsgId',
    sentence: 'The message {id} was made before: a bank refuses it the second time',
  },
  PAYMENT_CREATED_AT: {
    source: 'ISO 20022, ISODateTime',
    sentence: 'Date and time must be written as 2026-11-23T08:15:00',
  },
  PAYMENT_DATE_PAST: {
    source: 'SPS 2025, credit transfers, ReqdExctnDt',
    sentence: 'The day of payment, {date}, is in the past',
  },
  PAYMENT_BIC: {
    source: 'ISO 9362',
    sentence: 'A BIC has 8 or 11 capital letters and digits, with the country in positions five and six',
  },
  PAYMENT_INSTITUTION: {
    source: 'SPS 2025, credit transfers, DbtrAgt',
    sentence: 'An institution number (IID) has up to five digits, without leading zeros',
  },
  PAYMENT_AGENT_TWICE: {
    source: 'SPS 2025, credit transfers, DbtrAgt',
    sentence: 'A bank is named by its BIC or by its institution number, not by both',
  },
  PAYMENT_CODE: {
    source: 'ISO 20022, external code lists',
    sentence: 'A code has one to {max} capital letters and digits, such as SALA',
  },
  PAYMENT_UETR: {
    source: 'SPS 2025, credit transfers, UETR',
    sentence: 'This must be a UUID of version 4 in small letters',
  },
  PAYMENT_CHARACTER: {
    source: 'SPS 2025, credit transfers, 3.1',
    sentence: 'Banks refuse the whole file for these characters: {characters} (first at position {position})',
  },
  PAYMENT_ADDRESS_INCOMPLETE: {
    source: 'SPS 2025, credit transfers, 3.11',
    sentence: 'Every address needs a town and a country',
  },
  PAYMENT_ADDRESS_REQUIRED: {
    source: 'SPS 2025, credit transfers, Cdtr',
    sentence: 'A payment abroad or in another currency needs the address of the payee',
  },
  PAYMENT_ADDRESS_HYBRID: {
    source: 'SPS 2025, credit transfers, 3.11',
    sentence:
      'Lines beside town and country are a service of some banks: use separate fields, or allow hybrid addresses',
  },
  PAYMENT_ADDRESS_REPEATED: {
    source: 'SPS 2025, credit transfers, 3.11',
    sentence: 'An address line repeats what is already in a separate field',
  },
  PAYMENT_DUPLICATE: {
    source: 'API',
    sentence: 'The reference {reference} was paid before: say so if it is meant to be paid again',
  },
  PAYMENT_ALL_PAID: {
    source: 'API',
    sentence: 'All of these payments were made before: nothing is left to pay',
  },
  PAYMENT_TOO_MANY: {
    source: 'SPS 2025, credit transfers, NbOfTxs',
    sentence: 'The order has {count} payments: one message holds at most {max}',
  },
} as const satisfies Rows;

/** What a bank refuses in a file, beyond what is wrong with its payments. */
export const paymentFileProblems = {
  PAYMENT_FILE_COUNT: {
    source: 'SPS 2025, credit transfers, NbOfTxs (AM18)',
    sentence: 'The file says {declared} payments, but has {count}',
  },
  PAYMENT_FILE_SUM: {
    source: 'SPS 2025, credit transfers, CtrlSum (AM10)',
    sentence: 'The file says a sum of {declared}, but its amounts add up to {sum}',
  },
  PAYMENT_FILE_ELEMENT: {
    source: 'SPS 2025, credit transfers (CH16, CH17)',
    sentence: 'The element {element} may not stand here: take it out',
  },
  PAYMENT_FILE_ELEMENT_REPEATED: {
    source: 'SPS 2025, credit transfers (CH17); pain.001.001.09.ch.03',
    sentence: 'The element {element} stands here too often: the most is {max}',
  },
  PAYMENT_FILE_ELEMENT_EMPTY: {
    source: 'SPS 2025, credit transfers, 3.2',
    sentence: 'The element {element} is empty: fill it in or take it out',
  },
  PAYMENT_FILE_BOTH_LEVELS: {
    source: 'SPS 2025, credit transfers (CH07)',
    sentence: 'The element {element} stands both for the group and for its payments: keep one of the two',
  },
  PAYMENT_FILE_METHOD: {
    source: 'SPS 2025, credit transfers, PmtMtd',
    sentence: 'The method of payment is {found}: only transfers (TRF) are supported, not cheques',
  },
  PAYMENT_FILE_CODE: {
    source: 'SPS 2025, credit transfers (CH16)',
    sentence: 'The element {element} holds {found}: {allowed} is allowed here',
  },
  PAYMENT_FILE_MIXED: {
    source: 'SPS 2025, credit transfers, PmtInf',
    sentence: 'Payments of one group must have one currency and one kind',
  },
  PAYMENT_FILE_AGENT: {
    source: 'SPS 2025, credit transfers (AGNT)',
    sentence: 'A bank is named by BIC or by clearing number, and by its name only beside a clearing number',
  },
  PAYMENT_FILE_UNKNOWN: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'No element {element} may stand in {outer}: correct its name or take it out',
  },
  PAYMENT_FILE_ORDER: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} stands behind {other}: it must stand before it',
  },
  PAYMENT_FILE_CHOICE: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} stands beside {other}: keep one of the two',
  },
  PAYMENT_FILE_TEXT: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} holds a text: it must hold elements',
  },
  PAYMENT_FILE_VALUE: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} holds {found}: it must look like {example}',
  },
  PAYMENT_FILE_ATTRIBUTE: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} may not have the attribute {attribute}: take it out',
  },
  PAYMENT_FILE_NAMESPACE: {
    source: 'pain.001.001.09.ch.03',
    sentence: 'The element {element} is in the namespace {found}: it must be in {expected}',
  },
  PAYMENT_FILE_MORE: {
    source: 'API',
    sentence: 'The structure of the file has more than {max} faults: correct these, then check it again',
  },
  PAYMENT_FILE_ENCODING: {
    source: 'SPS 2025, credit transfers, 3.1',
    sentence: 'The file is in {found}, but banks take UTF-8 only: save it as UTF-8',
  },
  PAYMENT_FILE_MARK: {
    source: 'SPS 2025, credit transfers, 3.1',
    sentence: 'The file begins with a byte order mark (BOM), which banks refuse: save it as UTF-8 without one',
  },
} as const satisfies Rows;

/** What a bank changes or ignores, and points to check: nothing that keeps an order from being made. */
export const paymentNotices = {
  PAYMENT_AMOUNT_DIFFERS: { source: 'API', sentence: 'The amount {amount} is paid, but the bill says {billAmount}' },
  PAYMENT_EUR_QR_IBAN_ENDS: {
    source: 'IG 2.4',
    sentence: 'Bills in euros with a QR-IBAN end in November 2027',
  },
  PAYMENT_AGAIN: { source: 'API', sentence: 'The reference {reference} was paid before, and is paid again as asked' },
  PAYMENT_PROBABLY_TWICE: {
    source: 'API',
    sentence: 'The same amount with the same message goes to this account twice',
  },
  PAYMENT_TO_OWN_ACCOUNT: { source: 'API', sentence: 'The payment goes to the account that it comes from' },
  PAYMENT_DATE_WEEKEND: {
    source: 'SPS 2025, Business Rules (DT06)',
    sentence: 'The day of payment, {date}, is at a weekend: banks take the next working day',
  },
  PAYMENT_DATE_HOLIDAY: {
    source: 'SPS 2025, Business Rules (DT06)',
    sentence: 'The day of payment, {date}, is a bank holiday in Switzerland: banks take the next bank day, {next}',
  },
  PAYMENT_DATE_FAR: {
    source: 'SPS 2025, Business Rules (CH03)',
    sentence: 'The day of payment, {date}, is more than {max} days ahead: a bank may refuse it',
  },
  PAYMENT_MESSAGE_LEFT_OUT: {
    source: 'SPS 2025, credit transfers, AddtlRmtInf',
    sentence: 'A SEPA payment carries a reference or a message: the message is left out',
  },
  PAYMENT_AGENT_LEFT_OUT: {
    source: 'SPS 2025, credit transfers, CdtrAgt',
    sentence: 'Banks find the bank of a Swiss account by its IBAN: the BIC is left out',
  },
  PAYMENT_AGENT_MISSING: {
    source: 'SPS 2025, credit transfers, CdtrAgt',
    sentence: 'Without the BIC of the payee’s bank a payment abroad may be late or refused',
  },
  PAYMENT_ADDRESS_LEFT_OUT: {
    source: 'SPS 2025, credit transfers, 3.11',
    sentence: 'The town of this address is unclear: the address is left out',
  },
  PAYMENT_HOUSE_NUMBER_IN_STREET: {
    source: 'SPS 2025, credit transfers, 3.11',
    sentence: 'The building number is in the street field: banks abroad may refuse that',
  },
  PAYMENT_FILE_GROUP_SUM: {
    source: 'SPS 2025, credit transfers, PmtInf',
    sentence: 'The group says {declared}, but has {found}',
  },
} as const satisfies Rows;

/** What there is to say of the answer of a bank. */
export const paymentStatusProblems = {
  PAYMENT_STATUS_OTHER_MESSAGE: {
    source: 'SPS 2025, status report',
    sentence: 'The report is about the message {found}, not about {expected}',
  },
  PAYMENT_STATUS_INCOMPLETE: {
    status: 400,
    source: 'ISO 20022, pain.002',
    sentence: 'The report lacks the element {element}',
  },
  PAYMENT_STATUS_DIFFERS: {
    source: 'SPS 2025, status report',
    sentence: 'The report says {declared}, but the order has {found}',
  },
  PAYMENT_STATUS_UNKNOWN_PAYMENT: {
    source: 'SPS 2025, status report',
    sentence: 'The report names {id}, which is not in the order',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof paymentOrderProblems &
  typeof paymentFileProblems &
  typeof paymentNotices &
  typeof paymentStatusProblems &
  typeof bankMessageProblems &
  typeof countryProblems &
  typeof dateProblems &
  typeof modelProblems &
  typeof moneyProblems &
  typeof referenceProblems &
  typeof swissQrProblems &
  typeof textProblems &
  typeof xmlProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
