import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { Remarks } from '../parts/field.tsx';
import { afterPress } from '../shell/after-press.ts';
import { isPhone } from '../shell/is-phone.ts';
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
  readonly onEditAgain: () => void;
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
          {invoice.cancelledOn === '' ? words.locked : words.lockedCancelled}
          {invoice.cancelledOn === '' && (
            <button type="button" onClick={properties.onEditAgain}>
              {words.unlock}
            </button>
          )}
        </p>
      )}
      {invoice.replaces !== '' && <p class="notice">{fill(words.replacing, { number: invoice.number })}</p>}
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

/** The fields of the terms. */
const termFields = ['number', 'date', 'days'];

/** Number, date and days to pay: mostly as proposed, so that a phone shows them in one line. */
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
  const isWrong = termFields.some((field) => remarksOf(field).length > 0);
  const [isOpen, open] = useUnfolded(() => !isPhone(), isWrong);
  if (!isOpen)
    return (
      <Known title={words.terms} change={open}>
        <span>
          {[invoice.number || number, isPainted && invoice.date !== '' && dayIn(language, invoice.date)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {due !== '' && <small>{dueHint}</small>}
      </Known>
    );
  return (
    <fieldset>
      <legend>{words.terms}</legend>
      <div class="row">
        <div class="field wide">
          <label for={idOf('number')}>{words.number}</label>
          <input
            id={idOf('number')}
            value={invoice.number}
            disabled={invoice.replaces !== ''}
            placeholder={number}
            autocomplete="off"
            aria-describedby={idOf('number-hint')}
            onInput={({ currentTarget }) => change({ number: currentTarget.value })}
            onBlur={() => afterPress(() => shown.leave('number'))}
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

/** Whether fields are shown: from the beginning, once they are asked for, or once something in them is wrong. */
function useUnfolded(startsOpen: () => boolean, isWrong: boolean): readonly [isOpen: boolean, open: () => void] {
  const [isOpen, setOpen] = useState(startsOpen);
  // Fields that fold away while they are being corrected would be a nuisance
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return [isOpen || isWrong, () => setOpen(true)];
}

/** What is known already, in short, with a way to change it. */
function Known(properties: {
  readonly title: string;
  readonly change: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, change, children } = properties;
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="known">
        <p>{children}</p>
        <button type="button" class="quiet" onClick={change}>
          {useWords().texts.desk.editor.change}
        </button>
      </div>
    </fieldset>
  );
}

/** Who sends the invoice: fields until it is known, then one line. */
function Sender(properties: {
  readonly company: Company;
  readonly change: (changes: Partial<Company>) => void;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
  readonly isLocked: boolean;
  readonly hasUid: boolean;
}) {
  const { company, change, verdict, shown, isLocked, hasUid } = properties;
  const words = useWords().texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const isWrong = basicFields.some((field) => verdict.problems.has(field) && shown.isShown(field));
  const [isOpen, open] = useUnfolded(() => company.address === '' || company.iban === '', isWrong);
  if (!isOpen || (isLocked && !isWrong))
    return (
      <Known title={words.from} change={open}>
        <span>{company.address.split('\n')[0]}</span> <small class="figures">{company.iban}</small>
      </Known>
    );
  return (
    <fieldset>
      <legend>{words.from}</legend>
      <CompanyBasics company={company} change={change} hasUid={hasUid} remarksOf={remarksOf} leave={shown.leave} />
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
