import { toPdfA3b } from '@rappen/pdf/archival';
import { openPdf } from '@rappen/pdf/open';
import { expect, test } from 'vitest';
import { readCMap } from '../../packages/pdf/src/fonts/cmap.ts';
import { readPacket } from '../../packages/pdf/src/metadata/packet.ts';
import { ascii, pagePdf, pdfOf } from '../oracles/page-pdfs.ts';

/** More than an engine takes as arguments of one call. */
const many = 200_000;
const options = { now: '2026-11-21T10:00:00Z' };

test('a file with many trailers is opened', () => {
  const page = pagePdf('0 0 9 9 re f');
  const bytes = new Uint8Array(Buffer.concat([page, ascii('trailer<<>>\n'.repeat(many))]));
  expect(openPdf(bytes).ok).toBe(true);
});

test('a form with many fields gets an answer', () => {
  const content = { dictionary: '', stream: '0 0 9 9 re f' };
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>';
  const fields = `/AcroForm<</Fields[5 0 R]>>`;
  const field = { dictionary: `/T(a)/Kids[${'6 0 R '.repeat(many)}]` };
  const made = toPdfA3b(pdfOf([{ dictionary: page }, content, field, { dictionary: '/T(b)' }], fields), options);
  expect(typeof made.ok).toBe('boolean');
});

test('a packet with many properties gets an answer', () => {
  const properties = Array.from({ length: many }, (_, number) => `<x:p${number}/>`).join('');
  const packet = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:x="urn:x">${properties}</rdf:Description></rdf:RDF>`;
  expect(() => readPacket(packet)).not.toThrow();
});

test.each([
  ['that are apart', (index: number) => index],
  ['that are the same', () => 7],
])('a map of many ranges %s is not followed', (_, code) => {
  const rows = Array.from(
    { length: many },
    (_row, index) => `<${code(index).toString(16).padStart(8, '0')}><${code(index).toString(16).padStart(8, '0')}> 1`,
  );
  const map = `1 begincodespacerange <00000000><ffffffff> endcodespacerange 1 begincidrange ${rows.join('\n')} endcidrange`;
  expect(readCMap(ascii(map), 10_000_000)).toBe(undefined);
});
