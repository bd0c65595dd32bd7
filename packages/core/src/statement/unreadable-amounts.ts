import { withOne } from '../lists.ts';
import type { Path, Problem } from '../problem/problem.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/index.ts';
import { moneyOf, shownAmount } from './elements.ts';
import { problem } from './problems.ts';

/**
 * The amounts of an entry and its payments, charges included, that stand there and cannot be read, apart from that of the entry itself:
 * what depends on them is left out. Reports `STATEMENT_AMOUNT_UNREADABLE`.
 */
export function unreadableAmounts(entry: XmlElement, transactions: readonly XmlElement[]): readonly Problem[] {
  const found: Found = { problems: noProblems };
  inCharges(entry, [], found);
  for (let at = 0; at < transactions.length; at += 1) {
    const transaction = transactions[at] as XmlElement;
    const amounts = childOf(transaction, 'AmtDtls');
    const place = ['details', at];
    take(transaction, place, 'amount', found);
    take(childOf(amounts, 'InstdAmt'), place, 'instructed', found);
    take(childOf(amounts, 'TxAmt'), place, 'transaction', found);
    inCharges(transaction, place, found);
  }
  return found.problems;
}

/** The amount of an element, where it cannot be read. Reports `STATEMENT_AMOUNT_UNREADABLE`. */
export function inElement(element: XmlElement | undefined, path: Path): readonly Problem[] {
  const found: Found = { problems: noProblems };
  take(element, path, undefined, found);
  return found.problems;
}

/** Nearly all amounts can be read: nothing is made before one cannot. */
interface Found {
  problems: readonly Problem[];
}

const noProblems: readonly Problem[] = [];

function take(element: XmlElement | undefined, place: Path, name: string | undefined, found: Found): void {
  const amount = childOf(element, 'Amt');
  if (amount === undefined || moneyOf(amount) !== undefined || amount.attributes.get('Ccy') === 'XXX') return;
  const path = name === undefined ? place : [...place, name];
  const one = problem('STATEMENT_AMOUNT_UNREADABLE', path, { found: shownAmount(amount) });
  found.problems = withOne(found.problems, one);
}

function inCharges(element: XmlElement, place: Path, found: Found): void {
  for (const charges of childrenOf(element, 'Chrgs')) {
    take(charges, place, 'charges', found);
    for (const record of childrenOf(charges, 'Rcrd')) take(record, place, 'charges', found);
  }
}
