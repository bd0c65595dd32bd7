import type { CalendarDate } from '@rappen/core/date';
import { writeJson } from '@rappen/core/json';
import { writeValue } from '@rappen/core/model';
import { paymentOrderModel } from '@rappen/core/payment-order';
import { openBillsExample, reconciliationModel } from '@rappen/core/reconciliation';
import { swissDay } from '@rappen/http';
import { fileExampleOf, orderExampleOf } from '../../packages/http/src/qr/payments/examples.ts';

type Json = Record<string, unknown>;

/** The example of an order as of today, with other members. */
export function orderWith(members: Json = {}): Json & { payments: Json[] } {
  const order = writeJson(writeValue(paymentOrderModel, orderExampleOf(swissDay(new Date()))));
  return { ...JSON.parse(order), ...members };
}

/** The same with another first payment. */
export function orderPaying(members: Json): Json {
  const order = orderWith();
  return { ...order, payments: [{ ...order.payments[0], ...members }] };
}

/** The file of the example, which is valid on any day. */
export function paymentFile(): string {
  return fileExampleOf('2026-11-23' as CalendarDate);
}

/** The open bills of the example, as a file. */
export function openBills(): string {
  return writeJson(writeValue(reconciliationModel, openBillsExample));
}

/** A form of files and texts; a list is a file for each of its entries. */
export function formOf(
  parts: Readonly<Record<string, string | Uint8Array | readonly (string | Uint8Array)[]>>,
): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(parts)) {
    for (const content of typeof given === 'string' || given instanceof Uint8Array ? [given] : given) {
      form.append(name, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), `${name}.bin`);
    }
  }
  return form;
}
