import { businessCaseTypes, parseBusinessCase, readJsonDocument } from '@rappen/core/ebill';
import { statusHistory } from '@rappen/core/ebill/lifecycle';
import type { JsonValue } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { refused } from '../../answer.ts';
import { deny, type Input } from '../body.ts';
import { discarded, edited, moveCase, sent } from '../cases/moves.ts';
import { shownOf } from '../cases/reading.ts';
import { amountSchema, wholeCaseSchema } from '../cases/schema.ts';
import { amountJson, wholeCaseJson } from '../cases/wire.ts';
import { heldByKey } from '../held-by-key.ts';
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

const summary = z
  .object({
    id: z.int(),
    businessCaseNetId: z.string().optional(),
    type: z.enum(businessCaseTypes),
    referenceNumber: z.string(),
    totalAmount: amountSchema,
    businessCaseDate: z.iso.date(),
    dueDate: z.iso.date().optional(),
    recipientName: z.string(),
    processingStatus: z.enum(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED']),
    status: z.enum(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CaseSummary' });

function list(words: string, processing?: readonly ('STAGED' | 'INVALID' | 'FAILED')[]): Method {
  const parameters =
    processing === undefined ? z.strictObject({ processingStatuses, ...filters }) : z.strictObject(filters);
  return method(
    { summary: words, leastRole: 'viewer', parameters, example: {}, answer: z.array(summary) },
    async ({ ebill, biller }, wanted) => {
      const { limit = usualLimit, ...query } = wanted;
      const found = await ebill.store.cases.list(biller.id, {
        ...query,
        ...(processing !== undefined && { processingStatuses: processing }),
        limit,
      });
      return valued(found.map(summaryJson));
    },
  );
}

function getting(words: string): Method {
  return method({ summary: words, leastRole: 'viewer', parameters: byId, answer: wholeCaseSchema }, get);
}

/** Sends a case on its way, where the key may do that. Reports `PROCESSING_MODE_NOT_ALLOWED`, `SKIPPING_NOT_ALLOWED`. */
function sending(kind: 'release' | 'resend', words: string): Method {
  return method(
    {
      summary: words,
      description: 'It is judged as of today: what breaks a rule by now becomes INVALID.',
      leastRole: 'operator',
      parameters: z.strictObject({ id: idParameter, skipAnomalies: z.boolean().optional() }),
      answer: wholeCaseSchema,
      refusals: [409, 422],
    },
    (call, { id, skipAnomalies = false }) => {
      const held = heldByKey(call.key, { processingMode: 'DELIVER', skipsAnomalies: skipAnomalies });
      if (held !== undefined) return { refusal: deny(held) };
      return moved(call, moveCase(call, id, sent(call, kind, skipAnomalies)));
    },
  );
}

/** What has been staged, has become invalid or has failed: to be looked at, mended, sent or thrown away. */
export const stagedCases: Readonly<Record<string, Method>> = {
  list: list('Cases that are staged, invalid or have failed, the newest first', ['STAGED', 'INVALID', 'FAILED']),
  get: getting('A staged case'),
  update: method(
    {
      summary: 'Change what a staged case says',
      leastRole: 'operator',
      parameters: z.strictObject({ id: idParameter, businessCase: z.looseObject({}) }),
      answer: wholeCaseSchema,
      refusals: [409, 422],
    },
    async (call, { id, businessCase }): Promise<Outcome> => {
      const stored = await call.ebill.store.cases.get(call.biller.id, id);
      if (stored === undefined) return { refusal: deny(problem('BUSINESS_CASE_NOT_FOUND', ['id'])) };
      const today = call.ports.clock.today();
      const parsed = parseBusinessCase(stored.type, readJsonDocument(businessCase), { today });
      if (!parsed.ok) return { refusal: refused(parsed.problems, businessCase) };
      return moved(call, moveCase(call, id, edited(call, parsed.value)));
    },
  ),
  release: sending('release', 'Send a staged case to its recipient'),
  resend: sending('resend', 'Send a case that failed once more'),
  discard: method(
    {
      summary: 'Throw away a case that was not delivered',
      description: 'Its reference number is free again.',
      leastRole: 'operator',
      parameters: byId,
      answer: z.null(),
      refusals: [409],
    },
    (call, { id }) => moved(call, moveCase(call, id, discarded)),
  ),
};

/** Every case. */
export const cases: Readonly<Record<string, Method>> = {
  list: list('All cases, the newest first'),
  search: list('Cases that say something, the newest first'),
  get: getting('A case with its history and references'),
};
