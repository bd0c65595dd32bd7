import {
  type Config,
  type FiguresOfProcess,
  type Limiters,
  type Mailer,
  type MeasuredFigures,
  type StoreTroubleReason,
  StoreUnavailable,
} from '@rappen/http';
import type { Commit, Store } from '@rappen/store';
import { openSecrets, openShared, openStore } from '@rappen/store/open';
import { serveAt } from '../http-server.ts';
import { type ServingParts, startServer } from '../serve.ts';
import type { Question, ToServing, ToSupervisor } from './messages.ts';

/**
 * Runs one of several processes that serve together: it is started by the supervisor, which makes its commits on a SQLite file
 * and counts what callers do. Ends when it is told to, or when the supervisor is gone.
 */
export async function runServing(config: Config, mailer: Mailer | undefined): Promise<number> {
  const supervisor = connect();
  const { processes, port, instance } = await supervisor.begun;
  const { storage } = config;
  const open = (): Promise<Store> =>
    storage !== undefined && 'folder' in storage
      ? openShared(storage, instance, (statements) => supervisor.ask({ kind: 'commit', statements }) as Promise<Commit>)
      : openStore(storage, 'service', { instance, processes });
  const parts: ServingParts = {
    storage: { openStore: open, prepareKeys: async () => undefined, openSecrets },
    // Each process has sockets of its own on the port, to which the system gives connections
    listen: serveAt,
    together: {
      limiters: limitersOver(supervisor.ask, config),
      shareFigures(own) {
        supervisor.measure(own);
        return () => supervisor.ask({ kind: 'figures' }) as Promise<readonly FiguresOfProcess[]>;
      },
    },
  };
  // Who reads the log may go away: the service goes on
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const stopping = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
  try {
    // The supervisor has created the first user
    const own = { ...config, port, firstUser: undefined, threads: config.threads ?? 1 };
    const server = await startServer(own, (line) => process.stdout.write(`${line}\n`), mailer, parts);
    supervisor.tell({ kind: 'listening' });
    await stopping;
    await server.stop();
    return 0;
  } catch (error) {
    const { name, code, message } = error as Error & { readonly code?: string };
    supervisor.tell({ kind: 'failed', name, code, message });
    return 1;
  } finally {
    // Otherwise the channel would keep the process
    process.disconnect();
  }
}

type Ask = (question: Question) => Promise<unknown>;

function connect() {
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>();
  const tell = (message: ToSupervisor): void => void process.send?.(message);
  let last = 0;
  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, { resolve, reject });
      tell({ kind: 'question', id: last, question });
    });
  let measured = async (): Promise<MeasuredFigures> => ({});
  const begun = new Promise<Extract<ToServing, { readonly kind: 'begin' }>>((resolve) => {
    process.on('message', (message: ToServing) => {
      if (message.kind === 'begin') return resolve(message);
      if (message.kind === 'figures') {
        const { id } = message;
        return void measured().then((figures) => tell({ kind: 'figures', id, figures }));
      }
      const { id, answer } = message;
      const waiting = asked.get(id);
      asked.delete(id);
      if ('value' in answer) waiting?.resolve(answer.value);
      else waiting?.reject(errorOf(answer.error, answer.reason));
    });
  });
  tell({ kind: 'started' });
  const measure = (own: () => Promise<MeasuredFigures>): void => {
    measured = own;
  };
  return { begun, ask, tell, measure };
}

function errorOf(message: string, reason: string | undefined): Error {
  return reason === undefined ? new Error(message) : new StoreUnavailable(reason as StoreTroubleReason, message);
}

/** The counts of all processes are kept where they were started: a limit is the same for however many serve. */
function limitersOver(ask: Ask, { rateLimits }: Config): Limiters {
  const take =
    (limiter: keyof Limiters) =>
    (...given: readonly unknown[]) =>
      ask({ kind: 'limit', limiter, given }) as Promise<never>;
  return { rates: rateLimits && { take: take('rates') }, invitations: { take: take('invitations') } };
}
