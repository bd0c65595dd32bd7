import type { DebtorJournal, DebtorLine, OpenItems, Period } from '@rappen/core/debtors';
import { ages } from '@rappen/core/debtors';
import { compareDecimals, exactSumOf } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import type { JournalTexts } from '../../language/journal/en.ts';
import type { Cell, JournalColumn, JournalTable } from './journal-table.ts';

const amount = (value: string): Cell => (compareDecimals(value, '0') === 0 ? '' : { amount: value });

/** What happened, with the paper that says so where it is another than the invoice. */
function eventText({ event, debtor }: DebtorLine, words: JournalTexts): string {
  const { kind, cancels, number } = event;
  const text = kind === 'cancelled' ? words.cancelled[cancels ?? 'invoice'] : words.events[kind];
  return number === debtor.number || number === '' ? text : `${text} ${number}`;
}

const link = (id: string, text: string): Cell => ({ text, href: `#/desk/invoice/${id}` });

/** Journals or statements as tables, one for each currency. `hasName`: with the customer of each line. */
export function ledgerTables(
  journals: readonly DebtorJournal[],
  { from, to }: Period,
  titleOf: (currency: string) => string,
  hasName: boolean,
  words: JournalTexts,
): readonly JournalTable[] {
  const { columns: labels } = words;
  const columns: readonly JournalColumn[] = [
    { name: 'day', label: labels.day, width: 17 },
    { name: 'number', label: labels.number, width: 21 },
    ...(hasName ? [{ name: 'customer', label: labels.customer, width: 34 }] : []),
    { name: 'what', label: labels.what, width: 34 },
    { name: 'debit', label: labels.debit, isAmount: true, width: 20 },
    { name: 'credit', label: labels.credit, isAmount: true, width: 20 },
    { name: 'balance', label: labels.balance, isAmount: true, width: 22 },
  ];
  const blank = hasName ? ['', ''] : [''];
  return journals.map(({ currency, opening, lines, debits, credits, closing }) => ({
    title: titleOf(currency),
    currency,
    columns,
    rows: [
      [{ day: from }, ...blank, words.opening, '', '', { amount: opening }],
      ...lines.map((line) => [
        { day: line.event.day },
        link(line.debtor.id, line.debtor.number),
        ...(hasName ? [line.debtor.name] : []),
        eventText(line, words),
        amount(line.debit),
        amount(line.credit),
        { amount: line.balance },
      ]),
    ],
    sums: [[{ day: to }, ...blank, words.closing, { amount: debits }, { amount: credits }, { amount: closing }]],
    notes: [],
  }));
}

/** What is open as tables: each invoice, and the sums by age. */
export function openTables(
  all: readonly OpenItems[],
  titleOf: (currency: string) => string,
  words: JournalTexts,
): readonly JournalTable[] {
  const { columns: labels } = words;
  const columns: readonly JournalColumn[] = [
    { name: 'number', label: labels.number, width: 24 },
    { name: 'customer', label: labels.customer, width: 38 },
    { name: 'day', label: labels.date, width: 18 },
    { name: 'due', label: labels.due, width: 18 },
    { name: 'age', label: labels.age, width: 46 },
    { name: 'rest', label: labels.rest, isAmount: true, width: 24 },
  ];
  return all.map(({ currency, items, byAge, total }) => ({
    title: titleOf(currency),
    currency,
    columns,
    rows: items.map(({ debtor, rest, daysOverdue = 0, age }) => [
      link(debtor.id, debtor.number),
      debtor.name,
      { day: debtor.date },
      debtor.dueDay ? { day: debtor.dueDay } : '',
      age === 'credit' || daysOverdue <= 0
        ? words.ages[age === 'credit' ? 'credit' : 'notDue']
        : overdueText(daysOverdue, words),
      { amount: rest },
    ]),
    sums: [
      [words.total, '', '', '', '', { amount: total }],
      ...ages
        .filter((age) => compareDecimals(byAge[age], '0') !== 0)
        .map((age): readonly Cell[] => ['', '', '', '', words.ages[age], { amount: byAge[age] }]),
    ],
    notes: [],
  }));
}

function overdueText(days: number, words: JournalTexts): string {
  return fill(days === 1 ? words.overdueOne : words.overdue, { days });
}

/** Whether there is anything in a journal. */
export function hasLines({ lines, opening, closing }: DebtorJournal): boolean {
  return lines.length > 0 || compareDecimals(exactSumOf([opening, closing]), '0') !== 0;
}
