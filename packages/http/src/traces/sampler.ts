import type { TraceContext } from './trace-context.ts';

/** The names that `OTEL_TRACES_SAMPLER` may have. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
type SamplerName = (typeof samplerNames)[number];

export interface SamplerSettings {
  readonly name: SamplerName;
  /** Of the traces that begin here, 0 to 1. */
  readonly ratio: number;
}

const digitsOfRatio = 13;

/** Whether a trace is recorded: as its caller has decided where the sampler goes by that, else by its id. */
export function isSampled({ name, ratio }: SamplerSettings, traceId: string, parent?: TraceContext): boolean {
  if (name.startsWith('parentbased_') && parent !== undefined) return parent.isSampled;
  if (name.endsWith('always_on')) return true;
  if (name.endsWith('always_off')) return false;
  // The last digits are random by the rules of W3C; 13 of them are exact in a number
  return Number.parseInt(traceId.slice(-digitsOfRatio), 16) < ratio * 16 ** digitsOfRatio;
}
