import type { Exchange } from './exchange.ts';

/** A request and the status that every runtime must answer it with. */
export interface Case extends Exchange {
  readonly name: string;
  readonly status: number;
  /** Whether the answer holds the time, so that only its status is compared. */
  readonly hasTime?: boolean;
}

export const apiKey = 'conformance-suite-key';

export type Part = Partial<Pick<Exchange, 'headers' | 'chunked' | 'held'>> & { readonly body?: Uint8Array | string };

export function exchange(
  status: number,
  method: string,
  target: string,
  { headers = {}, body, chunked = false, held = false }: Part = {},
): Case {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const name = [
    method,
    target.length > 90 ? `${target.slice(0, 90)}…` : target,
    ...Object.entries(headers).map(([key, value]) => `${key}: ${value}`),
  ].join(' ');
  const withKey = /^\/(?:v2|api|connect)\//.test(target) && !target.includes('api_key=') ? { 'x-api-key': apiKey } : {};
  return {
    name,
    status,
    method,
    target,
    headers: { ...withKey, ...headers },
    ...(bytes && { body: bytes }),
    chunked,
    held,
  };
}

export const get = (status: number, target: string, headers: Record<string, string> = {}) =>
  exchange(status, 'GET', target, { headers });

export function postJson(status: number, target: string, body: unknown, headers: Record<string, string> = {}): Case {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return exchange(status, 'POST', target, { headers: { 'content-type': 'application/json', ...headers }, body: text });
}

export const postText = (status: number, target: string, body: string | Uint8Array, type = 'text/plain') =>
  exchange(status, 'POST', target, { headers: { 'content-type': type }, body });

export const boundary = 'rappen-conformance-boundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

export function multipart(
  ...files: readonly (readonly [field: string, content: Uint8Array, fileName?: string])[]
): Buffer {
  const parts = files.flatMap(([field, content, fileName = 'bill.bin']) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export const upload = (status: number, target: string, content: Uint8Array) =>
  postText(status, target, multipart(['file', content]), multipartType);
