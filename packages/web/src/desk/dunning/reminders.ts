import { exactSumOf } from '@rappen/core/money';
import { type Account, accountOf, papersIn } from '../../records/desk/account.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { issueDrafts } from '../actions/issue-drafts.ts';
import { feeOf, interestOf, type NextReminder, nextReminder, remindableFrom } from '../drafts/dunning.ts';
import { reminderOf } from '../drafts/reminder.ts';
import type { Desk } from '../state/use-desk.ts';

/** An invoice that can be reminded of. */
export interface Remindable {
  readonly invoice: Invoice;
  readonly account: Account;
  readonly next: NextReminder;
  /** Fee and interest that its reminder adds; `0.00` where it adds none. */
  readonly added: string;
}

/** The invoices of a company whose next reminder is due on a day, those first that wait longest. */
export function remindablesOf(invoices: readonly Invoice[], company: Company, day: string): readonly Remindable[] {
  const own = invoices.filter(({ companyId }) => companyId === company.id);
  // What is about an invoice is of its company
  const papers = papersIn(invoices);
  return own
    .flatMap((invoice) => {
      const account = accountOf(invoice, papers);
      const from = remindableFrom(invoice, account, company);
      return from !== '' && from <= day ? [{ invoice, account, from }] : [];
    })
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ invoice, account }) => {
      const next = nextReminder(company, invoice.language, account.reminders.length);
      const interest = interestOf(invoice, account, company, day)?.amount;
      return { invoice, account, next, added: exactSumOf(['0.00', feeOf(next.level) ?? '0.00', interest ?? '0.00']) };
    });
}

/** Issues the next reminder of each; those that the rules refuse are named by their numbers. */
export async function issueReminders(
  desk: Desk,
  company: Company,
  chosen: readonly Remindable[],
  day: string,
): Promise<{ readonly issued: readonly Invoice[]; readonly failed: readonly string[] }> {
  const drafts = chosen.flatMap(({ invoice, account }) => reminderOf(invoice, day, account, company) ?? []);
  const { issued, failed } = await issueDrafts(desk, company, drafts, day);
  return { issued, failed: failed.map(({ number }) => number) };
}
