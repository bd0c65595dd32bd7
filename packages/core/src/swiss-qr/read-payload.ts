import { normalizeIban } from '../iban/iban.ts';
import { isAmount } from '../money/amount.ts';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
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
  /** Deviations from the canonical form that banks accept, and texts that S1 and eBill programs will not understand (`notesOf`). */
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
 * before the header and lower-case letters in a creditor reference are deviations.
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

  const draft = draftOfLines(lines, problems, deviations);
  if (draft.debtor !== undefined && !isFilledAddress(draft.debtor))
    problems.push(problem('REQUIRED', ['debtor', 'name']));
  deviations.push(...notesOf(draft));
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

function draftOfLines(lines: readonly string[], problems: Problem[], deviations: Problem[]): InvoiceDraft {
  const referenceType = trimmed(lines[at.referenceType], '', 'referenceType', problems);
  // Banks read a creditor reference without regard to case (guidelines, section on references)
  const isOnlyCase = referenceType === 'SCOR' && !/\s/.test(lines[at.reference] ?? '');
  return {
    iban: cleaned(lines[at.iban], 'iban', normalizeIban, problems),
    creditor: addressOfLines(lines, at.creditor, 'creditor', problems),
    ultimateCreditor: addressOfLines(lines, at.ultimateCreditor, 'ultimateCreditor', problems),
    amount: cleaned(lines[at.amount], 'amount', canonicalAmount, problems),
    currency: cleaned(lines[at.currency], 'currency', upperCase, problems),
    debtor: addressOfLines(lines, at.debtor, 'debtor', problems),
    referenceType,
    reference: cleaned(lines[at.reference], 'reference', normalizeIban, isOnlyCase ? deviations : problems),
    unstructuredMessage: trimmed(lines[at.message], '', 'unstructuredMessage', problems),
    billingInformation: trimmed(lines[at.billingInformation], '', 'billingInformation', problems),
    alternativeProcedures:
      lines.length > at.alternativeProcedures ? lines.slice(at.alternativeProcedures).filter(isFilled) : [],
  };
}

/** Seven lines from `start`; undefined when all are empty. */
function addressOfLines(
  lines: readonly string[],
  start: number,
  party: string,
  problems: Problem[],
): AddressDraft | undefined {
  let filled = false;
  for (let line = start; line < start + 7; line++) filled ||= lines[line] !== '';
  if (!filled) return undefined;
  const type = lines[start];
  const name = trimmed(lines[start + 1], party, 'name', problems);
  const postalCode = trimmed(lines[start + 4], party, 'postalCode', problems);
  const city = trimmed(lines[start + 5], party, 'city', problems);
  const countryCode = trimmed(lines[start + 6], party, 'countryCode', problems);
  if (type === 'K') {
    const addressLine1 = trimmed(lines[start + 2], party, 'addressLine1', problems);
    const addressLine2 = trimmed(lines[start + 3], party, 'addressLine2', problems);
    return { addressType: 'COMBINED', name, addressLine1, addressLine2, postalCode, city, countryCode };
  }
  const street = trimmed(lines[start + 2], party, 'street', problems);
  const buildingNumber = trimmed(lines[start + 3], party, 'buildingNumber', problems);
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

function trimmed(line: string | undefined, party: string, field: string, problems: Problem[]): string {
  if (line === undefined || line === '') return '';
  if (line.charCodeAt(0) > 32 && line.charCodeAt(line.length - 1) > 32) return line;
  problems.push(problem('TEXT_UNTRIMMED', party === '' ? [field] : [party, field]));
  return line.trim();
}

/** A line in the form that its field has; what differs is reported. */
function cleaned(
  line: string | undefined,
  field: string,
  clean: (text: string) => string,
  problems: Problem[],
): string {
  const written = trimmed(line, '', field, problems);
  const canonical = clean(written);
  if (canonical !== written)
    problems.push(problem('PAYLOAD_NOT_CANONICAL', [field], { written: shown(written), canonical }));
  return canonical;
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
