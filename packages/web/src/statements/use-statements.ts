import type { Journal } from '@rappen/core/bookkeeping';
import { exactSumOf, negated } from '@rappen/core/money';
import { useMemo } from 'preact/hooks';
import type { InvoicePayment } from '../kept/bank-store.ts';
import type { BankTexts } from '../language/bank/en.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import type { UiLanguage } from '../language/languages.ts';
import { remainsOf, withDecision, withoutDecision } from '../records/bank/books.ts';
import type { BillEffect, KeptReceipt, ListedBill, RunBooks, StatementRun } from '../records/bank/records.ts';
import { paidInvoice, unpaidInvoice } from '../records/desk/account.ts';
import type { Invoice } from '../records/desk/records.ts';
import { newId } from '../records/new-id.ts';
import type { Bank } from '../work/bank/use-bank.ts';
import type { BankIntake } from '../work/bank/use-bank-files.tsx';
import { type ListedReceipt, latestFirst } from './lists.ts';
import { invoiceIdOf, type OpenBill, openAmountOf, openBillsOf } from './open-bills.ts';
import { payersOf } from './payers.ts';
import type { DeskInvoices } from './use-desk-invoices.ts';

export interface Statements {
  readonly open: readonly OpenBill[];
  take(files: readonly File[]): Promise<void>;
  /** Takes back what the latest statements did. */
  undoLatest(): Promise<void>;
  /** Counts a receipt for a bill, because somebody says so. */
  decide(of: ListedReceipt, bill: string): Promise<void>;
  takeBack(of: ListedReceipt): Promise<void>;
}

/** Takes statements in, and keeps what they mean for the bills: of lists here, of the desk on the desk. */
export function useStatements(bank: Bank, desk: DeskInvoices, intake: BankIntake, today: string): Statements {
  const { bank: words, language } = useBankWords();
  const listed = bank.records?.bills ?? [];
  const open = useMemo(
    () => openBillsOf(desk.invoices, desk.companies, listed),
    [desk.invoices, desk.companies, listed],
  );
  const hold: Hold = { bank, intake, words, language, open, today };
  return {
    open,
    take: (files) => takeStatements(hold, files),
    async undoLatest() {
      const [latest] = latestFirst(bank.current().runs.filter(({ seen }) => seen.length > 0));
      if (latest) await undoRun(hold, latest);
    },
    decide: (of, bill) => decide(hold, of, bill),
    takeBack: (of) => takeBack(hold, of),
  };
}

/** What the actions work on: the bills as they are shown at this moment. */
interface Hold {
  readonly bank: Bank;
  readonly intake: BankIntake;
  readonly words: BankTexts;
  readonly language: UiLanguage;
  readonly open: readonly OpenBill[];
  readonly today: string;
}

const billIn = ({ open }: Hold, id: string): OpenBill | undefined => open.find(({ bill }) => bill.id === id);

/** The bills of lists after some effects; those of the desk are changed there. */
function listedAfter({ bank }: Hold, effects: readonly BillEffect[], sign: 1 | -1): ListedBill[] {
  const changes = new Map<string, BillEffect[]>();
  for (const effect of effects) changes.set(effect.bill, [...(changes.get(effect.bill) ?? []), effect]);
  const sumOf = (before: string | undefined, amounts: readonly string[]) =>
    exactSumOf([before ?? '0.00', ...(sign === 1 ? amounts : amounts.map(negated))]);
  return bank.current().bills.flatMap(({ id, bill }) => {
    const more = changes.get(id);
    if (more === undefined) return [];
    const paid = sumOf(
      bill.paid,
      more.map(({ amount }) => amount),
    );
    const granted = more.flatMap(({ discount }) => discount ?? []);
    const discount = granted.length === 0 ? {} : { discount: sumOf(bill.discount, granted) };
    return [{ id, bill: { ...bill, paid, ...discount } }];
  });
}

async function takeStatements(hold: Hold, files: readonly File[]): Promise<void> {
  const { bank, intake, words, open, today } = hold;
  const runs = bank.current().runs;
  const seen = runs.flatMap((run) => run.seen);
  const answer = await intake.take(files, { bills: open.map(({ bill }) => bill), seen, payers: payersOf(runs, open) });
  const matched = answer?.matched;
  if (answer === undefined || matched === undefined) return;
  if (!matched.ok) return intake.say({ text: words.files.failed, isBad: true });
  const { receipts, seen: all, sums, bills, repeated } = matched.value;
  const fresh = all.slice(seen.length);
  if (fresh.length === 0) return intake.say({ text: words.statements.nothingNew });
  const before = new Map(open.map(({ bill }) => [bill.id, bill]));
  const effects = bills.flatMap(({ id, paid, discount, receipts: own }): BillEffect[] => {
    if (own.length === 0) return [];
    const known = before.get(id);
    const amount = exactSumOf([paid, negated(known?.paid ?? '0.00')]);
    const granted = exactSumOf([discount ?? '0.00', negated(known?.discount ?? '0.00')]);
    const more = granted === '0.00' ? {} : { discount: granted };
    return [{ bill: id, amount, ...more }];
  });
  const run: StatementRun = {
    id: newId(),
    madeAt: new Date().toISOString(),
    files: answer.files.filter(({ kind }) => kind === 'statement').map(({ name }) => name),
    seen: fresh,
    receipts,
    sums,
    effects,
    ...(answer.journal && { books: booksOf(answer.journal) }),
  };
  // In booking order: a bill is paid on the day of its last receipt
  const lastOf = new Map(bills.map(({ id, receipts: own }) => [id, receipts[own.at(-1) ?? -1]?.date]));
  const kept = await bank.change(
    { put: { runs: [run], bills: listedAfter(hold, effects, 1) }, only: { runs: runs.map(({ id }) => id) } },
    paymentsOf(effects, (bill) => lastOf.get(bill) ?? today),
  );
  if (kept !== 'kept') return intake.sayKept(kept);
  const text = fill(words.statements.taken, { count: receipts.length, repeated });
  intake.say({ text, undo: () => void undoRun(hold, run) });
}

function booksOf({ entries, left, notices }: Journal): RunBooks {
  // Which bank accounts share one of the books is a matter of the settings, when it is saved
  return { entries, left: left.length, notices: notices.filter(({ code }) => code !== 'BOOKS_BANK_SHARED') };
}

async function decide(hold: Hold, { run, index, receipt }: ListedReceipt, bill: string): Promise<void> {
  const { bank, intake, words, language, today } = hold;
  const known = billIn(hold, bill);
  const label = known?.label ?? '';
  const decided: BillEffect = { bill, amount: receipt.amount };
  const said = { index, bill, label, open: known && openAmountOf(known.bill), language };
  const next = withDecision(withReceipt(run, index, { ...receipt, decided }), said);
  const kept = await bank.change(
    { put: { runs: [next], bills: listedAfter(hold, [decided], 1) }, present: { runs: [run.id] } },
    paymentsOf([decided], () => receipt.date ?? today),
  );
  if (kept !== 'kept') return intake.sayKept(kept);
  const undo = () => void takeBack(hold, { run: next, index, receipt: { ...receipt, decided } });
  intake.say({ text: fill(words.statements.counted, { bill: label }), undo });
}

async function undoRun(hold: Hold, { id }: StatementRun): Promise<void> {
  const { bank, intake, words, language } = hold;
  const run = bank.current().runs.find((one) => one.id === id);
  if (run === undefined) return;
  intake.say(undefined);
  // Decisions came after the statements, and go before them
  const effects = [...run.receipts.flatMap(({ decided }) => decided ?? []).reverse(), ...run.effects];
  const remains = remainsOf(run, language);
  const kept = await bank.change(
    { put: { bills: listedAfter(hold, effects, -1), runs: remains }, remove: { runs: [id] }, present: { runs: [id] } },
    takenBack(effects),
  );
  if (kept !== 'kept') return intake.sayKept(kept);
  const { undone, books } = words.statements;
  intake.say({ text: remains.length === 0 ? undone : `${undone} ${books.takenBack}` });
}

async function takeBack(hold: Hold, { run, index, receipt }: ListedReceipt): Promise<void> {
  const { bank, intake, language } = hold;
  const { decided, ...before } = receipt;
  if (decided === undefined) return;
  const next = withoutDecision(withReceipt(run, index, before), { index, bill: decided.bill, language });
  const kept = await bank.change(
    { put: { runs: [next], bills: listedAfter(hold, [decided], -1) }, present: { runs: [run.id] } },
    takenBack([decided]),
  );
  if (kept !== 'kept') return intake.sayKept(kept);
  intake.say(undefined);
}

/** What effects make of invoices of the desk. */
function paymentsOf(effects: readonly BillEffect[], dayOf: (bill: string) => string): readonly InvoicePayment[] {
  return effects.flatMap(({ bill, amount, discount }) => {
    const invoice = invoiceIdOf(bill);
    const change = (one: Invoice) => paidInvoice(one, amount, dayOf(bill), discount);
    return invoice === undefined ? [] : [{ invoice, change, isTakenBack: false }];
  });
}

/** What it makes of invoices of the desk that effects are taken back. */
function takenBack(effects: readonly BillEffect[]): readonly InvoicePayment[] {
  return effects.flatMap(({ bill, amount, discount }) => {
    const invoice = invoiceIdOf(bill);
    const change = (one: Invoice) => unpaidInvoice(one, amount, discount);
    return invoice === undefined ? [] : [{ invoice, change, isTakenBack: true }];
  });
}

function withReceipt(run: StatementRun, index: number, receipt: KeptReceipt): StatementRun {
  return { ...run, receipts: run.receipts.map((one, at) => (at === index ? receipt : one)) };
}
