import { childOf, parseXml, withoutDeclaration, type XmlElement } from '../../xml/index.ts';
import { xmlLimits } from '../limits.ts';
import { isCreditNoteType, isDirectDebit } from '../semantic/codes.ts';
import type { EInvoice, Note, Party, PaymentMeans } from '../semantic/e-invoice.ts';
import { cii } from './cii.ts';
import { type PlacedInvoice, placedTermOf, placedTermsOf, ublTermsOf, withTerms } from './payment-terms.ts';
import { type PlacedElements, readSyntax, type SyntaxReading } from './read.ts';
import type { Currencies } from './table.ts';
import { type UblInvoice, type UblPaymentMeans, ublCreditNote, ublInvoice } from './ubl.ts';
import { writeSyntax, writeSyntaxBytes } from './write.ts';
import { zugferd1 } from './zugferd1.ts';

/** How an e-invoice is written down. */
export const syntaxNames = ['CII', 'UBL'] as const;
export type Syntax = (typeof syntaxNames)[number];

/** An invoice read from a tree. */
export interface TreeReading extends Omit<SyntaxReading, 'value' | 'placed'> {
  readonly syntax: Syntax;
  readonly invoice: EInvoice;
  readonly source: EInvoiceSource | undefined;
}

/** The XML of an invoice: a CII or UBL of today, and where its terms stand in the value. */
export interface EInvoiceSource {
  readonly syntax: Syntax;
  readonly root: XmlElement;
  readonly placed: PlacedElements;
}

/** What we write ourselves is read whatever its size. */
const ownLimits = { ...xmlLimits, charactersMax: Number.POSITIVE_INFINITY, elementsMax: Number.POSITIVE_INFINITY };

/** Of an invoice without any term nothing is written. */
const emptyElement = { namespace: '', attributes: new Map(), children: [], text: '', hasLiteral: false };

/** The XML that an invoice would be written as. */
export function sourceOf(invoice: EInvoice, syntax: Syntax): EInvoiceSource {
  const text = withoutDeclaration(syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice), 'all');
  const tree = parseXml(text, { limits: ownLimits });
  const root = tree.ok ? tree.value : { ...emptyElement, name: syntax === 'UBL' ? 'Invoice' : 'CrossIndustryInvoice' };
  return { syntax, root, placed: readTree(root)?.source?.placed ?? new Map() };
}

/**
 * Writes an invoice as Cross Industry Invoice (CII), the syntax of Factur-X, ZUGFeRD and XRechnung, without blanks between elements.
 * What is absent has no element. Same value, same bytes.
 */
export function writeCii(invoice: EInvoice): string {
  return writeSyntax(cii, inCiiPlaces(invoice), currenciesOf(invoice));
}

/** The same as bytes, in UTF-8. */
export function writeCiiBytes(invoice: EInvoice): Uint8Array<ArrayBuffer> {
  return writeSyntaxBytes(cii, inCiiPlaces(invoice), currenciesOf(invoice));
}

/** Writes an invoice as UBL 2.1, the syntax of Peppol: a CreditNote for the types that are one, else an Invoice. Else as `writeCii`. */
export function writeUbl(invoice: EInvoice): string {
  const table = isCreditNoteType(invoice.typeCode) ? ublCreditNote : ublInvoice;
  return writeSyntax(table, inUblPlaces(invoice), currenciesOf(invoice));
}

/** The invoice in a tree by the namespace of its root; undefined for another vocabulary. */
export function readTree(root: XmlElement): TreeReading | undefined {
  for (const [table, syntax] of [
    [cii, 'CII'],
    [zugferd1, 'CII'],
    [ublInvoice, 'UBL'],
    [ublCreditNote, 'UBL'],
  ] as const) {
    const [prefix, name] = table.root.name.includes(':') ? table.root.name.split(':') : ['', table.root.name];
    if (root.name !== name || root.namespace !== table.namespaces[prefix as string]) continue;
    const { value, deviations, unread, unreadCount, placed } = readSyntax(table, root, currenciesIn(root, syntax));
    const invoice = syntax === 'CII' ? outOfCiiPlaces(value as PlacedInvoice) : outOfUblPlaces(value as UblInvoice);
    const source = table === zugferd1 ? undefined : { syntax, root, placed };
    return { syntax, invoice, deviations, unread, unreadCount, source };
  }
  return undefined;
}

function currenciesOf({ currency, vatCurrency }: EInvoice): Currencies {
  return { currency, vatCurrency };
}

/** Needed before amounts are read. */
function currenciesIn(root: XmlElement, syntax: Syntax): Currencies {
  const header = syntax === 'UBL' ? root : settlementOf(root);
  const textOf = (name: string): string | undefined => childOf(header, name)?.text.trim() || undefined;
  const currency = textOf(syntax === 'UBL' ? 'DocumentCurrencyCode' : 'InvoiceCurrencyCode');
  return { currency, vatCurrency: textOf('TaxCurrencyCode') };
}

/** In ZUGFeRD 1.0 it has another name. */
function settlementOf(root: XmlElement): XmlElement | undefined {
  const transaction =
    childOf(root, 'SupplyChainTradeTransaction') ?? childOf(root, 'SpecifiedSupplyChainTradeTransaction');
  return (
    childOf(transaction, 'ApplicableHeaderTradeSettlement') ??
    childOf(transaction, 'ApplicableSupplyChainTradeSettlement')
  );
}

/** Whether the root of a text is one of the vocabularies that are read. */
export function isInvoiceRoot(name: string, namespace: string | undefined): boolean {
  return [cii, zugferd1, ublInvoice, ublCreditNote].some(({ root, namespaces }) => {
    const prefix = root.name.includes(':') ? (root.name.split(':')[0] as string) : '';
    return root.name.replace(/^.*:/, '') === name && namespaces[prefix] === namespace;
  });
}

/** CII has words and days in the terms. */
export function inCiiPlaces(invoice: EInvoice): PlacedInvoice {
  return { ...invoice, terms: placedTermsOf(invoice) };
}

function outOfCiiPlaces({ terms, ...invoice }: PlacedInvoice): EInvoice {
  return withTerms(invoice, terms);
}

/** UBL has the reference with each way to pay, the due date of a credit note too, and the subject of a note in its text. */
function inUblPlaces(invoice: EInvoice): UblInvoice {
  const { remittance, dueDate, mandate } = invoice;
  const due = isCreditNoteType(invoice.typeCode) ? { dueDate } : {};
  const paymentMeans = invoice.paymentMeans.map((means): UblPaymentMeans => {
    return { ...means, remittance, ...due, mandate: isDirectDebit(means) ? mandate : undefined };
  });
  const notes = invoice.notes.map(({ subject, text }) => ({
    text: subject === undefined ? text : `#${subject}#${text}`,
  }));
  return { ...invoice, paymentMeans, notes, terms: ublTermsOf(invoice) };
}

function outOfUblPlaces({ terms, ...invoice }: UblInvoice): EInvoice {
  const { paymentMeans: means, payee, seller } = invoice;
  const remittance = means.find((one) => one.remittance !== undefined)?.remittance;
  const dueDate = invoice.dueDate ?? means.find((one) => one.dueDate !== undefined)?.dueDate;
  const mandate = means.find((one) => one.mandate !== undefined)?.mandate;
  const creditorId = creditorIdOf([...(payee?.id === undefined ? [] : [payee.id]), ...(seller?.ids ?? [])]);
  const found = {
    ...invoice,
    ...(remittance !== undefined && { remittance }),
    ...(dueDate !== undefined && { dueDate }),
    ...(mandate !== undefined && { mandate }),
    ...(creditorId !== undefined && { creditorId }),
    notes: invoice.notes.map(noteOf),
    paymentMeans: means.map(({ remittance: _, dueDate: __, mandate: ___, ...rest }): PaymentMeans => rest),
    lines: invoice.lines.map((line) =>
      line.item === undefined ? line : { ...line, item: { ...line.item, ...listsOf(line.item) } },
    ),
  };
  const due = invoice.totals?.due;
  return withTerms(
    found,
    terms.map((term) => placedTermOf(term, due)),
  );
}

/** BT-90 stands among the identifiers of who is paid. */
function creditorIdOf(ids: Party['ids']): string | undefined {
  return ids.find(({ scheme }) => scheme === 'SEPA')?.id;
}

function listsOf(item: Partial<NonNullable<EInvoice['lines'][number]['item']>>) {
  return { classifications: item.classifications ?? [], attributes: item.attributes ?? [] };
}

function noteOf({ text }: Note): Note {
  const [, subject, rest] = /^#([A-Z]{3})#([\s\S]+)$/.exec(text ?? '') ?? [];
  return subject === undefined ? { ...(text !== undefined && { text }) } : { subject, text: rest };
}
