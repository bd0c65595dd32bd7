import type { CalendarDate } from '../../date/index.ts';
import {
  discountSentence,
  limits as documentLimits,
  type InvoiceDocument,
  type InvoiceDocumentJson,
  parseInvoiceDocument,
} from '../../invoice-document/index.ts';
import {
  compareDecimals,
  differenceOf,
  nearestMultiple,
  productOf,
  shortDecimal,
  sumOf,
  unitPriceOf,
} from '../../money/index.ts';
import type { Language } from '../../payment-part/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { unitNameOf } from '../codes/index.ts';
import { problem } from '../problems.ts';
import { lineProductOf } from '../rules/index.ts';
import {
  type DocumentAllowance,
  type EInvoice,
  type Line,
  type Party,
  termNames,
  type VatOfLine,
} from '../semantic/index.ts';
import { billOfEInvoice, type EInvoiceBill } from './bill-of-e-invoice.ts';
import { namesPercent } from './discount-lines.ts';
import { termsOfEInvoice } from './payment-terms.ts';
import type { ReceivedEInvoice } from './received.ts';

/** An invoice document made of a received e-invoice. */
export interface EInvoiceDocument {
  /** For `parseInvoiceDocument`, in our own templates a picture of the data. */
  readonly json: InvoiceDocumentJson;
  /** What keeps it from being drawn, and where our totals of its lines are not those of the sender. */
  readonly findings: readonly Problem[];
}

export interface EInvoiceDocumentOptions {
  /** Default `de`. */
  readonly language?: Language | undefined;
}

type Position = InvoiceDocumentJson['positions'][number];
type Vat = Pick<Position, 'vatRate' | 'vatCategory' | 'vatExemption'>;

const kinds: Readonly<Record<string, InvoiceDocument['kind']>> = {
  __proto__: null as never,
  '381': 'creditNote',
  '384': 'correction',
  '386': 'prepayment',
  '326': 'partial',
  '389': 'selfBilled',
};

/**
 * Turns a received e-invoice into an invoice document, to look at what came as XML alone: a position for each line, charges of lines
 * as positions of their own, allowances and charges of the whole with their VAT. Texts are shortened to what a line of print holds.
 * Finds what `parseInvoiceDocument` reports of the result, and `E_INVOICE_TOTALS_DIFFER`.
 */
export function invoiceDocumentOfEInvoice(
  received: Pick<ReceivedEInvoice, 'invoice'>,
  { language = 'de' }: EInvoiceDocumentOptions = {},
): EInvoiceDocument {
  const { invoice } = received;
  const bill = billOfEInvoice(received);
  const json = jsonOf(invoice, language, bill.ok ? bill.value : undefined);
  const parsed = parseInvoiceDocument(json, { profile: profiles['2.3'], normalize: true, isReceived: true });
  return { json, findings: parsed.ok ? differencesOf(parsed.value.document, invoice) : parsed.problems };
}

function differencesOf({ totals }: InvoiceDocument, invoice: EInvoice): Problem[] {
  const terms = [
    ['net', 'BT-109'],
    ['vat', 'BT-110'],
    ['gross', 'BT-112'],
    ['due', 'BT-115'],
  ] as const;
  return terms.flatMap(([key, term]) => {
    const [found, expected] = [invoice.totals?.[key] ?? '0.00', totals[key]];
    if (compareDecimals(found, expected) === 0) return [];
    return [problem('E_INVOICE_TOTALS_DIFFER', ['totals', key], { name: termNames[term] as string, found, expected })];
  });
}

function jsonOf(invoice: EInvoice, language: Language, bill: EInvoiceBill | undefined): InvoiceDocumentJson {
  const { seller, buyer, totals, period, delivery } = invoice;
  const exemptions = exemptionsOf(invoice);
  const day = period?.from ?? delivery?.date;
  const preceding = invoice.precedingInvoices[0];
  const texts = [...invoice.notes.map(({ text }) => text), termsOf(invoice, language)].filter(
    (text) => text !== undefined,
  );
  return {
    language,
    kind: kinds[invoice.typeCode ?? ''] ?? 'invoice',
    ...(preceding?.number !== undefined && {
      precedingInvoice: { nr: line(preceding.number), ...(preceding.issueDate && { date: preceding.issueDate }) },
    }),
    sender: {
      ...partyOf(seller),
      ...(seller?.registration?.id?.startsWith('CHE') && { uid: seller.registration.id }),
      isVatRegistered: seller?.vatId !== undefined,
      ...(seller?.contact?.phone && { phone: line(seller.contact.phone) }),
      ...(seller?.contact?.email && { email: line(seller.contact.email) }),
    },
    recipient: { ...partyOf(buyer), ...(buyer?.vatId && { vatNumber: line(buyer.vatId) }) },
    ...(buyer?.ids[0]?.id && { customerNr: line(buyer.ids[0].id) }),
    ...(invoice.buyerReference && { customerReference: line(invoice.buyerReference) }),
    ...(invoice.order && { orderNr: line(invoice.order) }),
    invoiceNr: line(invoice.number ?? ''),
    invoiceDate: invoice.issueDate ?? '',
    ...(day !== undefined && { servicePeriod: { from: day, ...(period?.to && period.from && { to: period.to }) } }),
    ...(invoice.dueDate && { dueDate: invoice.dueDate }),
    currency: invoice.currency as InvoiceDocumentJson['currency'],
    ...(texts.length > 0 && { closing: texts.join('\n\n').slice(0, documentLimits.textLengthMax) }),
    positions: invoice.lines.flatMap((one) => positionsOf(one, exemptions)),
    discounts: invoice.allowances.map((one) => adjustmentOf(one, exemptions)),
    surcharges: invoice.charges.map((one) => adjustmentOf(one, exemptions)),
    pricesIncludeVat: false,
    rounding: isCashRounding(invoice) ? 'cash' : 'none',
    ...(totals?.prepaid !== undefined && { prepaidAmount: Number(totals.prepaid) }),
    ...qrPartOf(bill),
  };
}

/** Lines for programs are not printed: what they and other fields say is said in words, unless the words of the sender say it. */
function termsOf(invoice: EInvoice, language: Language): string | undefined {
  const { currency = '' } = invoice;
  const words = (invoice.paymentTerms ?? '').split('\n').filter((one) => !one.startsWith('#'));
  const { discounts, instalments } = termsOfEInvoice(invoice);
  const sentences = discounts
    .filter(({ percent }) => percent === undefined || !namesPercent(words.join('\n'), percent))
    .map(({ percent, amount: less, payable: amount, until }) =>
      discountSentence({ percent, less, date: until as CalendarDate, amount }, currency, language),
    );
  const parts = instalments.map(({ amount, dueDate = '' }) => `${dueDate} ${currency} ${amount}`.trim());
  const text = [...words, ...sentences, ...parts].join('\n').trim();
  return text === '' ? undefined : text;
}

function line(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, documentLimits.lineLengthMax);
}

function partyOf(party: Party | undefined): Pick<InvoiceDocumentJson['recipient'], 'addressLines' | 'address'> {
  const { address } = party ?? {};
  const place = [address?.postalCode, address?.city].filter((part) => part !== undefined).join(' ');
  const country = address?.country === undefined || address.country === 'CH' ? undefined : address.country;
  const lines = [party?.name, address?.line1, address?.line2, address?.line3, place, country];
  const isWhole = address?.postalCode !== undefined && address.city !== undefined && address.country !== undefined;
  return {
    addressLines: lines.filter((one) => one !== undefined && one !== '').map((one) => line(one as string)),
    ...(isWhole && {
      address: {
        ...(address.line1 && { streetName: line(address.line1) }),
        ...(address.line2 && { additionalLine: line(address.line2) }),
        postalCode: line(address.postalCode as string),
        city: line(address.city as string),
        country: address.country as string,
      },
    }),
  };
}

/** Reasons stand with the breakdown; in a document they stand with the first position of their category. */
function exemptionsOf({ vatBreakdown }: EInvoice): Map<string, Vat['vatExemption']> {
  return new Map(
    vatBreakdown.flatMap(({ category, reason, reasonCode }) => {
      if (category === undefined || (reason === undefined && reasonCode === undefined)) return [];
      const exemption = { ...(reason && { reason: line(reason) }), ...(reasonCode && { code: line(reasonCode) }) };
      return [[category, exemption] as const];
    }),
  );
}

/** Intra-community supply, which no Swiss seller has, is printed as exempt; taxes of islands are rates like others. */
function vatOf({ category, rate = '0' }: VatOfLine = {}, exemptions: ReturnType<typeof exemptionsOf>): Vat {
  if (category === 'E' || category === 'AE' || category === 'G' || category === 'O' || category === 'K') {
    const vatExemption = exemptions.get(category);
    return { vatCategory: category === 'K' ? 'E' : category, ...(vatExemption && { vatExemption }) };
  }
  return { vatRate: Number(rate) };
}

function positionsOf(one: Line, exemptions: ReturnType<typeof exemptionsOf>): Position[] {
  const vat = vatOf(one.vat, exemptions);
  const { item, quantity, net = '0' } = one;
  const unit = unitNameOf(quantity?.unit);
  const description = [item?.name, item?.description].filter((text) => text !== undefined).join('\n') || '–';
  const amounts = (list: Line['allowances']): string => sumOf(list.map(({ amount = '0' }) => amount));
  const discount = amounts(one.allowances);
  const charges = one.charges.map(
    ({ amount = '0', reason }): Position => ({ description: line(reason ?? '+'), unitPrice: Number(amount), ...vat }),
  );
  const base = sumOf([differenceOf(net, amounts(one.charges)), discount]);
  const price = priceOf(one, base);
  return [
    ...(one.note === undefined
      ? []
      : [{ kind: 'text' as const, description: one.note.slice(0, documentLimits.textLengthMax) }]),
    {
      ...(item?.sellerId && { articleNr: line(item.sellerId) }),
      description: description.slice(0, documentLimits.textLengthMax),
      quantity: price === undefined ? 1 : Number(quantity?.value ?? 1),
      ...(price !== undefined && isUnitCode(quantity?.unit) && { unitCode: quantity.unit, ...(unit && { unit }) }),
      unitPrice: Number(price ?? base),
      ...(compareDecimals(discount, '0') > 0 && { discount: { amount: Number(discount) } }),
      ...vat,
    },
    ...charges,
  ];
}

/** Whether a unit has the form of a code: another one is left out, and the rest is drawn. */
function isUnitCode(unit: string | undefined): unit is string {
  return unit !== undefined && /^[0-9A-Z]{1,3}$/.test(unit);
}

/** A price whose product with the quantity is what the line has before allowances; undefined: none has few enough decimals. */
function priceOf(one: Line, base: string): string | undefined {
  const { quantity, price } = one;
  if (quantity?.value === undefined || price?.net === undefined || compareDecimals(quantity.value, '0') === 0)
    return undefined;
  if (lineProductOf(one) !== sumOf([base])) return undefined;
  const max = documentLimits.quantityDecimalsMax;
  const own = shortDecimal(price.net);
  const found =
    price.base === undefined && (own.split('.')[1]?.length ?? 0) <= max ? own : unitPriceOf(base, quantity.value, max);
  const hasRoom = (quantity.value.split('.')[1]?.replace(/0+$/, '').length ?? 0) <= max;
  return hasRoom && productOf([found, quantity.value]) === sumOf([base]) ? found : undefined;
}

function adjustmentOf(
  { reason, reasonCode, amount = '0', vat }: DocumentAllowance,
  exemptions: ReturnType<typeof exemptionsOf>,
): NonNullable<InvoiceDocumentJson['discounts']>[number] {
  return {
    ...(reason && { description: line(reason) }),
    amount: Number(amount),
    ...vatOf(vat, exemptions),
    ...(reasonCode && { reasonCode }),
  };
}

/** Whether the rounding is that to 0.05, and not another one. */
function isCashRounding({ totals }: EInvoice): boolean {
  const { gross, rounding } = totals ?? {};
  if (gross === undefined || rounding === undefined || compareDecimals(rounding, '0') === 0) return false;
  return compareDecimals(differenceOf(nearestMultiple(gross, '0.05'), gross), rounding) === 0;
}

/** The payment part, for Swiss accounts. */
function qrPartOf(bill: EInvoiceBill | undefined): Pick<InvoiceDocumentJson, 'qrInvoice'> {
  if (bill === undefined || !/^(?:CH|LI)/.test(bill.draft.iban ?? '')) return {};
  const { iban = '', creditor, debtor, referenceType, reference, unstructuredMessage } = bill.draft;
  return {
    qrInvoice: {
      creditorInformation: { iban, creditor: wireAddressOf(creditor) },
      ...(debtor?.postalCode && debtor.city && debtor.countryCode && { ultimateDebtor: wireAddressOf(debtor) }),
      paymentReference: {
        referenceType: referenceType as 'QRR' | 'SCOR' | 'NON',
        ...(reference && { reference }),
        ...(unstructuredMessage && { additionalInformation: { unstructuredMessage } }),
      },
    },
  };
}

function wireAddressOf(address: EInvoiceBill['draft']['creditor']) {
  return {
    addressType: 'STRUCTURED' as const,
    name: address?.name ?? '',
    ...(address?.street && { streetName: address.street }),
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    country: address?.countryCode ?? '',
  };
}
