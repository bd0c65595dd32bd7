import type { QrInvoice } from '@rappen/core/swiss-qr';

export type FileKind = 'pdf' | 'svg' | 'png' | 'json';

/** A name for the file of a bill: what the bank statement will show. */
export function fileNameOf({ account }: QrInvoice, kind: FileKind): string {
  const reference = account.referenceType === 'NON' ? account.iban : account.reference;
  return `qr-bill-${reference}.${kind}`;
}
