import { positionOf } from '../../records/desk/efforts.ts';
import {
  type Company,
  type Customer,
  customerMembers,
  type Effort,
  type Invoice,
  newInvoice,
} from '../../records/desk/records.ts';
import type { Desk } from '../state/use-desk.ts';

/**
 * Makes a draft of hours and expenses for their customer, the earliest first. Each is marked before it is in the draft: what another tab
 * has taken meanwhile is left out. Undefined where nothing is left, or there was no room.
 */
export async function billEfforts(
  desk: Desk,
  company: Company,
  customer: Customer,
  efforts: readonly Effort[],
  day: string,
): Promise<Invoice | undefined> {
  const draft = { ...newInvoice(company, day), ...customerMembers(customer) };
  const taken: Effort[] = [];
  for (const effort of [...efforts].sort((one, other) => (one.on < other.on ? -1 : 1)))
    if ((await desk.put('efforts', { ...effort, invoiceId: draft.id })) === 'kept') taken.push(effort);
  if (taken.length === 0) return undefined;
  const days = taken.map(({ on }) => on).filter(Boolean);
  const invoice = {
    ...draft,
    positions: taken.map(positionOf),
    serviceFrom: days[0] ?? '',
    serviceTo: days.at(-1) ?? '',
    changedAt: new Date().toISOString(),
  };
  return (await desk.put('invoices', invoice)) === 'kept' ? { ...invoice, revision: 1 } : undefined;
}
