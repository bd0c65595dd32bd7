import type { VatMethod } from '@rappen/core/debtors';
import { useMemo, useState } from 'preact/hooks';
import { keepSetting, readSetting } from '../../kept/settings.ts';
import { fill } from '../../language/catalogue.ts';
import { useJournalWords } from '../../language/journal/words.ts';
import type { Company, DeskRecords } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { Desk } from '../state/use-desk.ts';
import { EntriesPanel } from './entries-panel.tsx';
import { PeriodFields, ViewFields, Views } from './fields.tsx';
import { paperDay } from './journal-table.ts';
import { type PeriodName, periodOf } from './period.ts';
import { Saving } from './saving.tsx';
import { TableView } from './table-view.tsx';
import { companyDebtors, useTables, type View } from './use-content.ts';

/** How a company reckons its VAT is chosen once. */
const methodSetting = 'vat method';

/** The debtor journal of the chosen company: what happened in a period, its VAT, what is open, and the account of a customer. */
export function JournalPage({ desk: { records, company } }: { readonly desk: Desk }) {
  const { journal: words } = useJournalWords();
  const hasIssued = records?.invoices.some(({ companyId, issuedOn }) => companyId === company?.id && issuedOn !== '');
  if (records === undefined || company === undefined || !hasIssued) return <p>{words.empty}</p>;
  return <Journal key={company.id} records={records} company={company} />;
}

interface JournalProps {
  readonly records: DeskRecords;
  readonly company: Company;
}

function Journal({ records, company }: JournalProps) {
  const { journal: words } = useJournalWords();
  const { asked, fields } = useAsked();
  const { view, period, method, customer } = asked;
  const debtors = useMemo(() => companyDebtors(records, company), [records, company]);
  const tables = useTables(records, company, debtors, asked, words);
  const name = debtors.find((debtor) => debtor.customer === customer)?.name ?? '';
  const span = { from: paperDay(period.from), to: paperDay(period.to) };
  const head = {
    company: firstLine(company.address),
    title: view === 'statement' ? fill(words.statementOf, { name }) : words.titles[view],
    period: view === 'open' ? fill(words.onDay, span) : fill(words.span, span),
    fileName: [words.fileNames[view], view === 'open' ? '' : period.from, period.to].filter(Boolean).join('-'),
  };
  const heading = view === 'vat' ? `${head.period}, ${words.methods[method]}` : head.period;
  const isAsking = view === 'statement' && customer === '';
  return (
    <div class="journal">
      <Views view={view} onView={fields.setView} />
      <div class="journal-fields">
        <PeriodFields
          view={view}
          name={fields.name}
          period={period}
          onName={fields.setName}
          onPeriod={fields.setPeriod}
        />
        <ViewFields {...asked} debtors={debtors} onMethod={fields.setMethod} onCustomer={fields.setCustomer} />
      </div>
      {tables.length === 0 && <p role="status">{isAsking ? words.chooseFirst : words.nothing}</p>}
      {tables.map((table) => (
        <TableView key={table.currency} table={table} kind={view} />
      ))}
      {tables.length > 0 && <Saving head={{ ...head, period: heading }} tables={tables} />}
      {view === 'vat' && <p class="hint">{words.vatHints[method]}</p>}
      {view === 'ledger' && (
        <EntriesPanel
          records={records}
          company={company}
          period={period}
          method={method}
          fileName={`${words.fileNames.entries}-${period.from}-${period.to}`}
        />
      )}
    </div>
  );
}

/** What is asked for, and the ways to ask for something else. */
function useAsked() {
  const today = swissDay(new Date());
  const [view, setView] = useState<View>('ledger');
  const [name, setPeriodName] = useState<PeriodName>('quarter');
  const [period, setDays] = useState(() => periodOf('quarter', today));
  const [method, setChosen] = useState<VatMethod>(readSetting(methodSetting) === 'received' ? 'received' : 'agreed');
  const [customer, setCustomer] = useState('');
  const setName = (next: PeriodName) => {
    setPeriodName(next);
    if (next !== 'own') setDays(periodOf(next, today));
  };
  const setPeriod: typeof setDays = (next) => {
    setPeriodName('own');
    setDays(next);
  };
  const setMethod = (next: VatMethod) => {
    setChosen(next);
    keepSetting(methodSetting, next);
  };
  const asked = { view, period, method, customer };
  return { asked, fields: { setView, name, setName, setPeriod, setMethod, setCustomer } };
}
