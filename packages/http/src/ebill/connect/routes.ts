import { formatPath, problem, sentenceOf } from '@rappen/core/problem';
import { z } from 'zod';
import { type Answer, json, type ProblemAnswer, refused } from '../../answer.ts';
import { limits } from '../../limits.ts';
import type { Route } from '../../route.ts';
import { declaredType, deny, jsonOfBody } from '../body.ts';
import { type BillerCall, billerOperation } from '../operation.ts';
import { ebillWording } from '../wording.ts';
import { audit, creditAccounts, subscriptions } from './account-methods.ts';
import { cases, stagedCases } from './case-methods.ts';
import type { Method } from './method.ts';
import { simulator } from './simulator-methods.ts';
import { webhooks } from './webhook-methods.ts';

/** What the pages can ask for: endpoint, method, and what it does. */
export const endpoints: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  CreditAccounts: creditAccounts,
  StagedCases: stagedCases,
  Cases: cases,
  Webhooks: webhooks,
  Subscriptions: subscriptions,
  Simulator: simulator,
  Audit: audit,
};

/** Names are the same in any case; two that differ in nothing else would hide each other. */
const methods: ReadonlyMap<string, Method> = new Map(
  Object.entries(endpoints).flatMap(([endpoint, table]) =>
    Object.entries(table).map(([name, one]) => [`${endpoint}/${name}`.toLowerCase(), one] as const),
  ),
);

async function connect(call: BillerCall): Promise<Answer> {
  const answer = await answerOf(call);
  return 'problems' in answer ? { ...answer, more: { ...answer.more, ...toldToPages(answer) } } : answer;
}

/** The members that the pages' own client reads, beside the usual error body. */
function toldToPages({ problems }: ProblemAnswer): ProblemAnswer['more'] {
  const [first] = problems;
  return {
    type: first && ebillWording.codeOf(first),
    detail: first && sentenceOf(first),
    validationErrorData: problems
      .filter(({ path }) => path.length > 0)
      .slice(0, ebillWording.listedMax)
      .map((found) => ({ parameterName: formatPath(found.path), message: sentenceOf(found) })),
  };
}

async function answerOf(call: BillerCall): Promise<Answer> {
  const { parameters, request } = call;
  const wanted = methods.get(`${parameters['endpoint']}/${parameters['method']}`.toLowerCase());
  if (wanted === undefined) return deny(problem('route.unknown', []));
  const type = declaredType(request, ['application/json']);
  if (!type.ok) return type.answer;
  const value = await jsonOfBody(request, limits.textBodyBytesMax);
  if (!value.ok) return refused(value.problems);
  const outcome = wanted.run(call, value.value);
  if (!outcome.ok) return refused(outcome.problems, value.value);
  const done = await outcome.value;
  return 'refusal' in done ? done.refusal : json(done.value);
}

const listed = Object.entries(endpoints)
  .map(([endpoint, table]) => `${endpoint}: ${Object.keys(table).join(', ')}`)
  .join('; ');

/** What the pages of a biller call. */
export const connectRoutes: readonly Route[] = [
  billerOperation({
    method: 'POST',
    path: '/connect/:endpoint/:method',
    group: 'Pages',
    summary: 'Call a method of the pages',
    description: `The parameters of the method by name, as a JSON object; upper and lower case of endpoint and method make no difference. ${listed}.`,
    scope: 'admin',
    parameters: {
      endpoint: { description: 'Such as StagedCases', example: 'CreditAccounts' },
      method: { description: 'Such as release', example: 'list' },
    },
    body: { type: 'application/json', schema: z.looseObject({}), example: {} },
    answers: { 'application/json': z.unknown() },
    refusals: [400, 404, 409, 413, 415, 422],
    handle: connect,
  }),
];
