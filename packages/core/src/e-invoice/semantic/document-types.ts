/** Document types that UBL has a document of its own for (UNTDID 1001). */
export function isCreditNoteType(typeCode: string | undefined): boolean {
  return typeCode !== undefined && ['81', '83', '381', '396', '532'].includes(typeCode);
}
