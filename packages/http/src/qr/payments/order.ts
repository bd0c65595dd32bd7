import type { CalendarDate } from '@rappen/core/date';
import { parseJson } from '@rappen/core/json';
import {
  anyText,
  boolean,
  choice,
  exactNumber,
  extended,
  type Infer,
  isRecord,
  list,
  openObject,
  optional,
  read,
  required,
  wholeNumber,
} from '@rappen/core/model';
import {
  addressForms,
  elementNameOf,
  type FileProblem,
  type LeftOutPayment,
  type ParsedPaymentOrder,
  type PaymentOrder,
  type PaymentRulesName,
  paidPaymentModel,
  parsePaymentOrder,
  paymentOrderLimits,
  paymentOrderModel,
  paymentRules,
  paymentServices,
  type ReadPaymentFile,
  ultimateDebtorForms,
  writePaymentFile,
} from '@rappen/core/payment-order';
import { type Answer, json, refused } from '../../answer/answer.ts';
import { limits } from '../../limits.ts';
import { formatPath, type Path, type Problem } from '../../problems/index.ts';
import { flag, oneOf } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';
import { findingModel, findings, findingsOf } from '../reading/reading.ts';
import { chooseFormat } from '../request/format.ts';
import { type Input, refuse, textOfBody } from '../request/input.ts';

const memory = {
  knownMessageIds: optional(list(anyText()), 'Ids of earlier messages: banks refuse a repeated one'),
  alreadyPaid: optional(list(paidPaymentModel), 'Earlier payments, for finding double payments'),
};
const memoryModel = openObject(memory);

/** An order, and what its sender remembers of former ones: the service keeps nothing. */
export const orderRequestModel = extended(paymentOrderModel, memory, {
  name: 'PaymentOrderRequest',
  description: 'Payments from one account, with what was paid before',
});

const ruleNames = Object.keys(paymentRules) as PaymentRulesName[];

/** The release of the standards. */
export const rulesParameter = oneOf(
  ruleNames,
  undefined,
  'Release of the Swiss Payment Standards; default: the one in force on the day',
);

/** How an order is taken. */
export const orderParameters = {
  addresses: oneOf(
    addressForms,
    'structured',
    'hybrid: details without a field of their own are written as address lines, which only some banks accept',
  ),
  ultimateDebtor: oneOf(ultimateDebtorForms, 'copied', 'Whether the payment names the debtor of the bill'),
  normalizeInput: flag(
    false,
    'Replace characters that banks refuse, and remove blanks from account numbers and references',
  ),
  rules: rulesParameter,
  leaveOutPaid: flag(
    false,
    'Leave out of the order what alreadyPaid has or what stands in it twice, instead of refusing it; leftOut lists it. A payment with again is never left out',
  ),
};

interface ReadOrder {
  readonly parsed: ParsedPaymentOrder;
  /** What was sent. */
  readonly input: unknown;
}

/** Validates the order of a body: problems say everything that is wrong with it. */
export async function validateOrder(call: Call): Promise<Answer> {
  const order = await orderOfBody(call);
  if (!order.ok) return order.answer;
  const { parsed, input } = order.value;
  return json(orderVerdictModel, verdictOnOrder(parsed, input));
}

/** Makes the file of the order of a body. */
export async function createFile(call: Call): Promise<Answer> {
  const format = chooseFormat(call, fileFormats);
  if (typeof format !== 'string') return refused([format]);
  const order = await orderOfBody(call);
  if (!order.ok) return order.answer;
  const { parsed, input } = order.value;
  if (!parsed.ok) return refused(parsed.problems, input);
  const file = writePaymentFile(parsed.value);
  const { notices } = parsed;
  const leftOut = leftOutIn(parsed);
  if (format === 'application/json') {
    return json(paymentFileModel, { file, notices: listed(notices, input), leftOut, ...factsOf(parsed.value) });
  }
  return { body: file, type: format, headers: { ...noticesHeader(notices), ...leftOutHeader(leftOut) } };
}

function leftOutIn({ leftOut }: ParsedPaymentOrder): readonly LeftOutPayment[] | undefined {
  return leftOut.length === 0 ? undefined : leftOut;
}

/** What a payment file is answered as. */
const fileFormats = ['application/xml', 'application/json'] as const;

/** The order of a body, parsed or with its problems. Refused where the body is no JSON. */
async function orderOfBody(call: Call): Promise<Input<ReadOrder>> {
  const text = await textOfBody(call, 'application/json', limits.fileBodyBytesMax);
  if (!text.ok) return text;
  const given = parseJson(text.value);
  if (!given.ok) return refuse(given.problems);
  return { ok: true, value: { parsed: parseOrder(call, given.value, call.ports.clock.today()), input: given.value } };
}

/** An order with what is remembered of former ones, by the parameters of a call. */
export function parseOrder(call: Call, given: unknown, today: CalendarDate): ParsedPaymentOrder {
  const { knownMessageIds, alreadyPaid, ...order } = isRecord(given) ? given : {};
  const remembered = read(memoryModel, { knownMessageIds, alreadyPaid }, { entriesMax: rememberedMax });
  const { addresses, ultimateDebtor, normalizeInput, leaveOutPaid } = call.query;
  const parsed = parsePaymentOrder(isRecord(given) ? order : given, {
    today,
    rules: rulesOf(call),
    addresses: addresses === 'hybrid' ? 'hybrid' : 'structured',
    ultimateDebtor: ultimateDebtor === 'omitted' ? 'omitted' : 'copied',
    normalize: normalizeInput === 'true',
    leaveOutPaid: leaveOutPaid === 'true',
    ...(remembered.ok && remembered.value),
  });
  if (remembered.ok) return parsed;
  const [first, ...more] = [...(parsed.ok ? [] : parsed.problems), ...remembered.problems];
  return first === undefined ? parsed : { ok: false, problems: [first, ...more], notices: parsed.notices, leftOut: [] };
}

/** The release of the standards that a call names. */
export function rulesOf({ query }: Call): PaymentRulesName | undefined {
  return query['rules'] as PaymentRulesName | undefined;
}

/** Entries of a list that a caller remembers. */
const rememberedMax = paymentOrderLimits.orderPaymentsMax;

const currencySumModel = openObject(
  {
    currency: required(anyText()),
    count: required(wholeNumber(), 'Payments in this currency'),
    amount: required(exactNumber, 'Their sum'),
  },
  { name: 'CurrencySum' },
);

/** Sums by currency in an answer. */
export const currencySums = list(currencySumModel);

const groupModel = openObject(
  {
    id: required(anyText(), 'Id of the group in the file (PmtInfId)'),
    executionDate: required(anyText({ format: 'date' })),
    currency: required(anyText()),
    type: required(choice(['D', 'S', 'X']), 'D: domestic, S: SEPA, X: all others'),
    service: optional(choice(paymentServices)),
    express: required(boolean),
    chargeBearer: optional(anyText(), 'For payments abroad'),
    batchBooking: required(boolean, 'Whether the group is booked as one'),
    count: required(wholeNumber(), 'Number of payments'),
    sum: required(exactNumber),
  },
  { name: 'PaymentGroup', description: 'A group of payments that a bank may book together' },
);

const orderMembers = {
  messageId: required(anyText()),
  count: required(wholeNumber(), 'Payments in all groups'),
  controlSum: required(exactNumber, 'Across all currencies: a control total for banks, not an amount of money'),
  sums: required(currencySums, 'Amounts paid, by currency'),
  groups: required(list(groupModel)),
};

const noticesMember = required(findings, 'What a bank changes or ignores, and points to check');

const leftOutMember = optional(
  list(
    openObject(
      {
        index: required(wholeNumber(), 'Its place in the payments that were sent, from 0'),
        creditor: optional(anyText(), 'Who would have been paid'),
        iban: required(anyText()),
        reference: optional(anyText()),
        message: optional(anyText()),
        currency: optional(anyText()),
        amount: optional(exactNumber),
        source: optional(anyText()),
        paid: required(
          openObject(
            {
              messageId: optional(anyText(), 'Message that paid it, if alreadyPaid names it'),
              executionDate: optional(anyText(), 'Day for which that ordered it'),
              index: optional(wholeNumber(), 'If it is in this order: its place in the payments that were sent'),
            },
            { name: 'PaidWhere' },
          ),
          'Where it was paid',
        ),
      },
      { name: 'LeftOutPayment' },
    ),
  ),
  'Payments that leaveOutPaid left out of the order; absent if there are none',
);

const paymentFileModel = openObject(
  {
    file: required(anyText(), 'The message pain.001.001.09'),
    notices: noticesMember,
    leftOut: leftOutMember,
    ...orderMembers,
  },
  { name: 'PaymentFile' },
);

const orderFactsModel = openObject(orderMembers, { name: 'PaymentOrderFacts' });

/** A finding in an order, or in the file of one: there it has a place. */
const paymentFindings = list(
  extended(
    findingModel,
    {
      element: optional(anyText(), 'In a file: what the element is, in plain words, such as bank of the payer'),
      line: optional(wholeNumber(), 'In a file, from 1'),
      column: optional(wholeNumber(), 'In that line, from 1'),
      bankCode: optional(
        anyText(),
        'In a file: the code with which a bank answers it in a status report, where it is known (CH21, AM10)',
      ),
    },
    { name: 'PaymentFinding' },
  ),
);

/** Whether an order or its file is right. */
export const orderVerdictModel = openObject(
  {
    valid: required(boolean),
    problems: required(paymentFindings, 'Problems that a bank would refuse; at most 1000'),
    problemCount: required(wholeNumber(), 'All of them'),
    notices: required(paymentFindings, 'What a bank changes or ignores, and points to check'),
    leftOut: leftOutMember,
    order: optional(orderFactsModel, 'If the order is valid'),
  },
  { name: 'PaymentOrderVerdict' },
);

/** An answer that shapes of orders are in. */
export const paymentFileAnswer = { 'application/xml': 'text', 'application/json': paymentFileModel } as const;

/** What the answer says of an order, valid or not; `formatPlace` prints the places of a file. */
export function verdictOnOrder(
  parsed: ParsedPaymentOrder | ReadPaymentFile,
  input?: unknown,
  formatPlace?: (path: Path) => string,
): Infer<typeof orderVerdictModel> {
  const problems = parsed.ok ? [] : parsed.problems;
  return {
    valid: parsed.ok,
    problems: listedInFile(problems, input, formatPlace),
    problemCount: problems.length,
    notices: listedInFile(parsed.notices, input, formatPlace),
    leftOut: 'leftOut' in parsed ? leftOutIn(parsed) : undefined,
    order: parsed.ok ? factsOf(parsed.value) : undefined,
  };
}

/** As `listed`, with places in a file. */
function listedInFile(
  found: readonly FileProblem[],
  input: unknown,
  formatPlace: ((path: Path) => string) | undefined,
): Infer<typeof paymentFindings> {
  return listed(found, input, formatPlace).map((finding, index) => {
    const { path = [], line, column, bankCode } = found[index] ?? {};
    const element = line === undefined ? undefined : elementNameOf(path, 'en');
    return { ...finding, element, line, column, bankCode };
  });
}

/** Findings of an answer, as many as one lists. */
export function listed(
  found: readonly Problem[],
  input?: unknown,
  formatPlace?: (path: Path) => string,
): Infer<typeof findings> {
  return findingsOf(found.slice(0, limits.problemsListedMax), input, formatPlace);
}

function factsOf({ messageId, count, controlSum, sums, groups }: PaymentOrder): Infer<typeof orderFactsModel> {
  return {
    messageId,
    count,
    controlSum,
    sums,
    groups: groups.map(({ payments, debtor: _debtor, ...group }) => ({ ...group, count: payments.length })),
  };
}

/** The header that names what a bank changes or ignores in a file. */
function noticesHeader(notices: readonly Problem[]): Record<string, string> {
  if (notices.length === 0) return {};
  const said = notices.map(({ code, path }) => `${code} ${formatPath(path)}`.trim()).join(', ');
  return { 'x-payment-notices': said.slice(0, limits.headerValueLengthMax) };
}

/** The header that says how many payments were left out of a file, and which. */
function leftOutHeader(leftOut: readonly LeftOutPayment[] = []): Record<string, string> {
  if (leftOut.length === 0) return {};
  const places = leftOut.map(({ index }) => `payments[${index}]`).join(', ');
  return { 'x-payment-left-out': `${leftOut.length}: ${places}`.slice(0, limits.headerValueLengthMax) };
}
