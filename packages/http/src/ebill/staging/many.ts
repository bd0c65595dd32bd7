import {
  anyText,
  boolean,
  type Infer,
  list,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { int32Max, sizedList, wholeNumberOf } from '../../body/shapes.ts';
import { limits } from '../../limits.ts';
import type { StoredCase } from '../../ports/ebill/index.ts';
import { formatPath, type Problem, problem, sentenceOf } from '../../problems/index.ts';
import { processingStatus } from '../cases/case-model.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import type { Input } from '../operation/body.ts';
import { heldByKey } from '../operation/held-by-key.ts';
import type { BillerCall } from '../operation/operation.ts';
import { discarded, moveCase, sent } from './moves.ts';

const ids = required(
  sizedList(wholeNumberOf(1, int32Max), 1, limits.casesPerCallMax),
  'Ids of cases; duplicates are handled once',
);

/** Cases that one call is about. */
export const manyCasesModel = object({ ids });

/** Cases that one call sends on their way. */
export const manySentModel = object({ ids, skipAnomalies: optional(boolean) });

/** What became of each case of one call. */
export const caseReportModel = openObject(
  {
    done: required(wholeNumber(), 'Number of cases that changed'),
    refused: required(wholeNumber(), 'Number of cases that did not change, or became INVALID'),
    cases: required(
      list(
        openObject({
          id: required(wholeNumber()),
          processingStatus: optional(
            processingStatus,
            'Current status of the case; absent: it is gone, or never existed',
          ),
          problems: optional(
            list(
              openObject({ fieldName: optional(anyText()), message: required(anyText()), code: required(anyText()) }),
            ),
            'Why it did not change',
          ),
        }),
      ),
      'In the order of the ids',
    ),
  },
  { name: 'CaseReport' },
);

export type CaseReport = Infer<typeof caseReportModel>;

export type Verb = 'release' | 'resend' | 'discard';

/**
 * Releases, resends or discards cases one after the other: each is a commit of its own, and what is refused of one changes
 * nothing for the others. A repetition of the call does what is left. Reports, for the whole, `PROCESSING_MODE_NOT_ALLOWED` and
 * `SKIPPING_NOT_ALLOWED`; for each case what `moveCase` and `sent` do.
 */
export async function moveMany(
  call: BillerCall,
  verb: Verb,
  {
    ids: wanted,
    skipAnomalies = false,
  }: { readonly ids: readonly number[]; readonly skipAnomalies?: boolean | undefined },
): Promise<CaseReport | Problem> {
  const held =
    verb === 'discard' ? undefined : heldByKey(call.key, { processingMode: 'DELIVER', skipsAnomalies: skipAnomalies });
  if (held !== undefined) return held;
  const cases: CaseReport['cases'][number][] = [];
  for (const id of new Set(wanted)) {
    cases.push(await moveOne(call, verb, id, skipAnomalies));
    await yieldToRequests();
  }
  const refused = cases.filter(({ problems }) => problems !== undefined).length;
  return { done: cases.length - refused, refused, cases };
}

async function moveOne(
  call: BillerCall,
  verb: Verb,
  id: number,
  skipAnomalies: boolean,
): Promise<CaseReport['cases'][number]> {
  const step = verb === 'discard' ? discarded : sent(call, verb, skipAnomalies);
  const moved: Input<StoredCase | undefined> = await moveCase(call, id, step);
  const stored = moved.ok ? moved.value : await call.ebill.store.cases.get(call.biller.id, id);
  const now = stored?.state.processingStatus;
  const shown = { id, ...(now !== undefined && { processingStatus: now }) };
  if (!moved.ok) return { ...shown, problems: problemsOf(moved.answer) };
  // Released under the rules of today, it turned out to break one: the case itself says which
  return now === 'INVALID' ? { ...shown, problems: [shownProblem(problem('CASE_NOW_INVALID', []))] } : shown;
}

function problemsOf(answer: Extract<Input<never>, { ok: false }>['answer']) {
  return 'problems' in answer ? answer.problems.map(shownProblem) : [];
}

function shownProblem(found: Problem) {
  return {
    ...(found.path.length > 0 && { fieldName: formatPath(found.path) }),
    message: sentenceOf(found),
    code: found.code,
  };
}
