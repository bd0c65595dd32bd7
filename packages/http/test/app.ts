import { type App, createApp } from '../src/app.ts';
import { memoryStore } from '../src/memory/store.ts';
import type { Ports } from '../src/ports/ports.ts';
import type { StoredKey } from '../src/rights/api-key.ts';
import { standardPorts } from '../src/start/standard-ports.ts';

/** The application on ports of a test, and the lines of its log. */
export interface TestApp {
  readonly app: App;
  readonly lines: string[];
  send(path: string, key?: string, init?: RequestInit): Promise<Response>;
}

/** Builds the application without a server: keys by their text, and other ports where a test needs them. */
export async function appWith(
  keys: Readonly<Record<string, Partial<StoredKey>>>,
  ports: Partial<Ports> = {},
): Promise<TestApp> {
  const lines: string[] = [];
  const stored = Object.entries(keys).map(([text, key], index): [string, StoredKey] => [
    text,
    { id: `key-${index + 1}`, owner: 'tester', scopes: ['qr'], demo: false, ...key },
  ]);
  const standard = standardPorts({
    store: await memoryStore(Object.fromEntries(stored)),
    codes: { readCodes: async () => ({ ok: true, value: [] }) },
    documentation: { read: async () => undefined },
    writeLine: (line) => lines.push(line),
  });
  const app = createApp({ ...standard, ...ports });
  return {
    app,
    lines,
    send(path, key, init = {}) {
      const headers = { ...(key !== undefined && { 'x-api-key': key }), ...(init.headers as Record<string, string>) };
      return app.fetch(new Request(`http://localhost${path}`, { ...init, headers }));
    },
  };
}
