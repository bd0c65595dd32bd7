import { type Drawing, type Picture, parsePicture } from '@rappen/core/drawing';
import {
  drawInvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
} from '@rappen/core/invoice-document';
import { type PdfOptions, renderPdf } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import jpeg from 'jpeg-js';
import { expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { drawingOf, everyCharacter, everyShape, noiseSymbol, sharedGroup, textShape } from './sample-drawings.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const fiftyPages = Array.from({ length: 50 }, (_, index) =>
  drawingOf([
    { kind: 'symbol', x: 67, y: 209, side: 46, symbol: noiseSymbol(57, index + 1) },
    sharedGroup,
    textShape(`Rechnung ${index}`, 20, 30),
  ]),
);
const hostile = drawingOf([textShape('\u0000\u0007<&>"\ud83d\ude00\ud800 \u4e00', 20, 20)], {
  title: 'a\u0001 <b> & "c" (d) \\ \ud83d\ude00 \ud800',
  description: ']]> <?xpacket end="w"?>',
  language: 'de)/Evil(',
});

const logo = expectValue(parsePicture(jpeg.encode({ width: 40, height: 16, data: Buffer.alloc(2560, 99) }, 80).data));
const samplePicture: Picture = {
  mediaType: 'image/png',
  file: new Uint8Array(0),
  width: 2,
  height: 1,
  components: 3,
  samples: Uint8Array.of(255, 0, 0, 0, 99, 115),
};
const invoices = Object.entries(invoiceDocumentExamples).flatMap(([name, json]) =>
  invoiceDocumentTemplates.map(({ name: template }): (typeof cases)[number] => {
    const { document } = expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] }));
    return [`${name} in ${template}`, expectValue(drawInvoiceDocument(document, { template, logo })).pages, {}];
  }),
);

const cases: readonly (readonly [name: string, drawings: readonly Drawing[], options: PdfOptions])[] = [
  ['every kind of shape', [everyShape], {}],
  ['every kind of shape, symbols as masks', [everyShape], { symbols: 'mask' }],
  ['every character, regular', everyCharacter(false).drawings, {}],
  ['every character, bold', everyCharacter(true).drawings, {}],
  ['both weights in full', [...everyCharacter(true).drawings, ...everyCharacter(false).drawings], {}],
  ['50 pages with shared groups', fiftyPages, {}],
  ['50 pages, symbols as masks', fiftyPages, { symbols: 'mask' }],
  ['a page without text', [drawingOf([{ kind: 'rectangle', x: 1, y: 1, width: 1, height: 1, fill: 'black' }])], {}],
  ['an empty page', [drawingOf([])], {}],
  [
    'a date of creation and a title',
    [everyShape],
    { createdAt: '2026-11-21T10:00:00+01:00', title: 'Größe – Rechnung' },
  ],
  ['a date of creation in UTC', [everyShape], { createdAt: '2026-11-21T10:00:00Z' }],
  ['hostile texts', [hostile], {}],
  ...invoices,
  [
    'a picture of samples',
    [drawingOf([{ kind: 'image', x: 10, y: 10, width: 20, height: 20, picture: samplePicture }])],
    {},
  ],
  ['the largest page', [drawingOf([textShape('far', 5000, 5000)], { width: 5080, height: 5080 })], {}],
];

test.skipIf(!hasVeraPdf())('documents conform to PDF/A-3b (needs veraPDF)', async () => {
  const verdicts = await verdictsOf(cases.map(([, drawings, options]) => renderPdf(drawings, options)));
  expect(verdicts.map((verdict, index) => [cases[index]?.[0], ...verdict])).toEqual(
    cases.map(([name]) => [name, 'compliant']),
  );
});
