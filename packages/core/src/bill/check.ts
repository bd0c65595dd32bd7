import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { type WrittenInvoice, writeDraft } from '../swiss-qr/parse.ts';
import { payloadLengthProblem } from '../swiss-qr/payload.ts';
import { profileNotesOf } from '../swiss-qr/profile-notes.ts';
import type { Bill } from './bill.ts';
import { fields } from './caller.ts';
import { checkSentences, warningsOf } from './check-sentences.ts';
import { draftOfBill } from './draft-of-bill.ts';
import { meantBy } from './meant.ts';
import { inBillNames } from './names.ts';
import {
  type CheckOptions,
  type CheckSettings,
  checkMembers,
  type PayloadOptions,
  payloadMembers,
  payloadSettings,
  readOptions,
} from './options.ts';
import { type BillResult, done, refused, shapeFirst } from './problems.ts';

/** A bill that keeps every rule, with the text of its code and its language. */
export interface CheckedBill extends WrittenInvoice {
  readonly language: Bill['language'];
}

const checkOptions = /* @__PURE__ */ fields(checkMembers);
const payloadOptions = /* @__PURE__ */ fields(payloadMembers);

/** Validates a bill and its options: lists every problem of either. */
export function checkedBill(bill: unknown, { reader, profile, lineEnd }: CheckSettings): BillResult<CheckedBill> {
  const { draft, language, problems } = draftOfBill(bill);
  const written = writeDraft(draft, profile);
  const shape = [...problems, ...reader.problems];
  if (!written.ok) return refused(shapeFirst(shape, inBillNames(written.problems)), checkSentences);
  if (shape.length > 0) return refused(shape, checkSentences);
  const { invoice } = written.value;
  const notes = warningsOf(profileNotesOf(draft, profile), checkSentences);
  if (lineEnd === '\n') return done({ ...written.value, language }, notes);
  const payload = written.value.payload.replaceAll('\n', lineEnd);
  const tooLong = payloadLengthProblem(payload);
  return tooLong === undefined ? done({ invoice, payload, language }, notes) : refused([tooLong], checkSentences);
}

/**
 * Validates a bill by every rule of the guidelines. Returns it as an invoice that keeps them all, with its reference type, or
 * every problem at once. What the next guidelines end is a warning: `REFERENCE_TYPE_QRR_EUR_ENDS`, with the date.
 *
 * Nothing that is given makes this throw: inherited or unknown members, wrong types, and members that cannot be read are problems, and no
 * input is silently dropped.
 *
 * @example
 * const bill: Bill = {
 *   creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
 *   account: 'CH44 3199 9123 0008 8901 2',
 *   amount: 1949.75,
 *   currency: 'CHF',
 *   reference: '21 00000 00003 13947 14300 09017',
 * };
 * const checked = checkBill(bill);
 * checked.ok && checked.value.account.referenceType; // => 'QRR'
 *
 * const refused = checkBill({ ...bill, amount: 0.005 });
 * refused.ok || refused.problems.map(({ path, message }) => `${path}: ${message}`);
 * // => ['amount: The amount must be a plain decimal number with at most 2 decimals']
 */
export function checkBill(bill: Bill, options?: CheckOptions): BillResult<QrInvoice> {
  const checked = checkedBill(bill, payloadSettings(readOptions(checkOptions, options, meantBy)));
  return checked.ok ? done(checked.value.invoice, checked.warnings) : checked;
}

/**
 * Encodes a bill as the text of its QR code (Swiss Payments Code), at most 997 characters and bytes. Problems as of
 * `checkBill`. Source: IG 4.2.
 *
 * @example
 * const payload = billToPayload({
 *   creditor: { name: 'Muster Stiftung', street: 'P.O. Box', postalCode: '3001', city: 'Bern', country: 'CH' },
 *   account: 'CH52 0483 5012 3456 7100 0',
 *   currency: 'CHF',
 * });
 * payload.ok && payload.value.split('\n').slice(0, 6); // => ['SPC', '0200', '1', 'CH5204835012345671000', 'S', 'Muster Stiftung']
 */
export function billToPayload(bill: Bill, options?: PayloadOptions): BillResult<string> {
  const checked = checkedBill(bill, payloadSettings(readOptions(payloadOptions, options, meantBy)));
  return checked.ok ? done(checked.value.payload, checked.warnings) : checked;
}
