import {
  drawEpcCode,
  encodeEpcSymbol,
  epcExamples,
  epcPaymentJsonOf,
  parseEpcPayment,
  writeEpcPayload,
} from '@rappen/core/epc';
import { writeJson } from '@rappen/core/json';
import { drawPaymentPart, drawQrCode, swissCrossRectangles } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { renderQrPng } from '@rappen/core/render/png';
import {
  encodeSymbol,
  invoiceExamples,
  parseQrInvoice,
  profiles,
  qrInvoiceJsonOf,
  writePayload,
} from '@rappen/core/swiss-qr';
import { encryptedPdf, pdfOf } from '../http/hostile-files.ts';

export function jsonOf(draft: Parameters<typeof qrInvoiceJsonOf>[0]): Readonly<Record<string, unknown>> {
  return JSON.parse(writeJson(qrInvoiceJsonOf(draft)));
}

export const bill = jsonOf(invoiceExamples.withQrReference);
export const plain = jsonOf(invoiceExamples.withoutReference);
export const euros = jsonOf(invoiceExamples.withCreditorReference);
export const combined = jsonOf(invoiceExamples.combinedAddress);
export const billText = JSON.stringify(bill);

function parsed(json: unknown) {
  const result = parseQrInvoice(json, { profile: profiles['2.3'], normalize: false });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const symbol = encodeSymbol(result.value.invoice);
  if (!symbol.ok) throw new Error(JSON.stringify(symbol.problems));
  return { invoice: result.value.invoice, symbol: symbol.value };
}

const { invoice, symbol } = parsed(bill);
export const payload = writePayload(invoice);
export const png = renderQrPng(symbol, {
  pixelsPerModule: 6,
  quietZone: 4,
  dotsPerInch: 300,
  mark: swissCrossRectangles,
});
export const pdf = renderPdf([drawQrCode(symbol, { quietZone: true })]);
export const twoCodes = renderPdf([symbol, parsed(euros).symbol].map((each) => drawQrCode(each, { quietZone: true })));
export const withoutCode = Buffer.from(pdfOf('q Q'));
export const selfCalling =
  '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>/Length 5>>stream\n/X Do\nendstream ';
export const encrypted = Buffer.from(encryptedPdf());

export function drawnSlip() {
  const part = drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' });
  if (!part.ok) throw new Error(JSON.stringify(part.problems));
  return part.value.drawing;
}

export const slip = '/v2/payment-part-receipt';
export const code = '/v2/swiss-qr-code';
export const spc = '/v2/swiss-payments-code';
export const epc = '/v2/epc-qr-code';

export const epcPayment = JSON.parse(writeJson(epcPaymentJsonOf(epcExamples.message))) as Readonly<
  Record<string, unknown>
>;
const transfer = parseEpcPayment(epcPayment);
if (!transfer.ok) throw new Error(JSON.stringify(transfer.problems));
export const epcPayload = writeEpcPayload(transfer.value);
const epcSymbol = encodeEpcSymbol(transfer.value);
if (!epcSymbol.ok) throw new Error(JSON.stringify(epcSymbol.problems));
export const epcPdf = renderPdf([drawEpcCode(epcSymbol.value)]);
