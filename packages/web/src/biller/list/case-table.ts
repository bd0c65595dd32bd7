import type { WorkbookCell } from '@rappen/core/bulk';
import type { Texts } from '../../language/en.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { amountCell, dayCell } from '../../sheet/workbook-cells.ts';
import type { CaseSummary } from '../../work/service/answers.ts';

/** What stands beside a case in a file: a further column for each name. */
export interface Further {
  readonly names: readonly string[];
  readonly cellsOf: (found: CaseSummary) => readonly string[];
}

/** Cases as the table of a file, under a header in the language of the page. */
export function caseTable(
  cases: readonly CaseSummary[],
  texts: Texts,
  further: Further = { names: [], cellsOf: () => [] },
): readonly (readonly WorkbookCell[])[] {
  const { cases: words, fields, types, processingStatuses, statuses } = texts.biller;
  const header = [
    words.type,
    words.reference,
    words.recipient,
    fields.currencyCode,
    words.amount,
    fields.businessCaseDate,
    words.due,
    words.created,
    words.processingStatus,
    words.status,
    ...further.names,
  ];
  const rows = cases.map((found): readonly WorkbookCell[] => [
    types[found.type],
    found.referenceNumber,
    found.recipientName,
    found.totalAmount.currencyCode,
    amountCell(found.totalAmount.value),
    dayCell(found.businessCaseDate),
    dayCell(found.dueDate),
    dayCell(swissDay(new Date(found.createdAt))),
    processingStatuses[found.processingStatus],
    found.processingStatus === 'DELIVERED' ? statuses[found.status] : '',
    ...further.cellsOf(found),
  ]);
  return [header, ...rows];
}
