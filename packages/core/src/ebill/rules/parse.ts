import type { CalendarDate } from '../../date/calendar-date.ts';
import { inDocumentOrder, read } from '../../model/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { BusinessCase, BusinessCaseType } from '../business-case.ts';
import type { BusinessCaseDocument } from '../document/document.ts';
import { limits } from '../limits.ts';
import { businessCaseModels } from '../model.ts';
import { problem } from '../problems.ts';
import { validatePaymentAmount, validateTotal } from './amounts.ts';
import { validateBusinessCaseDate, validateDelivery } from './dates.ts';
import { validateDonations } from './donations.ts';
import type { BusinessCaseDraft } from './draft.ts';
import { validateInstalments } from './instalments.ts';
import { validatePayment } from './payment.ts';
import { validateRecipient, validateReferencedBill } from './recipient.ts';
import { Validation } from './validation.ts';

export interface ParseOptions {
  /** The calendar day in Europe/Zurich, from which dates are counted. */
  readonly today: CalendarDate;
}

/**
 * Validates a document as a business case of a type: the value, with amounts of two decimals and defaults in place, or everything
 * that is wrong with it (the first 100 problems), in the order of the wire and with paths from the root. Rules that need to know
 * more than the document and the day are not validated here: accounts, recipients, numbers already used.
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
  const found = read<BusinessCase>(businessCaseModels[type], document.root, {
    origin: document.origin,
    entriesMax: limits.jsonMembersMax,
  });
  const validation = new Validation(type, today, found.ok ? [] : found.problems);
  if (found.draft !== undefined) validateRules(found.draft, validation);
  const validated = inDocumentOrder(validation.problems, businessCaseModels[type]);
  const [first, ...more] = [...document.problems, ...validated].slice(0, limits.problemsMax);
  if (first !== undefined) return failed(first, ...more);
  return found.ok ? ok(found.value) : found;
}

function validateRules(draft: BusinessCaseDraft, validation: Validation): void {
  validateBusinessCaseDate(draft, validation);
  validateTotal(draft, validation);
  validateReferencedBill(draft, validation);
  validateRecipient(draft, validation);
  validatePaymentAmount(draft, validation);
  const { paymentMode, paymentInformation } = draft.singlePayment ?? {};
  if (paymentInformation !== undefined) {
    validatePayment(paymentInformation, paymentMode ?? 'EBILL', ['singlePayment', 'paymentInformation'], validation);
  }
  validateInstalments(draft, validation);
  validateDonations(draft, validation);
  if (draft.workflow !== undefined) validateDelivery(draft.workflow, validation);
}
