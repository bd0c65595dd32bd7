import type { Drawing } from '@rappen/core/drawing';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { profileOfDay, swissDay } from '../make/validate.ts';
import { PrintPages } from '../parts/print-pages.tsx';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { useWords } from '../shell/words.ts';
import { AccountView, StaleReminder, Versions } from './account-view.tsx';
import { articleKeeper } from './article-keeper.ts';
import { appearanceOf, deskVerdict, pagesOf, unasked } from './document.ts';
import { offeredArticles, replacementOf } from './drafts.ts';
import { eInvoiceKindOf } from './e-invoice.ts';
import { useEInvoiceRules } from './e-invoice-fields.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { issuedBy } from './issued-by.ts';
import { hasOwnNumber, nextNumber } from './numbers.ts';
import { PagePreview } from './page-preview.tsx';
import { focusSoon } from './positions.tsx';
import { type Invoice, newCompany, newInvoice } from './records.ts';
import type { Desk } from './use-desk.ts';
import { useEdited } from './use-edited.ts';

/** One invoice: its fields at one side, its pages at the other. */
export function InvoicePage({ desk, invoice: given }: { readonly desk: Desk; readonly invoice: Invoice | undefined }) {
  const { texts, language } = useWords();
  const words = texts.desk.editor;
  const day = swissDay(new Date());
  const profile = useMemo(() => profileOfDay(new Date()), []);
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
      // From here on a reload finds it
      history.replaceState(null, '', `#/desk/invoice/${edited.record.id}`);
    },
  );
  const { record: invoice } = edited;
  const isIssued = invoice.issuedOn !== '';
  const company = isIssued ? issuedBy(invoice, sender.record) : sender.record;
  const records = desk.records;
  const ofCompany = <T extends { readonly companyId: string }>(list: readonly T[] = []) =>
    list.filter(({ companyId }) => companyId === company.id);
  const number = useMemo(() => {
    const taken = ofCompany(records?.invoices).filter((each) => each.id !== invoice.id && hasOwnNumber(each));
    return nextNumber(company, invoice.date, new Set(taken.map((each) => each.number))).number;
  }, [company, invoice.date, records?.invoices]);
  const articles = useMemo(
    () => offeredArticles(ofCompany(records?.articles), ofCompany(records?.invoices)),
    [records, company.id],
  );
  const rules = useEInvoiceRules(eInvoiceKindOf(invoice, company) !== undefined);
  // One after the other, each a task of its own
  const isPainted = useAfterPaint();
  const isValidated = useAfterPaint(isPainted);
  const verdict = useMemo(
    () => (isPainted ? deskVerdict(invoice, company, number, profile, rules) : unasked),
    [invoice, company, number, profile, rules, isPainted],
  );
  const { template, accent, logo } = appearanceOf(invoice, company);
  const last = useRef<readonly Drawing[]>([]);
  const pages = useMemo(
    () => (isValidated && verdict.document && pagesOf(verdict.document, { template, accent, logo })) || last.current,
    [verdict.document, template, accent, logo, isValidated],
  );
  last.current = pages;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const shown = {
    isShown: (field: string) => all || left.has(field),
    leave: (field: string) => setLeft((known) => (known.has(field) ? known : new Set(known).add(field))),
  };
  const showProblems = () => {
    setAll(true);
    focusSoon(...verdict.problems.keys());
  };
  const showPreview = () => {
    setPreviewed(true);
    requestAnimationFrame(() => document.querySelector('.preview')?.scrollIntoView({ block: 'start' }));
  };
  /** Of one invoice there is one draft in its place. */
  const editAgain = async () => {
    const issued = await edited.keep();
    const draft = records?.invoices.find(({ replaces }) => replaces === issued.id);
    if (draft) location.hash = `#/desk/invoice/${draft.id}`;
    else edited.goOnWith(replacementOf(issued));
  };
  useEffect(() => {
    if (!isIssued)
      focusSoon(
        company.address === '' ? 'company.address' : invoice.address === '' ? 'address' : 'positions.0.description',
      );
  }, []);
  const titleOf = { invoice: words.title, credit: words.titleCredit, reminder: words.titleReminder }[invoice.kind];
  return (
    <>
      <div class="editor-head">
        <a href="#/desk">← {words.back}</a>
        <h2>{fill(titleOf, { number: invoice.number || number })}</h2>
      </div>
      <div class="columns desk-columns">
        <InvoiceForm
          invoice={invoice}
          change={edited.change}
          company={company}
          changeCompany={sender.change}
          customers={ofCompany(records?.customers)}
          articles={articles}
          articleKeeper={articleKeeper(desk, company)}
          number={number}
          verdict={verdict}
          shown={shown}
          onEditAgain={() => void editAgain()}
        />
        <div class="side">
          <AccountView invoice={invoice} invoices={records?.invoices ?? []} />
          <StaleReminder reminder={invoice} invoices={records?.invoices ?? []} change={edited.change} />
          <InvoiceActions
            desk={desk}
            edited={edited}
            sender={sender}
            company={company}
            verdict={verdict}
            day={day}
            onProblems={showProblems}
            onPreview={showPreview}
          />
          <Versions invoice={invoice} company={company} />
          <PagePreview pages={pages} verdict={verdict} isFolded={!isPreviewed} onProblems={showProblems} />
        </div>
      </div>
      <PrintPages draw={() => pages} />
    </>
  );
}
