import type { D1Binding } from '@rappen/store/d1';
import worker, { type Environment } from '../src/index.ts';

type Batch = Parameters<typeof worker.queue>[0];

/** How many batches of messages come upon a database that fails, and how often messages came. */
let faults = 0;
let isFailing = false;
const attempts: number[] = [];

/** One for all calls: the Worker keeps the first that it is given. */
function faulty(database: D1Binding): D1Binding {
  return {
    prepare: (sql) => database.prepare(sql),
    batch(statements) {
      if (isFailing) throw new Error('The database is gone');
      return database.batch(statements);
    },
  };
}

const bound = ({ DB, ...rest }: Environment): Environment => ({ ...rest, ...(DB && { DB: faulty(DB) }) });

/** The Worker, whose consumer of the queue fails as often as `PUT /faults` says; `GET /faults` lists the attempts. */
export default {
  async fetch(request: Request, environment: Environment, context: { waitUntil(work: Promise<unknown>): void }) {
    if (new URL(request.url).pathname !== '/faults') return worker.fetch(request, bound(environment), context);
    if (request.method === 'PUT') faults = Number(await request.text());
    return Response.json(attempts);
  },
  async queue(batch: Batch, environment: Environment) {
    attempts.push(...batch.messages.map((message) => message.attempts));
    isFailing = faults > 0;
    if (isFailing) faults -= 1;
    try {
      await worker.queue(batch, bound(environment));
    } finally {
      isFailing = false;
    }
  },
};
