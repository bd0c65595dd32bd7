import type { JsonValue } from '@rappen/core/json';
import { drawQrCode, swissCrossRectangles } from '@rappen/core/payment-part';
import { problem } from '@rappen/core/problem';
import { renderPdf } from '@rappen/core/render/pdf';
import { pixelsPerModuleWithin, renderQrPng } from '@rappen/core/render/png';
import { renderSvg } from '@rappen/core/render/svg';
import { type PayloadReading, qrInvoiceJsonOf, qrInvoiceSchema } from '@rappen/core/swiss-qr';
import { z } from 'zod';
import { type Answer, json, refused } from '../answer.ts';
import { choice, flag, profileParameter } from '../query.ts';
import type { Call, Route } from '../route.ts';
import { type Creation, creationRoutes, type Making, owned } from './creation.ts';
import { billsOfFile } from './input.ts';
import { printDotsPerInch, rasterParameters, rasterPixels } from './raster.ts';
import { judged } from './text-operation.ts';

/** The border that ISO/IEC 18004 asks for. */
const quietZoneModules = 4;

function make({ call, symbol, format }: Making): ReturnType<Creation['make']> {
  const quietZone = call.query['quietZone'] === 'true';
  if (format === 'image/png') {
    const pixels = rasterPixels(call.query);
    if (typeof pixels !== 'number') return refused([pixels], call.query);
    const margin = quietZone ? quietZoneModules : 0;
    const pixelsPerModule = pixelsPerModuleWithin(pixels, symbol.size + 2 * margin);
    const dotsPerInch = printDotsPerInch(symbol.size * pixelsPerModule);
    return {
      body: owned(renderQrPng(symbol, { pixelsPerModule, quietZone: margin, dotsPerInch, mark: swissCrossRectangles })),
    };
  }
  const drawing = drawQrCode(symbol, { quietZone });
  return { body: format === 'image/svg+xml' ? renderSvg(drawing) : owned(renderPdf([drawing])) };
}

const fileSchema = z.object({ file: z.file().meta({ description: 'PDF, PNG or JPEG, at most 10 MiB' }) });

const effortLevel = choice(['DEFAULT', 'HARDER'], 'DEFAULT', 'HARDER is slower and finds more codes');
const expandBillInformation = flag(false, 'Return bill information as an object too');
const readRefusals = [400, 401, 413, 415, 422, 503];

async function parseFirst(call: Call): Promise<Answer> {
  const bills = await billsOfFile(call, false);
  if (!bills.ok) return bills.answer;
  const [first] = bills.value;
  return first === undefined ? refused([problem('qr-bill.not-found', ['file'])]) : json(billJsonOf(first, call));
}

async function parseAll(call: Call): Promise<Answer> {
  const bills = await billsOfFile(call, true);
  return bills.ok ? json(bills.value.map((bill) => billJsonOf(bill, call))) : bills.answer;
}

async function validate(call: Call): Promise<Answer> {
  const bills = await billsOfFile(call, true);
  if (!bills.ok) return bills.answer;
  const [first, second] = bills.value;
  if (first === undefined) return refused([problem('qr-bill.not-found', ['file'])]);
  if (second !== undefined) return refused([problem('qr-bill.several', ['file'], { count: bills.value.length })]);
  return judged(first.problems, 'code');
}

/** What a code says, in wire form. */
export function billJsonOf({ draft }: PayloadReading, call: Call): JsonValue {
  return qrInvoiceJsonOf(draft, { expand: call.query['expandBillInformation'] === 'true' });
}

const group = 'Swiss QR code';

export const swissQrCodeRoutes: readonly Route[] = [
  ...creationRoutes({
    path: '/v2/swiss-qr-code',
    group,
    noun: 'a Swiss QR code',
    description: 'Accept chooses the format; the parameter format wins over it.',
    formats: { 'application/pdf': 'binary', 'image/svg+xml': 'text', 'image/png': 'binary' },
    query: { ...rasterParameters, quietZone: flag(false, '56 mm with a blank border instead of 46 mm') },
    make,
  }),
  {
    method: 'POST',
    path: '/v2/swiss-qr-code/validate',
    group,
    summary: 'Validate the single Swiss QR code of a file',
    description: 'Answers VALID, or 422 with one line for each broken rule.',
    needsKey: true,
    query: z.object({ effortLevel, profile: profileParameter }),
    body: { type: 'multipart/form-data', schema: fileSchema },
    answers: { 'text/plain': 'text' },
    refusals: readRefusals,
    handle: validate,
  },
  {
    method: 'POST',
    path: '/v2/swiss-qr-code/parse',
    group,
    summary: 'Read the first Swiss QR code of a file',
    needsKey: true,
    query: z.object({ expandBillInformation, effortLevel, profile: profileParameter }),
    body: { type: 'multipart/form-data', schema: fileSchema },
    answers: { 'application/json': qrInvoiceSchema },
    refusals: readRefusals,
    handle: parseFirst,
  },
  {
    method: 'POST',
    path: '/v2/swiss-qr-code/parseAll',
    group,
    summary: 'Read every Swiss QR code of a file',
    description: 'An empty array when there is none.',
    needsKey: true,
    query: z.object({ expandBillInformation, effortLevel, profile: profileParameter }),
    body: { type: 'multipart/form-data', schema: fileSchema },
    answers: { 'application/json': z.array(qrInvoiceSchema) },
    refusals: readRefusals,
    handle: parseAll,
  },
];
