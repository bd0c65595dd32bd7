import { openMiniflare } from '../../../runtimes/workerd.ts';
import type { D1Binding, D1Statement, R2Binding } from '../src/d1/bindings.ts';

/** The bindings of a Worker that runs in workerd, for code that runs here. */
export interface Bindings {
  database(name: string): D1Binding;
  readonly bucket: R2Binding;
  stop(): Promise<void>;
}

type Bound = readonly [sql: string, values: readonly unknown[]];

/**
 * Hands on what it is asked, a whole batch in one request: the stand-ins that miniflare has for bindings ask several times for
 * each statement. Bytes go as lists of numbers, which is how D1 hands them out.
 */
const worker = `
const bytes = (value) => (value?.bytes ? Uint8Array.from(value.bytes) : value);
async function answer(request, env) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/d1') {
    const { name, isBatch, bound } = await request.json();
    const statements = bound.map(([sql, values]) => env[name].prepare(sql).bind(...values.map(bytes)));
    if (!isBatch) return Response.json({ results: (await statements[0].all()).results });
    await env[name].batch(statements);
    return Response.json({ results: [] });
  }
  const bucket = env[pathname.slice(1)];
  const key = searchParams.get('key');
  if (request.method === 'PUT') await bucket.put(key, await request.arrayBuffer());
  else if (request.method === 'DELETE') await bucket.delete(key);
  else {
    const found = await bucket.get(key);
    return found === null ? new Response(null, { status: 404 }) : new Response(await found.arrayBuffer());
  }
  return new Response();
}
export default {
  fetch: (request, env) => answer(request, env).catch(({ message }) => Response.json({ message }, { status: 500 })),
};
`;

export async function startBindings(databases: readonly string[], bucket: string): Promise<Bindings> {
  const miniflare = await openMiniflare({
    modules: true,
    script: worker,
    compatibilityDate: '2026-07-01',
    d1Databases: [...databases],
    r2Buckets: [bucket],
  });
  const url = await miniflare.ready;
  // workerd closes a connection that was idle for some seconds, without having said when: a connection used once cannot be lost.
  const headers = { connection: 'close' };
  const asked = async (path: string, request: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, url), { ...request, headers });
    if (response.status === 500) throw new Error(((await response.json()) as { readonly message: string }).message);
    return response;
  };
  const object = (key: string) => `/${bucket}?key=${encodeURIComponent(key)}`;
  return {
    database: (name) => d1Binding(name, (body) => asked('/d1', { method: 'POST', body })),
    bucket: {
      put: (key, bytes) => asked(object(key), { method: 'PUT', body: Uint8Array.from(bytes) }),
      async get(key) {
        const response = await asked(object(key), { method: 'GET' });
        if (response.ok) return response;
        await response.body?.cancel();
        return null;
      },
      async delete(key) {
        await asked(object(key), { method: 'DELETE' });
      },
    },
    stop: () => miniflare.dispose(),
  };
}

function d1Binding(name: string, asked: (body: string) => Promise<Response>): D1Binding {
  const run = async (bound: readonly (Bound | undefined)[], isBatch: boolean) => {
    const response = await asked(JSON.stringify({ name, isBatch, bound }));
    return (await response.json()) as Awaited<ReturnType<D1Statement['all']>>;
  };
  const made = new WeakMap<D1Statement, Bound>();
  const statement = (bound: Bound): D1Statement => {
    const { 0: sql } = bound;
    const one: D1Statement = {
      bind: (...values) => statement([sql, values.map(sent)]),
      all: () => run([bound], false),
    };
    made.set(one, bound);
    return one;
  };
  return {
    prepare: (sql) => statement([sql, []]),
    batch: async (statements) => {
      const { results } = await run(
        statements.map((each) => made.get(each)),
        true,
      );
      return results;
    },
  };
}

function sent(value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: [...value] } : value;
}
