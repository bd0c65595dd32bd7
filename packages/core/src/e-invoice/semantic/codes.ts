import type { PaymentMeans } from './e-invoice.ts';

/** Document types that UBL has a document of its own for (UNTDID 1001). */
export function isCreditNoteType(typeCode: string | undefined): boolean {
  return typeCode !== undefined && ['81', '83', '381', '396', '532'].includes(typeCode);
}

/** Direct debits (UNTDID 4461). */
export function isDirectDebit({ code }: Pick<PaymentMeans, 'code'>): boolean {
  return code === '49' || code === '59';
}
