import { constants, deflateRawSync } from 'node:zlib';
import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { isFullRun, runs } from '../../../test/long-tests.ts';
import { imagingForTests, zxing } from '../test/modules.ts';
import { ascii, codeRectangles, type PdfPart, pagesPdf, pdfOf } from '../test/pdfs.ts';
import { joined, modulesOf, payload, pngOf, randomNumbers } from '../test/pictures.ts';
import { createImaging } from './imaging.ts';
import { defaultImagingLimits } from './limits.ts';
import { isSafePdf } from './pdf/guard.ts';

/** A line again and again until there is 1 GiB, deflated: one MiB flushed to a whole byte, repeated. */
function gigabyteOf(line: string): Uint8Array {
  const piece = deflateRawSync(ascii(line.repeat(Math.ceil(1_048_576 / line.length))), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return joined([Uint8Array.of(0x78, 0x9c), ...Array.from({ length: 1024 }, () => piece), Uint8Array.of(3, 0)]);
}

const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]';
function onePage(resources: string, content: PdfPart, more: readonly PdfPart[] = []): Uint8Array {
  return pdfOf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' },
    { dictionary: `${page}/Contents 4 0 R/Resources<<${resources}>>` },
    content,
    ...more,
  ]);
}
const form = '/Type/XObject/Subtype/Form/BBox[0 0 100 100]';
const deflated = '/Filter/FlateDecode';

const longContent = gigabyteOf('1 1 m\n');
const zeros = gigabyteOf('\0');
const nested = zlibSync(zlibSync(zeros, { level: 9 }), { level: 9 });

const bombs: readonly (readonly [string, Uint8Array, readonly string[]])[] = [
  ['1 GiB of content in 1 MB', onePage('', { dictionary: deflated, stream: longContent }), ['PDF_TOO_COMPLEX']],
  [
    'nested deflate',
    onePage('', { dictionary: '/Filter[/FlateDecode/FlateDecode/FlateDecode]', stream: nested }),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'content that says it is an image',
    onePage('', { dictionary: `${deflated}/Subtype/Image/Width 1/Height 1`, stream: longContent }),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'a form that draws itself',
    onePage('/XObject<</F 5 0 R>>', { dictionary: '', stream: '/F Do' }, [
      { dictionary: `${form}/Resources<</XObject<</F 5 0 R>>>>`, stream: '/F Do /F Do' },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'a form that draws itself under an escaped name',
    onePage('/XObject<</F#41 5 0 R>>', { dictionary: '', stream: '/#46A Do' }, [
      { dictionary: `${form}/Resources<</XObject<</G 5 0 R>>>>`, stream: '/#47 % a comment\n Do' },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    '20 to the power of 10 forms',
    onePage('/XObject<</F 5 0 R>>', { dictionary: '', stream: '/F Do' }, [
      ...Array.from({ length: 10 }, (_, level) => ({
        dictionary: `${form}/Resources<</XObject<</F ${level + 6} 0 R>>>>`,
        stream: '/F Do '.repeat(20),
      })),
      { dictionary: form, stream: '0 0 10 10 re f' },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'a mask that draws itself',
    onePage('/ExtGState<</G 5 0 R>>', { dictionary: '', stream: '/G gs 0 0 10 10 re f' }, [
      { dictionary: '/SMask<</S/Luminosity/G 6 0 R>>' },
      {
        dictionary: `${form}/Group<</S/Transparency>>/Resources<</ExtGState<</G 5 0 R>>>>`,
        stream: '/G gs 0 0 9 9 re f',
      },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'tiles of a hundredth of a point',
    onePage('/Pattern<</P 5 0 R>>', { dictionary: '', stream: '/Pattern cs /P scn 0 0 595 842 re f' }, [
      {
        dictionary: '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep 0.01/YStep 0.01/Resources<<>>',
        stream: '0 0 50 50 re f',
      },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'an object stream of 1 GiB',
    onePage('', { dictionary: '', stream: '' }, [
      { dictionary: `/Type/ObjStm/N 1/First 4${deflated}`, stream: gigabyteOf(' ') },
    ]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    'a page tree that contains itself',
    pdfOf([{ dictionary: '/Type/Catalog/Pages 2 0 R' }, { dictionary: '/Type/Pages/Kids[2 0 R 2 0 R]/Count 9' }]),
    ['PDF_UNREADABLE', 'no code'],
  ],
  [
    '100,000 strings that never end',
    joined([pdfOf([{ dictionary: '' }]), ascii('1 0 obj ( '.repeat(100_000))]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    '100,000 arrays that never end',
    joined([pdfOf([{ dictionary: '' }]), ascii('1 0 obj [ '.repeat(100_000))]),
    ['PDF_TOO_COMPLEX'],
  ],
  [
    '100,000 streams that never end',
    joined([pdfOf([{ dictionary: '' }]), ascii('1 0 obj<<>>stream '.repeat(100_000))]),
    ['PDF_TOO_COMPLEX'],
  ],
  ['a PNG of 100,000 by 100,000', pngOf({ width: 100_000, height: 100_000 }, new Uint8Array(10)), ['IMAGE_TOO_LARGE']],
  [
    'a small PNG with 1 GiB of data',
    pngOf({ width: 100, height: 100 }, new Uint8Array(0), { data: zeros }),
    ['IMAGE_UNREADABLE'],
  ],
];

test.each(bombs)('%s ends as a problem in bounded memory', async (_, bytes, expected) => {
  const imaging = imagingForTests();
  const before = process.memoryUsage().rss;
  const result = await imaging.readCodes(bytes, { effort: 'HARDER', all: true });
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1_048_576);
  expect(expected).toContain(result.ok ? 'no code' : result.problems[0].code);
  const small = await createImaging({ zxing }).readCodes(bytes, { effort: 'HARDER', all: true });
  expect([...expected, 'PDF_RASTER_UNAVAILABLE']).toContain(small.ok ? 'no code' : small.problems[0].code);
});

test.runIf(isFullRun)(
  'what the guard lets through ends at the memory bound of the renderer, and the next file is read',
  async () => {
    const imaging = imagingForTests();
    // The guard counts instructions; it does not know what the renderer keeps of each
    const many = onePage('', { dictionary: '', stream: '0 0 9 9 re f\n'.repeat(1_500_000) });
    expect(isSafePdf(many, defaultImagingLimits)).toBe(true);
    const first = await imaging.readCodes(many, { effort: 'DEFAULT', all: false });
    expect(first).toMatchObject({ ok: false, problems: [{ code: 'PDF_TOO_COMPLEX' }] });
    const good = pagesPdf([codeRectangles(modulesOf(payload), 67, 209)]);
    const next = await imaging.readCodes(good, { effort: 'DEFAULT', all: false });
    expect(next.ok && next.value.map((code) => code.text)).toEqual([payload]);
  },
);

test('damaged files never make an exception', async () => {
  const imaging = imagingForTests();
  const random = randomNumbers(7);
  const good = pagesPdf([codeRectangles(modulesOf(payload), 67, 209)]);
  for (let round = 0; round < runs(60); round++) {
    const bytes = round % 2 === 0 ? good.slice(0, Math.floor(random() * good.length)) : good.slice();
    for (let hit = 0; hit < 20; hit++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    const result = await imaging.readCodes(bytes, { effort: 'DEFAULT', all: false });
    expect(result.ok || result.problems.length).toBeTruthy();
  }
});

test.each([
  ['%PDF-1.7 ', 'PDF_UNREADABLE'],
  ['\x89PNG\r\n\x1a\n', 'IMAGE_UNREADABLE'],
  ['\xff\xd8\xff\xe0', 'IMAGE_UNREADABLE'],
  ['', 'FILE_FORMAT_UNKNOWN'],
])('random bytes behind %j', async (head, code) => {
  const random = randomNumbers(3);
  const noise = Uint8Array.from({ length: 100_000 }, () => Math.floor(random() * 256));
  const result = await imagingForTests().readCodes(joined([ascii(head), noise]), { effort: 'HARDER', all: true });
  expect(result).toMatchObject({ ok: false, problems: [{ code }] });
});
