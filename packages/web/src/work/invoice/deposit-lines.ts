import { exactSumOf, negated } from '@rappen/core/money';
import { groupedAmount } from '../../language/written/amount.ts';
import type { Deposit } from '../../records/desk/lines.ts';
import type { Invoice } from '../../records/desk/records.ts';

/** How a final invoice names what it deducts, and what is left of the VAT. */
const words: Readonly<Record<Invoice['language'], { deposit: string; vat: string; rest: string }>> = {
  de: {
    deposit: 'Abzüglich Anzahlungsrechnung {number} vom {date}: {amount}',
    vat: 'MWST {rate} % auf {net}: {vat}',
    rest: 'Im Restbetrag: {lines}',
  },
  fr: {
    deposit: "Sous déduction de la facture d'acompte {number} du {date} : {amount}",
    vat: 'TVA {rate} % sur {net} : {vat}',
    rest: 'Dans le solde : {lines}',
  },
  it: {
    deposit: "Dedotta la fattura d'acconto {number} del {date}: {amount}",
    vat: 'IVA {rate} % su {net}: {vat}',
    rest: 'Nel saldo: {lines}',
  },
  en: {
    deposit: 'Less deposit invoice {number} of {date}: {amount}',
    vat: 'VAT {rate} % on {net}: {vat}',
    rest: 'In what is left: {lines}',
  },
  rm: {
    deposit: "Deducì il quint d'acconto {number} dals {date}: {amount}",
    vat: 'TPV {rate} % sin {net}: {vat}',
    rest: 'En il rest: {lines}',
  },
};

/** Net, VAT and gross of one VAT category and rate. */
export type VatShare = Deposit['vat'][number];

/**
 * What is left of each VAT of a whole after deposits, in the order of the whole; a share that only deposits have is negative.
 * Exact: nothing is computed anew, so that deposits and rest add up to the whole.
 */
export function restAfter(whole: readonly VatShare[], deposits: readonly Pick<Deposit, 'vat'>[]): readonly VatShare[] {
  const rest = new Map<string, VatShare>(whole.map((share) => [keyOf(share), share]));
  for (const share of deposits.flatMap(({ vat }) => vat)) {
    const before = rest.get(keyOf(share)) ?? { ...share, net: '0.00', vat: '0.00', gross: '0.00' };
    const less = (name: 'net' | 'vat' | 'gross') => exactSumOf([before[name], negated(share[name])]);
    rest.set(keyOf(share), { ...before, net: less('net'), vat: less('vat'), gross: less('gross') });
  }
  return [...rest.values()];
}

const keyOf = ({ category, rate }: VatShare) => `${category} ${rate}`;

/** The lines below a final invoice: each deposit with its VAT, and the VAT of the rest. `whole`: empty where it is not known yet. */
export function depositLines(
  { language, currency, deposits }: Pick<Invoice, 'language' | 'currency' | 'deposits'>,
  whole: readonly VatShare[],
): string {
  const { deposit, vat, rest } = words[language];
  const vatOf = (shares: readonly VatShare[]) =>
    shares
      .filter(({ rate }) => rate !== '')
      .map((share) => filled(vat, { rate: share.rate, net: printed(share.net), vat: printed(share.vat) }))
      .join('; ');
  const lines = deposits.map(({ number, date, amount, vat: shares }) => {
    const told = filled(deposit, {
      number,
      date: date.split('-').reverse().join('.'),
      amount: `${currency} ${printed(amount)}`,
    });
    const taxed = vatOf(shares);
    return taxed === '' ? told : `${told} (${taxed})`;
  });
  const left = vatOf(whole.length === 0 ? [] : restAfter(whole, deposits));
  return [...lines, ...(left === '' ? [] : [filled(rest, { lines: left })])].join('\n');
}

/** As the sums above it are printed: `1'949.75`. */
const printed = (amount: string) => groupedAmount(amount).replaceAll('’', "'");

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
