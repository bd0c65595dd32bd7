import { request } from 'node:http';

/** A request as it goes over the wire: nothing is added to it but Host, Connection and the framing of the body. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Send the body in pieces of unknown total length. */
  readonly chunked?: boolean;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** How a connection is kept and a body is framed is the business of each server. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const pieceBytes = 64 * 1024;

/** Sends a request on a connection of its own and collects the answer. */
export function send(base: string, { method, target, headers, body, chunked }: Exchange): Promise<Received> {
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
        const kept = Object.entries(incoming.headers).filter(([name]) => !ofTheConnection.has(name)).sort();
        resolve({ status: incoming.statusCode!, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])), body: Buffer.concat(parts) });
        outgoing.destroy();
      });
    });
    // A server that has refused a body stops reading it
    outgoing.on('error', (error) => { if (!answered) reject(error); });
    for (let at = 0; body !== undefined && at < body.length; at += pieceBytes) outgoing.write(body.subarray(at, at + pieceBytes));
    outgoing.end();
  });
}
