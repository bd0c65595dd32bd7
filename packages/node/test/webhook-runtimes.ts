import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SendOutcome } from '@rappen/http';
import { build } from 'esbuild';
import { bun, deno, hasBun, hasDeno, hasWorkerd } from '../../../runtimes/programs.ts';
import { openMiniflare } from '../../../runtimes/workerd.ts';
import { webhookSender } from '../src/webhook-sender.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const compatibilityDate = '2026-07-01';

/** One attempt as data, so that it can be made on another runtime. */
export interface Attempt {
  readonly url: string;
  readonly body?: string;
  readonly timeoutMilliseconds?: number;
  readonly rules?: { readonly allowLoopback?: boolean; readonly ports?: readonly number[] };
  /** What each look-up of any name is answered, one after the other; the last stays. */
  readonly lookups?: readonly (readonly string[])[];
  readonly certificateAuthorities?: string;
}

interface Made {
  readonly outcome: SendOutcome;
  readonly lookups: number;
}

export interface Runtime {
  readonly make: (attempt: Attempt) => Promise<Made>;
  readonly stop: () => Promise<void>;
}

/** The same on every runtime: makes an attempt with a resolver of its own. */
const makeWith = async (
  webhookSender: (options: object) => ReturnType<typeof import('../src/webhook-sender.ts').webhookSender>,
  attempt: Attempt,
): Promise<Made> => {
  const { url, body = '{}', timeoutMilliseconds = 600_000, rules, lookups, certificateAuthorities } = attempt;
  let count = 0;
  const resolve = async () => {
    const addresses = lookups?.[Math.min(count, lookups.length - 1)] ?? [];
    count += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  const sender = webhookSender({ ...rules, certificateAuthorities, ...(lookups && { resolve }) });
  const headers = { 'content-type': 'application/json', 'webhook-id': 'evt_1_1' };
  return { outcome: await sender.send({ url, headers, body, timeoutMilliseconds }), lookups: count };
};

const startNode = async (): Promise<Runtime> => ({
  make: (attempt) => makeWith(webhookSender, attempt),
  stop: async () => {},
});

/** A runtime of its own, which reads attempts from its standard input; Deno has no more permissions than the server. */
const startProgram = (adapter: 'deno' | 'bun') => async (): Promise<Runtime> => {
  const folder = mkdtempSync(join(tmpdir(), `rappen-${adapter}-`));
  const script = join(folder, 'script.ts');
  writeFileSync(
    script,
    `import { createInterface } from 'node:readline';
    import process from 'node:process';
    import { webhookSender } from ${JSON.stringify(pathToFileURL(join(root, `packages/${adapter}/src/webhook-sender.ts`)))};
    const makeWith = ${makeWith};
    for await (const line of createInterface({ input: process.stdin }))
      console.log(JSON.stringify(await makeWith(webhookSender, JSON.parse(line))));`,
  );
  const child = spawn({ deno, bun }[adapter], [...parametersOf[adapter], script], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async make(attempt) {
      child.stdin.write(`${JSON.stringify(attempt)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`${adapter} ended`);
      return JSON.parse(value);
    },
    async stop() {
      child.stdin.end();
      await new Promise((ended) => child.once('exit', ended));
      rmSync(folder, { recursive: true });
    },
  };
};
const denoFlags = ['quiet', 'no-prompt', 'no-config', 'no-lock', 'no-check', 'cached-only', 'node-modules-dir=manual'];
const source = '--conditions=rappen-source';
const parametersOf = {
  deno: ['run', ...denoFlags.map((flag) => `--${flag}`), source, '--allow-net', '--allow-read=node_modules,packages'],
  bun: ['run', '--no-install', source],
};

/** What workerd has to say about bad answers is not shown. */
const handleRuntimeStdio = (...outputs: Readable[]) => void outputs.map((output) => output.resume());

async function startWorkerd(): Promise<Runtime> {
  const contents = `
    import { webhookSender } from './packages/workers/src/webhook-sender.ts';
    const makeWith = ${makeWith};
    export default { fetch: async (request) => Response.json(await makeWith(webhookSender, await request.json())) };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['rappen-source', 'workerd', 'worker'],
  });
  const script = outputFiles[0]?.text ?? '';
  const miniflare = await openMiniflare({ modules: true, script, compatibilityDate, handleRuntimeStdio });
  return {
    async make(attempt) {
      const answer = await miniflare.dispatchFetch('http://worker/', { method: 'POST', body: JSON.stringify(attempt) });
      return (await answer.json()) as Made;
    },
    stop: () => miniflare.dispose(),
  };
}

/** Every runtime that has a sender, and whether its names can be made to stand for what a test wants. */
export const runtimes: readonly { name: string; start(): Promise<Runtime>; resolves: boolean; isHere?: boolean }[] = [
  { name: 'node', start: startNode, resolves: true },
  { name: 'deno (needs deno)', start: startProgram('deno'), resolves: true, isHere: hasDeno },
  { name: 'bun (needs bun)', start: startProgram('bun'), resolves: true, isHere: hasBun },
  {
    name: hasWorkerd ? 'workerd' : 'workerd (needs workerd)',
    start: startWorkerd,
    resolves: false,
    isHere: hasWorkerd,
  },
];
