import { zipFilesMax } from '@rappen/core/bulk';
import { type Problem, problem } from '@rappen/core/problem';
import type { BulkSettings } from './draw.ts';
import type { Findings } from './large-table.ts';

/** A page takes two objects of the numbers that a PDF has (ISO 32000-1, annex C.2). */
export const pagesMax = 4_000_000;

/** Whether a document is made of what is in a table. */
export interface Verdict {
  /** Known before all rows are read: there will be none. */
  isLost(found: Findings): boolean;
  /** Why there is none, when all rows are read; empty where there is one. */
  problemsOf(found: Findings): readonly Problem[];
}

/** Rows that break rules cost the document, unless they are to be skipped and others are left. */
export function verdictFor({ format }: BulkSettings, skips: boolean): Verdict {
  const max = format === 'zip' ? zipFilesMax : pagesMax;
  return {
    isLost: ({ billCount, refusedCount }) => billCount > max || (refusedCount > 0 && !skips),
    problemsOf({ billCount, refusedCount, problems }) {
      if (refusedCount > 0 && !(skips && billCount > 0)) return problems;
      if (billCount === 0) return [problem('TABLE_EMPTY', [])];
      return billCount > max ? [problem('TABLE_TOO_LONG', [], { max })] : [];
    },
  };
}
