import { type Problem, problem } from '../../problems/index.ts';
import { type ApiKey, type ProcessingMode, processingModes } from '../../rights/api-key.ts';

/** Why a key may not do with a business case what it wants: `PROCESSING_MODE_NOT_ALLOWED`, `SKIPPING_NOT_ALLOWED`; undefined: it may. */
export function heldByKey(
  { processingModes: allowed = processingModes, maySkipAnomaly = true }: ApiKey,
  wanted: { readonly processingMode: ProcessingMode; readonly skipsAnomalies: boolean },
): Problem | undefined {
  if (!allowed.includes(wanted.processingMode)) return problem('PROCESSING_MODE_NOT_ALLOWED', ['processingMode']);
  return wanted.skipsAnomalies && !maySkipAnomaly
    ? problem('SKIPPING_NOT_ALLOWED', ['x-anomaly-detection'])
    : undefined;
}
