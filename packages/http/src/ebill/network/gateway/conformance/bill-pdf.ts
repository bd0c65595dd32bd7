import { type BusinessCase, writeXmlDocument } from '@rappen/core/ebill';
import { renderPdf } from '@rappen/core/render/pdf';
import { attachToPdfA3b, toPdfA3b } from '@rappen/pdf/archival';
import { pdfInstantOf } from '../../../../instant.ts';

/** A page for a bill, as PDF/A-3b with the data of the case in it. `now` in milliseconds since 1970. */
export function billPdf(businessCase: BusinessCase, now: number): Uint8Array {
  const { referenceNumber } = businessCase;
  const text = { kind: 'text', x: 25, y: 35, text: referenceNumber, size: 10, bold: false, anchor: 'start' } as const;
  const page = { width: 210, height: 297, title: 'Trial', description: '', language: 'de', shapes: [text] } as const;
  const content = new TextEncoder().encode(writeXmlDocument(businessCase));
  const made = toPdfA3b(renderPdf([page]), {
    now: pdfInstantOf(now),
    attach: { ...attachment('ebill.xml', now), mediaType: 'application/xml', relationship: 'Data', content },
  });
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.pdf;
}

/** The same with a file in it that makes it as long as the longest that the service sends. */
export function longPdf(pdf: Uint8Array, now: number, bytesMax: number): Uint8Array {
  // What cannot be packed: each byte from the one before (Numerical Recipes)
  const content = new Uint8Array(bytesMax - pdf.length - roomForFile);
  let state = 1;
  for (let at = 0; at < content.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    content[at] = (state >>> 16) & 0xff;
  }
  const made = attachToPdfA3b(pdf, { ...attachment('appendix.bin', now), content, bytesMax });
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value;
}

/** Bytes for what a document says of a file in it. */
const roomForFile = 0x4000;

function attachment(name: string, now: number) {
  return {
    name,
    mediaType: 'application/octet-stream',
    relationship: 'Unspecified',
    description: 'Trial',
    modifiedAt: pdfInstantOf(now),
  } as const;
}
