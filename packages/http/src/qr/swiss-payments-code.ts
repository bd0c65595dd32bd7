import { anyText, openObject, writeValue } from '@rappen/core/model';
import { otherPaymentCode } from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import { qrInvoiceAsReadModel, qrInvoiceModel, readPayload, writePayload } from '@rappen/core/swiss-qr';
import { type Answer, printed, refused, text } from '../answer.ts';
import { flag, profileParameter } from '../query.ts';
import type { Call, Route } from '../route.ts';
import { issuedInvoice } from './creation.ts';
import { invoiceExample } from './examples.ts';
import { invoiceOfBody, noticeHeaders, payloadOfBody } from './input.ts';
import { billJsonOf, judgedInvoiceModel, validationAnswer, verdictModel, verdictOf } from './reading.ts';
import { judged } from './text-operation.ts';

async function create(call: Call): Promise<Answer> {
  const input = await invoiceOfBody(call);
  if (!input.ok) return input.answer;
  return {
    ...text(writePayload(issuedInvoice(call, input.value.invoice))),
    headers: noticeHeaders(input.value.changes),
  };
}

async function validate(call: Call): Promise<Answer> {
  const payload = await payloadOfBody(call);
  if (!payload.ok) return payload.answer;
  const reading = readPayload(payload.value, call.profile);
  return reading.ok
    ? judged(reading.value.problems, 'code', reading.value.deviations)
    : judged(whyUnreadable(payload.value, reading.problems), 'code');
}

async function parse(call: Call): Promise<Answer> {
  const payload = await payloadOfBody(call);
  if (!payload.ok) return payload.answer;
  const reading = readPayload(payload.value, call.profile);
  if (!reading.ok) return refused(whyUnreadable(payload.value, reading.problems));
  const bill = billJsonOf(reading.value, call);
  if (call.query['details'] !== 'true') return printed(bill);
  return printed({ ...bill, details: writeValue(verdictModel, verdictOf(reading.value, reading.value.problems)) });
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
    method: 'POST',
    path: '/v2/swiss-payments-code',
    group,
    summary: 'Create the text of a Swiss QR code',
    needsKey: true,
    query: openObject({
      normalizeInput: flag(false, 'Trim texts and replace special characters by equal ones'),
      profile: profileParameter,
    }),
    body: { type: 'application/json', shape: qrInvoiceModel, example: invoiceExample },
    answers: { 'text/plain': 'text' },
    refusals: [400, 401, 413, 415, 422],
    handle: create,
  },
  {
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
    handle: validate,
  },
  {
    method: 'POST',
    path: '/v2/swiss-payments-code/parse',
    group,
    summary: 'Read the text of a Swiss QR code',
    description: 'Reads leniently: what is there comes back, even where a rule is broken; details says which.',
    needsKey: true,
    query: openObject({
      expandBillInformation: flag(false, 'Return bill information as an object too'),
      details: flag(false, 'Return broken rules and deviations in the member details'),
      profile: profileParameter,
    }),
    body: payloadBody,
    answers: { 'application/json': [qrInvoiceAsReadModel, judgedInvoiceModel] },
    refusals: [400, 401, 413, 415, 422],
    handle: parse,
  },
];
