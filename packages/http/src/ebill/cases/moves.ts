import { type BusinessCase, parseBusinessCase, parseJsonText, readJsonDocument } from '@rappen/core/ebill';
import { type Anomaly, judgeAnomalies } from '@rappen/core/ebill/anomalies';
import { type Command, type Draft, decide, factsOf, permit } from '@rappen/core/ebill/lifecycle';
import { problem } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import { type ProblemAnswer, refused } from '../../answer.ts';
import { instantOf } from '../../keys.ts';
import { deny, type Input, refuse } from '../body.ts';
import { deliveryLimits } from '../delivery/limits.ts';
import type { Acting, BillerCall } from '../operation.ts';
import type { CaseContent, CaseUpdate, StoredCase } from '../ports.ts';
import { archivalPdf, inspectPdf } from '../submission/pdf.ts';
import { anomaliesOf, type Judged, judgeState } from '../submission/state-rules.ts';
import { contentOf } from './content.ts';
import { updatesOf } from './updates.ts';
import { shownAnomaly } from './wire.ts';

/** A step of a case that a biller asks for: a command, and what else changes. */
interface Step {
  readonly command: Command;
  readonly content?: CaseContent | undefined;
  readonly outbox?: CaseUpdate['outbox'];
}

/**
 * Takes a case a step further: what the step is follows from the case as it stands, and is thought over again when somebody
 * else was faster. Reports `BUSINESS_CASE_NOT_FOUND`, `DUPLICATE_REFERENCE_NUMBER` and what `decide` does.
 */
export async function moveCase(
  call: Acting,
  id: number,
  stepOf: (stored: StoredCase) => Promise<Input<Step>> | Input<Step>,
): Promise<Input<StoredCase | undefined>> {
  const { ebill, biller, key, requestId, ports } = call;
  const { cases } = ebill.store;
  for (let tries = 0; tries < deliveryLimits.conflictsMax; tries++) {
    const stored = await cases.get(biller.id, id);
    if (stored === undefined) return { ok: false, answer: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) };
    const step = await stepOf(stored);
    if (!step.ok) return step;
    const { command, content, outbox } = step.value;
    const decision = decide(stored.state, command);
    if (!decision.ok) return { ok: false, answer: refused(decision.problems) };
    if (decision.value.length === 0) return { ok: true, value: stored };
    const [own, ...others] = await updatesOf(cases, biller.id, [{ stored, events: decision.value }]);
    if (own === undefined) return { ok: true, value: stored };
    const isUnderWay = own.state.processingStatus === 'PROCESSING';
    const outcome = await cases.change(biller.id, {
      at: instantOf(ports.clock.now()),
      cases: [{ ...own, content, ...(isUnderWay && { outbox }) }, ...others],
      audit: [{ actor: key.id, requestId, action: `case.${command.kind}`, caseId: id }],
    });
    if (outcome.kind === 'changed') return { ok: true, value: await cases.get(biller.id, id) };
    if (outcome.kind === 'duplicateReference') {
      const found = problem('DUPLICATE_REFERENCE_NUMBER', ['referenceNumber']);
      return { ok: false, answer: deny(found, { more: { businessCaseId: outcome.holderId } }) };
    }
  }
  throw new Error('A business case is never at rest');
}

/** Removes a case that was never delivered; its number is free again. */
export const discarded = (): Input<Step> => ({ ok: true, value: { command: { kind: 'discard' } } });

/**
 * Sends a staged case, or one that failed, on its way: as it is judged today. What breaks a rule makes a staged case INVALID;
 * what is unusual holds it back as it would a delivery.
 */
export function sent(call: BillerCall, kind: 'release' | 'resend', skipsAnomalies: boolean) {
  return async (stored: StoredCase): Promise<Input<Step>> => {
    const permitted = permit(stored.state, kind);
    if (!permitted.ok) return refuse(permitted.problems);
    const judged = await judgedToday(call, stored);
    if (!judged.ok) return { ok: true, value: { command: { kind, check: judged } } };
    const { businessCase, state } = judged.value;
    const anomalies = await anomaliesToday(call, stored, businessCase, state);
    if (!anomalies.ok) return anomalies;
    const verdict = judgeAnomalies(anomalies.value, { processingMode: 'DELIVER', skip: skipsAnomalies });
    if (!verdict.ok) return { ok: false, answer: heldBack(verdict, anomalies.value) };
    const content = { ...contentFor(stored, businessCase, state), anomalies: anomalies.value };
    const check = ok(draftOf(businessCase, state));
    return { ok: true, value: { command: { kind, check }, content, outbox: { kind: 'enqueue' } } };
  };
}

/** Looks at a staged case again: dates pass, accounts and recipients go. What breaks a rule by now makes it INVALID. */
export function rechecked(call: Acting) {
  return async (stored: StoredCase): Promise<Input<Step>> => {
    const judged = await judgedToday(call, stored);
    return { ok: true, value: { command: { kind: 'recheck', check: judged.ok ? [] : judged.problems } } };
  };
}

/**
 * Changes what a staged case says. What cannot be a business case at all changes nothing; what the books deny is kept, and the
 * case is INVALID until it is mended.
 */
export function edited(call: BillerCall, businessCase: BusinessCase) {
  return async (stored: StoredCase): Promise<Input<Step>> => {
    const permitted = permit(stored.state, 'edit');
    if (!permitted.ok) return refuse(permitted.problems);
    const bytes = await call.ebill.store.pdfs.get(call.biller.id, stored.id, 'submitted');
    if (bytes === undefined) throw new Error('The PDF of a business case is gone');
    const pdf = await inspectPdf(call, bytes, []);
    if (!pdf.ok) return pdf;
    const attached = { businessCase, instead: pdf.value.documents };
    const archived = await archivalPdf(call, pdf.value.archival, attached, []);
    if (!archived.ok) return archived;
    const archival = await call.ebill.store.pdfs.put(archived.value.pdf);
    const state = await judgeState(call, businessCase, stored);
    const draft: Result<Draft> = state.ok ? ok(draftOf(businessCase, state.value)) : state;
    const content = contentOf(businessCase, {
      billRecipientNetId: state.ok ? state.value.recipient?.billRecipientNetId : undefined,
      pdf: { ...stored.pdf, archival },
      anomalies: state.ok ? await anomaliesOf(call, businessCase, pdf.value.facts, state.value, stored) : [],
    });
    return { ok: true, value: { command: { kind: 'edit', draft }, content } };
  };
}

function draftOf(businessCase: BusinessCase, { reference }: Judged): Draft {
  return { facts: factsOf(businessCase), reference };
}

function contentFor(stored: StoredCase, businessCase: BusinessCase, { recipient }: Judged): CaseContent {
  const { pdf, anomalies } = stored;
  const billRecipientNetId = recipient?.billRecipientNetId ?? stored.recipient.billRecipientNetId;
  return contentOf(businessCase, { billRecipientNetId, pdf, anomalies });
}

/** All rules over a case that was kept, as of today. */
async function judgedToday(
  call: Acting,
  stored: StoredCase,
): Promise<Result<{ readonly businessCase: BusinessCase; readonly state: Judged }>> {
  const value = parseJsonText(stored.document);
  if (!value.ok) return value;
  const today = call.ports.clock.today();
  const parsed = parseBusinessCase(stored.type, readJsonDocument(value.value), { today });
  if (!parsed.ok) return parsed;
  const state = await judgeState(call, parsed.value, stored);
  return state.ok ? ok({ businessCase: parsed.value, state: state.value }) : state;
}

async function anomaliesToday(
  call: BillerCall,
  stored: StoredCase,
  businessCase: BusinessCase,
  state: Judged,
): Promise<Input<readonly Anomaly[]>> {
  const bytes = await call.ebill.store.pdfs.get(call.biller.id, stored.id, 'submitted');
  if (bytes === undefined) throw new Error('The PDF of a business case is gone');
  const pdf = await inspectPdf(call, bytes, []);
  if (!pdf.ok) return pdf;
  return { ok: true, value: await anomaliesOf(call, businessCase, pdf.value.facts, state, stored) };
}

function heldBack(verdict: Extract<Result<unknown>, { ok: false }>, anomalies: readonly Anomaly[]): ProblemAnswer {
  return { ...refused(verdict.problems), more: { anomalies: anomalies.map(shownAnomaly) } };
}
