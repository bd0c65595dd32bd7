import type { Config, FiguresOfProcess, Limiters, Mailer, MeasuredFigures } from '@rappen/http';
import type { Commit, Store } from '@rappen/store';
import { openSecrets, openShared, openStore } from '@rappen/store/open';
import { serveAt } from '../http-server.ts';
import { type ServingParts, startServer } from '../serve.ts';
import { type Asking, asking } from './asking.ts';
import type { ToServing, ToSupervisor } from './messages.ts';

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

function connect() {
  const tell = (message: ToSupervisor): void => void process.send?.(message);
  const { ask, answered } = asking((id, question) => tell({ kind: 'question', id, question }));
  let measured = async (): Promise<MeasuredFigures> => ({});
  const begun = new Promise<Extract<ToServing, { readonly kind: 'begin' }>>((resolve) => {
    process.on('message', (message: ToServing) => {
      if (message.kind === 'begin') return resolve(message);
      if (message.kind === 'figures') {
        const { id } = message;
        return void measured().then((figures) => tell({ kind: 'figures', id, figures }));
      }
      answered(message.id, message.answer);
    });
  });
  tell({ kind: 'started' });
  const measure = (own: () => Promise<MeasuredFigures>): void => {
    measured = own;
  };
  return { begun, ask, tell, measure };
}

/** The counts of all processes are kept where they were started: a limit is the same for however many serve. */
function limitersOver(ask: Asking['ask'], { rateLimits }: Config): Limiters {
  const take =
    (limiter: keyof Limiters) =>
    (...given: readonly unknown[]) =>
      ask({ kind: 'limit', limiter, given }) as Promise<never>;
  return { rates: rateLimits && { take: take('rates') }, invitations: { take: take('invitations') } };
}
