import { type CalendarDate, parseCalendarDate } from '@rappen/core/date';
import { parseJson } from '@rappen/core/json';
import {
  anyText,
  boolean,
  choice,
  exactNumber,
  type Infer,
  isRecord,
  list,
  openObject,
  optional,
  required,
} from '@rappen/core/model';
import {
  type AnsweredOrder,
  type AnsweredPayment,
  applyStatus,
  type PaymentOrder,
  readPaymentFile,
  readStatusReport,
  reasonSentenceOf,
  type StatusReason,
  type StatusReport,
} from '@rappen/core/payment-order';
import { type Language, languages } from '@rappen/core/payment-part';
import type { Result } from '@rappen/core/result';
import { type Answer, json } from '../../answer/answer.ts';
import { bestLanguage } from '../../answer/negotiation.ts';
import { file } from '../../body/file.ts';
import type { Part } from '../../body/multipart.ts';
import { decodedText } from '../../body/read.ts';
import { problem, within } from '../../problems/index.ts';
import { oneOf } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { findings } from '../reading/reading.ts';
import { contentOfParts, type Input, partsOfBody, refuse } from '../request/input.ts';
import { bankFileOfBody, isForm } from './bank-file.ts';
import { currencySums, listed, orderParameters, parseOrder } from './order.ts';

/** The report of a bank beside the order that it is about. */
export const statusBody = {
  type: 'multipart/form-data',
  shape: openObject(
    {
      report: required(file(), 'The message pain.002, at most 10 MiB in all; several reports are several parts'),
      order: required(file(), 'The order in JSON, or its message pain.001'),
    },
    { name: 'StatusOfOrder' },
  ),
  example: { report: 'status.xml', order: 'order.json' },
} as const;

export const statusParameters = {
  language: oneOf(
    languages,
    undefined,
    'Language of the reasons; takes precedence over the header Accept-Language. Otherwise: de',
  ),
  ...orderParameters,
};

/** What a bank says of an order: payment by payment where the order is sent along, else as the report has it. */
export async function applyReport(call: Call): Promise<Answer> {
  const language = languageOf(call);
  if (!isForm(call)) {
    const file = await bankFileOfBody(call);
    if (!file.ok) return file.answer;
    const report = readStatusReport(file.value);
    if (!report.ok) return refuse(report.problems).answer;
    return json(statusModel, statusJsonOf([report.value], undefined, language));
  }
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts.answer;
  const reports = reportsOf(parts.value);
  if (!reports.ok) return reports.answer;
  const order = orderOf(call, parts.value);
  if (!order.ok) return order.answer;
  return json(statusModel, statusJsonOf(reports.value, order.value, language));
}

/** Reports in the form of an answer, and what they say of an order where there is one. */
export function statusJsonOf(
  reports: readonly StatusReport[],
  order: PaymentOrder | undefined,
  language: Language,
): Infer<typeof statusModel> {
  return {
    reports: reports.map((report) => reportJsonOf(report, language)),
    ...(order && { order: orderJsonOf(applyStatus(order, reports), language) }),
  };
}

function languageOf({ query, request }: Call): Language {
  const named = query['language'] as Language | undefined;
  return named ?? bestLanguage(request.headers.get('accept-language'), languages) ?? 'de';
}

function reportsOf(parts: readonly Part[]): Input<readonly StatusReport[]> {
  const files = parts.filter(({ name }) => name === 'report');
  const [only] = files;
  if (only === undefined || files.some(({ fileName }) => fileName === undefined)) {
    return refuse([problem('BODY_FILE_MISSING', ['report'])]);
  }
  const read = files.map(({ content }) => readStatusReport(content));
  const problems = read.flatMap((one, index) =>
    one.ok ? [] : within(files.length === 1 ? ['report'] : ['report', index], one.problems),
  );
  if (problems.length > 0) return refuse(problems);
  return { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}

/** The order of a form; undefined where there is none. */
function orderOf(call: Call, parts: readonly Part[]): Input<PaymentOrder | undefined> {
  if (!parts.some(({ name }) => name === 'order')) return { ok: true, value: undefined };
  const part = contentOfParts(parts, 'order');
  if (!part.ok) return part;
  const read = readSentOrder(part.value, (given, madeOn) =>
    parseOrder(call, given, madeOn ?? call.ports.clock.today()),
  );
  return read.ok ? read : refuse(within(['order'], read.problems));
}

/**
 * An order that was sent before: its payment file, or its JSON, which `parse` gets with the day on which it was made. Its day of
 * payment may be past by now.
 */
export function readSentOrder(
  bytes: Uint8Array,
  parse: (given: unknown, madeOn: CalendarDate | undefined) => Result<PaymentOrder>,
): Result<PaymentOrder> {
  if (bytes.find((byte) => byte > 32) !== '{'.charCodeAt(0)) return readPaymentFile(bytes);
  const text = decodedText(bytes);
  if (!text.ok) return text;
  const given = parseJson(text.value);
  if (!given.ok) return given;
  const made = isRecord(given.value) ? String(given.value['createdAt'] ?? '').slice(0, 'yyyy-mm-dd'.length) : '';
  const day = parseCalendarDate(made);
  return parse(given.value, day.ok ? day.value : undefined);
}

const reasonModel = openObject(
  {
    code: optional(anyText(), 'Of ISO 20022, or of the bank'),
    sentence: optional(anyText(), 'What a known code means'),
    information: required(list(anyText()), 'The text of the bank itself'),
  },
  { name: 'StatusReason' },
);
const reasons = required(list(reasonModel));
const status = optional(anyText(), 'As the bank gave it: ACCP, RJCT and so on');

const reportModel = openObject(
  {
    messageId: required(anyText(), 'Id of the report: a report sent twice counts once'),
    createdAt: required(anyText()),
    originalMessageId: required(anyText(), 'The message that it answers'),
    originalMessageName: required(anyText()),
    status,
    reasons,
    groups: required(
      list(
        openObject(
          {
            id: required(anyText()),
            status,
            reasons,
            payments: required(
              list(
                openObject(
                  { instructionId: optional(anyText()), endToEndId: optional(anyText()), status, reasons },
                  { name: 'ReportedPayment' },
                ),
              ),
              'Often only the refused ones',
            ),
          },
          { name: 'ReportedGroup' },
        ),
      ),
    ),
    notices: required(findings),
  },
  { name: 'StatusReport' },
);

const states = ['accepted', 'rejected', 'pending', 'unknown'] as const;
const orderState = required(choice(['partlyRejected', ...states]));

const answeredOrderModel = openObject(
  {
    state: orderState,
    groups: required(
      list(openObject({ id: required(anyText()), state: orderState, status }, { name: 'AnsweredGroup' })),
    ),
    payments: required(
      list(
        openObject(
          {
            groupId: required(anyText()),
            instructionId: required(anyText()),
            endToEndId: optional(anyText()),
            creditor: required(anyText(), 'Name of the payee'),
            iban: required(anyText()),
            currency: required(anyText()),
            amount: required(exactNumber),
            state: required(choice(states)),
            status,
            isBySilence: required(boolean, 'Accepted, because the bank did not list it among the refused ones'),
            isChanged: required(boolean, 'Accepted with a change, such as another day'),
            reasons,
          },
          { name: 'AnsweredPayment' },
        ),
      ),
    ),
    toBePaid: required(currencySums, 'Accepted payments, by currency'),
    notices: required(findings),
  },
  { name: 'AnsweredPaymentOrder' },
);

/** Reports as they are read, and what they say of the order. No proof that anything was paid. */
export const statusModel = openObject(
  {
    reports: required(list(reportModel)),
    order: optional(answeredOrderModel, 'If the order was sent along'),
  },
  { name: 'PaymentStatus' },
);

function reasonsJsonOf(given: readonly StatusReason[], language: Language): Infer<typeof reasonModel>[] {
  return given.map(({ code, information }) => ({ code, sentence: reasonSentenceOf(code, language), information }));
}

function reportJsonOf(report: StatusReport, language: Language): Infer<typeof reportModel> {
  return {
    ...report,
    reasons: reasonsJsonOf(report.reasons, language),
    groups: report.groups.map((group) => ({
      id: group.originalId,
      status: group.status,
      reasons: reasonsJsonOf(group.reasons, language),
      payments: group.payments.map((payment) => ({
        instructionId: payment.originalInstructionId,
        endToEndId: payment.originalEndToEndId,
        status: payment.status,
        reasons: reasonsJsonOf(payment.reasons, language),
      })),
    })),
    notices: listed(report.notices),
  };
}

function orderJsonOf(order: AnsweredOrder, language: Language): Infer<typeof answeredOrderModel> {
  return {
    ...order,
    payments: order.payments.map((one) => paymentJsonOf(one, language)),
    notices: listed(order.notices),
  };
}

function paymentJsonOf(answered: AnsweredPayment, language: Language) {
  const { payment, groupId, state, status, isBySilence, isChanged } = answered;
  const { instructionId, endToEndId, creditor, iban, currency, amount } = payment;
  return {
    groupId,
    instructionId,
    endToEndId,
    creditor: creditor.name,
    iban,
    currency,
    amount,
    state,
    status,
    isBySilence,
    isChanged,
    reasons: reasonsJsonOf(answered.reasons, language),
  };
}
