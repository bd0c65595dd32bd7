import type { PaymentOption } from '@rappen/core/bills-to-pay';
import type { BillPayment, PaymentRow } from '../records/bank/records.ts';
import { newId } from '../records/new-id.ts';

/** A payment as a row of the list; amount and message can be changed there. */
export function rowOf(payment: BillPayment, source: string, place: number): PaymentRow {
  const isNotification = payment.billAmount === '0.00';
  return {
    id: newId(),
    place,
    source,
    payment,
    amount: isNotification ? '0.00' : (payment.amount ?? ''),
    message: payment.message ?? '',
    executionDate: payment.executionDate ?? '',
    isAgain: false,
  };
}

/** A row as an option has it: its amount, which is what the bill asks for then, on its last day. */
export function chosenRow(row: PaymentRow, { amount, day = '' }: PaymentOption): PaymentRow {
  return { ...row, amount, executionDate: day, payment: { ...row.payment, billAmount: amount } };
}

/** `3.00` as `3`. */
export function shortPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}
