import { readFile } from 'node:fs/promises';
import type { Language } from '@rappen/core/payment-part';
import { type InvoiceDraft, parseDraft } from '@rappen/core/swiss-qr';
import { accepted } from '../our-bill.ts';
import { type Bill, profile } from '../workload.ts';

export interface NamedBill extends Bill {
  readonly name: string;
}

/** The bills that every producer prints: each kind of reference, umlauts, long bill information, euros, full fields. */
export async function namedBills(): Promise<NamedBill[]> {
  const text = await readFile(new URL('bills.json', import.meta.url), 'utf8');
  const rows = JSON.parse(text) as { name: string; language: Language; draft: InvoiceDraft }[];
  return rows.map((row) => ({ ...row, invoice: accepted(parseDraft(row.draft, profile)) }));
}
