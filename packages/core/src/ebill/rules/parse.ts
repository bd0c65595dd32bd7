import type { CalendarDate } from '../../date/calendar-date.ts';
import { type Path, type Problem, problem } from '../../problem/problem.ts';
import { failed, type Result, resultOf } from '../../result.ts';
import type { BusinessCase, BusinessCaseType } from '../business-case.ts';
import type { BusinessCaseDocument } from '../document/document.ts';
import { type Shape, type Structure, vocabulary } from '../document/vocabulary.ts';
import { limits } from '../limits.ts';
import { judgePaymentAmount, judgeTotal } from './amounts.ts';
import { judgeBusinessCaseDate, judgeDelivery } from './dates.ts';
import { judgeDonations } from './donations.ts';
import type { BusinessCaseDraft } from './draft.ts';
import { judgeInstalments } from './instalments.ts';
import { Judgement } from './judgement.ts';
import { judgePayment } from './payment.ts';
import { judgeRecipient, judgeReferencedBill } from './recipient.ts';
import { judgeStructure } from './structure.ts';

export interface ParseOptions {
  /** The calendar day in Europe/Zurich, from which dates are counted. */
  readonly today: CalendarDate;
}

/**
 * Judges a document as a business case of a type: the value, with amounts of two decimals and defaults in place, or everything
 * that is wrong with it (the first 100 problems), in the order of the wire and with paths from the root. Rules that need to know
 * more than the document and the day are not judged here: accounts, recipients, numbers already used.
 *
 * Reports, on form: `REQUIRED`, `TYPE`, `SIZE`, `PATTERN`, `CHARSET`, `INVALID_ENUM`, `UNKNOWN_FIELD`, `FIELD_NOT_ALLOWED`,
 * `DATE_FORMAT`, `EMAIL_FORMAT`, `RANGE`. On amounts: `AMOUNT_SCALE`, `AMOUNT_RANGE`, `AMOUNT_NOT_POSITIVE`, `AMOUNT_NEGATIVE`,
 * `AMOUNT_REQUIRED`, `AMOUNT_MISMATCH`, `MUST_BE_MODIFIABLE`, `CURRENCY_UNKNOWN`, `CURRENCY_NOT_ALLOWED_FOR_QR_IBAN`. On dates:
 * `DATE_IN_FUTURE`, `DATE_TOO_OLD`, `DATE_ORDER`, `DUE_DATE_TOO_FAR`, `DUE_DATE_TOO_FAR_FOR_DEBIT`, `DUE_DATE_TOO_OLD`. On account
 * and reference: `IBAN_FORMAT`, `IBAN_COUNTRY`, `IBAN_CHECKSUM`, `QR_IBAN_REQUIRES_QRR`, `QRR_REQUIRES_QR_IBAN`, `QRR_FORMAT`,
 * `QRR_CHECKSUM`, `SCOR_REQUIRED`, `SCOR_FORMAT`, `SCOR_CHECKSUM`, `REFERENCE_NOT_ALLOWED`. On recipients and bills referred to:
 * `RECIPIENT_IDENTIFIER_MISSING`, `SELF_REFERENCE`. On instalments and donations: `INSTALMENT_GROUPS_SIZE`, `INSTALMENT_EMPTY`,
 * `DUPLICATE_EXTERNAL_ID`, `TOTAL_OPTION_NOT_UNIQUE`, `TOTAL_OPTION_AMOUNT`, `DONATION_PROPOSALS`, `DONATION_PURPOSES`.
 * Source: eBill submission contract, request structure and rules.
 */
export function parseBusinessCase(
  type: BusinessCaseType,
  document: BusinessCaseDocument,
  { today }: ParseOptions,
): Result<BusinessCase> {
  if (document.root === undefined) {
    const [first = problem('REQUIRED', []), ...more] = document.problems;
    return failed(first, ...more);
  }
  const judgement = new Judgement(type, today);
  const draft = judgeStructure(document, vocabulary[type], judgement);
  if (draft !== undefined) judgeRules(draft as BusinessCaseDraft, judgement);
  const problems = [...document.problems, ...inWireOrder(judgement.problems, vocabulary[type])];
  return resultOf({ type, ...(draft as BusinessCaseDraft) } as BusinessCase, problems.slice(0, limits.problemsMax));
}

function judgeRules(draft: BusinessCaseDraft, judgement: Judgement): void {
  judgeBusinessCaseDate(draft, judgement);
  judgeTotal(draft, judgement);
  judgeReferencedBill(draft, judgement);
  judgeRecipient(draft, judgement);
  judgePaymentAmount(draft, judgement);
  const { paymentMode, paymentInformation } = draft.singlePayment ?? {};
  if (paymentInformation !== undefined) {
    judgePayment(paymentInformation, paymentMode ?? 'EBILL', ['singlePayment', 'paymentInformation'], judgement);
  }
  judgeInstalments(draft, judgement);
  judgeDonations(draft, judgement);
  if (draft.workflow !== undefined) judgeDelivery(draft.workflow, judgement);
}

/** As the fields stand in the vocabulary; of one place, in the order of finding. */
function inWireOrder(problems: readonly Problem[], root: Shape): readonly Problem[] {
  return problems
    .map((found) => ({ found, place: placeOf(found.path, root) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ found }) => found);
}

/** A path as numbers: the index in a list, or the position of a field; unknown fields come last. */
function placeOf(path: Path, root: Shape): readonly number[] {
  let shape: Shape | undefined = root;
  return path.map((step) => {
    if (shape?.kind === 'list') {
      shape = shape.entry;
      return Number(step);
    }
    const fields: Structure['fields'] = shape?.kind === 'object' ? shape.fields : [];
    const position = fields.findIndex((field) => field.name === step);
    shape = fields[position]?.shape;
    return position < 0 ? fields.length : position;
  });
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((step, at) => step !== other[at]);
  if (differing < 0) return one.length - other.length;
  return (one[differing] as number) - (other[differing] ?? -1);
}
