import { type ReceivedEInvoice, readEInvoice } from '../e-invoice/index.ts';
import type { Problem } from '../problem/problem.ts';

/** The data of a paper, and whether it is nothing else. */
export interface DataOfPaper {
  /** Undefined: it has none, or none that can be read. */
  readonly data: ReceivedEInvoice | undefined;
  /** The paper is XML: there are no pages with codes. */
  readonly isXml: boolean;
  /** Why its data cannot be read. A paper without data has none. */
  readonly problems: readonly Problem[];
}

/**
 * The e-invoice that a file is, or that is in it: XML, a PDF, or a picture, which has none. Reports what `readEInvoice` does but for
 * `E_INVOICE_NOT_FOUND`.
 */
export function dataOfPaper(bytes: Uint8Array): DataOfPaper {
  const kind = kindOfPaper(bytes);
  const isXml = kind === 'xml';
  if (kind === 'other') return { data: undefined, isXml, problems: [] };
  const read = readEInvoice(bytes);
  if (read.ok) return { data: read.value, isXml, problems: [] };
  return { data: undefined, isXml, problems: read.problems.filter(({ code }) => code !== 'E_INVOICE_NOT_FOUND') };
}

/** What a file is by its first kilobyte; `other`: most likely a picture. */
export function kindOfPaper(bytes: Uint8Array): 'xml' | 'pdf' | 'other' {
  const head = beginningOf(bytes);
  if (/^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?\s*</.test(head)) return 'xml';
  return head.includes('%PDF-') ? 'pdf' : 'other';
}

/** As text, without the zeros that UTF-16 has beside each sign. */
function beginningOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes.subarray(0, 1024)) if (byte !== 0) text += String.fromCharCode(byte);
  return text;
}
