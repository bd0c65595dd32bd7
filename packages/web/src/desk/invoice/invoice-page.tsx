import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { PrintPages } from '../../parts/print-pages.tsx';
import { accountOf, papersIn } from '../../records/desk/account.ts';
import { issuedBy } from '../../records/desk/issued-by.ts';
import { hasOwnNumber, nextNumber } from '../../records/desk/numbers.ts';
import { paperOf } from '../../records/desk/paper.ts';
import { type Company, type Invoice, newCompany, newInvoice } from '../../records/desk/records.ts';
import { nextRepeat, withPeriod } from '../../records/desk/repeats.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { InvoiceActions } from '../actions/invoice-actions.tsx';
import { useAttachedFiles } from '../attachments/use-attached-files.ts';
import { articleKeeper } from '../drafts/article-keeper.ts';
import { offeredArticles, replacementOf } from '../drafts/drafts.ts';
import { reprintOf } from '../drafts/reprint.ts';
import { Relations } from '../orders/related.tsx';
import { focusSoon, useShownFields } from '../parts/fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { type Edited, useEdited } from '../state/use-edited.ts';
import { AccountView, StaleReminder, Versions } from './account-view.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { useVerdict } from './use-verdict.ts';

const none: readonly Invoice[] = [];

/** One invoice: its fields at one side, its pages at the other. */
export function InvoicePage({ desk, invoice: given }: { readonly desk: Desk; readonly invoice: Invoice | undefined }) {
  const day = swissDay(new Date());
  const { sender, edited } = useEditedInvoice(desk, given, day);
  const { record: invoice } = edited;
  const company = invoice.issuedOn === '' ? sender.record : issuedBy(invoice, sender.record);
  const own = useOwnRecords(desk, company, invoice);
  const invoices = desk.records?.invoices ?? none;
  const printed = useMemo(() => shownOf(invoice, invoices), [invoice, invoices]);
  const files = useAttachedFiles(desk, invoice);
  const { verdict, pages } = useVerdict(printed, company, own.number, files.contents);
  const [shown, showAll] = useShownFields();
  const [isPreviewed, showPreview] = usePreview();
  const showProblems = () => {
    showAll();
    focusSoon(...verdict.problems.keys());
  };
  useFirstField(invoice, company);
  return (
    <>
      <Head invoice={invoice} number={own.number} />
      <div class="columns desk-columns">
        <InvoiceForm
          {...own}
          invoice={invoice}
          change={edited.change}
          company={company}
          changeCompany={sender.change}
          articleKeeper={articleKeeper(desk, company)}
          verdict={verdict}
          shown={shown}
          files={files}
          onEditAgain={() => void editAgain(edited, invoices)}
        />
        <div class="side">
          <Relations invoice={invoice} company={company} invoices={invoices} day={day} change={edited.change} />
          <AccountView invoice={invoice} invoices={invoices} change={edited.change} />
          <StaleReminder reminder={invoice} invoices={invoices} change={edited.change} />
          <InvoiceActions
            {...{
              desk,
              edited,
              sender,
              company,
              verdict,
              day,
              isReprint: printed !== invoice && invoice.kind !== 'template',
            }}
            onProblems={showProblems}
            onPreview={showPreview}
          />
          <Versions desk={desk} invoice={invoice} company={company} />
          <PagePreview pages={pages} verdict={verdict} isFolded={!isPreviewed} onProblems={showProblems} />
        </div>
      </div>
      <PrintPages draw={() => pages} />
    </>
  );
}

/** Whether the page was asked for, and the way to it. */
function usePreview(): readonly [isPreviewed: boolean, showPreview: () => void] {
  const [isPreviewed, setPreviewed] = useState(false);
  const show = () => {
    setPreviewed(true);
    requestAnimationFrame(() => document.querySelector('.preview')?.scrollIntoView({ block: 'start' }));
  };
  return [isPreviewed, show];
}

/** As it is printed now: an issued invoice with what settled it since, a template as its next draft will be. */
function shownOf(invoice: Invoice, invoices: readonly Invoice[]): Invoice {
  if (invoice.kind === 'template') {
    const on = nextRepeat(invoice) || invoice.date;
    return { ...withPeriod(invoice, on), date: on };
  }
  return reprintOf(invoice, accountOf(invoice, papersIn(invoices)));
}

/** The invoice, and the company that sends it: those that are given, else new ones. */
function useEditedInvoice(desk: Desk, given: Invoice | undefined, day: string) {
  const { language } = useWords();
  const firstCompany = useMemo(
    () => desk.records?.companies.find(({ id }) => id === given?.companyId) ?? desk.company ?? newCompany(language),
    [],
  );
  const sender = useEdited(desk, 'companies', firstCompany);
  const edited = useEdited(
    desk,
    'invoices',
    useMemo(() => given ?? newInvoice(firstCompany, day), []),
    () => {
      // Its company is kept with it, also where nothing of that was typed yet
      if (sender.record.revision === 0) sender.change({});
      // From here on a reload finds it
      history.replaceState(null, '', `#/desk/invoice/${edited.record.id}`);
    },
  );
  return { sender, edited };
}

/** What the company has: its customers, what it has sold, and the number that comes next. */
function useOwnRecords({ records }: Desk, company: Company, invoice: Invoice) {
  const ofCompany = <T extends { readonly companyId: string }>(list: readonly T[] = []) =>
    list.filter(({ companyId }) => companyId === company.id);
  const number = useMemo(() => {
    const taken = ofCompany(records?.invoices).filter((each) => each.id !== invoice.id && hasOwnNumber(each));
    return nextNumber(company, invoice.kind, invoice.date, new Set(taken.map((each) => each.number))).number;
  }, [company, invoice.kind, invoice.date, records?.invoices]);
  const articles = useMemo(
    () => offeredArticles(ofCompany(records?.articles), ofCompany(records?.invoices)),
    [records, company.id],
  );
  return { customers: ofCompany(records?.customers), articles, number };
}

/** Goes to what is asked for first: who sends the invoice, to whom, or for what. */
function useFirstField(invoice: Invoice, company: Company): void {
  useEffect(() => {
    if (invoice.issuedOn !== '') return;
    const first = invoice.address === '' ? 'address' : 'positions.0.description';
    focusSoon(company.address === '' ? 'company.address' : first);
  }, []);
}

/** Of one invoice there is one draft in its place. */
async function editAgain(edited: Edited<Invoice>, invoices: readonly Invoice[]): Promise<void> {
  const issued = await edited.keep();
  const draft = invoices.find(({ replaces }) => replaces === issued.id);
  if (draft) location.hash = `#/desk/invoice/${draft.id}`;
  else edited.goOnWith(replacementOf(issued));
}

function Head({ invoice, number }: { readonly invoice: Invoice; readonly number: string }) {
  const { editor: words, kinds } = useWords().texts.desk;
  const isNumbered = invoice.kind !== 'template';
  return (
    <div class="editor-head">
      <a href="#/desk">← {words.back}</a>
      <h2>{[kinds[paperOf(invoice)], isNumbered && (invoice.number || number)].filter(Boolean).join(' ')}</h2>
    </div>
  );
}
