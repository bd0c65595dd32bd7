import type { Told } from './told.ts';

/**
 * Keys of the form that earlier versions wrote: of each payment that was counted the bank's reference with account, amount and direction,
 * else day, amount, references, end-to-end identification and payer. Each stands for one payment.
 */
export class FormerKeys {
  private readonly left: Set<string>;
  /** By account, amount and direction: day, or the reference of the bank. */
  private readonly alike = new Map<string, Set<string>>();

  constructor(keys: readonly string[]) {
    this.left = new Set(keys);
    for (const key of keys) {
      const [account = '', name = '', amount = '', direction = ''] = key.replace(/^envelope\|/, '').split('|');
      if (account === 'entry' || account === 'announced') continue;
      const group = `${account}|${amount}|${direction}`;
      this.alike.set(group, (this.alike.get(group) ?? new Set()).add(name));
    }
  }

  get isEmpty(): boolean {
    return this.left.size === 0;
  }

  /** Whether a payment, or an entry without any, was counted: each key is used up once. */
  takes(told: Told, index: number): boolean {
    if (this.isEmpty) return false;
    const found = keysOf(told, index).find((key) => this.takeOne(key));
    return found !== undefined || this.left.has(entryKey(told));
  }

  private takeOne(key: string): boolean {
    for (const one of ordinalsOf(key)) {
      if (this.left.delete(one)) return true;
      if (one !== key) break;
    }
    return false;
  }

  /** Whether something like it was counted, and what is left of that does not say whether it is the same. */
  mayHave({ account, amount, currency, direction, day, rows }: Told, index: number): boolean {
    if (this.isEmpty) return false;
    const row = rows[index];
    const names = this.alike.get(`${account}|${row?.amount ?? amount} ${currency}|${row?.direction ?? direction}`);
    if (names === undefined) return false;
    if (names.has(day)) return true;
    return row?.own === undefined && [...names].some((name) => !/^(?:\d{4}-\d\d-\d\d)?$/.test(name));
  }
}

/** Every key of the former form that the payments of an entry may have, and the entry itself. */
export function formerKeysOf(told: Told): string[] {
  const rows = told.rows.length === 0 ? [0] : told.rows.keys();
  return [entryKey(told), ...[...rows].flatMap((index) => keysOf(told, index).flatMap(ordinalsOf))];
}

/** The key of the first of several equal ones, and of the second. */
function ordinalsOf(key: string): string[] {
  return [key, `${key}|2`];
}

function keysOf(
  { account, amount, currency, direction, day, isReversal, rows, isMute }: Told,
  index: number,
): string[] {
  const row = rows[index];
  const money = `${row?.amount ?? amount} ${currency}|${row?.direction ?? direction}`;
  const detail = row?.detail;
  const references = detail?.references.map(({ text }) => text.replace(/\s/g, '').toUpperCase()).join(',') ?? '';
  const payer = detail?.ultimateDebtor?.name ?? detail?.debtor?.name ?? '';
  const said = [references, detail?.endToEndId ?? '', payer, isReversal ? 'reversal' : ''].join('|');
  const composite = `${account}|${day}|${money}|${said}`;
  const own = detail?.servicerReference ?? row?.own;
  return [
    ...(own === undefined ? [] : [`${account}|${own}|${money}`]),
    composite,
    ...(isMute ? [`envelope|${composite}`] : []),
  ];
}

function entryKey({ account, own, amount, direction }: Told): string {
  return `entry|${account}|${own}|${amount}|${direction}`;
}
