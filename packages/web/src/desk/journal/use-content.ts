import type { CalendarDate } from '@rappen/core/date';
import {
  customerStatement,
  type Debtor,
  debtorJournal,
  openItems,
  type Period,
  type VatMethod,
  vatByPeriod,
} from '@rappen/core/debtors';
import { useMemo } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import type { JournalTexts } from '../../language/journal/en.ts';
import { profileOfDay } from '../../records/bill/profile.ts';
import type { Company, DeskRecords } from '../../records/desk/records.ts';
import { considerationsOf, debtorsOf } from '../../work/desk/debtors.ts';
import type { JournalTable } from './journal-table.ts';
import { hasLines, ledgerTables, openTables } from './ledger-tables.ts';
import { vatTables } from './vat-tables.ts';

/** What the page shows of the journal. */
export const views = ['ledger', 'vat', 'open', 'statement'] as const;
export type View = (typeof views)[number];

/** What was asked for. */
export interface Asked {
  readonly view: View;
  readonly period: Period;
  readonly method: VatMethod;
  readonly customer: string;
}

/** The debtors of a company, with their VAT where that is wanted: of those only to which something happened in a period. */
export function companyDebtors(records: DeskRecords, company: Company, taxed?: Period): readonly Debtor[] {
  const own = records.invoices.filter(({ companyId }) => companyId === company.id);
  const customers = records.customers.filter(({ companyId }) => companyId === company.id);
  if (taxed === undefined) return debtorsOf(own, customers);
  const touched = new Set(
    debtorsOf(own, customers)
      .filter(({ events }) => events.some(({ day }) => day >= taxed.from && day <= taxed.to))
      .map(({ id }) => id),
  );
  const considerationOf = considerationsOf(company, profileOfDay(new Date()));
  return debtorsOf(own, customers, considerationOf, touched);
}

/** The tables of what was asked for. */
export function useTables(
  records: DeskRecords,
  company: Company,
  debtors: readonly Debtor[],
  { view, period, method, customer }: Asked,
  words: JournalTexts,
): readonly JournalTable[] {
  return useMemo(() => {
    const titleOf = (currency: string) => fill(words.in[view], { currency });
    switch (view) {
      case 'vat': {
        const taxed = companyDebtors(records, company, period);
        const found = vatByPeriod(taxed, period, method).filter(({ rows }) => rows.length > 0);
        return vatTables(found, method, titleOf, words);
      }
      case 'open': {
        const found = openItems(debtors, period.to as CalendarDate).filter(({ items }) => items.length > 0);
        return openTables(found, titleOf, words);
      }
      case 'statement':
        return ledgerTables(
          customerStatement(debtors, customer, period).filter(hasLines),
          period,
          titleOf,
          false,
          words,
        );
      default:
        return ledgerTables(debtorJournal(debtors, period).filter(hasLines), period, titleOf, true, words);
    }
  }, [records, company, debtors, view, period, method, customer, words]);
}
