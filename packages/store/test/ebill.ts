import type { BusinessCase } from '@rappen/core/ebill';
import { businessCaseJson } from '@rappen/core/ebill';
import type { FeedRecord } from '@rappen/core/ebill/events';
import { recordsOf } from '@rappen/core/ebill/events';
import { applyAll, type CaseEvent, type CaseState, factsOf, replay } from '@rappen/core/ebill/lifecycle';
import { writeJson } from '@rappen/core/json';
import type {
  Biller,
  BillerId,
  CaseContent,
  CaseUpdate,
  EbillStore,
  FeedPage,
  NewCase,
  StoredCase,
} from '@rappen/http';
import { bill, recipient, today } from '../../../test/ebill-submissions.ts';
import { createStore, type Store } from '../src/store.ts';
import type { RunningEngine } from './engines.ts';

export const now = '2026-11-21T12:00:00.000Z';
export const later = '2026-11-21T12:10:00.000Z';
/** A 17-digit id that no float holds. */
export const recipientNetId = '41010560425610173';
const pdf = new TextEncoder().encode('%PDF-1.7 bill');

export async function openEbill(engine: RunningEngine, name?: string): Promise<Store> {
  const database = await engine.open(name);
  return createStore(database, { blobBytes: engine.bytesOf(database), now: () => Date.parse(now) });
}

let billers = 0;

/** A biller of its own for each test. */
export async function newBiller(ebill: EbillStore): Promise<Biller> {
  billers += 1;
  const biller = await ebill.billers.create({
    owner: `owner ${billers} ${crypto.randomUUID()}`,
    legalName: 'Muster AG',
    address: { street: 'Seeweg', buildingNumber: '7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
    status: 'ACTIVE',
    isPrimaryNetworkPartner: false,
    paymentTermDays: 30,
    createdAt: now,
  });
  if (biller === undefined) throw new Error('The owner has a biller already');
  return biller;
}

export function contentOf(businessCase: BusinessCase, sha256: string): CaseContent {
  const generic =
    'singlePayment' in businessCase
      ? businessCase.singlePayment.paymentInformation.accountAndReference.generic
      : undefined;
  return {
    document: writeJson(businessCaseJson(businessCase)),
    type: businessCase.type,
    referenceNumber: businessCase.referenceNumber,
    referencedNumber: businessCase.referencedBill?.referenceNumber,
    totalAmount: businessCase.totalAmount,
    businessCaseDate: businessCase.businessCaseDate,
    dueDate: 'singlePayment' in businessCase ? businessCase.singlePayment.paymentInformation.dueDate : undefined,
    recipient: { name: recipient.name, billRecipientNetId: recipientNetId },
    ibans: generic === undefined ? [] : [generic.iban],
    structuredReferences: generic?.referenceStructured === undefined ? [] : [generic.referenceStructured],
    pdf: { submitted: sha256, archival: sha256, isConverted: false, conformance: 'PDF/A-3b' },
    anomalies: [{ code: 'PDF_LARGE', severity: 'info', path: [] }],
  };
}

/** A submission as the service makes it. */
export async function newCase(
  ebill: EbillStore,
  businessCase: BusinessCase,
  processingMode: 'STAGE' | 'DELIVER' = 'DELIVER',
  changes: Partial<NewCase> = {},
): Promise<NewCase> {
  const events: CaseEvent[] = [{ kind: 'submitted', processingMode, draft: { facts: factsOf(businessCase) } }];
  return {
    at: now,
    submittedOn: today,
    content: contentOf(businessCase, await ebill.pdfs.put(pdf)),
    fileName: 'bill.pdf',
    events,
    records: recordsFor(businessCase.referenceNumber, undefined, replay(events)),
    enqueue: processingMode === 'DELIVER',
    ...changes,
  };
}

/** The records of a step, as the service makes them: what they say of the id is not looked at. */
function recordsFor(referenceNumber: string, before: CaseState | undefined, after: CaseState | undefined) {
  if (after === undefined) throw new Error('A case begins with its submission');
  const records: FeedRecord[] = recordsOf({ businessCaseId: -1, referenceNumber }, before, after);
  return records.map((record) => ({
    record,
    eventNetId:
      record.feed === 'processingStatus' ? undefined : `EVID${crypto.randomUUID().replaceAll('-', '').toUpperCase()}`,
  }));
}

/** Submits a bill that must be taken, and reads it back. */
export async function created(
  ebill: EbillStore,
  billerId: BillerId,
  businessCase: BusinessCase = bill(),
  processingMode: 'STAGE' | 'DELIVER' = 'DELIVER',
): Promise<StoredCase> {
  const outcome = await ebill.cases.create(billerId, await newCase(ebill, businessCase, processingMode));
  const found = outcome.kind === 'created' ? await ebill.cases.get(billerId, outcome.id) : undefined;
  if (found === undefined) throw new Error(JSON.stringify(outcome));
  return found;
}

/** The next step of a case. */
export function step(found: StoredCase, events: readonly CaseEvent[], changes: Partial<CaseUpdate> = {}): CaseUpdate {
  const state = applyAll(found.state, events);
  return {
    id: found.id,
    revision: found.revision,
    state,
    events,
    records: recordsFor(found.referenceNumber, found.state, state),
    ...changes,
  };
}

/** What records of feeds say. */
export function shown({ text }: FeedPage): readonly (Readonly<Record<string, unknown>> & { readonly id: number })[] {
  return JSON.parse(text);
}
