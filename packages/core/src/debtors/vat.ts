import { compareDecimals, exactSumOf } from '../money/index.ts';
import { courseOf, type Step, type Taxed } from './course.ts';
import { compareTexts, currenciesOf, type Debtor, type Period, type VatShare } from './debtor.ts';

/** How a company reckons its VAT: when it invoices, or when it is paid. Source: MWSTG article 39. */
export const vatMethods = ['agreed', 'received'] as const;
export type VatMethod = (typeof vatMethods)[number];

/** An amount with its VAT. */
export interface VatSum {
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
}

/** A rate in a period. */
export interface VatRow {
  readonly category: VatShare['category'];
  readonly rate: string | undefined;
  /** What was invoiced and not cancelled; by received consideration what came in. */
  readonly turnover: VatSum;
  /** Cash discounts, credit notes and losses, negative. By received consideration there are none: what does not come in does not count. */
  readonly reductions: VatSum;
  readonly total: VatSum;
  /** Where the Swiss return has it, in the box of its rate or of its deduction; absent where we are not sure. */
  readonly box: string | undefined;
}

/** VAT of a period in one currency. */
export interface VatPeriod {
  readonly currency: string;
  /** From the highest rate to the lowest; then what has none. */
  readonly rows: readonly VatRow[];
  /** Box 200 of the return. */
  readonly turnover: VatSum;
  /** Box 235. */
  readonly reductions: VatSum;
  readonly total: VatSum;
  /** Rounding to 0.05, and what divisions left: part of what is paid, of no rate. */
  readonly rounding: string;
  /** Numbers of invoices of which nobody can say what VAT they charge; their amounts are in the row `unknown`. */
  readonly unknown: readonly string[];
}

/**
 * Boxes of the return of the Federal Tax Administration for those who report effectively: 303, 313, 343 the rates since 2024,
 * 302, 312, 342 those of 2018 to 2023.
 */
const boxes: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '8.1': '303',
  '2.6': '313',
  '3.8': '343',
  '7.7': '302',
  '2.5': '312',
  '3.7': '342',
};
/** 220: exempt supplies such as exports (MWSTG article 23); 230: supplies without tax and without option (article 21). */
const boxesOfCategories: Readonly<Partial<Record<VatShare['category'], string>>> = { G: '220', E: '230' };

const nothing = '0.00';

/**
 * VAT of a period by currency and rate, by agreed or by received consideration. Agreed: invoices on their day, what takes off them
 * (cash discounts, credit notes, losses) on its own day. Received: money on the day on which it came, part payments over all rates of
 * the invoice in proportion; what an invoice takes off as paid before counts on its day. Fees of reminders are no consideration; what
 * was paid in excess is none either. Amounts are of the currency of the invoices: what they are worth in CHF is up to the bookkeeper.
 * Reports no problems.
 *
 * Source: MWSTG (SR 641.20) articles 39–41, MWSTV (SR 641.201) article 126.
 */
export function vatByPeriod(debtors: readonly Debtor[], period: Period, method: VatMethod): readonly VatPeriod[] {
  return currenciesOf(debtors).map((currency) => {
    const steps = debtors
      .filter((debtor) => debtor.currency === currency)
      .flatMap((debtor) => courseOf(debtor).map((step) => ({ debtor, step, taxed: step[method] })))
      .filter(({ step: { event } }) => event.day >= period.from && event.day <= period.to);
    const rows = rowsOf(steps, method);
    const unknown = steps.filter(({ taxed }) => taxed.shares.some(({ category }) => category === 'unknown'));
    return {
      currency,
      rows,
      turnover: sumOfAll(rows.map(({ turnover }) => turnover)),
      reductions: sumOfAll(rows.map(({ reductions }) => reductions)),
      total: sumOfAll(rows.map(({ total }) => total)),
      rounding: exactSumOf([nothing, ...steps.map(({ taxed }) => taxed.rounding)]),
      unknown: [...new Set(unknown.map(({ debtor }) => debtor.number))].sort(compareTexts),
    };
  });
}

function rowsOf(steps: readonly { readonly step: Step; readonly taxed: Taxed }[], method: VatMethod): VatRow[] {
  const byRate = new Map<string, { readonly turnover: VatShare[]; readonly reductions: VatShare[] }>();
  for (const { step, taxed } of steps) {
    const side = method === 'agreed' && isReduction(step) ? 'reductions' : 'turnover';
    for (const share of taxed.shares) {
      const key = JSON.stringify([share.category, share.rate ?? '']);
      const there = byRate.get(key) ?? { turnover: [], reductions: [] };
      byRate.set(key, there);
      there[side].push(share);
    }
  }
  const rows = [...byRate.values()].map(({ turnover, reductions }): VatRow => {
    const { category, rate } = (turnover[0] ?? reductions[0]) as VatShare;
    const box = category === 'S' ? boxes[rate ?? ''] : boxesOfCategories[category];
    const all = sumOfAll([...turnover, ...reductions]);
    return { category, rate, turnover: sumOfAll(turnover), reductions: sumOfAll(reductions), total: all, box };
  });
  return rows.sort(
    (one, other) => compareDecimals(other.rate ?? '-1', one.rate ?? '-1') || compareTexts(one.category, other.category),
  );
}

function isReduction({ event: { kind, cancels } }: Step): boolean {
  return kind === 'discount' || kind === 'writeOff' || kind === 'credit' || cancels === 'credit';
}

function sumOfAll(sums: readonly VatSum[]): VatSum {
  const sum = (name: keyof VatSum) => exactSumOf([nothing, ...sums.map((each) => each[name])]);
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}
