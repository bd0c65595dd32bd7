import { anyText, openObject, required } from '@rappen/core/model';
import { mt940Example, receiptsExample } from '@rappen/core/statement';
import { type Answer, refused } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import type { Route } from '../../route/route.ts';
import { declaredType } from '../operation/body.ts';
import { fingerprintOf, onceUnderKey, replayedHeader } from '../operation/idempotency.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { readingOf } from '../reading/reading.ts';
import { statementTypes } from '../reading/statements.ts';
import { handIn } from './hand-in.ts';
import { statementReportModel } from './model.ts';

async function handInStatements(call: BillerCall): Promise<Answer> {
  const { request, key } = call;
  const type = declaredType(request, statementTypes);
  if (!type.ok) return type.answer;
  const body = await readBytes(request, limits.fileBodyBytesMax);
  if (!body.ok) return refused(body.problems);
  const how = { type: type.value, contentType: request.headers.get('content-type') ?? '', owner: key.owner };
  const given = await readingOf(call.ebill).readStatements(body.value, how, { signal: request.signal });
  if (!given.ok) return refused(given.problems);
  return onceUnderKey(call, {
    key: call.idempotencyKey,
    fingerprint: () => fingerprintOf(call, 'camt', new TextEncoder().encode(given.value.fingerprint)),
    carryOut: (ticket) => handIn(call, given.value, ticket),
    answerOf: async ({ answer }, headers) => ({ body: answer, type: 'application/json', headers }),
  });
}

/** What the bank of a biller tells. */
export const statementRoutes: readonly Route[] = [
  billerOperation({
    id: 'handInStatements',
    method: 'POST',
    path: '/api/v1/statements',
    group: 'Account statements',
    summary: 'Settle cases by account statements',
    description:
      'Takes camt.052, camt.053, camt.054, MT940 or MT942, also as ZIP archives. A case or instalment becomes COMPLETED, with events and webhooks, when the exact amount was paid to its exact account and reference; part payments add up. Underpayments, overpayments, double payments, reversals and unclear receipts are reported and settle nothing. The same booking counts once, however often and in whichever file it arrives. Of each booking that counts, only case, amount and day are kept: nothing about who paid.',
    scope: 'cases:submit',
    body: {
      type: 'multipart/form-data',
      shape: openObject(
        {
          statement: required(
            file(),
            'camt.052, camt.053, camt.054, MT940 or MT942, or ZIP archives of them, at most 10 MiB and 4500 payments in all; several are several parts, and files of archives are numbered one by one',
          ),
        },
        { name: 'StatementsForCases' },
      ),
      example: { statement: 'statement.xml' },
    },
    otherBodies: [
      { type: 'application/xml', shape: anyText(), example: receiptsExample },
      { type: 'text/plain', shape: anyText({ minLength: 1 }), example: mt940Example },
    ],
    answers: { 'application/json': statementReportModel },
    answerHeaders: openObject({ 'Idempotency-Replayed': replayedHeader }),
    refusals: [400, 403, 409, 413, 415, 422],
    refusalCodes: ['ARCHIVE_DAMAGED', 'ARCHIVE_EMPTY', 'ARCHIVE_TOO_LARGE'],
    handle: handInStatements,
  }),
];
