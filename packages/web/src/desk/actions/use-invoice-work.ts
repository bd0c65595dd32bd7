import { useState } from 'preact/hooks';
import { download } from '../../parts/download.ts';
import { accountOf, papersIn } from '../../records/desk/account.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { fileNameOf } from '../../work/invoice/file-name.ts';
import { reprintOf } from '../drafts/reprint.ts';
import type { Desk } from '../state/use-desk.ts';
import type { Edited } from '../state/use-edited.ts';
import { issueFactsOf } from './issue-facts.ts';
import { madeFile } from './made-file.ts';
import { mailOf } from './mail.ts';
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
  /** Whether something settled it since it was issued: then it is printed with that. */
  readonly isReprint: boolean;
}

/** What lets an invoice leave the desk: each gives it its number first, and does nothing where the rules refuse it. */
export interface InvoiceWork {
  /** Whether something is under way, or cannot begin yet. */
  readonly isBusy: boolean;
  save(): Promise<void>;
  saveXml(): Promise<void>;
  /** The PDF as it was issued, whatever was paid since. */
  saveAsIssued(): Promise<void>;
  print(): Promise<void>;
  /** The PDF as it is saved. */
  pdfOf(invoice: Invoice): Promise<Blob | undefined>;
  /** Saves the PDF, and begins an e-mail about it in the language of its customer. */
  mail(): Promise<void>;
  /** The name of the file that belongs to the e-mail that was begun last. */
  readonly mailed: string | undefined;
}

/** Issues an invoice where it is not yet, and sends it out as a file, on paper or by mail. `onProblems`: what is missing is shown. */
export function useInvoiceWork(work: InvoiceAtWork, onProblems: () => void): InvoiceWork {
  const { desk, company, verdict } = work;
  const [isWorking, setWorking] = useState(false);
  const [mailed, setMailed] = useState<string>();
  const during = async (task: (invoice: Invoice) => Promise<void> | void) => {
    setWorking(true);
    try {
      const ready = await issued(work, onProblems);
      if (ready) await task(ready);
    } finally {
      setWorking(false);
    }
  };
  const asked = (ready: Invoice) => reprintOf(ready, accountOf(ready, papersIn(desk.records?.invoices ?? [])));
  const saveFile = async (ready: Invoice, task: 'invoice' | 'eInvoice', ending: 'pdf' | 'xml', shown = asked) => {
    const file = await madeFile(desk, task, shown(ready), company);
    const name = fileNameOf(ready, ending);
    if (file && !(await desk.toFolder(name, file))) download(file, name);
    return file && name;
  };
  const saveAs = (task: 'invoice' | 'eInvoice', ending: 'pdf' | 'xml', shown = asked) =>
    during(async (ready) => void (await saveFile(ready, task, ending, shown)));
  return {
    isBusy: isWorking || verdict.isPending,
    save: () => saveAs('invoice', 'pdf'),
    saveXml: () => saveAs('eInvoice', 'xml'),
    saveAsIssued: () => saveAs('invoice', 'pdf', (ready) => ready),
    pdfOf: (invoice) => madeFile(desk, 'invoice', asked(invoice), company),
    print: () => during(() => print()),
    mail: () =>
      during(async (ready) => {
        const name = await saveFile(ready, 'invoice', 'pdf');
        if (name === undefined) return;
        setMailed(name);
        location.href = mailOf(ready, company, desk.records?.invoices ?? []);
      }),
    mailed,
  };
}

/** The invoice with its number: it gets one the first time that it leaves the desk. */
async function issued(work: InvoiceAtWork, onProblems: () => void): Promise<Invoice | undefined> {
  const { desk, edited, sender, company, day } = work;
  const verdict = work.verdict.now?.() ?? work.verdict;
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
  const facts = issueFactsOf(verdict.document, company, day);
  if (desk.records === undefined || desk.isVolatile) return latest;
  const after = await desk.issue(latest, facts);
  // A replacement is in the place of the invoice that it replaces
  if (after && after.id !== latest.id) location.replace(`#/desk/invoice/${after.id}`);
  return after;
}
