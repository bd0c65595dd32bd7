import { normalizeIban } from '@rappen/core/iban';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { normalizeText } from '@rappen/core/text';
import { plainAmount } from '../make/fixes.ts';
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
      return plainAmount(text) || text;
    default:
      return normalizeText(text, profile.characterSet).text;
  }
}
