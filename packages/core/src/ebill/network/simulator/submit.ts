import { assert } from '../../../assert.ts';
import { addDays } from '../../../date/calendar-date.ts';
import type { Problem } from '../../../problem/problem.ts';
import { ok, type Result } from '../../../result.ts';
import type { Amount, BusinessCase } from '../../business-case.ts';
import { evolve } from '../../lifecycle/evolve.ts';
import { deliver, type KnownCase, resolveReference } from '../../lifecycle/references.ts';
import { type CaseState, factsOf, type Reference } from '../../lifecycle/state.ts';
import { sentenceOf } from '../../sentence.ts';
import { networkLimits } from '../limits.ts';
import type { SubmitOutcome } from '../port.ts';
import { queriesOf, type ResolvedRecipient, validateRecipient } from '../recipient.ts';
import { schedule } from './agenda.ts';
import { caseOf, emit, record, saveCase } from './books.ts';
import { dayOf } from './clock.ts';
import type { SimulatorAnswers, SimulatorCommand } from './command.ts';
import { identifier } from './identifier.ts';
import { hitOf, recipientOf } from './recipients.ts';
import { type Script, scriptOf } from './script.ts';
import { keyOf, type Run, type SimulatedCase } from './state.ts';
import { activateRequested } from './subscriptions.ts';
import { valueOf, withValue } from './table.ts';

type Submission = SimulatorCommand<'submit'>;

/**
 * Takes a case in: once for each reference number of a biller, whatever happens to the answer. What tags ask for comes
 * before the rules of the network: see `Script`.
 */
export function submit(run: Run, submission: Submission): SimulatorAnswers['submit'] {
  const script = scriptOf(submission.businessCase);
  const outcome = scriptedOutcome(run, submission, script) ?? take(run, submission, script);
  return { outcome, delayMs: outcome.kind === 'accepted' ? script.delayMs : 0 };
}

function scriptedOutcome(
  run: Run,
  { billerNetId, businessCase }: Submission,
  script: Script,
): SubmitOutcome | undefined {
  if (!run.state.isAvailable) return { kind: 'retry', code: 'NETWORK_UNAVAILABLE' };
  const earlier = existing(run, billerNetId, businessCase.referenceNumber);
  if (earlier !== undefined) {
    run.state = { ...run.state, repeatedSubmissions: run.state.repeatedSubmissions + 1 };
    return { kind: 'duplicate', businessCaseNetId: earlier.businessCaseNetId };
  }
  if (run.state.cases.size >= networkLimits.casesMax) return { kind: 'retry', code: 'SIMULATOR_FULL' };
  if (script.isRefused)
    return { kind: 'refused', code: 'REFUSED_BY_NETWORK', message: 'The network refuses this case' };
  if (script.faults === 0 && !script.isLostOnce) return undefined;
  const attempt = countAttempt(run, keyOf(billerNetId, businessCase.referenceNumber));
  if (attempt <= script.faults) return { kind: 'retry', code: 'TRANSIENT_FAULT' };
  return script.isLostOnce && attempt === 1 ? { kind: 'unknown' } : undefined;
}

function countAttempt(run: Run, key: string): number {
  const attempt = (valueOf(run.state.attempts, key) ?? 0) + 1;
  run.state = { ...run.state, attempts: withValue(run.state.attempts, key, attempt) };
  return attempt;
}

function take(run: Run, submission: Submission, script: Script): SubmitOutcome {
  const { billerNetId, businessCase } = submission;
  const recipient = recipientFor(run, submission);
  if (!recipient.ok) return refusal(recipient.problems);
  const reference = referenceFor(run, submission);
  if (!reference.ok) return refusal(reference.problems);
  const { businessCaseNetId, id } = enter(run, submission, recipient.value, reference.value);
  if (script.action !== undefined) schedule(run, dayOf(run.now), { id, action: script.action });
  noteRecipient(run, billerNetId, businessCase, businessCaseNetId, recipient.value);
  if (script.isTimedOutOnce) return { kind: 'unknown' };
  return { kind: script.isDuplicate ? 'duplicate' : 'accepted', businessCaseNetId };
}

type KnownRecipient = ResolvedRecipient & { readonly billRecipientNetId: string };

function recipientFor(run: Run, { billerNetId, businessCase }: Submission): Result<KnownRecipient> {
  const hits = queriesOf(businessCase.billRecipient).map((query) => hitOf(run, billerNetId, query));
  const paymentMode = 'singlePayment' in businessCase ? businessCase.singlePayment.paymentMode : undefined;
  const resolved = validateRecipient(hits, paymentMode);
  if (!resolved.ok) return resolved;
  const { billRecipientNetId } = resolved.value;
  assert(billRecipientNetId !== undefined, 'Every recipient of the simulator has an id');
  return ok({ ...resolved.value, billRecipientNetId });
}

function referenceFor(run: Run, { billerNetId, businessCase }: Submission): Result<Reference | undefined> {
  const { type, referencedBill } = businessCase;
  if (referencedBill === undefined) return ok(undefined);
  const referenced = existing(run, billerNetId, referencedBill.referenceNumber);
  return resolveReference(type, referenced, (id) => caseOf(run, id), ['referencedBill']);
}

/** Enters a case as delivered, with its effect on the referenced one. */
function enter(
  run: Run,
  { billerNetId, businessCase }: Submission,
  { billRecipientNetId }: KnownRecipient,
  reference: Reference | undefined,
): SimulatedCase {
  const id = run.state.lastCaseId + 1;
  const businessCaseNetId = identifier('BCID', run.state.seed, id);
  const draft = { facts: factsOf(businessCase), reference };
  const state = evolve(undefined, { kind: 'submitted', processingMode: 'DELIVER', draft });
  const simulated = simulatedCase(businessCase, { id, businessCaseNetId, billerNetId, billRecipientNetId, state });
  run.state = {
    ...run.state,
    lastCaseId: id,
    casesByNetId: withValue(run.state.casesByNetId, businessCaseNetId, id),
    casesByReference: withValue(run.state.casesByReference, keyOf(billerNetId, businessCase.referenceNumber), id),
  };
  saveCase(run, simulated);
  const target = reference && caseOf(run, reference.id);
  const delivery = deliver(simulated, { kind: 'accept', businessCaseNetId }, target);
  if (delivery.ok) {
    record(run, simulated, delivery.value.own);
    if (target !== undefined && delivery.value.other !== undefined) record(run, target, delivery.value.other.events);
  }
  plan(run, businessCase, simulated);
  return simulated;
}

type Identity = Pick<SimulatedCase, 'id' | 'businessCaseNetId' | 'billerNetId' | 'billRecipientNetId'> & {
  readonly state: CaseState;
};

function simulatedCase(businessCase: BusinessCase, identity: Identity): SimulatedCase {
  const instalments =
    businessCase.type === 'InstalmentBill'
      ? businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group) => group.instalments.instalment)
      : [];
  return {
    ...identity,
    dueDate: 'singlePayment' in businessCase ? businessCase.singlePayment.paymentInformation.dueDate : undefined,
    instalmentDueDates: Object.fromEntries(
      instalments.map(({ externalInstalmentId, paymentInformation }) => [
        externalInstalmentId,
        paymentInformation.dueDate,
      ]),
    ),
    suggestedAmount: suggestedAmountOf(businessCase),
  };
}

/** What an undecided recipient pays: what is asked for, the first amount proposed, or 50.00. */
function suggestedAmountOf(businessCase: BusinessCase): Amount {
  const { totalAmount } = businessCase;
  const proposals =
    businessCase.type === 'DonationInquiry' ? businessCase.proposedDonationAmounts?.proposedDonationAmount : undefined;
  return { value: totalAmount.value ?? proposals?.[0]?.value ?? '50.00', currencyCode: totalAmount.currencyCode };
}

/** What happens to every case by itself: information is acknowledged, a direct debit approved, what stays open archived. */
function plan(run: Run, businessCase: BusinessCase, { id, dueDate, instalmentDueDates }: SimulatedCase): void {
  const today = dayOf(run.now);
  if (businessCase.type === 'CreditNote' || businessCase.type === 'Advice') {
    schedule(run, today, { id, action: 'settle' });
    return;
  }
  const isDebit = 'singlePayment' in businessCase && businessCase.singlePayment.paymentMode === 'EBILL_DEBIT';
  if (isDebit) schedule(run, today, { id, action: 'approve' });
  const lastDue = [dueDate ?? today, ...Object.values(instalmentDueDates)].sort().at(-1) ?? today;
  const archived = addDays(lastDue, networkLimits.archivedAfterDays);
  if (archived !== undefined) schedule(run, archived, { id, action: 'archive' });
}

/** Tells of an outdated address, and makes a requested subscription an active one. */
function noteRecipient(
  run: Run,
  billerNetId: string,
  { billRecipient }: BusinessCase,
  businessCaseNetId: string,
  { billRecipientNetId, newEmailAddress }: KnownRecipient,
): void {
  const { emailAddress: oldEmailAddress } = billRecipient;
  if (newEmailAddress !== undefined && oldEmailAddress !== undefined) {
    emit(run, { stream: 'emailAddress', billerNetId, businessCaseNetId, oldEmailAddress, newEmailAddress });
  }
  const recipient = recipientOf(run, { billRecipientNetId });
  if (recipient !== undefined) activateRequested(run, billerNetId, recipient);
}

function existing(run: Run, billerNetId: string, referenceNumber: string): (KnownCase & SimulatedCase) | undefined {
  const id = valueOf(run.state.casesByReference, keyOf(billerNetId, referenceNumber));
  return id === undefined ? undefined : caseOf(run, id);
}

/** The case of a reference number, for who does not know what became of a submission. */
export function findByReference(
  run: Run,
  { billerNetId, referenceNumber }: SimulatorCommand<'findByReference'>,
): SimulatorAnswers['findByReference'] {
  const found = existing(run, billerNetId, referenceNumber);
  return found && { businessCaseNetId: found.businessCaseNetId };
}

function refusal(problems: readonly Problem[]): SubmitOutcome {
  const [first] = problems;
  return {
    kind: 'refused',
    code: first?.code ?? 'REFUSED_BY_NETWORK',
    message: first === undefined ? 'The network refuses this case' : sentenceOf(first),
    problems,
  };
}
