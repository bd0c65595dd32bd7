import { compareDecimals, exactSumOf } from '@rappen/core/money';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayFormat, dayIn } from '../../language/written/day.ts';
import { invoicedOf, isInvoiced } from '../../records/desk/account.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { DueCalendar } from './due-calendar.tsx';
import type { MonthSum, Summary } from './summary.ts';

/** Entries of the calendar that are shown. */
const dueMax = 5;

/** What stands behind the invoices of a currency. */
export interface CurrencySummary {
  readonly currency: string;
  readonly summary: Summary;
}

/** How the money stands, open first: one row, each currency below the other; no amount as long as the list is not whole. */
export function Totals(properties: { readonly summaries: readonly CurrencySummary[]; readonly isWhole: boolean }) {
  const { summaries, isWhole } = properties;
  const words = useWords().texts.desk.totals;
  const figures = ['open', 'overdue', 'paid', 'issued'] as const;
  // What is not known yet is no warning
  const isZero = (name: (typeof figures)[number]) =>
    !isWhole || summaries.every(({ summary }) => compareDecimals(summary[name], '0') === 0);
  return (
    <section class="totals" aria-label={words.title}>
      <dl>
        {figures.map((name) => (
          <div key={name} class={`${name}${isZero(name) ? ' zero' : ''}`}>
            <dt>{words[name]}</dt>
            {summaries.map(({ currency, summary }) => (
              <dd key={currency} class="figures">
                <small>{currency}</small> {isWhole ? groupedAmount(summary[name]) : '…'}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How many invoices are listed, and what they come to, by currency: of another list once that stands there, so that typing never waits. */
export function SumsLine({ invoices, currencies }: { invoices: readonly Invoice[]; currencies: readonly string[] }) {
  const words = useWords().texts.desk.list;
  const sumUp = () =>
    currencies.map((currency) => {
      const ofCurrency = invoices.filter((one) => one.currency === currency && isInvoiced(one));
      return { currency, count: ofCurrency.length, amount: exactSumOf(ofCurrency.map(invoicedOf)) };
    });
  const [sums, setSums] = useState(sumUp);
  useEffect(() => {
    const later = setTimeout(() => setSums(sumUp()));
    return () => clearTimeout(later);
  }, [invoices, currencies.join(' ')]);
  const texts = sums.map(({ currency, count, amount }) =>
    fill(words.total, { count, amount: `${currency} ${groupedAmount(amount)}` }),
  );
  return <>{texts.join(' · ')}</>;
}

/** The money by month, and what is due next. */
export function Outlook(properties: { readonly summary: Summary; readonly currency: string; readonly day: string }) {
  const { summary, currency, day } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.totals;
  const [chosen, setChosen] = useState<string>();
  const listed = summary.due.filter(({ dueOn }) => chosen === undefined || dueOn === chosen);
  return (
    <section class="outlook" aria-label={`${words.calendar} ${currency}`}>
      <Months months={summary.months} currency={currency} />
      {summary.due.length > 0 && (
        <div class="due">
          <h2>{words.calendar}</h2>
          <DueCalendar due={summary.due} currency={currency} today={day} chosen={chosen} onChoose={setChosen} />
          <ol aria-live="polite">
            {listed.slice(0, chosen === undefined ? dueMax : undefined).map(({ invoice, rest, dueOn, days }) => (
              <li key={invoice.id} class={days < 0 ? 'overdue' : ''}>
                <time dateTime={dueOn}>{dayIn(language, dueOn)}</time>{' '}
                <a href={`#/desk/invoice/${invoice.id}`}>
                  {invoice.number} {firstLine(invoice.address)}
                </a>{' '}
                <span class="figures">{groupedAmount(rest)}</span>{' '}
                <small>
                  {days === 0
                    ? words.dueToday
                    : fill(days < 0 ? words.overdueBy : words.dueIn, { days: Math.abs(days) })}
                </small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

const chart = { width: 480, height: 120, gap: 8, foot: 20 } as const;

/** A column for each month, its parts one above the other; the words of each part are read aloud as a list. */
function Months({ months, currency }: { readonly months: readonly MonthSum[]; readonly currency: string }) {
  const { texts, language } = useWords();
  const words = texts.desk.totals;
  const sums = months.map(({ paid, open, overdue }) => exactSumOf([paid, open, overdue]));
  const most = sums.reduce((best, sum) => (compareDecimals(sum, best) > 0 ? sum : best), '0');
  if (most === '0') return null;
  const room = chart.height - chart.foot;
  const step = chart.width / months.length;
  // Pixels, not money: here a float will do
  const heightOf = (amount: string) => (Number(amount) / Number(most)) * room;
  const nameOf = (month: string, style: 'short' | 'long') => dayFormat(language, { month: style })(`${month}-01`);
  return (
    <figure class="months">
      <figcaption>{words.chart}</figcaption>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={words.chart}>
        {months.map(({ month, ...parts }, index) => {
          let y = room;
          const x = index * step + chart.gap / 2;
          const sentence = fill(words.month, {
            month: `${nameOf(month, 'long')} ${month.slice(0, 4)}`,
            paid: groupedAmount(parts.paid),
            open: groupedAmount(parts.open),
            overdue: groupedAmount(parts.overdue),
          });
          return (
            <g key={month}>
              <title>{`${sentence} (${currency})`}</title>
              {(['paid', 'open', 'overdue'] as const).map((name) => {
                const height = heightOf(parts[name]);
                y -= height;
                return <rect key={name} class={name} x={x} y={y} width={step - chart.gap} height={height} />;
              })}
              <text x={x + (step - chart.gap) / 2} y={chart.height - 6} text-anchor="middle">
                {nameOf(month, 'short').slice(0, 3)}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={chart.width} y1={room} y2={room} />
      </svg>
    </figure>
  );
}
