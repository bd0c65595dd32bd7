import { normalizeIban } from '../iban/iban.ts';
import { isAmount } from '../money/amount.ts';
import type { Path, Problem } from '../problem/problem.ts';
import { normalizeCreditorReference } from '../reference/creditor-reference.ts';
import { failed, ok, type Result } from '../result.ts';
import { withoutSpaces } from '../text/spaces.ts';
import { type AddressDraft, type InvoiceDraft, isFilled, isFilledAddress } from './draft.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { notesOf } from './notes.ts';
import { parseDraft, validateDraft } from './parse.ts';
import { payloadLengthProblem } from './payload.ts';
import { problem } from './problems.ts';
import type { RuleProfile } from './profile.ts';

/** The content of a payload, and its problems. */
export interface PayloadReading {
  /** Its content, with spaces removed where they mean nothing. */
  readonly draft: InvoiceDraft;
  /** Present when every rule of the profile holds. */
  readonly invoice?: QrInvoice;
  /** The strict verdict: broken rules, of form and of content. Empty: valid. */
  readonly problems: readonly Problem[];
  /** Deviations from the canonical form that banks accept, spaces around free texts, and what leaves a bill valid (`notesOf`). */
  readonly deviations: readonly Problem[];
}

/** Zero-based index of an element in the payload (guidelines, table of data elements). */
const at = {
  header: 0,
  version: 1,
  coding: 2,
  iban: 3,
  creditor: 4,
  ultimateCreditor: 11,
  amount: 18,
  currency: 19,
  debtor: 20,
  referenceType: 27,
  reference: 28,
  message: 29,
  trailer: 30,
  billingInformation: 31,
  alternativeProcedures: 32,
} as const;

/**
 * Decodes the text of a Swiss QR code leniently and validates it strictly by a profile. Fails only if the text is not a readable
 * Swiss Payments Code: `PAYLOAD_HEADER`, `PAYLOAD_VERSION`, `PAYLOAD_CODING`, `PAYLOAD_LINE_COUNT`,
 * `PAYLOAD_TRAILER`, `PAYLOAD_TOO_LONG`. Lines may end with LF, CR LF or CR; one empty line may follow. A byte order mark
 * before the header, lower-case letters in a creditor reference and spaces at the ends of a free text (`TEXT_UNTRIMMED`) are deviations;
 * spaces that fill a text up to its limit (`TEXT_PADDED`) or stand in a number or a code (`PAYLOAD_NOT_CANONICAL`) break a rule.
 * Source: guidelines, section on the data structure; letter of 08/2020 on minor versions.
 */
export function readPayload(given: string, profile: RuleProfile): Result<PayloadReading> {
  if (given.length > lengthReadMax)
    return failed(problem('PAYLOAD_TOO_LONG', [], { length: given.length, max: limits.payloadLengthMax }));
  const hasMark = given.startsWith(byteOrderMark);
  const text = hasMark ? given.slice(1) : given;
  const hasCarriageReturn = text.includes('\r');
  const lines = hasCarriageReturn ? text.split(/\r\n|\n|\r/) : text.split('\n');
  const structure = structuralProblem(lines);
  if (structure !== undefined) return failed(structure);

  const problems: Problem[] = [];
  const deviations: Problem[] = hasMark ? [problem('PAYLOAD_BYTE_ORDER_MARK', [])] : [];
  if (hasCarriageReturn && /\r(?!\n)|(?:^|[^\r])\n/.test(text))
    problems.push(problem('PAYLOAD_LINE_SEPARATORS_MIXED', []));
  const tooLong = payloadLengthProblem(text);
  if (tooLong !== undefined) problems.push(tooLong);
  if (lines[at.version] !== '0200') {
    deviations.push(
      problem('PAYLOAD_NOT_CANONICAL', ['version'], { written: lines[at.version] as string, canonical: '0200' }),
    );
  }
  const last = lines.length - 1;
  if (last >= at.billingInformation && lines[last] === '') deviations.push(problem('PAYLOAD_EMPTY_TRAILING_LINE', []));

  const draft = draftOfLines(lines, { problems, deviations });
  if (draft.debtor !== undefined && !isFilledAddress(draft.debtor))
    problems.push(problem('REQUIRED', ['debtor', 'name']));
  deviations.push(...notesOf(draft, profile));
  const isLengthValidated = text.length <= lengthFitsAlways || tooLong !== undefined;
  const validated = (isLengthValidated ? validateDraft : parseDraft)(draft, profile);
  if (validated.ok) return ok({ draft, invoice: validated.value, problems, deviations });
  return ok({ draft, problems: [...problems, ...validated.problems], deviations });
}

/** Some writers put it before the header; it is not a character of the text (Unicode 16, 23.8). */
const byteOrderMark = '\ufeff';

/** How the text of every Swiss QR code begins: its header and an end of line, perhaps behind a byte order mark. */
export const payloadBeginnings: readonly string[] = ['', byteOrderMark].flatMap((mark) => [
  `${mark}SPC\n`,
  `${mark}SPC\r`,
]);

/** Three bytes a character, and the decimals that an amount may have lacked. */
const lengthFitsAlways = Math.floor(limits.payloadLengthMax / 3) - 3;

/** Four bytes a character and all line ends doubled: longer texts are not worth splitting. */
const lengthReadMax = limits.payloadLengthMax * 4;

function structuralProblem(lines: readonly string[]): Problem | undefined {
  if (lines[at.header] !== 'SPC') return problem('PAYLOAD_HEADER', []);
  const version = lines[at.version] ?? '';
  if (version !== '0200' && !/^02\d\d$/.test(version))
    return problem('PAYLOAD_VERSION', ['version'], { version: version.slice(0, 10) });
  const { length } = lines;
  const lengthMax = limits.payloadLinesMax + (lines[length - 1] === '' ? 1 : 0);
  if (length < limits.payloadLinesMin || length > lengthMax)
    return problem('PAYLOAD_LINE_COUNT', [], { count: length });
  if (lines[at.coding] !== '1') return problem('PAYLOAD_CODING', ['codingType']);
  if (lines[at.trailer] !== 'EPD') return problem('PAYLOAD_TRAILER', ['trailer']);
  return undefined;
}

/** What reading finds: broken rules, and what breaks none. */
interface Found {
  readonly problems: Problem[];
  readonly deviations: Problem[];
}

function draftOfLines(lines: readonly string[], found: Found): InvoiceDraft {
  const { problems, deviations } = found;
  const referenceType = coded(lines[at.referenceType], '', 'referenceType', asWritten, problems);
  // Banks read a creditor reference without regard to case (guidelines, section on references)
  const isOnlyCase = referenceType === 'SCOR' && !/\s/.test(lines[at.reference] ?? '');
  const lengthMax = limits.additionalInformationLengthMax;
  const draft = {
    iban: coded(lines[at.iban], '', 'iban', normalizeIban, problems),
    creditor: addressOfLines(lines, at.creditor, 'creditor', found),
    ultimateCreditor: addressOfLines(lines, at.ultimateCreditor, 'ultimateCreditor', found),
    amount: coded(lines[at.amount], '', 'amount', canonicalAmount, problems),
    currency: coded(lines[at.currency], '', 'currency', upperCase, problems),
    debtor: addressOfLines(lines, at.debtor, 'debtor', found),
    referenceType,
    reference: coded(
      lines[at.reference],
      '',
      'reference',
      normalizeCreditorReference,
      isOnlyCase ? deviations : problems,
    ),
    unstructuredMessage: free(lines[at.message], '', 'unstructuredMessage', lengthMax, found),
    billingInformation: free(lines[at.billingInformation], '', 'billingInformation', lengthMax, found),
    alternativeProcedures: proceduresOf(lines, found),
  };
  const length = (lines[at.message] ?? '').length + (lines[at.billingInformation] ?? '').length;
  const shown = draft.unstructuredMessage.length + draft.billingInformation.length;
  if (length > lengthMax && shown <= lengthMax && shown > 0 && !problems.some(({ code }) => code === 'TEXT_PADDED'))
    problems.push(problem('ADDITIONAL_INFORMATION_TOO_LONG', ['unstructuredMessage'], { length, max: lengthMax }));
  return draft;
}

function proceduresOf(lines: readonly string[], found: Found): readonly string[] {
  if (lines.length <= at.alternativeProcedures) return [];
  return lines
    .slice(at.alternativeProcedures)
    .map((line, index) => free(line, 'alternativeProcedures', index, limits.alternativeProcedureLengthMax, found))
    .filter(isFilled);
}

/** Seven lines from `start`; undefined when none says anything. */
function addressOfLines(
  lines: readonly string[],
  start: number,
  party: string,
  found: Found,
): AddressDraft | undefined {
  let length = 0;
  let filled = false;
  for (let line = start; line < start + 7; line++) {
    const text = lines[line] as string;
    length += text.length;
    filled ||= text.length > 0 && withoutSpaces(text) !== '';
  }
  if (!filled) {
    if (length > 0) found.deviations.push(problem('TEXT_UNTRIMMED', [party]));
    return undefined;
  }
  const type = lines[start];
  const text = (line: number, field: string, max: number): string =>
    free(lines[start + line], party, field, max, found);
  const name = text(1, 'name', limits.nameLengthMax);
  const postalCode = text(4, 'postalCode', limits.postalCodeLengthMax);
  const city = text(5, 'city', limits.cityLengthMax);
  const countryCode = coded(lines[start + 6], party, 'countryCode', asWritten, found.problems);
  if (type === 'K') {
    const addressLine1 = text(2, 'addressLine1', limits.addressLineLengthMax);
    const addressLine2 = text(3, 'addressLine2', limits.addressLineLengthMax);
    return { addressType: 'COMBINED', name, addressLine1, addressLine2, postalCode, city, countryCode };
  }
  const street = text(2, 'street', limits.streetLengthMax);
  const buildingNumber = text(3, 'buildingNumber', limits.buildingNumberLengthMax);
  return {
    addressType: type === 'S' ? 'STRUCTURED' : type,
    name,
    street,
    buildingNumber,
    postalCode,
    city,
    countryCode,
  };
}

function pathOf(group: string, field: string | number): Path {
  return group === '' ? [field] : [group, field];
}

/**
 * A free text without the spaces at its ends, which no rule forbids: a deviation, but a problem where they fill it up to `lengthMax`
 * or beyond. Other white space is no permitted character and stays for the rules to refuse. Source: guidelines, 4.1.3.
 */
function free(
  line: string | undefined,
  group: string,
  field: string | number,
  lengthMax: number,
  { problems, deviations }: Found,
): string {
  if (line === undefined || line === '') return '';
  const text = withoutSpaces(line);
  const spaces = line.length - text.length;
  if (spaces === 0) return line;
  if (line.length > lengthMax || (line.length === lengthMax && spaces > 1))
    problems.push(problem('TEXT_PADDED', pathOf(group, field), { length: line.length, max: lengthMax }));
  else deviations.push(problem('TEXT_UNTRIMMED', pathOf(group, field)));
  return text;
}

/**
 * A number or a code in the form that its field has; what differs is reported. Of spaces alone nothing can be read: the rules of the field
 * refuse them.
 */
function coded(
  line: string | undefined,
  group: string,
  field: string,
  clean: (text: string) => string,
  found: Problem[],
): string {
  if (line === undefined || line === '') return '';
  const canonical = clean(line.trim());
  if (canonical === line || canonical === '') return line;
  found.push(problem('PAYLOAD_NOT_CANONICAL', pathOf(group, field), { written: shown(line), canonical }));
  return canonical;
}

function asWritten(text: string): string {
  return text;
}

function upperCase(text: string): string {
  return text.toUpperCase();
}

/** `3949.7`, `03949.75` and `50` mean an amount; anything else is left for the rules to refuse. */
function canonicalAmount(text: string): string {
  if (isAmount(text)) return text;
  const match = /^0*(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` : text;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
