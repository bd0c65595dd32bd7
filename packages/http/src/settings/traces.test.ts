import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };

function read(environment: Readonly<Record<string, string>>) {
  const config = readConfig(environment);
  return 'errors' in config ? config.errors : config.traces;
}

test('without an endpoint there are no traces, whatever else is set', () => {
  for (const some of [{}, { OTEL_SERVICE_NAME: 'a' }, { OTEL_TRACES_SAMPLER: 'nonsense' }])
    expect(read(some)).toBeUndefined();
  expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined();
});

test('what is not said is as OpenTelemetry says', () => {
  expect(read(endpoint)).toEqual({
    url: 'http://127.0.0.1:4318/v1/traces',
    serviceName: 'rappen',
    headers: {},
    sampler: { name: 'parentbased_always_on', ratio: 1 },
    timeoutMilliseconds: 10_000,
  });
  expect(
    read({ ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '.25' }),
  ).toMatchObject({ sampler: { name: 'parentbased_traceidratio', ratio: 0.25 } });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'ftp://a' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an address'],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'does not speak grpc'],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a-secret-without-name' },
    'OTEL_EXPORTER_OTLP_HEADERS must be name=value',
  ],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=%0a' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER must be one of'],
  [{ ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'from 0 to 1: it is "1.5"'],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_TIMEOUT: '0' }, 'OTEL_EXPORTER_OTLP_TIMEOUT must be milliseconds'],
])('%j stops the start', (environment, sentence) => {
  const errors = read(environment as Record<string, string>);
  expect(errors).toEqual([expect.stringContaining(sentence)]);
  expect(String(errors)).not.toContain('a-secret');
});
