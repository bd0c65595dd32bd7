import {
  type ArchivedFile,
  type BulkBill,
  type BulkReading,
  readBulkFile,
  readBulkList,
  type Slip,
  slipFiles,
  slipsPdf,
  zipChunks,
} from '@rappen/core/bulk';
import { type JsonValue, parseJson, writeJson } from '@rappen/core/json';
import { list, openObject, required } from '@rappen/core/model';
import type { Result } from '@rappen/core/result';
import { draftOf, encodeSymbol, notesOf, qrInvoiceModel } from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { type Answer, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { limits } from '../../limits.ts';
import { formatPath, type Problem, problem, sentenceOf } from '../../problems/index.ts';
import { flag, oneOf, profileParameter } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { issuedInvoice } from '../request/creation.ts';
import { bulkListExample } from '../request/examples.ts';
import { chooseFormat, formatParameter } from '../request/format.ts';
import { fileOfBody, textOfBody } from '../request/input.ts';
import { drawSlip, languageOf, slipParameters } from '../request/slip.ts';

const formats = ['application/pdf', 'application/zip'] as const;

const query = openObject({
  format: formatParameter(formats),
  onError: oneOf(
    ['fail', 'skip'],
    'fail',
    'fail: nothing is created if any entry breaks a rule. skip: invalid entries are left out and listed in a report',
  ),
  openAmounts: flag(
    false,
    'Treat empty cells in the amount column as open amounts that the payer fills in, like cells with the word open. Otherwise such rows break a rule',
  ),
  ...slipParameters,
  normalizeInput: flag(false, 'Trim texts and replace special characters with permitted ones'),
  profile: profileParameter,
});

/** Boundary of the two parts of an answer with a report; no PDF of ours holds it. */
const boundary = 'rappen-bulk-7f3c1e5a9b2d4c68';

async function makeOfList(call: Call): Promise<Answer> {
  const bytesMax = call.key.demo ? limits.textBodyBytesMax : limits.fileBodyBytesMax;
  const text = await textOfBody(call, 'application/json', bytesMax);
  if (!text.ok) return text.answer;
  const json = parseJson(text.value);
  if (!json.ok) return refused(json.problems);
  if (!Array.isArray(json.value))
    return refused([problem('TYPE', [], { expected: 'array', found: typeof json.value })]);
  return make(call, readBulkList(json.value, optionsOf(call)), json.value);
}

async function makeOfFile(call: Call): Promise<Answer> {
  const file = await fileOfBody(call);
  if (!file.ok) return file.answer;
  return make(call, readBulkFile(file.value, optionsOf(call)));
}

function optionsOf(call: Call) {
  const normalize = call.query['normalizeInput'] === 'true';
  const openAmounts = call.query['openAmounts'] === 'true';
  return {
    profile: call.profile,
    normalize,
    openAmounts,
    ...(call.key.demo && { entriesMax: limits.demoBulkEntriesMax }),
  };
}

/** The answer to a reading: what is made of it, or every problem in it. */
function make(call: Call, read: Result<BulkReading>, json?: unknown): Answer {
  if (!read.ok) return refused(read.problems);
  const format = chooseFormat(call, formats);
  if (typeof format !== 'string') return refused([format]);
  const bulk = read.value;
  const skips = call.query['onError'] === 'skip' && bulk.billCount > 0;
  if (bulk.refusedCount > 0 && !skips)
    return { problems: bulk.problems, total: bulk.problemCount, input: json ?? bulk.refusedValues };
  const [first] = bulk.bills();
  const tried = first && slipOf(call, first);
  if (tried && !tried.ok) return refused(tried.problems, call.query);

  const report = new Report(bulk);
  const isZip = format === 'application/zip';
  const slips = slipsOf(call, bulk, report);
  const document = isZip ? zipChunks(filesOf(slips, skips ? report : undefined)) : slipsPdf(slips);
  if (!skips || isZip) return { body: document, type: format };
  return { body: withReport(document, report), type: `multipart/mixed; boundary=${boundary}` };
}

function slipOf(call: Call, bill: BulkBill) {
  const language = bill.language ?? languageOf(call);
  const invoice = issuedInvoice(call, bill.invoice, language);
  const symbol = encodeSymbol(invoice);
  return symbol.ok ? drawSlip(call, invoice, symbol.value, language) : symbol;
}

/** The slips one after the other. What the first of them needed, all of them have: options alone make drawing fail. */
function* slipsOf(call: Call, bulk: BulkReading, report: Report): Generator<Slip> {
  for (const bill of bulk.bills()) {
    const slip = slipOf(call, bill);
    if (!slip.ok) throw new Error(`A slip could not be drawn: ${slip.problems.map(sentenceOf).join('; ')}`);
    report.warn(bill.place, [...notesOf(draftOf(bill.invoice), call.profile), ...slip.value.warnings]);
    yield { bill, drawing: slip.value.drawing };
  }
}

/** The files of an archive, the report at last where it was asked for. */
function* filesOf(slips: Iterable<Slip>, report: Report | undefined): Generator<ArchivedFile> {
  yield* slipFiles(slips);
  if (report !== undefined) yield { name: 'report.json', bytes: utf8Encode(report.json()) };
}

/** RFC 2046, 5.1: the document, then the report, which knows only then what was made. */
function* withReport(document: Iterable<Uint8Array>, report: Report): Generator<Uint8Array> {
  const head = (type: string, name: string) =>
    utf8Encode(`--${boundary}\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n`);
  yield head('application/pdf', 'bills.pdf');
  yield* document;
  yield utf8Encode('\r\n');
  yield head('application/json', 'report.json');
  yield utf8Encode(`${report.json()}\r\n--${boundary}--\r\n`);
}

/** What was made and skipped, which texts the layout had to shorten, and what leaves a bill valid but should be known. */
class Report {
  private readonly bulk: BulkReading;
  private readonly warnings: Problem[] = [];
  constructor(bulk: BulkReading) {
    this.bulk = bulk;
  }

  warn(place: number, warnings: readonly Problem[]): void {
    if (this.warnings.length + warnings.length > limits.bulkWarningsMax) return;
    for (const found of warnings) this.warnings.push({ ...found, path: [`row ${place}`, ...found.path] });
  }

  json(): string {
    const { billCount, refusedCount, problemCount, problems, notices } = this.bulk;
    const listed = (found: Problem): JsonValue => ({
      fieldName: formatPath(found.path),
      message: sentenceOf(found),
      code: found.code,
    });
    return writeJson({
      made: billCount,
      skipped: refusedCount,
      problemCount,
      problems: problems.map(listed),
      warnings: [...notices, ...this.warnings].map(listed),
    });
  }
}

const group = 'Payment part and receipt';
const answers = { 'application/pdf': 'binary', 'application/zip': 'binary', 'multipart/mixed': 'binary' } as const;
const result =
  'One PDF with a page per bill, or a ZIP with a file per bill, named by row and reference. Both are streamed. With onError=skip, the PDF comes as multipart/mixed with a report, and the ZIP holds report.json.';

export const bulkRoutes: readonly Route[] = [
  {
    id: 'createPaymentParts',
    method: 'POST',
    path: '/v2/payment-part-receipt/bulk/list',
    group,
    summary: 'Create payment parts for a list of QR invoices',
    description: result,
    needsKey: true,
    query,
    body: { type: 'application/json', shape: list(qrInvoiceModel), example: bulkListExample },
    answers,
    refusals: [400, 401, 406, 413, 415, 422],
    longWork: { bodyBytesMax: limits.fileBodyBytesMax, trialBodyBytesMax: limits.textBodyBytesMax },
    handle: makeOfList,
  },
  {
    id: 'createPaymentPartsOfTable',
    method: 'POST',
    path: '/v2/payment-part-receipt/bulk/file',
    group,
    summary: 'Create payment parts for a table of bills',
    description: `A CSV file (separator and character set are detected) or the first sheet of an XLSX workbook. The header names elements of the payload, in any order, as the examples under /v2/examples/qr-invoice/bulk show; a column Language chooses the language of each slip. ${result}`,
    needsKey: true,
    query,
    body: {
      type: 'multipart/form-data',
      shape: openObject({ file: required(file(), 'CSV or XLSX, at most 10 MiB') }),
    },
    answers,
    refusals: [400, 401, 406, 413, 415, 422],
    longWork: { bodyBytesMax: limits.fileBodyBytesMax },
    handle: makeOfFile,
  },
];
