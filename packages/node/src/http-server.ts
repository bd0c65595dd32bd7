import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server, type Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { type Answering, type Listener, serverLimits } from '@rappen/http';

/**
 * Sockets that listen on the port: the event loop accepts one connection of each in a turn, and where it has much to do, its turns
 * are long. With one socket, whoever makes a new connection would wait for seconds.
 */
export const listenersMax = 16;

/** Connections that may wait at each of them; the system may allow fewer. */
const backlog = 1024;

const bounds = {
  headersTimeout: serverLimits.headSecondsMax * 1000,
  requestTimeout: serverLimits.requestSecondsMax * 1000,
  keepAliveTimeout: serverLimits.keepAliveSeconds * 1000,
  connectionsCheckingInterval: 1_000,
};

type ConnectionLimits = Pick<Record<keyof typeof serverLimits, number>, 'connectionsMax' | 'connectionsForOthers'>;

interface Address {
  readonly port: number;
  readonly hostname: string;
}

/**
 * Serves requests at an address that other processes of ours may share. One address has at most all connections but those that are
 * for others. Rejects with what Node throws where it cannot.
 */
export async function serveAt(
  answer: Answering,
  address: Address,
  { connectionsMax, connectionsForOthers }: ConnectionLimits = serverLimits,
): Promise<Listener> {
  const handle = getRequestListener(
    (request, { incoming }) => answer(request, (incoming as HttpBindings['incoming']).socket.remoteAddress),
    { autoCleanupIncoming: false },
  );
  const server = createServer(bounds, handle);
  server.setTimeout(serverLimits.idleSecondsMax * 1000);
  // It listens by others; its watch over slow requests begins with this
  server.emit('listening');
  /** How many requests are being answered on each connection. */
  const answering = new Map<Socket, number>();
  const connectionsOf = new Map<string, number>();
  let onLast: (() => void) | undefined;
  const noteEnd = (): void => {
    if (answering.size === 0) onLast?.();
  };
  server.on('request', (incoming, response: ServerResponse) => {
    const { socket } = incoming;
    response.once('prefinish', () => drain(incoming));
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (answering.has(socket)) answering.set(socket, left);
      if (onLast !== undefined && left === 0) socket.end();
    });
  });
  const { port, listeners } = await listenersAt(address, (socket) => {
    const from = socket.remoteAddress ?? '';
    const own = connectionsOf.get(from) ?? 0;
    const isFull = answering.size >= connectionsMax || own >= connectionsMax - connectionsForOthers;
    if (onLast !== undefined || isFull) {
      socket.destroy();
      return;
    }
    answering.set(socket, 0);
    connectionsOf.set(from, own + 1);
    socket.once('close', () => {
      answering.delete(socket);
      const left = (connectionsOf.get(from) ?? 1) - 1;
      if (left > 0) connectionsOf.set(from, left);
      else connectionsOf.delete(from);
      noteEnd();
    });
    server.emit('connection', socket);
  });
  return {
    port,
    close: () =>
      new Promise<void>((closed) => {
        onLast = closed;
        for (const listener of listeners) listener.close();
        server.close();
        // One whose head never comes would be waited for without end
        for (const [socket, count] of answering) if (count === 0) socket.destroy();
        noteEnd();
      }),
    abort: () => server.closeAllConnections(),
  };
}

/**
 * Reads the rest of a body that nobody wants, so that its sender comes to read the answer: a piece in each turn of the event loop,
 * where Node would read some megabytes and let others wait; the connection of one that does not end soon is closed.
 */
function drain(incoming: IncomingMessage): void {
  if (incoming.complete || incoming.destroyed) return;
  const timer = setTimeout(() => incoming.socket.destroySoon(), serverLimits.drainSecondsMax * 1000);
  const end = (): void => clearTimeout(timer);
  incoming.on('end', end).on('error', end).on('close', end);
  incoming.on('data', () => {
    incoming.pause();
    setImmediate(() => incoming.resume());
  });
}

/** Finds out whether nobody else listens at an address, and which port it is; port 0 picks a free one. */
export async function freeAddress({ port, hostname }: Address): Promise<Address> {
  const probe = await listening({ port, host: hostname }, () => {});
  const found = portOf(probe);
  await new Promise<void>((closed) => probe.close(() => closed()));
  return { port: found, hostname };
}

/** A socket of this process alone, beside others on the same port. */
const shared = { reusePort: true, exclusive: true };

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function listenersAt(
  { port, hostname: host }: Address,
  onConnection: (socket: Socket) => void,
): Promise<{ readonly port: number; readonly listeners: readonly Server[] }> {
  const first = await listening({ port, host, ...shared }, onConnection).catch((error: NodeJS.ErrnoException) => {
    // Not every system lets sockets share a port
    if (error.code !== 'ENOTSUP' && error.code !== 'EINVAL') throw error;
    return undefined;
  });
  const listeners = [first ?? (await listening({ port, host }, onConnection))];
  const found = portOf(listeners[0] as Server);
  while (first !== undefined && listeners.length < listenersMax)
    listeners.push(await listening({ port: found, host, ...shared }, onConnection));
  return { port: found, listeners };
}

function listening(
  options: { readonly port: number; readonly host: string; readonly reusePort?: boolean; readonly exclusive?: boolean },
  onConnection: (socket: Socket) => void,
): Promise<Server> {
  return new Promise((resolve, reject) => {
    // As a server of HTTP has its connections
    const listener = createListener({ allowHalfOpen: true, noDelay: true }, onConnection);
    listener.once('error', reject);
    listener.listen({ ...options, backlog }, () => resolve(listener));
  });
}
