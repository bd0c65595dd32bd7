import type { Ledger } from './ledger.ts';
import type { Answered, ServiceProcess } from './service.ts';
import type { World } from './world.ts';

/** A request that a client makes. */
export interface Wish {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
  readonly idempotencyKey?: string | undefined;
}

const patienceMilliseconds = 90_000;

/** Sends requests of clients to whichever process is there. */
export class Requests {
  /** How many answers came, by their status. */
  readonly answers = new Map<number, number>();
  readonly #world: World;
  readonly #processes: () => readonly ServiceProcess[];

  constructor(world: World, processes: () => readonly ServiceProcess[]) {
    this.#world = world;
    this.#processes = processes;
  }

  /** Undefined: nobody answered, and nobody knows what became of it. `nobody`: no process was there to take it. */
  async send(ledger: Ledger, wish: Wish): Promise<Answered | 'nobody' | undefined> {
    const { time, fate, chance, tell } = this.#world;
    time.note();
    const process = chance.oneOf(this.#processes().filter(({ fetch, life }) => life.isAlive && fetch !== undefined));
    await time.pass(1 + 10 * chance.number());
    if (process?.fetch === undefined || !process.life.isAlive) return 'nobody';
    const { fetch, life } = process;
    const leaving = new AbortController();
    const patience = fate.struck('client gone before the answer', 1, 2_000) ?? patienceMilliseconds;
    const answered = time.as(life, () => fetch(requestOf(ledger, wish, leaving.signal)));
    answered.catch(() => {});
    const tooLong = time.pass(patience).then(() => leaving.abort());
    const answer = await Promise.race([answered, process.ended, tooLong]);
    await time.pass(1 + 10 * chance.number());
    const isLost = fate.strikes('answer to a client lost');
    const shown = answer === undefined || isLost ? 'no answer' : `${answer.status} ${codeOf(answer)}`;
    const isEmpty = answer?.text === '[]';
    if (!isEmpty || isLost) tell(`${ledger.owner}: ${wish.method ?? 'POST'} ${wish.path} of ${life.name}: ${shown}`);
    if (answer === undefined || isLost) return undefined;
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    this.#validate(wish, answer);
    return answer;
  }

  /** What every answer has to keep to. */
  #validate(wish: Wish, { status, headers, text }: Answered): void {
    const { broken } = this.#world;
    if (status === 500) broken(`${wish.path} was answered with 500: ${text.slice(0, 200)}`);
    if (status === 503 && headers.get('retry-after') === null)
      broken(`${wish.path} was answered with 503 and no time to wait`);
  }
}

function requestOf(ledger: Ledger, wish: Wish, signal: AbortSignal): Request {
  const { method = 'POST', path, body, type = 'application/json', idempotencyKey } = wish;
  return new Request(`http://service.example${path}`, {
    method,
    signal,
    headers: {
      'x-api-key': ledger.key,
      'x-anomaly-detection': 'SKIP',
      ...(body !== undefined && { 'content-type': type }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body }),
  });
}

/** The code of a refusal; of a case its id. */
export function codeOf({ status, text }: Answered): string {
  if (status < 400 || text === '') return '';
  return String((JSON.parse(text) as Readonly<Record<string, unknown>>)['code'] ?? '');
}

export function jsonOf<T = Readonly<Record<string, unknown>>>({ text }: Answered): T {
  return JSON.parse(text) as T;
}
