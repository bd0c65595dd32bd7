/** What a worker does: for each task its request and its answer. */
export type TaskTable = Readonly<Record<string, { readonly request: unknown; readonly answer: unknown }>>;

interface Message {
  readonly id: number;
  readonly task: string;
  readonly request: unknown;
}

type Reply =
  | { readonly id: number; readonly done: number }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: true };

interface AskOptions {
  /** Is told how much is done. */
  readonly onDone?: (done: number) => void;
  /** The worker is ended when it takes longer, or longer to tell more; without: it may take any time. */
  readonly secondsMax?: number;
}

/** The way to a worker, which is started when it is first needed. */
export interface Channel<T extends TaskTable> {
  /** Rejects when the worker fails, takes too long or is stopped. */
  ask<N extends keyof T & string>(task: N, request: T[N]['request'], options?: AskOptions): Promise<T[N]['answer']>;
  /** Ends the worker with whatever it does; the next task starts another. */
  stop(): void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
  readonly onDone: AskOptions['onDone'];
  readonly secondsMax: number | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Opens a channel to a worker that runs a script of ours. */
export function openChannel<T extends TaskTable>(address: string): Channel<T> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function stop(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(new Error('The work was stopped'));
    }
    waiting.clear();
  }

  function timerOf(secondsMax: number | undefined): ReturnType<typeof setTimeout> | undefined {
    return secondsMax === undefined ? undefined : setTimeout(stop, secondsMax * 1000);
  }

  function receive({ data }: MessageEvent<Reply>): void {
    const task = waiting.get(data.id);
    if (task === undefined) return;
    if ('done' in data) {
      clearTimeout(task.timer);
      task.timer = timerOf(task.secondsMax);
      task.onDone?.(data.done);
      return;
    }
    waiting.delete(data.id);
    clearTimeout(task.timer);
    if ('failed' in data) task.reject(new Error('The work failed'));
    else task.resolve(data.answer as never);
  }

  function start(): Worker {
    const started = new Worker(address, { type: 'module' });
    started.onmessage = receive;
    started.onerror = stop;
    return started;
  }

  return {
    ask: (task, request, { onDone, secondsMax } = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject, onDone, secondsMax, timer: timerOf(secondsMax) });
        worker ??= start();
        worker.postMessage({ id: lastId, task, request } satisfies Message);
      }),
    stop,
  };
}

/** What a worker does for each task. It may tell how much is done. */
export type Work<T extends TaskTable> = {
  readonly [N in keyof T]: (
    request: T[N]['request'],
    onDone: (done: number) => void,
  ) => T[N]['answer'] | Promise<T[N]['answer']>;
};

/** Called in a worker: does what the page asks. What is thrown is told as a failure, without details. */
export function serveTasks<T extends TaskTable>(work: Work<T>): void {
  self.onmessage = async ({ data }: MessageEvent<Message>) => {
    const { id, task, request } = data;
    const reply = (message: Reply) => postMessage(message);
    try {
      reply({ id, answer: await work[task as keyof T](request, (done) => reply({ id, done })) });
    } catch {
      reply({ id, failed: true });
    }
  };
}
