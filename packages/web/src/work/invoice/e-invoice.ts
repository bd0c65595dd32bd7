import { type InvoiceDocument, leitwegScheme, looksLikeLeitwegId } from '@rappen/core/invoice-document';
import type { Problem } from '@rappen/core/problem';
import { isOrder } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { typedAddress } from './address.ts';

/** What an invoice is besides its PDF. */
export type EInvoiceKind = Exclude<Company['eInvoice'], 'none'>;

/** What the rules of e-invoices say of a document; they are loaded where somebody sends e-invoices. */
export type EInvoiceRules = (document: InvoiceDocument, kind: EInvoiceKind) => EInvoiceVerdict;

/** What keeps an e-invoice from being sent, and what its rules warn of and point out. */
export interface EInvoiceVerdict {
  readonly problems: readonly Problem[];
  readonly notices: readonly Problem[];
}

/** Of what is sent as no e-invoice, or keeps every rule. */
export const nothingSaid: EInvoiceVerdict = { problems: [], notices: [] };

/** As which e-invoice an invoice is sent: as it was chosen for it, else as its company does. A reminder and an offer are none. */
export function eInvoiceKindOf(invoice: Invoice, company: Company): EInvoiceKind | undefined {
  const chosen = invoice.eInvoice || company.eInvoice;
  return invoice.kind === 'reminder' || isOrder(invoice) || chosen === 'none' ? undefined : chosen;
}

/** Whether its data are a file of their own: German authorities take no PDF, and Peppol carries none of ours. */
export function hasOwnFile(kind: EInvoiceKind | undefined): boolean {
  return kind === 'xrechnung' || kind === 'peppol';
}

/** An address at which e-invoices are received, with the list that it is from. */
interface ElectronicAddress {
  readonly scheme: string;
  readonly id: string;
}

/** `0183:CHE123456788`, or an e-mail address; undefined without the code of a list. */
export function typedElectronicAddress(text: string): ElectronicAddress | undefined {
  const typed = text.trim();
  const coded = /^([0-9A-Za-z]{2,4})\s*:\s*(\S.*)$/.exec(typed);
  if (coded) return { scheme: (coded[1] as string).toUpperCase(), id: coded[2] as string };
  return typed.includes('@') ? { scheme: 'EM', id: typed } : undefined;
}

/** Whether something was typed that is no electronic address. */
export function isUnclearAddress(text: string): boolean {
  return text.trim() !== '' && typedElectronicAddress(text) === undefined;
}

/**
 * Where the customer receives e-invoices. For XRechnung the Leitweg-ID or the e-mail address stands for one that is not typed;
 * the UID is taken by the rules themselves.
 */
function electronicAddressOf(invoice: Invoice, kind: EInvoiceKind): ElectronicAddress | undefined {
  const typed = typedElectronicAddress(invoice.customerElectronicAddress);
  if (typed !== undefined || kind !== 'xrechnung') return typed;
  const reference = invoice.customerReference.trim();
  if (looksLikeLeitwegId(reference)) return { scheme: leitwegScheme, id: reference };
  return typedElectronicAddress(invoice.email);
}

/** A number of the customer for VAT: a Swiss one is the UID. */
function vatMembers(text: string) {
  const typed = text.trim();
  if (typed === '') return {};
  return /^CHE/i.test(typed) ? { uid: typed } : { vatNumber: typed.replace(/\s/g, '').toUpperCase() };
}

/** A SIREN of nine digits, else a SIRET. */
function registrationJson(text: string) {
  const id = text.replace(/\s/g, '');
  return id === '' ? undefined : { scheme: id.length === 9 ? '0002' : '0009', id };
}

/** What a document says of the customer; its address in parts is for programs alone. */
export function recipientJson(invoice: Invoice, kind: EInvoiceKind | undefined) {
  const { lines } = typedAddress(invoice.address);
  const base = {
    addressLines: lines,
    ...vatMembers(invoice.customerVatNumber),
    registration: registrationJson(invoice.customerRegistration),
  };
  if (kind === undefined) return base;
  return {
    ...base,
    address: addressJson(invoice.address),
    electronicAddress: electronicAddressOf(invoice, kind),
  };
}

/** What a document says of its sender for programs alone. */
export function sellerMembers(company: Company, kind: EInvoiceKind | undefined) {
  if (kind === undefined) return {};
  const typed = typedElectronicAddress(company.electronicAddress);
  const hasAddress = company.uid.trim() !== '' || kind !== 'xrechnung';
  return {
    isVatRegistered: company.vat !== 'none',
    address: addressJson(company.address),
    electronicAddress: typed ?? (hasAddress ? undefined : typedElectronicAddress(company.email)),
  };
}

/** An address as it was typed, in its parts. */
export function addressJson(text: string) {
  const { parts, between } = typedAddress(text);
  const { name, street, buildingNumber, postalCode, city, countryCode } = parts;
  return {
    name: name || undefined,
    streetName: street || undefined,
    houseNumber: buildingNumber || undefined,
    additionalLine: between || undefined,
    postalCode: postalCode || undefined,
    city: city || undefined,
    country: countryCode,
  };
}
