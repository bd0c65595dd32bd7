import { compareDecimals } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import { type Anomaly, type AnomalyRule, anomaly, type EInvoiceFacts } from './anomaly.ts';
import { paymentsOf } from './payments.ts';

/**
 * What an e-invoice in the PDF says must be what the data says: its amount that of a payment or the total, its currency, and for what is
 * transferred one of its accounts, and its reference. One anomaly for each that differs.
 */
export const eInvoiceRule: AnomalyRule = ({ businessCase, pdf }) => {
  const { totalAmount } = businessCase;
  const payments = paymentsOf(businessCase);
  const [first] = payments;
  const amounts = [totalAmount, ...payments.map(({ payment }) => payment.amount)];
  const generics = payments.map(({ payment }) => payment.accountAndReference.generic);
  const place: Path = first === undefined ? [] : [...first.path, 'accountAndReference', 'generic'];
  const differences = ({ amount, currency, payment }: EInvoiceFacts): Anomaly[] => [
    ...different(
      ['totalAmount', 'value'],
      amount,
      amounts.map(({ value }) => value),
      isSameAmount,
    ),
    ...different(['totalAmount', 'currencyCode'], currency, [totalAmount.currencyCode]),
    ...(generics.length === 0 || payment === undefined || generics.some(({ iban }) => payment.accounts.includes(iban))
      ? []
      : different(
          [...place, 'iban'],
          payment.accounts[0],
          generics.map(({ iban }) => iban),
        )),
    ...(generics.length === 0
      ? []
      : different(
          [...place, 'referenceStructured'],
          payment?.reference,
          generics.map(({ referenceStructured }) => referenceStructured ?? ''),
        )),
  ];
  return (pdf.eInvoices ?? []).flatMap(differences);
};

function different(
  path: Path,
  expected: string | undefined,
  found: readonly (string | undefined)[],
  isSame: (one: string, other: string) => boolean = (one, other) => one === other,
): Anomaly[] {
  if (expected === undefined || found.some((one) => one !== undefined && isSame(one, expected))) return [];
  return [anomaly('DIFFERS_FROM_E_INVOICE', path, { expected, actual: found[0] ?? '' })];
}

function isSameAmount(one: string, other: string): boolean {
  return compareDecimals(one, other) === 0;
}
