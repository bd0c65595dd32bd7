import type { BusinessCase } from '@rappen/core/ebill';
import { type Anomaly, validateAnomalies } from '@rappen/core/ebill/anomalies';
import { recordsOf } from '@rappen/core/ebill/events';
import { type CaseState, decide, factsOf, replay } from '@rappen/core/ebill/lifecycle';
import { failed, ok, type Result } from '@rappen/core/result';
import { type Answer, type ProblemAnswer, refused } from '../../answer/answer.ts';
import { instantOf } from '../../instant.ts';
import type { CaseContent, IdempotencyTicket, NewCase } from '../../ports/ebill/index.ts';
import { type Path, type Problem, problem } from '../../problems/index.ts';
import { contentOf } from '../cases/content.ts';
import { commonMembers, shownAnomaly } from '../cases/wire.ts';
import { deny, type Input } from '../operation/body.ts';
import { heldByKey } from '../operation/held-by-key.ts';
import { type Execution, keptUnder, onceUnderKey } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { createdAnswer, keptAnswer } from './created-answer.ts';
import type { SubmissionOptions } from './parameters.ts';
import { archivalPdf, type InspectedPdf } from './pdf.ts';
import { findWanted } from './references.ts';
import { anomaliesOf, type Validated, validateState } from './state-rules.ts';

/** A business case and the PDF that goes with it, before anything is asked of books and network. */
export interface Prepared {
  readonly businessCase: BusinessCase;
  readonly pdf: InspectedPdf;
  /** Whether the PDF carries the business case already. */
  readonly carriesDocument: boolean;
}

/** A submission whose request is in order. */
export interface Submission {
  readonly options: SubmissionOptions;
  readonly fileName: string | undefined;
  /** What the paths of problems lead into. */
  readonly input: unknown;
  /** Where problems of the PDF are reported. */
  readonly pdfPath: Path;
  /** SHA-256 over the request. */
  readonly fingerprint: () => Promise<string>;
  readonly prepare: () => Promise<Input<Prepared>>;
}

/** Carries a submission out, once under one idempotency key: the answer to it. Reports what `heldByKey` does first. */
export async function submit(call: BillerCall, submission: Submission): Promise<Answer> {
  const { options, fingerprint } = submission;
  const held = heldByKey(call.key, options);
  if (held !== undefined) return deny(held);
  return onceUnderKey(call, {
    key: options.idempotencyKey,
    fingerprint,
    carryOut: (ticket) => carryOut(call, submission, ticket),
    answerOf: (made, headers) => createdAnswer(call, options, made, headers),
  });
}

async function carryOut(
  call: BillerCall,
  submission: Submission,
  ticket: IdempotencyTicket | undefined,
): Promise<Execution> {
  const { options, input, pdfPath } = submission;
  const prepared = await submission.prepare();
  if (!prepared.ok) return { kind: 'refused', answer: prepared.answer };
  const { pdf, carriesDocument } = prepared.value;
  const named = await withReference(call, prepared.value.businessCase, options);
  if (!named.ok) return refusedFor(named.problems, input);
  const businessCase = named.value;
  const validated = await validateState(call, businessCase);
  if (!validated.ok) return { kind: 'refused', answer: denied(validated.problems, input, validated.holderId) };
  const isCarried = carriesDocument && businessCase === prepared.value.businessCase;
  const attached = isCarried ? undefined : { businessCase, instead: pdf.documents };
  const archived = await archivalPdf(call, pdf.archival, attached, pdfPath);
  if (!archived.ok) return { kind: 'refused', answer: archived.answer };
  const anomalies = await anomaliesOf(call, businessCase, pdf.facts, validated.value);
  const verdict = validateAnomalies(anomalies, {
    processingMode: options.processingMode,
    skip: options.skipsAnomalies,
  });
  if (!verdict.ok) return { kind: 'refused', answer: heldBack(verdict.problems, anomalies, input) };
  const { pdfs } = call.ebill.store;
  const content = contentOf(businessCase, {
    billRecipientNetId: validated.value.recipient?.billRecipientNetId,
    pdf: {
      submitted: await pdfs.put(pdf.bytes),
      archival: await pdfs.put(archived.value.pdf),
      isConverted: archived.value.converted,
      conformance: 'PDF/A-3b',
    },
    anomalies,
  });
  return create(call, submission, { businessCase, content, validated: validated.value, ticket });
}

function refusedFor(problems: readonly Problem[], input: unknown): Execution {
  return { kind: 'refused', answer: refused(problems, input) };
}

/** What the contract denies by the state of the books. */
function denied(problems: readonly Problem[], input: unknown, holderId: number | undefined): ProblemAnswer {
  return { ...refused(problems, input), ...(holderId !== undefined && { more: { businessCaseId: holderId } }) };
}

function heldBack(problems: readonly Problem[], anomalies: readonly Anomaly[], input: unknown): ProblemAnswer {
  return {
    ...refused(problems, input),
    more: { anomalies: anomalies.map(shownAnomaly) },
    headers: { 'x-anomaly-skippable': 'true' },
  };
}

/** The case with the bill that its query names. Reports what `findWanted` does, `CONFLICTING_REFERENCES`, `SELF_REFERENCE`. */
async function withReference(
  { ebill, biller }: BillerCall,
  businessCase: BusinessCase,
  { references }: SubmissionOptions,
): Promise<Result<BusinessCase>> {
  const wanted = await findWanted(ebill.store.cases, biller.id, references);
  if (!wanted.ok) return wanted;
  if (wanted.value === undefined) return ok(businessCase);
  const { referenceNumber } = wanted.value;
  const { referencedBill } = businessCase;
  if (referencedBill !== undefined && referencedBill.referenceNumber !== referenceNumber) {
    return failed(problem('CONFLICTING_REFERENCES', []));
  }
  if (referenceNumber === businessCase.referenceNumber) {
    return failed(problem('SELF_REFERENCE', ['referencedBill', 'referenceNumber']));
  }
  return ok({ ...businessCase, referencedBill: { referenceNumber } });
}

interface Ready {
  readonly businessCase: BusinessCase;
  readonly content: CaseContent;
  readonly validated: Validated;
  readonly ticket: IdempotencyTicket | undefined;
}

async function create(call: BillerCall, { options, fileName, input }: Submission, ready: Ready): Promise<Execution> {
  const { ebill, biller, ports } = call;
  const { businessCase, content, validated, ticket } = ready;
  const { processingMode } = options;
  const draft = { facts: factsOf(businessCase), reference: validated.reference };
  const decision = decide(undefined, { kind: 'submit', processingMode, draft });
  if (!decision.ok) return refusedFor(decision.problems, input);
  const state = replay(decision.value) as CaseState;
  const at = instantOf(ports.clock.now());
  const referencedNetId = await referencedNetIdOf(call, validated);
  const answer = keptAnswer(options, commonMembers({ content, state, createdAt: at, biller, referencedNetId }));
  const newCase: NewCase = {
    at,
    submittedOn: ports.clock.today(),
    content,
    fileName,
    events: decision.value,
    records: recordsOf({ businessCaseId: 0, referenceNumber: content.referenceNumber }, undefined, state).map(
      (record) => ({ record }),
    ),
    enqueue: processingMode === 'DELIVER',
    idempotency: keptUnder(ticket, answer),
    audit: auditOf(call, options, content.anomalies),
    trail: { requestId: call.requestId },
  };
  const outcome = await ebill.store.cases.create(biller.id, newCase);
  switch (outcome.kind) {
    case 'created':
      return { kind: 'made', madeId: outcome.id, answer };
    case 'duplicateReference': {
      const duplicate = problem('DUPLICATE_REFERENCE_NUMBER', ['referenceNumber']);
      return { kind: 'refused', answer: denied([duplicate], input, outcome.holderId) };
    }
    case 'idempotency':
      return outcome;
  }
}

/** The network's id of the bill that the case has its effect on: of a replaced one that is the last of its chain. */
async function referencedNetIdOf(
  { ebill, biller }: BillerCall,
  { reference, referenced }: Validated,
): Promise<string | undefined> {
  if (reference === undefined) return undefined;
  const target = reference.id === referenced?.id ? referenced : await ebill.store.cases.get(biller.id, reference.id);
  return target?.state.businessCaseNetId;
}

function auditOf(
  { key, requestId, clientAddress: address }: BillerCall,
  { processingMode, skipsAnomalies }: SubmissionOptions,
  anomalies: readonly Anomaly[],
): NewCase['audit'] {
  const by = { actor: key.id, requestId, address };
  const skipped = anomalies.filter(({ severity }) => skipsAnomalies && severity === 'block').map(({ code }) => code);
  const submitted = { ...by, action: 'case.submitted', detail: processingMode };
  return skipped.length === 0
    ? [submitted]
    : [submitted, { ...by, action: 'anomalies.skipped', detail: skipped.join(' ') }];
}
