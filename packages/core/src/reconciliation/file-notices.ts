import type { Memory, ReadStatement } from '../booking/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { StatementFile } from '../statement/index.ts';
import { problem } from './problems.ts';

/** Statements that differ under one name, and pages that are missing: of these files and those of earlier runs. */
export function noticesOfFiles(
  files: readonly StatementFile[],
  read: readonly ReadStatement[],
  memory: Memory,
): Problem[] {
  const contents = new Map<string, string>();
  const pages = new Map<string, Set<number>>();
  const note = (base: string, page: number, key: string): boolean => {
    pages.set(base, (pages.get(base) ?? new Set()).add(page));
    const name = `${base} ${page}`;
    const before = contents.get(name);
    contents.set(name, before ?? key);
    return before !== undefined && before !== key;
  };
  for (const { base, page, key } of memory.messages.values()) note(base, page, key);
  const notices: Problem[] = [];
  const idOf = ({ place }: ReadStatement) => files[place.file]?.statements[place.statement]?.id ?? '';
  for (const one of read) {
    const { base, page, key } = one.message;
    if (note(base, page, key)) {
      notices.push(problem('RECONCILIATION_SAME_STATEMENT', ['statements', one.place.file], { id: idOf(one) }));
    }
  }
  for (const one of read) {
    const { base, page } = one.message;
    if (page < 2 || pages.get(base)?.has(page - 1)) continue;
    notices.push(
      problem('RECONCILIATION_PAGE_MISSING', ['statements', one.place.file], { page: page - 1, id: idOf(one) }),
    );
  }
  return notices;
}
