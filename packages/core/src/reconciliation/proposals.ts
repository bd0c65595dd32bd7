import { payerOf } from '../booking/index.ts';
import { append } from '../lists.ts';
import { compareDecimals, exactSumOf } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import { isCreditorReference } from '../reference/creditor-reference.ts';
import { isQrReference } from '../reference/qr-reference.ts';
import type { Item } from './item.ts';
import { KnownPayers } from './known-payers.ts';
import { limits, scores } from './limits.ts';
import type { KnownPayer } from './model.ts';
import { choicesOf, wordsOfName } from './names.ts';
import { type OpenBills, openOf, type RunningBill } from './open-bills.ts';
import { problem } from './problems.ts';
import { referencesInText } from './references.ts';

/** A bill that is proposed, never settled by itself. */
export interface Candidate {
  readonly bill: string;
  /** How likely the match is, out of 100. */
  readonly score: number;
  readonly reason: Problem;
}

type Propose = (bill: RunningBill, score: number, reason: Problem) => void;

/** How a bill of whoever paid fits: by its amount, or as the only one that is open. */
type Fit = 'fitting' | 'only';

interface Speaking {
  readonly score: number;
  readonly reason: (bill: RunningBill) => Problem;
}

/** Open bills by whatever a payer may have written of them in place of their reference. */
export class Proposals {
  private readonly byReference: OpenBills['byReference'];
  private readonly byId = new Map<string, RunningBill>();
  private readonly byNumber = new Map<string, RunningBill>();
  /** By currency and what is open. */
  private readonly byAmount = new Map<string, RunningBill[]>();
  private readonly byName = new Map<string, RunningBill[]>();
  private readonly payers: KnownPayers;
  /** Whether the bills are all that are open: then one may be the only one. */
  private readonly hasAllBills: boolean;

  constructor({ bills, byReference }: OpenBills, payers: readonly KnownPayer[], hasAllBills: boolean) {
    this.payers = new KnownPayers(payers);
    this.byReference = byReference;
    this.hasAllBills = hasAllBills;
    for (const bill of bills) {
      const { id, json, currency, debtor } = bill;
      for (const number of [id, json.number ?? '']) {
        if (number !== '') this.byId.set(number, bill);
        const name = numberKey(number);
        if (isTelling(name)) this.byNumber.set(name, bill);
      }
      const open = openOf(bill);
      if (open !== undefined) append(this.byAmount, `${currency} ${open}`, bill);
      const words = debtor === undefined ? [] : wordsOfName(debtor);
      if (words.length > 0) append(this.byName, `${currency} ${words.join(' ')}`, bill);
    }
  }

  /** Bills that somebody might mean who gave no reference of a bill: the most likely first. `reference` is one with a fault. */
  for(item: Item, reference?: string): Candidate[] {
    const found = new Map<string, Candidate>();
    const propose: Propose = (bill, score, reason) => {
      const before = found.get(bill.id);
      if (before === undefined || before.score < score) found.set(bill.id, { bill: bill.id, score, reason });
    };
    if (reference !== undefined) this.byTypo(reference, propose);
    if (item.detail !== undefined) {
      this.byText(item.detail, propose);
      this.byPayer(item, propose);
    }
    if (found.size === 0 && this.hasAllBills) this.byAmountAlone(item, propose);
    const sorted = [...found.values()].sort(
      (one, other) => other.score - one.score || (one.bill < other.bill ? -1 : 1),
    );
    return sorted.slice(0, limits.candidatesMax);
  }

  /** One character wrong, missing or too many, or two exchanged. */
  private byTypo(reference: string, propose: Propose): void {
    for (const near of nearReferences(reference)) {
      for (const bill of this.byReference.get(near) ?? []) {
        propose(bill, scores.typo, problem('RECONCILIATION_REFERENCE_TYPO', [], { reference: near }));
      }
    }
  }

  /** A reference or the number of a bill in any text that the payer gave. */
  private byText(detail: NonNullable<Item['detail']>, propose: Propose): void {
    const { message = '', references, endToEndId = '', instructionId = '' } = detail;
    const texts = [message, ...references.map(({ text }) => text), endToEndId, instructionId];
    for (const reference of texts.flatMap(referencesInText)) {
      for (const bill of this.byReference.get(reference) ?? []) {
        propose(bill, scores.referenceInText, problem('RECONCILIATION_REFERENCE_IN_TEXT', []));
      }
    }
    const own = this.byId.get(endToEndId) ?? this.byNumber.get(numberKey(endToEndId));
    if (own !== undefined) propose(own, scores.endToEndId, problem('RECONCILIATION_END_TO_END', []));
    for (const number of texts.flatMap(numbersInText)) {
      const bill = this.byNumber.get(number);
      if (bill !== undefined) propose(bill, scores.numberInText, problem('RECONCILIATION_NUMBER_IN_TEXT', []));
    }
  }

  /** Bills of whoever paid, by the name that the bank gives, and by whose bills the same payer paid before. */
  private byPayer(item: Item, propose: Propose): void {
    const { detail } = item;
    const names = [detail && payerOf(detail), detail?.debtor?.name].flatMap((name) => name ?? []);
    const ofName = {
      fitting: { score: scores.amountAndName, reason: () => problem('RECONCILIATION_AMOUNT_AND_NAME', []) },
      only: { score: scores.name, reason: () => problem('RECONCILIATION_NAME_FITS', []) },
    };
    this.ofDebtors(names, item, propose, ofName);
    const before = ({ debtor = '' }: RunningBill) => problem('RECONCILIATION_FORMER_PAYER', [], { debtor });
    const ofFormer = {
      fitting: { score: scores.formerPayer, reason: before },
      only: { score: scores.formerPayerOfOther, reason: before },
    };
    this.ofDebtors(this.payers.debtorsOf(item), item, propose, ofFormer);
  }

  /** Bills in some names: one with this amount, several that make it, or the only one. */
  private ofDebtors(
    names: readonly string[],
    item: Item,
    propose: Propose,
    how: Readonly<Record<Fit, Speaking>>,
  ): void {
    const { amount, currency } = item;
    const bills = new Set(names.flatMap((name) => this.billsOf(name, currency)));
    const open = [...bills].filter((bill) => compareDecimals(openOf(bill) ?? '1', '0') > 0);
    const exact = amount === undefined ? [] : open.filter((bill) => isOpenBy(bill, amount));
    for (const bill of exact) propose(bill, how.fitting.score, how.fitting.reason(bill));
    if (exact.length > 0 || !this.hasAllBills) return;
    for (const bill of amount === undefined ? [] : billsThatMake(open, amount)) {
      propose(bill, scores.sum, problem('RECONCILIATION_SUM_FITS', []));
    }
    const [only] = open;
    if (only !== undefined && open.length === 1 && bills.size < billsOfPayerMax)
      propose(only, how.only.score, how.only.reason(only));
  }

  /** By all words of a name, or by some of them one behind the other: banks write places and more behind it. */
  private billsOf(name: string, currency: string): readonly RunningBill[] {
    const words = wordsOfName(name.slice(0, limits.nameLengthMax)).slice(0, nameWordsMax);
    const found = new Set<RunningBill>();
    // Words are sorted: whoever is named by some of them is found by each choice of them
    for (const some of choicesOf(words)) {
      for (const bill of this.byName.get(`${currency} ${some.join(' ')}`) ?? []) {
        if (found.size >= billsOfPayerMax) return [...found];
        found.add(bill);
      }
    }
    return [...found];
  }

  /** The one bill that is open by this amount. */
  private byAmountAlone({ amount, currency }: Item, propose: Propose): void {
    if (amount === undefined) return;
    const [only, ...more] = this.byAmount.get(`${currency} ${amount}`) ?? [];
    if (only !== undefined && more.length === 0) {
      propose(only, scores.amountOfOne, problem('RECONCILIATION_AMOUNT_OF_ONE', []));
    }
  }
}

/** Names of more words are compared by their first ones. */
const nameWordsMax = 6;
const billsOfPayerMax = 50;

function isOpenBy(bill: RunningBill, amount: string): boolean {
  const open = openOf(bill);
  return open !== undefined && compareDecimals(open, amount) === 0;
}

/** Two or three bills, or all of them, that are open by an amount together; none where several choices are. */
function billsThatMake(bills: readonly RunningBill[], amount: string): readonly RunningBill[] {
  const open = bills.slice(0, summedBillsMax);
  const makes = (some: readonly RunningBill[]) =>
    compareDecimals(exactSumOf(some.map((bill) => openOf(bill) ?? '0')), amount) === 0;
  const choices: (readonly RunningBill[])[] = [];
  for (const [first, one] of open.entries()) {
    for (const [second, other] of open.slice(first + 1).entries()) {
      choices.push([one, other]);
      for (const third of open.slice(first + second + 2)) choices.push([one, other, third]);
    }
  }
  if (bills.length > 3) choices.push(bills);
  const found = choices.filter(makes);
  return found.length === 1 ? (found[0] ?? []) : [];
}

const summedBillsMax = 12;

/** Letters and digits alone, in capitals. */
function numberKey(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]+/g, '');
}

/** A number that a text does not have by chance. */
function isTelling(number: string): boolean {
  return number.length >= 4 && /\d/.test(number);
}

/** Every word of a text that may be a number of a bill, and two and three of them together. */
function numbersInText(text: string): string[] {
  const words =
    text
      .slice(0, limits.messageLengthMax)
      .toUpperCase()
      .match(/[0-9A-Z]+/g) ?? [];
  return words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join('')).filter(isTelling));
}

/** References with right check digits that differ from a text by one character, by two exchanged ones, or by one too few or too many. */
function nearReferences(text: string): string[] {
  const isLetters = text.startsWith('RF');
  const isRight = isLetters ? isCreditorReference : isQrReference;
  if (text.length > (isLetters ? 26 : 28)) return [];
  const letters = isLetters ? '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789';
  const found = new Set<string>();
  const take = (one: string) => isRight(one) && found.add(one);
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    take(before + after);
    if (at > 0) take(before.slice(0, -1) + text.charAt(at) + before.slice(-1) + after);
    for (const letter of letters) {
      take(before + letter + after);
      take(before + letter + text.slice(at));
    }
  }
  found.delete(text);
  return [...found];
}
