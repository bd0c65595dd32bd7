import { anyText, openObject, writeValue } from '@rappen/core/model';
import { otherPaymentCode } from '@rappen/core/payment-codes';
import { qrInvoiceModel, readPayload, writePayload } from '@rappen/core/swiss-qr';
import { type Answer, printed, refused, text } from '../../answer/answer.ts';
import type { Problem } from '../../problems/index.ts';
import { flag, profileParameter } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { billJsonOf, validatedInvoiceModel, validationAnswer, verdictModel, verdictOf } from '../reading/reading.ts';
import { issuedInvoice } from '../request/creation.ts';
import { invoiceExample } from '../request/examples.ts';
import {
  billHeaders,
  billWarnings,
  invoiceOfBody,
  madeBillHeaders,
  noticeHeaders,
  payloadOfBody,
} from '../request/input.ts';
import { validated } from '../request/text-operation.ts';
import { textWork } from '../request/text-work.ts';

async function create(call: Call): Promise<Answer> {
  const input = await invoiceOfBody(call);
  if (!input.ok) return input.answer;
  const invoice = issuedInvoice(call, input.value.invoice);
  return {
    ...text(writePayload(invoice)),
    headers: { ...noticeHeaders(input.value.changes), ...madeBillHeaders(invoice, call) },
  };
}

async function validate(call: Call): Promise<Answer> {
  const payload = await payloadOfBody(call);
  if (!payload.ok) return payload.answer;
  const reading = readPayload(payload.value, call.profile);
  return reading.ok
    ? validated(reading.value.problems, 'code', reading.value.deviations)
    : validated(whyUnreadable(payload.value, reading.problems), 'code');
}

async function parse(call: Call): Promise<Answer> {
  const payload = await payloadOfBody(call);
  if (!payload.ok) return payload.answer;
  const reading = readPayload(payload.value, call.profile);
  if (!reading.ok) return refused(whyUnreadable(payload.value, reading.problems));
  const bill = billJsonOf(reading.value, call);
  const headers = billHeaders(reading.value.deviations);
  if (call.query['details'] !== 'true') return { ...printed(bill), headers };
  const details = writeValue(verdictModel, verdictOf(reading.value, reading.value.problems));
  return { ...printed({ ...bill, details }), headers };
}

/** A code of another standard is said to be one. */
function whyUnreadable(text: string, problems: readonly Problem[]): readonly Problem[] {
  const other = otherPaymentCode(text, 'SWISS_QR');
  return other === undefined ? problems : [other];
}

const group = 'Swiss payments code';
const payloadExample =
  'SPC|0200|1|CH5204835012345671000|S|Muster Stiftung|P.O. Box||3001|Bern|CH|||||||||CHF||||||||NON|||EPD'.replaceAll(
    '|',
    '\n',
  );
const payloadBody = {
  type: 'text/plain',
  shape: anyText({ minLength: 1, description: 'The text of a Swiss QR code' }),
  example: payloadExample,
} as const;

export const swissPaymentsCodeRoutes: readonly Route[] = [
  {
    id: 'createPayload',
    method: 'POST',
    path: '/v2/swiss-payments-code',
    group,
    summary: 'Create the text of a Swiss QR code',
    needsKey: true,
    query: openObject({
      normalizeInput: flag(false, 'Trim texts and replace special characters with permitted ones'),
      profile: profileParameter,
    }),
    body: { type: 'application/json', shape: qrInvoiceModel, example: invoiceExample },
    answers: { 'text/plain': 'text' },
    answerHeaders: openObject(billWarnings),
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: create,
  },
  {
    id: 'validatePayload',
    method: 'POST',
    path: '/v2/swiss-payments-code/validate',
    group,
    summary: 'Validate the text of a Swiss QR code',
    description: validationAnswer,
    needsKey: true,
    query: openObject({ profile: profileParameter }),
    body: payloadBody,
    answers: { 'text/plain': 'text' },
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: validate,
  },
  {
    id: 'parsePayload',
    method: 'POST',
    path: '/v2/swiss-payments-code/parse',
    group,
    summary: 'Read the text of a Swiss QR code',
    description: 'Reads leniently: returns what is there even if rules are broken; details lists them.',
    needsKey: true,
    query: openObject({
      expandBillInformation: flag(false, 'Return bill information as an object too'),
      details: flag(false, 'Return broken rules and deviations in the member details'),
      profile: profileParameter,
    }),
    body: payloadBody,
    answers: { 'application/json': validatedInvoiceModel },
    answerHeaders: openObject(billWarnings),
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: parse,
  },
];
