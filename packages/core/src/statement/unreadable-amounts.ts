import type { Path, Problem } from '../problem/problem.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/index.ts';
import { moneyOf, shownAmount } from './elements.ts';
import { problem } from './problems.ts';

/**
 * The amounts of an entry and its payments, charges included, that stand there and cannot be read, apart from that of the entry itself:
 * what depends on them is left out. Reports `STATEMENT_AMOUNT_UNREADABLE`.
 */
export function unreadableAmounts(entry: XmlElement, transactions: readonly XmlElement[]): Problem[] {
  return [
    ...inCharges(entry, []),
    ...transactions.flatMap((transaction, at) => {
      const amounts = childOf(transaction, 'AmtDtls');
      const place = ['details', at];
      return [
        ...inElement(transaction, [...place, 'amount']),
        ...inElement(childOf(amounts, 'InstdAmt'), [...place, 'instructed']),
        ...inElement(childOf(amounts, 'TxAmt'), [...place, 'transaction']),
        ...inCharges(transaction, place),
      ];
    }),
  ];
}

/** The amount of an element, where it cannot be read. Reports `STATEMENT_AMOUNT_UNREADABLE`. */
export function inElement(element: XmlElement | undefined, path: Path): Problem[] {
  const amount = childOf(element, 'Amt');
  if (amount === undefined || moneyOf(amount) !== undefined || amount.attributes.get('Ccy') === 'XXX') return [];
  return [problem('STATEMENT_AMOUNT_UNREADABLE', path, { found: shownAmount(amount) })];
}

function inCharges(element: XmlElement, place: Path): Problem[] {
  return childrenOf(element, 'Chrgs').flatMap((charges) => {
    const records = childrenOf(charges, 'Rcrd');
    return [charges, ...records].flatMap((one) => inElement(one, [...place, 'charges']));
  });
}
