import { isCountryCode } from '../../country/index.ts';
import { isCurrencyCode } from '../../currency/currency.ts';
import { parseCalendarDate } from '../../date/calendar-date.ts';
import { decimalTextOf, ExactNumber } from '../../json/write.ts';
import { compareDecimals, shortDecimal, sumOf } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import { type AccountNumber, parseAccountNumber } from '../../swiss-qr/account.ts';
import { type BusinessCaseDocument, kindOf } from '../document/document.ts';
import type { Leaf } from '../document/vocabulary.ts';
import { limits } from '../limits.ts';
import type { Judgement } from './judgement.ts';

/** Where a leaf stands, and who is told what is wrong with it. */
interface Place {
  readonly origin: BusinessCaseDocument['origin'];
  readonly path: Path;
  readonly judgement: Judgement;
}

/** A text, number, date, choice or boolean in its canonical form; undefined, and reported, when it has another form. */
export function judgeLeaf(node: unknown, leaf: Leaf, place: Place): string | boolean | undefined {
  if (leaf.kind === 'boolean') return judgeBoolean(node, place);
  if (leaf.kind === 'amountValue') return withNumber(node, place, judgeAmountValue);
  if (leaf.kind === 'percentage') return withNumber(node, place, judgePercentage);
  if (typeof node !== 'string')
    return place.judgement.report('TYPE', place.path, { expected: 'text', found: kindOf(node) });
  switch (leaf.kind) {
    case 'text':
      return judgeText(node, leaf.lengthMin, leaf.lengthMax, place);
    case 'code':
      return leaf.pattern.test(node) ? node : place.judgement.report('PATTERN', place.path, { form: leaf.form });
    case 'choice':
      if (leaf.values.includes(node)) return node;
      return place.judgement.report('INVALID_ENUM', place.path, { allowed: leaf.values.join(', ') });
    case 'currency':
      return judgeCurrency(node, place);
    case 'country':
      if (isCountryCode(node)) return node;
      return place.judgement.report('PATTERN', place.path, { form: 'a country code of two capitals (ISO 3166-1)' });
    case 'emailAddress':
      return judgeEmailAddress(node, place);
    case 'iban':
      return judgeIban(node, place);
    case 'reference':
      return isLegal(node) ? node : place.judgement.report('CHARSET', place.path);
    case 'date':
      return parseCalendarDate(node).ok ? node : place.judgement.report('DATE_FORMAT', place.path);
  }
}

/** In texts of XML and forms, 1 and 0 are words for true and false (XML Schema, boolean). */
function judgeBoolean(node: unknown, { origin, path, judgement }: Place): boolean | undefined {
  if (typeof node === 'boolean') return node;
  if (origin === 'text' && (node === 'true' || node === '1')) return true;
  if (origin === 'text' && (node === 'false' || node === '0')) return false;
  return judgement.report('TYPE', path, { expected: 'true or false', found: kindOf(node) });
}

function judgeText(text: string, min: number, max: number, { path, judgement }: Place): string | undefined {
  const isSound = isLegal(text);
  if (!isSound) judgement.report('CHARSET', path);
  const length = text.trim() === '' ? 0 : text.length;
  if (length < min || length > max) return judgement.report('SIZE', path, { min, max });
  return isSound ? text : undefined;
}

/** The first plane of Unicode without control characters, surrogates and what XML forbids. */
const illegal = /[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd]/;

function isLegal(text: string): boolean {
  return !illegal.test(text);
}

function judgeCurrency(text: string, { path, judgement }: Place): string | undefined {
  if (!/^[A-Z]{3}$/.test(text)) return judgement.report('PATTERN', path, { form: 'three capitals (ISO 4217)' });
  return isCurrencyCode(text) ? text : judgement.report('CURRENCY_UNKNOWN', path);
}

/** HTML, "valid email address", and a dot in the domain. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

function judgeEmailAddress(text: string, { path, judgement }: Place): string | undefined {
  const max = limits.emailAddressLengthMax;
  if (text === '' || text.length > max) return judgement.report('SIZE', path, { min: 1, max });
  return email.test(text) ? text : judgement.report('EMAIL_FORMAT', path);
}

function judgeIban(text: string, { path, judgement }: Place): AccountNumber | undefined {
  const account = parseAccountNumber(text);
  if (account.ok) return account.value;
  const [found] = account.problems;
  // The contract has one code for all that makes a text no IBAN of CH or LI
  if (found.code === 'IBAN_LENGTH') return judgement.report('IBAN_FORMAT', path);
  return judgement.take(found, path);
}

/** The text of a number: as it was written, or as a text, which is the only way in XML and forms. */
function withNumber(
  node: unknown,
  place: Place,
  judge: (text: string, place: Place) => string | undefined,
): string | undefined {
  if (typeof node === 'string') return judge(node, place);
  if (node instanceof ExactNumber) return judge(node.text, place);
  if (typeof node === 'number') return judge(decimalTextOf(node), place);
  return place.judgement.report('TYPE', place.path, { expected: 'a number', found: kindOf(node) });
}

/** As JSON writes numbers (RFC 8259, 6); the exponent bounded, so that the plain form is short. */
const numberGrammar = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?$/;

/** The exact value without exponent and trailing zeros; undefined when the text is no number. */
function plainDecimal(text: string): string | undefined {
  return text.length <= limits.numberLengthMax && numberGrammar.test(text) ? shortDecimal(text) : undefined;
}

function decimalsOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}

function judgeAmountValue(text: string, { path, judgement }: Place): string | undefined {
  const plain = plainDecimal(text);
  const max = limits.amountDecimalsMax;
  if (plain === undefined || decimalsOf(plain) > max) return judgement.report('AMOUNT_SCALE', path, { max });
  if (compareDecimals(plain.replace('-', ''), limits.amountMax) <= 0) return sumOf([plain]);
  const { amountMax } = limits;
  const min = judgement.type === 'Advice' ? `-${amountMax}` : '0.00';
  return judgement.report('AMOUNT_RANGE', path, { min, max: amountMax });
}

function judgePercentage(text: string, { path, judgement }: Place): string | undefined {
  const plain = plainDecimal(text);
  const { percentageMax: max, percentageDecimalsMax: decimals } = limits;
  const isSound =
    plain !== undefined &&
    !plain.startsWith('-') &&
    compareDecimals(plain, String(max)) <= 0 &&
    decimalsOf(plain) <= decimals;
  return isSound ? plain : judgement.report('RANGE', path, { min: 0, max, decimals });
}
