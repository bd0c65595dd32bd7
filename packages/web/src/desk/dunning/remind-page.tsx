import { compareDecimals } from '@rappen/core/money';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { Table } from '../../parts/table.tsx';
import { dueDayOf } from '../../records/desk/numbers.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { Desk } from '../state/use-desk.ts';
import { CreatedReminders } from './created-reminders.tsx';
import { issueReminders, type Remindable, remindablesOf } from './reminders.ts';

/** All invoices whose next reminder is due: which of them get it, and then what was made. */
export function RemindPage({ desk }: { readonly desk: Desk }) {
  const words = useWords().texts.desk.remind;
  const [made, setMade] = useState<{ readonly issued: readonly Invoice[]; readonly failed: readonly string[] }>();
  const { company } = desk;
  return (
    <section aria-labelledby="desk-remind">
      <h2 id="desk-remind">{words.title}</h2>
      {company && made && <CreatedReminders desk={desk} company={company} {...made} />}
      {company && !made && <Choice desk={desk} company={company} onMade={setMade} />}
      <p class="after-list">
        <a href="#/desk">← {useWords().texts.desk.editor.back}</a>
      </p>
    </section>
  );
}

/** The invoices, all of them chosen first. */
function Choice(properties: {
  readonly desk: Desk;
  readonly company: Company;
  readonly onMade: (made: Awaited<ReturnType<typeof issueReminders>>) => void;
}) {
  const { desk, company, onMade } = properties;
  const words = useWords().texts.desk.remind;
  const day = swissDay(new Date());
  const all = useMemo(
    () => remindablesOf(desk.records?.invoices ?? [], company, day),
    [desk.records?.invoices, company, day],
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const chosen = all.filter(({ invoice }) => !left.has(invoice.id));
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const create = async () => {
    setBusy(true);
    onMade(await issueReminders(desk, company, chosen, day));
  };
  if (all.length === 0) return <p role="status">{words.none}</p>;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <Remindables all={all} isChosen={(id) => !left.has(id)} toggle={toggle} />
      <div class="buttons">
        <button type="button" class="primary" disabled={isBusy || chosen.length === 0} onClick={() => void create()}>
          {fill(words.create, { count: chosen.length })}
        </button>
      </div>
    </>
  );
}

function Remindables(properties: {
  readonly all: readonly Remindable[];
  readonly isChosen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}) {
  const { all, isChosen, toggle } = properties;
  const { texts, language } = useWords();
  const { remind: words, list } = texts.desk;
  return (
    <Table
      label={words.title}
      rows={all}
      keyOf={({ invoice }) => invoice.id}
      columns={[
        {
          title: list.number,
          cell: ({ invoice }) => (
            <div class="check">
              <input
                type="checkbox"
                aria-label={fill(words.choose, { number: invoice.number })}
                checked={isChosen(invoice.id)}
                onChange={() => toggle(invoice.id)}
              />
              <a href={`#/desk/invoice/${invoice.id}`}>{invoice.number}</a>
            </div>
          ),
        },
        { title: words.customer, cell: ({ invoice }) => firstLine(invoice.address) },
        { title: words.since, cell: ({ invoice }) => dayIn(language, dueDayOf(invoice)) },
        { title: words.level, cell: ({ next }) => next.title },
        {
          title: words.rest,
          isAmount: true,
          cell: ({ invoice, account }) => `${invoice.currency} ${groupedAmount(account.rest)}`,
        },
        {
          title: words.added,
          isAmount: true,
          cell: ({ added }) => (compareDecimals(added, '0') === 0 ? '' : groupedAmount(added)),
        },
      ]}
    />
  );
}
