import { parseJson } from '@rappen/core/json';
import { read, type Shape } from '@rappen/core/model';
import type { Result } from '@rappen/core/result';
import {
  alternativeSchemeJsonOf,
  alternativeSchemeObjectModel,
  billInformationJsonOf,
  billInformationObjectModel,
  ebillProcedureModel,
  ebillProcedureOf,
  limits,
  parseAlternativeProcedure,
  parseBillingInformation,
  parseEbillProcedure,
  parseRawBillingInformation,
  parseRawProcedure,
  parseSwicoS1,
  readSwicoS1,
  swicoS1Model,
  swicoS1Of,
  writeEbillProcedure,
  writeSwicoS1,
} from '@rappen/core/swiss-qr';
import { type Answer, refused, text } from '../../answer/answer.ts';
import type { Call, Route } from '../../route/route.ts';
import { textOfBody } from '../request/input.ts';
import { jsonOrProblems, problemsOf, textRoute, validated } from '../request/text-operation.ts';
import { textWork } from '../request/text-work.ts';

const swico = '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30';
const billGroup = 'Bill information';

/** A text is made of a JSON object: its shape, then its rules, then the text. */
function createRoute<T>(creation: {
  readonly id: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly shape: Shape<T>;
  readonly example: unknown;
  readonly write: (value: T) => Result<string>;
}): Route {
  const { id, path, group, summary, shape, example, write } = creation;
  return {
    id,
    method: 'POST',
    path,
    group,
    summary,
    needsKey: true,
    body: { type: 'application/json', shape, example },
    answers: { 'text/plain': 'text' },
    refusals: [400, 401, 413, 415, 422],
    longWork: textWork,
    handle: async (call) => created(call, shape, write),
  };
}

async function created<T>(call: Call, shape: Shape<T>, write: (value: T) => Result<string>): Promise<Answer> {
  const body = await textOfBody(call, 'application/json');
  if (!body.ok) return body.answer;
  const value = parseJson(body.value);
  if (!value.ok) return refused(value.problems);
  const found = read(shape, value.value, { entriesMax: limits.jsonEntriesMax });
  if (!found.ok) return refused(found.problems, value.value);
  const written = write(found.value);
  return written.ok ? text(written.value) : refused(written.problems, value.value);
}

const billInformationRoutes: readonly Route[] = [
  textRoute({
    id: 'validateSwicoS1',
    path: '/v2/bill-information/swicos1v12/validate',
    group: billGroup,
    summary: 'Validate Swico S1 bill information',
    description: 'Answers VALID, or 422 with one line for each broken rule.',
    example: swico,
    run: (given) => validated(problemsOf(parseSwicoS1(given)), 'text'),
  }),
  textRoute({
    id: 'parseSwicoS1',
    path: '/v2/bill-information/swicos1v12/parse',
    group: billGroup,
    summary: 'Read Swico S1 bill information',
    description:
      'Reads leniently: wrong order and empty tags do not matter; unreadTags lists the tags that could not be read, and why.',
    example: swico,
    answers: { 'application/json': swicoS1Model },
    run: (given) =>
      jsonOrProblems(readSwicoS1(given), ({ value, unread }) =>
        billInformationJsonOf({ type: 'SwicoS1v12', value, unread }),
      ),
  }),
  createRoute({
    id: 'createSwicoS1',
    path: '/v2/bill-information/swicos1v12/create',
    group: billGroup,
    summary: 'Write Swico S1 bill information',
    shape: swicoS1Model,
    example: {
      billInformationType: 'SwicoS1v12',
      invoiceReference: '10201409',
      paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: 30 }],
    },
    write(wire) {
      const value = swicoS1Of(wire);
      return value.ok ? { ok: true, value: writeSwicoS1(value.value) } : value;
    },
  }),
  textRoute({
    id: 'parseBillInformation',
    path: '/v2/bill-information/parse',
    group: billGroup,
    summary: 'Read bill information of any syntax: Swico S1 as its fields, others raw',
    example: swico,
    answers: { 'application/json': billInformationObjectModel },
    run: (given) => jsonOrProblems(parseBillingInformation(given), billInformationJsonOf),
  }),
  textRoute({
    id: 'parseRawBillInformation',
    path: '/v2/bill-information/parse/raw',
    group: billGroup,
    summary: 'Read bill information without interpreting it',
    example: swico,
    answers: { 'application/json': billInformationObjectModel },
    run: (given) => jsonOrProblems(parseRawBillingInformation(given), billInformationJsonOf),
  }),
];

const ebill = 'eBill/B/simon.muster@example.com';
const schemeGroup = 'Alternative schemes';

const alternativeSchemeRoutes: readonly Route[] = [
  textRoute({
    id: 'parseAlternativeScheme',
    path: '/v2/alternative-schemas/parse',
    group: schemeGroup,
    summary: 'Read the parameters of a scheme: eBill as its fields, others raw',
    example: ebill,
    answers: { 'application/json': alternativeSchemeObjectModel },
    run: (given) => jsonOrProblems(parseAlternativeProcedure(given), alternativeSchemeJsonOf),
  }),
  textRoute({
    id: 'parseRawAlternativeScheme',
    path: '/v2/alternative-schemas/parse/raw',
    group: schemeGroup,
    summary: 'Split the parameters of a scheme without interpreting them',
    example: ebill,
    answers: { 'application/json': alternativeSchemeObjectModel },
    run: (given) =>
      jsonOrProblems(parseRawProcedure(given), (value) => alternativeSchemeJsonOf({ type: 'RAW', value })),
  }),
  textRoute({
    id: 'validateEbillScheme',
    path: '/v2/alternative-schemas/ebill/validate',
    group: schemeGroup,
    summary: 'Validate eBill parameters',
    description: 'Answers VALID, or 422 with one line for each broken rule.',
    example: ebill,
    run: (given) => validated(problemsOf(parseEbillProcedure(given)), 'text'),
  }),
  textRoute({
    id: 'parseEbillScheme',
    path: '/v2/alternative-schemas/ebill/parse',
    group: schemeGroup,
    summary: 'Read eBill parameters',
    example: ebill,
    answers: { 'application/json': ebillProcedureModel },
    run: (given) =>
      jsonOrProblems(parseEbillProcedure(given), (value) => alternativeSchemeJsonOf({ type: 'EBILL', value })),
  }),
  createRoute({
    id: 'createEbillScheme',
    path: '/v2/alternative-schemas/ebill/create',
    group: schemeGroup,
    summary: 'Write eBill parameters',
    shape: ebillProcedureModel,
    example: { alternativeSchemeType: 'EBILL', type: 'BILL', emailAddress: 'simon.muster@example.com' },
    write(wire) {
      const procedure = ebillProcedureOf(wire);
      return procedure.ok ? { ok: true, value: writeEbillProcedure(procedure.value) } : procedure;
    },
  }),
];

export const structuredTextRoutes: readonly Route[] = [...billInformationRoutes, ...alternativeSchemeRoutes];
