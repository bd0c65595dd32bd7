import type { CaseSummary } from '../../work/service/answers.ts';
import type { Answered } from '../../work/service/connect.ts';
import type { Session } from '../../work/service/session.tsx';

/** Cases that the service tells of at a time. */
const pageLength = 1000;

/**
 * Reads the cases that a filter finds in the order of the list, page by page and at most so many. What comes or changes
 * meanwhile may or may not be among them; none is there twice.
 */
export async function everyCase(
  ask: Session['call'],
  parameters: object,
  { most, onPage }: { readonly most: number; readonly onPage: (count: number) => void },
): Promise<Answered<readonly CaseSummary[]>> {
  const found = new Map<number, CaseSummary>();
  for (let before: number | undefined; found.size < most; ) {
    const limit = Math.min(pageLength, most - found.size);
    const answer = await ask<readonly CaseSummary[]>('Cases.list', { ...parameters, before, limit });
    if (!answer.ok) return answer;
    for (const one of answer.value) found.set(one.id, one);
    onPage(found.size);
    before = answer.value.at(-1)?.id;
    if (answer.value.length < limit) break;
  }
  return { ok: true, value: [...found.values()] };
}
