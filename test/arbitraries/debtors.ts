import fc from 'fast-check';
import { addDays, type CalendarDate, parseCalendarDate } from '../../packages/core/src/date/index.ts';
import type { Consideration, Debtor, DebtorEvent, DebtorEventKind } from '../../packages/core/src/debtors/index.ts';
import { sumsOf } from '../../packages/core/src/invoice-document/totals.ts';
import { exactSumOf, negated } from '../../packages/core/src/money/index.ts';

export const dayOf = (text: string): CalendarDate => {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new Error(text);
  return day.value;
};
const start = dayOf('2026-01-01');
export const after = (days: number) => addDays(start, days) as CalendarDate;
export const centsOf = (text: string) => Math.round(Number(text) * 100);
export const textOf = (cents: number) => (cents < 0 ? '-' : '') + (Math.abs(cents) / 100).toFixed(2);

const rates = ['8.1', '2.6', '3.8', undefined] as const;

/** An invoice of some items, with the totals that documents have. */
export function considerationOf(
  items: readonly (readonly [cents: number, rate: number])[],
  isCash: boolean,
): Consideration {
  const sums = sumsOf({
    items: items.map(([cents, rate]) => ({ amount: textOf(cents), vatRate: rates[rate] })),
    adjustments: [],
    pricesIncludeVat: false,
    rounding: isCash ? 'cash' : 'none',
    prepaid: '0',
  });
  return { total: sums.total, prepaid: '0.00', shares: sums.vatGroups };
}

export const opposite = ({ total, prepaid, shares }: Consideration): Consideration => ({
  total: negated(total),
  prepaid: negated(prepaid),
  shares: shares.map((share) => ({
    ...share,
    net: negated(share.net),
    vat: negated(share.vat),
    gross: negated(share.gross),
  })),
});

const item = fc.tuple(fc.integer({ min: 1, max: 900_000 }), fc.nat(3));
const step = fc.record({
  kind: fc.constantFrom<DebtorEventKind>('payment', 'discount', 'writeOff', 'fee', 'credit', 'takenBack', 'charge'),
  days: fc.nat(200),
  part: fc.integer({ min: 1, max: 100 }),
});
const plan = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  isCash: fc.boolean(),
  customer: fc.nat(3),
  currency: fc.constantFrom('CHF', 'EUR'),
  issued: fc.nat(120),
  steps: fc.array(step, { maxLength: 6 }),
  isSettled: fc.boolean(),
});

/** An invoice whose customer pays some of it, and at the end all that is left where it is settled. */
function debtorOf(drawn: typeof plan extends fc.Arbitrary<infer P> ? P : never, index: number): Debtor {
  const { items, isCash, customer, currency, issued, steps, isSettled } = drawn;
  const number = `R-${String(index).padStart(3, '0')}`;
  const consideration = considerationOf(items, isCash);
  const date = after(issued);
  const events: DebtorEvent[] = [{ day: date, kind: 'invoice', amount: consideration.total, number, consideration }];
  const open = () => centsOf(exactSumOf(['0.00', ...events.map(({ amount }) => amount)]));
  const add = (event: Omit<DebtorEvent, 'number'>) => events.push({ ...event, number });
  let last = issued;
  for (const { kind, days, part } of [...steps].sort((a, b) => a.days - b.days)) {
    last = issued + days;
    const day = after(last);
    const share = Math.trunc((open() * part) / 100);
    if (kind === 'fee') add({ day, kind, amount: '20.00' });
    else if (kind === 'takenBack') {
      const paid = events.filter((one) => one.kind === 'payment').at(-1);
      if (paid) add({ day, kind, amount: negated(paid.amount) });
    } else if (share <= 0) continue;
    else if (kind === 'credit') {
      const note = opposite(considerationOf([[Math.max(1, Math.trunc(share / 2)), part % 4]], isCash));
      add({ day, kind, amount: note.total, consideration: note });
    } else add({ day, kind, amount: textOf(-share), way: 'bank' });
  }
  const rest = open();
  if (isSettled && rest !== 0)
    add({ day: after(last + 1), kind: rest > 0 ? 'payment' : 'refund', amount: textOf(-rest), way: 'bank' });
  return {
    id: `id${index}`,
    number,
    customer: `c${customer}`,
    name: `Customer ${customer}`,
    currency,
    date,
    dueDay: after(issued + 30),
    events,
  };
}

/** Invoices with what happened to them, some of them settled. */
export const plans = fc.array(plan, { minLength: 1, maxLength: 12 }).map((all) => all.map(debtorOf));
/** Some days of the year, and what lies beyond. */
export const periods = fc
  .tuple(fc.nat(330), fc.nat(200))
  .map(([from, days]) => ({ from: after(from), to: after(from + days) }));
export const always = { from: '0000-01-01', to: '9999-12-31' };

/** An invoice of January, of net amounts in centimes at a rate by its place. */
export const invoice = (items: readonly (readonly [number, number])[]): Debtor => {
  const consideration = considerationOf(items, false);
  return {
    id: 'i',
    number: '2026-001',
    customer: 'c',
    name: 'Muster AG',
    currency: 'CHF',
    date: dayOf('2026-01-15'),
    dueDay: dayOf('2026-02-14'),
    events: [
      { day: dayOf('2026-01-15'), kind: 'invoice', amount: consideration.total, number: '2026-001', consideration },
    ],
  };
};
/** The same after something more has happened. */
export const afterwards = (
  debtor: Debtor,
  day: string,
  kind: DebtorEventKind,
  amount: string,
  more: Partial<DebtorEvent> = {},
): Debtor => ({
  ...debtor,
  events: [...debtor.events, { day: dayOf(day), kind, amount, number: '2026-001', ...more }],
});
