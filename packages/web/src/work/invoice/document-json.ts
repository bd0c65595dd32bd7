import { normalizeIban } from '@rappen/core/iban';
import { type DocumentKind, type InvoiceDocument, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { problem } from '@rappen/core/problem';
import { isQrReference } from '@rappen/core/reference';
import { type AddressDraft, profiles } from '@rappen/core/swiss-qr';
import type { Position } from '../../records/desk/lines.ts';
import { isOrder, type PaperKind, paperOf } from '../../records/desk/paper.ts';
import { type Company, type Invoice, isBlankPosition } from '../../records/desk/records.ts';
import { abroadJson, bankAccountJson, isPaidAbroad, numbersAbroad } from './abroad-json.ts';
import { type TypedAddress, typedAddress } from './address.ts';
import { attachmentsJson, type FileContents, placesOfFiles } from './attachments-json.ts';
import { depositLines, type VatShare } from './deposit-lines.ts';
import {
  type EInvoiceKind,
  eInvoiceKindOf,
  hasOwnFile,
  isUnclearAddress,
  recipientJson,
  sellerMembers,
} from './e-invoice.ts';
import { type DeskField, type Found, type Place, placesOf } from './places.ts';
import { referenceOf } from './reference.ts';
import { type Reduction, typedNumber, typedReduction } from './typed-numbers.ts';

/** A document as its rules read it, with what was typed and is no number, and where in the page everything stands. */
export interface Built {
  readonly json: Readonly<Record<string, unknown>>;
  readonly problems: readonly Found[];
  readonly places: readonly Place[];
}

/** Reads numbers as they were typed; what is none is told of its field. */
interface Figures {
  numberAt(field: DeskField, text: string): number | undefined;
  reductionAt(field: DeskField, text: string): Reduction | undefined;
}

function figuresTelling(problems: Found[]): Figures {
  const readAt = <T>(field: DeskField, text: string, read: (text: string) => T | undefined): T | undefined => {
    if (text.trim() === '') return undefined;
    const typed = read(text);
    if (typed === undefined) problems.push({ ...problem('AMOUNT_FORMAT', []), field });
    return typed;
  };
  return {
    numberAt: (field, text) => {
      const typed = readAt(field, text, typedNumber);
      return typed === undefined ? undefined : Number(typed);
    },
    reductionAt: (field, text) => readAt(field, text, typedReduction),
  };
}

/** An invoice of a company as a document, under a number; `contents`: of the attached files, where its e-invoice is to have them. */
export function documentJson(invoice: Invoice, company: Company, number: string, contents?: FileContents): Built {
  const problems: Found[] = [];
  const figures = figuresTelling(problems);
  const rows = invoice.positions
    .map((position, index) => ({ position, index }))
    .filter(({ position }) => !isBlankPosition(position));
  const recipient = typedAddress(invoice.address);
  const reductions = reductionsJson(invoice, figures);
  const paymentTerms = termsJson(invoice, figures);
  const isUnpaid = invoice.kind === 'credit' || isOrder(invoice);
  const eInvoice = eInvoiceKindOf(invoice, company);
  problems.push(...unclearAddresses(invoice, company, eInvoice));
  if (rows.length === 0) problems.push({ ...problem('REQUIRED', []), field: 'positions.0.description' });
  const isAbroad = isPaidAbroad(invoice);
  const hasAccount = (isAbroad ? company.ibanAbroad.trim() || company.iban.trim() : company.iban.trim()) !== '';
  const json = {
    language: invoice.language,
    ...headJson(invoice, number),
    ...partiesJson(invoice, company, eInvoice),
    paymentTerms,
    currency: invoice.currency,
    introduction: filled(invoice.introduction),
    closing: filled(invoice.closing),
    positions: rows.map(({ position, index }) => positionJson(position, index, invoice, company, figures)),
    ...reductions,
    pricesIncludeVat: company.vat === 'included' || isDeposit(invoice, company),
    // A reminder asks to the centime what is open
    rounding: company.rounding && invoice.currency === 'CHF' && invoice.kind !== 'reminder' ? 'cash' : 'none',
    prepaidAmount: prepaidOf(invoice, figures),
    ...abroadJson(invoice, figures.numberAt('exchangeRate', invoice.exchangeRate)),
    attachments: eInvoice && contents && attachmentsJson(invoice, contents),
    bankAccount: isSettled(invoice) ? undefined : bankAccountJson(invoice, company),
    qrInvoice:
      isUnpaid || isAbroad || !hasAccount || isSettled(invoice)
        ? undefined
        : slipJson(company, recipient, number, invoice.reference),
  };
  if (!hasAccount && !isUnpaid)
    problems.push({ ...problem('REQUIRED', []), field: isAbroad ? 'company.ibanAbroad' : 'company.iban' });
  if (lacksVatNumber(invoice, company)) problems.push({ ...problem('REQUIRED', []), field: 'company.uid' });
  // Of a credit note the account is the customer's
  const refund = invoice.kind === 'credit' ? [{ path: ['bankAccount'], field: 'refundIban' }] : [];
  const places = [...placesOf(rows.map(({ index }) => index)), ...placesOfFiles(invoice), ...refund];
  const whole = invoice.deposits.length === 0 ? json : { ...json, closing: closingWithDeposits(invoice, json) };
  return { json: whole, problems, places };
}

/** Who charges VAT names their number. Source: VAT Act, article 26(2)(a). What was issued stays as it is. */
function lacksVatNumber({ kind, issuedOn, positions }: Invoice, { vat, uid, vatNumber }: Company): boolean {
  const isCharging = positions.some((position) => !isBlankPosition(position) && !/^(?:-.*|0)$/.test(position.vatRate));
  const isAsking = (kind === 'invoice' || kind === 'credit') && issuedOn === '';
  return vat !== 'none' && isCharging && isAsking && uid.trim() === '' && vatNumber.trim() === '';
}

/** A deposit is asked and credited with its VAT in it: only so is every amount possible to the centime. */
function isDeposit({ part }: Invoice, { vat }: Company): boolean {
  return part === 'deposit' && vat !== 'none';
}

/** Under a final invoice stand its deposits and what is left of the VAT, as far as the rest of it is complete. */
function closingWithDeposits(invoice: Invoice, json: object): string {
  const alone = { ...json, qrInvoice: undefined, prepaidAmount: undefined };
  const parsed = parseInvoiceDocument(alone, { profile: profiles['2.3'], normalize: true });
  const whole = parsed.ok ? sharesOf(parsed.value.document) : [];
  return [invoice.closing.trim(), depositLines(invoice, whole)].filter(Boolean).join('\n\n');
}

/** What a document has of each VAT. */
export function sharesOf({ totals }: InvoiceDocument): readonly VatShare[] {
  return totals.vatGroups.map(({ category, rate = '', net, vat, gross }) => ({ category, rate, net, vat, gross }));
}

/** What was paid before, the deposits, and what settled the invoice since where it is printed again. */
function prepaidOf(invoice: Invoice, { numberAt }: Figures): number | undefined {
  const typed = numberAt('prepaid', invoice.prepaid);
  const { kind, asked, due, deposits } = invoice;
  const since = kind === 'invoice' && asked !== '' ? [due, negated(asked)] : [];
  const before = [...deposits.map(({ amount }) => amount), ...since];
  return before.length === 0 ? typed : Number(exactSumOf([typed === undefined ? '0.00' : String(typed), ...before]));
}

/** Whether it is printed again, and nothing of it is open: then nobody is to pay by it. */
function isSettled({ kind, asked }: Invoice): boolean {
  return kind === 'invoice' && asked !== '' && compareDecimals(asked, '0') === 0;
}

/** What each paper is as a document. */
const documentKinds: Readonly<Record<PaperKind, DocumentKind>> = {
  invoice: 'invoice',
  credit: 'creditNote',
  reminder: 'invoice',
  offer: 'offer',
  confirmation: 'orderConfirmation',
  delivery: 'deliveryNote',
  template: 'invoice',
  deposit: 'prepayment',
  final: 'final',
};

/** What a document is, and of which day. */
function headJson(invoice: Invoice, number: string) {
  const isCredit = invoice.kind === 'credit';
  return {
    kind: documentKinds[paperOf(invoice)],
    precedingInvoice: isCredit && invoice.ofNumber ? { nr: invoice.ofNumber, date: filled(invoice.ofDate) } : undefined,
    title: filled(invoice.title) ?? titleOf(invoice),
    customerNr: filled(invoice.customerNr),
    customerReference: filled(invoice.customerReference),
    invoiceNr: filled(number),
    invoiceDate: filled(invoice.date),
    servicePeriod:
      invoice.serviceFrom === '' ? undefined : { from: invoice.serviceFrom, to: filled(invoice.serviceTo) },
  };
}

/** Who sends it, who gets it, and whom to ask. */
function partiesJson(invoice: Invoice, company: Company, eInvoice: EInvoiceKind | undefined) {
  const contactPerson = contactJson(company);
  return {
    sender: {
      ...senderJson(company),
      // Said once: with the person
      ...(contactPerson && { phone: undefined, email: undefined }),
      ...sellerMembers(company, eInvoice),
    },
    recipient: recipientJson(invoice, eInvoice),
    contactPerson,
  };
}

/** What is taken off or put on the whole. */
function reductionsJson({ discount, surcharge }: Invoice, { reductionAt }: Figures) {
  const [off, on] = [reductionAt('discount', discount), reductionAt('surcharge', surcharge)];
  return { discounts: off && [off], surcharges: on && [on] };
}

/** A credit note, an order confirmation and a delivery note have none; what is typed into their fields is read all the same. */
function termsJson({ kind, days, discountPercent, discountDays }: Invoice, { numberAt }: Figures) {
  const percent = numberAt('discountPercent', discountPercent);
  if (kind === 'credit' || kind === 'confirmation' || kind === 'delivery') return undefined;
  if (kind === 'offer') return { days: numberAt('days', days) };
  return {
    days: numberAt('days', days),
    cashDiscounts: percent === undefined ? [] : [{ percent, days: numberAt('discountDays', discountDays) }],
  };
}

function positionJson(position: Position, row: number, invoice: Invoice, company: Company, figures: Figures) {
  const { numberAt, reductionAt } = figures;
  const fieldOf = (name: string): DeskField => `positions.${row}.${name}`;
  const description = filled(position.description);
  if (position.kind !== 'item') return { kind: position.kind, description };
  const { vatRate } = position;
  const rate = vatRate === '' ? company.vatRate : vatRate === '-' ? '' : vatRate;
  return {
    articleNr: filled(position.articleNr),
    description,
    quantity: numberAt(fieldOf('quantity'), position.quantity),
    unit: filled(position.unit),
    ...priceJson(fieldOf('price'), position.price, invoice, figures),
    discount: reductionAt(fieldOf('discount'), position.discount),
    vatRate: company.vat === 'none' ? undefined : numberAt(fieldOf('vatRate'), rate),
    vatCategory: vatRate === '-' && company.vat !== 'none' ? filled(position.vatCategory) : undefined,
  };
}

/** A price as it is printed: of one unit, or of so many behind a stroke (`12.50 / 100`). A delivery note needs none. */
function priceJson(field: DeskField, text: string, { kind }: Invoice, { numberAt }: Figures) {
  const stroke = text.indexOf('/');
  const [price, quantity] = stroke < 0 ? [text] : [text.slice(0, stroke), text.slice(stroke + 1).trim() || '/'];
  return {
    unitPrice: numberAt(field, price) ?? (kind === 'delivery' ? 0 : undefined),
    priceQuantity: quantity === undefined ? undefined : numberAt(field, quantity),
  };
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

/** A company as the sender of a document. */
export function senderJson(company: Company) {
  const { address, phone, email, website, uid, logo } = company;
  const { lines } = typedAddress(address);
  return {
    name: lines[0],
    addressLines: lines.slice(1),
    phone: filled(phone),
    email: filled(email),
    website: filled(website),
    uid: filled(uid),
    ...numbersAbroad(company),
    logo: logo === '' ? undefined : 'logo',
  };
}

/** Electronic addresses that are asked for, and typed in another form. */
function unclearAddresses(invoice: Invoice, company: Company, kind: EInvoiceKind | undefined): readonly Found[] {
  const typed: readonly (readonly [isAsked: boolean, field: DeskField, text: string])[] = [
    [hasOwnFile(kind), 'customerElectronicAddress', invoice.customerElectronicAddress],
    [kind === 'peppol', 'company.electronicAddress', company.electronicAddress],
  ];
  return typed
    .filter(([isAsked, , text]) => isAsked && isUnclearAddress(text))
    .map(([, field]) => ({ code: 'E_INVOICE_ADDRESS_FORM', path: [], params: {}, field }));
}

/** Whom to ask about an invoice. */
function contactJson({ contactName, phone, email }: Company) {
  const name = filled(contactName);
  return name === undefined ? undefined : { name, phone: filled(phone), email: filled(email) };
}

/** The titles of reminders, which documents know nothing of. */
const titles: Readonly<Record<Invoice['language'], string>> = {
  de: 'Zahlungserinnerung',
  fr: 'Rappel',
  it: 'Sollecito',
  en: 'Payment reminder',
  rm: 'Admoniziun',
};

function titleOf({ kind, language }: Invoice): string | undefined {
  return kind === 'reminder' ? titles[language] : undefined;
}

/** `given`: the reference that it was issued with; what came in a list has that of the list. */
function slipJson(company: Company, recipient: TypedAddress, number: string, given: string): unknown {
  const made = referenceOf(company, number);
  const isFitting = given !== '' && isQrReference(given) === (made.type === 'QRR');
  const { type, text } = isFitting ? { type: made.type === 'QRR' ? 'QRR' : 'SCOR', text: given } : made;
  const creditor = partyJson(typedAddress(company.address).parts);
  return {
    creditorInformation: { iban: normalizeIban(company.iban), creditor },
    ultimateDebtor: recipient.lines.length === 0 ? undefined : partyJson(recipient.parts),
    paymentReference: { referenceType: type, reference: text === '' ? undefined : text },
  };
}

function partyJson({ addressType, name, street, buildingNumber, postalCode, city, countryCode }: AddressDraft) {
  return { addressType, name, streetName: street, houseNumber: buildingNumber, postalCode, city, country: countryCode };
}
