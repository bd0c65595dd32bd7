import type { CaseId } from '@rappen/core/ebill/lifecycle';
import { writeJson } from '@rappen/core/json';
import type { SuccessAnswer } from '../../answer.ts';
import { limits } from '../../limits.ts';
import { shownOf } from '../cases/reading.ts';
import { commonMembers } from '../cases/wire.ts';
import { deliverBiller } from '../delivery/deliver-due.ts';
import type { BillerCall } from '../operation.ts';
import type { SubmissionOptions } from './parameters.ts';

/**
 * The answer to a submission: the common members, as they were when the case arose, or, where the caller prefers to wait,
 * as they are once the case is delivered or has failed. `answer`: the members without the id, as JSON text.
 */
export async function createdAnswer(
  call: BillerCall,
  { processingMode, wait }: SubmissionOptions,
  { caseId, answer }: { readonly caseId: CaseId; readonly answer: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<SuccessAnswer> {
  const waits = wait !== undefined && processingMode === 'DELIVER';
  const members = waits ? ((await afterDelivery(call, caseId, wait)) ?? answer) : answer;
  return {
    body: `{"id":${caseId},${members.slice(1)}`,
    status: 201,
    type: 'application/json',
    headers: {
      location: `/api/v1/business-cases/${caseId}`,
      'x-pdfa-converted': String(isConverted(members)),
      ...(waits && { 'preference-applied': `wait=${wait}` }),
      ...headers,
    },
  };
}

function isConverted(members: string): boolean {
  return (JSON.parse(members) as { readonly pdfa: { readonly converted: boolean } }).pdfa.converted;
}

/** The members of a case once it is under way no longer, or when the time is up; undefined: it is gone. */
async function afterDelivery(call: BillerCall, caseId: CaseId, seconds: number): Promise<string | undefined> {
  const { ebill, biller, ports } = call;
  const until = performance.now() + seconds * 1000;
  await Promise.race([deliverBiller(ports, ebill, biller), pause(seconds * 1000)]);
  for (;;) {
    const stored = await ebill.store.cases.get(biller.id, caseId);
    if (stored === undefined) return undefined;
    if (stored.state.processingStatus !== 'PROCESSING' || performance.now() >= until) {
      return writeJson(commonMembers(await shownOf(call, stored)));
    }
    await pause(limits.waitStepMilliseconds);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
