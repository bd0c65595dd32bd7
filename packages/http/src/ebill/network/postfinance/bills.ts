import {
  type FoundInvoice,
  meaningOfState,
  type StateMeaning,
  searchInvoices,
  transactionIdOf,
} from '@rappen/core/ebill/postfinance';
import type { Transport } from '../fetch-transport.ts';
import { caseNetIdOf, hashOf } from '../ids.ts';
import { type Called, type CallOptions, callPostfinance } from './client.ts';

/** The identification of a bill at the partner, and what became of it there. */
export interface SentBill {
  readonly transactionId: string;
  /** Undefined: the partner has none of this identification. */
  readonly meaning: StateMeaning | undefined;
}

/** How often a number may be sent; when the network has refused all of these, that is its answer. */
export const turnsMax = 9;

/** The latest bill under a reference number: what was refused before it does not count. */
export async function latestBill(
  transport: Transport,
  referenceNumber: string,
  options: CallOptions,
): Promise<Called<SentBill & { readonly turn: number }>> {
  const sha256 = await hashOf(referenceNumber);
  let latest: (SentBill & { readonly turn: number }) | undefined;
  for (let turn = 1; turn <= turnsMax; turn += 1) {
    const transactionId = transactionIdOf(referenceNumber, sha256, turn);
    const found = await stateOf(transport, transactionId, options);
    if (found.kind !== 'answer') return found;
    const bill = { transactionId, meaning: found.value, turn };
    if (found.value === undefined) return { kind: 'answer', value: latest ?? bill };
    latest = bill;
    if (found.value.kind !== 'failed') break;
  }
  return latest === undefined ? { kind: 'unknown', reason: 'No number' } : { kind: 'answer', value: latest };
}

/** The identification for the next try after one that was refused. */
export async function nextTransactionId(referenceNumber: string, turn: number): Promise<string> {
  return transactionIdOf(referenceNumber, await hashOf(referenceNumber), turn);
}

async function stateOf(
  transport: Transport,
  transactionId: string,
  options: CallOptions,
): Promise<Called<StateMeaning | undefined>> {
  const { settings } = options;
  const search = { billerId: settings.biller.accountId, transactionId };
  const found = await callPostfinance(transport, searchInvoices, search, options);
  if (found.kind !== 'answer') return found;
  const { invoices, total } = found.value;
  const invoice = invoices.find((one) => one.transactionId === transactionId);
  if (invoice === undefined && total > invoices.length)
    return { kind: 'unknown', reason: 'The bill may be among those that do not fit into the answer' };
  return { kind: 'answer', value: invoice && meaningOf(invoice, options) };
}

function meaningOf(invoice: FoundInvoice, { settings }: CallOptions): StateMeaning {
  return meaningOfState(invoice, { paidIsCompleted: settings.paidIsCompleted });
}

/** How the service of this platform calls a bill of the network: the same each time. */
export function billNetIdOf(accountId: string, transactionId: string): Promise<string> {
  return caseNetIdOf(`postfinance ${accountId} ${transactionId}`);
}
