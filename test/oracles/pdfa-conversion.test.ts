import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  drawInvoiceDocument,
  invoiceDocumentExamples,
  invoiceDocumentTemplates,
  parseInvoiceDocument,
} from '@rappen/core/invoice-document';
import { renderPdf } from '@rappen/core/render/pdf';
import { profiles } from '@rappen/core/swiss-qr';
import { type PdfADocument, pdfaLimits, toPdfA3b } from '@rappen/pdf/archival';
import { attachFile, attachmentsOf } from '@rappen/pdf/attachments';
import { substituteFonts } from '@rappen/pdf/fonts';
import { describe, expect, test } from 'vitest';
import { sampled } from '../long-tests.ts';
import { objectsText } from '../pdf/objects-text.ts';
import { codesOf, expectValue } from '../results.ts';
import { complaintsOf, pageCountOf, rendered, textOfPages } from './merge/compare.ts';
import { fixture, type Sample, samples } from './merge/corpus.ts';
import { producedSamples } from './merge/producers.ts';
import { hasQpdf, rewritten } from './merge/rewritten.ts';
import { pdfaCases } from './pdfa-cases.ts';
import { hostilePdfs } from './pdfa-fixtures/hostile.ts';
import { metadata, type PdfaCase, page, rdf } from './pdfa-fixtures/parts.ts';
import { drawingOf, everyShape, textShape } from './sample-drawings.ts';
import { hasTools, outputOf, withFiles } from './tools.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const now = '2026-11-21T10:00:00Z';
const hasPoppler = hasTools('pdftotext', 'pdftoppm', 'pdfinfo');
/** How far pages may differ on average, of 255. */
const differenceMax = 2;
const substitutedMax = 6;
/** Everything that a conversion without pictures may use. */
const options = { now, fonts: substituteFonts } as const;

const converted = (bytes: Uint8Array): PdfADocument => expectValue(toPdfA3b(bytes, { now }));

/** The mean difference of the pixels of each page, 0 to 255; Infinity for pages of different sizes. */
async function meanDifferences(before: Uint8Array, after: Uint8Array): Promise<number[]> {
  const made = await rendered(after);
  return (await rendered(before)).map((page, index) => {
    const other = made[index];
    if (other?.width !== page.width || other.height !== page.height) return Infinity;
    const sum = page.pixels.reduce((total, pixel, at) => total + Math.abs(pixel - (other.pixels[at] as number)), 0);
    return sum / page.pixels.length;
  });
}

async function expectSameLooks(before: Uint8Array, after: Uint8Array, max: number): Promise<void> {
  expect(Math.max(...(await meanDifferences(before, after)))).toBeLessThanOrEqual(max);
  const pages = await pageCountOf(before);
  expect(await pageCountOf(after)).toBe(pages);
  expect(await textOfPages(after, pages)).toBe(await textOfPages(before, pages));
}

/** Documents that have their fonts in them. */
const folder = fileURLToPath(new URL('pdfa-fixtures/', import.meta.url));
const withFonts = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name): Sample => ({ name, page: 1, bytes: new Uint8Array(readFileSync(join(folder, name))) }));

describe('documents of many producers', async () => {
  const all: readonly Sample[] = [...withFonts, ...samples, ...(await rewritten()), ...(await producedSamples())];
  const results = all.map(({ name, bytes }) => ({ name, bytes, result: toPdfA3b(bytes, options) }));
  const accepted = results.flatMap(({ name, bytes, result }) => (result.ok ? [{ name, bytes, ...result.value }] : []));

  test('are all converted', () => {
    expect(results.flatMap(({ name, result }) => codesOf(result).map((code) => [name, code]))).toEqual([]);
    expect(accepted.length).toBeGreaterThanOrEqual(80);
  });

  test('show what they showed, and carry what they carried', () => {
    const told = accepted.filter(({ changes }) => changes.some(({ code }) => code === 'looks-different'));
    expect(told.map(({ name }) => name)).toEqual([]);
  });

  test.skipIf(!hasVeraPdf())('conform when they are accepted (needs veraPDF)', async () => {
    const verdicts = await verdictsOf(accepted.map(({ pdf }) => pdf));
    expect(verdicts.map((verdict, index) => [accepted[index]?.name, ...verdict])).toEqual(
      accepted.map(({ name }) => [name, 'compliant']),
    );
  });

  test.skipIf(!hasPoppler || !hasQpdf).each(accepted.map((each) => [each.name, each] as const))(
    '%s looks and reads as before (needs poppler and qpdf)',
    async (_name, { bytes, pdf, changes }) => {
      // Other readers put other fonts in the place of those that are not there
      const isSubstituted = changes.some(({ code }) => code === 'font-substituted');
      await expectSameLooks(bytes, pdf, isSubstituted ? substitutedMax : differenceMax);
      expect(await complaintsOf(pdf)).toBe('');
      expect(converted(pdf)).toEqual({ pdf, converted: false, changes: [], warnings: [] });
    },
  );
});

describe('each rule', () => {
  const results = pdfaCases.map((each) => ({ ...each, result: toPdfA3b(each.bytes, options) }));

  test.each(results.map((each) => [each.name, each] as const))('%s', async (_name, { change, problems, result }) => {
    if (problems !== undefined) expect(codesOf(result)).toEqual(problems);
    else expect(expectValue(result).changes.map(({ code }) => code)).toContain(change);
  });

  test.skipIf(!hasVeraPdf())('is kept by what is accepted, and broken by what is not (needs veraPDF)', async () => {
    const made = results.map(({ bytes, result }) => (result.ok ? result.value.pdf : bytes));
    const verdicts = await verdictsOf(made);
    const isCompliant = ([verdict]: readonly string[]): boolean => verdict === 'compliant';
    const wrong = results.flatMap(({ name, result }, index) =>
      isCompliant(verdicts[index] ?? []) === result.ok ? [] : [[name, ...(verdicts[index] ?? [])]],
    );
    expect(wrong).toEqual([]);
  });

  const kept = results.filter(
    (each): each is PdfaCase & { result: typeof each.result & { ok: true } } => each.result.ok,
  );

  test.skipIf(!hasPoppler)('leaves pages as they were (needs poppler)', async () => {
    for (const { name, bytes, result, looksDiffer } of sampled(kept, 2)) {
      const differences = await meanDifferences(bytes, result.value.pdf);
      expect.soft(Math.max(...differences), name).toBeLessThanOrEqual(looksDiffer ? 255 : 0.1);
    }
  });

  test('and says so of those alone that do not look the same', () => {
    const told = kept.filter(({ result }) => result.value.changes.some(({ code }) => code === 'looks-different'));
    expect(told.filter(({ looksDiffer }) => looksDiffer !== true).map(({ name }) => name)).toEqual([]);
  });

  test('is kept for good', () => {
    for (const { name, result } of kept) {
      const again = toPdfA3b(result.value.pdf, { now: '2027-01-01T00:00:00Z', fonts: substituteFonts });
      expect.soft(again, name).toMatchObject({ ok: true, value: { converted: false } });
      expect.soft(again.ok && again.value.pdf, name).toBe(result.value.pdf);
    }
  });
});

describe('what conforms', () => {
  const invoices = Object.values(invoiceDocumentExamples).flatMap((json) =>
    invoiceDocumentTemplates.map(({ name: template }) => {
      const { document } = expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] }));
      return renderPdf(expectValue(drawInvoiceDocument(document, { template })).pages);
    }),
  );
  const bulk = renderPdf(Array.from({ length: 50 }, (_, index) => drawingOf([textShape(`Rechnung ${index}`, 20, 30)])));
  const ours = [
    renderPdf([everyShape]),
    renderPdf([everyShape, everyShape], { symbols: 'mask', createdAt: now }),
    ...invoices,
    bulk,
  ];

  test.each(ours.map((pdf, index) => [index, pdf] as const))('comes back byte for byte: %i', (_index, pdf) => {
    expect(converted(pdf)).toEqual({ pdf, converted: false, changes: [], warnings: [] });
    expect(converted(pdf).pdf).toBe(pdf);
  });

  test.skipIf(!hasQpdf)('is also known when another program wrote it (needs qpdf)', async () => {
    const [pdf = new Uint8Array(0)] = ours;
    for (const way of ['--object-streams=generate', '--object-streams=disable', '--linearize']) {
      const written = await withFiles([pdf], ([path = '']) => {
        return new Uint8Array(outputOf('qpdf', way, '--newline-before-endstream', path, '-'));
      });
      expect(converted(written).converted, way).toBe(false);
    }
  });
});

describe('files in documents', () => {
  const metadata = {
    namespace: 'urn:example:bill#',
    prefix: 'bill',
    description: 'Data of a bill',
    properties: [{ name: 'DocumentType', description: 'Kind of document', value: 'BILL <1>' }],
  };
  const attach = {
    name: 'ebill.xml',
    mediaType: 'application/xml',
    relationship: 'Data',
    description: 'Rechnungsdaten für Zürich',
    content: new Uint8Array(Buffer.from('<bill/>'.repeat(100))),
    modifiedAt: now,
    metadata,
  } as const;
  const bases = [renderPdf([everyShape]), fixture('chromium.pdf'), ...pdfaCases.slice(0, 3).map(({ bytes }) => bytes)];
  const made = bases.map((bytes) => expectValue(toPdfA3b(bytes, { now, attach })));

  test.skipIf(!hasVeraPdf())('conform (needs veraPDF)', async () => {
    const twice = made.map(({ pdf }) =>
      expectValue(attachFile(pdf, { ...attach, name: 'a.csv', mediaType: 'text/csv' })),
    );
    const verdicts = await verdictsOf([...made.map(({ pdf }) => pdf), ...twice]);
    expect(verdicts).toEqual(verdicts.map(() => ['compliant']));
  });

  test('are read back, and the document before them is kept', () => {
    const [first] = made;
    const [base = new Uint8Array(0)] = bases;
    expect(first?.converted).toBe(false);
    expect(Buffer.from(first?.pdf.subarray(0, base.length) ?? []).equals(base)).toBe(true);
    for (const { pdf } of made) {
      expect(expectValue(attachmentsOf(pdf))).toEqual([
        {
          name: 'ebill.xml',
          mediaType: 'application/xml',
          relationship: 'Data',
          description: 'Rechnungsdaten für Zürich',
          bytes: attach.content,
          place: 'embedded-files',
        },
      ]);
    }
  });

  test.skipIf(!hasQpdf)('are found by others, in order (needs qpdf)', async () => {
    const names = ['z.xml', 'b.xml', 'm.xml', 'b.xml'];
    const pdf = names.reduce(
      (base, name) => expectValue(attachFile(base, { ...attach, name })),
      made[0]?.pdf as Uint8Array,
    );
    const listed = await withFiles([pdf], ([path = '']) => outputOf('qpdf', '--list-attachments', path).toString());
    expect([...listed.matchAll(/^(\S+) ->/gm)].map((match) => match[1])).toEqual([
      'b.xml',
      'ebill.xml',
      'm.xml',
      'z.xml',
    ]);
    const content = await withFiles([pdf], ([path = '']) => outputOf('qpdf', '--show-attachment=m.xml', path));
    expect(new Uint8Array(content)).toEqual(attach.content);
    expect(await complaintsOf(pdf)).toBe('');
  });

  test('of other producers are found', () => {
    const [found] = expectValue(attachmentsOf(fixture('pypdf-attachment.pdf')));
    expect(found).toMatchObject({ place: 'embedded-files' });
    expect(found?.bytes.length).toBeGreaterThan(0);
  });

  test('are refused when they are not described as they should be', () => {
    const wrong = { ...attach, name: 'a/b', mediaType: 'xml', modifiedAt: 'today', content: new Uint8Array(1_000_001) };
    expect(codesOf(attachFile(renderPdf([everyShape]), wrong))).toEqual([
      'ATTACHMENT_NAME',
      'ATTACHMENT_MEDIA_TYPE',
      'ATTACHMENT_DATE',
      'ATTACHMENT_TOO_LARGE',
    ]);
    expect(codesOf(attachFile(pdfaCases[0]?.bytes as Uint8Array, attach))).toEqual(['ATTACHMENT_METADATA']);
    expect(codesOf(attachFile(new Uint8Array(0), wrong))).toContain('FILE_EMPTY');
  });
});

test('what an invoice says of its data in XMP is kept', async () => {
  const property = (name: string): string =>
    '<rdf:li rdf:parseType="Resource">' +
    `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
    `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`;
  const names = ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'];
  const packet = rdf(
    '<pdfaExtension:schemas xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"' +
      ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
      '<rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X</pdfaSchema:schema>' +
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>' +
      `<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${names.map(property).join('')}</rdf:Seq>` +
      '</pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>' +
      names
        .map(
          (name) =>
            `<fx:${name} xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">A ${name}</fx:${name}>`,
        )
        .join('') +
      '<own:gone>x</own:gone>',
  );
  const { pdf } = converted(page(metadata(packet)));
  const written = objectsText(pdf);
  for (const name of names) expect(written).toContain(`<fx:${name}>A ${name}</fx:${name}>`);
  expect(written).not.toContain('own:gone');
  if (hasVeraPdf()) expect(await verdictsOf([pdf])).toEqual([['compliant']]);
});

describe('bounds', () => {
  test.each(hostilePdfs.map(({ name, bytes }) => [name, bytes] as const))('%s', (_name, bytes) => {
    for (const result of [toPdfA3b(bytes, options), attachmentsOf(bytes)]) {
      if (result.ok) expect([true, false]).toContain(result.ok);
      else expect(result.problems.length).toBeGreaterThan(0);
    }
  });

  test('are told', () => {
    const pdf = renderPdf([everyShape, everyShape]);
    expect(codesOf(toPdfA3b(pdf, { now, limits: { fileBytesMax: 10 } }))).toEqual(['FILE_TOO_LARGE']);
    expect(codesOf(toPdfA3b(pdf, { now, limits: { pagesMax: 1 } }))).toEqual(['PDF_TOO_MANY_PAGES']);
    expect(codesOf(toPdfA3b(pdf, { now, limits: { objectsMax: 3 } }))).toEqual(['PDF_TOO_COMPLEX']);
    expect(codesOf(toPdfA3b(new Uint8Array(pdfaLimits.fileBytesMax + 1), { now }))).toEqual(['FILE_TOO_LARGE']);
  });
});
