export {
  type Consideration,
  type Debtor,
  type DebtorEvent,
  type DebtorEventKind,
  debtorEventKinds,
  type Period,
  type VatShare,
} from './debtor.ts';
export { type DebtorBooks, debtorEntries } from './entries.ts';
export { customerStatement, type DebtorJournal, type DebtorLine, debtorJournal } from './journal.ts';
export { type Age, ages, type OpenItem, type OpenItems, openItems } from './open-items.ts';
export { drawReport, type Report, type ReportColumn, type ReportTable } from './report.ts';
export { type VatMethod, type VatPeriod, type VatRow, type VatSum, vatByPeriod, vatMethods } from './vat.ts';
