import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { bundleFolder } from '../../scripts/build-worker.ts';
import { hasTools, outputOf, pathOf } from '../oracles/tools.ts';
import { root } from '../tidy/sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { version, dependencies } = JSON.parse(read('package.json'));

/** What a start says of settings whose secrets are in files. */
function errorsOf(settings: Readonly<Record<string, string>>): readonly string[] {
  const secrets: Readonly<Record<string, string>> = { url: 'postgres://rappen:p@database/rappen' };
  const readFile = (name: string) => secrets[/url$/.exec(name)?.[0] ?? ''] ?? 'a-secret-of-the-tests';
  const config = readConfig(settings, { readFile });
  return 'errors' in config ? config.errors : [];
}

test('a setting that nobody knows is found here', () => {
  expect(errorsOf({ RAPPEN_NONSENSE: '1' })).toHaveLength(1);
});

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly user?: string;
}

describe('compose.yaml', () => {
  const composed = parse(read('deploy/compose.yaml'));
  const services = Object.entries(composed.services as Record<string, Service>);

  test.each(services)(
    '%s writes only where it must, with no rights, and gets its secrets as files',
    (_name, service) => {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      const files = Object.entries(service.environment ?? {}).filter(([name]) => name.endsWith('_FILE'));
      expect(files.length).toBeGreaterThan(0);
      expect(files.map(([, path]) => path.replace('/run/secrets/', '')).sort()).toEqual(
        [...(service.secrets ?? [])].sort(),
      );
      for (const name of service.secrets ?? []) expect(composed.secrets[name].file).toBe(`secrets/${name}`);
      const inTheOpen = Object.keys(service.environment ?? {}).filter((name) => /KEY$|SECRET$|PASSWORD$/.test(name));
      expect(inTheOpen).toEqual([]);
    },
  );

  test('the service knows its settings and waits for the database, which nobody outside reaches', () => {
    expect(errorsOf(composed.services.rappen.environment)).toEqual([]);
    expect(composed.services.rappen.depends_on.database.condition).toBe('service_healthy');
    expect(composed.services.database.healthcheck.test).toContain('pg_isready');
    expect([composed.services.database.ports, composed.services.database.networks]).toEqual([undefined, ['inside']]);
    expect(composed.networks.inside.internal).toBe(true);
  });
});

test('the image is of the Node that everything is tested with, and never serves as root', () => {
  const file = read('deploy/Containerfile');
  expect(file).toContain(`ARG NODE=node:${dependencies.node}-`);
  expect(file).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m);
  const [, variables = ''] = /^ENV (.+)$/m.exec(file) ?? [];
  expect(errorsOf(Object.fromEntries(variables.split(' ').map((pair) => pair.split('='))))).toEqual([]);
});

describe('rappen.service', () => {
  const unit = read('deploy/rappen.service');

  test('has settings that the service knows', () => {
    const pairs = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
    expect(errorsOf(Object.fromEntries(pairs.map((pair) => pair.split('='))))).toEqual([]);
    const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name);
    expect(pairs.flatMap((pair) => /=%d\/(.+)$/.exec(pair)?.[1] ?? [])).toEqual(credentials);
  });

  test.skipIf(!hasTools('systemd-analyze'))(
    'is understood by systemd, and little is open to it (needs systemd-analyze)',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'rappen-unit-'));
      try {
        mkdirSync(join(folder, 'opt'));
        const file = join(folder, 'rappen.service');
        writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
        const verified = spawnSync(pathOf('systemd-analyze') ?? '', ['verify', '--man=no', file], { encoding: 'utf8' });
        expect([verified.status, verified.stderr]).toEqual([0, '']);
        const said = outputOf('systemd-analyze', 'security', '--offline=yes', '--no-pager', file).toString();
        expect(Number(/exposure level for \S+: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(1.5);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

describe('wrangler.jsonc', () => {
  const text = read('deploy/wrangler.jsonc');
  const plain = JSON.parse(text.replace(/^ *\/\/.*$/gm, ''));
  const whole = JSON.parse(text.replace(/^ *\/\/ ,/gm, ',').replace(/^ *\/\/.*$/gm, ''));

  test('serves what npm run build:worker builds', () => {
    expect(join(root, 'deploy', plain.main)).toBe(join(bundleFolder, 'worker.js'));
    expect(join(root, 'deploy', plain.assets.directory)).toBe(join(bundleFolder, 'assets'));
    expect(join(root, 'deploy', plain.build.cwd)).toBe(join(root));
    expect(plain.build.command).toBe('npm run build:worker');
  });

  test('with all that it leaves out, it binds every name that the Worker asks for', () => {
    const bound = [whole.assets, ...whole.d1_databases, ...whole.r2_buckets, ...whole.queues.producers].map(
      ({ binding }) => binding,
    );
    const sources = ['store.ts', 'queue.ts', 'serve.ts', 'installed-files.ts']
      .map((name) => read(`packages/workers/src/${name}`))
      .join('\n');
    const asked = [...sources.matchAll(/^ +readonly ([A-Z][A-Z_0-9]+)\??:/gm)].map(([, name]) => name as string);
    expect([...new Set(bound)].sort()).toEqual([...new Set(asked)].sort());
    expect(whole.queues.consumers[0].queue).toBe(whole.queues.producers[0].queue);
  });
});

test('fly.toml has settings that the service knows, and its port', () => {
  const text = read('deploy/fly.toml');
  const [, variables = ''] = /^\[env\]\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  const settings = Object.fromEntries(
    [...variables.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(Object.keys(settings).length).toBeGreaterThan(0);
  expect(errorsOf(settings)).toEqual([]);
  expect(/^internal_port = (\d+)$/m.exec(text)?.[1]).toBe(/^EXPOSE (\d+)$/m.exec(read('deploy/Containerfile'))?.[1]);
});

describe('the chart', () => {
  test('has the version of the packages', () => {
    expect(parse(read('deploy/helm/Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });

  test.skipIf(!hasTools('helm'))('is well, and makes what the service knows (needs helm)', () => {
    const chart = join(root, 'deploy/helm');
    const helm = (...parameters: string[]) => execFileSync(pathOf('helm') ?? '', parameters, { encoding: 'utf8' });
    expect(helm('lint', '--strict', chart)).toContain('0 chart(s) failed');
    const made = parseAllDocuments(
      helm('template', 'bills', chart, '--set', 'ingress.host=bills.example.ch', '--set', 'ingress.trusted=true'),
    ).map((document) => document.toJS());
    expect(made.map(({ kind }) => kind).sort()).toEqual(['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
    const [container] = made.find(({ kind }) => kind === 'Deployment').spec.template.spec.containers;
    const settings = Object.fromEntries(
      container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(errorsOf(settings)).toEqual([]);
    expect(settings).toMatchObject({ RAPPEN_TRUST_PROXY: '1', RAPPEN_PUBLIC_URL: 'https://bills.example.ch' });
    expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  });
});
