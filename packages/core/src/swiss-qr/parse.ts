import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { type InvoiceDraft, isFilledAddress } from './draft.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { payloadLengthProblem, writePayload } from './payload.ts';
import type { RuleProfile } from './profile.ts';
import { validateAccount } from './rules/account.ts';
import { validateAdditionalInformation, validateAlternativeProcedures } from './rules/additional-information.ts';
import { validateAddress } from './rules/address.ts';
import { validateAmount, validateCurrency } from './rules/amount.ts';
import { Validation } from './rules/validation.ts';

/**
 * Turns a draft into an invoice that keeps every rule of a profile, or lists every problem.
 * Paths are the draft's own names (`creditor.postalCode`, `alternativeProcedures[1]`).
 */
export function parseDraft(draft: InvoiceDraft, profile: RuleProfile): Result<QrInvoice> {
  const validation = new Validation(profile);
  const validated = validate(draft, validation);
  if (!validated.ok || validation.textLength + otherLengthMax <= limits.payloadLengthMax) return validated;
  const tooLong = payloadLengthProblem(writePayload(validated.value));
  return tooLong === undefined ? validated : failed(tooLong);
}

/**
 * More than a payload takes beside the texts of addresses and information: account, reference, amount, codes and 33 line ends are 117
 * characters. Payloads of fewer bytes need not be written to be measured.
 */
const otherLengthMax = 120;

/** An invoice with the text of its code, which is written once. */
export interface WrittenInvoice {
  readonly invoice: QrInvoice;
  readonly payload: string;
}

/** As `parseDraft`, with the payload that its length was measured on (see `writePayload`, `encodePayload`). */
export function writeDraft(draft: InvoiceDraft, profile: RuleProfile): Result<WrittenInvoice> {
  const validated = validateDraft(draft, profile);
  if (!validated.ok) return validated;
  const payload = writePayload(validated.value);
  const tooLong = payloadLengthProblem(payload);
  return tooLong === undefined ? ok({ invoice: validated.value, payload }) : failed(tooLong);
}

/** As `parseDraft`, for drafts that are known to fit into a code: all rules but the length of the whole. */
export function validateDraft(draft: InvoiceDraft, profile: RuleProfile): Result<QrInvoice> {
  return validate(draft, new Validation(profile));
}

function validate(draft: InvoiceDraft, validation: Validation): Result<QrInvoice> {
  const account = validateAccount(draft, validation);
  const creditor = validateAddress(draft.creditor ?? {}, 'creditor', validation);
  if (isFilledAddress(draft.ultimateCreditor))
    validation.report('ULTIMATE_CREDITOR_MUST_BE_EMPTY', ['ultimateCreditor']);
  const amount = validateAmount(draft, validation);
  const currency = validateCurrency(draft.currency, validation);
  const debtor = isFilledAddress(draft.debtor) ? validateAddress(draft.debtor, 'debtor', validation) : undefined;
  const information = validateAdditionalInformation(draft, validation);
  const alternativeProcedures = validateAlternativeProcedures(draft, validation);
  if (validation.problems.length > 0 || !account || !creditor || !currency) {
    return resultOf(undefined as never, inDocumentOrder(validation.problems));
  }
  const invoice: QrInvoice = {
    account,
    creditor,
    amount,
    currency,
    debtor,
    unstructuredMessage: information.unstructuredMessage,
    billingInformation: information.billingInformation,
    alternativeProcedures,
  };
  return ok(invoice);
}

const fields = [
  'iban',
  'creditor',
  'ultimateCreditor',
  'amount',
  'currency',
  'debtor',
  'referenceType',
  'reference',
  'unstructuredMessage',
  'billingInformation',
  'alternativeProcedures',
];
const addressFields = [
  'addressType',
  'name',
  'street',
  'buildingNumber',
  'postalCode',
  'city',
  'countryCode',
  'addressLine1',
  'addressLine2',
];

/** Rules run by subject; a reader goes through the document from top to bottom. */
function inDocumentOrder(problems: readonly Problem[]): readonly Problem[] {
  const rank = ({ path: [field, inner] }: Problem): number =>
    fields.indexOf(String(field)) * 100 +
    (typeof inner === 'number' ? inner : addressFields.indexOf(String(inner)) + 1);
  return [...problems].sort((a, b) => rank(a) - rank(b));
}
