import { ExactNumber } from '@rappen/core/json';
import { type Reconciliation, reconcile } from '@rappen/core/reconciliation';
import type { StatementFile } from '@rappen/core/statement';
import { type Answer, type GivenBill, type Matcher, placeOf, type Word } from './judge.ts';
import { amountText } from './telling.ts';

/** The product's matcher as the judge sees it: the only place that knows the names of its result. */
export const product: Matcher = ({ files, bills, accounts, memory }) => {
  const { seen, kept } = (memory as Kept | undefined) ?? {};
  const result = reconcile(files, {
    bills: bills.map((bill, at) => billInput(bill, at, kept?.[bill.id])),
    accounts: accounts.map(({ iban, qrIban }) => ({ iban, qrIban })),
    ...(seen === undefined ? {} : { seen }),
  });
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`);
  const { value } = result;
  const answer: Answer = {
    paid: new Map(value.openBills.map(({ id, paid }) => [id ?? '', hundredths(textOf(paid))])),
    incoming: new Map(value.sums.map(({ currency, incoming }) => [currency, hundredths(incoming)])),
    reversed: new Map(value.sums.map(({ currency, reversed }) => [currency, hundredths(reversed)])),
    words: [...openWords(value), ...collectedWords(value), ...repeatWords(value, files)],
    places: placesOf(value),
    unproved: value.balances.flatMap(({ account, difference }) =>
      difference === '0.00' ? [] : [`${account} ${difference}`],
    ),
    discounts: new Map(value.bills.map(({ id, discount }) => [id, hundredths(discount ?? '0')])),
    memory: {
      seen: value.seen,
      kept: Object.fromEntries(
        value.openBills.map(({ id = '', discount, lastPaid }): [string, KeptOfBill] => [id, { discount, lastPaid }]),
      ),
    } satisfies Kept,
  };
  return answer;
};

/** What the product wants to be told again of a bill, besides what was paid. */
interface KeptOfBill {
  readonly discount?: string | undefined;
  readonly lastPaid?: string | undefined;
}

interface Kept {
  readonly seen: Reconciliation['seen'];
  readonly kept: Readonly<Record<string, KeptOfBill>>;
}

/** Every other bill counts the days of its discounts from its date. */
function billInput({ amount, paid, discounts = [], ...bill }: GivenBill, at: number, kept: KeptOfBill = {}) {
  const date = '2026-10-30';
  const { discount, lastPaid } = kept;
  return {
    ...bill,
    amount: new ExactNumber(amountText(amount)),
    paid: new ExactNumber(amountText(paid)),
    ...(discount !== undefined && { discount: new ExactNumber(discount) }),
    ...(lastPaid !== undefined && { lastPaid }),
    ...(at % 2 === 1 && { date }),
    discounts: discounts.map(({ percent, until }) =>
      at % 2 === 1 ? { percent, days: (Date.parse(until) - Date.parse(date)) / 86_400_000 } : { percent, until },
    ),
  };
}

const openVerdicts: Readonly<Record<string, Word['kind']>> = { open: 'open', detailsElsewhere: 'envelope' };

function openWords({ receipts }: Reconciliation): Word[] {
  return receipts.flatMap((receipt): Word[] => {
    const isLoose = receipt.direction === 'debit' && receipt.bill === undefined;
    const kind = openVerdicts[receipt.verdict] ?? (isLoose ? 'reversal' : undefined);
    if (kind === undefined) return [];
    const { amount, currency, bill } = receipt;
    return [{ kind, amount: hundredths(amount ?? '0'), currency, isCredit: receipt.direction === 'credit', bill }];
  });
}

/** Money that is in doubt, or counted in a collected credit, if it is in it: of no bill, without what its payments say. */
function collectedWords({ open, receipts }: Reconciliation): Word[] {
  return open.flatMap(({ amount, currency, direction, places, reason }): Word[] => {
    if (reason.code === 'RECONCILIATION_DETAILS_MISSING' || reason.code === 'BOOKING_ROWS_MISSING') return [];
    const [first] = places;
    const isIts = ({ verdict, place }: Reconciliation['receipts'][number]) =>
      verdict === 'open' && first !== undefined && placeText(place) === placeText(first);
    const said = receipts.filter(isIts).reduce((sum, receipt) => sum + hundredths(receipt.amount), 0);
    const rest = hundredths(amount) - said;
    const isCredit = direction === 'credit';
    return rest <= 0 ? [] : [{ kind: 'open', amount: rest, currency, isCredit, bill: 'none' }];
  });
}

function placeText({ file, statement, entry }: Place): string {
  return placeOf(file, statement, entry);
}

interface Place {
  readonly file: number;
  readonly statement: number;
  readonly entry: number;
  readonly detail?: number | undefined;
}

/** Every entry that the result speaks of. */
function placesOf(result: Reconciliation): Set<string> {
  const { receipts, repeats = [] } = result as {
    receipts: readonly { place: Place; places?: readonly Place[] }[];
    repeats?: readonly { place: Place }[];
  };
  const all = [
    ...receipts.flatMap(({ place, places = [] }) => [place, ...places]),
    ...repeats.map(({ place }) => place),
  ];
  return new Set(all.map(placeText));
}

/** What was taken for a repeat, with the money at its place. */
function repeatWords(result: Reconciliation, files: readonly StatementFile[]): Word[] {
  const { repeats = [] } = result as { repeats?: readonly { place: Place }[] };
  return repeats.flatMap(({ place }): Word[] => {
    const entries = files[place.file]?.statements[place.statement]?.entries;
    const entry = entries?.find(({ index }) => index === place.entry);
    if (entry === undefined) return [];
    const amount = (place.detail === undefined ? undefined : entry.details[place.detail]?.amount) ?? entry.amount;
    return [
      { kind: 'repeat', amount: hundredths(amount), currency: entry.currency, isCredit: entry.direction === 'credit' },
    ];
  });
}

function textOf(value: unknown): string {
  return value instanceof ExactNumber ? value.text : String(value ?? '0');
}

/** `100.00` as 10000. */
function hundredths(text: string): number {
  const [whole = '0', part = ''] = text.replace('-', '').split('.');
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
  return text.startsWith('-') ? -value : value;
}
