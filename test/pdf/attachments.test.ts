import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { attachFile } from '../../packages/pdf/src/attachments/attach.ts';
import type { AttachmentInput } from '../../packages/pdf/src/attachments/embedded-file.ts';
import { limits } from '../../packages/pdf/src/attachments/limits.ts';
import { nameEntries } from '../../packages/pdf/src/attachments/name-tree.ts';
import { prepareAttachment } from '../../packages/pdf/src/attachments/prepare.ts';
import { attachmentsOf } from '../../packages/pdf/src/attachments/read.ts';
import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import { drawingOf, textShape } from '../oracles/sample-drawings.ts';
import { codesOf, expectValue } from '../results.ts';

const base = renderPdf([drawingOf([textShape('a', 20, 20)])]);
const file = (name: string, content: Uint8Array = Uint8Array.of(1, 2, 3)): AttachmentInput => ({
  name,
  mediaType: 'application/octet-stream',
  relationship: 'Supplement',
  description: '',
  content,
  modifiedAt: '2026-11-21T10:00:00Z',
});
const attached = (pdf: Uint8Array, input: AttachmentInput): Uint8Array<ArrayBuffer> =>
  expectValue(attachFile(pdf, input));

/** A document with these objects from 1 on, the catalog first; its cross-reference is rebuilt. */
function documentOf(...objects: readonly string[]): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n`, 'latin1'));
}
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>';
const stream = (content: string): string => `<</Length ${content.length}>>stream\n${content}\nendstream`;

test('files come out as they went in, in the order of their names', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/), { maxLength: 5 });
  fc.assert(
    fc.property(names, fc.uint8Array({ maxLength: 400 }), (each, content) => {
      const pdf = each.reduce((before, name) => attached(before, file(name, content)), base);
      const found = expectValue(attachmentsOf(pdf));
      expect(found.map(({ name }) => name)).toEqual([...each].sort());
      for (const { bytes } of found) expect(bytes).toEqual(content);
    }),
    { numRuns: 20 },
  );
});

test('a file that is written with its document is the same as one that is put into it', () => {
  const drawings = [drawingOf([textShape('a', 20, 20)])];
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9._-]{1,12}$/), fc.uint8Array({ maxLength: 400 }), (name, content) => {
      const input = { ...file(name, content), description: 'Käse' };
      const attachment = expectValue(prepareAttachment(input));
      const written = renderPdf(drawings, { attachment });
      expect(attachmentsOf(written)).toEqual(attachmentsOf(attached(base, input)));
      expect(renderPdf(drawings, { attachment })).toEqual(written);
      expect(Buffer.from(written).toString('latin1').split('startxref')).toHaveLength(2);
    }),
    { numRuns: 20 },
  );
});

test('documents that differ in their file alone have another identifier', () => {
  const identifierWith = (input: AttachmentInput): string | undefined => {
    const pdf = renderPdf([drawingOf([])], { attachment: expectValue(prepareAttachment(input)) });
    return /\/ID\[<(\w{32})>/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
  };
  const identifiers = [
    file('a'),
    file('b'),
    file('a', Uint8Array.of(4)),
    { ...file('a'), modifiedAt: '2026-11-22T10:00:00Z' },
    { ...file('a'), description: 'other' },
  ].map(identifierWith);
  expect(new Set(identifiers).size).toBe(identifiers.length);
});

test('equal input gives equal bytes, and a file of the same name is replaced', () => {
  const once = attached(base, file('a.bin'));
  expect(attached(base, file('a.bin'))).toEqual(once);
  const twice = attached(once, file('a.bin', Uint8Array.of(9)));
  expect(expectValue(attachmentsOf(twice)).map(({ bytes }) => [...bytes])).toEqual([[9]]);
});

test('a file is replaced wherever the document speaks of it', () => {
  const many = documentOf(
    '<</Type/Catalog/Pages 2 0 R/AF[4 0 R 6 0 R]/Names<</EmbeddedFiles<</Names[(another) 4 0 R(f.txt) 7 0 R]>>>>>>',
    pages,
    page.replace('>>', '/AF 4 0 R/Annots[<</Subtype/FileAttachment/FS 7 0 R>>]>>'),
    '<</Type/Filespec/UF(f.txt)/EF<</F 5 0 R>>>>',
    stream('old'),
    '<</Type/Filespec/F(other.txt)/EF<</F 5 0 R>>>>',
    '<</Type/Filespec/F(f.txt)/EF<</F 5 0 R>>>>',
  );
  const found = expectValue(attachmentsOf(attached(many, file('f.txt', Uint8Array.of(9)))));
  expect(found.map(({ name, bytes }) => [name, bytes.length]).sort()).toEqual([
    ['f.txt', 1],
    ['other.txt', 3],
  ]);
});

test('names in many nodes stay whole', () => {
  const leaf = (from: string, to: string): string =>
    `<</Limits[(${from})(${to})]/Names[(${from}) 8 0 R(${to}) 8 0 R]>>`;
  const many = documentOf(
    '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 4 0 R>>>>',
    pages,
    page,
    '<</Kids[5 0 R 6 0 R 4 0 R]>>',
    leaf('a', 'c'),
    leaf('x', 'z'),
    stream('content'),
    '<</Type/Filespec/F(f.txt)/EF<</F 7 0 R>>>>',
  );
  const document = expectValue(readDocument(attached(many, file('m.bin'))));
  const names = document.dictionary(document.catalog?.entries.get('Names'));
  const keys = nameEntries(document, names?.entries.get('EmbeddedFiles')).map(({ key }) =>
    Buffer.from(key.bytes).toString(),
  );
  expect(keys).toEqual(['a', 'c', 'm.bin', 'x', 'z']);
});

describe('files are found', () => {
  const specification = '<</Type/Filespec/UF(folder/f.txt)/Desc(d)/AFRelationship/Source/EF<</F 5 0 R>>>>';

  test.each([
    ['document', '<</Type/Catalog/Pages 2 0 R/AF[4 0 R]>>', page],
    ['page', '<</Type/Catalog/Pages 2 0 R>>', page.replace('>>', '/AF 4 0 R>>')],
    [
      'annotation',
      '<</Type/Catalog/Pages 2 0 R>>',
      page.replace('>>', '/Annots[<</Subtype/FileAttachment/FS 4 0 R>><</Subtype/Link/FS 4 0 R>>]>>'),
    ],
  ])('at the %s', (place, catalog, own) => {
    const found = expectValue(attachmentsOf(documentOf(catalog, pages, own, specification, stream('text'))));
    expect(found).toEqual([
      {
        name: 'f.txt',
        mediaType: undefined,
        relationship: 'Source',
        description: 'd',
        bytes: new Uint8Array(Buffer.from('text')),
        place,
      },
    ]);
  });

  test('each once', () => {
    const catalog =
      '<</Type/Catalog/Pages 2 0 R/AF[4 0 R 4 0 R]/Names<</EmbeddedFiles<</Names[(f) 4 0 R(g) 4 0 R]>>>>>>';
    const found = expectValue(attachmentsOf(documentOf(catalog, pages, page, specification, stream('text'))));
    expect(found.map(({ place }) => place)).toEqual(['embedded-files']);
  });

  test('up to a number and a size', () => {
    const many = Array.from({ length: limits.attachmentsMax + 1 }, (_, index) => index);
    const crowd = documentOf(
      `<</Type/Catalog/Pages 2 0 R/AF[${many.map((index) => `${4 + 2 * index} 0 R`).join(' ')}]>>`,
      pages,
      page,
      ...many.flatMap((index) => [`<</F(f)/EF<</F ${5 + 2 * index} 0 R>>>>`, stream('')]),
    );
    expect(codesOf(attachmentsOf(crowd))).toEqual(['ATTACHMENT_TOO_MANY']);
    const catalog = '<</Type/Catalog/Pages 2 0 R/AF[4 0 R]>>';
    const large = documentOf(catalog, pages, page, specification, stream('a'.repeat(limits.fileBytesMax + 1)));
    expect(codesOf(attachmentsOf(large))).toEqual(['ATTACHMENT_TOO_LARGE']);
  });
});

test('what is no document has no files', () => {
  expect(codesOf(attachmentsOf(new Uint8Array(0)))).toEqual(['FILE_EMPTY']);
  expect(codesOf(attachmentsOf(new Uint8Array(99)))).toEqual(['PDF_EXPECTED']);
});
