import { code, defaulted, openObject, required } from '@rappen/core/model';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { appendPages, mergePage } from '@rappen/core/pdf/assembly';
import { type Problem, problem } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import type { Result } from '@rappen/core/result';
import { mergeSlip, recreateSlip } from '@rappen/core/slip-on-page';
import { type DraftChange, drawSymbol, parseDraft, type QrInvoice, qrInvoiceModel } from '@rappen/core/swiss-qr';
import { type Answer, refused } from '../answer.ts';
import { file } from '../body/file.ts';
import { bestType } from '../negotiation.ts';
import { flag, oneOf, profileParameter } from '../query.ts';
import type { Call, Route } from '../route.ts';
import { issuedInvoice, owned } from './creation.ts';
import { invoiceExample } from './examples.ts';
import { fileOfParts, type Input, invoiceOfParts, noticeHeaders, partsOfBody, refuse } from './input.ts';
import { firstBill, readFile } from './reading.ts';
import { languageOf, slipOptionsOf, slipParameters } from './slip.ts';

const pdfType = 'application/pdf';

/** A page with a slip at its foot, and the headers that tell about it. */
interface Slip {
  readonly pdf: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** The slip of an invoice, on a page of A4, so that scissors and text above it have their place. */
function slipFor(call: Call, invoice: QrInvoice, changes: readonly DraftChange[]): Input<Slip> {
  const language = languageOf(call);
  const issued = issuedInvoice(call, invoice, language);
  const symbol = drawSymbol(issued);
  if (!symbol.ok) return refuse(symbol.problems);
  const part = drawPaymentPart(issued, symbol.value, { ...slipOptionsOf(call), language, pageSize: 'A4' });
  if (!part.ok) return refuse(part.problems, call.query);
  const { drawing, warnings } = part.value;
  const headers = { ...noticeHeaders(changes, warnings), 'content-language': language };
  return { ok: true, value: { pdf: renderPdf([drawing]), headers } };
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
  return answerOf(call, mergeSlip(file, slip.pdf, { page: Number(call.query['onPage']) }), slip.headers);
}

async function appendInvoice(call: Call): Promise<Answer> {
  const input = await documentAndSlip(call);
  if (!input.ok) return input.answer;
  const { file, slip } = input.value;
  return answerOf(call, appendPages(file, slip.pdf), slip.headers);
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
  const { pdf, headers } = slip.value;
  return answerOf(call, recreateSlip(file.value, pdf, { page: code.page, code: code.box }), headers);
}

/** The handler of an operation on the files `file` and `file2`. */
function onTwoFiles(operation: (file: Uint8Array, file2: Uint8Array, page: number) => Result<Uint8Array>) {
  return async (call: Call): Promise<Answer> => {
    const parts = await partsOfBody(call);
    if (!parts.ok) return parts.answer;
    const file = fileOfParts(parts.value, 'file');
    const file2 = fileOfParts(parts.value, 'file2');
    if (!file.ok) return file2.ok ? file.answer : refused([...file.answer.problems, ...file2.answer.problems]);
    if (!file2.ok) return file2.answer;
    return answerOf(call, operation(file.value, file2.value, Number(call.query['onPage'])));
  };
}

/** What the parts of an assembly are called in a request. */
const fieldNames: Readonly<Record<string, string>> = {
  base: 'file',
  overlay: 'file2',
  other: 'file2',
  page: 'onPage',
};

function answerOf(call: Call, made: Result<Uint8Array>, headers: Readonly<Record<string, string>> = {}): Answer {
  if (made.ok) return { body: owned(made.value), type: pdfType, headers };
  return refused(made.problems.map(named), call.query);
}

function named(found: Problem): Problem {
  const [role = '', ...rest] = found.path;
  return { ...found, path: [fieldNames[role] ?? role, ...rest] };
}

/** Only a PDF is ever made: a caller who cannot take one is told before any work is done. */
function forPdf(handle: (call: Call) => Promise<Answer>): Route['handle'] {
  return (call) => {
    const isAccepted = bestType(call.request.headers.get('accept'), [pdfType]) !== undefined;
    return isAccepted ? handle(call) : refused([problem('NOT_ACCEPTABLE', [], { available: pdfType })]);
  };
}

const pageNumber = code(/^[1-9]\d{0,5}$/, 'a page number from 1 on');
const onPage = (description: string) => defaulted(pageNumber, '1', description);

const { pageSize: _pageSize, ...slipQuery } = slipParameters;
const boundaryLineSeparationText = flag(false, 'Text instead of scissors above the slip');
const normalizeInput = flag(
  false,
  'Trim texts and replace special characters by equal ones; the header X-Normalized-Fields names what changed',
);
const creation = {
  ...slipQuery,
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
  example: { qrInvoice: invoiceExample },
} as const;

const kept =
  'The document is kept as it is, with what is new written behind it: annotations, forms, outlines, attachments, layers and metadata stay, and a signature still covers what it signed. A document that is encrypted but opens without a password is returned without encryption; one that needs a password is refused, and so is a dynamic form (XFA). A damaged cross-reference is repaired.';
const printed =
  'Accept-Language chooses the language; the header X-Layout-Warnings names texts that had to be shortened.';

const partGroup = 'Payment part and receipt';
const pdfGroup = 'PDF';
const refusals = [400, 401, 406, 413, 415, 422];
const answers = { [pdfType]: 'binary' } as const;
const common = { method: 'POST', needsKey: true, answers, refusals } as const;

export const pdfDocumentRoutes: readonly Route[] = [
  {
    ...common,
    path: '/v2/payment-part-receipt/merge',
    group: partGroup,
    summary: 'Create payment part and receipt and merge them with a PDF',
    description: `Draws the slip of 210 by 105 mm in the bottom left corner of a page as it is shown, over what is there: leave that part blank. A smaller page is refused. ${printed} ${kept}`,
    query: openObject({ ...creation, onPage: onPage('Page that gets the slip, from 1') }),
    body: invoiceBody,
    handle: forPdf(mergeInvoice),
  },
  {
    ...common,
    path: '/v2/payment-part-receipt/append',
    group: partGroup,
    summary: 'Create payment part and receipt and append them to a PDF',
    description: `Adds a page of A4 with the slip at its foot. ${printed} ${kept}`,
    query: creationQuery,
    body: invoiceBody,
    handle: forPdf(appendInvoice),
  },
  {
    ...common,
    path: '/v2/payment-part-receipt/clone',
    group: partGroup,
    summary: 'Recreate payment part and receipt from the Swiss QR code of a PDF',
    description: `Reads the first Swiss QR code and draws the slip anew where it was, on a white ground of 210 by 105 mm, turned as the old one. A bill that breaks a rule of today, such as one with a combined address, is refused with what it breaks. The old slip stays in the file, under the white ground. ${printed} ${kept}`,
    query: openObject({
      ...slipQuery,
      boundaryLineSeparationText,
      effortLevel: oneOf(['DEFAULT', 'HARDER'], 'DEFAULT', 'HARDER is slower and finds more codes'),
      profile: profileParameter,
    }),
    body: { type: 'multipart/form-data', shape: openObject({ file: base }) },
    refusals: [...refusals, 503],
    handle: forPdf(clone),
  },
  {
    ...common,
    path: '/v2/pdf/merge',
    group: pdfGroup,
    summary: 'Draw a page over a page of a PDF',
    description: `Lays the page of file2 over a page of file, bottom left corners upon each other, both upright as they are shown, in its own size. Links and form fields of file2 are not carried over. ${kept}`,
    query: openObject({ onPage: onPage('Page of file that is drawn on, from 1') }),
    body: {
      type: 'multipart/form-data',
      shape: openObject({ file: base, file2: pdfFile('PDF of a single page') }),
    },
    handle: forPdf(onTwoFiles((file, file2, page) => mergePage(file, file2, { page }))),
  },
  {
    ...common,
    path: '/v2/pdf/append',
    group: pdfGroup,
    summary: 'Append the pages of a PDF to another',
    description: `Adds all pages of file2 behind those of file, with their annotations. Outlines, form data and attachments of file2 are not carried over. ${kept}`,
    body: { type: 'multipart/form-data', shape: openObject({ file: base, file2: pdfFile('PDF') }) },
    handle: forPdf(onTwoFiles(appendPages)),
  },
];
