import { anyText, openObject, required } from '@rappen/core/model';
import { formatXmlPath, readPaymentFile } from '@rappen/core/payment-order';
import { type Answer, json } from '../../answer/answer.ts';
import { file } from '../../body/file.ts';
import { readBytes } from '../../body/read.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';
import type { BodyDescription, Call } from '../../route/route.ts';
import { fileOfBody, type Input, refuse } from '../request/input.ts';
import { orderVerdictModel, rulesOf, verdictOnOrder } from './order.ts';

/** A message of a bank as the field `file`: it may be in another encoding than UTF-8, so that it is taken byte by byte. */
export const bankFileBody = {
  type: 'multipart/form-data',
  shape: openObject({ file: required(file(), 'XML, at most 10 MiB') }, { name: 'BankFile' }),
  example: { file: 'message.xml' },
} as const;

/** The same as the body itself. */
export function bankFileAlone(example: string): BodyDescription {
  return { type: 'application/xml', shape: anyText(), example };
}

/** Reading of messages and orders is long work where they are large. */
export const bankFileWork = { bodyBytesMax: limits.fileBodyBytesMax, isLong: () => false };

/** Whether a body is a form. */
export function isForm({ request }: Call): boolean {
  return /^multipart\/form-data\b/i.test((request.headers.get('content-type') ?? '').trim());
}

/** The message of a body: the field `file` of a form, or all of it, of one of some types. Reports `UNSUPPORTED_MEDIA_TYPE`. */
export async function bankFileOfBody(call: Call, types: readonly string[] = xmlTypes): Promise<Input<Uint8Array>> {
  if (isForm(call)) return fileOfBody(call);
  const declared = (call.request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(declared)) {
    const expected = ['multipart/form-data', ...types.filter((type) => type !== 'text/xml')].join(' or ');
    return refuse([problem('UNSUPPORTED_MEDIA_TYPE', [], { expected })]);
  }
  const bytes = await readBytes(call.request, limits.fileBodyBytesMax);
  return bytes.ok ? bytes : refuse(bytes.problems);
}

const xmlTypes = ['application/xml', 'text/xml'];

/** Validates a payment file, ours or another program's, by the rules for orders and those for files. */
export async function validateFile(call: Call): Promise<Answer> {
  const file = await bankFileOfBody(call);
  if (!file.ok) return file.answer;
  const isAsOfToday = call.query['asOfToday'] === 'true';
  const read = readPaymentFile(file.value, {
    today: isAsOfToday ? call.ports.clock.today() : undefined,
    rules: rulesOf(call),
  });
  return json(orderVerdictModel, verdictOnOrder(read, undefined, formatXmlPath));
}
