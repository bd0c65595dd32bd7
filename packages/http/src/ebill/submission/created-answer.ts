import { parseJsonText } from '@rappen/core/ebill';
import { type CaseId, type CaseState, evolve, type RecordedEvent } from '@rappen/core/ebill/lifecycle';
import { type JsonValue, writeJson } from '@rappen/core/json';
import type { SuccessAnswer } from '../../answer.ts';
import { limits } from '../../limits.ts';
import { deliverBiller } from '../delivery/deliver-due.ts';
import type { BillerCall } from '../operation.ts';
import type { MadeOnce } from '../ports.ts';
import { settleMoment } from './moment.ts';
import type { SubmissionOptions } from './parameters.ts';

type Members = Readonly<Record<string, JsonValue | undefined>>;

/**
 * What is kept of an answer for repetitions: the common members of the case as it arose, without the id, as JSON text. Where
 * the caller preferred to wait for the delivery, so many seconds stand before it.
 */
export function keptAnswer({ processingMode, wait }: SubmissionOptions, members: Members): string {
  const text = writeJson(members);
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
  const text = ended === undefined ? created : writeJson(withStatus(members, ended));
  return {
    body: `{"id":${caseId},${text.slice(1)}`,
    status: 201,
    type: 'application/json',
    headers: {
      location: `/api/v1/business-cases/${caseId}`,
      'x-pdfa-converted': String((members['pdfa'] as Members)['converted']),
      ...(wait !== undefined && { 'preference-applied': `wait=${wait}` }),
      ...headers,
    },
  };
}

function parsed(members: string): Members {
  const value = parseJsonText(members);
  if (!value.ok) throw new Error('An answer that was kept cannot be read');
  return value.value as Members;
}

function withStatus(members: Members, { businessCaseNetId, status, processingStatus }: CaseState): Members {
  return { businessCaseNetId, ...members, status, processingStatus };
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
    if (ended !== undefined || performance.now() >= until) return ended;
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
