import type { StoreTroubleReason } from '@rappen/http';

/** Why S3 refuses a request: by its status, and the code in its answer. */
export function s3Reason(status: number, code: string): StoreTroubleReason {
  if (status === 507 || /Full|Quota/.test(code)) return 'disk full';
  return status === 429 || status === 503 ? 'overloaded' : 'not reachable';
}
