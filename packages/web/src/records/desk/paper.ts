import { type Invoice, orderKinds } from './records.ts';

/** What a record of an invoice is on paper: deposits and final invoices are told from others. */
export type PaperKind = Invoice['kind'] | 'deposit' | 'final';

/** What an invoice is on paper. */
export function paperOf({ kind, part }: Pick<Invoice, 'kind' | 'part'>): PaperKind {
  return kind === 'invoice' && part !== '' ? part : kind;
}

/** The members that make a record such a paper. */
export function membersOfPaper(paper: PaperKind): Pick<Invoice, 'kind' | 'part'> {
  return paper === 'deposit' || paper === 'final' ? { kind: 'invoice', part: paper } : { kind: paper, part: '' };
}

/** Whether it is an offer, an order confirmation or a delivery note: nothing is owed by it. */
export function isOrder({ kind }: Pick<Invoice, 'kind'>): boolean {
  return orderKinds.some((one) => one === kind);
}

/** Whether it is about an invoice, and counts in the account under that. */
export function isAbout({ kind }: Pick<Invoice, 'kind'>): boolean {
  return kind === 'credit' || kind === 'reminder';
}
