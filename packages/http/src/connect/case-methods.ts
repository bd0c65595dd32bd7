import { parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import {
  anyObject,
  anyText,
  boolean,
  choice,
  date,
  exactNumber,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { refused } from '../answer/answer.ts';
import { sizedText } from '../body/shapes.ts';
import {
  amountModel,
  caseType,
  processingStatus,
  status,
  type WholeCase,
  wholeCaseModel,
} from '../ebill/cases/case-model.ts';
import { wholeCaseOf } from '../ebill/cases/reading.ts';
import { eraseCases, erasureModel, erasureReportModel } from '../ebill/erasure/erase.ts';
import { deny, type Input } from '../ebill/operation/body.ts';
import { heldByKey } from '../ebill/operation/held-by-key.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { caseReportModel, manyCasesModel, manySentModel, moveMany, type Verb } from '../ebill/staging/many.ts';
import { discarded, edited, moveCase, sent } from '../ebill/staging/moves.ts';
import type { StoredCase } from '../ports/ebill/index.ts';
import { problem } from '../problems/index.ts';
import { idParameter, limitParameter, type Method, method, type Outcome, usualLimit, valued } from './method.ts';

const textLengthMax = 100;
const filters = {
  statuses: optional(list(status)),
  types: optional(list(caseType)),
  text: optional(sizedText(1, textLengthMax)),
  dueFrom: optional(date, 'The first due date'),
  dueTo: optional(date, 'The last due date'),
  submittedFrom: optional(date, 'The first day of submission, in Europe/Zurich'),
  submittedTo: optional(date, 'The last day of submission'),
  paidFrom: optional(
    date,
    'The first day of payment, in Europe/Zurich: when the network reported it, or the bank booked it',
  ),
  paidTo: optional(date, 'The last day of payment'),
};
const paging = {
  sortBy: optional(choice(['submitted', 'referenceNumber', 'recipient', 'amount', 'dueDate']), 'Default: submitted'),
  sortOrder: optional(choice(['ascending', 'descending']), 'Default: descending'),
  before: optional(idParameter, 'The last case of the previous page, in whichever order'),
  limit: limitParameter,
};
const processingStatuses = optional(list(processingStatus));
const filterModel = object({ processingStatuses, ...filters });
const byId = object({ id: required(idParameter) });

async function whole(call: BillerCall, stored: StoredCase): Promise<Outcome<WholeCase>> {
  return valued(await wholeCaseOf(call, stored));
}

async function get(call: BillerCall, { id }: { readonly id: number }): Promise<Outcome<WholeCase>> {
  const stored = await call.ebill.store.cases.get(call.biller.id, id);
  return stored === undefined ? { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) } : whole(call, stored);
}

async function moved(call: BillerCall, result: Promise<Input<StoredCase | undefined>>): Promise<Outcome<WholeCase>> {
  const { ok, ...rest } = await result;
  if (!ok && 'answer' in rest) return { refusal: rest.answer };
  if ('value' in rest && rest.value !== undefined) return whole(call, rest.value);
  return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) };
}

export const caseSummaryModel = openObject(
  {
    id: required(wholeNumber()),
    businessCaseNetId: optional(anyText()),
    type: required(caseType),
    referenceNumber: required(anyText()),
    totalAmount: required(amountModel),
    businessCaseDate: required(date),
    dueDate: optional(date),
    recipientName: required(anyText()),
    processingStatus: required(processingStatus),
    status: required(status),
    createdAt: required(instant),
  },
  { name: 'CaseSummary' },
);

export const caseTotalModel = openObject(
  {
    currencyCode: required(anyText()),
    count: required(wholeNumber(), 'Number of cases'),
    withoutAmount: required(wholeNumber(), 'Number of cases without an amount'),
    value: required(exactNumber, 'Total of the amounts'),
  },
  { name: 'CaseTotal' },
);

function listing(words: string, processing?: readonly ('STAGED' | 'INVALID' | 'FAILED')[]): Method {
  const parameters =
    processing === undefined
      ? object({ processingStatuses, ...filters, ...paging })
      : object({ ...filters, ...paging });
  return method(
    { summary: words, leastRole: 'viewer', parameters, example: {}, answer: list(caseSummaryModel), refusals: [422] },
    async ({ ebill, biller, request }, wanted) => {
      const { limit = usualLimit, ...query } = wanted;
      const ofStates = processing === undefined ? {} : { processingStatuses: processing };
      return valued(await ebill.store.cases.list(biller.id, { ...query, ...ofStates, limit }, request.signal));
    },
  );
}

function getting(words: string): Method {
  return method({ summary: words, leastRole: 'viewer', parameters: byId, answer: wholeCaseModel }, get);
}

/** Sends a case on its way, where the key may do that. Reports `PROCESSING_MODE_NOT_ALLOWED`, `SKIPPING_NOT_ALLOWED`. */
function sending(kind: 'release' | 'resend', words: string): Method {
  return method(
    {
      summary: words,
      description: 'The case is validated again as of today: if it now breaks a rule, it becomes INVALID.',
      leastRole: 'operator',
      parameters: object({ id: required(idParameter), skipAnomalies: optional(boolean) }),
      answer: wholeCaseModel,
      refusals: [409, 422],
    },
    (call, { id, skipAnomalies = false }) => {
      const held = heldByKey(call.key, { processingMode: 'DELIVER', skipsAnomalies: skipAnomalies });
      if (held !== undefined) return { refusal: deny(held) };
      return moved(call, moveCase(call, id, sent(call, kind, skipAnomalies)));
    },
  );
}

/** The same for many cases at a time, with a line for each. */
function many(verb: Verb, words: string): Method {
  return method(
    {
      summary: words,
      description: 'A case that is refused does not affect the others.',
      leastRole: 'operator',
      parameters: verb === 'discard' ? manyCasesModel : manySentModel,
      example: { ids: [1, 2, 3] },
      answer: caseReportModel,
      refusals: [403],
    },
    async (call, wanted) => {
      const report = await moveMany(call, verb, wanted);
      return 'code' in report ? { refusal: deny(report) } : valued(report);
    },
  );
}

/** Cases that are staged, invalid or failed: to be viewed, corrected, released or discarded. */
export const stagedCases: Readonly<Record<string, Method>> = {
  list: listing('Cases that are staged, invalid or failed, newest first', ['STAGED', 'INVALID', 'FAILED']),
  get: getting('A staged case'),
  update: method(
    {
      summary: 'Edit a staged case',
      leastRole: 'operator',
      parameters: object({ id: required(idParameter), businessCase: required(anyObject) }),
      answer: wholeCaseModel,
      refusals: [409, 422],
    },
    async (call, { id, businessCase }): Promise<Outcome<WholeCase>> => {
      const stored = await call.ebill.store.cases.get(call.biller.id, id);
      if (stored === undefined) return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) };
      const today = call.ports.clock.today();
      const parsed = parseBusinessCase(stored.type, readJsonDocument(businessCase), { today });
      if (!parsed.ok) return { refusal: refused(parsed.problems, businessCase) };
      return moved(call, moveCase(call, id, edited(call, parsed.value)));
    },
  ),
  release: sending('release', 'Release a staged case to its recipient'),
  resend: sending('resend', 'Resend a failed case'),
  releaseMany: many('release', 'Release staged cases to their recipients'),
  resendMany: many('resend', 'Resend failed cases'),
  discardMany: many('discard', 'Discard cases that were not delivered'),
  discard: method(
    {
      summary: 'Discard a case that was not delivered',
      description: 'Its reference number can be used again.',
      leastRole: 'operator',
      parameters: byId,
      answer: nothing,
      refusals: [409],
    },
    async (call, { id }) => {
      const result = await moveCase(call, id, discarded);
      return result.ok ? valued(null) : { refusal: result.answer };
    },
  ),
};

/** Every case. */
export const cases: Readonly<Record<string, Method>> = {
  list: listing('All cases, newest first'),
  search: listing('Cases that match a search, newest first'),
  totals: method(
    {
      summary: 'Number and total of matching cases, by currency',
      description: 'Takes the same filters as list.',
      leastRole: 'viewer',
      parameters: filterModel,
      example: { processingStatuses: ['STAGED'] },
      answer: list(caseTotalModel),
      refusals: [422],
    },
    async ({ ebill, biller, request }, filter) =>
      valued(await ebill.store.cases.totals(biller.id, filter, request.signal)),
  ),
  get: getting('A case with its history and references'),
  erase: method(
    {
      summary: 'Erase personal data of closed cases',
      description:
        'For cases by id, or for all cases of one recipient. This cannot be undone. Ids, statuses and reference numbers stay.',
      leastRole: 'owner',
      parameters: erasureModel,
      example: { ids: [1] },
      answer: erasureReportModel,
    },
    async (call, wanted) => {
      const report = await eraseCases(call, wanted);
      return 'code' in report ? { refusal: deny(report) } : valued(report);
    },
  ),
};
