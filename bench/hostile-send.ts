import { Agent, type IncomingMessage, request } from 'node:http';

/** What came of a load. */
export interface Asked {
  readonly answers: ReadonlyMap<string, number>;
  /** Milliseconds until the slowest answer that refuses for lack of room (429, 503) was there; 0: there was none. */
  readonly slowestRefusal: number;
}

/** Something that somebody asks too much of. */
export interface Load {
  readonly name: string;
  run(url: string): Promise<Asked>;
}

/** One request. */
export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** After so many milliseconds the caller hangs up. */
  readonly hangsUpAfter?: number;
  readonly agent?: Agent;
}

/** What one answer was, and how long it took to begin. */
export interface Answered {
  readonly said: string;
  readonly milliseconds: number;
  readonly isRefusal: boolean;
}

/** Sends a request, and waits until its answer is over. */
export function send(
  url: string,
  { path, method = 'POST', headers, body, hangsUpAfter, agent }: Sent,
): Promise<Answered> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (said: string, isRefusal = false, milliseconds = performance.now() - start) =>
      resolve({ said, milliseconds, isRefusal });
    const length = { 'content-length': String(body?.length ?? 0) };
    const sent = request(url + path, { method, agent, headers: { ...length, ...headers } }, (answer) => {
      const milliseconds = performance.now() - start;
      const isRefusal = answer.statusCode === 429 || answer.statusCode === 503;
      void saidOf(answer).then((said) => end(said, isRefusal, milliseconds));
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      end(hangsUpAfter === undefined ? (error.code ?? error.message) : 'hung up'),
    );
    sent.end(body);
    if (hangsUpAfter !== undefined) setTimeout(() => sent.destroy(), hangsUpAfter);
  });
}

function saidOf(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const isGood = (answer.statusCode ?? 0) < 300;
    answer.on('data', (chunk: Buffer) => {
      if (text.length < 500_000 && !isGood) text += chunk;
    });
    answer.on('error', () => {});
    answer.on('close', () => {
      const code = isGood ? '' : ` ${/"code":"(\w+)","requestId/.exec(text)?.[1] ?? ''}`;
      resolve(`${answer.statusCode}${code}${answer.complete ? '' : ' broken off'}`);
    });
  });
}

/** Counts answers. */
export function counted(all: readonly Answered[]): Asked {
  const answers = new Map<string, number>();
  for (const { said } of all) answers.set(said, (answers.get(said) ?? 0) + 1);
  const refusals = all.filter(({ isRefusal }) => isRefusal).map(({ milliseconds }) => milliseconds);
  return { answers, slowestRefusal: Math.max(0, ...refusals) };
}

/** So many at once, each on a connection of its own, again and again for so many seconds. */
export async function forSeconds(
  url: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
  next: (connection: number, time: number) => Omit<Sent, 'agent'>,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const all: Answered[] = [];
  const one = async (connection: number) => {
    for (let time = 0; performance.now() < until; time += 1)
      all.push(await send(url, { ...next(connection, time), agent }));
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  agent.destroy();
  return counted(all);
}
