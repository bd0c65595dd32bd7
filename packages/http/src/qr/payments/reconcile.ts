import { ArchiveReader } from '@rappen/core/bulk';
import { ExactNumber, parseJson, writeJson } from '@rappen/core/json';
import {
  anyText,
  asked,
  boolean,
  choice,
  code,
  exactNumber,
  extended,
  type Infer,
  isRecord,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
  writeValue,
} from '@rappen/core/model';
import {
  balanceVerdicts,
  billStates,
  knownPayerModel,
  openBillModel,
  openBillsExample,
  type Reconciliation,
  reconcile,
  reconciliationModel,
  verdicts,
} from '@rappen/core/reconciliation';
import { type Result, resultOf } from '@rappen/core/result';
import { readStatement, receiptsExample, type StatementFile } from '@rappen/core/statement';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import type { Part } from '../../body/multipart.ts';
import { decodedText } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { type Path, type Problem, problem, sentenceOf, within } from '../../problems/index.ts';
import type { Parameter } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { findings } from '../reading/reading.ts';
import { chooseFormat } from '../request/format.ts';
import { contentOfParts, type Input, partsOfBody, refuse, textOfBody } from '../request/input.ts';
import { isForm } from './bank-file.ts';
import { discountsForm, discountsPattern, withDiscounts } from './discounts.ts';
import { type OpenBillsFile, readOpenBillsFile } from './open-bills.ts';
import { listed } from './order.ts';
import { receiptsCsv } from './receipts-csv.ts';
import { direction } from './statements.ts';

/** Statements beside the open bills, as files. */
export const reconcileForm = {
  type: 'multipart/form-data',
  shape: openObject(
    {
      statement: required(
        file(),
        'camt.052, camt.053 or camt.054, or ZIP archives of them, at most 10 MiB in all; several are several parts, and files of archives are numbered one by one',
      ),
      bills: required(
        file(),
        'Open bills: CSV or XLSX with the names of OpenBill in its header, or JSON: a list of them, or a whole ReconciliationInput. Its accounts, seen and payers may also be parts of their own, in JSON',
      ),
    },
    { name: 'StatementsAndBills' },
  ),
  example: { statement: 'statement.xml', bills: 'open-bills.csv' },
} as const;

const reconcileRequest = extended(
  reconciliationModel,
  { statements: asked(list(anyText()), 'Messages camt.052, camt.053 and camt.054') },
  { name: 'ReconciliationRequest' },
);

/** The same as one document. */
export const reconcileBody = {
  type: 'application/json',
  shape: reconcileRequest,
  example: JSON.parse(
    writeJson(writeValue(reconcileRequest, { ...openBillsExample, statements: [receiptsExample] })),
  ) as unknown,
} as const;

/** How far amounts may differ. */
export const toleranceParameter: Parameter = optional(
  code(/^\d{1,9}(?:\.\d{1,2})?$/, 'an amount such as 0.05'),
  'Difference at which an amount still settles a bill, in every currency. Default: none',
);

/** What payers may deduct of bills that say nothing of it. */
export const discountsParameter: Parameter = optional(
  code(discountsPattern, discountsForm),
  'Cash discounts of all bills that name none: 2:10;1:20 is 2 per cent within 10 days of the date of the bill, 1 per cent within 20. Default: none',
);

/** What a reconciliation is answered as. */
const reconcileFormats = ['application/json', 'text/csv'] as const;

/** Matches the statements of a body with its open bills. */
export async function reconcileStatements(call: Call): Promise<Answer> {
  const format = chooseFormat(call, reconcileFormats);
  if (typeof format !== 'string') return refused([format]);
  const input = await (isForm(call) ? inputOfForm(call) : inputOfJson(call));
  if (!input.ok) return input.answer;
  const { statements, bills } = input.value;
  const { tolerance, discounts } = call.query;
  const result = reconcile(statements, withDiscounts(withTolerance(bills.input, tolerance), discounts));
  if (!result.ok) return refused(result.problems.map((found) => ({ ...found, path: bills.placeOf(found.path) })));
  if (format === 'text/csv') return { body: receiptsCsv(result.value), type: `${format}; charset=utf-8` };
  return json(reconciliationAnswerModel, reconciliationJsonOf(result.value, statements));
}

interface ReconcileInput {
  readonly statements: readonly StatementFile[];
  readonly bills: OpenBillsFile;
}

async function inputOfForm(call: Call): Promise<Input<ReconcileInput>> {
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts;
  const files = parts.value.filter(({ name, fileName }) => name === 'statement' && fileName !== undefined);
  if (files.length === 0) return refuse([problem('BODY_FILE_MISSING', ['statement'])]);
  const given = contentOfParts(parts.value, 'bills');
  if (!given.ok) return given;
  const archives = new ArchiveReader({ filesMax: limits.archivedFilesMax, bytesMax: limits.unpackedBytesMax });
  const statements = files.flatMap(({ content }): readonly Result<StatementFile>[] => {
    const contents = archives.filesOf('statement', content);
    return contents.ok ? contents.value.map(({ bytes }) => readStatement(bytes)) : [contents];
  });
  const bills = readOpenBillsFile(given.value);
  const more = ['accounts', 'seen', 'payers'].map((name) => ({ name, given: jsonOfPart(parts.value, name) }));
  const problems = [
    ...problemsOfStatements(statements, 'statement'),
    ...(bills.ok ? [] : within(['bills'], bills.problems)),
    ...more.flatMap(({ given: one }) => (one.ok ? [] : one.problems)),
  ];
  if (!bills.ok || problems.length > 0) return refuse(problems);
  const parted = more.flatMap(({ name, given: one }) => (one.ok && one.value !== undefined ? [[name, one.value]] : []));
  const isOfPart = ([first]: Path) => more.some(({ name }) => name === first);
  const placeOf = (path: Path) => (isOfPart(path) ? path : ['bills', ...bills.value.placeOf(path)]);
  return {
    ok: true,
    value: {
      statements: statements.flatMap((one) => (one.ok ? [one.value] : [])),
      bills: { input: { ...bills.value.input, ...Object.fromEntries(parted) }, placeOf },
    },
  };
}

/** The JSON of a field that may be missing. */
function jsonOfPart(parts: readonly Part[], name: string): Result<unknown> {
  if (!parts.some((one) => one.name === name)) return { ok: true, value: undefined };
  const content = contentOfParts(parts, name);
  if (!content.ok) return resultOf(undefined, content.answer.problems);
  const text = decodedText(content.value);
  const value = text.ok ? parseJson(text.value) : text;
  return value.ok ? value : resultOf(undefined, within([name], value.problems));
}

async function inputOfJson(call: Call): Promise<Input<ReconcileInput>> {
  const text = await textOfBody(call, 'application/json', limits.fileBodyBytesMax);
  if (!text.ok) return text;
  const given = parseJson(text.value);
  if (!given.ok) return refuse(given.problems);
  const { statements: texts, ...input } = isRecord(given.value) ? given.value : {};
  const isList = Array.isArray(texts) && texts.length > 0 && texts.every((one) => typeof one === 'string');
  const missing = [...(isList ? [] : ['statements']), ...(Array.isArray(input['bills']) ? [] : ['bills'])];
  if (!isList || missing.length > 0) return refuse(missing.map((name) => problem('REQUIRED', [name])));
  const statements = texts.map((one) => readStatement(one));
  const problems = problemsOfStatements(statements, 'statements');
  if (problems.length > 0) return refuse(problems);
  const read = statements.flatMap((one) => (one.ok ? [one.value] : []));
  return { ok: true, value: { statements: read, bills: { input, placeOf: (path) => path } } };
}

function problemsOfStatements(statements: readonly Result<StatementFile>[], name: string): Problem[] {
  return statements.flatMap((one, index) => (one.ok ? [] : within([name, index], one.problems)));
}

/** The input of a reconciliation with one tolerance for all currencies of its bills; that of the input wins. */
export function withTolerance(
  input: Readonly<Record<string, unknown>>,
  tolerance: string | undefined,
): Readonly<Record<string, unknown>> {
  const { bills } = input;
  if (tolerance === undefined || input['tolerance'] !== undefined || !Array.isArray(bills)) return input;
  const currencies = new Set(bills.flatMap((bill) => (isRecord(bill) ? String(bill['currency'] ?? '') : [])));
  const amount = new ExactNumber(tolerance);
  return { ...input, tolerance: [...currencies].map((currency) => ({ currency, amount })) };
}

const reasonModel = openObject({ code: required(anyText()), message: required(anyText()) }, { name: 'VerdictReason' });
const verdict = required(choice(verdicts));
const currency = required(anyText());

const placeModel = openObject(
  {
    file: required(wholeNumber()),
    statement: required(wholeNumber()),
    entry: required(wholeNumber()),
    detail: optional(wholeNumber()),
  },
  {
    name: 'StatementPlace',
    description: 'Indexes from 0: of the file, its statement, the entry and the payment in it',
  },
);

const receiptModel = openObject(
  {
    place: required(placeModel),
    verdict,
    inner: optional(
      choice(balanceVerdicts),
      'For a converted receipt: the amount that counts in the currency of the bill',
    ),
    bill: optional(anyText(), 'The bill it counts towards, or from which it was taken back'),
    counted: optional(exactNumber, 'What it changes in the amount paid of the bill, in its currency'),
    discount: optional(
      exactNumber,
      'Cash discount taken in time, in the currency of the bill; negative if it falls away again',
    ),
    difference: optional(
      exactNumber,
      'Tolerated difference, in the currency of the bill: what was open less what came in; with the other sign when taken back',
    ),
    charges: optional(
      list(
        openObject(
          {
            amount: required(exactNumber, 'Negative if the bank gave it back'),
            currency,
            isIncluded: required(boolean, 'Taken off the money of this booking; if false, only reported here'),
          },
          { name: 'ReceiptCharge' },
        ),
      ),
      'Charges as the bank reports them; those of a collective booking with its first payment',
    ),
    booked: optional(exactNumber, 'What was credited for it, if that is amount less charges'),
    candidates: required(
      list(
        openObject(
          {
            bill: required(anyText()),
            score: required(wholeNumber(), 'How likely the match is, out of 100'),
            reason: required(reasonModel),
          },
          { name: 'CandidateBill' },
        ),
      ),
      'Possible matches for a person to choose from; no money counts towards them',
    ),
    reasons: required(list(reasonModel)),
    currency,
    amount: required(exactNumber, '0.00 if the bank does not state it'),
    direction: required(direction),
    date: optional(anyText({ format: 'date' })),
    payer: optional(anyText()),
    payerAccount: optional(anyText()),
    reference: optional(anyText(), 'As it was compared'),
    message: optional(anyText()),
    isAdvised: required(
      boolean,
      'Only reported by a notification so far: it counts, but no account statement has confirmed it',
    ),
  },
  { name: 'Receipt', description: 'One payment of a statement, and its effect on the bills' },
);

const reconciledBillModel = openObject(
  {
    id: required(anyText()),
    state: required(choice(billStates)),
    currency,
    amount: optional(exactNumber),
    paid: required(exactNumber),
    discount: optional(exactNumber, 'Cash discount granted so far'),
    open: optional(exactNumber, 'Never negative'),
    credit: required(exactNumber, 'Amount paid in excess'),
    receipts: required(list(wholeNumber()), 'Indexes of receipts'),
  },
  { name: 'ReconciledBill' },
);

const told = {
  account: required(anyText()),
  date: optional(anyText({ format: 'date' }), 'When the bank booked it'),
  amount: required(exactNumber),
  currency,
  direction: required(direction),
};

const repeatModel = openObject(
  {
    place: required(placeModel),
    of: optional(placeModel, 'Where else it was reported; absent: in an earlier run'),
    ...told,
  },
  { name: 'RepeatedBooking', description: 'An entry taken as a repetition of a known one' },
);

const openMatterModel = openObject(
  {
    places: required(list(placeModel), 'Where these files report it; empty if only earlier ones did'),
    reason: required(reasonModel, 'Why it cannot be decided, and what would decide it'),
    ...told,
  },
  { name: 'OpenMatter', description: 'Bookings that cannot be decided from these files and those of earlier runs' },
);

const balanceProofModel = openObject(
  {
    place: required(
      openObject({ file: required(wholeNumber()), statement: required(wholeNumber()) }, { name: 'PlaceOfStatement' }),
    ),
    account: required(anyText()),
    currency,
    opening: required(exactNumber),
    counted: required(exactNumber, 'Credits less debits, each booking once; what is in doubt is not included'),
    closing: required(exactNumber),
    difference: required(exactNumber, 'What is missing up to the closing balance: 0.00 if the statement is proved'),
  },
  { name: 'BalanceProof', description: 'An account statement compared with what was counted of it' },
);

/** What statements mean for open bills. */
export const reconciliationAnswerModel = openObject(
  {
    receipts: required(list(receiptModel), 'In the order of booking'),
    bills: required(list(reconciledBillModel)),
    openBills: required(list(openBillModel), 'The open bills, for the next run'),
    payers: required(
      list(knownPayerModel),
      'Who has paid whose bills: pass it as payers to the next run, and payments without a reference are suggested by it',
    ),
    totals: required(
      list(
        openObject(
          { currency, verdict, count: required(wholeNumber()), amount: required(exactNumber) },
          { name: 'VerdictTotal' },
        ),
      ),
    ),
    sums: required(
      list(
        openObject(
          {
            currency,
            incoming: required(
              exactNumber,
              'What these files add to the receipts, each booking once; negative if more is taken off what an earlier run counted',
            ),
            reversed: required(exactNumber, 'What these files add to the reversals'),
          },
          { name: 'CurrencyTotal' },
        ),
      ),
    ),
    seen: required(list(anyText()), 'What is known of all bookings so far: pass it as seen to the next run'),
    repeated: required(
      wholeNumber(),
      'Number of bookings reported again, which do not count again: the payments of repeats',
    ),
    repeats: required(
      list(repeatModel),
      'Each entry taken as a repetition of a known one, and where that one was reported',
    ),
    open: required(list(openMatterModel), 'Bookings that cannot be decided yet; they count towards no bill'),
    balances: required(
      list(balanceProofModel),
      'Each account statement with balances and all its pages: whether opening balance and bookings make the closing balance',
    ),
    notices: required(findings, 'Irregularities in the statements, alone and together'),
  },
  { name: 'Reconciliation' },
);

/** A reconciliation in the form of its answer, with what is odd about each statement. */
export function reconciliationJsonOf(
  result: Reconciliation,
  statements: readonly StatementFile[],
): Infer<typeof reconciliationAnswerModel> {
  const ofFiles = statements.flatMap(({ notices }, index) => within(['statements', index], notices));
  return {
    ...result,
    receipts: result.receipts.map((receipt) => ({
      ...receipt,
      candidates: receipt.candidates.map(({ bill, score, reason }) => ({ bill, score, reason: reasonOf(reason) })),
      reasons: receipt.reasons.map(reasonOf),
    })),
    open: result.open.map((matter) => ({ ...matter, reason: reasonOf(matter.reason) })),
    notices: listed([...ofFiles, ...result.notices]),
  };
}

function reasonOf(found: Problem): Infer<typeof reasonModel> {
  return { code: found.code, message: sentenceOf(found) };
}
