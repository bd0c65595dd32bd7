import type { Config, Mailer, RunningServer } from '@rappen/http';
import { startServer } from '@rappen/node';
import { afterAll, beforeAll } from 'vitest';

export const apiKey = 'a-key-for-the-tests-only';
export const demoKey = 'a-key-for-trials-only';

/** Starts the real server for the tests of a file and stops it after them. `welcomeUrl`: where the first owner begins. */
export function withServer(
  config: Partial<Config> = {},
  mailer?: Mailer,
): {
  readonly url: string;
  readonly welcomeUrl: string | undefined;
  readonly lines: string[];
} {
  const lines: string[] = [];
  let server: RunningServer;
  beforeAll(async () => {
    const settings = { port: 0, host: '127.0.0.1', apiKey, demoKey, ...config };
    server = await startServer(settings, (line) => lines.push(line), mailer);
  });
  afterAll(() => server.stop());
  return {
    lines,
    get url() {
      return server.url;
    },
    get welcomeUrl() {
      return server.welcomeUrl;
    },
  };
}

/** The one error body. */
export interface ErrorBody {
  readonly status: number;
  readonly message: string;
  readonly fieldErrors: readonly { fieldName: string; message: string; rejectedValue?: unknown; code: string }[];
  readonly code: string;
  readonly requestId: string;
}
