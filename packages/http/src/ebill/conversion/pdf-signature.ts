const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];
const signatureWithin = 1024;

/** Whether `%PDF-` is in the first 1,024 bytes: no reader accepts a file without it as a PDF. */
export function hasSignature(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length - signature.length, signatureWithin - signature.length);
  for (let at = 0; at <= last; at++) if (signature.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
