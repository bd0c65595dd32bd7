import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasPostgres, type PostgresServer, startPostgres } from '../../packages/store/test/postgres-server.ts';
import { fencesOf } from './fences.ts';

const fences = fencesOf('docs/guide/storage.md').filter(({ text }) => text.includes('$RAPPEN_DATABASE_URL'));

let server: PostgresServer;
let workplace: string;
beforeAll(async () => {
  if (!hasPostgres) return;
  server = await startPostgres();
  workplace = mkdtempSync(join(tmpdir(), 'rappen-docs-'));
  for (const name of ['packages', 'node_modules', 'package.json']) symlinkSync(resolve(name), join(workplace, name));
});
afterAll(async () => {
  if (!hasPostgres) return;
  rmSync(workplace, { recursive: true });
  await server.stop();
});

async function run(script: string): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${server.programs}:${process.env['PATH']}`,
    RAPPEN_DATABASE_URL: server.url,
    RAPPEN_SECRET: 'a-secret-of-the-operator',
  };
  const command = script.replaceAll('npx rappen ', 'npm run -s rappen -- ');
  return (await promisify(execFile)('bash', ['-euc', command], { cwd: workplace, env })).stdout;
}

const keyOf = (owner: string) => run(`npx rappen keys create --owner "${owner}" --scopes qr`);

test.skipIf(!hasPostgres)('a PostgreSQL store comes back as the guide says (needs initdb)', async () => {
  const [backup, restore] = fences;
  expect(fences).toHaveLength(2);
  await keyOf('Kept AG');
  await run(backup?.text ?? '');
  await keyOf('Lost AG');
  await run(restore?.text ?? '');
  const listed = await run('npx rappen keys list');
  expect(listed).toContain('Kept AG');
  expect(listed).not.toContain('Lost AG');
});
