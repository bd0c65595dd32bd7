import { addDays, type CalendarDate } from '@rappen/core/date';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { CaseTotal } from '../../work/service/answers.ts';
import { useLoaded } from '../../work/service/session.tsx';
import { addressOf, type ListFilter, parametersOf, payable } from '../list/list-view.ts';
import { countOf } from '../list/sums.ts';
import { Refused } from '../parts/refused.tsx';
import { Amount } from '../parts/show.tsx';

const names = ['open', 'overdue', 'approved', 'paid', 'waiting', 'rejected'] as const;
type Name = (typeof names)[number];

/** How the money stands: each sum leads to the cases that it is of. */
export function Money() {
  const words = useWords().texts.biller.overview;
  const filters = filtersOn(swissDay(new Date()) as CalendarDate);
  return (
    <section aria-label={words.money}>
      <ul class="money">
        {names.map((name) => (
          <Sum key={name} name={name} filter={filters[name]} />
        ))}
      </ul>
    </section>
  );
}

/** Reminders repeat what a bill asks for, and credit notes and advices ask for nothing: money is bills. */
function filtersOn(today: CalendarDate): Readonly<Record<Name, ListFilter>> {
  const none: ListFilter = { text: '', type: '', state: '', status: '', date: 'due', from: '', to: '' };
  const sent: ListFilter = { ...none, type: payable, state: 'DELIVERED' };
  return {
    open: { ...sent, status: 'OPEN' },
    overdue: { ...sent, status: 'OPEN', to: addDays(today, -1) ?? today },
    approved: { ...sent, status: 'APPROVED' },
    paid: { ...sent, status: 'COMPLETED', date: 'paid', from: `${today.slice(0, 7)}-01` },
    waiting: { ...none, state: 'STAGED' },
    rejected: { ...sent, status: 'REJECTED' },
  };
}

function Sum({ name, filter }: { readonly name: Name; readonly filter: ListFilter }) {
  const { overview, list } = useWords().texts.biller;
  const { value, refusal, reload } = useLoaded<readonly CaseTotal[]>('Cases.totals', parametersOf(filter, []));
  const count = countOf(value ?? []);
  const isBad = (name === 'overdue' || name === 'rejected') && count > 0;
  const page = name === 'waiting' ? 'staged' : 'cases';
  return (
    <li class={isBad ? 'bad' : ''}>
      <a href={addressOf({ rest: [page] }, filter)}>
        <span class="title">{overview.sums[name]}</span>
        {value !== undefined &&
          (count === 0 ? (
            <strong class="zero">{overview.none}</strong>
          ) : (
            value.map(({ currencyCode, value: sum }) => (
              <strong key={currencyCode}>
                <Amount amount={{ currencyCode, value: sum }} />
              </strong>
            ))
          ))}
        {count > 0 && <span class="hint">{count === 1 ? list.countOne : fill(list.count, { count })}</span>}
      </a>
      <Refused refusal={refusal} onAgain={reload} />
    </li>
  );
}
