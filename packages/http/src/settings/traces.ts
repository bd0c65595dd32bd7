import type { TraceSettings } from '../traces/traces.ts';
import type { ReadValue, Settings } from './read.ts';

const tracesPath = '/v1/traces';

/**
 * Where traces go, by the variables of OpenTelemetry (OpenTelemetry 1.40, "Environment Variable Specification", "OTLP
 * Exporter"). Undefined: nowhere, since no endpoint is set or `OTEL_SDK_DISABLED` is true; then the others do not count.
 */
export function tracesOf(settings: Settings, value: ReadValue): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: common } = settings;
  if (value('OTEL_SDK_DISABLED') || (!own && !common)) return undefined;
  // The one for traces alone is used as it is; the common one is a beginning
  const url = own
    ? value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
    : `${value('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '')}${tracesPath}`;
  value(
    settings.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL' : 'OTEL_EXPORTER_OTLP_PROTOCOL',
  );
  const name = value('OTEL_TRACES_SAMPLER');
  return {
    url: url ?? '',
    serviceName: value('OTEL_SERVICE_NAME'),
    headers: value('OTEL_EXPORTER_OTLP_HEADERS') ?? {},
    // The others take no part of the traces
    sampler: { name, ratio: name?.endsWith('traceidratio') ? value('OTEL_TRACES_SAMPLER_ARG') : 1 },
    timeoutMilliseconds: value('OTEL_EXPORTER_OTLP_TIMEOUT'),
  };
}
