import type { Entry, EntryDetail, StatementFile } from '@rappen/core/statement';
import { expectedOf, type Margin } from './expected.ts';
import type { Answer, Matcher } from './judge.ts';
import type { Scenario } from './scenario.ts';

/** How a wrong matcher tells what it has seen before; undefined where it does not ask. */
type Key = (account: string, entry: Entry, detail: EntryDetail | undefined) => string | undefined;

const cOf = ({ servicerReference, amount, direction }: Entry): string | undefined =>
  servicerReference === undefined ? undefined : `${servicerReference} ${amount} ${direction}`;

/** Matchers that each make one mistake which was made in the wild: the judge has to find them out. */
export const wrongMatchers: Readonly<Record<string, Matcher>> = {
  'counts everything that it reads': matcherOf(() => undefined),
  'knows a payment by its own reference alone': matcherOf(
    (_, entry, detail) => detail?.servicerReference ?? cOf(entry),
  ),
  'knows a booking by the reference of its entry alone': matcherOf((account, entry, detail) =>
    entry.servicerReference === undefined
      ? undefined
      : `${account} ${cOf(entry)} ${detail === undefined ? '' : entry.details.indexOf(detail)}`,
  ),
  'knows a booking by all that is told of it': matcherOf((account, entry, detail) =>
    JSON.stringify([account, { ...entry, index: 0, details: [] }, detail]),
  ),
  'knows a booking by its day and amount': matcherOf((account, entry, detail) =>
    [account, entry.bookingDate, entry.amount, entry.direction, detail && entry.details.indexOf(detail)].join(),
  ),
  'calls everything open': ({ files, bills, memory }) => ({
    ...nothing(bills),
    memory,
    words: rowsOf(files).map(({ entry, amount }) => ({
      kind: 'open',
      amount,
      currency: entry.currency,
      isCredit: entry.direction === 'credit',
    })),
  }),
  'says nothing': ({ bills, memory }) => ({ ...nothing(bills), memory }),
};

/** The product, with one mistake about discounts each. */
export function wrongAboutDiscounts(product: Matcher): Readonly<Record<string, Matcher>> {
  const withTerms =
    (change: (discount: { percent: number; until: string }) => { percent: number; until: string }): Matcher =>
    ({ bills, ...rest }) =>
      product({ ...rest, bills: bills.map((bill) => ({ ...bill, discounts: bill.discounts?.map(change) ?? [] })) });
  const dayLater = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return {
    'grants no discount': ({ bills, ...rest }) =>
      product({ ...rest, bills: bills.map((bill) => ({ ...bill, discounts: [] })) }),
    'grants discounts a day too long': withTerms(({ percent, until }) => ({ percent, until: dayLater(until) })),
    'ends discounts before their last day': withTerms(({ percent, until }) => ({
      percent,
      until: new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10),
    })),
    'takes another percentage': withTerms(({ percent, until }) => ({ percent: percent - 0.1, until })),
    'forgets what an earlier run granted': ({ memory, ...rest }) =>
      product({ ...rest, memory: memory && { ...memory, kept: undefined } }),
  };
}

function nothing(bills: readonly { readonly id: string; readonly paid: number }[]): Answer {
  const paid = new Map(bills.map((bill) => [bill.id, bill.paid]));
  return { paid, incoming: new Map(), reversed: new Map(), words: [], memory: undefined };
}

function rowsOf(files: readonly StatementFile[]) {
  return files.flatMap(({ statements }) =>
    statements.flatMap(({ account, entries }) =>
      entries.flatMap((entry) => {
        const details = entry.details.length > 0 ? entry.details : [undefined];
        return details.map((detail) => {
          const amount = Math.round(Number(detail?.amount ?? entry.amount) * 100);
          return { account: account.id, entry, detail, amount };
        });
      }),
    ),
  );
}

function matcherOf(keyOf: Key): Matcher {
  return ({ files, bills, memory }) => {
    const seen = new Set((memory as string[] | undefined) ?? []);
    const paid = new Map(bills.map((bill) => [bill.id, bill.paid]));
    const incoming = new Map<string, number>();
    const reversed = new Map<string, number>();
    for (const { account, entry, detail, amount } of rowsOf(files)) {
      const key = keyOf(account, entry, detail);
      if (key !== undefined && seen.has(key)) continue;
      if (key !== undefined) seen.add(key);
      const isReversal = entry.kind === 'reversal' && entry.direction === 'debit';
      if (!isReversal && !['incoming', 'envelope', 'directDebit'].includes(entry.kind)) continue;
      const sums = isReversal ? reversed : incoming;
      sums.set(entry.currency, (sums.get(entry.currency) ?? 0) + amount);
      const reference = detail?.references[0]?.text.padStart(27, '0');
      const bill = bills.find((one) => one.reference?.padStart(27, '0') === reference);
      if (bill) paid.set(bill.id, (paid.get(bill.id) ?? 0) + (isReversal ? -amount : amount));
    }
    return { paid, incoming, reversed, words: [], memory: [...seen] };
  };
}

/** Knows what happened, and says it of each run; every sum may be wrong by so much. */
export function truthful(scenario: Scenario, error = 0): Matcher {
  let run = 0;
  const truths = (margins: ReadonlyMap<string, Margin>) =>
    new Map([...margins].map(([key, { truth }]) => [key, truth]));
  const before = new Map<string, number>();
  /** What is new since the last run. */
  const added = (part: 'incoming' | 'reversed', now: ReadonlyMap<string, Margin>) =>
    new Map(
      [...truths(now)].map(([currency, sum]) => {
        const last = before.get(`${part} ${currency}`) ?? 0;
        before.set(`${part} ${currency}`, sum);
        return [currency, sum - last + error];
      }),
    );
  return () => {
    run += 1;
    const now = expectedOf({ ...scenario, runs: scenario.runs.slice(0, run) });
    const paid = new Map([...truths(now.paid)].map(([id, sum]) => [id, sum + error]));
    return {
      paid,
      incoming: added('incoming', now.incoming),
      reversed: added('reversed', now.reversed),
      words: [],
      memory: [],
    };
  };
}
