import { compareDecimals } from '@rappen/core/money';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import type { Texts } from '../../language/en.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { Icon } from '../../parts/icon.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { mainKey, useMainKey } from '../../parts/page/use-main-key.ts';
import { accountOf, isInForce, isPositive, papersIn } from '../../records/desk/account.ts';
import type { Entered } from '../../records/desk/lines.ts';
import { isOrder } from '../../records/desk/paper.ts';
import type { Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { eInvoiceKindOf, hasOwnFile } from '../../work/invoice/e-invoice.ts';
import { encodeInvoice } from '../drafts/share.ts';
import { EntryDialog, noEntry } from './entry-dialog.tsx';
import { MailWay } from './mail-dialog.tsx';
import { OrderActions } from './order-actions.tsx';
import { SentMails } from './sent-mails.tsx';
import { type InvoiceAtWork, type InvoiceWork, useInvoiceWork } from './use-invoice-work.ts';

/** What can be done with an invoice: the PDF first, the rest behind it. */
export function InvoiceActions(
  properties: InvoiceAtWork & { readonly onProblems: () => void; readonly onPreview: () => void },
) {
  const { edited, verdict, onProblems, onPreview } = properties;
  const { actions: words, repeats } = useWords().texts.desk;
  const invoice = edited.record;
  const work = useInvoiceWork(properties, onProblems);
  const isTemplate = invoice.kind === 'template';
  const isIssued = invoice.issuedOn !== '';
  useMainKey(() => void (isTemplate ? edited.keep() : work.save()));
  if (isTemplate)
    return (
      <section class="actions" aria-label={words.more}>
        <a href="#/desk/repeats">← {repeats.title}</a>
        {invoice.revision > 0 && <Withdrawal {...properties} />}
      </section>
    );
  return (
    <section class="actions" aria-label={words.more}>
      <Issued invoice={invoice} />
      {isIssued ? (
        <Menu
          first={<MainAction verdict={verdict} work={work} onPreview={onPreview} />}
          second={<Paid {...properties} />}
        >
          <OtherWays {...properties} work={work} />
          {!isOrder(invoice) && <FromHereOn {...properties} />}
        </Menu>
      ) : (
        <div class="buttons">
          <MainAction verdict={verdict} work={work} onPreview={onPreview} />
          <OtherWays {...properties} work={work} />
        </div>
      )}
      <Mailed file={work.mailed} />
      <SentMails mails={invoice.mails} />
      {isIssued && isOrder(invoice) && <OrderActions {...properties} />}
      {invoice.revision > 0 && <Withdrawal {...properties} />}
    </section>
  );
}

/** After issuing: one thing that is done most, what comes next, and the rest behind a button. */
function Menu(properties: {
  readonly first: ComponentChildren;
  readonly second: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const words = useWords().texts.desk.actions;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div class="buttons">
        {properties.first}
        {properties.second}
        <button type="button" class="menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.more}
        </button>
      </div>
      {isOpen && <div class="buttons ways">{properties.children}</div>}
    </>
  );
}

/** The file that belongs to the e-mail that was just begun: no browser may attach it by itself. */
function Mailed({ file }: { readonly file: string | undefined }) {
  const words = useWords().texts.desk.actions;
  return (
    <p class="hint" role="status">
      {file && fill(words.attach, { file })}
    </p>
  );
}

/** When an invoice was issued, and cancelled. */
function Issued({ invoice: { issuedOn, cancelledOn } }: { readonly invoice: Invoice }) {
  const { texts, language } = useWords();
  const words = texts.desk.editor;
  if (issuedOn === '') return null;
  return (
    <p class="hint" role="status">
      {fill(words.issuedOn, { date: dayIn(language, issuedOn) })}
      {cancelledOn !== '' && ` · ${fill(words.cancelledOn, { date: dayIn(language, cancelledOn) })}`}
    </p>
  );
}

/** The PDF; on a phone also the amount, and the way to the page. */
function MainAction(properties: {
  readonly verdict: DeskVerdict;
  readonly work: InvoiceWork;
  readonly onPreview: () => void;
}) {
  const { verdict, work, onPreview } = properties;
  const { texts } = useWords();
  return (
    <div class="main-action">
      <button type="button" class="quiet to-page" onClick={onPreview}>
        <strong class={verdict.document ? '' : 'open'}>{shownTotal(verdict, texts)}</strong>
        <span>{texts.desk.preview.title}</span>
      </button>
      <button type="button" class="primary" disabled={work.isBusy} {...mainKey} onClick={() => void work.save()}>
        <Icon name="download" />
        {texts.desk.actions.download}
      </button>
    </div>
  );
}

/** The XML, paper, mail and link. */
function OtherWays(properties: InvoiceAtWork & { readonly work: InvoiceWork }) {
  const { company, work, isReprint } = properties;
  const invoice = properties.edited.record;
  const { actions: words, eInvoice } = useWords().texts.desk;
  const { isBusy } = work;
  return (
    <>
      {hasOwnFile(eInvoiceKindOf(invoice, company)) && (
        <button type="button" disabled={isBusy} onClick={() => void work.saveXml()}>
          <Icon name="download" />
          {eInvoice.saveXml}
        </button>
      )}
      {isReprint && (
        <button type="button" disabled={isBusy} onClick={() => void work.saveAsIssued()}>
          <Icon name="download" />
          {words.asIssued}
        </button>
      )}
      <button type="button" disabled={isBusy} onClick={() => void work.print()}>
        <Icon name="print" />
        {words.print}
      </button>
      <MailWay {...properties} />
      <LinkButton
        label={words.link}
        of={JSON.stringify({ ...invoice, revision: 0 })}
        encode={async () => `desk/link?d=${await encodeInvoice(invoice, company)}`}
      />
    </>
  );
}

/** What is open of an issued invoice, and a way to enter what came in. */
function useOwed({ desk, edited }: InvoiceAtWork) {
  const invoice = edited.record;
  const invoices = desk.records?.invoices;
  const notes = useMemo(() => papersIn(invoices ?? []), [invoices]);
  const account = accountOf(invoice, notes);
  const isOwed = invoice.kind === 'invoice' && isInForce(invoice);
  const enter = async (entry: Entered) => {
    edited.change({ entered: [...edited.record.entered, entry] });
    await edited.keep();
  };
  return { invoice, account, isOwed, isPayable: isOwed && isPositive(account.rest), enter };
}

/** That all of an invoice is paid today. */
function Paid(work: InvoiceAtWork) {
  const words = useWords().texts.desk.actions;
  const { account, isPayable, enter } = useOwed(work);
  if (!isPayable) return null;
  return (
    <button type="button" onClick={() => void enter({ ...noEntry, on: work.day, amount: account.rest })}>
      {words.paid}
    </button>
  );
}

/** What an issued invoice leads to: what came in of it, and what is made of it. */
function FromHereOn(work: InvoiceAtWork) {
  const words = useWords().texts.desk.actions;
  const { invoice, account, isOwed, isPayable, enter } = useOwed(work);
  const [isEntering, setEntering] = useState(false);
  const isWhole = compareDecimals(account.rest, account.due) === 0;
  const way = (isOpen: boolean, href: string, label: string) =>
    isOpen && (
      <a class="button" href={`#/${href}=${invoice.id}`}>
        {label}
      </a>
    );
  return (
    <>
      {isOwed && (
        <button type="button" onClick={() => setEntering(true)}>
          {words.enter} …
        </button>
      )}
      {isEntering && (
        <EntryDialog
          invoice={invoice}
          rest={account.rest}
          day={work.day}
          onEntry={(entry) => {
            setEntering(false);
            void enter(entry);
          }}
          onClose={() => setEntering(false)}
        />
      )}
      {way(isPayable && isWhole, 'biller/submit?invoice', words.ebill)}
      {way(true, 'desk/new?next', words.next)}
      {way(true, 'desk/new?duplicate', words.duplicate)}
      {way(invoice.kind === 'invoice' && invoice.cancelledOn === '', 'desk/new?credit', words.credit)}
      {way(isPayable, 'desk/new?reminder', words.remind)}
      {way(invoice.kind === 'invoice' && invoice.part === '', 'desk/new?repeat', words.repeat)}
    </>
  );
}

/** A draft is deleted, an issued invoice cancelled: both can be undone. */
function Withdrawal({ desk, edited, day }: InvoiceAtWork) {
  const words = useWords().texts.desk.actions;
  const invoice = edited.record;
  const remove = async () => {
    await edited.keep();
    if (await desk.remove('invoices', invoice.id)) location.hash = '#/desk';
  };
  const cancel = async () => {
    edited.change({ cancelledOn: invoice.cancelledOn === '' ? day : '' });
    const { cancelledOn } = await edited.keep();
    if (cancelledOn !== '') desk.say({ text: 'cancelled' });
  };
  return (
    <div class="buttons">
      <span class="hint">{edited.isKept ? words.saved : ''}</span>
      {invoice.issuedOn !== '' ? (
        <button type="button" class="quiet" onClick={() => void cancel()}>
          {invoice.cancelledOn === '' ? words.cancel : words.uncancel}
        </button>
      ) : (
        <button type="button" class="quiet" onClick={() => void remove()}>
          {words.remove}
        </button>
      )}
    </div>
  );
}

/** The amount due, or how much is missing for one. */
function shownTotal({ document, problemCount, isPending }: DeskVerdict, texts: Texts): string {
  if (document) return `${document.currency} ${groupedAmount(document.totals.due)}`;
  return isPending ? '\u00a0' : fill(texts.desk.preview.open, { count: problemCount });
}
