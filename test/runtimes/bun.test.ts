import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderPdf } from '@rappen/core/render/pdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bun, hasBun } from '../../runtimes/programs.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import { drawnSlip } from './samples.ts';

const run = promisify(execFile);
const source = ['--no-install', '--conditions=rappen-source'];

describe.skipIf(!hasBun)('Bun (needs bun)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rappen-bun-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a file that keeps the renderer busy is given up, and the bill behind it is read', async () => {
    const script = join(folder, 'script.ts');
    writeFileSync(join(folder, 'slow.pdf'), pagePdf('0 0 595 842 re f\n'.repeat(400_000)));
    writeFileSync(join(folder, 'bill.pdf'), renderPdf([drawnSlip()]));
    writeFileSync(
      script,
      `import { readFileSync } from 'node:fs';
      import { openThreads } from ${JSON.stringify(join(process.cwd(), 'packages/bun/src/work-threads.ts'))};
      const reader = await openThreads(1, { secondsMax: 3 });
      const read = (name) => reader.readCodes(readFileSync(new URL(name, import.meta.url)), { effort: 'DEFAULT', all: true, beginnings: ['SPC'] });
      console.log(JSON.stringify(await Promise.all([read('slow.pdf'), read('bill.pdf')])));
      process.exit(0);`,
    );
    const { stdout } = await run(bun, [...source, script]);
    expect(JSON.parse(stdout)).toMatchObject([
      { ok: false, problems: [{ code: 'FILE_TOO_SLOW', params: { seconds: 3 } }] },
      { ok: true, value: [{ page: 1 }] },
    ]);
  });

  test('what an operator can mend is said in a sentence', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const start = (settings: object) =>
      run(bun, [...source, 'packages/bun/src/main.ts'], {
        env: { ...process.env, RAPPEN_DATA: join(folder, 'data'), ...settings },
      }).catch((error: { code: number; stderr: string }) => [error.code, error.stderr]);
    expect(await start({ PORT: 'x' })).toEqual([1, 'PORT must be a number from 0 to 65535: it is "x"\n']);
    expect(await start({ PORT: String(port) })).toEqual([1, 'PORT is in use by another program: choose another\n']);
    await new Promise((closed) => server.close(closed));
  });
});
