import type { Drawing, TextShape } from '@rappen/core/drawing';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { qrInvoiceJsonOf, writePayload } from '@rappen/core/swiss-qr';
import { pagePdf } from '../../test/oracles/page-pdfs.ts';
import { drawnBill } from '../our-bill.ts';
import { peerBill } from '../peer-bill.ts';
import { workload } from '../workload.ts';
import type { Inputs } from './rows.ts';

const billCount = 50;

/** The inputs of all contestants, the same in every run. */
export function benchInputs(): Inputs {
  const bills = workload(billCount);
  const [first] = bills;
  if (first === undefined) throw new Error('The workload is empty');
  return {
    bills: bills.map((bill) => ({
      draft: bill.draft,
      language: bill.language,
      json: writeJson(qrInvoiceJsonOf(bill.draft)),
      peer: peerBill(bill),
    })),
    billPage: { pdf: base64(renderPdf([letter(drawnBill(first, 'A4'))])), payload: writePayload(first.invoice) },
    plainPage: base64(
      pagePdf('1 0 0 rg 60 600 200 100 re f BT /F 12 Tf 50 700 Td (Rechnung) Tj ET', {
        resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>>>',
      }),
    ),
  };
}

/** Lines of text above the slip, as of an invoice. */
function letter(drawing: Drawing): Drawing {
  const lines = Array.from(
    { length: 26 },
    (_, index): TextShape => ({
      kind: 'text',
      x: 25,
      y: 30 + 6 * index,
      text: `${index + 1}. Beratung und Unterlagen gemäss Angebot vom 15. Juni, ${(index * 37) % 24} Stunden`,
      size: 10,
      bold: index === 0,
      anchor: 'start',
    }),
  );
  return { ...drawing, shapes: [...lines, ...drawing.shapes] };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
