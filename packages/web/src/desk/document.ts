import { type Drawing, type Picture, parsePicture } from '@rappen/core/drawing';
import { normalizeIban } from '@rappen/core/iban';
import {
  drawInvoiceDocument,
  type InvoiceDocument,
  parseColour,
  parseInvoiceDocument,
} from '@rappen/core/invoice-document';
import { type Path, type Problem, problem } from '@rappen/core/problem';
import type { AddressDraft, RuleProfile } from '@rappen/core/swiss-qr';
import { typedAddress } from './address.ts';
import { bytesOf } from './base64.ts';
import {
  type EInvoiceKind,
  type EInvoiceRules,
  eInvoiceKindOf,
  hasOwnFile,
  isUnclearAddress,
  nothingSaid,
  recipientJson,
  sellerMembers,
} from './e-invoice.ts';
import { referenceOf, typedNumber, typedReduction } from './numbers.ts';
import { type Company, type Invoice, isBlankPosition, type Position } from './records.ts';
import { withoutFaults } from './without-faults.ts';

/** A field of the desk, as the page names it: of the company, of the invoice, or of a position (`positions.2.price`). */
export type DeskField = string;

/** What the rules make of an invoice as it stands. */
export interface DeskVerdict {
  /** The document as far as it goes: without its slip where that is not complete. */
  readonly document: InvoiceDocument | undefined;
  readonly problems: ReadonlyMap<DeskField, readonly Problem[]>;
  readonly problemCount: number;
  readonly warnings: readonly Problem[];
  /** Whether rules that it is to keep were not asked yet: those of e-invoices are loaded first. */
  readonly isPending: boolean;
}

/** What there is to say before the rules were asked. */
export const unasked: DeskVerdict = {
  document: undefined,
  problems: new Map(),
  problemCount: 0,
  warnings: [],
  isPending: true,
};

/** What a page is drawn of, besides the document itself. */
export interface Appearance {
  readonly template: Company['template'];
  readonly accent: string;
  readonly logo: string;
}

interface Place {
  readonly path: Path;
  readonly field: DeskField;
}

/**
 * Asks the rules about an invoice of a company; `number` is what it will have if it has none yet. Those of e-invoices are asked
 * of a whole document.
 */
export function deskVerdict(
  invoice: Invoice,
  company: Company,
  number: string,
  profile: RuleProfile,
  eInvoiceRules?: EInvoiceRules,
): DeskVerdict {
  const built = build(invoice, company, invoice.number.trim() || number);
  const kind = eInvoiceKindOf(invoice, company);
  const isPending = kind !== undefined && eInvoiceRules === undefined;
  const parsed = parseInvoiceDocument(built.json, { profile, normalize: true });
  const ofEInvoice = (kind && parsed.ok && eInvoiceRules?.(parsed.value.document, kind)) || nothingSaid;
  const found: readonly Found[] = [...built.problems, ...(parsed.ok ? ofEInvoice.problems : parsed.problems)];
  const problems = byField(found, built.places);
  if (parsed.ok) {
    const warnings = [...parsed.value.warnings, ...ofEInvoice.notices];
    return { document: parsed.value.document, problems, problemCount: found.length, warnings, isPending };
  }
  const partial = parseInvoiceDocument(withoutFaults(built.json, parsed.problems), { profile, normalize: true });
  return {
    document: partial.ok ? partial.value.document : undefined,
    problems,
    problemCount: found.length,
    warnings: [],
    isPending,
  };
}

/** How an invoice looks: as it was chosen for it, else as its company does. Invoices of other days have no choice of their own. */
export function appearanceOf(invoice: Invoice, company: Company): Appearance {
  const { template, accent } = invoice;
  return { template: template || company.template, accent: accent || company.accent, logo: company.logo };
}

/** Draws the pages of a document. Undefined where the slip has no room for its texts. */
export function pagesOf(
  document: InvoiceDocument,
  { template, accent, logo }: Appearance,
): readonly Drawing[] | undefined {
  const drawn = drawInvoiceDocument(document, {
    template,
    accentColor: /^#[0-9a-f]{6}$/i.test(accent) ? parseColour(accent) : undefined,
    logo: pictureOf(logo),
  });
  return drawn.ok ? drawn.value.pages : undefined;
}

const pictures = new Map<string, Picture | undefined>();

/** The logo, decoded once; undefined where it is no picture. */
function pictureOf(logo: string): Picture | undefined {
  if (logo === '') return undefined;
  if (!pictures.has(logo)) {
    pictures.clear();
    const parsed = parsePicture(bytesOf(logo));
    pictures.set(logo, parsed.ok ? parsed.value : undefined);
  }
  return pictures.get(logo);
}

/** A problem that knows its field already, or has a path in the document. */
type Found = Problem & { readonly field?: DeskField };

interface Built {
  readonly json: Readonly<Record<string, unknown>>;
  readonly problems: readonly Found[];
  readonly places: readonly Place[];
}

function build(invoice: Invoice, company: Company, number: string): Built {
  const problems: Found[] = [];
  const numberAt = (field: DeskField, text: string): number | undefined => {
    if (text.trim() === '') return undefined;
    const typed = typedNumber(text);
    if (typed === undefined) problems.push({ ...problem('AMOUNT_FORMAT', []), field });
    return typed === undefined ? undefined : Number(typed);
  };
  const reductionAt = (field: DeskField, text: string) => {
    if (text.trim() === '') return undefined;
    const typed = typedReduction(text);
    if (typed === undefined) problems.push({ ...problem('AMOUNT_FORMAT', []), field });
    return typed;
  };
  const rows = invoice.positions
    .map((position, index) => ({ position, index }))
    .filter(({ position }) => !isBlankPosition(position));
  const sender = typedAddress(company.address);
  const recipient = typedAddress(invoice.address);
  const [discount, surcharge] = [
    reductionAt('discount', invoice.discount),
    reductionAt('surcharge', invoice.surcharge),
  ];
  const percent = numberAt('discountPercent', invoice.discountPercent);
  const isCredit = invoice.kind === 'credit';
  const eInvoice = eInvoiceKindOf(invoice, company);
  const contactPerson = contactJson(company);
  problems.push(...unclearAddresses(invoice, company, eInvoice));
  const rateOf = ({ vatRate }: Position, field: DeskField) =>
    company.vat === 'none'
      ? undefined
      : numberAt(field, vatRate === '' ? company.vatRate : vatRate === '-' ? '' : vatRate);
  if (rows.length === 0) problems.push({ ...problem('REQUIRED', []), field: 'positions.0.description' });
  const json = {
    language: invoice.language,
    kind: isCredit ? 'creditNote' : 'invoice',
    precedingInvoice: isCredit && invoice.ofNumber ? { nr: invoice.ofNumber, date: filled(invoice.ofDate) } : undefined,
    title: filled(invoice.title) ?? titleOf(invoice),
    sender: {
      ...senderJson(company),
      // Said once: with the person
      ...(contactPerson && { phone: undefined, email: undefined }),
      ...sellerMembers(company, eInvoice),
    },
    recipient: recipientJson(invoice, eInvoice),
    contactPerson,
    customerNr: filled(invoice.customerNr),
    customerReference: filled(invoice.customerReference),
    invoiceNr: filled(number),
    invoiceDate: filled(invoice.date),
    servicePeriod:
      invoice.serviceFrom === '' ? undefined : { from: invoice.serviceFrom, to: filled(invoice.serviceTo) },
    paymentTerms: isCredit
      ? undefined
      : {
          days: numberAt('days', invoice.days),
          cashDiscounts:
            percent === undefined ? [] : [{ percent, days: numberAt('discountDays', invoice.discountDays) }],
        },
    currency: invoice.currency,
    introduction: filled(invoice.introduction),
    closing: filled(invoice.closing),
    positions: rows.map(({ position, index }) => positionJson(position, (name) => `positions.${index}.${name}`)),
    discounts: discount && [discount],
    surcharges: surcharge && [surcharge],
    pricesIncludeVat: company.vat === 'included',
    // A reminder asks to the centime what is open
    rounding: company.rounding && invoice.currency === 'CHF' && invoice.kind !== 'reminder' ? 'cash' : 'none',
    prepaidAmount: numberAt('prepaid', invoice.prepaid),
    qrInvoice: isCredit || company.iban.trim() === '' ? undefined : slipJson(company, sender.parts, recipient, number),
  };
  if (company.iban.trim() === '' && !isCredit) problems.push({ ...problem('REQUIRED', []), field: 'company.iban' });
  return { json, problems, places: placesOf(rows.map(({ index }) => index)) };

  function positionJson(position: Position, fieldOf: (name: string) => DeskField) {
    const description = filled(position.description);
    if (position.kind !== 'item') return { kind: position.kind, description };
    return {
      articleNr: filled(position.articleNr),
      description,
      quantity: numberAt(fieldOf('quantity'), position.quantity),
      unit: filled(position.unit),
      unitPrice: numberAt(fieldOf('price'), position.price),
      discount: reductionAt(fieldOf('discount'), position.discount),
      vatRate: rateOf(position, fieldOf('vatRate')),
      vatCategory: position.vatRate === '-' && company.vat !== 'none' ? filled(position.vatCategory) : undefined,
    };
  }
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

/** A company as the sender of a document. */
export function senderJson({ address, phone, email, website, uid, logo }: Company) {
  const { lines } = typedAddress(address);
  return {
    name: lines[0],
    addressLines: lines.slice(1),
    phone: filled(phone),
    email: filled(email),
    website: filled(website),
    uid: filled(uid),
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

function slipJson(
  company: Company,
  creditor: AddressDraft,
  recipient: ReturnType<typeof typedAddress>,
  number: string,
): unknown {
  const { type, text } = referenceOf(company, number);
  return {
    creditorInformation: { iban: normalizeIban(company.iban), creditor: partyJson(creditor) },
    ultimateDebtor: recipient.lines.length === 0 ? undefined : partyJson(recipient.parts),
    paymentReference: { referenceType: type, reference: text === '' ? undefined : text },
  };
}

function partyJson({ addressType, name, street, buildingNumber, postalCode, city, countryCode }: AddressDraft) {
  return { addressType, name, streetName: street, houseNumber: buildingNumber, postalCode, city, country: countryCode };
}

/** Where in the page stands what the rules speak of; the longest beginning of a path wins. */
function placesOf(rows: readonly number[]): readonly Place[] {
  const names = {
    articleNr: 'articleNr',
    description: 'description',
    quantity: 'quantity',
    unit: 'unit',
    unitPrice: 'price',
    discount: 'discount',
    vatRate: 'vatRate',
    vatCategory: 'vatRate',
    vatExemption: 'vatRate',
    unitCode: 'unit',
  };
  return [
    ...rows.flatMap((row, index) => [
      { path: ['positions', index], field: `positions.${row}.description` },
      ...Object.entries(names).map(([name, own]) => ({
        path: ['positions', index, name],
        field: `positions.${row}.${own}`,
      })),
    ]),
    { path: ['positions'], field: 'positions.0.description' },
    { path: ['sender'], field: 'company.address' },
    { path: ['sender', 'phone'], field: 'company.phone' },
    { path: ['sender', 'email'], field: 'company.email' },
    { path: ['sender', 'website'], field: 'company.website' },
    { path: ['sender', 'uid'], field: 'company.uid' },
    { path: ['sender', 'electronicAddress'], field: 'company.electronicAddress' },
    { path: ['contactPerson'], field: 'company.contactName' },
    { path: ['contactPerson', 'phone'], field: 'company.phone' },
    { path: ['contactPerson', 'email'], field: 'company.email' },
    { path: ['recipient'], field: 'address' },
    { path: ['recipient', 'uid'], field: 'customerVatNumber' },
    { path: ['recipient', 'vatNumber'], field: 'customerVatNumber' },
    { path: ['recipient', 'electronicAddress'], field: 'customerElectronicAddress' },
    { path: ['kind'], field: 'eInvoice' },
    { path: ['rounding'], field: 'eInvoice' },
    { path: ['customerNr'], field: 'customerNr' },
    { path: ['customerReference'], field: 'customerReference' },
    { path: ['title'], field: 'title' },
    { path: ['invoiceNr'], field: 'number' },
    { path: ['invoiceDate'], field: 'date' },
    { path: ['servicePeriod'], field: 'serviceFrom' },
    { path: ['servicePeriod', 'to'], field: 'serviceTo' },
    { path: ['paymentTerms'], field: 'days' },
    { path: ['paymentTerms', 'cashDiscounts', 0, 'percent'], field: 'discountPercent' },
    { path: ['paymentTerms', 'cashDiscounts', 0, 'days'], field: 'discountDays' },
    { path: ['introduction'], field: 'introduction' },
    { path: ['closing'], field: 'closing' },
    { path: ['discounts'], field: 'discount' },
    { path: ['surcharges'], field: 'surcharge' },
    { path: ['prepaidAmount'], field: 'prepaid' },
    { path: ['qrInvoice'], field: 'company.iban' },
    { path: ['qrInvoice', 'creditorInformation', 'iban'], field: 'company.iban' },
    { path: ['qrInvoice', 'creditorInformation', 'creditor'], field: 'company.address' },
    { path: ['qrInvoice', 'ultimateDebtor'], field: 'address' },
    { path: ['qrInvoice', 'paymentReference'], field: 'number' },
  ];
}

function byField(found: readonly Found[], places: readonly Place[]): ReadonlyMap<DeskField, readonly Problem[]> {
  const fields = new Map<DeskField, readonly Problem[]>();
  for (const { field, ...one } of found) {
    const name = field ?? fieldAt(places, one);
    const there = fields.get(name) ?? [];
    // What was typed and could not be read is not missing as well
    const isMissing = one.code === 'REQUIRED' || one.code === 'E_INVOICE_TERM_MISSING';
    const isSaid = there.some(({ code }) => code === one.code || isMissing);
    if (!isSaid) fields.set(name, [...there, one]);
  }
  return fields;
}

function fieldAt(places: readonly Place[], { path }: Problem): DeskField {
  const leading = places.filter((place) => place.path.every((part, index) => path[index] === part));
  return leading.reduce((best, place) => (place.path.length >= best.path.length ? place : best), elsewhere).field;
}

/** What concerns no field of its own stands where the reader begins. */
const elsewhere: Place = { path: [], field: 'address' };
