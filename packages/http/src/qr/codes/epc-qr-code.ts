import {
  drawEpcCode,
  type EpcReading,
  encodeEpcSymbol,
  epcBeginnings,
  epcExamples,
  epcPaymentJsonOf,
  epcPaymentModel,
  type LabelLanguage,
  labelWords,
  parseEpcPayment,
  readEpcPayload,
  validateEpcSymbol,
} from '@rappen/core/epc';
import { ExactNumber, type JsonValue, parseJson, writeJson } from '@rappen/core/json';
import { anyText, extended, kindOf, leaf, openObject, optional, writeValue } from '@rappen/core/model';
import { otherPaymentCode } from '@rappen/core/payment-codes';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderRaster } from '@rappen/core/render/raster';
import { renderSvg } from '@rappen/core/render/svg';
import { type Answer, printed, refused } from '../../answer/answer.ts';
import { bestLanguage } from '../../answer/negotiation.ts';
import type { ReadCode } from '../../ports/code-reader.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { flag, oneOf } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';
import { effortLevel, findingsOf, placeMembers, placeOf, readingWork, verdictMembers } from '../reading/reading.ts';
import { owned } from '../request/creation.ts';
import { chooseFormat, drawingFormats, formatParameter, isRasterWanted, rasterFormatOf } from '../request/format.ts';
import { fileOfBody, type Input, refuse, textOfBody } from '../request/input.ts';
import { dotsPerInchOf, resolutionParameter } from '../request/raster.ts';
import { validated } from '../request/text-operation.ts';
import { textWork } from '../request/text-work.ts';

const labelLanguages = Object.keys(labelWords) as readonly LabelLanguage[];

async function create(call: Call): Promise<Answer> {
  const body = await textOfBody(call, 'application/json');
  if (!body.ok) return body.answer;
  const value = parseJson(body.value);
  if (!value.ok) return refused(value.problems);
  const payment = parseEpcPayment(value.value, { normalize: call.query['normalizeInput'] === 'true' });
  if (!payment.ok) return refused(payment.problems, value.value);
  const format = chooseFormat(call, Object.keys(drawingFormats));
  if (typeof format !== 'string') return refused([format]);
  const symbol = encodeEpcSymbol(payment.value);
  if (!symbol.ok) return refused(symbol.problems);
  const label = call.query['label'] === 'true' ? labelLanguageOf(call) : undefined;
  const drawing = drawEpcCode(symbol.value, { label });
  const raster = rasterFormatOf(format);
  if (raster !== undefined)
    return {
      body: owned(renderRaster(drawing, { format: raster, dotsPerInch: dotsPerInchOf(call.query) })),
      type: format,
    };
  return { body: format === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing])), type: format };
}

function labelLanguageOf({ query, request }: Call): LabelLanguage {
  const named = query['language'] as LabelLanguage | undefined;
  return named ?? bestLanguage(request.headers.get('accept-language'), labelLanguages) ?? 'de';
}

interface Found {
  /** Absent where nothing of it can be read: the problems say why. */
  readonly reading?: EpcReading;
  /** All that is wrong with its content and its form, then with its symbol. */
  readonly problems: readonly Problem[];
  /** Absent where the text alone was sent. */
  readonly code?: ReadCode;
}

function isFile({ request }: Call): boolean {
  return /^multipart\/form-data\b/i.test((request.headers.get('content-type') ?? '').trim());
}

/** The code of the body: its text, or the first one in a file. */
async function codeOfBody(call: Call): Promise<Input<Found>> {
  const type = call.request.headers.get('content-type') ?? '';
  if (isFile(call)) {
    const file = await fileOfBody(call);
    return file.ok ? codeOfFile(call, file.value) : file;
  }
  if (!/^text\/plain\b/i.test(type.trim()))
    return refuse([problem('UNSUPPORTED_MEDIA_TYPE', [], { expected: 'text/plain or multipart/form-data' })]);
  const text = await textOfBody(call, 'text/plain');
  if (!text.ok) return text;
  const reading = readEpcPayload({ text: text.value });
  if (reading.ok) return { ok: true, value: { reading: reading.value, problems: reading.value.problems } };
  const other = otherPaymentCode(text.value, 'EPC_QR');
  return { ok: true, value: { problems: other === undefined ? reading.problems : [other] } };
}

/** Reports `EPC_NOT_FOUND` and `OTHER_PAYMENT_CODE`. */
async function codeOfFile(call: Call, file: Uint8Array): Promise<Input<Found>> {
  const effort = call.query['effortLevel'] === 'HARDER' ? 'HARDER' : 'DEFAULT';
  const codes = await call.ports.codes.readCodes(file, { effort, all: false, beginnings: epcBeginnings });
  if (!codes.ok) return refuse(codes.problems.map((found) => ({ ...found, path: ['file', ...found.path] })));
  const code = codes.value.find(({ text }) => epcBeginnings.some((beginning) => text.startsWith(beginning)));
  if (code === undefined) {
    const [other] = codes.value.flatMap(({ text }) => otherPaymentCode(text, 'EPC_QR', ['file']) ?? []);
    return refuse([other ?? problem('EPC_NOT_FOUND', ['file'])]);
  }
  const reading = readEpcPayload(code);
  if (!reading.ok) return { ok: true, value: { problems: reading.problems, code } };
  return {
    ok: true,
    value: { reading: reading.value, problems: [...reading.value.problems, ...validateEpcSymbol(code)], code },
  };
}

async function validate(call: Call): Promise<Answer> {
  const found = await codeOfBody(call);
  return found.ok ? validated(found.value.problems, 'code') : found.answer;
}

async function parse(call: Call): Promise<Answer> {
  const found = await codeOfBody(call);
  if (!found.ok) return found.answer;
  const { reading, problems, code } = found.value;
  if (reading === undefined) return refused(problems);
  const said = epcPaymentJsonOf(reading.draft) as Record<string, JsonValue>;
  if (call.query['details'] !== 'true') return printed(said);
  const details = {
    ...(code && placeOf(code)),
    valid: problems.length === 0,
    problems: findingsOf(problems),
    deviations: findingsOf(reading.deviations),
  };
  return printed({ ...said, details: writeValue(detailsModel, details) });
}

const numberOrText = leaf<JsonValue>({}, (node, reading) =>
  typeof node === 'number' || typeof node === 'string' || node instanceof ExactNumber
    ? node
    : reading.report('TYPE', { expected: 'a number', found: kindOf(node) }),
);
const detailsModel = openObject(
  {
    page: optional(placeMembers.page.shape, 'For a file: from 1; an image is page 1'),
    box: optional(placeMembers.box.shape),
    symbol: optional(placeMembers.symbol.shape),
    ...verdictMembers,
  },
  { name: 'EpcDetails' },
);
const detailedModel = extended(
  epcPaymentModel,
  {
    amount: optional(numberOrText, 'Text, if it is not a number'),
    version: optional(anyText()),
    transfer: optional(anyText()),
    name: optional(anyText()),
    iban: optional(anyText()),
    details: optional(detailsModel),
  },
  { name: 'EpcPaymentRead' },
);

/** A body that the operation accepts: what the API page sends when it is tried. */
const epcPaymentExample: unknown = JSON.parse(writeJson(epcPaymentJsonOf(epcExamples.message)));

const payloadBody = {
  type: 'text/plain',
  shape: anyText({ minLength: 1, description: 'The text of an EPC QR code' }),
  example:
    'BCD\n002\n1\nSCT\n\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR20.00\n\n\nSpende fuer Wikipedia',
} as const;
const group = 'EPC QR code';
const readRefusals = [400, 401, 413, 415, 422, 503];

const examples: readonly Route[] = (
  [
    ['with-message', epcExamples.message, 'with a message'],
    ['with-creditor-reference', epcExamples.reference, 'with a creditor reference'],
    ['without-amount', epcExamples.openAmount, 'without amount'],
  ] as const
).map(([name, payment, summary]) => ({
  id: routeId('example', 'epc-payment', name),
  method: 'GET',
  path: `/v2/examples/epc-payment/${name}`,
  group: 'Examples',
  summary: `Payment for an EPC QR code ${summary}`,
  needsKey: true,
  answers: { 'application/json': epcPaymentModel },
  refusals: [401],
  handle: () => printed(epcPaymentJsonOf(payment)),
}));

// Generators of clients stumble over an operation that takes a text or a form
const inFile = 'Also accepts a PDF or an image, as multipart/form-data with the field file.';

export const epcQrCodeRoutes: readonly Route[] = [
  {
    id: 'createEpcQrCode',
    method: 'POST',
    path: '/v2/epc-qr-code',
    group,
    summary: 'Create an EPC QR code (GiroCode)',
    description:
      'The code of a SEPA credit transfer, with its quiet zone. Accept selects the format; the parameter format takes precedence.',
    needsKey: true,
    refusesDemo: true,
    query: openObject({
      format: formatParameter(Object.keys(drawingFormats)),
      ...resolutionParameter,
      label: flag(false, 'Frame with a label below the code'),
      language: oneOf(
        ['de', 'fr', 'it', 'en'],
        undefined,
        'Language of the label; takes precedence over the header Accept-Language',
      ),
      normalizeInput: flag(false, 'Remove spaces from IBAN, BIC and creditor reference, and trim texts'),
    }),
    body: { type: 'application/json', shape: epcPaymentModel, example: epcPaymentExample },
    answers: drawingFormats,
    refusals: [400, 401, 403, 406, 413, 415, 422],
    longWork: { ...textWork, isLong: isRasterWanted },
    handle: create,
  },
  {
    id: 'validateEpcQrCode',
    method: 'POST',
    path: '/v2/epc-qr-code/validate',
    group,
    summary: 'Validate an EPC QR code: its text, or the first one in a file',
    description: `Answers VALID, or 422 with one line for each broken rule. ${inFile}`,
    needsKey: true,
    query: openObject({ effortLevel }),
    body: payloadBody,
    answers: { 'text/plain': 'text' },
    refusals: readRefusals,
    longWork: { ...readingWork, isLong: isFile },
    handle: validate,
  },
  {
    id: 'parseEpcQrCode',
    method: 'POST',
    path: '/v2/epc-qr-code/parse',
    group,
    summary: 'Read an EPC QR code: its text, or the first one in a file',
    description: `Reads leniently: returns what is there even if rules are broken; details lists them. ${inFile}`,
    needsKey: true,
    query: openObject({
      effortLevel,
      details: flag(
        false,
        'Return broken rules and deviations in the member details, and for files the page and place',
      ),
    }),
    body: payloadBody,
    answers: { 'application/json': detailedModel },
    refusals: readRefusals,
    longWork: { ...readingWork, isLong: isFile },
    handle: parse,
  },
  ...examples,
];
