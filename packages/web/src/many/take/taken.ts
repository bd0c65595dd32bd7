import { compareDecimals } from '@rappen/core/money';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { daysBetween } from '../../records/days.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { hasOwnNumber } from '../../records/desk/numbers.ts';
import { type Company, emptyPosition, type Invoice, newInvoice } from '../../records/desk/records.ts';
import { readDate } from '../../sheet/cells.ts';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { invoiceTitle } from '../../sheet/numbers.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import type { InvoicePrint } from '../../work/maker/protocol.ts';

/** What becomes of the rows of a list on the desk. */
export interface Taken {
  /** Invoices that the desk does not know yet. */
  readonly fresh: readonly Invoice[];
  /** Numbers of those that it has as they are in the list. */
  readonly known: readonly string[];
  /** Numbers that it has with another amount or currency. */
  readonly changed: readonly string[];
  /** Numbers that something else has: another reference under the same number, another number under the same reference, a row above. */
  readonly clashing: readonly string[];
  /** Rows of the file that cannot be open items: no number or reference, no amount, or due before their date. */
  readonly unfit: readonly number[];
}

interface TakeFacts {
  readonly company: Company;
  /** Of the company. */
  readonly invoices: readonly Invoice[];
  /** For rows without a date, `yyyy-mm-dd`. */
  readonly today: string;
  readonly language: Invoice['language'];
  /** What VAT has to do with the amounts, where invoices are made of the rows; undefined: the list says nothing of it. */
  readonly vat: Pick<InvoicePrint, 'vatRate' | 'isNet'> | undefined;
  readonly profile: RuleProfile;
}

/**
 * Holds rows that are ready against the invoices of a company: what it has by number and reference is known, the others become issued
 * invoices. Their amount is what is owed; where VAT is added to it, what the invoice of the row asks.
 */
export function takenOf(rows: readonly SheetRow[], facts: TakeFacts): Taken {
  const [byNumber, byReference] = [new Map<string, Invoice>(), new Map<string, Invoice>()];
  const note = (invoice: Invoice) => {
    byNumber.set(invoice.number, invoice);
    if (invoice.reference !== '') byReference.set(bare(invoice.reference), invoice);
  };
  facts.invoices.filter((one) => hasOwnNumber(one) && one.kind === 'invoice').forEach(note);
  const before = new Set(byNumber.values());
  const [fresh, known, changed, clashing, unfit]: [Invoice[], string[], string[], string[], number[]] = [
    [],
    [],
    [],
    [],
    [],
  ];
  for (const row of rows) {
    const invoice = invoiceOfRow(row, facts);
    if (invoice === undefined) {
      unfit.push(row.number);
      continue;
    }
    const { number } = invoice;
    const same = byNumber.get(number);
    const ofReference = byReference.get(bare(invoice.reference));
    if (same === undefined && ofReference === undefined) {
      note(invoice);
      fresh.push(invoice);
    } else if (same === undefined || !before.has(same) || bare(same.reference) !== bare(invoice.reference))
      clashing.push(number);
    else if (same.currency !== invoice.currency || compareDecimals(same.due || '0', invoice.due) !== 0)
      changed.push(number);
    else known.push(number);
  }
  return { fresh, known, changed, clashing, unfit };
}

const bare = (reference: string) => reference.replace(/\s+/g, '').toUpperCase();

/** A row as an issued invoice; undefined where it says too little for an open item. */
function invoiceOfRow({ cells, lines = [] }: SheetRow, facts: TakeFacts): Invoice | undefined {
  const { company, today, language, vat } = facts;
  const of = (field: Parameters<typeof textOf>[1]) => textOf(cells, field).trim();
  const [reference, due] = [of('reference'), of('amount')];
  const number = of('number') || reference;
  const date = readDate(of('date')) ?? today;
  const dueOn = readDate(of('due'));
  const days = dueOn === undefined ? undefined : daysBetween(date, dueOn);
  if (number === '' || !/[1-9]/.test(due) || (days !== undefined && (days < 0 || days > 9999))) return undefined;
  const positions = lines.length > 0 ? lines : [{ text: of('unstructuredMessage'), amount: due }];
  const invoice: Invoice = {
    ...newInvoice(company, date),
    number,
    days: days === undefined ? company.days : String(days),
    address: addressOf(of),
    email: of('email'),
    language,
    currency: of('currency') === 'EUR' ? 'EUR' : 'CHF',
    introduction: '',
    closing: '',
    discountPercent: '',
    discountDays: '',
    positions: positions.map(({ text, amount }) => ({
      ...emptyPosition,
      description: text || invoiceTitle(number, language),
      price: amount,
    })),
    due,
    reference,
    sender: senderOf(facts, of('iban')),
    issuedOn: daysBetween(date, today) < 0 ? today : date,
  };
  if (vat?.isNet !== true || vat.vatRate === '') return invoice;
  const { document } = deskVerdict(invoice, issuedBy(invoice, company), number, facts.profile);
  return document && { ...invoice, due: document.totals.due };
}

/** The company as these invoices have it: with the account of the list, and without what would change their amount. */
function senderOf({ company, vat }: TakeFacts, iban: string): string {
  const { logo: _drawnAsItIs, revision: _counts, nextNumber: _runs, ...kept } = company;
  const rate = vat?.vatRate ?? '';
  const own =
    rate === ''
      ? { vat: 'none', rounding: false }
      : { vat: vat?.isNet ? 'added' : 'included', vatRate: rate, rounding: vat?.isNet === true && company.rounding };
  return JSON.stringify({ ...kept, iban: iban || company.iban, ...own });
}

/** The debtor, a line below the other, as an address is typed. */
function addressOf(of: (field: Parameters<typeof textOf>[1]) => string): string {
  const country = of('debtor.countryCode');
  const sign = country === '' || country === 'CH' ? '' : `${country}-`;
  const isCombined = /^(?:K|COMBINED)$/i.test(of('debtor.addressType'));
  const lines = isCombined
    ? [of('debtor.street'), of('debtor.buildingNumber')]
    : [
        `${of('debtor.street')} ${of('debtor.buildingNumber')}`,
        of('debtor.city') === '' ? '' : `${sign}${of('debtor.postalCode')} ${of('debtor.city')}`,
      ];
  return [of('debtor.name'), ...lines]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
