import { isRecord } from '@rappen/core/model';
import type { CaseAnomaly, DeskMail, EbillError, GivenMail, StatementReport } from '@rappen/http/internal/answers';

export type { CaseAnomaly } from '@rappen/http/internal/answers';

/** What is wrong with one parameter. */
export type FieldError = EbillError['fieldErrors'][number];

/** Why something was not done. `status` 0, `UNREACHABLE`: the service did not answer, or not in a way that can be read. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** In English. */
  readonly message: string;
  readonly fieldErrors: readonly FieldError[];
  readonly anomalies: readonly CaseAnomaly[];
  /** Where a passkey would do. */
  readonly passkeyRequest?: EbillError['passkeyRequest'];
}

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

const unreachable: Refusal = { status: 0, code: 'UNREACHABLE', message: '', fieldErrors: [], anomalies: [] };

/** Of the session that the cookie of this browser belongs to; pages that were loaded anew do not know it yet. */
let csrfToken = '';

/** The biller of this page: another page of the browser may be about another one. */
let billerNetId: string | undefined;

/**
 * Calls a method of the service by its name, such as `ApiKeys.list`, with the session of this browser. Numbers with decimals come
 * as the text they were written with: amounts of money are never numbers here.
 */
export async function call<T>(method: string, parameters: object = {}): Promise<Answered<T>> {
  const answer = await send(`/connect/${method.replace('.', '/')}`, JSON.stringify(parameters));
  if (!answer.ok) return answer;
  const read = await valueOf<T>(answer.value);
  if (read.ok && isRecord(read.value)) takeOver(read.value);
  return read;
}

/** What `Me` says of the session. */
function takeOver({ csrfToken: token, biller }: Readonly<Record<string, unknown>>): void {
  if (typeof token !== 'string') return;
  csrfToken = token;
  if (isRecord(biller) && typeof biller['billerNetId'] === 'string') billerNetId = biller['billerNetId'];
}

/** Forgets which biller the page is about: the next answer to who is signed in says it. */
export function forgetBiller(): void {
  billerNetId = undefined;
}

/** The PDF of a business case, as it is archived. */
export async function fetchPdf(id: number): Promise<Answered<Blob>> {
  const answer = await send(`/api/v1/business-cases/${id}`, undefined, { accept: 'application/pdf' });
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: await answer.value.blob() };
  } catch {
    return { ok: false, refusal: unreachable };
  }
}

/** Submits one of the examples that the service has, exactly as it came; answers the id of the case. */
export async function submitExample(
  name: string,
  processingMode: 'STAGE' | 'DELIVER',
): Promise<Answered<{ readonly id: number }>> {
  const example = await send(`/api/v1/examples/${name}`, undefined, { accept: 'application/json' });
  if (!example.ok) return example;
  const answer = await send(
    `/api/v1/business-cases/${name}?processingMode=${processingMode}`,
    await example.value.text(),
  );
  return answer.ok ? valueOf(answer.value) : answer;
}

/**
 * Submits a bill with its PDF; answers the id of the case. Amounts are texts, so that nothing is rounded. Under a key the service
 * makes one case of it, however often the same bill comes.
 */
export async function submitBill(
  { pdf, name, bill }: { readonly pdf: Blob; readonly name: string; readonly bill: object },
  processingMode: 'STAGE' | 'DELIVER',
  key?: string,
): Promise<Answered<{ readonly id: number }>> {
  const form = formOf({ pdf, name, part: 'bill', value: bill }, key);
  const answer = await send(
    `/api/v1/business-cases/bill/multipart?processingMode=${processingMode}`,
    form,
    key === undefined ? {} : { 'idempotency-key': key },
  );
  return answer.ok ? valueOf(answer.value) : answer;
}

/** A PDF and JSON as a form. A browser would write another boundary each time, and the service would see another request. */
function formOf(
  { pdf, name, part, value }: { pdf: Blob; name: string; part: string; value: object },
  key = 'form',
): Blob {
  const boundary = `rappen-${key}`;
  const head = (more: string) => `--${boundary}\r\nContent-Disposition: form-data; ${more}\r\n\r\n`;
  const json = `${head(`name="${part}"\r\nContent-Type: application/json`)}${JSON.stringify(value)}`;
  return new Blob(
    [
      head(`name="file"; filename="${name.replace(/["\r\n]/g, '_')}"\r\nContent-Type: application/pdf`),
      pdf,
      `\r\n${json}\r\n--${boundary}--\r\n`,
    ],
    { type: `multipart/form-data; boundary=${boundary}` },
  );
}

/** Gives a mail with a PDF to the service, once under a key; answers its id. */
export async function sendMail(
  { pdf, name, mail }: { readonly pdf: Blob; readonly name: string; readonly mail: object },
  key: string,
): Promise<Answered<GivenMail>> {
  const form = formOf({ pdf, name, part: 'mail', value: mail }, key);
  const answer = await send('/api/v1/mails', form, { 'idempotency-key': key });
  return answer.ok ? valueOf(answer.value) : answer;
}

/** What became of a mail. */
export async function askMail(id: string): Promise<Answered<DeskMail>> {
  const answer = await send(`/api/v1/mails/${encodeURIComponent(id)}`, undefined);
  return answer.ok ? valueOf(answer.value) : answer;
}

/** Hands in what a bank tells, as files; answers what they pay. The same files again change nothing. */
export async function handInStatements(files: readonly File[]): Promise<Answered<StatementReport>> {
  const boundary = 'rappen-statements';
  const parts = files.flatMap((file, index) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="statement"; filename="${index}.xml"\r\n`,
    'Content-Type: application/xml\r\n\r\n',
    file,
    '\r\n',
  ]);
  const form = new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
  const answer = await send('/api/v1/statements', form);
  return answer.ok ? valueOf(answer.value) : answer;
}

async function valueOf<T>(response: Response): Promise<Answered<T>> {
  const value = await readJson(response);
  return value === undefined ? { ok: false, refusal: unreachable } : { ok: true, value: value as T };
}

/** With a body a POST, without one a GET. */
async function send(
  path: string,
  body: string | Blob | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered<Response>> {
  const ofBiller = billerNetId === undefined ? {} : { 'x-biller': billerNetId };
  const type = typeof body === 'string' ? 'application/json' : body?.type;
  const ofBody = type === undefined ? headers : { ...headers, 'content-type': type, 'x-csrf-token': csrfToken };
  const sent = { ...ofBody, ...ofBiller };
  try {
    const init = body === undefined ? {} : { method: 'POST', body };
    const response = await fetch(path, { ...init, headers: sent, credentials: 'same-origin', redirect: 'error' });
    if (response.ok) return { ok: true, value: response };
    return { ok: false, refusal: refusalOf(response.status, await readJson(response)) };
  } catch {
    return { ok: false, refusal: unreachable };
  }
}

/** Texts, which stay as they are, and numbers with decimals, which become texts. */
const textOrDecimal = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+\.\d+/g;

/** Undefined: it is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text.replace(textOrDecimal, (found) => (found.startsWith('"') ? found : `"${found}"`)));
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  if (!isRecord(body) || typeof body['code'] !== 'string') return { ...unreachable, status };
  const { code, message, fieldErrors, anomalies, passkeyRequest } = body as Partial<Refusal> & {
    readonly code: string;
  };
  return {
    status,
    code,
    message: message ?? code,
    fieldErrors: fieldErrors ?? [],
    anomalies: anomalies ?? [],
    passkeyRequest,
  };
}
