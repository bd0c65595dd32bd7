import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayFormat } from '../../language/written/day.ts';
import { dayAfter, monthAfter } from '../../records/days.ts';
import { type DueDay, dueDays } from './due-days.ts';
import type { DueInvoice } from './summary.ts';

/** Where a key of a calendar leads. Source: WAI-ARIA practices, date grid. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthAfter(day, -1),
  PageDown: (day) => monthAfter(day, 1),
};

interface CalendarProps {
  readonly due: readonly DueInvoice[];
  readonly currency: string;
  readonly today: string;
  readonly chosen: string | undefined;
  readonly onChoose: (day: string | undefined) => void;
}

/** A month with the sum of what is due on each day; a day that is pressed is the one whose invoices are listed. */
export function DueCalendar(properties: CalendarProps) {
  const { due, currency, today } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.totals;
  const [active, setActive] = useState(() => due.find(({ days }) => days >= 0)?.dueOn ?? today);
  const table = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wantsFocus.current = false;
  }, [active]);
  const weeks = dueDays(due, active.slice(0, 7));
  const format = (day: string, options: Intl.DateTimeFormatOptions) => dayFormat(language, options)(day);
  const title = format(active, { month: 'long', year: 'numeric' });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(step(active));
  };
  return (
    <div class="calendar">
      <Head title={title} onMonths={(months) => setActive(monthAfter(active, months))} />
      <table ref={table} onKeyDown={onKeyDown}>
        <caption class="unseen">{`${words.calendarCaption} ${currency}, ${title}`}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(({ day }) => (
              <th key={day} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'short' }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((each) => (
                <td key={each.day} class={each.isOfMonth ? undefined : 'other'}>
                  {each.isOfMonth && <DayButton {...properties} of={each} active={active} onActive={setActive} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The month, and the ways to the ones before and after. */
function Head({ title, onMonths }: { readonly title: string; readonly onMonths: (months: number) => void }) {
  const words = useWords().texts.desk.totals;
  return (
    <div class="calendar-head">
      <h3 aria-live="polite">{title}</h3>
      <button type="button" class="quiet" aria-label={words.monthBefore} onClick={() => onMonths(-1)}>
        ‹
      </button>
      <button type="button" class="quiet" aria-label={words.monthAfter} onClick={() => onMonths(1)}>
        ›
      </button>
    </div>
  );
}

/** A day of the month, with what is due on it. */
function DayButton(
  properties: CalendarProps & {
    readonly of: DueDay;
    readonly active: string;
    readonly onActive: (day: string) => void;
  },
) {
  const { of, currency, today, chosen, onChoose, active, onActive } = properties;
  const { day, count, sum } = of;
  const { texts, language } = useWords();
  const name = dayFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })(day);
  const told = fill(texts.desk.totals.dueOnDay, { count, amount: `${currency} ${groupedAmount(sum)}` });
  return (
    <button
      type="button"
      class={`quiet${count === 0 ? '' : day < today ? ' overdue' : ' due-day'}`}
      tabIndex={day === active ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={count > 0 ? day === chosen : undefined}
      onClick={() => {
        onActive(day);
        onChoose(count === 0 || day === chosen ? undefined : day);
      }}
    >
      <span class="unseen">{count > 0 ? `${name}: ${told}` : name}</span>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {count > 0 && (
        <small class="figures" aria-hidden="true">
          {shortAmount(sum)}
        </small>
      )}
    </button>
  );
}

/** An amount in whole francs, for a cell without room for more; the name of the day tells it exactly. */
function shortAmount(sum: string): string {
  return groupedAmount(sum).replace(/\.\d\d$/, '');
}
