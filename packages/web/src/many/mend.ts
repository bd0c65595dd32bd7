import { normalizeIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import { normalizeBillText, type RuleProfile } from '@rappen/core/swiss-qr';
import type { SheetRow } from '../maker/protocol.ts';
import { tableColumns } from './columns.ts';

/** The row with what can be replaced without a question: characters that a bill cannot carry, blanks, grouped amounts. */
export function mendRow(row: SheetRow, profile: RuleProfile): SheetRow {
  const cells = row.cells.map((text, index) => mendedText(text, tableColumns[index]?.name ?? '', profile));
  return cells.every((text, index) => text === row.cells[index]) ? row : { ...row, cells };
}

function mendedText(text: string, name: string, profile: RuleProfile): string {
  if (text === '') return text;
  switch (name) {
    case 'CdtrInf/IBAN':
      return normalizeIban(text);
    case 'RmtInf/Ref':
      return text.replace(/\s+/g, '');
    case 'CcyAmt/Amt':
      return plainAmount(text);
    default:
      return normalizeBillText(text, profile.characterSet).text;
  }
}

/** The amount without grouping; as it is where it is not clear. */
function plainAmount(text: string): string {
  const amount = parseTypedAmount(text);
  return amount.ok && !/[A-Za-z€]/.test(text) ? amount.value : text;
}
