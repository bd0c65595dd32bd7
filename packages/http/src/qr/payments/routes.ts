import type { CalendarDate } from '@rappen/core/date';
import { anyText, openObject, optional } from '@rappen/core/model';
import { statusReportExample } from '@rappen/core/payment-order';
import { mt940Example, receiptsExample } from '@rappen/core/statement';
import { flag, profileParameter } from '../../route/query.ts';
import type { Route } from '../../route/route.ts';
import { effortLevel, readingWork } from '../reading/reading.ts';
import { bankFileAlone, bankFileBody, bankFileWork, validateFile } from './bank-file.ts';
import { billsBody, draftPayments, draftsModel, invoicesBody } from './drafts.ts';
import { fileExampleOf } from './examples.ts';
import {
  createFile,
  orderParameters,
  orderRequestModel,
  orderVerdictModel,
  paymentFileAnswer,
  rulesParameter,
  validateOrder,
} from './order.ts';
import {
  discountsParameter,
  reconcileBody,
  reconcileForm,
  reconcileStatements,
  toleranceParameter,
} from './reconcile.ts';
import { reconciliationAnswerModel } from './reconciliation-answer.ts';
import { parseStatement, statementFileModel } from './statements.ts';
import { applyReport, statusBody, statusModel, statusParameters } from './status.ts';

const group = 'Payments';
const path = '/v2/payments';
/** A file is valid on any day, so that one of a former day shows it as well. */
const fileExample = fileExampleOf('2026-11-23' as CalendarDate);
const orderBody = { type: 'application/json', shape: orderRequestModel } as const;

/** From bills to the file for the bank, and from its statement to the bills that were paid. Nothing is kept. */
export const paymentRoutes: readonly Route[] = [
  {
    id: 'draftPayments',
    method: 'POST',
    path: `${path}/drafts`,
    group,
    summary: 'Create payments from bills',
    description:
      'Each bill with its payment, its problems, and what a bank would change. For a bill without an amount the payment has none either: fill it in.',
    needsKey: true,
    query: openObject({ effortLevel, profile: profileParameter }),
    body: billsBody,
    otherBodies: [invoicesBody],
    answers: { 'application/json': draftsModel },
    refusals: [400, 401, 413, 415, 422],
    longWork: readingWork,
    handle: draftPayments,
  },
  {
    id: 'validatePaymentOrder',
    method: 'POST',
    path: `${path}/validate`,
    group,
    summary: 'Validate a payment order',
    description:
      'Lists what the Swiss Payment Standards refuse, change or ignore; groups and totals if nothing is refused.',
    needsKey: true,
    query: openObject(orderParameters),
    body: orderBody,
    answers: { 'application/json': orderVerdictModel },
    refusals: [400, 401, 413, 415, 422],
    longWork: bankFileWork,
    handle: validateOrder,
  },
  {
    id: 'createPaymentFile',
    method: 'POST',
    path: `${path}/file`,
    group,
    summary: 'Create the payment file of an order',
    description:
      'The message pain.001.001.09 by the Swiss Payment Standards, for upload or EBICS; as JSON with notices, groups and totals. The same order always gives the same file. Nothing is sent to a bank.',
    needsKey: true,
    query: openObject(orderParameters),
    body: orderBody,
    answers: paymentFileAnswer,
    answerHeaders: openObject({
      'X-Payment-Notices': optional(anyText(), 'Codes and places of what a bank changes or ignores'),
      'X-Payment-Left-Out': optional(anyText(), 'Number and places of the payments that leaveOutPaid left out'),
    }),
    refusals: [400, 401, 406, 413, 415, 422],
    longWork: bankFileWork,
    handle: createFile,
  },
  {
    id: 'validatePaymentFile',
    method: 'POST',
    path: `${path}/file/validate`,
    group,
    summary: 'Validate a payment file',
    description:
      'Checks a message pain.001.001.09 from any program as a Swiss bank does: by the schema pain.001.001.09.ch.03, then by all rules for orders and files. Places are given as elements (PmtInf[2]/CdtTrfTxInf[1]/Cdtr/Nm), with line and column.',
    needsKey: true,
    query: openObject({
      asOfToday: flag(false, 'Refuse execution dates in the past, as a bank would today'),
      rules: rulesParameter,
    }),
    body: bankFileBody,
    otherBodies: [bankFileAlone(fileExample)],
    answers: { 'application/json': orderVerdictModel },
    refusals: [400, 401, 413, 415, 422],
    longWork: bankFileWork,
    handle: validateFile,
  },
  {
    id: 'readPaymentStatus',
    method: 'POST',
    path: `${path}/status`,
    group,
    summary: 'Read the answer of a bank to an order',
    description:
      'Send the message pain.002 with the order or its file to get the status of each payment, with the reasons. The message alone is read as it is. Only an account statement shows that a payment was executed.',
    needsKey: true,
    query: openObject(statusParameters),
    body: statusBody,
    otherBodies: [bankFileAlone(statusReportExample)],
    answers: { 'application/json': statusModel },
    refusals: [400, 401, 413, 415, 422],
    longWork: bankFileWork,
    handle: applyReport,
  },
  {
    id: 'readBankStatement',
    method: 'POST',
    path: `${path}/statements/parse`,
    group,
    summary: 'Read an account statement',
    description:
      'Converts camt.052, camt.053 or camt.054 of versions 08, 04 and 02, MT940 or MT942 to one format. Nothing is kept or logged.',
    needsKey: true,
    body: bankFileBody,
    otherBodies: [
      bankFileAlone(receiptsExample),
      { type: 'text/plain', shape: anyText({ minLength: 1 }), example: mt940Example },
    ],
    answers: { 'application/json': statementFileModel },
    refusals: [400, 401, 413, 415, 422],
    longWork: bankFileWork,
    handle: parseStatement,
  },
  {
    id: 'reconcileStatements',
    method: 'POST',
    path: `${path}/reconcile`,
    group,
    summary: 'Match account statements with open bills',
    description:
      'Shows which bills were paid in full, in part, too much, twice, or taken back. Money counts towards a bill only by its exact reference; other matches are suggested. Send openBills, seen and payers of each answer with the next statements: no booking counts twice, and whoever has paid before is known. As CSV, one row per receipt. With books, the bookings as double entries for a program for bookkeeping, each booking once. Nothing is kept or logged.',
    needsKey: true,
    query: openObject({ tolerance: toleranceParameter, discounts: discountsParameter }),
    body: reconcileForm,
    otherBodies: [reconcileBody],
    answers: { 'application/json': reconciliationAnswerModel, 'text/csv': 'text' },
    refusals: [400, 401, 406, 413, 415, 422],
    longWork: bankFileWork,
    handle: reconcileStatements,
  },
];
