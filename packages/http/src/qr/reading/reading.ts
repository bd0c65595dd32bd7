import { type JsonValue, valueAt } from '@rappen/core/json';
import {
  anyNumber,
  anyText,
  boolean,
  type Infer,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
  writeValue,
} from '@rappen/core/model';
import { otherPaymentCode, paymentCodeOf } from '@rappen/core/payment-codes';
import {
  type PayloadReading,
  payloadBeginnings,
  type QrInvoiceMembers,
  qrInvoiceAsReadMembers,
  qrInvoiceJsonOf,
  readPayload,
  validateSymbol,
} from '@rappen/core/swiss-qr';
import { type Answer, printed, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { limits } from '../../limits.ts';
import type { ReadCode } from '../../ports/code-reader.ts';
import { formatPath, type Path, type Problem, problem, sentenceOf } from '../../problems/index.ts';
import { flag, former, oneOf, type Parameter, profileParameter } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { billHeaders, billWarnings, fileOfBody, type Input, refuse } from '../request/input.ts';
import { validated } from '../request/text-operation.ts';

/** The codes of a file: bills, what begins like one and cannot be read, and codes that are something else. */
export interface FileReading {
  readonly bills: readonly FoundBill[];
  readonly broken: readonly { readonly code: ReadCode; readonly problems: readonly Problem[] }[];
  readonly others: readonly ReadCode[];
  /** Pages that were not searched, for lack of time or because too many would have to be drawn. */
  readonly warnings: readonly Problem[];
}

export interface FoundBill {
  readonly code: ReadCode;
  readonly reading: PayloadReading;
  /** All that is wrong with it: with its content and its form, then with its symbol. */
  readonly problems: readonly Problem[];
}

/** Reads the codes of an uploaded file: all of them, or until the first bill. */
export async function readFile(call: Call, file: Uint8Array, all: boolean): Promise<Input<FileReading>> {
  const effort = call.query['effortLevel'] === 'HARDER' ? 'HARDER' : 'DEFAULT';
  const codes = await call.ports.codes.readCodes(file, { effort, all, beginnings: payloadBeginnings });
  if (!codes.ok) return refuse(codes.problems.map((found) => ({ ...found, path: ['file', ...found.path] })));
  const bills: FoundBill[] = [];
  const broken: FileReading['broken'][number][] = [];
  const others: ReadCode[] = [];
  for (const code of codes.value) {
    const reading = readPayload(code.text, call.profile);
    if (reading.ok) {
      const problems = [...reading.value.problems, ...validateSymbol(code)];
      bills.push({ code, reading: reading.value, problems });
    } else if (payloadBeginnings.some((beginning) => code.text.startsWith(beginning)))
      broken.push({ code, problems: reading.problems });
    else others.push(code);
  }
  return { ok: true, value: { bills, broken, others, warnings: codes.warnings ?? [] } };
}

/** The first bill, or why there is none, with the pages that were not searched. Reports `QR_BILL_NOT_FOUND`, `QR_BILL_OTHER_CODES`, `OTHER_PAYMENT_CODE` and what makes a code unreadable. */
export function firstBill({ bills, broken, others, warnings }: FileReading): Input<FoundBill> {
  const [bill] = bills;
  if (bill !== undefined) return { ok: true, value: bill };
  const [first] = broken;
  if (first !== undefined) return refuse(first.problems);
  const [elsewhere] = others.flatMap(({ text }) => otherPaymentCode(text, 'SWISS_QR', ['file']) ?? []);
  if (elsewhere !== undefined) return refuse([elsewhere]);
  return refuse([
    others.length > 0
      ? problem('QR_BILL_OTHER_CODES', ['file'], { count: others.length })
      : problem('QR_BILL_NOT_FOUND', ['file']),
    ...warnings.map((found) => ({ ...found, path: ['file', ...found.path] })),
  ]);
}

async function readingOf(call: Call, all: boolean): Promise<Input<FileReading>> {
  const file = await fileOfBody(call);
  return file.ok ? readFile(call, file.value, all) : file;
}

async function parseFirst(call: Call): Promise<Answer> {
  const found = await readingOf(call, false);
  if (!found.ok) return found.answer;
  const bill = firstBill(found.value);
  if (!bill.ok) return bill.answer;
  const answer =
    call.query['details'] === 'true' ? detailedJsonOf(bill.value, call) : billJsonOf(bill.value.reading, call);
  const warnings = billHeaders(bill.value.reading.deviations);
  return { ...printed(answer), headers: { ...warnings, ...readingHeaders(found.value) } };
}

/** `whole`: with the codes that are no bills, or not to be read. */
async function parseAll(call: Call, whole: boolean): Promise<Answer> {
  const found = await readingOf(call, true);
  if (!found.ok) return found.answer;
  const { bills, broken, others, warnings } = found.value;
  const headers = readingHeaders(found.value);
  const listed = bills.map((bill) => detailedJsonOf(bill, call));
  if (!whole) return { ...printed(listed), headers };
  const answer = printed({
    bills: listed,
    unreadableBills: writeValue(
      list(unreadableModel),
      broken.map(({ code, problems }) => ({ ...placeOf(code), problems: findingsOf(problems) })),
    ),
    otherCodes: writeValue(
      list(otherCodeModel),
      others.map((code) => ({ text: code.text, standard: paymentCodeOf(code.text)?.standard, ...placeOf(code) })),
    ),
    warnings: writeValue(findings, findingsOf(warnings)),
  });
  return { ...answer, headers };
}

/** Says that a file was not searched to its end. */
function readingHeaders({ warnings }: FileReading): Record<string, string> {
  if (warnings.length === 0) return {};
  const said = warnings.map(({ code, params }) => `${code} ${String(params['pages'] ?? '')}`.trim()).join('; ');
  return { 'x-reading-warnings': said.replace(/\u2013/g, '-').slice(0, limits.headerValueLengthMax) };
}

async function validate(call: Call): Promise<Answer> {
  const found = await readingOf(call, true);
  if (!found.ok) return found.answer;
  const { bills, broken } = found.value;
  const count = bills.length + broken.length;
  if (count > 1) return refused([problem('QR_BILL_SEVERAL', ['file'], { count })]);
  const [unreadable] = broken;
  if (unreadable !== undefined) return validated(unreadable.problems, 'code');
  const bill = firstBill(found.value);
  if (!bill.ok) return bill.answer;
  const { problems, reading } = bill.value;
  return validated(problems, 'code', [...reading.deviations, ...found.value.warnings]);
}

/** What a code says, in wire form. */
export function billJsonOf({ draft }: PayloadReading, call: Call): QrInvoiceMembers {
  return qrInvoiceJsonOf(draft, { expand: call.query['expandBillInformation'] === 'true' });
}

/** Whether a bill is valid, and all that is not as it should be. */
export function verdictOf(
  { draft, deviations }: PayloadReading,
  problems: readonly Problem[],
): Infer<typeof verdictModel> {
  return {
    valid: problems.length === 0,
    problems: findingsOf(problems, draft),
    deviations: findingsOf(deviations, draft),
  };
}

/** A bill with its place in the file and all that is not as it should be. */
function detailedJsonOf({ code, reading, problems }: FoundBill, call: Call): JsonValue {
  const details = { ...placeOf(code), ...verdictOf(reading, problems) };
  return { ...billJsonOf(reading, call), details: writeValue(detailsModel, details) };
}

/** The place of a code in its file, and its symbol. */
export function placeOf({ page, box, version, errorCorrectionLevel, eci }: ReadCode): Infer<typeof placeModel> {
  const point = ({ x, y }: ReadCode['box']['topLeft']) => ({ x: rounded(x), y: rounded(y) });
  return {
    page,
    box: {
      topLeft: point(box.topLeft),
      topRight: point(box.topRight),
      bottomRight: point(box.bottomRight),
      bottomLeft: point(box.bottomLeft),
    },
    symbol: { version, errorCorrectionLevel, eci },
  };
}

/** A hundredth of a millimetre on A4 is far finer than any scan. */
function rounded(fraction: number): number {
  return Math.round(fraction * 100_000) / 100_000;
}

/**
 * Findings as the answer lists them, each with the text that it is about where `draft` has one. `formatPlace` prints the places of
 * what is no JSON.
 */
export function findingsOf(
  problems: readonly Problem[],
  draft?: unknown,
  formatPlace: (path: Path) => string = formatPath,
): Infer<typeof findings> {
  return problems.map((found) => {
    const value = draft !== undefined && found.path.length > 0 ? valueAt(draft, found.path) : undefined;
    return {
      fieldName: formatPlace(found.path),
      message: sentenceOf(found),
      rejectedValue: typeof value === 'string' ? value.slice(0, rejectedValueLengthMax) : undefined,
      code: found.code,
    };
  });
}

/** Characters of a text that a finding shows. */
const rejectedValueLengthMax = 200;

const pointModel = openObject({ x: required(anyNumber()), y: required(anyNumber()) }, { name: 'PagePoint' });
/** The members of `placeOf`. */
export const placeMembers = {
  page: required(wholeNumber(), 'From 1; an image is page 1'),
  box: required(
    openObject(
      {
        topLeft: required(pointModel),
        topRight: required(pointModel),
        bottomRight: required(pointModel),
        bottomLeft: required(pointModel),
      },
      {
        name: 'CodeBox',
        description: 'Corners of the code as the code stands, in fractions of the page from its top left',
      },
    ),
  ),
  symbol: required(
    openObject(
      { version: required(wholeNumber()), errorCorrectionLevel: required(anyText()), eci: required(boolean) },
      { name: 'SymbolFacts' },
    ),
  ),
};
const placeModel = openObject(placeMembers);
/** One finding. */
export const findingModel = openObject(
  {
    fieldName: required(anyText()),
    message: required(anyText()),
    rejectedValue: optional(anyText(), 'The text found'),
    code: required(anyText()),
  },
  { name: 'Finding' },
);
/** Findings in an answer. */
export const findings = list(findingModel);
/** The members of a verdict. */
export const verdictMembers = {
  valid: required(boolean),
  problems: required(findings, 'Rules that are broken'),
  deviations: required(
    findings,
    'Deviations that leave the bill valid: non-standard form, S1 and eBill texts that break their syntax',
  ),
};
/** Whether a bill that was read from a text is valid. */
export const verdictModel = openObject(verdictMembers, { name: 'BillVerdict' });
const detailsModel = openObject({ ...placeMembers, ...verdictMembers }, { name: 'BillDetails' });
const detailedModel = openObject(
  { ...qrInvoiceAsReadMembers, details: required(detailsModel) },
  { name: 'QrInvoiceWithDetails' },
);
const perhapsDetailedModel = openObject(
  { ...qrInvoiceAsReadMembers, details: optional(detailsModel, 'If details=true was requested') },
  { name: 'QrInvoiceRead' },
);

/** A bill that was read from a text, with the verdict on it where it is asked for. */
export const validatedInvoiceModel = openObject(
  { ...qrInvoiceAsReadMembers, details: optional(verdictModel, 'If details=true was requested') },
  { name: 'QrInvoiceWithVerdict' },
);

/** What operations that validate answer. */
export const validationAnswer =
  'Answers VALID, or 422 with one line for each broken rule. Lines that begin with warning: are no errors: deviations that banks accept, and S1 or eBill texts that break their own syntax.';
const unreadableModel = openObject({ ...placeMembers, problems: required(findings) });
const otherCodeModel = openObject({
  text: required(anyText()),
  standard: optional(anyText(), 'The payment standard of the code, if it has one'),
  ...placeMembers,
});
const fileReadingModel = openObject(
  {
    bills: required(list(detailedModel)),
    unreadableBills: required(list(unreadableModel)),
    otherCodes: required(list(otherCodeModel)),
    warnings: required(findings, 'Pages that were not searched completely'),
  },
  { name: 'FileReading' },
);

/** A PDF or a picture as the field `file`. */
const fileBody = {
  type: 'multipart/form-data',
  shape: openObject({ file: required(file(), 'PDF, PNG or JPEG, at most 10 MiB') }, { name: 'FileToRead' }),
} as const;
/** How hard reading tries. */
export const effortLevel: Parameter = oneOf(
  ['DEFAULT', 'HARDER'],
  'DEFAULT',
  'HARDER takes longer and finds more codes',
);
const readingWarnings = {
  'X-Reading-Warnings': optional(
    anyText(),
    'FILE_PAGES_LEFT and the pages not searched as thoroughly as requested: for lack of time, or because more than 50 pages would have to be drawn',
  ),
};
const answerHeaders = openObject(readingWarnings);
const expandBillInformation = flag(false, 'Return bill information as an object too');
const refusals = [400, 401, 413, 415, 422, 503];
/** Reading the codes of a file is long work. */
export const readingWork = { bodyBytesMax: limits.fileBodyBytesMax, isOnPages: true };

const group = 'Swiss QR code';

export const readingRoutes: readonly Route[] = [
  {
    id: 'validateQrBill',
    method: 'POST',
    path: '/v2/swiss-qr-code/validate',
    group,
    summary: 'Validate the single Swiss QR code of a file',
    description: validationAnswer,
    needsKey: true,
    query: openObject({ effortLevel, profile: profileParameter }),
    body: fileBody,
    answers: { 'text/plain': 'text' },
    refusals,
    longWork: readingWork,
    handle: validate,
  },
  {
    id: 'readQrBill',
    method: 'POST',
    path: '/v2/swiss-qr-code/parse',
    group,
    summary: 'Read the first Swiss QR code of a file',
    description: 'Reads leniently: returns what is there even if rules are broken; details lists them.',
    needsKey: true,
    query: openObject({
      expandBillInformation,
      effortLevel,
      details: flag(false, 'Return page, place, broken rules and deviations in the member details'),
      profile: profileParameter,
    }),
    body: fileBody,
    answers: { 'application/json': perhapsDetailedModel },
    answerHeaders: openObject({ ...readingWarnings, ...billWarnings }),
    refusals,
    longWork: readingWork,
    handle: parseFirst,
  },
  {
    id: 'readQrBills',
    method: 'POST',
    path: '/v2/swiss-qr-code/parseAll',
    group,
    summary: 'Read every Swiss QR code of a file',
    description:
      'Each bill with its page, place, broken rules and deviations; an empty array if there is none. When you send a bill back, its member details is ignored.',
    needsKey: true,
    query: openObject({
      expandBillInformation,
      effortLevel,
      details: former(flag(false, 'As the operation with /details behind its address')),
      profile: profileParameter,
    }),
    body: fileBody,
    answers: { 'application/json': [list(detailedModel), fileReadingModel] },
    answerHeaders,
    refusals,
    longWork: readingWork,
    handle: (call) => parseAll(call, call.query['details'] === 'true'),
  },
  {
    id: 'readFile',
    method: 'POST',
    path: '/v2/swiss-qr-code/parseAll/details',
    group,
    summary: 'Read every code of a file',
    description: 'Lists the bills, the codes that begin like a bill but cannot be read, and all other codes.',
    needsKey: true,
    query: openObject({ expandBillInformation, effortLevel, profile: profileParameter }),
    body: fileBody,
    answers: { 'application/json': fileReadingModel },
    answerHeaders,
    refusals,
    longWork: readingWork,
    handle: (call) => parseAll(call, true),
  },
];
