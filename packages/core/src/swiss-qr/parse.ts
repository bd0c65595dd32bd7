import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { type InvoiceDraft, isFilledAddress } from './draft.ts';
import type { QrInvoice } from './invoice.ts';
import { payloadLengthProblem, writePayload } from './payload.ts';
import type { RuleProfile } from './profile.ts';
import { judgeAccount } from './rules/account.ts';
import { judgeAdditionalInformation, judgeAlternativeProcedures } from './rules/additional-information.ts';
import { judgeAddress } from './rules/address.ts';
import { judgeAmount, judgeCurrency } from './rules/amount.ts';
import { Judgement } from './rules/judgement.ts';

/**
 * Turns a draft into an invoice that keeps every rule of a profile, or lists all that is wrong with it.
 * Paths are the draft's own names (`creditor.postalCode`, `alternativeProcedures[1]`).
 */
export function parseDraft(draft: InvoiceDraft, profile: RuleProfile): Result<QrInvoice> {
  const written = writeDraft(draft, profile);
  return written.ok ? ok(written.value.invoice) : written;
}

/** An invoice with the text of its code, which is written once. */
export interface WrittenInvoice {
  readonly invoice: QrInvoice;
  readonly payload: string;
}

/** As `parseDraft`, with the payload that its length was measured on (see `writePayload`, `encodePayload`). */
export function writeDraft(draft: InvoiceDraft, profile: RuleProfile): Result<WrittenInvoice> {
  const judged = judgeDraft(draft, profile);
  if (!judged.ok) return judged;
  const payload = writePayload(judged.value);
  const tooLong = payloadLengthProblem(payload);
  return tooLong === undefined ? ok({ invoice: judged.value, payload }) : failed(tooLong);
}

/** As `parseDraft`, for drafts that are known to fit into a code: all rules but the length of the whole. */
export function judgeDraft(draft: InvoiceDraft, profile: RuleProfile): Result<QrInvoice> {
  const judgement = new Judgement(profile);
  const account = judgeAccount(draft, judgement);
  const creditor = judgeAddress(draft.creditor ?? {}, 'creditor', judgement);
  if (isFilledAddress(draft.ultimateCreditor))
    judgement.report('ULTIMATE_CREDITOR_MUST_BE_EMPTY', ['ultimateCreditor']);
  const amount = judgeAmount(draft, judgement);
  const currency = judgeCurrency(draft.currency, judgement);
  const debtor = isFilledAddress(draft.debtor) ? judgeAddress(draft.debtor, 'debtor', judgement) : undefined;
  const information = judgeAdditionalInformation(draft, judgement);
  const alternativeProcedures = judgeAlternativeProcedures(draft, judgement);
  if (judgement.problems.length > 0 || !account || !creditor || !currency) {
    return resultOf(undefined as never, inDocumentOrder(judgement.problems));
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
