import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { useAfterPaint } from '../../parts/page/use-after-paint.ts';
import { isOrder } from '../../records/desk/paper.ts';
import type { Article, Company, Customer, Invoice } from '../../records/desk/records.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import { eInvoiceKindOf } from '../../work/invoice/e-invoice.ts';
import { Abroad, isAbroad } from '../abroad/abroad.tsx';
import type { ArticleKeeper } from '../drafts/article-keeper.ts';
import type { Shown } from '../parts/fields.tsx';
import type { AttachedFiles } from '../parts/invoice-fields-props.ts';
import { RepeatFields } from '../repeats/repeat-fields.tsx';
import { EInvoiceFields } from './e-invoice-fields.tsx';
import { MoreDetails } from './more-details.tsx';
import { Recipient, Sender } from './parties.tsx';
import { Positions } from './positions.tsx';
import { Terms } from './terms.tsx';

/** Everything of an invoice that can be typed; what stands further down comes a moment later. */
export function InvoiceForm(properties: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly company: Company;
  readonly changeCompany: (changes: Partial<Company>) => void;
  readonly customers: readonly Customer[];
  readonly articles: readonly Article[];
  readonly articleKeeper: ArticleKeeper;
  readonly number: string;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
  readonly files: AttachedFiles;
  readonly onEditAgain: () => void;
}) {
  const { invoice, change, company, changeCompany, customers, articles, articleKeeper, verdict, shown } = properties;
  const { onEditAgain } = properties;
  const words = useWords().texts.desk.editor;
  const isPainted = useAfterPaint();
  const isLocked = invoice.issuedOn !== '';
  const eInvoice = eInvoiceKindOf(invoice, company);
  return (
    <form class="desk-form" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      <Standing invoice={invoice} onEditAgain={onEditAgain} />
      <fieldset class="whole" disabled={isLocked}>
        <Sender
          company={company}
          change={changeCompany}
          verdict={verdict}
          shown={shown}
          isLocked={isLocked}
          hasUid={company.vat !== 'none' || eInvoice !== undefined}
        />
        <fieldset>
          <legend>{words.to}</legend>
          <Recipient invoice={invoice} change={change} customers={customers} verdict={verdict} shown={shown} />
        </fieldset>
        <fieldset>
          <legend>{words.items}</legend>
          <Positions
            positions={invoice.positions}
            onPositions={(positions) => change({ positions })}
            company={company}
            articles={articles}
            articleKeeper={articleKeeper}
            verdict={verdict}
            shown={shown}
          />
        </fieldset>
        {isPainted ? <Below {...properties} /> : <div class="coming" />}
      </fieldset>
    </form>
  );
}

/** What stands below the items: terms, and what is folded away. */
function Below(properties: Parameters<typeof InvoiceForm>[0]) {
  const { invoice, company } = properties;
  return (
    <>
      {invoice.kind === 'template' ? <RepeatFields {...properties} /> : <Terms {...properties} />}
      {invoice.kind !== 'reminder' && !isOrder(invoice) && <EInvoiceFields {...properties} />}
      {invoice.kind !== 'reminder' && isAbroad(invoice, company) && <Abroad {...properties} />}
      <MoreDetails {...properties} />
    </>
  );
}

/** That an issued invoice is not changed, with the way to a draft in its place; or of which one this is such a draft. */
function Standing({ invoice, onEditAgain }: { readonly invoice: Invoice; readonly onEditAgain: () => void }) {
  const words = useWords().texts.desk.editor;
  const { issuedOn, cancelledOn, replaces, number } = invoice;
  return (
    <>
      {issuedOn !== '' && (
        <p class="notice">
          {cancelledOn !== '' ? words.lockedCancelled : isOrder(invoice) ? words.lockedOrder : words.locked}
          {cancelledOn === '' && (
            <button type="button" onClick={onEditAgain}>
              {words.unlock}
            </button>
          )}
        </p>
      )}
      {replaces !== '' && <p class="notice">{fill(words.replacing, { number })}</p>}
    </>
  );
}
