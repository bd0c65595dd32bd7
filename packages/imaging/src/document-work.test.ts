import { renderPdf } from '@rappen/core/render/pdf';
import { toPdfA3b } from '@rappen/pdf/archival';
import { attachmentsOf } from '@rappen/pdf/attachments';
import { substituteFonts } from '@rappen/pdf/fonts';
import { expect, test } from 'vitest';
import { pagePdf } from '../../../test/oracles/page-pdfs.ts';
import { codesOf, expectValue } from '../../../test/results.ts';
import { imagingForTests } from '../test/modules.ts';
import { documentWork } from './document-work.ts';
import { rasterPort } from './pdf-raster.ts';

const options = { now: '2026-11-21T10:00:00Z', beginnings: [] };
const imaging = imagingForTests();
const work = documentWork(imaging);
const unembedded = pagePdf('BT /F 12 Tf 50 700 Td (Rechnung) Tj ET', {
  resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>',
});

test('one examination tells what a PDF carries, shows and is to become', async () => {
  const { archival, attachments, codes, text } = expectValue(await work.examine(pagePdf('0 0 9 9 re f'), options));
  expect([attachments, expectValue(codes)]).toEqual([[], []]);
  expect(text).toEqual({ text: '', isBlank: false, notRead: [] });
  const { pdf, converted } = expectValue(archival);
  expect(converted).toBe(true);
  expect(expectValue(expectValue(await work.examine(pdf, options)).archival)).toMatchObject({ pdf, converted: false });
});

test('a file is put into what the examination made, which conforms as before', async () => {
  const { archival } = expectValue(await work.examine(pagePdf('0 0 9 9 re f'), options));
  const content = new TextEncoder().encode('<a/>');
  const described = { mediaType: 'application/xml', relationship: 'Data', description: 'A file' } as const;
  const attachment = { name: 'a.xml', ...described, content, modifiedAt: options.now };
  const attached = expectValue(await work.attach(expectValue(archival).pdf, attachment));
  expect(expectValue(attachmentsOf(attached))).toMatchObject([{ name: 'a.xml', bytes: content }]);
  expect(expectValue(await work.toPdfA3b(attached, options))).toMatchObject({ pdf: attached, converted: false });
  expect(codesOf(await work.attach(attached, { ...attachment, name: 'ä' }))).toEqual(['ATTACHMENT_NAME']);
});

test('what the structure does not allow needs fonts', async () => {
  expect(codesOf(await work.toPdfA3b(unembedded, options))).toEqual(['PDFA_FONT_NOT_EMBEDDED']);
  const withFonts = documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });
  expect(expectValue(await withFonts.toPdfA3b(unembedded, options)).converted).toBe(true);
  expect(expectValue(expectValue(await withFonts.examine(unembedded, options)).archival).converted).toBe(true);
});

test('what cannot be opened is said once', async () => {
  expect(codesOf(await work.examine(new Uint8Array(9), options))).toEqual(['PDF_EXPECTED']);
});

test('a service takes documents of 500 pages, the library longer ones', async () => {
  const page = { width: 210, height: 297, title: '', description: '', language: 'de', shapes: [] };
  const long = renderPdf(Array.from({ length: 501 }, () => page));
  expect(codesOf(await work.examine(long, options))).toEqual(['PDF_TOO_MANY_PAGES']);
  expect(codesOf(await work.toPdfA3b(long, options))).toEqual(['PDF_TOO_MANY_PAGES']);
  expect(expectValue(toPdfA3b(long, options)).converted).toBe(false);
});
