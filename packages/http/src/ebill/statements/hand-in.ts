import type { CalendarDate } from '@rappen/core/date';
import { applyAll, type CaseEvent, type CaseId, decide } from '@rappen/core/ebill/lifecycle';
import { type Settlement, settleRun } from '@rappen/core/ebill/settlement';
import { writeJson } from '@rappen/core/json';
import { writeValue } from '@rappen/core/model';
import { preparedRun, referencesOfRun } from '@rappen/core/reconciliation';
import type { StatementFile } from '@rappen/core/statement';
import { refused } from '../../answer/answer.ts';
import { instantOf } from '../../instant.ts';
import type {
  BillerId,
  CaseUpdate,
  IdempotencyTicket,
  KeptReceipt,
  NewReceipt,
  ReceiptStore,
  StoredCase,
} from '../../ports/ebill/index.ts';
import type { GivenStatements } from '../../ports/reading.ts';
import { formatPath, type Problem, sentenceOf, within } from '../../problems/index.ts';
import { businessCaseOf } from '../cases/content.ts';
import { type Happening, updatesOf } from '../cases/updates.ts';
import { yieldToRequests } from '../delivery/yield-to-requests.ts';
import { deliveryLimits } from '../limits.ts';
import { type Execution, keptUnder } from '../operation/idempotency.ts';
import type { BillerCall } from '../operation/operation.ts';
import { type StatementReport, statementReportModel } from './model.ts';

/**
 * Settles what account statements pay. What is kept of them, the changes of the cases, their records in the feeds, what follows for
 * webhooks and the entries of the log are one commit; it is decided again where another writer was faster, so that nothing counts
 * twice. Reports what `settleRun` does.
 */
export async function handIn(
  call: BillerCall,
  { files, keys, windows }: GivenStatements,
  ticket: IdempotencyTicket | undefined,
): Promise<Execution> {
  const { ebill, biller, ports, key, requestId, clientAddress: address } = call;
  const { cases, receipts, idempotency } = ebill.store;
  for (let tries = 0; tries < deliveryLimits.statementConflictsMax; tries++) {
    const seen = [...(await formerOf(receipts, biller.id, keys)), ...(await receipts.remembered(biller.id, windows))];
    const run = preparedRun(files, seen);
    const found = await receipts.casesOf(biller.id, referencesOfRun(run));
    const ids = found.map(({ id }) => id);
    const received = receivedByCase(await receipts.ofCases(biller.id, ids));
    const payable = found.map((stored) => ({
      id: stored.id,
      state: stored.state,
      businessCase: businessCaseOf(stored),
      received: received.get(stored.id) ?? [],
    }));
    const settlement = settleRun(run, payable);
    if (!settlement.ok) return { kind: 'refused', answer: refused(settlement.problems) };
    const { value } = settlement;
    const updates = await updatesOf(cases, biller.id, happeningsOf(value, found));
    const answer = writeJson(writeValue(statementReportModel, reportOf(value, found, updates, files)));
    const kept = keptUnder(ticket, answer);
    const written = newReceipts(value);
    if (written.length === 0 && value.memory.length === 0) {
      const taken = kept && (await idempotency.finish(biller.id, kept));
      return taken ?? { kind: 'made', answer };
    }
    const completed = completedBy(updates);
    const days = lastDays(value);
    const who = { actor: key.id, requestId, address };
    const outcome = await cases.change(biller.id, {
      at: instantOf(ports.clock.now()),
      cases: [
        ...updates.map((update) => ({ ...update, paidOn: days.get(update.id) })),
        ...touched(value, found, updates),
      ],
      receipts: written,
      bookings: value.memory,
      idempotency: kept,
      audit: [
        { ...who, action: 'statement.received', detail: String(countOf(value)) },
        ...completed.map((caseId) => ({ ...who, action: 'case.paid', caseId })),
      ],
      trail: { requestId },
    });
    if (outcome.kind === 'changed') return { kind: 'made', answer };
    if (outcome.kind === 'idempotency') return outcome;
    await yieldToRequests();
  }
  throw new Error('The cases of an account statement are never at rest');
}

/** Keys that earlier versions kept of bookings, as far as they are of these files. */
async function formerOf(
  receipts: ReceiptStore,
  billerId: BillerId,
  keys: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const known = await receipts.known(billerId, [...keys.values()]);
  return [...keys].filter(([, hash]) => known.has(hash)).map(([plain]) => plain);
}

function receivedByCase(receipts: readonly KeptReceipt[]): ReadonlyMap<CaseId, readonly KeptReceipt[]> {
  const byCase = new Map<CaseId, KeptReceipt[]>();
  for (const receipt of receipts) {
    const own = byCase.get(receipt.caseId);
    if (own === undefined) byCase.set(receipt.caseId, [receipt]);
    else own.push(receipt);
  }
  return byCase;
}

/** What the statements make happen to cases; what an earlier command of the same statements has done already needs no other. */
function happeningsOf({ commands }: Settlement, found: readonly StoredCase[]): Happening[] {
  const byId = new Map(found.map((stored) => [stored.id, stored]));
  const events = new Map<CaseId, CaseEvent[]>();
  for (const { caseId, command } of commands) {
    const stored = byId.get(caseId);
    if (stored === undefined) continue;
    const own = events.get(caseId) ?? [];
    const decision = decide(applyAll(stored.state, own), command);
    if (decision.ok) events.set(caseId, [...own, ...decision.value]);
  }
  return [...events].flatMap(([caseId, own]) => {
    const stored = byId.get(caseId);
    return stored === undefined || own.length === 0 ? [] : [{ stored, events: own }];
  });
}

/**
 * Cases for which something was received and that stay as they are: their revision goes on all the same, so that two statements at
 * the same time cannot each count half of a bill.
 */
function touched(
  { touched: ids }: Settlement,
  found: readonly StoredCase[],
  updates: readonly CaseUpdate[],
): CaseUpdate[] {
  const updated = new Set(updates.map(({ id }) => id));
  const wanted = new Set(ids);
  return found
    .filter(({ id }) => wanted.has(id) && !updated.has(id))
    .map(({ id, revision, state }) => ({ id, revision, state, events: [], records: [] }));
}

function newReceipts({ receipts }: Settlement): NewReceipt[] {
  return receipts.flatMap(({ key, counted, caseId, externalInstalmentId, date: bookedOn, verdict }): NewReceipt[] => {
    if (counted === undefined || caseId === undefined) return [];
    return [{ key, entry: { ...counted, caseId, externalInstalmentId, bookedOn, verdict } }];
  });
}

/** The last day on which something was booked for a case. */
function lastDays({ receipts }: Settlement): ReadonlyMap<CaseId, CalendarDate> {
  const days = new Map<CaseId, CalendarDate>();
  for (const { caseId, date, counted } of receipts) {
    if (caseId === undefined || date === undefined || counted === undefined) continue;
    if ((days.get(caseId) ?? '') < date) days.set(caseId, date);
  }
  return days;
}

function completedBy(updates: readonly CaseUpdate[]): CaseId[] {
  return updates.filter(({ state }) => state.status === 'COMPLETED').map(({ id }) => id);
}

function countOf({ receipts }: Settlement): number {
  return receipts.filter(({ counted }) => counted !== undefined).length;
}

function reportOf(
  settlement: Settlement,
  found: readonly StoredCase[],
  updates: readonly CaseUpdate[],
  files: readonly StatementFile[],
): StatementReport {
  const { receipts, sums, counted, repeated, repeats, open, notices } = settlement;
  const numbers = new Map(found.map(({ id, referenceNumber }) => [id, referenceNumber]));
  const totals = new Map(counted.map(({ currency, amount }) => [currency, amount]));
  const currencies = [...new Set([...sums, ...counted].map(({ currency }) => currency))].sort();
  const ofFiles = files.flatMap((file, index) => within(['statement', index], file.notices));
  return {
    receipts: receipts.map(({ place, key: _key, caseId, counted: own, candidates, reasons, ...rest }) => ({
      ...place,
      ...rest,
      businessCaseId: caseId,
      referenceNumber: caseId === undefined ? undefined : numbers.get(caseId),
      counted: own && { value: own.amount, currencyCode: own.currency },
      candidates: candidates.map((one) => ({
        businessCaseId: one.caseId,
        score: one.score,
        reason: shown(one.reason),
      })),
      reasons: reasons.map(shown),
    })),
    known: repeated,
    repeats: repeats.map(({ place, of, account: _account, ...rest }) => ({ ...place, of, ...rest })),
    open: open.map(({ places, reason, account: _account, ...rest }) => ({ ...rest, places, reason: shown(reason) })),
    completed: completedBy(updates),
    sums: currencies.map((currency) => {
      const sum = sums.find((one) => one.currency === currency);
      const { incoming = '0.00', reversed = '0.00' } = sum ?? {};
      return { currency, incoming, reversed, counted: totals.get(currency) ?? '0.00' };
    }),
    notices: [...ofFiles, ...notices].map((one) => ({
      code: one.code,
      ...(one.path.length > 0 && { fieldName: formatPath(one.path) }),
      message: sentenceOf(one),
    })),
  };
}

function shown(found: Problem): { readonly code: string; readonly message: string } {
  return { code: found.code, message: sentenceOf(found) };
}
