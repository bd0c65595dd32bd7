import { openObject } from '@rappen/core/model';
import type { Language } from '@rappen/core/payment-part';
import type { QrSymbol } from '@rappen/core/qr';
import {
  asNotification,
  encodeSymbol,
  type ParsedInvoice,
  type QrInvoice,
  qrInvoiceModel,
} from '@rappen/core/swiss-qr';
import { type Answer, type ProblemAnswer, refused, type SuccessAnswer } from '../../answer/answer.ts';
import { flag, jsonParameter, type Parameter, profileParameter } from '../../route/query.ts';
import type { Call, Route } from '../../route/route.ts';
import { invoiceExample } from './examples.ts';
import { chooseFormat, formatParameter, isRasterWanted } from './format.ts';
import { billWarnings, type Input, invoiceOfBody, invoiceOfQuery, madeBillHeaders, noticeHeaders } from './input.ts';
import { languageOf } from './slip.ts';
import { textWork } from './text-work.ts';

/** Something that is made of one invoice, in one of several formats, by GET and by POST. */
export interface Creation {
  /** What it makes, as the names of its operations say it: `PaymentPart`. */
  readonly makes: string;
  readonly path: string;
  readonly group: string;
  readonly noun: string;
  readonly description: string;
  readonly formats: Readonly<Record<string, 'binary' | 'text'>>;
  /** Parameters besides format, profile and normalizing. */
  readonly query: Readonly<Record<string, Parameter>>;
  readonly make: (making: Making) => Pick<SuccessAnswer, 'body' | 'headers'> | ProblemAnswer;
}

export interface Making {
  readonly call: Call;
  readonly invoice: ParsedInvoice['invoice'];
  readonly symbol: QrSymbol;
  readonly format: string;
}

/** The two routes of a creation. POST takes the invoice as its body, GET as a parameter. */
export function creationRoutes(creation: Creation): readonly Route[] {
  const { makes, path, group, noun, description, formats } = creation;
  const parameters = {
    format: formatParameter(Object.keys(formats)),
    ...creation.query,
    normalizeInput: flag(
      false,
      'Trim texts and replace special characters with permitted ones; the header X-Normalized-Fields lists the changed fields',
    ),
    profile: profileParameter,
  };
  const query = openObject(parameters);
  const qrInvoice = jsonParameter(qrInvoiceModel, invoiceExample, 'The QR invoice as JSON, URL-encoded in UTF-8');
  return [
    {
      id: `create${makes}ByQuery`,
      method: 'GET',
      path,
      group,
      summary: `Create ${noun} (POST is preferred)`,
      needsKey: true,
      query: openObject({ ...parameters, qrInvoice }),
      answers: formats,
      answerHeaders: openObject(billWarnings),
      refusals: [400, 401, 406, 422],
      longWork: { isLong: isRasterWanted },
      handle: (call) => create(creation, call, invoiceOfQuery(call)),
    },
    {
      id: `create${makes}`,
      method: 'POST',
      path,
      group,
      summary: `Create ${noun}`,
      description,
      needsKey: true,
      query,
      body: { type: 'application/json', shape: qrInvoiceModel, example: invoiceExample },
      answers: formats,
      answerHeaders: openObject(billWarnings),
      refusals: [400, 401, 406, 413, 415, 422],
      longWork: { ...textWork, isLong: isRasterWanted },
      handle: async (call) => create(creation, call, await invoiceOfBody(call)),
    },
  ];
}

function create({ formats, make }: Creation, call: Call, input: Input<ParsedInvoice>): Answer {
  if (!input.ok) return input.answer;
  const format = chooseFormat(call, Object.keys(formats));
  if (typeof format !== 'string') return refused([format]);
  const { changes } = input.value;
  const invoice = issuedInvoice(call, input.value.invoice);
  const symbol = encodeSymbol(invoice);
  if (!symbol.ok) return refused(symbol.problems);
  const made = make({ call, invoice, symbol: symbol.value, format });
  if ('problems' in made) return made;
  return {
    body: made.body,
    type: format,
    headers: { ...noticeHeaders(changes), ...madeBillHeaders(invoice, call), ...made.headers },
  };
}

/** The invoice as the key of a call may issue it: what a key for trials issues is a notification that nobody can pay. */
export function issuedInvoice(call: Call, invoice: QrInvoice, language: Language = languageOf(call)): QrInvoice {
  return call.key.demo ? asNotification(invoice, language, call.profile) : invoice;
}

/** Renderers own their buffers; the web types want that said. */
export function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
