import { formatCreditorReference, formatQrReference } from '@rappen/core/reference';

/** A reference in groups, as a bill prints it: a QR reference by its digits, any other as a creditor reference. */
export function groupedReference(reference: string, isQr: boolean = /^\d{27}$/.test(reference)): string {
  return isQr ? formatQrReference(reference) : formatCreditorReference(reference);
}
