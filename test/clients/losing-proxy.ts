import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy that carries out what it is sent, and loses its first answer to what has a key. */
export interface LosingProxy {
  readonly url: string;
  /** Of each submission that came: its key, its body, and whether the service said that it answers as before. */
  readonly submissions: readonly { readonly key: string; readonly body: Buffer; readonly isReplayed: boolean }[];
  stop(): void;
}

/** Starts the proxy before a service. */
export async function startLosingProxy(service: string): Promise<LosingProxy> {
  const submissions: { key: string; body: Buffer; isReplayed: boolean }[] = [];
  const server = createServer(async (request, answer) => {
    const body = await buffer(request);
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(?:host|connection|content-length)$/.test(name),
    );
    const given = await fetch(`${service}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') {
      submissions.push({ key, body, isReplayed: given.headers.get('idempotency-replayed') === 'true' });
      if (submissions.length === 1) {
        request.socket.destroy();
        return;
      }
    }
    answer.writeHead(given.status, { 'content-type': given.headers.get('content-type') ?? '' });
    answer.end(await given.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    submissions,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
