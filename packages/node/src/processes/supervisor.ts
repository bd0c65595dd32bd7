import cluster, { type Worker } from 'node:cluster';
import {
  billerAccountsDefault,
  type Config,
  type FiguresOfProcess,
  figuresOf,
  firstBiller,
  type Limiters,
  memoryLimiters,
  prepareBiller,
  prepareFirstUser,
  processFigures,
  type RunningServer,
  StoreUnavailable,
  serverLimits,
  serverUrl,
  swissDay,
  welcomeUrlOf,
} from '@rappen/http';
import type { Store } from '@rappen/store';
import { openSecrets, openStore, prepareKeys, releaseInstance } from '@rappen/store/open';
import { freeAddress } from '../http-server.ts';
import { gatheredFigures } from './gathered-figures.ts';
import type { AnswerText, Question, ToServing, ToSupervisor } from './messages.ts';

/** Milliseconds before a process that ended is replaced, at first and at most; twice as long each time it ends soon. */
const pauseMilliseconds = { min: 100, max: 10_000 };
/** How many free ports are tried. */
const freePortsMax = 5;
/** A process that has served so long was well. */
const wellMilliseconds = 60_000;
/** How long processes may take to finish what they have begun when the service is stopped; then the store is closed. */
const stopMilliseconds = (serverLimits.stopSecondsMax - 2) * 1000;

/**
 * Starts processes that serve on one port: the system gives each connection to one of them. This process has the database open,
 * makes their commits on a SQLite file, counts what callers do, and replaces processes that end. Throws as `startServer`.
 */
export async function startProcesses(
  config: Config,
  count: number,
  writeLine: (line: string) => void,
): Promise<RunningServer> {
  const store = await openStore(config.storage, 'service', { processes: count + 1 });
  try {
    const apiKey = await prepareKeys(store, config);
    // Makes the key of a new folder, before the processes ask for it
    await openSecrets(store, config);
    const { billerAccounts = billerAccountsDefault, firstUser } = config;
    const biller = await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
    const welcome = await prepareFirstUser(store.accounts, biller, firstUser, Date.now());
    const clock = { today: () => swissDay(new Date()), now: () => Date.now() };
    const limiters = memoryLimiters(config.rateLimits, clock);
    const { group, port } = await started(config, (port) => serveTogether(store, limiters, { count, port }, writeLine));
    const url = serverUrl(config.host, port);
    return {
      url,
      apiKey,
      welcomeUrl: welcome && welcomeUrlOf(config.publicUrl ?? url, welcome),
      async stop() {
        await group.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close().catch(() => {});
    throw error;
  }
}

/** Starts a group at the port of the configuration, or at a free one: of those another program may take one first. */
async function started(config: Config, groupAt: (port: number) => Group): Promise<{ group: Group; port: number }> {
  for (let tries = 1; ; tries += 1) {
    // Each of them must find the same one, also when all have been replaced
    const { port } = await freeAddress({ port: config.port, hostname: config.host });
    const group = groupAt(port);
    try {
      await group.start();
      return { group, port };
    } catch (error) {
      const isTaken = config.port === 0 && (error as { readonly code?: string }).code === 'EADDRINUSE';
      if (!isTaken || tries === freePortsMax) throw error;
    }
  }
}

function tell(worker: Worker | undefined, message: ToServing): void {
  if (worker?.isConnected()) worker.send(message);
}

/** The GNU C library would keep the memory of bodies of megabytes when they are gone. */
const memoryOfBuffers = { MALLOC_MMAP_THRESHOLD_: String(1 << 18) };

interface Group {
  start(): Promise<void>;
  stop(): Promise<void>;
}

function serveTogether(
  store: Store,
  limiters: Limiters,
  { count, port }: { readonly count: number; readonly port: number },
  writeLine: (line: string) => void,
): Group {
  const running = new Map<string, Worker>();
  const gathered = gatheredFigures();
  let isStopping = false;
  cluster.setupPrimary({ serialization: 'advanced' });

  /** Starts one, which is replaced when it ends; done when it listens. Rejects with why it could not. */
  function startOne(number: string, failures: number, isFirst: boolean): Promise<void> {
    const instance = crypto.randomUUID();
    const began = performance.now();
    const worker = cluster.fork({ ...memoryOfBuffers, ...process.env });
    running.set(number, worker);
    return new Promise((resolve, reject) => {
      let failed = new Error('A process ended before it could serve');
      let isServing = false;
      worker.on('message', (message: ToSupervisor) => {
        if (message.kind === 'started') tell(worker, { kind: 'begin', processes: count + 1, port, instance });
        else if (message.kind === 'listening') {
          isServing = true;
          resolve();
        } else if (message.kind === 'failed') failed = Object.assign(new Error(message.message), message);
        else if (message.kind === 'figures') gathered.answer(number, message.id, message.figures);
        else void answerTo(message.question).then((answer) => tell(worker, { kind: 'answer', id: message.id, answer }));
      });
      worker.on('exit', (status, signal) => {
        running.delete(number);
        releaseInstance(store, instance).catch(() => {});
        if (isStopping || (isFirst && !isServing)) return reject(failed);
        const soon = performance.now() - began < wellMilliseconds ? failures + 1 : 0;
        const pause = Math.min(pauseMilliseconds.min * 2 ** Math.max(0, soon - 1), pauseMilliseconds.max);
        const error = signal === null ? failed.message : `ended by ${signal}`;
        const what = { level: 'error', event: 'process', process: number, status, error, nextInMilliseconds: pause };
        writeLine(JSON.stringify({ time: new Date().toISOString(), ...what }));
        setTimeout(() => {
          if (!isStopping) startOne(number, soon, false).then(resolve, reject);
        }, pause);
      });
    });
  }

  async function answerTo(question: Question): Promise<AnswerText> {
    try {
      if (question.kind === 'commit') return { value: await store.database.commit(question.statements) };
      if (question.kind === 'figures') return { value: await figures() };
      const limiter = limiters[question.limiter] as { take(...given: readonly unknown[]): unknown };
      return { value: await limiter.take(...question.given) };
    } catch (error) {
      const reason = error instanceof StoreUnavailable ? error.reason : undefined;
      return { error: (error as Error).message, reason };
    }
  }

  async function figures(): Promise<readonly FiguresOfProcess[]> {
    const own = await figuresOf(processFigures({ process }, undefined));
    const ask = (number: string, id: number) => tell(running.get(number), { kind: 'figures', id });
    return [{ process: '0', figures: own }, ...(await gathered.of([...running.keys()], ask))];
  }

  return {
    /** The first one tells whether the address can be used. */
    async start(): Promise<void> {
      await startOne('1', 0, true);
      for (let number = 2; number <= count; number += 1) startOne(String(number), 0, false).catch(() => {});
    },
    async stop(): Promise<void> {
      isStopping = true;
      const ended = [...running.values()].map(
        (worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
      );
      for (const worker of running.values()) worker.process.kill('SIGTERM');
      const late = setTimeout(() => {
        for (const worker of running.values()) worker.process.kill('SIGKILL');
      }, stopMilliseconds);
      await Promise.all(ended);
      clearTimeout(late);
    },
  };
}
