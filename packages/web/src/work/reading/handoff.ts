import type { BillPayment } from '../../records/bank/records.ts';

/** A payment that another page hands on, with the name of the file that it comes from. */
export interface HandedPayment {
  readonly payment: BillPayment;
  readonly source: string;
}

let handed: readonly HandedPayment[] = [];

/** Hands payments on to the page Pay, and goes there. */
export function handOn(payments: readonly HandedPayment[]): void {
  handed = [...handed, ...payments];
  location.hash = '#/pay';
}

/** What was handed on since the last time. */
export function takeHanded(): readonly HandedPayment[] {
  const taken = handed;
  handed = [];
  return taken;
}
