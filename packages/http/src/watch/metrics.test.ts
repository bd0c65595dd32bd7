import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Metrics, memoryMetrics, metricRows, metricsText } from './metrics.ts';

const textOf = (metrics: Metrics) => metricsText([{ figures: metrics.measured() }]);

test('counters add up, gauges are as they are now, histograms count up to each bound', () => {
  const metrics = memoryMetrics();
  metrics.add('requests', ['v2', 'POST', '200']);
  metrics.add('requests', ['v2', 'POST', '200'], 2);
  metrics.set('storeReady', [], 1);
  metrics.set('storeReady', [], 0);
  for (const seconds of [0.001, 0.05, 0.3, 60]) metrics.observe('requestSeconds', ['v2'], seconds);
  const lines = textOf(metrics).split('\n');
  expect(lines).toContain('rappen_http_requests_total{service="v2",method="POST",status="200"} 3');
  expect(lines).toContain('# TYPE rappen_http_requests_total counter');
  expect(lines).toContain('rappen_store_ready 0');
  const counts = lines.filter((line) => line.includes('_bucket')).map((line) => Number(line.split(' ')[1]));
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4]);
  expect(lines).toContain('rappen_http_request_seconds_count{service="v2"} 4');
  expect(lines).toContain('rappen_http_request_seconds_sum{service="v2"} 60.351');
});

test('whatever a label says, a line stays a line of the format', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (label) => {
      const metrics = memoryMetrics();
      metrics.add('faults', [label]);
      const [, , line, end] = textOf(metrics).split('\n');
      expect(line).toMatch(/^rappen_faults_total\{reason="(?:[^"\\]|\\[\\"n])*"\} 1$/u);
      expect(end).toBe('');
    }),
  );
});

test('labels without end do not fill the memory', () => {
  const metrics = memoryMetrics();
  for (let number = 0; number < 5000; number += 1) metrics.add('faults', [String(number)]);
  const lines = textOf(metrics).split('\n');
  expect(lines.length).toBeLessThan(510);
  expect(lines).toContain('rappen_faults_total{reason="other"} 4500');
});

test('names say their unit, and counters that they only grow', () => {
  for (const { name, kind } of Object.values(metricRows)) {
    expect(name).toMatch(/^(?:rappen|process)_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(kind === 'counter');
  }
});

test('of several processes, each has its figures, and each metric is described once', () => {
  const [one, two] = [memoryMetrics(), memoryMetrics()];
  one.add('faults', ['full']);
  two.add('faults', ['full'], 2);
  two.observe('requestSeconds', ['v2'], 0.2);
  const figures = [one, two].map((metrics, index) => ({ process: String(index + 1), figures: metrics.measured() }));
  const lines = metricsText(figures).split('\n');
  expect(lines).toContain('rappen_faults_total{process="1",reason="full"} 1');
  expect(lines).toContain('rappen_faults_total{process="2",reason="full"} 2');
  expect(lines).toContain('rappen_http_request_seconds_count{process="2",service="v2"} 1');
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toHaveLength(2);
});
