/** Bytes as text of the alphabet of RFC 4648, section 4. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  // Pieces, because a call takes only so many arguments
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The bytes that `base64Of` wrote. Throws where the text is none of its own. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
