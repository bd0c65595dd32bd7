import { describe, expect, test } from 'vitest';
import { imagingForTests } from '../test/modules.ts';
import { pagesPdf } from '../test/pdfs.ts';
import { comparePages, rasterPort, verifyConversion } from './index.ts';

const imaging = imagingForTests();
const square = '1 0 0 rg 100 100 200 200 re f';
const one = pagesPdf([square]);

async function codesOf(before: Uint8Array, after: Uint8Array): Promise<string[]> {
  const result = await verifyConversion(imaging, before, after);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

describe('pages are compared', () => {
  test('as they look', async () => {
    const same = await comparePages(imaging, one, one);
    expect(same).toEqual({
      ok: true,
      value: { pagesBefore: 1, pagesAfter: 1, pages: [{ page: 1, mean: 0, wasBlank: false, isBlank: false }] },
    });
    const other = await comparePages(imaging, one, pagesPdf(['0 0 1 rg 100 100 200 200 re f']));
    const [page] = other.ok ? other.value.pages : [];
    expect(page?.mean).toBeGreaterThan(1);
    const wide = await comparePages(imaging, one, pagesPdf([square], { box: '0 0 842 595' }));
    expect(wide.ok && wide.value.pages[0]?.mean).toBe(Infinity);
  });

  test('drawn finer than they are compared', async () => {
    const fine = await comparePages(imaging, one, one, { dpi: 30, sampling: 4, pagesMax: 1 });
    expect(fine.ok && fine.value.pages).toMatchObject([{ mean: 0 }]);
  });

  test('and lost or blank ones are problems', async () => {
    expect(await codesOf(one, one)).toEqual([]);
    expect(await codesOf(pagesPdf([square, square]), one)).toEqual(['PDFA_PAGES_LOST']);
    expect(await codesOf(one, pagesPdf(['']))).toEqual(['PDFA_PAGE_BLANK']);
    expect(await codesOf(pagesPdf(['']), one)).toEqual(['PDFA_PAGE_DIFFERENT']);
    const may = await verifyConversion(imaging, pagesPdf(['']), one, { mayDiffer: true });
    expect(may.ok).toBe(true);
  });

  test('unless one of the files cannot be drawn', async () => {
    const result = await comparePages(imaging, one, Uint8Array.of(1, 2, 3));
    expect(result.ok ? [] : result.problems.map(({ path }) => path[0])).toEqual(['after']);
  });
});

describe('a page in colours', () => {
  test('has red first', async () => {
    const drawn = await imaging.renderPageInColours(one, 1, 72);
    if (!drawn.ok) throw new Error('not drawn');
    const { width, height, pixels } = drawn.value;
    expect(pixels.length).toBe(width * height * 3);
    const at = ((height - 200) * width + 200) * 3;
    expect([...pixels.subarray(at, at + 3)]).toEqual([255, 0, 0]);
    expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('is what the conversion is given, and nothing where there is none', async () => {
    const raster = rasterPort(imaging);
    expect(await raster(one, 0, 72)).toMatchObject({ width: 595, height: 842 });
    expect(await raster(one, 1, 72)).toBeUndefined();
    expect(await raster(Uint8Array.of(1), 0, 72)).toBeUndefined();
  });
});
