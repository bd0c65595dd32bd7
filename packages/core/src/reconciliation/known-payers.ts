import { payerOf } from '../booking/index.ts';
import { append } from '../lists.ts';
import type { Item } from './item.ts';
import { limits } from './limits.ts';
import type { KnownPayer } from './model.ts';
import { wordsOfName } from './names.ts';

/** Whose bills a payer has paid before: told by the account, or by the name where the bank told none. */
export class KnownPayers {
  private readonly debtors = new Map<string, string[]>();

  constructor(payers: readonly KnownPayer[]) {
    for (const payer of payers) {
      const key = keyOf(payer);
      const known = key === undefined ? undefined : this.debtors.get(key);
      // Of an account that pays for many the others say nothing more
      const isMany = known !== undefined && known.length > limits.debtorsOfPayerMax;
      if (key !== undefined && !isMany && known?.includes(payer.debtor) !== true)
        append(this.debtors, key, payer.debtor);
    }
  }

  /** Nobody for an account that pays for many: whoever pays bills for others says nothing by it. */
  debtorsOf({ detail }: Pick<Item, 'detail'>): readonly string[] {
    const of = (key: string | undefined) => (key === undefined ? undefined : this.debtors.get(key));
    const payer = detail && payerOf(detail);
    const debtors = of(keyOf({ account: detail?.debtorAccount })) ?? of(keyOf({ name: payer })) ?? [];
    return debtors.length > limits.debtorsOfPayerMax ? [] : debtors;
  }
}

/** What of a receipt tells who paid whose bill. */
export interface PaidBill {
  readonly bill?: string | undefined;
  readonly counted?: string | undefined;
  readonly direction: 'credit' | 'debit';
  readonly payer?: string | undefined;
  readonly payerAccount?: string | undefined;
}

/** What was known of payers, and after it what receipts teach that count for bills; `debtorOf` names the debtor of the bill of a receipt. */
export function learnedPayers(
  before: readonly KnownPayer[],
  receipts: readonly PaidBill[],
  debtorOf: (bill: string, receipt: number) => string | undefined,
): readonly KnownPayer[] {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  const all: KnownPayer[] = [];
  const take = (payer: KnownPayer, key: string | undefined) => {
    const whole = `${key}|${payer.debtor}`;
    const count = key === undefined ? 0 : (counts.get(key) ?? 0);
    // One more than is asked for tells that it pays for many
    if (key === undefined || known.has(whole) || count > limits.debtorsOfPayerMax) return;
    known.add(whole);
    counts.set(key, count + 1);
    all.push(payer);
  };
  for (const payer of before) take(payer, keyOf(payer));
  for (const [at, { bill, counted, direction, payer: name, payerAccount: account }] of receipts.entries()) {
    if (bill === undefined || counted === undefined || direction !== 'credit') continue;
    const debtor = debtorOf(bill, at);
    if (debtor === undefined) continue;
    if (account !== undefined) take({ account, debtor }, keyOf({ account }));
    else if (name !== undefined && name !== debtor && nameKey(name) !== nameKey(debtor))
      take({ name, debtor }, keyOf({ name }));
  }
  return all;
}

/** What tells a payer: the account before the name. */
function keyOf({ account, name }: Omit<KnownPayer, 'debtor'>): string | undefined {
  if (account) return `account ${account.replace(/\s+/g, '').toUpperCase()}`;
  const words = name === undefined ? '' : nameKey(name);
  return words === '' ? undefined : `name ${words}`;
}

function nameKey(name: string): string {
  return wordsOfName(name.slice(0, limits.nameLengthMax)).join(' ');
}
