import { negated } from '../../money/decimal-text.ts';
import { ok } from '../../result.ts';
import type { JournalEntry, JournalLine } from '../journal.ts';
import { limits } from '../limits.ts';
import type { BooksWriter } from './books-file.ts';
import { openComments, plainAccount } from './plain-accounts.ts';
import { lineText } from './texts.ts';

/**
 * A journal for beancount: a transaction each, converted amounts with what they cost. Accounts are opened on the first day that they
 * are used, unless the settings say that another file does. Source: beancount, language syntax.
 */
export const writeBeancount: BooksWriter = ({ entries, left }, { beancount }) => {
  const head = [...openComments(left), ...(beancount.open ? openings(entries) : [])].join('\n');
  return ok(`${[head, ...entries.map(transaction)].filter((part) => part !== '').join('\n\n')}\n`);
};

/** Entries are in the order of days. */
function openings(entries: readonly JournalEntry[]): string[] {
  const days = new Map<string, string>();
  for (const { date, lines } of entries) {
    for (const line of lines) if (!days.has(plainAccount(line))) days.set(plainAccount(line), date);
  }
  return [...days].map(([account, day]) => `${day} open ${account}`).sort();
}

function transaction({ date, valueDate, document, text, lines, currency, account }: JournalEntry): string {
  const width = Math.max(...lines.map((line) => plainAccount(line).length));
  return [
    `${date} * ${quoted(text)}`,
    `  bank: ${quoted(account)}`,
    ...(document === undefined ? [] : [`  document: ${quoted(document)}`]),
    ...(valueDate === undefined ? [] : [`  value-date: ${valueDate}`]),
    ...lines.flatMap((line) => posting(line, currency, width)),
  ].join('\n');
}

function posting(line: JournalLine, currency: string, width: number): string[] {
  const { side, amount, foreign, text, bill } = line;
  const sign = (value: string) => (side === 'debit' ? value : negated(value));
  const value =
    foreign === undefined
      ? `${sign(amount)} ${currency}`
      : `${sign(foreign.amount)} ${foreign.currency} @@ ${amount} ${currency}`;
  return [
    `  ${plainAccount(line).padEnd(width)}  ${value}`,
    ...(bill === undefined ? [] : [`    bill: ${quoted(bill)}`]),
    `    text: ${quoted(text)}`,
  ];
}

function quoted(text: string): string {
  return `"${lineText(text, limits.textLengthMax).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}
