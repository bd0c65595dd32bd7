import { type Answer, json } from '../../answer/answer.ts';
import type { Route } from '../../route/route.ts';
import { deny } from '../operation/body.ts';
import { shapedBody } from '../operation/json-body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { caseReportModel, manyCasesModel, manySentModel, moveMany, type Verb } from './many.ts';

function moving(verb: Verb): (call: BillerCall) => Promise<Answer> {
  return async (call) => {
    const body = await shapedBody(call, verb === 'discard' ? manyCasesModel : manySentModel);
    if (!body.ok) return body.answer;
    const report = await moveMany(call, verb, body.value.value);
    return 'code' in report ? deny(report) : json(caseReportModel, report);
  };
}

const each =
  'Each case is handled separately: one that is refused does not affect the others, and the answer has an entry for each. Repeat the call for those that are left.';

function route(verb: Verb, summary: string, more: string): Route {
  return billerOperation({
    id: `${verb}BusinessCases`,
    method: 'POST',
    path: `/api/v1/business-cases/${verb}`,
    group: 'Business cases',
    summary,
    description: `${more} ${each}`,
    scope: 'cases:submit',
    body: {
      type: 'application/json',
      shape: verb === 'discard' ? manyCasesModel : manySentModel,
      example: { ids: [1, 2, 3] },
    },
    answers: { 'application/json': caseReportModel },
    refusals: [400, 403, 413, 415],
    handle: moving(verb),
  });
}

/** Staged and failed cases, many at a time. */
export const stagingRoutes: readonly Route[] = [
  route(
    'release',
    'Release staged cases to their recipients',
    'Cases are validated again as of today: one that now breaks a rule becomes INVALID.',
  ),
  route('resend', 'Resend cases that failed', 'Cases are validated again as of today.'),
  route('discard', 'Discard cases that were not delivered', 'Their reference numbers can be used again.'),
];
