import { type BusinessCase, parseBusinessCase, parseJsonText, readJsonDocument } from '@rappen/core/ebill';
import { type Anomaly, validateAnomalies } from '@rappen/core/ebill/anomalies';
import { type Command, type Draft, decide, factsOf, permit } from '@rappen/core/ebill/lifecycle';
import { ok, type Result } from '@rappen/core/result';
import { type ProblemAnswer, refused } from '../../answer/answer.ts';
import { instantOf } from '../../instant.ts';
import type { CaseContent, CaseUpdate, StoredCase } from '../../ports/ebill/index.ts';
import { problem } from '../../problems/index.ts';
import { contentOf } from '../cases/content.ts';
import { updatesOf } from '../cases/updates.ts';
import { shownAnomaly } from '../cases/wire.ts';
import { deliveryLimits } from '../limits.ts';
import { deny, type Input, refuse } from '../operation/body.ts';
import type { Acting, BillerCall } from '../operation/operation.ts';
import { archivalPdf, inspectPdf } from '../submission/pdf.ts';
import { anomaliesOf, type Validated, validateState } from '../submission/state-rules.ts';

/** A step of a case that a biller asks for: a command, and what else changes. */
interface Step {
  readonly command: Command;
  readonly content?: CaseContent | undefined;
  readonly outbox?: CaseUpdate['outbox'];
}

/**
 * Moves a case by a step: the step follows from the current state of the case, and is decided again if another writer
 * was faster. The value: the case as the step left it, whatever has come since; undefined: it is discarded. Reports
 * `BUSINESS_CASE_NOT_FOUND`, `DUPLICATE_REFERENCE_NUMBER` and what `decide` does.
 */
export async function moveCase(
  call: Acting,
  id: number,
  stepOf: (stored: StoredCase) => Promise<Input<Step>> | Input<Step>,
): Promise<Input<StoredCase | undefined>> {
  const { ebill, biller, key, requestId, ports, clientAddress: address } = call;
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
    const at = instantOf(ports.clock.now());
    const outcome = await cases.change(biller.id, {
      at,
      cases: [{ ...own, content, ...(isUnderWay && { outbox }) }, ...others],
      audit: [{ actor: key.id, requestId, address, action: `case.${command.kind}`, caseId: id }],
      trail: { requestId },
    });
    if (outcome.kind === 'changed') {
      const { state } = own;
      const moved = { ...stored, ...content, state, revision: stored.revision + 1, changedAt: at };
      return { ok: true, value: state.discarded ? undefined : moved };
    }
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
 * Sends a staged case, or one that failed, on its way: validated by the rules of today. What breaks a rule makes a staged case INVALID;
 * what is unusual holds it back as it would a delivery.
 */
export function sent(call: BillerCall, kind: 'release' | 'resend', skipsAnomalies: boolean) {
  return async (stored: StoredCase): Promise<Input<Step>> => {
    const permitted = permit(stored.state, kind);
    if (!permitted.ok) return refuse(permitted.problems);
    const validated = await validatedToday(call, stored);
    if (!validated.ok) return { ok: true, value: { command: { kind, check: validated } } };
    const { businessCase, state } = validated.value;
    const anomalies = await anomaliesToday(call, stored, businessCase, state);
    if (!anomalies.ok) return anomalies;
    const verdict = validateAnomalies(anomalies.value, { processingMode: 'DELIVER', skip: skipsAnomalies });
    if (!verdict.ok) return { ok: false, answer: heldBack(verdict, anomalies.value) };
    const content = { ...contentFor(stored, businessCase, state), anomalies: anomalies.value };
    const check = ok(draftOf(businessCase, state));
    return { ok: true, value: { command: { kind, check }, content, outbox: { kind: 'enqueue' } } };
  };
}

/** Looks at a staged case again: dates pass, accounts and recipients go. What breaks a rule by now makes it INVALID. */
export function rechecked(call: Acting) {
  return async (stored: StoredCase): Promise<Input<Step>> => {
    const validated = await validatedToday(call, stored);
    return { ok: true, value: { command: { kind: 'recheck', check: validated.ok ? [] : validated.problems } } };
  };
}

/**
 * Changes what a staged case says. What cannot be a business case at all changes nothing; what the books deny is kept, and the
 * case is INVALID until it is corrected.
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
    const state = await validateState(call, businessCase, stored);
    const draft: Result<Draft> = state.ok ? ok(draftOf(businessCase, state.value)) : state;
    const content = contentOf(businessCase, {
      billRecipientNetId: state.ok ? state.value.recipient?.billRecipientNetId : undefined,
      pdf: { ...stored.pdf, archival },
      anomalies: state.ok ? await anomaliesOf(call, businessCase, pdf.value.facts, state.value, stored) : [],
    });
    return { ok: true, value: { command: { kind: 'edit', draft }, content } };
  };
}

function draftOf(businessCase: BusinessCase, { reference }: Validated): Draft {
  return { facts: factsOf(businessCase), reference };
}

function contentFor(stored: StoredCase, businessCase: BusinessCase, { recipient }: Validated): CaseContent {
  const { pdf, anomalies } = stored;
  const billRecipientNetId = recipient?.billRecipientNetId ?? stored.recipient.billRecipientNetId;
  return contentOf(businessCase, { billRecipientNetId, pdf, anomalies });
}

/** All rules over a case that was kept, as of today. */
async function validatedToday(
  call: Acting,
  stored: StoredCase,
): Promise<Result<{ readonly businessCase: BusinessCase; readonly state: Validated }>> {
  const value = parseJsonText(stored.document);
  if (!value.ok) return value;
  const today = call.ports.clock.today();
  const parsed = parseBusinessCase(stored.type, readJsonDocument(value.value), { today });
  if (!parsed.ok) return parsed;
  const state = await validateState(call, parsed.value, stored);
  return state.ok ? ok({ businessCase: parsed.value, state: state.value }) : state;
}

async function anomaliesToday(
  call: BillerCall,
  stored: StoredCase,
  businessCase: BusinessCase,
  state: Validated,
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
