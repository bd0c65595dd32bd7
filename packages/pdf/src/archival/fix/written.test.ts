import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { letter, rawPdf, rawStream } from '../../../../../test/oracles/merge/raw-pdf.ts';
import { image, type Parts, page } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { objectsText } from '../../../../../test/pdf/objects-text.ts';
import { expectValue } from '../../../../../test/results.ts';
import { substituteFonts } from '../../fonts/substitutes/index.ts';
import { readDocument } from '../../syntax/document.ts';
import { type CosObject, isName, nameOf, numberOf, textOf } from '../../syntax/values.ts';
import { attachToPdfA3b, toPdfA3b } from '../convert.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;
const converted = (bytes: Uint8Array): Uint8Array => expectValue(toPdfA3b(bytes, options)).pdf;

/** The objects of a document, by what their dictionaries say that they are. */
function objectsOf(pdf: Uint8Array, type: string): CosObject[] {
  const document = expectValue(readDocument(pdf));
  return [...document.crossReference.entries.keys()]
    .flatMap((number) => document.object(number) ?? [])
    .filter(({ value }) => value.kind === 'dictionary' && isName(value.entries.get('Type'), type));
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const font = (name: string, more = ''): string =>
  `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding${more}>>`;
/** Pages with a font each, written where it is used. */
const pagesWith = (
  count: number,
  fontOf: (index: number) => string,
  textAt = (index: number) => `page ${index}`,
): Uint8Array =>
  rawPdf({
    pages: Array.from({ length: count }, (_, index) => ({
      resources: `<</Font<</F1 ${fontOf(index)}>>>>`,
      contents: [letter(72, 600, textAt(index))],
    })),
  });

describe('a converted document', () => {
  const pdf = converted(pagesWith(450, (index) => font('Helvetica', `/Name/F${index}`)));
  const document = expectValue(readDocument(pdf));

  test('has all that is no stream in object streams of at most 200, and a cross-reference stream', () => {
    const { entries, isStream } = document.crossReference;
    expect(isStream).toBe(true);
    for (const [number, entry] of entries) {
      const isAlone = document.object(number)?.stream !== undefined || entry.kind === 'free';
      expect(entry.kind === 'compressed').toBe(!isAlone);
    }
    const counts = objectsOf(pdf, 'ObjStm').map(
      ({ value }) => value.kind === 'dictionary' && numberOf(value.entries.get('N')),
    );
    expect(counts.length).toBeGreaterThan(2);
    expect(Math.max(...counts.map(Number))).toBeLessThanOrEqual(200);
    expect(latin(pdf.subarray(0, 9))).toBe('%PDF-1.7\n');
  });

  test('gets a file behind it with a cross-reference stream', () => {
    const content = new Uint8Array(Buffer.from('<a/>'));
    const attach = {
      name: 'a.xml',
      mediaType: 'text/xml',
      relationship: 'Data',
      content,
      modifiedAt: options.now,
    } as const;
    const more = expectValue(attachToPdfA3b(pdf, { ...attach, description: 'Data' }));
    expect(Buffer.from(more.subarray(0, pdf.length)).equals(pdf)).toBe(true);
    expect(expectValue(readDocument(more)).crossReference.isStream).toBe(true);
    expect(expectValue(toPdfA3b(more, options)).converted).toBe(false);
  });

  test('is the same each time', () => {
    expect(Buffer.from(converted(pagesWith(450, (index) => font('Helvetica', `/Name/F${index}`)))).equals(pdf)).toBe(
      true,
    );
  });
});

describe('substitutes', () => {
  const faces = (pdf: Uint8Array): number => objectsText(pdf).match(/\/FontFile2 /g)?.length ?? 0;

  test.each<[name: string, count: number, fontOf: (index: number) => string]>([
    ['equal fonts', 1, () => font('Helvetica')],
    ['fonts that differ in name', 1, (index) => font('Helvetica', `/Name/F${index}`)],
    ['fonts of two families of one face', 1, (index) => font(index % 2 === 0 ? 'Arial' : 'Helvetica')],
    ['fonts of two faces', 2, (index) => font(index % 2 === 0 ? 'Helvetica' : 'Times-Bold')],
    [
      'fonts that mean something else by a code',
      2,
      (index) =>
        `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[97/${index % 2 === 0 ? 'b' : 'c'}]>>>>`,
    ],
    [
      'fonts that have other widths',
      2,
      (index) => font('Helvetica', `/FirstChar 97/LastChar 97/Widths[${index % 2 === 0 ? 300 : 900}]`),
    ],
  ])('of %s: %i', (_name, count, fontOf) => {
    const pdf = converted(pagesWith(12, fontOf));
    expect(faces(pdf)).toBe(count);
    expect(objectsOf(pdf, 'FontDescriptor')).toHaveLength(count);
    expect(expectValue(toPdfA3b(pdf, options)).converted).toBe(false);
  });

  test('of 600 pages with a font each weigh no more than one', () => {
    const text = (index: number): string => `${String.fromCharCode(65 + (index % 26))} of ${index}`;
    const bytes = pagesWith(600, (index) => font('Helvetica', `/Name/F${index}`), text);
    expect(converted(bytes).length).toBeLessThan(bytes.length);
  });
});

test('one object of many megabytes stands by itself', () => {
  const list = `[${'123456789 '.repeat(450_000)}]`;
  const bytes = page({ catalog: '/Own 100 0 R', objects: [list] });
  const pdf = converted(bytes);
  const { entries } = expectValue(readDocument(pdf)).crossReference;
  expect([...entries.values()].filter(({ kind }) => kind === 'offset').length).toBeGreaterThan(4);
  expect(objectsText(pdf)).toContain('123456789 123456789');
});

describe('equal objects', () => {
  const twoPages = (
    resources: readonly string[],
    contents: readonly string[],
    objects: readonly string[],
  ): Uint8Array =>
    rawPdf({
      pages: resources.map((each, index) => ({ resources: `<<${each}>>`, contents: [contents[index] ?? ''] })),
      objects: [...objects],
    });
  const picture = rawStream(
    '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
    '\x00\x60\xa0\xff',
  );
  const drawing = rawStream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<>>', '0 0 9 9 re f');
  const count = (pdf: Uint8Array, what: RegExp): number => objectsText(pdf).match(what)?.length ?? 0;

  test.each<[name: string, object: string, what: RegExp]>([
    ['pictures', picture, /\/Subtype\/Image/g],
    ['drawings', drawing, /\/Subtype\/Form/g],
  ])('%s are written once', (_name, object, what) => {
    const own = ['/XObject<</X 100 0 R>>', '/XObject<</X 101 0 R>>'];
    expect(count(converted(twoPages(own, ['/X Do', '/X Do 1 w'], [object, object])), what)).toBe(1);
  });

  test('instructions are written once where their resources are equal, and twice where they are not', () => {
    const line = '/X Do 60 600 200 100 re f';
    const made = (second: string): number =>
      count(
        converted(
          twoPages(['/XObject<</X 100 0 R>>', `/XObject<</X ${second} 0 R>>`], [line, line], [picture, drawing]),
        ),
        /60 600 200 100 re/g,
      );
    expect(made('100')).toBe(1);
    expect(made('101')).toBe(2);
  });

  test('pages and annotations stay their own', () => {
    const link = '<</Type/Annot/Subtype/Link/Rect[60 600 260 700]/F 4/A<</S/URI/URI(https://example.com/)>>>>';
    const bytes = rawPdf({
      pages: [100, 101].map((number) => ({ more: `/Annots[${number} 0 R]`, resources: '<<>>', contents: ['1 w'] })),
      objects: [link, link],
    });
    const pdf = converted(bytes);
    expect(objectsOf(pdf, 'Page')).toHaveLength(2);
    expect(objectsOf(pdf, 'Annot')).toHaveLength(2);
  });
});

describe('streams', () => {
  const content = 'q 1 0 0 1 0 0 cm Q\n'.repeat(40);
  const packed = Buffer.from(zlibSync(Buffer.from(content))).toString('hex');
  const contentOf = (parts: Parts & { readonly stream: string }): string => {
    const text = latin(page(parts));
    return text.replace(/4 0 obj[\s\S]*?endobj/, `4 0 obj\n${parts.stream}\nendobj`);
  };
  /** The dictionary of the page's instructions, and whether they are what they were. */
  const after = (stream: string): string => {
    const pdf = converted(new Uint8Array(Buffer.from(contentOf({ stream }), 'latin1')));
    const document = expectValue(readDocument(pdf));
    const [first] = objectsOf(pdf, 'Page');
    const found = document.streamAt(
      first?.value.kind === 'dictionary' ? first.value.entries.get('Contents') : undefined,
    );
    const bytes = found && document.decodedStream(found.dictionary, found.bytes);
    expect(latin(bytes ?? new Uint8Array(0)).trim()).toBe(content.trim());
    return textOf(found?.dictionary.entries.get('Filter') ?? { kind: 'word', text: 'none' });
  };

  test.each<[name: string, stream: string]>([
    ['without a filter', rawStream('', content)],
    ['as digits', rawStream('/Filter/ASCIIHexDecode', `${Buffer.from(content).toString('hex')}>`)],
    ['packed, as digits', rawStream('/Filter[/ASCIIHexDecode/FlateDecode]', `${packed}>`)],
    [
      'packed, as digits, with parameters',
      rawStream('/Filter[/ASCIIHexDecode/FlateDecode]/DecodeParms[null<</Predictor 1>>]', `${packed}>`),
    ],
  ])('%s come out packed', (_name, stream) => {
    expect(after(stream)).toBe('/FlateDecode');
  });

  test('that are short stay as they are, and so do pictures that are packed', () => {
    const pdf = converted(page(image('/ColorSpace/DeviceGray')));
    const filters = objectsOf(pdf, 'XObject').map(
      ({ value }) => value.kind === 'dictionary' && nameOf(value.entries.get('Filter')),
    );
    expect(filters).toEqual([undefined]);
  });
});
