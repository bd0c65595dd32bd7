import type { Journal } from '@rappen/core/bookkeeping';
import type { JsonValue } from '@rappen/core/json';
import {
  anyText,
  type Infer,
  isRecord,
  jsonPieces,
  list,
  openObject,
  optional,
  read,
  writeValue,
} from '@rappen/core/model';
import { exactSumOf, parseAmount } from '@rappen/core/money';
import type { Problem } from '@rappen/core/problem';
import {
  type BalanceProof,
  knownPayerModel,
  reconcile as match,
  type OpenMatter,
  openBillModel,
  type Place,
  type Receipt,
  type Reconciliation,
  type Repeat,
} from '@rappen/core/reconciliation';
import { ok, type Result } from '@rappen/core/result';
import type { StatementFile } from '@rappen/core/statement';
import {
  discountsForm,
  discountsOfText,
  readOpenBillsFile,
  receiptsCsv,
  reconciliationAnswerModel,
  reconciliationJsonOf,
  sentenceOf,
  withDiscounts,
  withTolerance,
} from '@rappen/http';
import { readInput } from '../files.ts';
import { jsonOf, readJsonFile } from '../json-file.ts';
import { misunderstood, print, printError } from '../output.ts';
import { formatOf, type ProblemsOf, reportAllProblems, reportWarnings, tableLines } from '../report.ts';
import { readIfThere, writeWhole } from '../whole-file.ts';
import { type BooksOptions, booksOf, misunderstoodBooks } from './books.ts';
import { readStatements } from './statement-files.ts';

interface ReconcileOptions extends BooksOptions {
  readonly bills: string;
  readonly accounts: string | undefined;
  readonly tolerance: string | undefined;
  readonly discounts: string | undefined;
  readonly csv: boolean;
  readonly output: string;
  readonly json: boolean;
}

/** Matches statements with open bills. Answers the exit status: 0 where all that came in settles bills. */
export async function reconcile(options: ReconcileOptions, given: readonly string[]): Promise<number> {
  const { csv, json, output, tolerance, discounts } = options;
  if (csv && json) return misunderstood('reconcile needs --json or --csv, not both');
  const named = csv ? 'csv' : json ? 'json' : undefined;
  const isPrinted = named !== undefined || output !== '-';
  const format = formatOf({ format: named, output }, ['json', 'csv'] as const);
  if (isPrinted && !format.ok) return misunderstood(format.sentence);
  if (tolerance !== undefined && !parseAmount(tolerance).ok)
    return misunderstood(`--tolerance must be an amount such as 0.05: it is "${tolerance.slice(0, 60)}"`);
  if (discounts !== undefined && discountsOfText(discounts) === undefined)
    return misunderstood(`--discounts must be ${discountsForm}: it is "${discounts.slice(0, 60)}"`);
  const wrong = await misunderstoodBooks(options);
  if (wrong !== undefined) return misunderstood(wrong);

  // Before the statements, which may be long: a bill file that is not there is told at once
  const input = await readInputs(options);
  const statements = await readStatements(given);
  const files = statements.names;
  const refused = [...statements.refused, ...input.refused];
  if (refused.length > 0) return reportAllProblems(refused, json);
  const matched = match(statements.files, withDiscounts(withTolerance(input.given, tolerance), discounts));
  if (!matched.ok) return reportAllProblems(matched.problems.map(input.placeOf), json);

  const result = matched.value;
  const books = await booksOf(options, result, statements.files);
  if (!books.ok) return reportAllProblems([books], json);
  // What is in the books must not be lost: they are written before anything says that it is known
  await books.value?.write();
  const isCsv = format.ok && format.value === 'csv';
  if (isPrinted) await writeWhole(output, isCsv ? receiptsCsv(result) : jsonTextOf(result, statements.files));
  if (options.seen !== undefined) await writeSeen(options.seen, result);
  const notices: readonly ProblemsOf[] = [
    ...statements.files.map(({ notices: problems }, index) => ({ source: files[index], problems })),
    ...result.notices.map((found) => noticeOf(found, files)),
    { problems: books.value?.journal.notices ?? [] },
  ];
  const isQuiet = notices.every(({ problems }) => problems.length === 0);
  const isAllClear = isQuiet && result.open.length === 0 && result.receipts.every(isClear);
  if (!json) {
    for (const { source, problems } of notices) reportWarnings(problems, source);
    printError(tellingOf(result, files));
    // What is read on by a program stays alone on standard output
    const isRead = (isPrinted && output === '-') || options['books-output'] === '-';
    (isRead ? printError : print)(
      summaryOf(result, files.length) + (books.value ? bookedLine(books.value.journal) : ''),
    );
  } else {
    // The JSON is of the reconciliation: what there is to say of the books stands beside it
    reportWarnings(books.value?.journal.notices ?? []);
    if (books.value !== undefined) printError(bookedLine(books.value.journal));
    if (output !== '-') print(`${JSON.stringify({ ok: isAllClear, output })}\n`);
  }
  return isAllClear ? 0 : 1;
}

function* jsonTextOf(result: Reconciliation, statements: readonly StatementFile[]): Generator<string> {
  yield* jsonPieces(reconciliationAnswerModel, reconciliationJsonOf(result, statements));
  yield '\n';
}

/** Whether nobody need look at a receipt: it settles its bill, or has to do with none. */
function isClear({ verdict, inner, reasons }: Receipt): boolean {
  if (verdict === 'detailsElsewhere') return reasons.length === 0;
  return ['settled', 'amountFree', 'announced', 'notABill'].includes(inner ?? verdict);
}

interface Inputs {
  readonly given: Readonly<Record<string, unknown>>;
  /** Puts a problem of the whole where it stands in a file. */
  readonly placeOf: (found: Problem) => ProblemsOf;
  readonly refused: readonly ProblemsOf[];
}

/** Bills, accounts and what former runs counted, or all that is wrong with these files. */
async function readInputs(options: ReconcileOptions): Promise<Inputs> {
  const { bills: billsFile, accounts: accountsFile, seen: seenFile } = options;
  const bills = readOpenBillsFile(await readInput(billsFile));
  const accounts = accountsFile === undefined ? ok(undefined) : await readJsonFile(accountsFile);
  const seen = await readSeen(seenFile);
  const refused = [
    { source: billsFile, problems: bills.ok ? [] : bills.problems },
    { source: accountsFile, problems: accounts.ok ? [] : accounts.problems },
    { source: seenFile, problems: seen.ok ? [] : seen.problems },
  ].filter(({ problems }) => problems.length > 0);
  const input = bills.ok ? bills.value.input : {};
  const before = seen.ok ? seen.value : {};
  const given = {
    ...input,
    bills: carriedOver(input['bills'], before.openBills ?? []),
    ...(accounts.ok && accounts.value !== undefined && { accounts: accounts.value }),
    ...(seenFile !== undefined && { seen: before.seen ?? [], payers: before.payers ?? [] }),
  };
  const placeOf = (found: Problem): ProblemsOf => {
    const isOfAccounts = found.path[0] === 'accounts' && accountsFile !== undefined;
    if (isOfAccounts) return { source: accountsFile, problems: [{ ...found, path: found.path.slice(1) }] };
    const path = bills.ok ? bills.value.placeOf(found.path) : found.path;
    return { source: billsFile, problems: [{ ...found, path }] };
  };
  return { given, placeOf, refused };
}

const seenModel = openObject({
  seen: optional(list(anyText())),
  openBills: optional(list(openBillModel)),
  payers: optional(list(knownPayerModel)),
});
type Seen = Infer<typeof seenModel>;

async function readSeen(file: string | undefined): Promise<Result<Seen>> {
  const bytes = file === undefined ? undefined : await readIfThere(file);
  if (bytes === undefined) return ok({});
  const json = jsonOf(bytes);
  if (!json.ok) return json;
  const value = Array.isArray(json.value) ? { seen: json.value } : json.value;
  return read(seenModel, value, { entriesMax: Number.POSITIVE_INFINITY });
}

async function writeSeen(file: string, { seen, openBills, payers }: Reconciliation): Promise<void> {
  await writeWhole(file, seenTextOf({ seen, openBills, payers }));
}

function* seenTextOf(seen: Seen): Generator<string> {
  yield* jsonPieces(seenModel, seen);
  yield '\n';
}

/** What former runs counted for bills, where the list of bills does not say it itself. */
function carriedOver(bills: unknown, before: NonNullable<Seen['openBills']>): unknown {
  if (!Array.isArray(bills)) return bills;
  const byId = new Map(before.map((bill) => [bill.id, writeValue(openBillModel, bill) as Record<string, JsonValue>]));
  return bills.map((bill: unknown) => {
    const kept = isRecord(bill) ? byId.get(String(bill['id'])) : undefined;
    if (kept === undefined || !isRecord(bill) || 'paid' in bill) return bill;
    const { paid, ...more } = kept;
    const remembered = (['discount', 'lastPaid', 'closed', 'state'] as const).flatMap((name) =>
      more[name] === undefined ? [] : [[name, more[name]]],
    );
    return { ...bill, paid, ...Object.fromEntries(remembered) };
  });
}

/** A notice on all files together with the one that it is about. */
function noticeOf(found: Problem, files: readonly string[]): ProblemsOf {
  const [, index, ...path] = found.path;
  const source = typeof index === 'number' ? files[index] : undefined;
  return { source, problems: [source === undefined ? found : { ...found, path }] };
}

/** What was taken for a repeat and what is open, each with the places that tell it. */
function tellingOf({ repeats, open }: Reconciliation, files: readonly string[]): string {
  const placeOf = ({ file, entry }: Place) => `${files[file]} entry ${entry + 1}`;
  const moneyOf = ({ date, currency, amount, direction }: OpenMatter | Repeat) =>
    `${date ?? 'no day'} ${currency} ${direction === 'debit' ? '-' : ''}${amount}`;
  const lines = [
    ...repeats.map((one) => {
      const of = one.of === undefined ? 'an earlier run' : placeOf(one.of);
      return `repeat: ${placeOf(one.place)} (${moneyOf(one)}) is also reported by ${of}`;
    }),
    ...open.map((one) => {
      const places = one.places.length === 0 ? 'earlier files' : one.places.map(placeOf).join(', ');
      return `open: ${places} (${moneyOf(one)}): ${sentenceOf(one.reason)}`;
    }),
  ];
  const shown = lines.slice(0, tellingLinesMax);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more: --json has them all`] : [])].map((line) => `${line}\n`).join('');
}

/** Lines on repeats and open matters that are printed. */
const tellingLinesMax = 50;

/** Counts and sums by verdict and currency, and the states of the bills. */
function summaryOf(result: Reconciliation, files: number): string {
  const { receipts, bills, totals, sums, repeated, open, balances } = result;
  const counts = new Map<string, number>();
  for (const { state } of bills) counts.set(state, (counts.get(state) ?? 0) + 1);
  const known = repeated === 0 ? '' : `, ${repeated} counted before`;
  const told = `${known}${open.length === 0 ? '' : `, ${open.length} open`}`;
  const rows = totals.map(({ currency, verdict, count, amount }) => [`  ${currency}`, verdict, String(count), amount]);
  const granted = discountLines(receipts, bills);
  const came = sums.map(
    ({ currency, incoming, reversed }) => `${currency} ${incoming} came in, ${reversed} taken back`,
  );
  const lines = [
    `${countOf(files, 'file')}, ${countOf(receipts.length, 'booking')}${told}`,
    ...tableLines(rows),
    ...came,
    ...granted,
    ...balances.map(proofLine),
    `bills: ${[...counts].map(([state, count]) => `${count} ${state}`).join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Discounts that payers took in time, by the currency of the bill; what fell away again is taken off. */
function discountLines(receipts: readonly Receipt[], bills: Reconciliation['bills']): string[] {
  const currencies = new Map(bills.map(({ id, currency }) => [id, currency]));
  const amounts = new Map<string, string[]>();
  for (const { bill = '', discount } of receipts) {
    if (discount === undefined) continue;
    const currency = currencies.get(bill) ?? '';
    amounts.set(currency, [...(amounts.get(currency) ?? []), discount]);
  }
  return [...amounts].map(([currency, all]) => `${currency} ${exactSumOf(all)} cash discount granted`);
}

/** How many entries the books have, and what is in none. */
function bookedLine({ entries, left }: Journal): string {
  const open = left.length === 0 ? '' : `, ${countOf(left.length, 'open booking')} left out`;
  return `books: ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}${open}\n`;
}

/** A statement as a sum that a person can check. */
function proofLine({ account, currency, opening, counted, closing, difference }: BalanceProof): string {
  const sum = `${account}: opening balance ${currency} ${opening}, bookings ${counted}, closing balance ${closing}`;
  return difference === '0.00' ? `${sum}: adds up` : `${sum}: ${difference} is missing`;
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
