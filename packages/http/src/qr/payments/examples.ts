import { type CalendarDate, nextBankDay } from '@rappen/core/date';
import { parseJson, writeJson } from '@rappen/core/json';
import { type Shape, writeValue } from '@rappen/core/model';
import {
  type PaymentOrderJson,
  parsePaymentOrder,
  paymentOrderExample,
  paymentOrderModel,
  statusReportExample,
  writePaymentFile,
} from '@rappen/core/payment-order';
import { openBillsExample, reconciliationModel } from '@rappen/core/reconciliation';
import { receiptsExample } from '@rappen/core/statement';
import { type Answer, json } from '../../answer/answer.ts';
import type { Call, Route } from '../../route/route.ts';

/** An order that is made today and paid on the next bank day: nobody takes one of former days. */
export function orderExampleOf(today: CalendarDate): PaymentOrderJson {
  return { ...paymentOrderExample, createdAt: `${today}T08:15:00`, executionDate: nextBankDay(today) };
}

/** The same order as the file for the bank. */
export function fileExampleOf(today: CalendarDate): string {
  const order = parseJson(writeJson(writeValue(paymentOrderModel, orderExampleOf(today))));
  const parsed = order.ok ? parsePaymentOrder(order.value, { today }) : order;
  return parsed.ok ? writePaymentFile(parsed.value) : '';
}

const xml = (body: string): Answer => ({ body, type: 'application/xml' });

function exampleRoute(
  id: string,
  name: string,
  summary: string,
  answers: Readonly<Record<string, Shape<unknown> | 'text'>>,
  handle: (call: Call) => Answer,
): Route {
  return {
    id,
    method: 'GET',
    path: `/v2/examples/payments/${name}`,
    group: 'Examples',
    summary,
    needsKey: true,
    answers,
    refusals: [401],
    handle,
  };
}

const asXml = { 'application/xml': 'text' } as const;

/** Bodies for the operations on payments: what is ordered, what the bank answers and books. */
export const paymentExampleRoutes: readonly Route[] = [
  exampleRoute(
    'examplePaymentOrder',
    'order',
    'Payment order of four payments, dated today',
    { 'application/json': paymentOrderModel },
    ({ ports }) => json(paymentOrderModel, orderExampleOf(ports.clock.today())),
  ),
  exampleRoute('examplePaymentFile', 'file', 'The same order as the file for the bank', asXml, ({ ports }) =>
    xml(fileExampleOf(ports.clock.today())),
  ),
  exampleRoute('examplePaymentStatus', 'status', 'The answer of a bank to it', asXml, () => xml(statusReportExample)),
  exampleRoute('exampleBankStatement', 'statement', 'Receipts as a bank reports them', asXml, () =>
    xml(receiptsExample),
  ),
  exampleRoute(
    'exampleOpenBills',
    'open-bills',
    'The open bills that belong to these receipts',
    { 'application/json': reconciliationModel },
    () => json(reconciliationModel, openBillsExample),
  ),
];
