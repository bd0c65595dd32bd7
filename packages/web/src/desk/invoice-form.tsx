import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { Remarks } from '../parts/field.tsx';
import { useAfterPaint } from '../shell/use-after-paint.ts';
import { useWords } from '../shell/words.ts';
import type { ArticleKeeper } from './article-keeper.ts';
import { CompanyBasics } from './company-fields.tsx';
import type { DeskVerdict } from './document.ts';
import { eInvoiceKindOf } from './e-invoice.ts';
import { EInvoiceFields } from './e-invoice-fields.tsx';
import { idOf, type Shown, useRecordFields, useRemarks } from './fields.tsx';
import { MoreDetails } from './more-details.tsx';
import { dueDayOf } from './numbers.ts';
import { Positions } from './positions.tsx';
import { type Article, type Company, type Customer, customerMembers, type Invoice } from './records.ts';
import { SuggestArea } from './suggest-area.tsx';

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
}) {
  const { invoice, change, company, changeCompany, customers, articles, articleKeeper, verdict, shown } = properties;
  const words = useWords().texts.desk.editor;
  const isPainted = useAfterPaint();
  const isLocked = invoice.issuedOn !== '';
  const eInvoice = eInvoiceKindOf(invoice, company);
  return (
    <form class="desk-form" autocomplete="off" onSubmit={(event) => event.preventDefault()}>
      {isLocked && (
        <p class="notice">
          {words.locked}
          <button type="button" onClick={() => change({ issuedOn: '', sender: '' })}>
            {words.unlock}
          </button>
        </p>
      )}
      <fieldset class="whole" disabled={isLocked}>
        <Sender
          company={company}
          change={changeCompany}
          verdict={verdict}
          shown={shown}
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
        {isPainted ? (
          <>
            <Terms {...properties} />
            {invoice.kind !== 'reminder' && (
              <EInvoiceFields
                invoice={invoice}
                change={change}
                company={company}
                changeCompany={changeCompany}
                verdict={verdict}
                shown={shown}
              />
            )}
            <MoreDetails {...properties} />
          </>
        ) : (
          <div class="coming" />
        )}
      </fieldset>
    </form>
  );
}

/** Number, date and days to pay. */
function Terms(properties: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly number: string;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}) {
  const { invoice, change, number, verdict, shown } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const { text } = useRecordFields(invoice, change, '', remarksOf, shown.leave);
  const due = dueDayOf(invoice);
  // Words for days are loaded by the browser when they are first asked for
  const isPainted = useAfterPaint();
  const dueHint = isPainted && due !== '' ? fill(words.dueOn, { date: dayIn(language, due) }) : '\u00a0';
  return (
    <fieldset>
      <legend>{words.terms}</legend>
      <div class="row">
        <div class="field wide">
          <label for={idOf('number')}>{words.number}</label>
          <input
            id={idOf('number')}
            value={invoice.number}
            placeholder={number}
            autocomplete="off"
            aria-describedby={idOf('number-hint')}
            onInput={({ currentTarget }) => change({ number: currentTarget.value })}
            onBlur={() => shown.leave('number')}
          />
          <p class="hint" id={idOf('number-hint')}>
            {words.numberHint}
          </p>
          {remarksOf('number').length > 0 && <Remarks remarks={remarksOf('number')} />}
        </div>
        {text('date', words.date, { type: 'date', width: 'wide' })}
        {invoice.kind !== 'credit' &&
          text('days', words.days, {
            width: 'wide',
            inputMode: 'numeric',
            hint: due === '' ? undefined : dueHint,
          })}
      </div>
    </fieldset>
  );
}

/** The fields of a company that stand with the sender. */
const basicFields = ['company.address', 'company.iban', 'company.vat', 'company.uid'];

/** Who sends the invoice: fields until it is known, then one line. */
function Sender(properties: {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
  readonly hasUid: boolean;
}) {
  const { company, change, verdict, shown, hasUid } = properties;
  const words = useWords().texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  // Known when the page opened: a field that folds away while it is being filled in would be a nuisance
  const [isOpen, setOpen] = useState(company.address === '' || company.iban === '');
  const isWrong = basicFields.some((field) => verdict.problems.has(field) && shown.isShown(field));
  return (
    <fieldset>
      <legend>{words.from}</legend>
      {isOpen || isWrong ? (
        <CompanyBasics company={company} change={change} hasUid={hasUid} remarksOf={remarksOf} leave={shown.leave} />
      ) : (
        <p class="known">
          <span>{company.address.split('\n')[0]}</span> <span class="figures">{company.iban}</span>
          <button type="button" class="quiet" onClick={() => setOpen(true)}>
            {words.change}
          </button>
        </p>
      )}
    </fieldset>
  );
}

function Recipient(properties: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
  readonly customers: readonly Customer[];
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}) {
  const { invoice, change, customers, verdict, shown } = properties;
  const words = useWords().texts.desk.editor;
  const remarks = useRemarks(verdict, shown)('address');
  const suggest = (typed: string) => {
    const sought = typed.trim().toLocaleLowerCase();
    if (typed.includes('\n')) return [];
    return customers
      .filter(({ address, number }) => `${number} ${address}`.toLocaleLowerCase().includes(sought))
      .slice(0, 6)
      .map(({ id, address }) => {
        const [name = '', ...rest] = address.split('\n');
        return { key: id, label: name, detail: rest.join(', ') };
      });
  };
  const pick = (key: string) => {
    const customer = customers.find(({ id }) => id === key);
    if (customer !== undefined) change(customerMembers(customer));
  };
  return (
    <div class="field">
      <label for={idOf('address')}>{words.customer}</label>
      <SuggestArea
        id={idOf('address')}
        value={invoice.address}
        rows={3}
        onValue={(address) => change({ address })}
        onLeave={() => shown.leave('address')}
        suggest={suggest}
        onPick={pick}
        describedBy={idOf('address-hint')}
        isWrong={remarks.length > 0}
        isRequired
      />
      <p class="hint" id={idOf('address-hint')}>
        {customers.length > 0 ? words.customerHint : words.addressHint}
      </p>
      {remarks.length > 0 && <Remarks remarks={remarks} />}
    </div>
  );
}
