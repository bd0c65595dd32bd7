import type { WorkbookCell } from '@rappen/core/bulk';
import { isAmount } from '@rappen/core/money';
import type { Problem } from '@rappen/core/problem';
import type { BankTexts } from '../language/bank/en.ts';
import { type ListedReceipt, type ListName, listNames } from './lists.ts';

/** Every receipt as a table, its header first, in the language of the page. */
export function cellsOfReceipts(
  lists: Readonly<Record<ListName, readonly ListedReceipt[]>>,
  labelOf: (bill: string) => string,
  { statements: words }: BankTexts,
  sentenceOf: (found: Problem) => string,
): readonly (readonly WorkbookCell[])[] {
  const { columns } = words;
  const header = [
    columns.list,
    columns.date,
    columns.payer,
    columns.credit,
    columns.debit,
    columns.currency,
    columns.verdict,
    columns.bill,
    columns.reference,
    columns.message,
    columns.reason,
    columns.file,
    columns.discount,
  ];
  const rows = listNames.flatMap((name) =>
    lists[name].map(({ run, receipt }): WorkbookCell[] => {
      const { date = '', payer = '', direction, currency, verdict, reference = '', message = '', decided } = receipt;
      const { discount = '' } = receipt;
      const amount = isAmount(receipt.amount) ? { number: receipt.amount } : receipt.amount;
      const bill = decided?.bill ?? receipt.bill;
      return [
        words.lists[name],
        date,
        payer,
        direction === 'credit' ? amount : '',
        direction === 'debit' ? amount : '',
        currency,
        decided ? words.decided : words.verdicts[verdict],
        bill === undefined ? '' : labelOf(bill),
        // Of 27 digits in one a spreadsheet would keep 15
        reference.replace(/(?<=^\d{2}(?:\d{5})*)(?=(?:\d{5})+$)/g, ' '),
        message,
        receipt.reasons.map(sentenceOf).join(' · '),
        run.files[receipt.place.file] ?? '',
        isAmount(discount) ? { number: discount } : discount,
      ];
    }),
  );
  return [header, ...rows];
}
