/**
 * A decoded text with blanks in place of its XML declaration, or of only what that says of the encoding it had: lines and columns stay
 * as they were. Blanks before the declaration, which XML forbids, are let pass.
 */
export function withoutDeclaration(text: string, part: 'all' | 'encoding'): string {
  const head = text.slice(0, declarationLengthMax);
  const start = /^\ufeff?[ \t\r\n]*(?=<\?xml[ \t\r\n])/.exec(head)?.[0].length;
  const end = head.indexOf('?>');
  if (start === undefined || end < start) return text;
  const declared = head.slice(start, end + '?>'.length);
  const blanked = part === 'all' ? blank(declared) : declared.replace(encoding, blank);
  return `${text.slice(0, start)}${blanked}${text.slice(end + '?>'.length)}`;
}

/** The name of the encoding that a text declares; undefined where it declares none. */
export function declaredEncoding(text: string): string | undefined {
  const head = text.slice(0, declarationLengthMax);
  const declared = /^\ufeff?[ \t\r\n]*<\?xml[ \t\r\n][^>]*?\?>/.exec(head)?.[0];
  return declared === undefined ? undefined : encoding.exec(declared)?.[1];
}

/** Far longer than a declaration is. */
const declarationLengthMax = 512;

const encoding = /[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*["']([A-Za-z][A-Za-z0-9._-]*)["']/;

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
