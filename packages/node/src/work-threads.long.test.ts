import { deflateSync } from 'node:zlib';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { appendPages } from '@rappen/pdf/assembly';
import { expect, test } from 'vitest';
import { expectValue } from '../../../test/results.ts';
import { openThreads } from './work-threads.ts';

const options = { effort: 'DEFAULT', all: true, beginnings: ['SPC'] } as const;

test('a file that keeps the renderer busy is given up, and the bill behind it is read', async () => {
  const reader = await openThreads(1, { secondsMax: 3 });
  const [slow, bill] = await Promise.all([reader.readCodes(slowPdf(), options), reader.readCodes(billPdf(), options)]);
  reader.end();
  expect(slow).toMatchObject({ ok: false, problems: [{ code: 'FILE_TOO_SLOW', params: { seconds: 3 } }] });
  expect(bill).toMatchObject({ ok: true, value: [{ page: 1 }] });
});

test('of a file whose time is up, the bills that were found come back, and the pages that were not looked at', async () => {
  const reader = await openThreads(1, { secondsMax: 6 });
  let both = billPdf();
  for (let page = 2; page <= 3; page++) both = expectValue(appendPages(both, slowPdf()));
  const started = await reader.readCodes(both, { ...options, effort: 'HARDER' });
  reader.end();
  expect(started).toMatchObject({
    ok: true,
    value: [{ page: 1 }],
    warnings: [{ code: 'FILE_PAGES_LEFT', params: { pages: '2–3' } }],
  });
});

function billPdf(): Uint8Array {
  const invoice = parseDraft(invoiceExamples.withQrReference, profiles['2.3']);
  if (!invoice.ok) throw new Error('the example is valid');
  const symbol = encodeSymbol(invoice.value);
  if (!symbol.ok) throw new Error('the example is short');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
  if (!part.ok) throw new Error('the page is large');
  return renderPdf([part.value.drawing]);
}

/** A page that is painted over four hundred thousand times. */
function slowPdf(): Uint8Array {
  const content = deflateSync('0 0 595 842 re f\n'.repeat(400_000), { level: 1 });
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream
`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}
