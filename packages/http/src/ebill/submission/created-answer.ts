import { parseJsonText } from '@rappen/core/ebill';
import { type CaseId, type CaseState, evolve, type RecordedEvent } from '@rappen/core/ebill/lifecycle';
import { writeJson } from '@rappen/core/json';
import { read, writeValue } from '@rappen/core/model';
import type { SuccessAnswer } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import type { MadeOnce } from '../../ports/ebill/index.ts';
import { type ArisenCase, arisenCaseModel } from '../cases/case-model.ts';
import { deliverBiller } from '../delivery/deliver-due.ts';
import type { BillerCall } from '../operation/operation.ts';
import { settleMoment } from './moment.ts';
import type { SubmissionOptions } from './parameters.ts';

/**
 * What is kept of an answer for repetitions: the common members of the case as it arose, without the id, as JSON text. Where
 * the caller preferred to wait for the delivery, so many seconds stand before it.
 */
export function keptAnswer({ processingMode, wait }: SubmissionOptions, members: ArisenCase): string {
  const text = print(members);
  return processingMode === 'DELIVER' && wait !== undefined ? `wait=${wait} ${text}` : text;
}

/**
 * The answer to a submission, and the same to its repetitions: the case as it arose, or, where the first caller preferred to
 * wait, as it was when its delivery had ended, if it did so in time. `answer` is what `keptAnswer` made; `headers`: further ones.
 */
export async function createdAnswer(
  call: BillerCall,
  options: SubmissionOptions,
  { madeId: caseId = 0, answer }: MadeOnce,
  headers: Readonly<Record<string, string>>,
): Promise<SuccessAnswer> {
  const [, wait, created = ''] = /^(?:wait=(\d+) )?(.*)$/s.exec(answer) ?? [];
  const members = parsed(created);
  const ended = wait === undefined ? undefined : await afterDelivery(call, options, caseId);
  const text = ended === undefined ? created : print(withStatus(members, ended));
  return {
    body: `{"id":${caseId},${text.slice(1)}`,
    status: 201,
    type: 'application/json',
    headers: {
      location: `/api/v1/business-cases/${caseId}`,
      'x-pdfa-converted': String(members.pdfa.converted),
      ...(wait !== undefined && { 'preference-applied': `wait=${wait}` }),
      ...headers,
    },
  };
}

function print(members: ArisenCase): string {
  return writeJson(writeValue(arisenCaseModel, members));
}

function parsed(members: string): ArisenCase {
  const value = parseJsonText(members);
  const found = value.ok ? read(arisenCaseModel, value.value, { entriesMax: Number.POSITIVE_INFINITY }) : value;
  if (!found.ok) throw new Error('An answer that was kept cannot be read');
  return found.value;
}

function withStatus(members: ArisenCase, { businessCaseNetId, status, processingStatus }: CaseState): ArisenCase {
  return { ...members, businessCaseNetId: members.businessCaseNetId ?? businessCaseNetId, status, processingStatus };
}

/** The case when its delivery had ended; undefined: it had not when the first answer was given. */
async function afterDelivery(
  call: BillerCall,
  { wait = 0, idempotencyKey }: SubmissionOptions,
  caseId: CaseId,
): Promise<CaseState | undefined> {
  const seen = await endOfDelivery(call, caseId, wait);
  if (idempotencyKey === undefined) return seen;
  const moment = await settleMoment(call, caseId, seen === undefined ? 'arisen' : 'delivered');
  if (moment === 'arisen') return undefined;
  return seen ?? endOfDelivery(call, caseId, 0);
}

async function endOfDelivery(call: BillerCall, caseId: CaseId, seconds: number): Promise<CaseState | undefined> {
  const { ebill, biller, ports } = call;
  const until = performance.now() + seconds * 1000;
  if (seconds > 0) await Promise.race([deliverBiller(ports, ebill, biller), pause(seconds * 1000)]);
  for (;;) {
    const ended = firstEnd(await ebill.store.cases.history(biller.id, caseId));
    const isOver = performance.now() >= until || call.request.signal.aborted;
    if (ended !== undefined || isOver) return ended;
    await pause(limits.waitStepMilliseconds);
  }
}

/** The state after the event that first ended the delivery. */
function firstEnd(history: readonly RecordedEvent[]): CaseState | undefined {
  let state: CaseState | undefined;
  for (const { event } of history) {
    state = evolve(state, event);
    if (state.processingStatus !== 'PROCESSING') return state;
  }
  return undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
