import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { metricRows } from '@rappen/http';
import { startServer } from '@rappen/node';
import { expect, test } from 'vitest';
import { hasTools, pathOf } from '../oracles/tools.ts';

const alertsPath = 'deploy/monitoring/alerts.yml';
/** Each file of rules, with the page that explains its alerts. */
const rules = [
  [alertsPath, 'docs/guide/monitoring.md'],
  ['deploy/monitoring/slo.yml', 'docs/guide/service-levels.md'],
] as const;
const known: readonly string[] = Object.values(metricRows).map(({ name }) => name);

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

/** Names of figures in an expression; a histogram is asked by its buckets. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(/\b(?:rappen|process)_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
}

const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as Dashboard;
const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).flatMap(figuresIn);

test('the guide to monitoring lists every figure with its labels', () => {
  const guide = readFileSync('docs/guide/monitoring.md', 'utf8');
  const listed = guide.split('\n').filter((line) => /^\| `(?:rappen|process)_/.test(line));
  const rows = Object.values(metricRows).map(({ name, help, labels }) => {
    const by = labels.length === 0 ? '' : `, by ${labels.map((label) => `\`${label}\``).join(', ')}`;
    return `| \`${name}\` | ${help}${by} |`;
  });
  expect(listed).toEqual(rows);
});

test.each(rules)('the rules of %s ask for figures that there are', (path) => {
  const names = figuresIn(readFileSync(path, 'utf8'));
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(rules)('every alert of %s is explained in %s', (path, page) => {
  const guide = readFileSync(page, 'utf8');
  const alerts = [...readFileSync(path, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string);
  expect(alerts.length).toBeGreaterThan(4);
  expect(alerts.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('the dashboard has a panel for every figure, and asks for no other', () => {
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !asked.includes(name))).toEqual([]);
});

test('what /metrics answers has the names that dashboard and alerts ask for', async () => {
  const server = await startServer(
    { port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own', metricsKey: 'a-key-of-those-who-watch' },
    () => {},
  );
  try {
    await fetch(`${server.url}/v2/examples/qr-invoice`, { headers: { 'x-api-key': 'a-key-of-your-own' } });
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: 'Bearer a-key-of-those-who-watch' },
    });
    const types = [...(await answer.text()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name as string);
    expect(types.length).toBeGreaterThan(9);
    expect(types.filter((name) => !asked.includes(name))).toEqual([]);
  } finally {
    await server.stop();
  }
});

test.skipIf(!hasTools('promtool')).each(rules)('Prometheus takes %s (needs promtool)', (path) => {
  const said = execFileSync(pathOf('promtool') ?? '', ['check', 'rules', path], { encoding: 'utf8' });
  expect(said).toContain('SUCCESS');
});
