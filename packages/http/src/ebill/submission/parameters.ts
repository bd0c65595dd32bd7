import { limits as documentLimits } from '@rappen/core/ebill';
import { anyText, choice, code, openObject, optional, required } from '@rappen/core/model';
import { parseCreditorReference, parseQrReference } from '@rappen/core/reference';
import { failed, type Result } from '@rappen/core/result';
import { int32Max, numberText, sizedText } from '../../body/shapes.ts';
import { limits } from '../../limits.ts';
import { type Problem, problem } from '../../problems/index.ts';
import type { Texts } from '../../route/route.ts';
import { replayedHeader } from '../operation/idempotency.ts';
import { idempotencyKeyOf } from '../operation/idempotency-key.ts';
import { readQueryParameters } from '../operation/parameters.ts';
import { pdfaConvertedHeader } from '../operation/refusal.ts';

/** The query of every submission. */
export const submissionQuery = openObject({
  processingMode: required(
    choice(['STAGE', 'DELIVER']),
    'STAGE keeps the business case until it is released; DELIVER sends it to the bill recipient',
  ),
  refByEBillReferenceNumber: optional(
    sizedText(1, documentLimits.referenceNumberLengthMax),
    'Reference number of the bill that this case is a reminder of, replaces or cancels',
  ),
  refByReferenceStructured: optional(
    code(/^(?:[0-9]{27}|RF[0-9]{2}[0-9A-Z]{1,21})$/, 'a QR reference of 27 digits or a creditor reference'),
    'Structured payment reference of that bill',
  ),
  refByPlatformID: optional(numberText(1, int32Max), 'Id of that bill'),
});

/** The headers of every submission. */
export const submissionHeaders = openObject({
  'x-filename': optional(
    sizedText(1, limits.fileNameLengthMax),
    'Name of the file, for support requests; never shown to the recipient',
  ),
  'x-anomaly-detection': optional(choice(['SKIP']), 'SKIP: submit even if anomaly detection would hold it'),
  Prefer: optional(
    anyText(),
    `wait=N: answer after the delivery, but after N seconds at the latest, ${limits.waitSecondsMax} at most`,
  ),
});

/** The headers of the answer to a submission. */
export const submittedHeaders = openObject({
  Location: required(anyText(), 'Address of the business case'),
  'X-Pdfa-Converted': pdfaConvertedHeader,
  'Idempotency-Replayed': replayedHeader,
  'Preference-Applied': optional(anyText(), 'wait=N, if the answer could wait for the delivery'),
});

/** What a caller wants of a submission. */
export interface SubmissionOptions {
  readonly processingMode: 'STAGE' | 'DELIVER';
  readonly references: WantedReferences;
  readonly fileName: string | undefined;
  readonly skipsAnomalies: boolean;
  readonly idempotencyKey: string | undefined;
  /** Seconds. */
  readonly wait: number | undefined;
}

/** The bill that a case refers to, by up to three names. */
export interface WantedReferences {
  readonly refByEBillReferenceNumber?: string | undefined;
  readonly refByReferenceStructured?: string | undefined;
  readonly refByPlatformID?: number | undefined;
}

/**
 * Reads query and headers of a submission. Reports, at the name of each, `PARAMETER_REPEATED`, `REQUIRED`, `INVALID_ENUM`, `SIZE`, `PATTERN`,
 * `QRR_CHECKSUM`, `SCOR_CHECKSUM`, `INVALID_ANOMALY_HEADER`, `INVALID_IDEMPOTENCY_KEY`.
 */
export function readSubmissionOptions(request: Request): Result<SubmissionOptions> {
  const { searchParams } = new URL(request.url);
  const query = readQueryParameters(submissionQuery, searchParams);
  const problems: Problem[] = query.ok ? [...referenceProblems(query.value)] : [...query.problems];
  const fileName = request.headers.get('x-filename') ?? undefined;
  if (fileName !== undefined && (fileName === '' || fileName.length > limits.fileNameLengthMax)) {
    problems.push(problem('SIZE', ['x-filename'], { min: 1, max: limits.fileNameLengthMax }));
  }
  const detection = request.headers.get('x-anomaly-detection');
  if (detection !== null && detection !== 'SKIP') problems.push(problem('INVALID_ANOMALY_HEADER', []));
  const idempotencyKey = idempotencyKeyOf(request);
  if (!idempotencyKey.ok) problems.push(...idempotencyKey.problems);
  const [first = problem('REQUIRED', ['processingMode']), ...more] = problems;
  if (problems.length > 0 || !query.ok || !idempotencyKey.ok) return failed(first, ...more);
  const { processingMode, refByPlatformID, ...references } = query.value;
  return {
    ok: true,
    value: {
      processingMode: processingMode === 'STAGE' ? 'STAGE' : 'DELIVER',
      references: {
        ...references,
        refByPlatformID: refByPlatformID === undefined ? undefined : Number(refByPlatformID),
      },
      fileName,
      skipsAnomalies: detection === 'SKIP',
      idempotencyKey: idempotencyKey.value,
      wait: waitOf(request.headers.get('prefer')),
    },
  };
}

function referenceProblems({ refByReferenceStructured: reference }: Texts): readonly Problem[] {
  if (reference === undefined) return [];
  const isCreditorReference = reference.startsWith('RF');
  const parsed = isCreditorReference ? parseCreditorReference(reference) : parseQrReference(reference);
  if (parsed.ok) return [];
  return [problem(isCreditorReference ? 'SCOR_CHECKSUM' : 'QRR_CHECKSUM', ['refByReferenceStructured'])];
}

/** Seconds of `Prefer: wait` (RFC 7240, 4.3), as many as we grant. */
function waitOf(header: string | null): number | undefined {
  const seconds = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:$|[,;])/i.exec(header ?? '')?.[1];
  return seconds === undefined ? undefined : Math.min(Number(seconds), limits.waitSecondsMax);
}
