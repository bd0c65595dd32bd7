import type { WorkbookCell } from '@rappen/core/bulk';
import { parseCalendarDate } from '@rappen/core/date';
import { parseAmount } from '@rappen/core/money';

/** A number where it is an amount, so that a spreadsheet adds it up; else the text, or nothing. */
export function amountCell(value: string | undefined): WorkbookCell {
  if (value === undefined) return '';
  const amount = parseAmount(value);
  return amount.ok ? { number: amount.value } : value;
}

/** A day that a spreadsheet counts with, of `yyyy-mm-dd`; else the text, or nothing. */
export function dayCell(day: string | undefined): WorkbookCell {
  if (day === undefined) return '';
  const parsed = parseCalendarDate(day);
  return parsed.ok ? { date: parsed.value } : day;
}
