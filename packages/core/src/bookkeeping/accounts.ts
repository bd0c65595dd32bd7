/** What an account of the books is for. */
export const accountRoles = [
  'bank',
  'transit',
  'unclearReceipts',
  'receivables',
  'customerCredits',
  'discounts',
  'roundingDifferences',
  'outgoing',
  'bankCharges',
  'interestExpense',
  'interestIncome',
  'exchangeLosses',
  'exchangeGains',
] as const;
export type AccountRole = (typeof accountRoles)[number];

/** What else accounts are for where invoices themselves are booked. */
export const debtorRoles = ['cash', 'sales', 'vatDue', 'badDebts', 'reminderFees'] as const;
export type DebtorRole = (typeof debtorRoles)[number];
export type BooksRole = AccountRole | DebtorRole;

/**
 * Accounts of Swiss small businesses, unless others are named. Source: the Swiss SME chart of accounts (Kontenrahmen KMU; Sterchi,
 * Mattle, Helbling) as plans built on it number them: 1020 bank, 1090 transfers, 1099 unclear amounts, 1100 receivables, 2030 payments
 * received in advance, 3800 cash discounts, 3801 reductions, 6900 interest, 6940 bank charges, 6942 and 6952 exchange losses and
 * gains, 6950 income from liquid funds.
 */
export const defaultAccounts: Readonly<Record<AccountRole, string>> = {
  bank: '1020',
  transit: '1090',
  unclearReceipts: '1099',
  receivables: '1100',
  customerCredits: '2030',
  discounts: '3800',
  roundingDifferences: '3801',
  outgoing: '1099',
  bankCharges: '6940',
  interestExpense: '6900',
  interestIncome: '6950',
  exchangeLosses: '6942',
  exchangeGains: '6952',
};

/** Of the same plan: 1000 cash, 2200 VAT owed, 3400 services, 3680 other income, 3805 losses on receivables. */
export const defaultDebtorAccounts: Readonly<Record<DebtorRole, string>> = {
  cash: '1000',
  sales: '3400',
  vatDue: '2200',
  badDebts: '3805',
  reminderFees: '3680',
};

/** The five kinds of accounts of plain text accounting. */
export const accountKinds: Readonly<Record<BooksRole, 'Assets' | 'Liabilities' | 'Income' | 'Expenses'>> = {
  bank: 'Assets',
  transit: 'Assets',
  unclearReceipts: 'Assets',
  receivables: 'Assets',
  customerCredits: 'Liabilities',
  discounts: 'Income',
  roundingDifferences: 'Income',
  outgoing: 'Assets',
  bankCharges: 'Expenses',
  interestExpense: 'Expenses',
  interestIncome: 'Income',
  exchangeLosses: 'Expenses',
  exchangeGains: 'Income',
  cash: 'Assets',
  sales: 'Income',
  vatDue: 'Liabilities',
  badDebts: 'Income',
  reminderFees: 'Income',
};
