import { profileOfDay } from '../../records/bill/profile.ts';
import { hasOwnNumber, nextNumber } from '../../records/desk/numbers.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { deskVerdict } from '../../work/invoice/document.ts';
import type { Desk } from '../state/use-desk.ts';
import { issueFactsOf } from './issue-facts.ts';

/** What became of several drafts. */
export interface IssuedDrafts {
  readonly issued: readonly Invoice[];
  /** Those that the rules refuse, or that need rules which only the page of one invoice loads. */
  readonly failed: readonly Invoice[];
}

/** Issues several drafts of a company, each with the number that comes next. */
export async function issueDrafts(
  desk: Desk,
  company: Company,
  drafts: readonly Invoice[],
  day: string,
): Promise<IssuedDrafts> {
  const profile = profileOfDay(new Date());
  const own = (desk.records?.invoices ?? []).filter(({ companyId }) => companyId === company.id);
  const taken = new Set(own.filter(hasOwnNumber).map(({ number }) => number));
  const [issued, failed]: [Invoice[], Invoice[]] = [[], []];
  for (const draft of drafts) {
    const number = draft.number.trim() || nextNumber(company, draft.kind, draft.date, taken).number;
    const verdict = deskVerdict(draft, company, number, profile);
    const isSound = verdict.document && verdict.problemCount === 0 && !verdict.isPending;
    const facts = isSound && verdict.document && issueFactsOf(verdict.document, company, day);
    // The reference on its slip is made of the number, so that it must be this one
    const made = facts ? await desk.issue({ ...draft, number }, facts) : undefined;
    if (made) {
      issued.push(made);
      taken.add(made.number);
    } else failed.push(draft);
  }
  return { issued, failed };
}
