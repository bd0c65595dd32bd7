import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { useMemo, useState } from 'preact/hooks';
import { groupedAmount } from '../biller/parts/amount.ts';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import type { Texts } from '../language/en.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { LinkButton } from '../shell/link-button.tsx';
import { mainKey, useMainKey } from '../shell/use-main-key.ts';
import { useWords } from '../shell/words.ts';
import { accountOf, creditNotesIn, invoiceOf, isInForce, isPositive, restOf } from './account.ts';
import { typedAddress } from './address.ts';
import type { DeskVerdict } from './document.ts';
import { eInvoiceKindOf, hasOwnFile } from './e-invoice.ts';
import { fileNameOf } from './file-name.ts';
import { dueDayOf } from './numbers.ts';
import { type Company, type Customer, type Invoice, newCustomer } from './records.ts';
import { encodeInvoice } from './share.ts';
import type { Desk } from './use-desk.ts';
import type { Edited } from './use-edited.ts';

/** What can be done with an invoice: the PDF first, the rest behind it. */
export function InvoiceActions(properties: {
  readonly desk: Desk;
  readonly edited: Edited<Invoice>;
  readonly sender: Edited<Company>;
  readonly company: Company;
  readonly verdict: DeskVerdict;
  readonly day: string;
  readonly onProblems: () => void;
  readonly onPreview: () => void;
}) {
  const { desk, edited, sender, company, verdict, day, onProblems, onPreview } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.actions;
  const invoice = edited.record;
  const isIssued = invoice.issuedOn !== '';
  const [isWorking, setWorking] = useState(false);
  const isBusy = isWorking || verdict.isPending;
  const invoices = desk.records?.invoices;
  const notes = useMemo(() => creditNotesIn(invoices ?? []), [invoices]);
  const account = accountOf(invoice, notes);

  /** The invoice with its number: it gets one the first time that it leaves the desk. */
  const issued = async (): Promise<Invoice | undefined> => {
    if (isIssued) return invoice;
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
  };
  const during = async (work: (invoice: Invoice) => Promise<void> | void) => {
    setWorking(true);
    try {
      const ready = await issued();
      if (ready) await work(ready);
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
  const save = () => saveAs('invoice', 'pdf');
  useMainKey(() => void save());
  const mail = () =>
    during((ready) => {
      const kind = texts.desk.kinds[ready.kind];
      const name = typedAddress(company.address).lines[0] ?? '';
      const due = dueDayOf(ready);
      const { amount, rest } = askedNow(ready, invoices ?? []);
      const shown = (decimal: string) => `${ready.currency} ${groupedAmount(decimal)}`;
      const values = {
        kind,
        number: ready.number,
        company: name,
        amount: shown(amount),
        rest: shown(rest),
        due: due === '' ? '' : dayIn(language, due),
      };
      const isWhole = compareDecimals(rest, amount) === 0;
      const text = !isPositive(rest) ? words.mailBodySettled : isWhole ? words.mailBody : words.mailBodyRest;
      const subject = encodeURIComponent(fill(words.mailSubject, values));
      const body = encodeURIComponent(fill(text, values));
      location.href = `mailto:${encodeURIComponent(ready.email)}?subject=${subject}&body=${body}`;
    });
  const remove = async () => {
    await edited.keep();
    if (await desk.remove('invoices', invoice.id)) location.hash = '#/desk';
  };
  const cancel = async () => {
    edited.change({ cancelledOn: invoice.cancelledOn === '' ? day : '' });
    const { cancelledOn } = await edited.keep();
    if (cancelledOn !== '') desk.say({ text: 'cancelled' });
  };
  const isPayable = invoice.kind === 'invoice' && isInForce(invoice) && isPositive(account.rest);
  return (
    <section class="actions" aria-label={words.more}>
      {isIssued && (
        <p class="hint" role="status">
          {fill(texts.desk.editor.issuedOn, { date: dayIn(language, invoice.issuedOn) })}
          {invoice.cancelledOn !== '' &&
            ` · ${fill(texts.desk.editor.cancelledOn, { date: dayIn(language, invoice.cancelledOn) })}`}
        </p>
      )}
      <div class="buttons">
        <div class="main-action">
          <button type="button" class="quiet to-page" onClick={onPreview}>
            <strong class={verdict.document ? '' : 'open'}>{shownTotal(verdict, texts)}</strong>
            <span>{texts.desk.preview.title}</span>
          </button>
          <button type="button" class="primary" disabled={isBusy} {...mainKey} onClick={() => void save()}>
            <Icon name="download" />
            {words.download}
          </button>
        </div>
        {hasOwnFile(eInvoiceKindOf(invoice, company)) && (
          <button type="button" disabled={isBusy} onClick={() => void saveAs('eInvoice', 'xml')}>
            <Icon name="download" />
            {texts.desk.eInvoice.saveXml}
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void during(() => print())}>
          <Icon name="print" />
          {words.print}
        </button>
        <button type="button" disabled={isBusy} onClick={() => void mail()}>
          <Icon name="send" />
          {words.mail}
        </button>
        <LinkButton
          label={words.link}
          of={JSON.stringify({ ...invoice, revision: 0 })}
          encode={async () => `desk/link?d=${await encodeInvoice(invoice, company)}`}
        />
      </div>
      {isIssued && (
        <div class="buttons">
          {isPayable && (
            <button type="button" onClick={() => edited.change({ paidOn: day, markedPaid: account.rest })}>
              {words.paid}
            </button>
          )}
          {isPositive(account.closed) && (
            <button type="button" onClick={() => edited.change({ paidOn: '', markedPaid: '' })}>
              {words.unpaid}
            </button>
          )}
          {isPayable && compareDecimals(account.rest, account.due) === 0 && (
            <a class="button" href={`#/biller/submit?invoice=${invoice.id}`}>
              {words.ebill}
            </a>
          )}
          <a class="button" href={`#/desk/new?next=${invoice.id}`}>
            {words.next}
          </a>
          <a class="button" href={`#/desk/new?duplicate=${invoice.id}`}>
            {words.duplicate}
          </a>
          {invoice.kind === 'invoice' && invoice.cancelledOn === '' && (
            <a class="button" href={`#/desk/new?credit=${invoice.id}`}>
              {words.credit}
            </a>
          )}
          {isPayable && (
            <a class="button" href={`#/desk/new?reminder=${invoice.id}`}>
              {words.remind}
            </a>
          )}
        </div>
      )}
      {invoice.revision > 0 && (
        <div class="buttons">
          <span class="hint">{words.saved}</span>
          {isIssued ? (
            <button type="button" class="quiet" onClick={() => void cancel()}>
              {invoice.cancelledOn === '' ? words.cancel : words.uncancel}
            </button>
          ) : (
            <button type="button" class="quiet" onClick={() => void remove()}>
              {words.remove}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What a document asks, and what of that is still open: a reminder asks what its invoice does, and whatever was added to it. */
function askedNow(issued: Invoice, invoices: readonly Invoice[]): { readonly amount: string; readonly rest: string } {
  const notes = creditNotesIn(invoices);
  const amount = issued.due || '0.00';
  if (issued.kind === 'invoice') return { amount, rest: restOf(issued, notes) };
  const invoice = issued.kind === 'reminder' ? invoiceOf(issued, invoices) : undefined;
  if (issued.kind === 'credit' || !isInForce(issued)) return { amount, rest: '0.00' };
  if (invoice === undefined || issued.asked === '') return { amount, rest: amount };
  const open = restOf(invoice, notes);
  return { amount, rest: isPositive(open) ? exactSumOf([amount, negated(issued.asked), open]) : '0.00' };
}

/** The amount due, or how much is missing for one. */
function shownTotal({ document, problemCount, isPending }: DeskVerdict, texts: Texts): string {
  if (document) return `${document.currency} ${groupedAmount(document.totals.due)}`;
  return isPending ? '\u00a0' : fill(texts.desk.preview.open, { count: problemCount });
}

/** The customer of an invoice, kept for the next one; the address that was written last is the one that counts. */
async function rememberCustomer(desk: Desk, invoice: Invoice): Promise<string> {
  const { companyId, customerId, address, email, customerNr } = invoice;
  const ofCompany = (desk.records?.customers ?? []).filter((customer) => customer.companyId === companyId);
  const known =
    ofCompany.find(({ id }) => id === customerId) ??
    ofCompany.find((customer) => customer.address.trim() === address.trim());
  const before = known ?? newCustomer(companyId);
  const next: Customer = {
    ...before,
    address,
    email: email || before.email,
    number: customerNr || before.number,
    vatNumber: invoice.customerVatNumber || before.vatNumber,
    electronicAddress: invoice.customerElectronicAddress || before.electronicAddress,
  };
  const members = ['address', 'email', 'number', 'vatNumber', 'electronicAddress'] as const;
  const isNew = known === undefined || members.some((name) => known[name] !== next[name]);
  if (isNew) await desk.put('customers', next);
  return next.id;
}
