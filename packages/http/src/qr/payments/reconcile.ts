import { ExactNumber, parseJson, writeJson } from '@rappen/core/json';
import {
  anyText,
  asked,
  code,
  extended,
  isRecord,
  list,
  openObject,
  optional,
  required,
  writeValue,
} from '@rappen/core/model';
import { openBillsExample, reconcile, reconciliationModel } from '@rappen/core/reconciliation';
import { type Result, resultOf } from '@rappen/core/result';
import { readStatement, receiptsExample, type StatementFile } from '@rappen/core/statement';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import type { Part } from '../../body/multipart.ts';
import { openedFiles } from '../../body/opened-files.ts';
import { decodedText } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { type Path, type Problem, problem, within } from '../../problems/index.ts';
import type { Parameter } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { chooseFormat } from '../request/format.ts';
import { contentOfParts, type Input, partsOfBody, refuse, textOfBody } from '../request/input.ts';
import { isForm } from './bank-file.ts';
import { booksOf, booksRequestModel } from './books.ts';
import { discountsForm, discountsPattern, withDiscounts } from './discounts.ts';
import { type OpenBillsFile, readOpenBillsFile } from './open-bills.ts';
import { receiptsCsv } from './receipts-csv.ts';
import { reconciliationAnswerModel, reconciliationJsonOf } from './reconciliation-answer.ts';

/** Statements beside the open bills, as files. */
export const reconcileForm = {
  type: 'multipart/form-data',
  shape: openObject(
    {
      statement: required(
        file(),
        'camt.052, camt.053, camt.054, MT940 or MT942, or ZIP archives of them, at most 10 MiB in all; several are several parts, and files of archives are numbered one by one',
      ),
      bills: required(
        file(),
        'Open bills: CSV or XLSX with the names of OpenBill in its header, or JSON: a list of them, or a whole ReconciliationInput. Its accounts, seen and payers may also be parts of their own, in JSON, and so may books (BooksRequest)',
      ),
    },
    { name: 'StatementsAndBills' },
  ),
  example: { statement: 'statement.xml', bills: 'open-bills.csv' },
} as const;

const reconcileRequest = extended(
  reconciliationModel,
  {
    statements: asked(list(anyText()), 'Messages camt.052, camt.053, camt.054, MT940 and MT942'),
    books: optional(booksRequestModel, 'Answers the bookings as double entries for a program too'),
  },
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
  const books = input.value.books ?? undefined;
  const { tolerance, discounts } = call.query;
  // A table of receipts has no place for them
  if (format === 'text/csv' && books !== undefined) {
    return refused([problem('NOT_ACCEPTABLE', ['books'], { available: 'application/json' })]);
  }
  const result = reconcile(statements, withDiscounts(withTolerance(bills.input, tolerance), discounts));
  if (!result.ok) return refused(result.problems.map((found) => ({ ...found, path: bills.placeOf(found.path) })));
  if (format === 'text/csv') return { body: receiptsCsv(result.value), type: `${format}; charset=utf-8` };
  const written = booksOf(books, result.value, statements);
  if (!written.ok) return refused(written.problems);
  return json(reconciliationAnswerModel, { ...reconciliationJsonOf(result.value, statements), books: written.value });
}

interface ReconcileInput {
  readonly statements: readonly StatementFile[];
  readonly bills: OpenBillsFile;
  readonly books?: unknown;
}

async function inputOfForm(call: Call): Promise<Input<ReconcileInput>> {
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts;
  const files = parts.value.filter(({ name, fileName }) => name === 'statement' && fileName !== undefined);
  if (files.length === 0) return refuse([problem('BODY_FILE_MISSING', ['statement'])]);
  const given = contentOfParts(parts.value, 'bills');
  if (!given.ok) return given;
  const opened = openedFiles(
    'statement',
    files.map(({ content }) => content),
  );
  const statements = opened.map((one) => (one.ok ? readStatement(one.value) : one));
  const bills = readOpenBillsFile(given.value);
  const more = ['accounts', 'seen', 'payers'].map((name) => ({ name, given: jsonOfPart(parts.value, name) }));
  const books = jsonOfPart(parts.value, 'books');
  const problems = [
    ...problemsOfStatements(statements, 'statement'),
    ...(bills.ok ? [] : within(['bills'], bills.problems)),
    ...[...more.map(({ given: one }) => one), books].flatMap((one) => (one.ok ? [] : one.problems)),
  ];
  if (!bills.ok || !books.ok || problems.length > 0) return refuse(problems);
  const parted = more.flatMap(({ name, given: one }) => (one.ok && one.value !== undefined ? [[name, one.value]] : []));
  const isOfPart = ([first]: Path) => more.some(({ name }) => name === first);
  const placeOf = (path: Path) => (isOfPart(path) ? path : ['bills', ...bills.value.placeOf(path)]);
  return {
    ok: true,
    value: {
      statements: statements.flatMap((one) => (one.ok ? [one.value] : [])),
      bills: { input: { ...bills.value.input, ...Object.fromEntries(parted) }, placeOf },
      books: books.value,
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
  const { statements: texts, books, ...input } = isRecord(given.value) ? given.value : {};
  const isList = Array.isArray(texts) && texts.length > 0 && texts.every((one) => typeof one === 'string');
  const missing = [...(isList ? [] : ['statements']), ...(Array.isArray(input['bills']) ? [] : ['bills'])];
  if (!isList || missing.length > 0) return refuse(missing.map((name) => problem('REQUIRED', [name])));
  const statements = texts.map((one) => readStatement(one));
  const problems = problemsOfStatements(statements, 'statements');
  if (problems.length > 0) return refuse(problems);
  const read = statements.flatMap((one) => (one.ok ? [one.value] : []));
  return { ok: true, value: { statements: read, bills: { input, placeOf: (path) => path }, books } };
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
