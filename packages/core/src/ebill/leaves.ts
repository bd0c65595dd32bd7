import { isBlank } from '@rappen/pdf/internal/xml';
import { isCountryCode } from '../country/index.ts';
import { isCurrencyCode } from '../currency/currency.ts';
import { type CalendarDate, parseCalendarDate } from '../date/calendar-date.ts';
import { decimalTextOf, ExactNumber } from '../json/write.ts';
import { kindOf, type Leaf, leaf, type Reading, textLeaf } from '../model/index.ts';
import { compareDecimals, shortDecimal, sumOf } from '../money/index.ts';
import { type AccountNumber, parseAccountNumber } from '../swiss-qr/account.ts';
import { dateIn, decimalIn } from '../xsd/index.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

/** The first plane of Unicode without control characters, surrogates and what XML forbids. */
const illegal = /[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd]/;

/** A text of so many characters; one that may be empty counts as absent when it is blank. Reports `CHARSET`, `SIZE`. */
export function text(max: number, min: 0 | 1 = 1): Leaf<string> {
  const validate = (given: string, reading: Reading): string | undefined => {
    const isSound = !illegal.test(given);
    if (!isSound) reading.take(problem('CHARSET', []));
    const length = given.trim() === '' ? 0 : given.length;
    if (length < min || length > max) return reading.take(problem('SIZE', [], { min, max }));
    return isSound ? given : undefined;
  };
  const schema = { minLength: min, maxLength: max };
  return textLeaf(schema, validate, { isBlank: min === 0 ? isBlank : undefined, isFreeText: true });
}

/** A day of the calendar, for whose absence in it the contract has no code of its own. Reports `DATE_FORMAT`. */
export const date: Leaf<CalendarDate> = textLeaf({ format: 'date' }, (given, reading) => {
  const day = reading.isText ? dateIn(given) : undefined;
  const parsed = parseCalendarDate(day ?? given);
  return parsed.ok ? parsed.value : reading.take(problem('DATE_FORMAT', []));
});

/** Reports `PATTERN`, `CURRENCY_UNKNOWN`. Source: ISO 4217. */
export const currency: Leaf<string> = textLeaf({ pattern: '^[A-Z]{3}$' }, (given, reading) => {
  if (!/^[A-Z]{3}$/.test(given)) return reading.report('PATTERN', { form: 'three capitals (ISO 4217)' });
  return isCurrencyCode(given) ? given : reading.take(problem('CURRENCY_UNKNOWN', []));
});

/** Reports `PATTERN`. Source: ISO 3166-1. */
export const country: Leaf<string> = textLeaf({ pattern: '^[A-Z]{2}$' }, (given, reading) =>
  isCountryCode(given) ? given : reading.report('PATTERN', { form: 'a country code of two capitals (ISO 3166-1)' }),
);

/** HTML, "valid email address", and a dot in the domain. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Reports `SIZE`, `EMAIL_FORMAT`. */
export const emailAddress: Leaf<string> = textLeaf(
  { format: 'email', minLength: 1, maxLength: limits.emailAddressLengthMax },
  (given, reading) => {
    const max = limits.emailAddressLengthMax;
    if (given === '' || given.length > max) return reading.take(problem('SIZE', [], { min: 1, max }));
    return email.test(given) ? given : reading.take(problem('EMAIL_FORMAT', []));
  },
);

/** An IBAN or QR-IBAN of CH or LI. Reports `IBAN_FORMAT`, `IBAN_COUNTRY`, `IBAN_CHECKSUM`. */
export const iban: Leaf<AccountNumber> = textLeaf(
  { minLength: limits.ibanLength, maxLength: limits.ibanLength },
  (given, reading) => {
    const account = parseAccountNumber(given);
    if (account.ok) return account.value;
    const [found] = account.problems;
    // The contract has one code for whatever has not the form of an IBAN of CH or LI
    return found.code === 'IBAN_LENGTH' ? reading.take(problem('IBAN_FORMAT', [])) : reading.take(found);
  },
);

/** A reference, validated together with its type and account. Reports `CHARSET`. */
export const reference: Leaf<string> = textLeaf(
  { maxLength: limits.referenceStructuredLengthMax },
  (given, reading) => (illegal.test(given) ? reading.take(problem('CHARSET', [])) : given),
  { isBlank },
);

/** As JSON writes numbers (RFC 8259, 6); the exponent bounded, so that the plain form is short. */
const numberGrammar = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$/;

/** The exact value without exponent and trailing zeros; undefined when the text is no number. */
function plainDecimal(given: string): string | undefined {
  return given.length <= limits.numberLengthMax && numberGrammar.test(given) ? shortDecimal(given) : undefined;
}

function decimalsOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}

/**
 * A number by its text: as it was written, or as a text, which is the only way in XML and forms, and which the
 * schema leaves out for the sake of generated clients. Printed to the digit.
 */
function decimal(
  bounds: { readonly minimum: number; readonly maximum: number },
  validate: (given: string, reading: Reading) => string | undefined,
): Leaf<string> {
  return leaf<string>(
    { type: 'number', ...bounds },
    (node, reading) => {
      // In XML and forms as XML Schema lets decimals be written; what is none is told as such
      if (typeof node === 'string') return validate(reading.isText ? (decimalIn(node) ?? '') : node, reading);
      if (node instanceof ExactNumber) return validate(node.text, reading);
      if (typeof node === 'number') return validate(decimalTextOf(node), reading);
      return reading.report('TYPE', { expected: 'a number', found: kindOf(node) });
    },
    { write: (value) => new ExactNumber(value) },
  );
}

function amountFrom(min: string): Leaf<string> {
  const bounds = { minimum: -Number(limits.amountMax), maximum: Number(limits.amountMax) };
  return decimal(bounds, (given, reading) => {
    const plain = plainDecimal(given);
    const max = limits.amountDecimalsMax;
    if (plain === undefined || decimalsOf(plain) > max) return reading.take(problem('AMOUNT_SCALE', [], { max }));
    if (compareDecimals(plain.replace('-', ''), limits.amountMax) <= 0) return sumOf([plain]);
    return reading.take(problem('AMOUNT_RANGE', [], { min, max: limits.amountMax }));
  });
}

/** Decimal text with two decimals; its sign is a matter of the rules. Reports `TYPE`, `AMOUNT_SCALE`, `AMOUNT_RANGE`. */
export const amountValue: Leaf<string> = amountFrom('0.00');
/** The same where it may be below zero. */
export const signedAmountValue: Leaf<string> = amountFrom(`-${limits.amountMax}`);

/** Decimal text from 0 to 100. Reports `TYPE`, `RANGE`. */
export const percentage: Leaf<string> = decimal({ minimum: 0, maximum: limits.percentageMax }, (given, reading) => {
  const plain = plainDecimal(given);
  const { percentageMax: max, percentageDecimalsMax: decimals } = limits;
  const isSound =
    plain !== undefined &&
    !plain.startsWith('-') &&
    compareDecimals(plain, String(max)) <= 0 &&
    decimalsOf(plain) <= decimals;
  return isSound ? plain : reading.take(problem('RANGE', [], { min: 0, max, decimals }));
});
