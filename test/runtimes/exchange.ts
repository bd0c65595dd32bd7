import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** A request as it goes over the wire: nothing is added to it but Host, Connection and the framing of the body. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Send the body in pieces of unknown total length. */
  readonly chunked?: boolean;
  /** Send the first piece alone: the answer has to come without the rest. */
  readonly held?: boolean;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How a connection is kept and a body is framed or compressed on its way is the business of each server. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding']);
const pieceBytes = 64 * 1024;

/** Sends a request on a connection of its own and collects the answer. */
export function send(base: string, { method, target, headers, body, chunked, held }: Exchange): Promise<Received> {
  return new Promise((resolve, reject) => {
    const framing = body === undefined || chunked ? {} : { 'content-length': String(body.length) };
    let answered = false;
    const outgoing = request(`${base}${target}`, { method, headers: { ...headers, ...framing }, agent: false });
    outgoing.on('response', (incoming) => {
      answered = true;
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const sent = Buffer.concat(parts);
        const content = incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
        const kept = Object.entries(incoming.headers)
          .filter(([name]) => !ofTheConnection.has(name))
          .sort();
        const received = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        if (method !== 'HEAD') received['content-length'] ??= String(content.length);
        resolve({ status: incoming.statusCode ?? 0, headers: received, body: content });
        outgoing.destroy();
      });
    });
    // A server that has refused a body stops reading it
    outgoing.on('error', (error) => {
      if (!answered) reject(new Error(`${base} ${method} ${target}`, { cause: error }));
    });
    const bytes = body ?? new Uint8Array(0);
    for (let at = 0; at < (held ? pieceBytes : bytes.length); at += pieceBytes)
      outgoing.write(bytes.subarray(at, at + pieceBytes));
    if (!held) outgoing.end();
  });
}

/** Sends the first half of a body and closes the connection. */
export function abandon(base: string, { method, target, headers, body = new Uint8Array(0) }: Exchange): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(`${base}${target}`, {
      method,
      headers: { ...headers, 'content-length': String(body.length) },
      agent: false,
    });
    outgoing.on('error', () => {});
    outgoing.on('close', () => resolve());
    outgoing.write(body.subarray(0, body.length / 2), () => setTimeout(() => outgoing.destroy(), 20));
  });
}
