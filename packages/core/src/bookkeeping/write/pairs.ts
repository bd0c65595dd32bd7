import { compareDecimals, exactSumOf, negated } from '../../money/decimal-text.ts';
import type { JournalEntry, JournalLine } from '../journal.ts';

/** One debit and one credit of the same amount, for programs that know nothing else. */
export interface EntryPair {
  readonly debit: JournalLine;
  readonly credit: JournalLine;
  readonly amount: string;
  /** What the pair is about: of the two the one that is not the bank. */
  readonly about: JournalLine;
  /** Of a converted amount, where the pair has all of it. */
  readonly foreign: JournalLine['foreign'];
}

/** An entry of any number of lines as pairs, in their order, which together book the same on every account. */
export function pairsOf({ lines }: Pick<JournalEntry, 'lines'>): EntryPair[] {
  const openOf = (side: JournalLine['side']): Open[] =>
    lines.filter((line) => line.side === side).map((line) => ({ line, left: line.amount }));
  const [debits, credits] = [openOf('debit'), openOf('credit')];
  const pairs: EntryPair[] = [];
  while (debits[0] !== undefined && credits[0] !== undefined) {
    const [debit, credit] = [debits[0], credits[0]];
    const amount = compareDecimals(debit.left, credit.left) < 0 ? debit.left : credit.left;
    pairs.push(pairOf(debit.line, credit.line, amount));
    for (const [open, all] of [[debit, debits] as const, [credit, credits] as const]) {
      open.left = exactSumOf([open.left, negated(amount)]);
      if (compareDecimals(open.left, '0') === 0) all.shift();
    }
  }
  return pairs;
}

interface Open {
  readonly line: JournalLine;
  left: string;
}

function pairOf(debit: JournalLine, credit: JournalLine, amount: string): EntryPair {
  const about = debit.role === 'bank' ? credit : debit;
  const converted = [about, debit, credit].find((line) => line.foreign !== undefined && line.amount === amount);
  return { debit, credit, amount, about, foreign: converted?.foreign };
}
