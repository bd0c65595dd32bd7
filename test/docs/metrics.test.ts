import { readFileSync } from 'node:fs';
import { metricRows } from '@rappen/http';
import { expect, test } from 'vitest';

test('the guide for operators lists every figure with its labels', () => {
  const guide = readFileSync('docs/guide/operations.md', 'utf8');
  const listed = guide.split('\n').filter((line) => /^\| `(?:rappen|process)_/.test(line));
  const known = Object.values(metricRows).map(({ name, help, labels }) => {
    const by = labels.length === 0 ? '' : `, by ${labels.map((label) => `\`${label}\``).join(', ')}`;
    return `| \`${name}\` | ${help}${by} |`;
  });
  expect(listed).toEqual(known);
});

test('alerts ask for figures that there are', () => {
  const rules = readFileSync('examples/prometheus-alerts.yml', 'utf8');
  const names: readonly string[] = Object.values(metricRows).map(({ name }) => name);
  const asked = [...rules.matchAll(/\b(?:rappen|process)_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, ''));
  expect(asked.length).toBeGreaterThan(7);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});
