import { normalizeIban } from '@rappen/core/iban';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { useAwaited } from '../../parts/page/use-awaited.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import { hasOwnNumber, nextNumber } from '../../records/desk/numbers.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { type DeskVerdict, deskVerdict } from '../../work/invoice/document.ts';
import { appearanceOf, pagesOf } from '../../work/invoice/pages.ts';
import { decodeInvoice, type SharedInvoice } from '../drafts/share.ts';
import type { Desk } from '../state/use-desk.ts';
import { PagePreview } from './page-preview.tsx';

/** Numbers that are taken: on the desk that a link comes from nobody here knows them. */
const none: ReadonlySet<string> = new Set();

/** An invoice that came as a link: it is shown, and becomes a draft only if somebody takes it. */
export function LinkPage({ desk, code }: { readonly desk: Desk; readonly code: string }) {
  const words = useWords().texts.desk.link;
  const shared = useAwaited(async () => (await decodeInvoice(code)) ?? 'broken', [code]);
  if (shared === undefined) return null;
  if (shared === 'broken')
    return (
      <p class="hint error" role="alert">
        {words.broken}
      </p>
    );
  return <Shared desk={desk} shared={shared} />;
}

function Shared({ desk, shared }: { readonly desk: Desk; readonly shared: SharedInvoice }) {
  const { texts } = useWords();
  const words = texts.desk.link;
  const { company, invoice } = shared;
  const companies = desk.records?.companies ?? [];
  const [companyId, setCompanyId] = useState(() => sameCompany(company, companies)?.id ?? '');
  const verdict = useMemo(() => verdictOf(invoice, company), [invoice, company]);
  const pages = useMemo(
    () => (verdict.document && pagesOf(verdict.document, appearanceOf(invoice, company))) ?? [],
    [verdict],
  );
  const name = firstLine(company.address) || texts.desk.choice.unnamed;
  const take = async () => {
    const own = companies.find(({ id }) => id === companyId);
    if (own === undefined && (await desk.put('companies', company)) !== 'kept') return;
    const target = own ?? company;
    const draft = draftFor(invoice, target, desk.records?.invoices ?? []);
    if ((await desk.put('invoices', draft)) !== 'kept') return;
    desk.chooseCompany(target.id);
    location.replace(`#/desk/invoice/${draft.id}`);
  };
  return (
    <div class="columns desk-columns">
      <section class="shared-invoice" aria-label={words.title}>
        <h2>{words.title}</h2>
        <p>{fill(words.lead, { company: name, customer: firstLine(invoice.address) || texts.desk.list.noCustomer })}</p>
        <div class="field">
          <label for="desk-link-company">{words.company}</label>
          <select
            id="desk-link-company"
            value={companyId}
            onChange={({ currentTarget }) => setCompanyId(currentTarget.value)}
          >
            {companies.map(({ id, address }) => (
              <option key={id} value={id}>
                {firstLine(address) || texts.desk.choice.unnamed}
              </option>
            ))}
            <option value="">{fill(words.newCompany, { company: name })}</option>
          </select>
        </div>
        <div class="buttons">
          <button type="button" class="primary" onClick={() => void take()}>
            {words.take}
          </button>
          <a class="button" href="#/desk">
            {words.leave}
          </a>
        </div>
        <p class="hint">{words.hint}</p>
      </section>
      <div class="side">
        <PagePreview pages={pages} verdict={verdict} />
      </div>
    </div>
  );
}

/** What the rules say of an invoice in a link, under the number that its company would give next. */
function verdictOf(invoice: Invoice, company: Company): DeskVerdict {
  const { number } = nextNumber(company, invoice.kind, invoice.date, none);
  return deskVerdict(invoice, company, number, profileOfDay(new Date()));
}

/** The company of the desk that a link speaks of: the one with the same account. */
function sameCompany({ iban }: Company, companies: readonly Company[]): Company | undefined {
  return iban === '' ? undefined : companies.find((each) => normalizeIban(each.iban) === normalizeIban(iban));
}

/** The draft in a company; a number that another invoice has is left open. */
function draftFor(invoice: Invoice, company: Company, invoices: readonly Invoice[]): Invoice {
  const isTaken = invoices.some(
    (each) => each.companyId === company.id && each.number === invoice.number && hasOwnNumber(each),
  );
  return { ...invoice, companyId: company.id, number: isTaken && invoice.kind !== 'reminder' ? '' : invoice.number };
}
