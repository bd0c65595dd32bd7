export type FileKind = 'pdf' | 'png' | 'jpeg' | 'unknown';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** PDF readers accept foreign bytes in front of the header up to here (ISO 32000-1, implementation note 13). */
const pdfHeaderOffsetMax = 1024;

/** The type of a file, detected from its first bytes and never from its name. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (startsAt(bytes, 0, pngSignature)) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const offsetMax = Math.min(pdfHeaderOffsetMax, bytes.length - pdfSignature.length);
  for (let offset = 0; offset <= offsetMax; offset++) {
    if (bytes[offset] === 0x25 && startsAt(bytes, offset, pdfSignature)) return 'pdf';
  }
  return 'unknown';
}

function startsAt(bytes: Uint8Array, offset: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}
