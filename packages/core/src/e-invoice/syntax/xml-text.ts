import { decodeText, decodeUtf8 } from '@rappen/pdf/base';
import { failed, ok, type Result } from '../../result.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';

/**
 * The text of an XML file without its declaration and instructions: UTF-8 with or without byte order mark, UTF-16, or what the
 * declaration names of Latin-1 and Windows-1252. Reports `E_INVOICE_ENCODING`. Source: XML 1.0, 4.3.3 and appendix F.
 */
export function xmlTextOf(bytes: Uint8Array): Result<string> {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return ok(withoutProlog(utf16));
  let head = '';
  for (const byte of bytes.subarray(0, limits.declarationLengthMax)) head += String.fromCharCode(byte);
  const encoding = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'UTF-8';
  const name = encoding.toUpperCase();
  if (['ISO-8859-1', 'LATIN1', 'ISO-8859-15', 'WINDOWS-1252', 'CP1252'].includes(name)) {
    return ok(withoutProlog(decodeText(bytes).text));
  }
  const text = ['UTF-8', 'UTF8', 'US-ASCII', 'ASCII'].includes(name) ? decodeUtf8(bytes) : undefined;
  return text === undefined ? failed(problem('E_INVOICE_ENCODING', [], { encoding })) : ok(withoutProlog(text));
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

/** Instructions such as those for style sheets say nothing about an invoice. */
export function withoutProlog(text: string): string {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (;;) {
    while (' \t\n\r'.includes(text[at] ?? '!')) at += 1;
    const isComment = text.startsWith('<!--', at);
    if (!isComment && !text.startsWith('<?', at)) return text.slice(at);
    const end = text.indexOf(isComment ? '-->' : '?>', at);
    if (end < 0) return text.slice(at);
    at = end + (isComment ? 3 : 2);
  }
}
