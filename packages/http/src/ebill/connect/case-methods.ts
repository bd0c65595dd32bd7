import { businessCaseTypes, parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import { statusHistory } from '@rappen/core/ebill/lifecycle';
import type { JsonValue } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { refused } from '../../answer.ts';
import { deny, type Input } from '../body.ts';
import { discarded, edited, moveCase, sent } from '../cases/moves.ts';
import { shownOf } from '../cases/reading.ts';
import { amountJson, wholeCaseJson } from '../cases/wire.ts';
import type { BillerCall } from '../operation.ts';
import { sizedText } from '../parameters.ts';
import type { CaseSummary, StoredCase } from '../ports.ts';
import { idParameter, limitParameter, type Method, method, type Outcome, usualLimit, valued } from './method.ts';

const textLengthMax = 100;
const filters = {
  statuses: z.array(z.enum(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'])).optional(),
  types: z.array(z.enum(businessCaseTypes)).optional(),
  text: sizedText(1, textLengthMax).optional(),
  before: idParameter.optional(),
  limit: limitParameter,
};
const processingStatuses = z.array(z.enum(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED'])).optional();
const byId = z.strictObject({ id: idParameter });
const sending = z.strictObject({ id: idParameter, skipAnomalies: z.boolean().optional() });

function summaryJson(summary: CaseSummary): JsonValue {
  const { totalAmount, ...rest } = summary;
  return { ...rest, totalAmount: amountJson(totalAmount) };
}

async function whole(call: BillerCall, stored: StoredCase): Promise<Outcome> {
  const history = statusHistory(await call.ebill.store.cases.history(call.biller.id, stored.id));
  return valued(wholeCaseJson(stored, await shownOf(call, stored), history));
}

async function get(call: BillerCall, { id }: { readonly id: number }): Promise<Outcome> {
  const stored = await call.ebill.store.cases.get(call.biller.id, id);
  return stored === undefined ? { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) } : whole(call, stored);
}

async function moved(call: BillerCall, result: Promise<Input<StoredCase | undefined>>): Promise<Outcome> {
  const { ok, ...rest } = await result;
  if (!ok && 'answer' in rest) return { refusal: rest.answer };
  return 'value' in rest && rest.value !== undefined ? whole(call, rest.value) : valued(null);
}

function list(processing?: readonly ('STAGED' | 'INVALID' | 'FAILED')[]): Method {
  const schema =
    processing === undefined ? z.strictObject({ processingStatuses, ...filters }) : z.strictObject(filters);
  return method(schema, async ({ ebill, biller }, parameters) => {
    const { limit = usualLimit, ...query } = parameters;
    const found = await ebill.store.cases.list(biller.id, {
      ...query,
      ...(processing !== undefined && { processingStatuses: processing }),
      limit,
    });
    return valued(found.map(summaryJson));
  });
}

const update = method(
  z.strictObject({ id: idParameter, businessCase: z.looseObject({}) }),
  async (call, { id, businessCase }): Promise<Outcome> => {
    const stored = await call.ebill.store.cases.get(call.biller.id, id);
    if (stored === undefined) return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) };
    const today = call.ports.clock.today();
    const parsed = parseBusinessCase(stored.type, readJsonDocument(businessCase), { today });
    if (!parsed.ok) return { refusal: refused(parsed.problems, businessCase) };
    return moved(call, moveCase(call, id, edited(call, parsed.value)));
  },
);

/** What has been staged, has become invalid or has failed: to be looked at, mended, sent or thrown away. */
export const stagedCases: Readonly<Record<string, Method>> = {
  list: list(['STAGED', 'INVALID', 'FAILED']),
  get: method(byId, get),
  update,
  release: method(sending, (call, { id, skipAnomalies = false }) =>
    moved(call, moveCase(call, id, sent(call, 'release', skipAnomalies))),
  ),
  resend: method(sending, (call, { id, skipAnomalies = false }) =>
    moved(call, moveCase(call, id, sent(call, 'resend', skipAnomalies))),
  ),
  discard: method(byId, (call, { id }) => moved(call, moveCase(call, id, discarded))),
};

/** Every case. */
export const cases: Readonly<Record<string, Method>> = { list: list(), search: list(), get: method(byId, get) };
