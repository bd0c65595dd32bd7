import type { CalendarDate } from '../date/index.ts';
import { valueAt } from '../json/index.ts';
import type { Amount } from '../money/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { Path, Problem } from '../problem/problem.ts';
import {
  limits as billLimits,
  type DraftChange,
  draftOf,
  notificationMessage,
  parseQrInvoice,
  profileNotesOf,
  type QrInvoice,
  wirePathOf,
} from '../swiss-qr/index.ts';
import type { InvoiceDocumentOptions } from './options.ts';
import { problem } from './problems.ts';
import { type SwicoIngredients, swicoTextOf } from './swico.ts';
import type { Validation } from './validation.ts';

/** What the payment part takes from the invoice; absent is what could not be read. */
export interface PaymentIngredients extends Omit<SwicoIngredients, 'invoiceNr' | 'invoiceDate' | 'due'> {
  readonly invoiceNr: string | undefined;
  readonly invoiceDate: CalendarDate | undefined;
  readonly currency: string | undefined;
  readonly language: Language;
  readonly due: Amount | undefined;
}

/** The payment part, what it leaves out, and which texts normalizing changed. */
export interface PaymentOfInvoice {
  readonly invoice: QrInvoice | undefined;
  readonly warnings: readonly Problem[];
  readonly changes: readonly DraftChange[];
}

const message = ['paymentReference', 'additionalInformation', 'unstructuredMessage'] as const;

/** The payment part of `qrInvoice` with amount, currency and billing information of the invoice; undefined without one. */
export function paymentOf(
  given: unknown,
  validation: Validation,
  ingredients: PaymentIngredients,
  { profile, normalize }: InvoiceDocumentOptions,
): PaymentOfInvoice | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { due, currency = 'CHF', language } = ingredients;
  if (currency !== 'CHF' && currency !== 'EUR') {
    validation.report('INVOICE_DOCUMENT_SLIP_CURRENCY', ['qrInvoice'], { currency });
    return undefined;
  }
  const notification = due === '0.00' ? notificationMessage(language, profile) : undefined;
  const unstructuredMessage = textAt(given, message) ?? notification;
  const warnings: Problem[] = [];
  const billInformation = ownBillInformation(given)
    ? undefined
    : billInformationOf(ingredients, unstructuredMessage?.length ?? 0, profile.characterSet, warnings);
  const parsed = parseQrInvoice(
    {
      ...given,
      // JSON numbers keep 15 digits exactly; an amount has eleven.
      paymentAmountInformation: { currency, ...(due !== undefined && { amount: Number(due) }) },
      paymentReference: withInformation(given, { unstructuredMessage, billInformation }),
    },
    { profile, normalize },
  );
  if (parsed.ok) {
    const { invoice } = parsed.value;
    const changes = parsed.value.changes.map((change) => ({ ...change, path: sourceOf(change.path) }));
    const ends = profileNotesOf(draftOf(invoice), profile);
    warnings.push(...ends.map((note) => ({ ...note, path: sourceOf(wirePathOf(note.path)) })));
    return { invoice, warnings, changes };
  }
  for (const found of parsed.problems) {
    const path = sourceOf(found.path);
    // Reading the document has seen its shape already
    if (!validation.isFaulty(path)) validation.problems.push({ ...found, path });
  }
  return { invoice: undefined, warnings, changes: [] };
}

/** A zero amount asks for its message, a message for its zero: both are seen where the message stands. */
function sourceOf(path: Path): Path {
  return ['qrInvoice', ...(path[0] === 'paymentAmountInformation' ? message : path)];
}

function textAt(value: unknown, path: Path): string | undefined {
  const text = valueAt(value, path);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function ownBillInformation(given: object): boolean {
  const path = ['paymentReference', 'additionalInformation'];
  return (
    textAt(given, [...path, 'billInformation']) !== undefined ||
    valueAt(given, [...path, 'billInformationObject']) != null
  );
}

function billInformationOf(
  { invoiceNr, invoiceDate, due, ...rest }: PaymentIngredients,
  messageLength: number,
  characterSet: InvoiceDocumentOptions['profile']['characterSet'],
  warnings: Problem[],
): string | undefined {
  if (invoiceNr === undefined || invoiceDate === undefined || due === undefined) return undefined;
  const room = Math.max(0, billLimits.additionalInformationLengthMax - messageLength);
  const { text, omitted } = swicoTextOf({ invoiceNr, invoiceDate, due, ...rest }, room, characterSet);
  if (omitted.length > 0) {
    const tags = omitted.length === 1 ? `tag ${omitted[0]}` : `tags ${omitted.join(', ')}`;
    warnings.push(problem('INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED', ['qrInvoice'], { tags }));
  }
  return text;
}

/** The payment reference as it was given, with what is filled in; left alone where it has another shape. */
function withInformation(given: object, filled: Readonly<Record<string, string | undefined>>): unknown {
  const reference = valueAt(given, ['paymentReference']);
  const information = valueAt(given, ['paymentReference', 'additionalInformation']) ?? {};
  if (typeof reference !== 'object' || reference === null || typeof information !== 'object') return reference;
  const additions = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== undefined));
  return { ...reference, additionalInformation: { ...information, ...additions } };
}
