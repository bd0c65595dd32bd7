import { addDays } from '@rappen/core/date';
import { formatIban } from '@rappen/core/iban';
import { type Amount, parseAmount, sumOf } from '@rappen/core/money';
import { defaultPaymentPeriodDays, type InvoiceDraft, readSwicoS1 } from '@rappen/core/swiss-qr';
import { fill } from '../../language/catalogue.ts';
import type { Texts } from '../../language/en.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { groupedReference } from '../../language/written/reference.ts';
import { draftOfForm } from '../../records/bill/form.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import { validate } from '../../records/bill/validate.ts';
import { isContradicted, problemsOfData } from './e-invoice.ts';
import type { ListedBill } from './listed-bills.ts';
import type { FoundBill } from './reading.ts';
import type { Origin, Source } from './visit.ts';

/** What a list and a table say of a bill. Empty: it does not say. */
export interface Summary {
  readonly creditor: string;
  readonly iban: string;
  readonly amount: string;
  readonly currency: string;
  readonly referenceType: string;
  readonly reference: string;
  readonly debtor: string;
  readonly message: string;
  readonly billingInformation: string;
  /** Of the invoice, where its data or the billing information give them; days are `yyyy-mm-dd`. */
  readonly number: string;
  readonly date: string;
  readonly due: string;
}

/** A bill of the list as it stands now. */
export interface Row {
  readonly listed: ListedBill;
  readonly source: Source;
  readonly summary: Summary;
  /** What a Swiss bill is drawn from. */
  readonly draft: InvoiceDraft | undefined;
  readonly problemCount: number;
  /** Whether a slip can be printed of it. */
  readonly isPayable: boolean;
  readonly isCorrected: boolean;
  /** The file with the same bill, read before. */
  readonly repeats: Origin | undefined;
}

const profile = profileOfDay(new Date());

/** The bills of all files, in the order in which they were read. */
export function rowsOf(sources: readonly Source[]): readonly Row[] {
  const seen = new Map<string, Source>();
  return sources.flatMap((source) =>
    source.bills.map((listed) => {
      const { text } = listed.bill;
      const first = seen.get(text);
      if (first === undefined) seen.set(text, source);
      return rowOf(listed, source, first === source ? undefined : first?.origin);
    }),
  );
}

function rowOf(listed: ListedBill, source: Source, repeats: Origin | undefined): Row {
  const { bill, form } = listed;
  const draft = form ? draftOfForm(form) : bill.draft;
  const ofBill = form ? validate(form, profile).problemCount : bill.problems.length;
  // What a rule of e-invoices misses keeps nobody from paying
  const ofPayment = bill.standard === 'E_INVOICE' && !form ? 0 : ofBill;
  return {
    listed,
    source,
    summary: summaryOf(bill, draft),
    draft,
    problemCount: ofBill + problemsOfData(bill).length,
    isPayable: draft !== undefined && ofPayment === 0 && !isContradicted(bill),
    isCorrected: form !== undefined,
    repeats,
  };
}

function summaryOf({ payment, standard, eInvoice }: FoundBill, draft: InvoiceDraft | undefined): Summary {
  const told = eInvoice?.content;
  const ofData = { number: told?.number ?? '', date: told?.date ?? '', due: told?.due ?? '' };
  if (standard === 'E_INVOICE' && told !== undefined) {
    const { seller, accounts, amount, currency, buyer, isCreditNote } = told;
    const sign = isCreditNote && amount !== '' && !amount.startsWith('-') ? '-' : '';
    return {
      ...ofData,
      creditor: seller,
      iban: accounts[0] ?? '',
      amount: `${sign}${decimalsOf(amount)}`,
      currency,
      referenceType: told.draft?.referenceType ?? '',
      reference: told.draft?.reference ?? '',
      debtor: buyer,
      message: told.draft?.unstructuredMessage ?? '',
      billingInformation: '',
    };
  }
  if (payment !== undefined) {
    const { name, iban, amount, reference, message } = payment;
    return {
      creditor: name ?? '',
      iban: iban ?? '',
      amount: decimalsOf(amount),
      currency: 'EUR',
      referenceType: reference ? 'SCOR' : 'NON',
      reference: reference ?? '',
      debtor: '',
      message: message ?? '',
      billingInformation: '',
      ...ofData,
    };
  }
  const ofCode = datesOf(draft?.billingInformation ?? '');
  return {
    creditor: draft?.creditor?.name ?? '',
    iban: draft?.iban ?? '',
    amount: decimalsOf(draft?.amount),
    currency: draft?.currency ?? '',
    referenceType: draft?.referenceType ?? '',
    reference: draft?.reference ?? '',
    debtor: draft?.debtor?.name || (told?.buyer ?? ''),
    message: draft?.unstructuredMessage ?? '',
    billingInformation: draft?.billingInformation ?? '',
    number: ofData.number || ofCode.number,
    date: ofData.date || ofCode.date,
    due: ofData.due || ofCode.due,
  };
}

/** An amount with two decimals; what is no amount stays as it is. */
function decimalsOf(text: string | undefined): string {
  const amount = text ? parseAmount(text) : undefined;
  return amount?.ok ? amount.value : (text ?? '');
}

/** What billing information says of the invoice. */
function datesOf(billingInformation: string): Pick<Summary, 'number' | 'date' | 'due'> {
  const read = readSwicoS1(billingInformation);
  if (!read.ok) return { number: '', date: '', due: '' };
  const { invoiceReference = '', invoiceDate, ...rest } = read.value.value;
  const days = defaultPaymentPeriodDays({ ...rest, invoiceDate });
  const due = invoiceDate !== undefined && days !== undefined ? addDays(invoiceDate, days) : undefined;
  return { number: invoiceReference, date: invoiceDate ?? '', due: due ?? '' };
}

/** The amount that a text is; undefined where it is none. */
export function amountOf(text: string): Amount | undefined {
  const amount = text === '' ? undefined : parseAmount(text);
  return amount?.ok ? amount.value : undefined;
}

/** Currency and amount as a bill prints them; what was left to the payer is said so. */
export function shownAmount({ amount, currency }: Summary, open: string): string {
  const parsed = amountOf(amount.replace(/^-/, ''));
  const sign = amount.startsWith('-') ? '−' : '';
  return amount === '' ? open : `${currency} ${parsed ? `${sign}${groupedAmount(parsed)}` : amount}`.trim();
}

/** A reference in groups, as a bill prints it. */
export function shownReference({ referenceType, reference }: Summary): string {
  return groupedReference(reference, referenceType === 'QRR');
}

/** Whom a bill pays: the name, else the account, else that there is none. */
export function shownCreditor({ creditor, iban }: Summary, texts: Texts): string {
  return creditor || formatIban(iban) || texts.read.ofAccount;
}

/** What the list says of the state of a bill. */
export function shownVerdict({ problemCount, isCorrected }: Row, texts: Texts): string {
  const words = texts.read.list;
  if (problemCount > 0) return fill(words.invalid, { count: problemCount });
  return isCorrected ? words.corrected : words.valid;
}

/** A bill in one sentence, for those who do not see the list. */
export function spokenBill(row: Row, texts: Texts): string {
  return fill(texts.read.spoken, {
    creditor: shownCreditor(row.summary, texts),
    amount: shownAmount(row.summary, texts.read.open),
    verdict: shownVerdict(row, texts),
  });
}

/** What a file is called. */
export function shownOrigin(origin: Origin, texts: Texts): string {
  if ('name' in origin) return origin.name;
  const { pasted, pastedPicture, photo } = texts.read;
  return fill({ text: pasted, picture: pastedPicture, camera: photo }[origin.kind], { number: origin.number });
}

/** The sum of each currency in which something is to be paid. */
export function totalsOf(rows: readonly Row[]): readonly { readonly currency: string; readonly total: string }[] {
  const sums = new Map<string, Amount[]>();
  for (const { summary } of rows) {
    const amount = amountOf(summary.amount);
    if (amount !== undefined && /^(?:CHF|EUR)$/.test(summary.currency))
      sums.set(summary.currency, [...(sums.get(summary.currency) ?? []), amount]);
  }
  return [...sums].map(([currency, amounts]) => ({ currency, total: sumOf(amounts) }));
}
