import { modulo10CheckDigit, modulo97CheckDigits } from '@rappen/core/check-digits';
import { discounted, discountsOf } from './discounts.ts';
import type { Chance } from './random.ts';

/** Amounts are whole hundredths, days are counted from 2 November 2026. */
export interface World {
  readonly accounts: readonly Account[];
  readonly bills: readonly Bill[];
  readonly bookings: readonly Booking[];
}

export interface Account {
  readonly iban: string;
  readonly qrIban: string;
  readonly currency: 'CHF' | 'EUR';
}

/** In per cent, until a day. */
export interface Discount {
  readonly percent: number;
  readonly until: number;
}

export interface Bill {
  readonly id: string;
  readonly account: number;
  readonly type: 'QRR' | 'SCOR' | 'NON';
  readonly reference?: string | undefined;
  readonly amount: number;
  /** The largest first. */
  readonly discounts: readonly Discount[];
}

/** What happened on an account, whoever tells of it and however. */
export interface Booking {
  readonly id: string;
  readonly account: number;
  readonly kind: 'receipt' | 'collection' | 'reversal' | 'returned' | 'outgoing' | 'fee';
  readonly day: number;
  /** Days from that to the value date. */
  readonly valuedLater?: number | undefined;
  readonly amount: number;
  readonly isCredit: boolean;
  readonly isReversal: boolean;
  readonly family: readonly [domain: string, family: string, subFamily: string];
  /** The bank's reference of the entry; none, or what says nothing, where the bank has none. */
  readonly c?: string | undefined;
  readonly entryReference?: string | undefined;
  readonly rows: readonly Row[];
  /** Of a reversal: which booking, and which of its rows unless all of them. */
  readonly reverses?: { readonly booking: string; readonly row?: string | undefined } | undefined;
}

export interface Row {
  readonly id: string;
  readonly amount: number;
  /** As the bank writes it, right or wrong. */
  readonly reference?: { readonly type: 'QRR' | 'SCOR'; readonly text: string } | undefined;
  /** The bill that the reference names, if it is right. */
  readonly bill?: string | undefined;
  readonly d?: string | undefined;
  readonly endToEndId?: string | undefined;
  readonly instructionId?: string | undefined;
  readonly uetr?: string | undefined;
  readonly payer?: string | undefined;
  /** It came at once, was told by itself, and is collected later. */
  readonly instant?: { readonly day: number; readonly c?: string | undefined } | undefined;
}

export const placeholders = ['NONREF', 'NOTPROVIDED', '000000', 'XXXX'] as const;

/** Whether a reference of a bank says something. */
/** Whether the bank's reference of a payment tells it from the others of its booking, and from the booking. */
export function hasOwnD({ c, rows }: Booking, { d }: Row): boolean {
  return isReal(d) && d !== c && rows.filter((row) => row.d === d).length === 1;
}

export function isReal(reference: string | undefined): reference is string {
  return reference !== undefined && !(placeholders as readonly string[]).includes(reference);
}

/** A world by chance: few amounts, so that much is alike. */
export function worldOf(chance: Chance, ofDiscounts: Chance): World {
  const accounts = Array.from({ length: chance.between(1, 3) }, (_, at) => accountOf(at, chance));
  const bills = Array.from({ length: chance.between(2, 6) }, (_, at) => billOf(at, accounts, chance, ofDiscounts));
  const making = new Making(accounts, bills, chance, ofDiscounts);
  const wanted = chance.between(2, 8);
  while (making.bookings.length < wanted) making.next();
  return { accounts, bills, bookings: making.bookings };
}

function accountOf(at: number, chance: Chance): Account {
  const number = String(7_004_200_110 + at * 17).padStart(12, '0');
  const iban = (bank: string) => `CH${modulo97CheckDigits('CH', `${bank}${number}`)}${bank}${number}`;
  return { iban: iban('98765'), qrIban: iban('31998'), currency: chance.happens(0.8) ? 'CHF' : 'EUR' };
}

const amounts = [1000, 10000, 10000, 25000, 7550] as const;

function billOf(at: number, accounts: readonly Account[], chance: Chance, ofDiscounts: Chance): Bill {
  const account = chance.between(0, accounts.length - 1);
  const type = chance.weighted({ QRR: 6, SCOR: 3, NON: 1 });
  const discounts = discountsOf(ofDiscounts);
  const own = { id: `B${at + 1}`, account, type, amount: chance.oneOf(amounts), discounts };
  if (type === 'NON') return own;
  return { ...own, reference: type === 'QRR' ? qrReference(2026_1100 + at) : creditorReference(`BILL${at + 1}`) };
}

export function qrReference(number: number): string {
  const digits = String(number).padStart(26, '0');
  return `${digits}${modulo10CheckDigit(digits)}`;
}

export function creditorReference(body: string): string {
  return `RF${modulo97CheckDigits('RF', body)}${body}`;
}

const singleFamilies = ['ATXN', 'AUTT', 'DMCT', 'VCOM'] as const;
const payers = ['Anna Muster', 'Berta Beispiel', 'Carla Meier'] as const;

class Making {
  readonly accounts: readonly Account[];
  readonly bills: readonly Bill[];
  readonly chance: Chance;
  /** Apart, so that they change nothing else. */
  readonly ofDiscounts: Chance;
  readonly bookings: Booking[] = [];
  #count = 0;
  /** Banks differ in whether an entry has a reference of theirs. */
  readonly #withC: readonly boolean[];

  constructor(accounts: readonly Account[], bills: readonly Bill[], chance: Chance, ofDiscounts: Chance) {
    this.accounts = accounts;
    this.ofDiscounts = ofDiscounts;
    this.bills = bills;
    this.chance = chance;
    this.#withC = accounts.map(() => chance.happens(0.75));
  }

  next(): void {
    const { chance } = this;
    const what = chance.weighted({
      single: 8,
      collection: 7,
      twin: 2,
      again: 2,
      nextMonth: 1,
      sameD: 1,
      reversal: 3,
      other: 2,
    });
    const made = this[what]();
    if (made === undefined) return;
    const isLater = (made.kind === 'receipt' || made.kind === 'collection') && this.ofDiscounts.happens(0.3);
    this.bookings.push(isLater && made.valuedLater === undefined ? { ...made, valuedLater: 1 } : made);
  }

  single(): Booking {
    const bill = this.chance.oneOf(this.bills);
    const id = this.#id();
    const c = this.#c(bill.account, id);
    const row = this.#payment(bill, `${id}.1`);
    return {
      id,
      account: bill.account,
      kind: 'receipt',
      day: this.chance.between(0, 5),
      amount: row.amount,
      isCredit: true,
      isReversal: false,
      family: ['PMNT', 'RCDT', this.chance.oneOf(singleFamilies)],
      c,
      entryReference: this.chance.happens(0.6) ? this.#entryReference(bill) : undefined,
      rows: this.#withD([row], c),
    };
  }

  collection(): Booking | undefined {
    const { chance } = this;
    const first = chance.oneOf(this.bills.filter(({ type }) => type !== 'NON'));
    if (first === undefined) return undefined;
    const candidates = this.bills.filter(({ account, type }) => account === first.account && type === first.type);
    const id = this.#id();
    const c = this.#c(first.account, id);
    const payments = Array.from({ length: chance.between(2, 4) }, (_, at) =>
      this.#payment(at === 0 ? first : chance.oneOf(candidates), `${id}.${at + 1}`),
    );
    const day = chance.between(0, 5);
    const isDirectDebit = chance.happens(0.1) && payments.every(({ bill }) => bill !== undefined);
    const rows = this.#withD(payments, c);
    return {
      id,
      account: first.account,
      kind: 'collection',
      day,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0),
      isCredit: true,
      isReversal: false,
      family: isDirectDebit ? ['PMNT', 'RDDT', 'PMDD'] : ['PMNT', 'RCDT', chance.oneOf(['VCOM', 'AUTT'])],
      c,
      entryReference: this.#entryReference(first),
      rows: isDirectDebit ? rows : this.#withInstant(rows, day),
    };
  }

  /** Alike in every field to one that was before. */
  twin(): Booking | undefined {
    const alike = this.#another(({ kind }) => kind === 'receipt' || kind === 'collection');
    return alike && this.#cloned(alike, alike.day, this.chance.happens(0.5));
  }

  /** The reference of an entry is used again on another day. */
  again(): Booking | undefined {
    const alike = this.#another(({ kind, c }) => kind === 'receipt' && isReal(c));
    if (alike === undefined) return undefined;
    const day = (alike.day + this.chance.between(1, 5)) % 6;
    if (this.chance.happens(0.5)) return this.#cloned(alike, day, true);
    const other = this.single();
    return { ...other, account: other.account, day, c: other.account === alike.account ? alike.c : other.c };
  }

  nextMonth(): Booking | undefined {
    const alike = this.#another(({ kind, day }) => kind === 'receipt' && day < 28);
    return alike && this.#cloned(alike, alike.day + 30, true);
  }

  /** Another payment to another bill that the bank calls the same as one in a collection. */
  sameD(): Booking | undefined {
    const collection = this.#another(({ kind }) => kind === 'collection');
    const row = this.chance.oneOf(collection?.rows ?? []);
    if (collection === undefined || row?.bill === undefined || !isReal(row.d)) return undefined;
    const bill = this.bills.find(
      ({ id, account, reference }) => account === collection.account && id !== row.bill && reference !== undefined,
    );
    if (bill?.reference === undefined || bill.type === 'NON') return undefined;
    const id = this.#id();
    const reference = { type: bill.type, text: bill.reference };
    const own: Row = { id: `${id}.1`, amount: row.amount, reference, bill: bill.id, d: row.d, payer: row.payer };
    return {
      ...collection,
      id,
      kind: 'receipt',
      day: Math.max(0, collection.day - this.chance.between(0, 2)),
      amount: row.amount,
      family: ['PMNT', 'RCDT', 'AUTT'],
      c: `C-${id}`,
      entryReference: undefined,
      rows: [own],
    };
  }

  reversal(): Booking | undefined {
    const { chance } = this;
    const taken = this.bookings.flatMap(({ reverses }) => (reverses === undefined ? [] : [reverses.booking]));
    const original = this.#another(
      ({ kind, id, rows }) =>
        (kind === 'receipt' || kind === 'collection') && !taken.includes(id) && rows.every((row) => !row.instant),
    );
    if (original === undefined) return undefined;
    const id = this.#id();
    const isWhole = original.kind === 'collection' && chance.happens(0.4);
    const row = chance.oneOf(original.rows);
    const how = chance.weighted({ reference: 5, uetr: 2, nothing: 1 });
    const told: Row = {
      ...row,
      id: `${id}.1`,
      d: chance.happens(0.5) ? `D-${id}` : undefined,
      uetr: how === 'uetr' ? row.uetr : undefined,
      endToEndId: undefined,
      instructionId: undefined,
      reference: how === 'nothing' ? undefined : row.reference,
      payer: how === 'nothing' ? undefined : row.payer,
    };
    return {
      id,
      account: original.account,
      kind: 'reversal',
      day: original.day + chance.between(0, 3),
      amount: isWhole ? original.amount : row.amount,
      isCredit: false,
      isReversal: chance.happens(0.8),
      family: ['PMNT', 'RCDT', 'DAJT'],
      c: this.#c(original.account, id),
      entryReference: original.entryReference,
      rows: isWhole ? [] : [told],
      reverses: { booking: original.id, row: isWhole ? undefined : row.id },
    };
  }

  other(): Booking {
    const { chance } = this;
    const id = this.#id();
    const account = chance.between(0, this.accounts.length - 1);
    const kind = chance.oneOf(['returned', 'outgoing', 'fee'] as const);
    const amount = chance.oneOf(amounts);
    return {
      id,
      account,
      kind,
      day: chance.between(0, 5),
      amount,
      isCredit: kind === 'returned',
      isReversal: false,
      family: kind === 'fee' ? ['ACMT', 'MDOP', 'CHRG'] : ['PMNT', 'ICDT', kind === 'returned' ? 'RRTN' : 'AUTT'],
      c: this.#c(account, id),
      rows: kind === 'fee' ? [] : [{ id: `${id}.1`, amount, payer: chance.oneOf(payers), d: `D-${id}` }],
    };
  }

  #another(fits: (booking: Booking) => boolean): Booking | undefined {
    return this.chance.oneOf(this.bookings.filter(fits));
  }

  #cloned(alike: Booking, day: number, keepsC: boolean): Booking {
    const id = this.#id();
    const c = keepsC ? alike.c : this.#c(alike.account, id);
    // What came at once is known by the references of the payments: they are its own
    const isInstant = alike.rows.some(({ instant }) => instant !== undefined);
    const own = ({ instant: _, ...row }: Row, at: number): Row => {
      const name = `${id}.${at + 1}`;
      return { ...row, uetr: undefined, id: name, d: isInstant ? `D-${name}` : row.d };
    };
    return { ...alike, id, day, c, rows: alike.rows.map(own) };
  }

  #id(): string {
    this.#count += 1;
    return `K${this.#count}`;
  }

  #c(account: number, id: string): string | undefined {
    if (this.#withC[account] && !this.chance.happens(0.08)) return `C-${id}`;
    return this.chance.happens(0.5) ? undefined : this.chance.oneOf(placeholders);
  }

  #entryReference({ account, type }: Bill): string {
    const { iban, qrIban } = this.accounts[account] as Account;
    return type === 'QRR' ? qrIban : iban;
  }

  #payment(bill: Bill, id: string): Row {
    const { chance } = this;
    const how = chance.weighted({ exact: 12, part: 2, over: 2, padded: 2, wrong: 1, unknown: 1, none: 1 });
    const part = how === 'part' ? bill.amount / 2 : bill.amount;
    const amount = how === 'over' ? bill.amount + 500 : discounted(bill, part, this.ofDiscounts);
    const endToEndId = chance.happens(0.4) ? `E-${id}` : chance.happens(0.5) ? 'NOTPROVIDED' : undefined;
    const own: Row = {
      id,
      amount,
      endToEndId,
      instructionId: chance.happens(0.2) ? `I-${id}` : undefined,
      uetr: chance.happens(0.2) ? uetrOf(id) : undefined,
      payer: chance.happens(0.7) ? chance.oneOf(payers) : undefined,
    };
    const { reference, type } = bill;
    if (how === 'none' || reference === undefined || type === 'NON') return own;
    if (how === 'wrong') return { ...own, reference: { type, text: withWrongDigit(reference) } };
    if (how === 'unknown') {
      const nobodys = type === 'QRR' ? qrReference(9_999_000 + this.#count) : creditorReference(`NOBODY${this.#count}`);
      return { ...own, reference: { type, text: nobodys } };
    }
    const text = how === 'padded' && type === 'QRR' ? reference.replace(/^0+/, '') : reference;
    return { ...own, reference: { type, text }, bill: bill.id };
  }

  #withD(rows: readonly Row[], c: string | undefined): Row[] {
    const how = this.chance.weighted({ own: 10, missing: 2, asC: 1, placeholder: 1, repeated: 1 });
    return rows.map((row) => {
      if (how === 'own') return { ...row, d: `D-${row.id}` };
      if (how === 'asC') return { ...row, d: c };
      if (how === 'placeholder') return { ...row, d: 'NOTPROVIDED' };
      return how === 'repeated' ? { ...row, d: `D-${(rows[0] as Row).id}` } : row;
    });
  }

  /** The reference of the row is compulsory for what comes at once. */
  #withInstant(rows: readonly Row[], day: number): Row[] {
    if (!this.chance.happens(0.5)) return [...rows];
    const at = this.chance.between(0, rows.length - 1);
    const instant = { day: Math.max(0, day - this.chance.between(0, 3)), c: `A-${(rows[at] as Row).id}` };
    return rows.map((row, index) => ({
      ...row,
      d: `D-${row.id}`,
      ...(index === at ? { instant, payer: row.payer ?? payers[0] } : {}),
    }));
  }
}

function withWrongDigit(reference: string): string {
  const last = Number(reference.at(-1));
  return Number.isNaN(last) ? `${reference}0` : `${reference.slice(0, -1)}${(last + 1) % 10}`;
}

function uetrOf(id: string): string {
  const digits = [...id].map((letter) => letter.charCodeAt(0).toString(16)).join('');
  return `00000000-0000-4000-8000-${digits.padStart(12, '0').slice(-12)}`;
}
