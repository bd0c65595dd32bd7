import { billsToPay, dataOfPaper, type PaymentOption } from '@rappen/core/bills-to-pay';
import { parseJson, writeJson } from '@rappen/core/json';
import {
  anyText,
  boolean,
  choice,
  type Infer,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
  writeValue,
} from '@rappen/core/model';
import { paymentBeginnings } from '@rappen/core/payment-codes';
import {
  draftOf,
  type PaymentDraft,
  parsePaymentOrder,
  paymentDraftModel,
  paymentOrderExample,
  paymentOrderLimits,
  paymentOrderModel,
} from '@rappen/core/payment-order';
import { parseQrInvoice, qrInvoiceModel } from '@rappen/core/swiss-qr';
import { type Answer, json } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { limits } from '../../limits.ts';
import { type Problem, problem, within } from '../../problems/index.ts';
import type { Call } from '../../route/route.ts';
import { findings } from '../reading/reading.ts';
import { bulkListExample } from '../request/examples.ts';
import { type Input, partsOfBody, refuse, textOfBody } from '../request/input.ts';
import { isForm } from './bank-file.ts';
import { listed } from './order.ts';

/** Bills as files. */
export const billsBody = {
  type: 'multipart/form-data',
  shape: openObject(
    {
      file: required(
        file(),
        'PDF, PNG or JPEG with any number of bills, or an e-invoice as PDF or XML; several files are several parts',
      ),
    },
    { name: 'BillsToPay' },
  ),
  example: { file: 'bills.pdf' },
} as const;

/** Bills as QR invoices. */
export const invoicesBody = {
  type: 'application/json',
  shape: list(qrInvoiceModel),
  example: bulkListExample,
} as const;

/** A bill that was found, its payment, and what is wrong with it as a bill. */
interface Found {
  readonly source?: string | undefined;
  readonly page?: number | undefined;
  readonly draft?: PaymentDraft | undefined;
  readonly problems: readonly Problem[];
  readonly notices: readonly Problem[];
  readonly options?: readonly PaymentOption[] | undefined;
}

/** Makes a payment of every bill in the body. */
export async function draftPayments(call: Call): Promise<Answer> {
  const found = await (isForm(call) ? billsOfForm(call) : billsOfList(call));
  return found.ok ? json(draftsModel, { bills: withDrafts(found.value, call) }) : found.answer;
}

async function billsOfList(call: Call): Promise<Input<readonly Found[]>> {
  const text = await textOfBody(call, 'application/json', limits.fileBodyBytesMax);
  if (!text.ok) return text;
  const given = parseJson(text.value);
  if (!given.ok) return refuse(given.problems);
  if (!Array.isArray(given.value)) {
    return refuse([problem('TYPE', [], { expected: 'a list of QR invoices', found: typeof given.value })]);
  }
  const { length: count } = given.value;
  const max = paymentOrderLimits.paymentsMax;
  if (count > max) return refuse([problem('LIST_TOO_LONG', [], { count, max })]);
  return {
    ok: true,
    value: given.value.map((one: unknown): Found => {
      const parsed = parseQrInvoice(one, { profile: call.profile });
      return parsed.ok
        ? { draft: draftOf(parsed.value.invoice), problems: [], notices: [] }
        : { problems: parsed.problems, notices: [] };
    }),
  };
}

async function billsOfForm(call: Call): Promise<Input<readonly Found[]>> {
  const parts = await partsOfBody(call);
  if (!parts.ok) return parts;
  const files = parts.value.filter(({ name, fileName }) => name === 'file' && fileName !== undefined);
  if (files.length === 0) return refuse([problem('BODY_FILE_MISSING', ['file'])]);
  const found: Found[] = [];
  for (const { fileName, content } of files) {
    const source = fileName === '' ? undefined : fileName?.slice(0, paymentOrderLimits.sourceLengthMax);
    found.push(...(await billsOfFile(call, content)).map((bill) => ({ ...bill, source })));
  }
  return { ok: true, value: found };
}

/** The bills of a file by its codes and data; without any, why there is none. */
async function billsOfFile(call: Call, content: Uint8Array): Promise<Found[]> {
  const { data, isXml, problems } = dataOfPaper(content);
  const codes = isXml ? undefined : await codesOf(call, content);
  if (codes?.ok === false) return [{ problems: codes.problems, notices: [] }];
  const seen = codes?.value ?? [];
  const bills = billsToPay(
    seen.map((code) => ({ ...code, symbol: code })),
    data,
    { profile: call.profile, today: call.ports.clock.today() },
  );
  const notices = [...(codes?.warnings ?? []), ...(isXml ? [] : problems)];
  if (bills.length === 0) {
    const none = seen.length > 0 ? problem('QR_BILL_OTHER_CODES', ['file'], { count: seen.length }) : nothing;
    return [{ problems: isXml ? problems : [none], notices }];
  }
  const inOrder = [...bills].sort((one, other) => (one.page ?? 0) - (other.page ?? 0));
  return notices.length === 0 ? inOrder : [...inOrder, { problems: [], notices }];
}

const nothing = problem('QR_BILL_NOT_FOUND', ['file']);

async function codesOf(call: Call, content: Uint8Array) {
  const effort = call.query['effortLevel'] === 'HARDER' ? 'HARDER' : 'DEFAULT';
  const codes = await call.ports.codes.readCodes(content, { effort, all: true, beginnings: paymentBeginnings });
  return codes.ok ? codes : { ...codes, problems: within(['file'], codes.problems) };
}

/** Bills with their payments, and what a bank would refuse or change of these. */
function withDrafts(found: readonly Found[], call: Call): Infer<typeof draftsModel>['bills'] {
  const drafts = found.map(({ draft, source }) => draft && { ...draft, source });
  const verdicts = verdictsOn(drafts, call);
  return found.map(({ source, page, problems, notices, options = [] }, index) => {
    const said = verdicts[index];
    const all = [...problems, ...(said?.problems ?? [])];
    return {
      source,
      page,
      payable: drafts[index] !== undefined && all.length === 0,
      draft: drafts[index],
      options,
      problems: listed(all),
      notices: listed([...notices, ...(said?.notices ?? [])]),
    };
  });
}

interface Verdict {
  readonly problems: Problem[];
  readonly notices: Problem[];
}

/** What an order of these payments would report of each: the rules are those of orders. */
function verdictsOn(drafts: readonly (PaymentDraft | undefined)[], call: Call): Readonly<Record<number, Verdict>> {
  const verdicts: Record<number, Verdict> = {};
  const places = drafts.flatMap((draft, index) => (draft === undefined ? [] : [index]));
  const today = call.ports.clock.today();
  const order = {
    ...paymentOrderExample,
    createdAt: `${today}T00:00:00`,
    executionDate: today,
    payments: drafts.filter((draft) => draft !== undefined),
  };
  if (order.payments.length === 0) return verdicts;
  const asJson = parseJson(writeJson(writeValue(paymentOrderModel, order)));
  if (!asJson.ok) return verdicts;
  const parsed = parsePaymentOrder(asJson.value, { today });
  const file = (found: readonly Problem[], kind: keyof Verdict) => {
    for (const one of found) {
      const [first, at, ...path] = one.path;
      if (first !== 'payments' || typeof at !== 'number') continue;
      const place = places[at] as number;
      verdicts[place] ??= { problems: [], notices: [] };
      verdicts[place][kind].push({ ...one, path });
    }
  };
  file(parsed.ok ? [] : parsed.problems, 'problems');
  file(parsed.notices, 'notices');
  return verdicts;
}

const billToPayModel = openObject(
  {
    source: optional(anyText(), 'Name of the file'),
    page: optional(wholeNumber(), 'From 1; an image is page 1'),
    payable: required(boolean, 'The bill has no problems, and its payment lacks nothing'),
    draft: optional(paymentDraftModel, 'The payment for an order: in full, and for e-invoices on the due date'),
    options: required(
      list(
        openObject(
          {
            kind: required(choice(['net', 'discount', 'instalment'])),
            amount: required(anyText(), 'Amount to pay in that case'),
            day: optional(anyText(), 'Last day of the discount: yyyy-mm-dd'),
            percent: optional(anyText(), 'Of a discount'),
            discount: optional(anyText(), 'Amount of the discount'),
          },
          { name: 'PaymentOption' },
        ),
      ),
      'Choices of the payer under the payment terms of an e-invoice or QR-bill; empty if there are none',
    ),
    problems: required(findings),
    notices: required(findings),
  },
  { name: 'BillToPay' },
);

/** Bills in the order in which they were sent. */
export const draftsModel = openObject({ bills: required(list(billToPayModel)) }, { name: 'PaymentDrafts' });
