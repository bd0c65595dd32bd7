import type { Debtor, Period, VatMethod } from '@rappen/core/debtors';
import { vatMethods } from '@rappen/core/debtors';
import { useMemo } from 'preact/hooks';
import { useJournalWords } from '../../language/journal/words.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import { type PeriodName, periodNames } from './period.ts';
import { type View, views } from './use-content.ts';

/** The buttons that choose what is shown. */
export function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { journal: words } = useJournalWords();
  return (
    <nav class="buttons" aria-label={words.show}>
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {words.views[each]}
        </button>
      ))}
    </nav>
  );
}

interface PeriodProps {
  readonly view: View;
  readonly name: PeriodName;
  readonly period: Period;
  readonly onName: (name: PeriodName) => void;
  readonly onPeriod: (period: Period) => void;
}

/** The period: one of the calendar, or two days; what is open is so on one day. */
export function PeriodFields({ view, name, period, onName, onPeriod }: PeriodProps) {
  const { journal: words } = useJournalWords();
  const day = (end: 'from' | 'to', label: string) => (
    <TextField
      key={end}
      id={`journal-${end}`}
      label={label}
      type="date"
      value={period[end]}
      onValue={(typed) => typed !== '' && onPeriod({ ...period, [end]: typed })}
    />
  );
  if (view === 'open') return day('to', words.on);
  return (
    <>
      <ChoiceField
        id="journal-period"
        label={words.period}
        value={name}
        choices={periodNames.map((each) => [each, words.periods[each]] as const)}
        onValue={(each) => onName(each as PeriodName)}
      />
      {day('from', words.from)}
      {day('to', words.to)}
    </>
  );
}

/** What is asked besides the period: the method of VAT, or the customer. */
export function ViewFields(properties: {
  readonly view: View;
  readonly method: VatMethod;
  readonly onMethod: (method: VatMethod) => void;
  readonly customer: string;
  readonly onCustomer: (customer: string) => void;
  readonly debtors: readonly Debtor[];
}) {
  const { view, method, onMethod, customer, onCustomer, debtors } = properties;
  const { journal: words } = useJournalWords();
  const customers = useMemo(() => customersOf(debtors), [debtors]);
  if (view === 'statement')
    return (
      <ChoiceField
        id="journal-customer"
        label={words.columns.customer}
        value={customer}
        width="wide"
        choices={[['', words.choose], ...customers]}
        onValue={onCustomer}
      />
    );
  if (view !== 'vat') return null;
  return (
    <ChoiceField
      id="journal-method"
      label={words.method}
      value={method}
      width="wide"
      choices={vatMethods.map((each) => [each, words.methods[each]] as const)}
      onValue={(each) => onMethod(each as VatMethod)}
    />
  );
}

/** Customers with their names, by name; of one with several names the last one. */
function customersOf(debtors: readonly Debtor[]): readonly (readonly [key: string, name: string])[] {
  const byDay = [...debtors].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  const names = new Map(byDay.map(({ customer, name }) => [customer, name]));
  return [...names].sort(([, one], [, other]) => one.localeCompare(other));
}
