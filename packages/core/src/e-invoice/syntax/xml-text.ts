import { decodeText, decodeUtf8 } from '@rappen/pdf/internal/base';
import { failed, ok, type Result } from '../../result.ts';
import { withoutDeclaration } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';

/**
 * The text of an XML file, its declaration blanked out: UTF-8 with or without byte order mark, UTF-16, or what the
 * declaration names of Latin-1 and Windows-1252. Reports `E_INVOICE_ENCODING`. Source: XML 1.0, 4.3.3 and appendix F.
 */
export function xmlTextOf(bytes: Uint8Array): Result<string> {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return ok(withoutDeclaration(utf16, 'all'));
  let head = '';
  for (const byte of bytes.subarray(0, limits.declarationLengthMax)) head += String.fromCharCode(byte);
  const encoding = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'UTF-8';
  const name = encoding.toUpperCase();
  if (['ISO-8859-1', 'LATIN1', 'ISO-8859-15', 'WINDOWS-1252', 'CP1252'].includes(name)) {
    return ok(withoutDeclaration(decodeText(bytes).text, 'all'));
  }
  const text = ['UTF-8', 'UTF8', 'US-ASCII', 'ASCII'].includes(name) ? decodeUtf8(bytes) : undefined;
  return text === undefined
    ? failed(problem('E_INVOICE_ENCODING', [], { encoding }))
    : ok(withoutDeclaration(text, 'all'));
}

/** With a byte order mark, or told by the first sign, which is `<`. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark) return decodeText(bytes).text;
  const isLow = first === 0x3c && second === 0;
  if (!isLow && !(first === 0 && second === 0x3c)) return undefined;
  const marked = new Uint8Array(bytes.length + 2);
  marked.set(isLow ? [0xff, 0xfe] : [0xfe, 0xff]);
  marked.set(bytes, 2);
  return decodeText(marked).text;
}
