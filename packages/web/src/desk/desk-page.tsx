import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { swissDay } from '../make/validate.ts';
import { Icon } from '../parts/icon.tsx';
import type { PageProps } from '../shell/route.ts';
import { useWords } from '../shell/words.ts';
import { accountOf, creditNotesIn, invoiceOf } from './account.ts';
import { ArticlesPage } from './articles-page.tsx';
import { BinPage } from './bin-page.tsx';
import { CompanyPage } from './company-page.tsx';
import { CustomersPage } from './customers-page.tsx';
import { DataPage } from './data-page.tsx';
import { creditOf, duplicateOf, nextFor } from './drafts.ts';
import { InvoicePage } from './invoice-page.tsx';
import { InvoicesPage } from './invoices-page.tsx';
import { LinkPage } from './link-page.tsx';
import { customerMembers, type Invoice, newInvoice } from './records.ts';
import { reminderOf } from './reminder.ts';
import { type Desk, useDesk } from './use-desk.ts';

const links = ['invoices', 'customers', 'articles', 'company', 'data'] as const;

/** The invoice desk: what is kept, and the page of it that the address names. */
export function DeskPage({ route }: PageProps) {
  const { texts } = useWords();
  const words = texts.desk;
  const desk = useDesk();
  const [place = 'invoices'] = route.rest;
  const { records, notice } = desk;
  const visits = useRef(0);
  // Each time that an address is gone to its page begins anew, also where it is the one before
  const visit = useMemo(() => ++visits.current, [route]);
  if (records === undefined)
    return (
      <p role="status" class="loading">
        {texts.shell.loading}
      </p>
    );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
      event.preventDefault();
      location.hash = '#/desk/new';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const isEditor = place === 'new' || place === 'invoice' || place === 'link';
  const here = isEditor ? 'invoices' : place === 'bin' ? 'data' : place;
  return (
    <div class="desk">
      <div class={`desk-bar${isEditor ? ' editing' : ''}`}>
        <nav aria-label={words.nav.label}>
          {links.map((name) => (
            <a
              key={name}
              href={name === 'invoices' ? '#/desk' : `#/desk/${name}`}
              aria-current={here === name ? 'page' : undefined}
            >
              {words.nav[name]}
            </a>
          ))}
        </nav>
        {records.companies.length > 0 && (
          <div class="buttons">
            <CompanyChoice desk={desk} />
            <a
              class={`button${place === 'invoices' ? ' primary' : ''}`}
              href="#/desk/new"
              aria-keyshortcuts="Alt+N"
              title="Alt+N"
            >
              <Icon name="plus" />
              {words.list.add}
            </a>
          </div>
        )}
      </div>
      {desk.isVolatile && <p class="hint error">{words.notices.volatile}</p>}
      <div role="status">
        {notice && (
          <p class="notice">
            {fill(words.notices[notice.text], { count: notice.count ?? 0 })}
            {notice.isInBin && <a href="#/desk/bin">{words.notices.toBin}</a>}
            {notice.undo && (
              <button type="button" onClick={notice.undo}>
                {words.notices.undo}
              </button>
            )}
            <button type="button" class="quiet" onClick={() => desk.say(undefined)}>
              {words.notices.close}
            </button>
          </p>
        )}
      </div>
      <Place key={visit} desk={desk} route={route} />
    </div>
  );
}

function Place({ desk, route }: { readonly desk: Desk } & PageProps) {
  const [place = 'invoices', id] = route.rest;
  const initial = useMemo(() => initialInvoice(desk, route), []);
  switch (place) {
    case 'new':
      return <InvoicePage desk={desk} invoice={initial} />;
    case 'invoice': {
      const invoice = desk.records?.invoices.find((each) => each.id === id);
      return invoice ? <InvoicePage desk={desk} invoice={invoice} /> : <InvoicesPage desk={desk} />;
    }
    case 'link':
      return <LinkPage desk={desk} code={route.parameters.get('d') ?? ''} />;
    case 'customers':
      return <CustomersPage desk={desk} />;
    case 'articles':
      return <ArticlesPage desk={desk} />;
    case 'company':
      return <CompanyPage desk={desk} isNew={id === 'new'} />;
    case 'bin':
      return <BinPage desk={desk} />;
    case 'data':
      return <DataPage desk={desk} />;
    default:
      return <InvoicesPage desk={desk} />;
  }
}

/** The draft that an address asks for: empty, for a customer, or made of another invoice. */
function initialInvoice(desk: Desk, { parameters }: PageProps['route']): Invoice | undefined {
  const { records, company } = desk;
  const day = swissDay(new Date());
  const named = (name: string) => records?.invoices.find(({ id }) => id === parameters.get(name));
  const [duplicate, credit, reminder, next] = ['duplicate', 'credit', 'reminder', 'next'].map(named);
  if (duplicate) return duplicateOf(duplicate, day);
  if (credit) return creditOf(credit, day);
  if (reminder) return reminderFor(reminder, records?.invoices ?? [], day);
  if (company === undefined) return undefined;
  if (next) return nextFor(next, company, day);
  const customer = records?.customers.find(({ id }) => id === parameters.get('customer'));
  return customer && { ...newInvoice(company, day), ...customerMembers(customer) };
}

/** A reminder of an invoice, also where one of its reminders was chosen; the invoice itself where nothing of it is open. */
function reminderFor(chosen: Invoice, invoices: readonly Invoice[], day: string): Invoice {
  const invoice = invoiceOf(chosen, invoices) ?? chosen;
  return reminderOf(invoice, day, accountOf(invoice, creditNotesIn(invoices))) ?? invoice;
}

function CompanyChoice({ desk }: { readonly desk: Desk }) {
  const words = useWords().texts.desk.choice;
  return (
    <select
      aria-label={words.label}
      value={desk.company?.id}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === '') location.hash = '#/desk/company/new';
        else {
          desk.chooseCompany(currentTarget.value);
          location.hash = '#/desk';
        }
      }}
    >
      {desk.records?.companies.map(({ id, address }) => (
        <option key={id} value={id}>
          {address.split('\n')[0] || words.unnamed}
        </option>
      ))}
      <option value="">{words.add} …</option>
    </select>
  );
}
