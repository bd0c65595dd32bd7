import { calendarDateOf } from '@rappen/core/date';
import { parseTypedAmount } from '@rappen/core/money';
import { type Problem, problem } from '@rappen/core/problem';
import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import { isPositive } from '../../records/desk/account.ts';
import { type Entered, enteredKinds, paymentWays } from '../../records/desk/lines.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { RecordDialog } from '../lists/record-dialog.tsx';

/** A payment by the bank that nothing is known of yet. */
export const noEntry: Entered = { kind: 'payment', on: '', amount: '', way: 'bank', discount: '', charge: '' };

type Name = 'on' | 'amount' | 'discount' | 'charge';

/** What is entered by hand under an invoice: a payment with its cash discount and charge, what is paid back, or written off. */
export function EntryDialog(properties: {
  readonly invoice: Invoice;
  /** What is open; negative: what the customer has in credit. */
  readonly rest: string;
  readonly day: string;
  readonly onEntry: (entry: Entered) => void;
  readonly onClose: () => void;
}) {
  const { invoice, rest, day, onEntry, onClose } = properties;
  const words = useWords().texts.desk.entry;
  const [entry, setEntry] = useState<Entered>(() => firstEntry(rest, day));
  const [isAsked, setAsked] = useState(false);
  const change = (changes: Partial<Entered>) => setEntry({ ...entry, ...changes });
  const read = readEntry(entry, invoice.currency);
  const fieldOf = useEntryField(entry, change, isAsked ? read.problems : {});
  const keep = () => (read.entry ? onEntry(read.entry) : setAsked(true));
  return (
    <RecordDialog title={fill(words.title, { number: invoice.number })} onKeep={keep} onClose={onClose}>
      {isPositive(rest) && (
        <p class="hint">{fill(words.open, { amount: `${invoice.currency} ${groupedAmount(rest)}` })}</p>
      )}
      <ChoiceField
        id="desk-entry-kind"
        label={words.kind}
        value={entry.kind}
        onValue={(kind) => change({ kind: kind as Entered['kind'] })}
        choices={enteredKinds.map((kind) => [kind, words.kinds[kind]])}
      />
      <div class="row">
        {fieldOf('amount')}
        {fieldOf('on')}
      </div>
      {entry.kind !== 'writeOff' && (
        <ChoiceField
          id="desk-entry-way"
          label={words.way}
          value={entry.way}
          onValue={(way) => change({ way: way as Entered['way'] })}
          choices={paymentWays.map((way) => [way, words.ways[way]])}
          hint={entry.kind === 'payment' && entry.way === 'bank' ? words.bankHint : undefined}
        />
      )}
      {entry.kind === 'payment' && (
        <div class="row">
          {fieldOf('discount')}
          {fieldOf('charge')}
        </div>
      )}
    </RecordDialog>
  );
}

/** What is asked first: that the open amount is paid, or what is in credit is paid back. */
function firstEntry(rest: string, day: string): Entered {
  if (isPositive(rest)) return { ...noEntry, on: day, amount: rest };
  const credit = rest.startsWith('-') ? rest.slice(1) : '';
  return { ...noEntry, kind: credit === '' ? 'payment' : 'refund', on: day, amount: credit };
}

/** The fields of an entry, with what is wrong in them once somebody has pressed OK. */
function useEntryField(
  entry: Entered,
  change: (changes: Partial<Entered>) => void,
  problems: Readonly<Partial<Record<Name, Problem>>>,
) {
  const { texts, sentenceOf } = useWords();
  const words = texts.desk.entry;
  return (name: Name) => {
    const found = problems[name];
    return (
      <TextField
        id={`desk-entry-${name}`}
        label={words[name]}
        value={entry[name]}
        onValue={(value) => change({ [name]: value })}
        width="wide"
        {...(name === 'on' ? { type: 'date' as const } : { inputMode: 'decimal' as const })}
        remarks={found ? [{ severity: 'error', sentence: sentenceOf(found), fixes: [] }] : []}
      />
    );
  };
}

/** An entry as it is kept, amounts with two decimals; else what is wrong with it. */
function readEntry(
  entry: Entered,
  currency: Invoice['currency'],
): {
  readonly entry?: Entered;
  readonly problems: Readonly<Partial<Record<Name, Problem>>>;
} {
  const problems: Partial<Record<Name, Problem>> = {};
  const isPayment = entry.kind === 'payment';
  const amountOf = (name: 'amount' | 'discount' | 'charge'): string => {
    const typed = entry[name].trim();
    if (name !== 'amount' && (typed === '' || !isPayment)) return '';
    const read = parseTypedAmount(typed, currency);
    if (read.ok && isPositive(read.value)) return read.value;
    problems[name] = read.ok ? problem('AMOUNT_FORMAT', []) : read.problems[0];
    return '';
  };
  const [amount, discount, charge] = [amountOf('amount'), amountOf('discount'), amountOf('charge')];
  if (calendarDateOf(entry.on) === undefined) problems.on = problem('REQUIRED', []);
  if (Object.keys(problems).length > 0) return { problems };
  return {
    entry: { ...entry, way: entry.kind === 'writeOff' ? 'other' : entry.way, amount, discount, charge },
    problems,
  };
}
