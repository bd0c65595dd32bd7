import { compareDecimals } from '@rappen/core/money';
import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { download } from '../../parts/download.ts';
import { isPositive } from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { typedAddress } from '../../work/invoice/address.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { maker } from '../../work/maker/maker.ts';
import type { Desk } from '../state/use-desk.ts';
import type { Edited } from '../state/use-edited.ts';
import { askedNow } from './asked-now.ts';
import { rememberCustomer } from './remember-customer.ts';

/** An invoice on the desk, with the company that sends it and what the rules say. */
export interface InvoiceAtWork {
  readonly desk: Desk;
  readonly edited: Edited<Invoice>;
  readonly sender: Edited<Company>;
  readonly company: Company;
  readonly verdict: DeskVerdict;
  /** Today. */
  readonly day: string;
}

/** What lets an invoice leave the desk: each gives it its number first, and does nothing where the rules refuse it. */
export interface InvoiceWork {
  /** Whether something is under way, or cannot begin yet. */
  readonly isBusy: boolean;
  save(): Promise<void>;
  saveXml(): Promise<void>;
  print(): Promise<void>;
  mail(): Promise<void>;
}

/** Issues an invoice where it is not yet, and sends it out as a file, on paper or by mail. `onProblems`: what is missing is shown. */
export function useInvoiceWork(work: InvoiceAtWork, onProblems: () => void): InvoiceWork {
  const { desk, company, verdict } = work;
  const [isWorking, setWorking] = useState(false);
  const mailOf = useMail(work);
  const during = async (task: (invoice: Invoice) => Promise<void> | void) => {
    setWorking(true);
    try {
      const ready = await issued(work, onProblems);
      if (ready) await task(ready);
    } finally {
      setWorking(false);
    }
  };
  const saveAs = (task: 'invoice' | 'eInvoice', ending: 'pdf' | 'xml') =>
    during(async (ready) => {
      const file = await maker.ask(task, { invoice: ready, company });
      const name = fileNameOf(ready, ending);
      if (file && !(await desk.toFolder(name, file))) download(file, name);
    });
  return {
    isBusy: isWorking || verdict.isPending,
    save: () => saveAs('invoice', 'pdf'),
    saveXml: () => saveAs('eInvoice', 'xml'),
    print: () => during(() => print()),
    mail: () =>
      during((ready) => {
        location.href = mailOf(ready);
      }),
  };
}

/** The invoice with its number: it gets one the first time that it leaves the desk. */
async function issued(work: InvoiceAtWork, onProblems: () => void): Promise<Invoice | undefined> {
  const { desk, edited, sender, company, verdict, day } = work;
  const invoice = edited.record;
  if (invoice.issuedOn !== '') return invoice;
  if (verdict.isPending) return undefined;
  if (verdict.document === undefined || verdict.problemCount > 0) {
    onProblems();
    return undefined;
  }
  await sender.keep();
  const customerId = await rememberCustomer(desk, invoice);
  edited.change({ customerId, changedAt: new Date().toISOString() });
  const latest = await edited.keep();
  const { logo: _drawnAsItIs, revision: _counts, nextNumber: _runs, ...kept } = company;
  const { totals, payment } = verdict.document;
  const reference = payment?.account && 'reference' in payment.account ? String(payment.account.reference ?? '') : '';
  const facts = { day, due: totals.due, reference, sender: JSON.stringify(kept) };
  if (desk.records === undefined || desk.isVolatile) return latest;
  const after = await desk.issue(latest, facts);
  // A replacement is in the place of the invoice that it replaces
  if (after && after.id !== latest.id) location.replace(`#/desk/invoice/${after.id}`);
  return after;
}

/** The address of a mail with an invoice: what it asks, and what of that is still open. */
function useMail({ desk, company }: InvoiceAtWork): (ready: Invoice) => string {
  const { texts, language } = useWords();
  const words = texts.desk.actions;
  return (ready) => {
    const due = dueDayOf(ready);
    const { amount, rest } = askedNow(ready, desk.records?.invoices ?? []);
    const shown = (decimal: string) => `${ready.currency} ${groupedAmount(decimal)}`;
    const values = {
      kind: texts.desk.kinds[ready.kind],
      number: ready.number,
      company: typedAddress(company.address).lines[0] ?? '',
      amount: shown(amount),
      rest: shown(rest),
      due: due === '' ? '' : dayIn(language, due),
    };
    const isWhole = compareDecimals(rest, amount) === 0;
    const text = !isPositive(rest) ? words.mailBodySettled : isWhole ? words.mailBody : words.mailBodyRest;
    const subject = encodeURIComponent(fill(words.mailSubject, values));
    const body = encodeURIComponent(fill(text, values));
    return `mailto:${encodeURIComponent(ready.email)}?subject=${subject}&body=${body}`;
  };
}
