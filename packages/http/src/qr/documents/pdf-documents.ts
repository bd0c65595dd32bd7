import { anyText, choice, defaulted, openObject, optional, required } from '@rappen/core/model';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { ok, type Result } from '@rappen/core/result';
import { mergeOver, mergeSlip, recreateSlip, type SlipOnPage, slipBehind } from '@rappen/core/slip-on-page';
import { type DraftChange, encodeSymbol, parseDraft, type QrInvoice, qrInvoiceModel } from '@rappen/core/swiss-qr';
import { appendPages } from '@rappen/pdf/assembly';
import { type Answer, refused } from '../../answer/answer.ts';
import { bestType } from '../../answer/negotiation.ts';
import { file } from '../../body/file.ts';
import { numberText } from '../../body/shapes.ts';
import { limits } from '../../limits.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { flag, oneOf, profileParameter } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { firstBill, readFile } from '../reading/reading.ts';
import { issuedInvoice, owned } from '../request/creation.ts';
import { invoiceExample } from '../request/examples.ts';
import {
  billWarnings,
  fileOfParts,
  type Input,
  invoiceOfParts,
  madeBillHeaders,
  noticeHeaders,
  partsOfBody,
  refuse,
} from '../request/input.ts';
import { languageOf, slipOnPageParameters, slipOptionsOf } from '../request/slip.ts';

const pdfType = 'application/pdf';

/** A page with a slip at its foot, and what there is to tell about it. */
interface Slip {
  readonly pdf: Uint8Array;
  readonly changes: readonly DraftChange[];
  readonly warnings: readonly Problem[];
  readonly language: string;
  /** What there is to tell about the bill itself. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The slip of an invoice, on a page of A4, so that scissors and text above it have their place. */
function slipFor(call: Call, invoice: QrInvoice, changes: readonly DraftChange[]): Input<Slip> {
  const language = languageOf(call);
  const issued = issuedInvoice(call, invoice, language);
  const symbol = encodeSymbol(issued);
  if (!symbol.ok) return refuse(symbol.problems);
  const part = drawPaymentPart(issued, symbol.value, { ...slipOptionsOf(call), language, pageSize: 'A4' });
  if (!part.ok) return refuse(part.problems, call.query);
  const { drawing, warnings } = part.value;
  return {
    ok: true,
    value: { pdf: renderPdf([drawing]), changes, warnings, language, headers: madeBillHeaders(issued, call) },
  };
}

/** The document and the slip for it; what is wrong with either is reported at once. */
async function documentAndSlip(call: Call): Promise<Input<{ readonly file: Uint8Array; readonly slip: Slip }>> {
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts;
  const file = fileOfParts(parts.value, 'file');
  const invoice = invoiceOfParts(parts.value, call);
  if (!invoice.ok) return file.ok ? invoice : refuse([...file.answer.problems, ...invoice.answer.problems]);
  if (!file.ok) return file;
  const slip = slipFor(call, invoice.value.invoice, invoice.value.changes);
  return slip.ok ? { ok: true, value: { file: file.value, slip: slip.value } } : slip;
}

async function mergeInvoice(call: Call): Promise<Answer> {
  const input = await documentAndSlip(call);
  if (!input.ok) return input.answer;
  const { file, slip } = input.value;
  return answerWithSlip(call, mergeSlip(file, slip.pdf, slipPageOf(call.query)), slip);
}

async function appendInvoice(call: Call): Promise<Answer> {
  const input = await documentAndSlip(call);
  if (!input.ok) return input.answer;
  const { file, slip } = input.value;
  return answerWithSlip(call, slipBehind(file, slip.pdf), slip);
}

async function clone(call: Call): Promise<Answer> {
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts.answer;
  const file = fileOfParts(parts.value, 'file');
  if (!file.ok) return file.answer;
  const reading = await readFile(call, file.value, false);
  if (!reading.ok) return reading.answer;
  const bill = firstBill(reading.value);
  if (!bill.ok) return bill.answer;
  const { code } = bill.value;
  const invoice = parseDraft(bill.value.reading.draft, call.profile);
  if (!invoice.ok) return refused(invoice.problems);
  const slip = slipFor(call, invoice.value, []);
  if (!slip.ok) return slip.answer;
  const made = recreateSlip(file.value, slip.value.pdf, { page: code.page, code: code.box });
  return answerWithSlip(call, made, slip.value);
}

/** The handler of an operation on the files `file` and `file2`. */
function onTwoFiles(operation: (file: Uint8Array, file2: Uint8Array, page: number) => Result<Made>) {
  return async (call: Call): Promise<Answer> => {
    const parts = await partsOfBody(call);
    if (!parts.ok) return parts.answer;
    const file = fileOfParts(parts.value, 'file');
    const file2 = fileOfParts(parts.value, 'file2');
    if (!file.ok) return file2.ok ? file.answer : refused([...file.answer.problems, ...file2.answer.problems]);
    if (!file2.ok) return file2.answer;
    const made = operation(file.value, file2.value, Number(call.query['onPage']));
    return made.ok
      ? pdfAnswer(made.value.pdf, noticeHeaders([], placed(made.value.warnings)))
      : refusedFor(call, made.problems);
  };
}

/** What the parts of an assembly are called in a request. */
const fieldNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  base: 'file',
  overlay: 'file2',
  other: 'file2',
  page: 'onPage',
};

/** A document, and what there is to tell about it. */
interface Made {
  readonly pdf: Uint8Array;
  readonly warnings: readonly Problem[];
}

function answerWithSlip(call: Call, made: Result<SlipOnPage>, slip: Slip): Answer {
  if (!made.ok) return refusedFor(call, made.problems);
  const { pdf, page, warnings } = made.value;
  return pdfAnswer(pdf, {
    ...noticeHeaders(slip.changes, [...slip.warnings, ...placed(warnings)]),
    ...slip.headers,
    'content-language': slip.language,
    'x-slip-page': String(page),
  });
}

function pdfAnswer(pdf: Uint8Array, headers: Readonly<Record<string, string>>): Answer {
  return { body: owned(pdf), type: pdfType, headers };
}

function refusedFor(call: Call, problems: readonly Problem[]): Answer {
  return refused(placed(problems), call.query);
}

function placed(problems: readonly Problem[]): Problem[] {
  return problems.map(named);
}

/** Without a page the first one is tried, as ever. */
function slipPageOf({ onPage, placement: chosen }: Call['query']): Parameters<typeof mergeSlip>[2] {
  if (onPage !== undefined) return { page: Number(onPage) };
  return chosen === 'auto' || chosen === 'last' ? { page: chosen } : { page: 1, isAddedWithoutRoom: true };
}

function named(found: Problem): Problem {
  const [role = '', ...rest] = found.path;
  return { ...found, path: [fieldNames[role] ?? role, ...rest] };
}

function appended(file: Uint8Array, file2: Uint8Array): Result<Made> {
  const made = appendPages(file, file2);
  return made.ok ? ok({ pdf: made.value, warnings: [] }) : made;
}

/** The answer is always a PDF: a caller who does not accept one is refused before any work is done. */
function forPdf(handle: (call: Call) => Promise<Answer>): Route['handle'] {
  return (call) => {
    const isAccepted = bestType(call.request.headers.get('accept'), [pdfType]) !== undefined;
    return isAccepted ? handle(call) : refused([problem('NOT_ACCEPTABLE', [], { available: pdfType })]);
  };
}

const pageNumber = numberText(1, 999_999);
const slipPage = optional(
  pageNumber,
  'Page for the slip, counted from 1: this page and no other. Without it and without placement: page 1 if the place of the slip is free, otherwise an added page',
);
const placement = optional(
  choice(['auto', 'last']),
  'Without onPage: auto, the last page if the place of the slip is free, otherwise a page added after it; last, the last page and no other',
);
const onPage = (description: string) => defaulted(pageNumber, '1', description, { default: 1 });

const boundaryLineSeparationText = flag(false, 'Text instead of scissors above the slip');
const normalizeInput = flag(
  false,
  'Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields',
);
const creation = {
  ...slipOnPageParameters,
  boundaryLineSeparationText,
  normalizeInput,
  profile: profileParameter,
};
const creationQuery = openObject(creation);

const pdfFile = (description: string) => required(file(), `${description}; at most 10 MiB`);
const base = pdfFile('PDF');
const invoiceBody = {
  type: 'multipart/form-data',
  shape: openObject({ file: base, qrInvoice: required(qrInvoiceModel) }),
  example: { file: 'letter.pdf', qrInvoice: invoiceExample },
} as const;

const kept =
  'The document is not rewritten; the changes are appended: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. An encrypted document that opens without a password is returned without encryption; one that needs a password is refused, as are dynamic forms (XFA). A damaged cross-reference table is repaired.';
const printed =
  'Accept-Language sets the language; the header X-Layout-Warnings lists texts that had to be shortened, and SLIP_OVER_CONTENT if there is other content in the place of the slip.';

const layoutWarnings = optional(
  anyText(),
  'SLIP_OVER_CONTENT if there is other content in the place of the slip; texts that had to be shortened',
);
const slipHeaders = openObject({
  ...billWarnings,
  'X-Slip-Page': required(anyText(), 'The page with the slip, counted from 1'),
  'X-Layout-Warnings': layoutWarnings,
});
const pageHeaders = openObject({ 'X-Layout-Warnings': layoutWarnings });

const partGroup = 'Payment part and receipt';
const pdfGroup = 'PDF';
const refusals = [400, 401, 406, 413, 415, 422];
const answers = { [pdfType]: 'binary' } as const;
const longWork = { bodyBytesMax: limits.fileBodyBytesMax, isOnPages: true };
const common = { method: 'POST', needsKey: true, answers, refusals, longWork } as const;

export const pdfDocumentRoutes: readonly Route[] = [
  {
    ...common,
    id: 'mergePaymentPart',
    path: '/v2/payment-part-receipt/merge',
    group: partGroup,
    summary: 'Create payment part and receipt and merge them with a PDF',
    description: `Draws the slip of 210 by 105 mm in the bottom left corner of the page as displayed, on top of its content. If content of the page would make the code unreadable, the slip is refused; other content shows through, with a warning. Without onPage, and with placement=auto, a page that has something there is left unchanged and the slip gets its own page; X-Slip-Page names the page. A page you name must not be smaller than the slip. ${printed} ${kept}`,
    query: openObject({ ...creation, onPage: slipPage, placement }),
    answerHeaders: slipHeaders,
    body: invoiceBody,
    handle: forPdf(mergeInvoice),
  },
  {
    ...common,
    id: 'appendPaymentPart',
    path: '/v2/payment-part-receipt/append',
    group: partGroup,
    summary: 'Create payment part and receipt and append them to a PDF',
    description: `Adds an A4 page with the slip at the bottom. ${printed} ${kept}`,
    query: creationQuery,
    body: invoiceBody,
    answerHeaders: slipHeaders,
    handle: forPdf(appendInvoice),
  },
  {
    ...common,
    id: 'clonePaymentPart',
    path: '/v2/payment-part-receipt/clone',
    group: partGroup,
    summary: 'Recreate payment part and receipt from the Swiss QR code of a PDF',
    description: `Reads the first Swiss QR code and redraws the slip in its place, on a white background of 210 by 105 mm, rotated like the old one. A bill that breaks a current rule, such as one with a combined address, is refused with the broken rules. The old slip stays in the file, under the white background. ${printed} ${kept}`,
    query: openObject({
      ...slipOnPageParameters,
      boundaryLineSeparationText,
      effortLevel: oneOf(['DEFAULT', 'HARDER'], 'DEFAULT', 'HARDER takes longer and finds more codes'),
      profile: profileParameter,
    }),
    body: { type: 'multipart/form-data', shape: openObject({ file: base }) },
    answerHeaders: slipHeaders,
    handle: forPdf(clone),
  },
  {
    ...common,
    id: 'mergePdfs',
    path: '/v2/pdf/merge',
    group: pdfGroup,
    summary: 'Draw a page over a page of a PDF',
    description: `Places the page of file2 on a page of file, in its own size, both upright as displayed, with the bottom left corners aligned. A Swiss QR code drawn by file2 must stay readable: if something on the page would cover it or show through it, the merge is refused; other content in the place of its slip gives a warning in X-Layout-Warnings. Links and form fields of file2 are not carried over. ${kept}`,
    query: openObject({ onPage: onPage('Page of file to draw on, counted from 1') }),
    answerHeaders: pageHeaders,
    body: {
      type: 'multipart/form-data',
      shape: openObject({ file: base, file2: pdfFile('PDF of a single page') }),
    },
    handle: forPdf(onTwoFiles((file, file2, page) => mergeOver(file, file2, { page }))),
  },
  {
    ...common,
    id: 'appendPdfs',
    path: '/v2/pdf/append',
    group: pdfGroup,
    summary: 'Append the pages of a PDF to another',
    description: `Adds all pages of file2 after those of file, with their annotations. Outlines, form data and attachments of file2 are not carried over. ${kept}`,
    body: { type: 'multipart/form-data', shape: openObject({ file: base, file2: pdfFile('PDF') }) },
    handle: forPdf(onTwoFiles(appended)),
  },
];
