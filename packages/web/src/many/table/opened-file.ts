import type { Mapping } from '../../sheet/bill-rows.ts';
import { joinedText } from '../../sheet/joined-columns.ts';
import type { TableSettings } from '../../sheet/read-row.ts';
import type { OpenedTable } from '../../work/maker/protocol.ts';

/** What the columns of a file seem to be, and the currency that it names for all rows. */
export function mappingOf({ columns, currency }: OpenedTable): Mapping {
  return { columns, fixed: currency === undefined || columns.includes('currency') ? {} : { currency } };
}

/** What a file says of how its rows are to be read: what no column of it says is not left out of it, what one says is expected in each row. */
export function readingOf(
  sheet: Pick<OpenedTable, 'rows'>,
  { columns }: Mapping,
): Required<Pick<TableSettings, 'openAmounts' | 'expected'>> {
  return {
    openAmounts: !columns.includes('amount'),
    expected: (['number', 'debtor.name'] as const).filter((field) =>
      sheet.rows.some(({ cells }) => joinedText(field, columns, cells) !== ''),
    ),
  };
}
