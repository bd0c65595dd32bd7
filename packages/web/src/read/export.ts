import { tableOf, type WorkbookCell } from '@rappen/core/bulk';
import type { Amount } from '@rappen/core/money';
import { formatPath, type Problem } from '@rappen/core/problem';
import type { Texts } from '../language/en.ts';
import type { UiLanguage } from '../language/languages.ts';
import type { Words } from '../language/words.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { validate } from '../records/bill/validate.ts';
import type { SheetRow } from '../sheet/fields.ts';
import type { ReadBillContent } from '../work/maker/protocol.ts';
import { problemsOfData } from '../work/reading/e-invoice.ts';
import { amountOf, type Row, shownOrigin, shownReference, shownVerdict } from '../work/reading/rows.ts';

const profile = profileOfDay(new Date());

/** A file in which no bill was read, with the reasons. */
export interface BrokenFile {
  readonly name: string;
  readonly reasons: readonly string[];
}

/** The table of some bills, and of files without one, under a header in the language of the page. */
export function cellsOf(
  rows: readonly Row[],
  broken: readonly BrokenFile[],
  kind: 'csv' | 'xlsx',
  { texts, sentenceOf }: Pick<Words, 'texts' | 'sentenceOf'>,
): readonly (readonly WorkbookCell[])[] {
  const { columns, list } = texts.read;
  const header = [
    list.creditor,
    columns.iban,
    list.amount,
    columns.currency,
    columns.referenceType,
    list.reference,
    list.debtor,
    columns.message,
    columns.billingInformation,
    columns.due,
    list.file,
    columns.page,
    list.verdict,
    columns.reason,
    columns.number,
    columns.date,
  ];
  const reasonOf = (row: Row) => [...new Set(problemsOf(row).map(sentenceOf))].join(' · ');
  return [
    header,
    ...rows.map((row) => [...cellsOfRow(row, kind, texts), reasonOf(row), row.summary.number, row.summary.date]),
    ...broken.map(({ name, reasons }) => [
      ...header.slice(0, header.indexOf(list.file)).map(() => ''),
      name,
      '',
      list.unread,
      [...new Set(reasons)].join(' · '),
      '',
      '',
    ]),
  ];
}

function cellsOfRow(row: Row, kind: 'csv' | 'xlsx', texts: Texts): readonly WorkbookCell[] {
  const { summary, source, listed } = row;
  const { amount } = summary;
  // What a credit note gives back is a number as well
  const isNumber = amountOf(amount.replace(/^-/, '')) !== undefined;
  return [
    summary.creditor,
    summary.iban,
    isNumber ? { number: amount as Amount } : amount,
    summary.currency,
    summary.referenceType,
    // Of 27 digits in one a spreadsheet that opens a CSV file would keep 15
    kind === 'csv' ? shownReference(summary) : summary.reference,
    summary.debtor,
    summary.message,
    summary.billingInformation,
    summary.due,
    shownOrigin(source.origin, texts),
    String(listed.bill.code?.page ?? ''),
    shownVerdict(row, texts),
  ];
}

/** Bills as they stand now, for a JSON file. */
export function contentsOf(
  rows: readonly Row[],
  texts: Texts,
  sentenceOf: (found: Problem) => string,
): readonly ReadBillContent[] {
  return rows.map((row) => {
    const { listed, source, draft } = row;
    const { bill } = listed;
    return {
      file: shownOrigin(source.origin, texts),
      page: bill.code?.page,
      problems: problemsOf(row).map((found) => ({
        code: found.code,
        path: formatPath(found.path),
        message: sentenceOf(found),
      })),
      draft,
      payment: bill.payment,
      eInvoice: bill.eInvoice?.content,
      text: bill.standard === 'E_INVOICE' ? '' : bill.text,
    };
  });
}

/** What is wrong with a bill as it stands now. */
export function problemsOf({ listed: { bill, form } }: Row): readonly Problem[] {
  const ofBill = form ? [...validate(form, profile).problems.values()].flat() : bill.problems;
  return [...ofBill, ...problemsOfData(bill)];
}

/** The rows from which slips are made, the valid Swiss bills among those of the list, in a language. */
export function slipRowsOf(rows: readonly Row[], language: UiLanguage): readonly SheetRow[] {
  const drafts = rows.flatMap(({ draft, isPayable }) => (draft && isPayable ? [draft] : []));
  const [, ...cells] = tableOf(drafts.map((draft) => ({ draft, language })));
  return cells.map((row, index) => ({ number: index + 2, cells: row, problems: [] }));
}
