import {
  billOfEInvoice,
  checkEInvoice,
  declaredRules,
  type EInvoiceBill,
  type EInvoiceFinding,
  type EInvoiceRules,
  eInvoiceRuleSets,
  isCollected,
  isError,
  type ReceivedEInvoice,
  readEInvoice,
  renderEInvoice,
  rulesFor,
  uncheckedRules,
  viewOfEInvoice,
  writeEInvoiceView,
} from '@rappen/core/e-invoice';
import type { JsonValue } from '@rappen/core/json';
import { type Infer, writeValue } from '@rappen/core/model';
import type { Result } from '@rappen/core/result';
import { qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { type Answer, json, printed, refused } from '../../answer/answer.ts';
import { contentTypeProblem } from '../../body/content-type.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { formatPath, type Problem, problem, sentenceOf, within } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';
import { issuedInvoice } from '../request/creation.ts';
import { chooseFormat } from '../request/format.ts';
import { fileOfBody, type Input, noticeHeaders, refuse } from '../request/input.ts';
import { languageOf, slipOptionsOf } from '../request/slip.ts';
import { type findingModel, type paymentModel, readingModel, verdictModel } from './model.ts';

const xmlTypes = ['application/xml', 'text/xml'];

/**
 * The e-invoice of the body: XML as it is, or a PDF or XML in the field `file`. Reports `UNSUPPORTED_MEDIA_TYPE`, `FILE_EMPTY` and what
 * `readEInvoice` does.
 */
async function eInvoiceOfBody(call: Call): Promise<Input<ReceivedEInvoice>> {
  const { request } = call;
  const isXml = xmlTypes.some((type) => contentTypeProblem(request, type) === undefined);
  if (!isXml && contentTypeProblem(request, 'multipart/form-data') !== undefined) {
    const expected = ['multipart/form-data', ...xmlTypes].join(', ');
    return refuse([problem('UNSUPPORTED_MEDIA_TYPE', [], { expected })]);
  }
  const file = isXml ? inputOf(await readBytes(request, limits.fileBodyBytesMax)) : await fileOfBody(call);
  if (!file.ok) return file;
  if (file.value.length === 0) return refuse([problem('FILE_EMPTY', ['file'])]);
  const received = readEInvoice(file.value);
  return received.ok ? received : refuse(isXml ? received.problems : within(['file'], received.problems));
}

function inputOf<T>(result: Result<T>): Input<T> {
  return result.ok ? result : refuse(result.problems);
}

/** Answers with what the rules say of the e-invoice in the body. */
export async function validateReceived(call: Call): Promise<Answer> {
  const received = await eInvoiceOfBody(call);
  return received.ok ? json(verdictModel, verdictOf(received.value, call)) : received.answer;
}

/** Answers with the e-invoice in the body by its terms, what the rules say of it, and how it is paid. */
export async function parseReceived(call: Call): Promise<Answer> {
  const received = await eInvoiceOfBody(call);
  if (!received.ok) return received.answer;
  const { invoice, file, unread, unreadCount } = received.value;
  const bill = billOfEInvoice(received.value);
  const answer = {
    ...verdictOf(received.value, call),
    file,
    invoice,
    payment: paymentOf(received.value, bill),
    unread,
    unreadCount,
  };
  const isSwiss = bill.ok && /^(?:CH|LI)/.test(bill.value.draft.iban ?? '');
  return printed({
    ...(writeValue(readingModel, answer) as Readonly<Record<string, JsonValue>>),
    ...(isSwiss && { qrInvoice: qrInvoiceJsonOf(bill.value.draft) }),
  });
}

/** The forms in which an e-invoice is shown, the first without a wish. */
export const viewFormats = { 'application/pdf': 'binary', 'text/plain': 'text' } as const;

/** Answers with the e-invoice in the body as people read it: all of it, as PDF or text. */
export async function renderReceived(call: Call): Promise<Answer> {
  const format = chooseFormat(call, Object.keys(viewFormats));
  if (typeof format !== 'string') return refused([format]);
  const received = await eInvoiceOfBody(call);
  if (!received.ok) return received.answer;
  const language = languageOf(call);
  const headers = { 'content-language': language };
  if (format === 'text/plain') {
    return { body: writeEInvoiceView(viewOfEInvoice(received.value, { language })), type: format, headers };
  }
  const made = renderEInvoice(received.value, {
    language,
    rules: call.profile.name,
    slip: slipOptionsOf(call),
    issued: (invoice) => issuedInvoice(call, invoice, language),
  });
  if (!made.ok) return refused(made.problems);
  return { body: made.value.value, type: format, headers: { ...noticeHeaders([], made.value.warnings), ...headers } };
}

function verdictOf(received: ReceivedEInvoice, { query }: Call): Infer<typeof verdictModel> {
  const asked = query['rules'] as EInvoiceRules | undefined;
  const rules = rulesFor(received, asked);
  const findings = checkEInvoice(received, { rules });
  const bill = billOfEInvoice(received);
  const remarks = [...received.remarks, ...(bill.ok ? [...bill.value.remarks, ...bill.value.openTerms] : [])];
  return {
    valid: !findings.some(isError),
    syntax: received.syntax,
    profile: received.profile,
    rules: asked ?? declaredRules(received),
    ruleSets: eInvoiceRuleSets(received, rules),
    uncheckedRules: uncheckedRules(received, rules),
    findings: findings.map((found) => findingOf(found, severities[found.severity])),
    remarks: remarks.map((found) => findingOf(found, 'WARNING')),
  };
}

const severities = { error: 'ERROR', warning: 'WARNING', information: 'INFORMATION' } as const;

function findingOf(
  found: Problem | EInvoiceFinding,
  severity: Infer<typeof findingModel>['severity'],
): Infer<typeof findingModel> {
  const { rule, term } = found.params;
  return {
    rule: rule === undefined ? undefined : String(rule),
    term: term === undefined ? undefined : String(term),
    fieldName: formatPath(found.path),
    message: sentenceOf(found),
    code: found.code,
    severity,
    ...('line' in found && { line: found.line, column: found.column }),
  };
}

function paymentOf(received: ReceivedEInvoice, bill: Result<EInvoiceBill>): Infer<typeof paymentModel> {
  if (!bill.ok) {
    return {
      payable: false,
      collected: isCollected(received),
      reason: bill.problems.map(sentenceOf).join('. '),
      accounts: [],
      discounts: [],
      instalments: [],
      openTerms: [],
    };
  }
  const { draft, dueDate, accounts, discounts, instalments, openTerms } = bill.value;
  return {
    payable: true,
    collected: false,
    amount: draft.amount,
    currency: draft.currency,
    reference: draft.reference,
    message: draft.unstructuredMessage,
    dueDate,
    accounts,
    discounts,
    instalments,
    openTerms: openTerms.map((found) => findingOf(found, 'WARNING')),
  };
}
