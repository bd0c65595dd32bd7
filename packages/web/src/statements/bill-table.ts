import { isOpenAmount } from '@rappen/core/bulk';
import { normalizeIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import type { ListedBill } from '../records/bank/records.ts';
import { currencyIn, readAmount } from '../sheet/cells.ts';
import type { FileField } from '../sheet/fields.ts';
import { joinedText } from '../sheet/joined-columns.ts';
import type { OpenedTable } from '../work/maker/protocol.ts';
import { idOfListed, isMatchable, referenceTypeOf } from './open-bills.ts';

/** The open bills of a table, and the rows that are none. */
export interface BillTable {
  readonly bills: readonly ListedBill[];
  /** As a spreadsheet numbers them. */
  readonly leftOut: readonly number[];
}

/** Whether the table says to which account each bill is paid. */
export function namesAccounts({ columns }: Pick<OpenedTable, 'columns'>): boolean {
  return columns.includes('iban');
}

/** The bills of a table by what its columns seem to be; `account` is that of bills which name none. */
export function billsOfTable(table: OpenedTable, account: string): BillTable {
  const { rows, currency } = table;
  const columns = withNumber(table);
  const bills = new Map<string, ListedBill>();
  const leftOut: number[] = [];
  for (const { number, cells, problems } of rows) {
    const textOf = (field: FileField) => {
      const column = columns.indexOf(field);
      return column < 0 ? '' : (cells[column] ?? '').trim();
    };
    const amount = textOf('amount');
    const typed = amount === '' || isOpenAmount(amount) ? undefined : parseTypedAmount(readAmount(amount));
    const reference = textOf('reference').replace(/\s+/g, '').toUpperCase();
    const referenceType = referenceTypeOf(reference);
    const id = idOfListed((textOf('number') || reference || String(number)).slice(0, idLengthMax));
    const debtor = joinedText('debtor.name', columns, cells).slice(0, debtorLengthMax);
    const bill = {
      id,
      iban: normalizeIban(textOf('iban') || account),
      referenceType,
      reference: referenceType === 'NON' ? undefined : reference,
      amount: typed?.ok ? typed.value : undefined,
      currency: currencyIn(textOf('currency')) ?? currency ?? 'CHF',
      debtor: debtor || undefined,
    };
    const isUnread = problems.some(({ path: [column] }) => columns[Number(column)] === 'amount');
    const isBroken = isUnread || (typed !== undefined && !typed.ok) || (referenceType === 'NON' && typed === undefined);
    if (isBroken || bills.has(id) || !isMatchable(bill)) leftOut.push(number);
    else bills.set(id, { id, bill });
  }
  return { bills: [...bills.values()], leftOut };
}

/** In a list of open bills a column that is called by nothing but a number is that of the bill. */
function withNumber({ header, columns }: OpenedTable): OpenedTable['columns'] {
  if (columns.includes('number')) return columns;
  const at = header.findIndex((name, column) => columns[column] === undefined && numberNames.test(name.trim()));
  return columns.map((field, column) => (column === at ? 'number' : field));
}

const numberNames = /^(?:id|nr|no|nummer|number|num[eé]ro|rechnung|invoice|bill|facture|fattura)[.°º]?$/i;

const idLengthMax = 150;
const debtorLengthMax = 140;
