import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Loading } from '../parts/loading.tsx';
import { NoticeLine } from '../parts/notice-line.tsx';
import type { PageProps } from '../parts/page/route.ts';
import { firstLine } from '../records/first-line.ts';
import { CompanyPage } from './company/company-page.tsx';
import { BinPage } from './data/bin-page.tsx';
import { DataPage } from './data/data-page.tsx';
import { RemindPage } from './dunning/remind-page.tsx';
import { EffortsPage } from './efforts/efforts-page.tsx';
import { initialInvoice } from './initial-invoice.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { LinkPage } from './invoice/link-page.tsx';
import { InvoicesPage } from './invoices/invoices-page.tsx';
import { ArticlesPage } from './lists/articles-page.tsx';
import { CustomersPage } from './lists/customers-page.tsx';
import { RepeatsPage } from './repeats/repeats-page.tsx';
import { useRepeats } from './repeats/use-repeats.ts';
import { type Desk, useDesk } from './state/use-desk.ts';

const links = ['invoices', 'repeats', 'efforts', 'customers', 'articles', 'journal', 'company', 'data'] as const;

/** Few look at it, and it brings the words of the books with it. */
const loadJournal = async () => (await import('./journal/journal-page.tsx')).JournalPage;

/** The invoice desk: what is kept, and the page of it that the address names. */
export function DeskPage({ route }: PageProps) {
  const { notices } = useWords().texts.desk;
  const [place = 'invoices'] = route.rest;
  const desk = useDesk(place === 'invoices');
  const visits = useRef(0);
  // Each time that an address is gone to its page begins anew, also where it is the one before
  const visit = useMemo(() => ++visits.current, [route]);
  useRepeats(desk, visit);
  if (desk.records === undefined && !(place === 'invoices' && isBegun(desk))) return <Loading />;
  return (
    <div class="desk">
      <Bar desk={desk} place={place} />
      {desk.isVolatile && <p class="hint error">{notices.volatile}</p>}
      <div role="status">
        <DeskNotice desk={desk} />
      </div>
      <Place key={visit} desk={desk} route={route} />
    </div>
  );
}

/** Whether the first rows of the company that is chosen stand there while the rest is read. */
const isBegun = ({ beginning, company }: Desk) => beginning !== undefined && beginning.companyId === company?.id;

/** The ways to the pages of the desk, the company, and a new invoice, which a key begins as well. */
function Bar({ desk, place }: { readonly desk: Desk; readonly place: string }) {
  const words = useWords().texts.desk;
  useNewInvoiceKey();
  const isEditor = place === 'new' || place === 'invoice' || place === 'link';
  const here = isEditor || place === 'remind' ? 'invoices' : place === 'bin' ? 'data' : place;
  const hasCompany = companiesOf(desk).length > 0;
  return (
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
      {hasCompany && (
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
  );
}

const companiesOf = ({ records, beginning }: Desk) => records?.companies ?? beginning?.companies ?? [];

function useNewInvoiceKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
      event.preventDefault();
      location.hash = '#/desk/new';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** What the desk says for a moment. */
function DeskNotice({ desk: { notice, say } }: { readonly desk: Desk }) {
  const { notices: words } = useWords().texts.desk;
  return (
    notice && (
      <NoticeLine
        text={fill(words[notice.text], { count: notice.count ?? 0, numbers: notice.numbers ?? '' })}
        undo={notice.undo}
        onClose={() => say(undefined)}
        words={words}
      >
        {notice.isInBin && <a href="#/desk/bin">{words.toBin}</a>}
      </NoticeLine>
    )
  );
}

function Place({ desk, route }: { readonly desk: Desk } & PageProps) {
  const [place = 'invoices', id] = route.rest;
  const initial = useMemo(() => initialInvoice(desk, route.parameters), []);
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
    case 'repeats':
      return <RepeatsPage desk={desk} />;
    case 'efforts':
      return <EffortsPage desk={desk} />;
    case 'journal':
      return <Lazy load={loadJournal} properties={{ desk }} />;
    case 'company':
      return <CompanyPage desk={desk} isNew={id === 'new'} />;
    case 'remind':
      return <RemindPage desk={desk} />;
    case 'bin':
      return <BinPage desk={desk} />;
    case 'data':
      return <DataPage desk={desk} />;
    default:
      return <InvoicesPage desk={desk} />;
  }
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
      {companiesOf(desk).map(({ id, address }) => (
        <option key={id} value={id}>
          {firstLine(address) || words.unnamed}
        </option>
      ))}
      <option value="">{words.add} …</option>
    </select>
  );
}
