import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../release/packed.ts';
import { expectServiceOf } from './service.ts';

/** What the image holds, laid out by the script that its Containerfile runs: no daemon is needed for that. */
const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
/** Only root can be somebody else. */
const uid = process.getuid?.() === 0 ? Number(/^USER (\d+):\1$/m.exec(containerfile)?.[1]) : undefined;

let image = '';
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'rappen-image-'));
  chmodSync(image, 0o755);
  execFileSync(join(root, 'deploy/image.sh'), [image], { cwd: tmpdir() });
  cpSync(process.execPath, join(image, 'usr/local/bin/node'));
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

function variables(): Record<string, string> {
  const [, line = ''] = /^ENV (.+)$/m.exec(containerfile) ?? [];
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}

test('the image serves as another user than root, who can write nowhere but to its data', async () => {
  const [, entry = '[]'] = /^ENTRYPOINT (.+)$/m.exec(containerfile) ?? [];
  const [, command = '[]'] = /^CMD (.+)$/m.exec(containerfile) ?? [];
  const [program = '', script = '', ...more] = [...JSON.parse(entry), ...JSON.parse(command)] as string[];
  expect(program).toBe('node');
  const node = join(image, 'usr/local/bin', program);
  const data = join(image, variables()['RAPPEN_DATA'] ?? '');
  const env = { ...variables(), PATH: '', RAPPEN_DATA: data };
  await expectServiceOf(node, [join(image, script), ...more], {
    cwd: data,
    env,
    uid,
    async ask(url) {
      const [, check = '[]'] = /^HEALTHCHECK .*\\\n +CMD (.+)$/m.exec(containerfile) ?? [];
      const [, ...parameters] = JSON.parse(check) as string[];
      const askedAt = (port: string) => spawnSync(node, parameters, { env: { PORT: port } }).status;
      expect([askedAt(new URL(url).port), askedAt('1')]).toEqual([0, 1]);
    },
  });
  accessSync(join(data, 'rappen.sqlite'));
  const writes = `for (const path of process.argv.slice(1)) try { require('node:fs').accessSync(path, ${constants.W_OK}); console.log(path); } catch {}`;
  const places = ['opt', 'opt/rappen', 'opt/rappen/rappen.js', 'var/lib', 'usr'].map((path) => join(image, path));
  const own = uid === undefined ? {} : { uid, gid: uid };
  if (uid !== undefined) expect(execFileSync(node, ['-e', writes, ...places], { ...own, encoding: 'utf8' })).toBe('');
});
