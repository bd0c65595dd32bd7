import { type Answer, json } from '../../answer/answer.ts';
import type { Route } from '../../route/route.ts';
import { deny } from '../operation/body.ts';
import { shapedBody } from '../operation/json-body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { eraseCases, erasureModel, erasureReportModel } from './erase.ts';

async function erase(call: BillerCall): Promise<Answer> {
  const body = await shapedBody(call, erasureModel);
  if (!body.ok) return body.answer;
  const report = await eraseCases(call, body.value.value);
  return 'code' in report ? deny(report) : json(erasureReportModel, report);
}

/** The erasure of personal data. */
export const erasureRoutes: readonly Route[] = [
  billerOperation({
    id: 'eraseBusinessCases',
    method: 'POST',
    path: '/api/v1/business-cases/erase',
    group: 'Business cases',
    summary: 'Erase personal data of closed cases',
    description:
      'For cases by id, or for all cases of one recipient: erases the document, files, recipient, history, and the answers of webhook receivers. Ids, statuses, dates and the reference number stay. This cannot be undone. Cases that are not closed are refused with CASE_NOT_OVER. The answer has an entry for each case; repeat the call for those that are left.',
    scope: 'connect:*',
    body: { type: 'application/json', shape: erasureModel, example: { emailAddress: 'petra.muster@example.org' } },
    answers: { 'application/json': erasureReportModel },
    refusals: [400, 403, 413, 415],
    handle: erase,
  }),
];
