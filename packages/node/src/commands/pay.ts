import { type CalendarDate, nextBankDay } from '@rappen/core/date';
import { type JsonValue, parseJson, writeJson } from '@rappen/core/json';
import { anyText, type Infer, isRecord, list, openObject, optional, read, writeValue } from '@rappen/core/model';
import { parseTypedAmount } from '@rappen/core/money';
import {
  type CurrencySum,
  formatXmlPath,
  type ParsedPaymentOrder,
  type PaymentOrder,
  paidPaymentModel,
  paidPaymentsOf,
  parsePaymentOrder,
  readPaymentFile,
  readStatusReport,
  writePaymentFile,
} from '@rappen/core/payment-order';
import type { Problem } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import { profileAt } from '@rappen/core/swiss-qr';
import { orderVerdictModel, readSentOrder, statusJsonOf, statusModel, verdictOnOrder } from '@rappen/http';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { readInput } from '../files.ts';
import { jsonOf } from '../json-file.ts';
import { misunderstood, print, printError } from '../output.ts';
import { countProgress } from '../progress.ts';
import { type ProblemsOf, reportAllProblems, reportProblems, reportWarnings, tableLines } from '../report.ts';
import { version } from '../version.ts';
import { readIfThere, writeWhole } from '../whole-file.ts';
import { type BillToPay, readBillsToPay } from './bills-to-pay.ts';
import {
  type BillOffer,
  chosenOf,
  numbersOf,
  offersOf,
  sentenceOfLeftOut,
  sentenceOfOffer,
  unknownBill,
} from './pay-choices.ts';

interface PayOptions {
  readonly from: string | undefined;
  readonly name: string | undefined;
  readonly date: string | undefined;
  readonly amount: string | undefined;
  readonly discount: string | undefined;
  readonly 'message-id': string | undefined;
  readonly known: string | undefined;
  readonly 'leave-out-paid': boolean;
  readonly again: string | undefined;
  readonly hybrid: boolean;
  readonly 'sepa-eur': boolean;
  readonly check: string | undefined;
  readonly status: string | undefined;
  readonly order: string | undefined;
  readonly output: string;
  readonly normalize: boolean;
  readonly json: boolean;
}

/** Makes a payment file of bills, checks one, or reads what the bank answers to one. Answers the exit status. */
export async function pay(options: PayOptions, bills: readonly string[]): Promise<number> {
  const { check, status, order } = options;
  const asked = [bills.length > 0, check !== undefined, status !== undefined].filter(Boolean).length;
  if (asked !== 1) return misunderstood('pay needs bills, or --check FILE, or --status FILE with --order FILE');
  if (check !== undefined) return checkFile(check, options);
  if (status !== undefined) {
    return order === undefined
      ? misunderstood('pay --status needs --order FILE: the payment file that the bank answered')
      : readStatus(status, order, options);
  }
  return payBills(bills, options);
}

async function payBills(files: readonly string[], options: PayOptions): Promise<number> {
  const { from, name, output, json, known } = options;
  const missing = Object.entries({ '--from IBAN': from, '--name NAME': name })
    .filter(([, value]) => value === undefined)
    .map(([option]) => option);
  if (missing.length > 0) return misunderstood(`pay needs ${missing.join(', ')}`);
  const amounts = amountsOf(options.amount);
  if (typeof amounts === 'string') return misunderstood(amounts);
  const discounted = numbersOf('--discount', options.discount);
  if (typeof discounted === 'string') return misunderstood(discounted);
  const again = numbersOf('--again', options.again);
  if (typeof again === 'string') return misunderstood(again);
  const twice = [...discounted].find((number) => amounts.has(number));
  if (twice !== undefined) return misunderstood(`--amount and --discount both name bill ${twice}: choose one`);
  const before = await readKnown(known);
  if (!before.ok) return reportProblems(before.problems, { json, ...(known !== undefined && { source: known }) });

  const now = new Date();
  const bills = await readAll(files, swissDay(now));
  const missingBill = unknownBill(bills, amounts, discounted, again);
  if (missingBill !== undefined) return misunderstood(missingBill);
  const refused = bills.map(({ place: source, problems }) => ({ source, problems }));
  if (refused.some(({ problems }) => problems.length > 0)) return reportAllProblems(refused, json);

  const { knownMessageIds, alreadyPaid } = before.value;
  const payments = bills.map(({ payment }, index) => {
    const changed = chosenOf(payment, bills[index]?.options, {
      amount: amounts.get(index + 1),
      isDiscounted: discounted.has(index + 1),
      isDayChosen: options.date !== undefined,
    });
    const asked = again.has(index + 1) && isRecord(changed) ? { ...changed, again: true } : changed;
    return options['sepa-eur'] ? bySepa(asked) : asked;
  });
  const order = parseJson(writeJson({ ...headOf(options, now), payments: payments as JsonValue[] }));
  if (!order.ok) return reportProblems(order.problems, { json });
  const parsed = parsePaymentOrder(order.value, {
    today: swissDay(now),
    addresses: options.hybrid ? 'hybrid' : 'structured',
    normalize: options.normalize,
    knownMessageIds,
    alreadyPaid,
    leaveOutPaid: options['leave-out-paid'],
  });
  const placed = (found: Problem) => placeInBill(found, bills);
  const { leftOut } = parsed;
  if (!json) for (const one of leftOut) printError(`${sentenceOfLeftOut(one, bills)}\n`);
  if (!parsed.ok) return refusedOrder(parsed.problems, placed, json);

  await writeWhole(output, writePaymentFile(parsed.value));
  if (known !== undefined) await writeKnown(known, before.value, parsed.value);
  const warnings = [
    ...bills.map(({ place: source, warnings: problems }) => ({ source, problems })),
    ...parsed.notices.map(placed),
  ];
  reportMade(parsed, warnings, options, offersOf(bills, discounted));
  return leftOut.length === 0 ? 0 : 1;
}

/** What is wrong with an order; for what was paid before also what can be done about it. */
function refusedOrder(problems: readonly Problem[], placed: (found: Problem) => ProblemsOf, json: boolean): number {
  const status = reportAllProblems(problems.map(placed), json);
  const twice = problems.filter(({ code }) => code === 'PAYMENT_DUPLICATE');
  const numbers = twice.map(({ path: [, index] }) => Number(index) + 1).join(',');
  if (numbers !== '' && !json) {
    printError(`--leave-out-paid leaves out what was paid before, --again ${numbers} pays it again\n`);
  }
  return status;
}

async function readAll(files: readonly string[], today: CalendarDate): Promise<BillToPay[]> {
  const profile = profileAt(today);
  const progress = countProgress(files.length);
  const bills: BillToPay[] = [];
  for (const file of files) {
    bills.push(...(await readBillsToPay(file, profile, today)));
    progress.step();
  }
  return bills;
}

/** What an order says besides its payments. */
function headOf({ from = '', name = '', date, ...options }: PayOptions, now: Date) {
  // The Swedish form is `yyyy-mm-dd hh:mm:ss`
  const swissTime = { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' } as const;
  const createdAt = new Intl.DateTimeFormat('sv-SE', swissTime).format(now).replace(' ', 'T');
  return {
    messageId: options['message-id'] ?? `RAPPEN-${createdAt.replace(/[-:]/g, '').replace('T', '-')}`,
    createdAt,
    executionDate: date ?? nextBankDay(swissDay(now)),
    debtor: { name, iban: from.replace(/\s/g, '') },
    software: { name: 'Rappen', version: version() },
  };
}

/** Amounts by the number of their bill, or what is not understood. */
function amountsOf(text: string | undefined): ReadonlyMap<number, string> | string {
  const amounts = new Map<number, string>();
  for (const part of text === undefined ? [] : text.split(',')) {
    const [, number = '', typed = ''] = /^\s*(\d{1,6})=(.+)$/.exec(part) ?? [];
    const amount = parseTypedAmount(typed);
    if (Number(number) < 1 || !amount.ok) return `--amount must be like 2=150.00: it is "${part.slice(0, 60)}"`;
    if (amounts.has(Number(number))) return `--amount has bill ${Number(number)} twice`;
    amounts.set(Number(number), amount.value);
  }
  return amounts;
}

/** A payment in euros as a SEPA payment, unless another service was chosen for it. */
function bySepa(payment: unknown): unknown {
  return isRecord(payment) && payment['currency'] === 'EUR' ? { service: 'SEPA', ...payment } : payment;
}

/** A problem of an order with its bill; those of the order itself as the options are called. */
function placeInBill(found: Problem, bills: readonly BillToPay[]): ProblemsOf {
  const [first, at, ...path] = found.path;
  const bill = first === 'payments' && typeof at === 'number' ? bills[at] : undefined;
  if (bill !== undefined) {
    return { source: `bill ${Number(at) + 1} (${bill.place})`, problems: [{ ...found, path }] };
  }
  const option = optionNames[found.path.join('.')];
  return { problems: [option === undefined ? found : { ...found, path: [option] }] };
}

const optionNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  'debtor.iban': '--from',
  'debtor.name': '--name',
  executionDate: '--date',
  messageId: '--message-id',
};

const knownModel = openObject({
  knownMessageIds: optional(list(anyText())),
  alreadyPaid: optional(list(paidPaymentModel)),
});
type Known = Infer<typeof knownModel>;

/** What was made and paid before: the members `knownMessageIds` and `alreadyPaid` of a JSON file. */
async function readKnown(file: string | undefined): Promise<Result<Known>> {
  const bytes = file === undefined ? undefined : await readIfThere(file);
  if (bytes === undefined) return ok({});
  const json = jsonOf(bytes);
  if (!json.ok) return json;
  return read(knownModel, json.value, { entriesMax: Number.POSITIVE_INFINITY });
}

async function writeKnown(file: string, before: Known, order: PaymentOrder): Promise<void> {
  const known = {
    knownMessageIds: [...(before.knownMessageIds ?? []), order.messageId],
    alreadyPaid: [...(before.alreadyPaid ?? []), ...paidPaymentsOf(order)],
  };
  await writeWhole(file, `${writeJson(writeValue(knownModel, known))}\n`);
}

function reportMade(
  { value: order, leftOut }: ParsedPaymentOrder & { readonly ok: true },
  warnings: readonly ProblemsOf[],
  { output, json }: PayOptions,
  offers: readonly BillOffer[],
): void {
  if (json && output !== '-') {
    const notices = warnings.flatMap(({ source = '', problems }) =>
      problems.map((found) => ({ ...found, path: source === '' ? found.path : [source, ...found.path] })),
    );
    const parsed = { ok: true as const, value: order, notices, leftOut };
    const verdict = writeValue(orderVerdictModel, verdictOnOrder(parsed)) as Record<string, JsonValue>;
    print(`${writeJson({ ok: true, output, ...verdict, offers: offers as unknown as JsonValue })}\n`);
    return;
  }
  for (const { source, problems } of warnings) reportWarnings(problems, source);
  for (const offer of offers) printError(`${sentenceOfOffer(offer)}\n`);
  if (output === '-') return;
  const { count, executionDate, messageId, sums } = order;
  const out = leftOut.length === 0 ? '' : `, ${leftOut.length} left out`;
  print(`${output}: ${countOf(count)} on ${executionDate}, message ${messageId}${out}\n${sumsOf(sums)}\n`);
}

async function checkFile(file: string, { json }: PayOptions): Promise<number> {
  const parsed = readPaymentFile(await readInput(file));
  if (json) {
    const verdict = writeValue(orderVerdictModel, verdictOnOrder(parsed, undefined, formatXmlPath));
    print(`${writeJson({ ok: parsed.ok, source: file, ...(verdict as Record<string, JsonValue>) })}\n`);
    return parsed.ok ? 0 : 1;
  }
  reportWarnings(parsed.notices, file);
  if (!parsed.ok) return reportProblems(parsed.problems, { source: file });
  const { count, sums } = parsed.value;
  print(`valid: ${countOf(count)}\n${sumsOf(sums)}\n`);
  return 0;
}

async function readStatus(file: string, orderFile: string, { json }: PayOptions): Promise<number> {
  const report = readStatusReport(await readInput(file));
  const order = readSentOrder(await readInput(orderFile), (given, madeOn) =>
    parsePaymentOrder(given, { today: madeOn ?? swissDay(new Date()), addresses: 'hybrid' }),
  );
  if (!report.ok) return reportProblems(report.problems, { json, source: file });
  if (!order.ok) return reportProblems(order.problems, { json, source: orderFile });
  const status = statusJsonOf([report.value], order.value, 'en');
  const { order: answered } = status;
  const isClear =
    answered?.state === 'accepted' && answered.notices.length === 0 && answered.payments.every((one) => !one.isChanged);
  if (json) {
    print(`${writeJson({ ok: isClear, ...(writeValue(statusModel, status) as Record<string, JsonValue>) })}\n`);
    return isClear ? 0 : 1;
  }
  const { payments = [], toBePaid = [], state = 'unknown', notices = [] } = answered ?? {};
  const rows = payments
    .filter((one) => one.state !== 'accepted' || one.isChanged)
    .map((one) => {
      const why = one.reasons.map(({ code, sentence, information }) =>
        [code, sentence, ...information].filter((text) => text !== undefined).join(' '),
      );
      const what = one.isChanged ? 'changed' : one.state;
      return [
        `  ${one.groupId} ${one.instructionId}`,
        what,
        `${one.currency} ${one.amount}`,
        one.creditor,
        why.join('; '),
      ];
    });
  const lines = tableLines(rows).map((line) => line.replace(/\p{Cc}/gu, ' '));
  const accepted = payments.filter((one) => one.state === 'accepted').length;
  print(
    `${[`${order.value.messageId}: ${state}, ${accepted} of ${payments.length} accepted`, ...lines, `to be paid: ${sumsOf(toBePaid)}`].join('\n')}\n`,
  );
  for (const { message } of notices) printError(`${file}: warning: ${message}\n`);
  return isClear ? 0 : 1;
}

function countOf(count: number): string {
  return count === 1 ? '1 payment' : `${count} payments`;
}

function sumsOf(sums: readonly CurrencySum[]): string {
  return sums.map(({ currency, amount, count }) => `${currency} ${amount} in ${count}`).join(', ');
}
