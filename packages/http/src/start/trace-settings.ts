import { type SamplerName, type SamplerSettings, samplerNames } from '../traces/sampler.ts';
import type { TraceSettings } from '../traces/traces.ts';
import type { Settings } from './settings.ts';

const serviceNameDefault = 'rappen';
const tracesPath = '/v1/traces';
const timeoutMillisecondsDefault = 10 * 1000;
const timeoutMillisecondsMax = 60_000;

/**
 * Where traces go, by the variables of OpenTelemetry (OpenTelemetry 1.40, "Environment Variable Specification", "OTLP
 * Exporter"). Undefined: nowhere, since no endpoint is set or `OTEL_SDK_DISABLED` is true. `errors` gets what makes no sense.
 */
export function tracesOf(settings: Settings, errors: string[]): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: common } = settings;
  const isDisabled = (settings.OTEL_SDK_DISABLED ?? '').toLowerCase() === 'true';
  if (isDisabled || (!own && !common)) return undefined;
  const name = own ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' : 'OTEL_EXPORTER_OTLP_ENDPOINT';
  // The one for traces alone is used as it is; the common one is a beginning
  const url = own || `${(common ?? '').replace(/\/+$/, '')}${tracesPath}`;
  // An address may hold a password: it is not repeated
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    errors.push(`${name} must be an address such as http://127.0.0.1:4318`);
  const { OTEL_EXPORTER_OTLP_TRACES_PROTOCOL, OTEL_EXPORTER_OTLP_PROTOCOL } = settings;
  if ((OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || OTEL_EXPORTER_OTLP_PROTOCOL) === 'grpc')
    errors.push('OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: Rappen does not speak grpc');
  return {
    url,
    serviceName: settings.OTEL_SERVICE_NAME || serviceNameDefault,
    headers: headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS, errors),
    sampler: samplerOf(settings, errors),
    timeoutMilliseconds: timeoutOf(settings.OTEL_EXPORTER_OTLP_TIMEOUT, errors),
  };
}

/** `name=value` with commas between them; values are percent-encoded. They may be secrets, and are not repeated. */
function headersOf(text: string | undefined, errors: string[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const part of text ? text.split(',') : []) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
    const decoded = value === undefined ? undefined : decodedOf(value);
    if (name !== undefined && decoded !== undefined && /^[\x20-\x7e]*$/.test(decoded))
      headers[name.toLowerCase()] = decoded;
    else {
      errors.push('OTEL_EXPORTER_OTLP_HEADERS must be name=value with commas between them, values percent-encoded');
      return {};
    }
  }
  return headers;
}

function decodedOf(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function samplerOf(
  { OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: argument }: Settings,
  errors: string[],
): SamplerSettings {
  const known = samplerNames.find((each) => each === name);
  if (name !== '' && known === undefined)
    errors.push(`OTEL_TRACES_SAMPLER must be one of ${samplerNames.join(', ')}: it is "${name}"`);
  const sampler: SamplerName = known ?? 'parentbased_always_on';
  if (!sampler.endsWith('traceidratio')) return { name: sampler, ratio: 1 };
  const ratio = /^(?:0?\.\d{1,12}|[01](?:\.\d{1,12})?)$/.test(argument || '1') ? Number(argument || '1') : 2;
  if (ratio > 1) errors.push(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1: it is "${argument}"`);
  return { name: sampler, ratio };
}

function timeoutOf(text: string | undefined, errors: string[]): number {
  if (!text) return timeoutMillisecondsDefault;
  const milliseconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (milliseconds < 1 || milliseconds > timeoutMillisecondsMax)
    errors.push(`OTEL_EXPORTER_OTLP_TIMEOUT must be milliseconds from 1 to ${timeoutMillisecondsMax}: it is "${text}"`);
  return milliseconds;
}
