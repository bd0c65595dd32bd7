import { mergeSlip } from '@rappen/core/slip-on-page';
import { openImaging } from '@rappen/node';
import { appendPages } from '@rappen/pdf/assembly';
import { beforeAll, expect, test } from 'vitest';
import { sampled } from '../../long-tests.ts';
import { codesOf, expectValue } from '../../results.ts';
import { hasTools } from '../tools.ts';
import {
  complaintsOf,
  difference,
  furnishingsOf,
  informationOf,
  pageCountOf,
  pdfiumDifference,
  slipRegion,
  textAbove,
  textOfPages,
} from './compare.ts';
import { type Sample, samples } from './corpus.ts';
import { producedSamples } from './producers.ts';
import { hasQpdf, rewritten } from './rewritten.ts';
import { payload, slip } from './slip.ts';

const hasPoppler = hasTools('pdftotext', 'pdftoppm', 'pdfinfo');
/** Where the code stands on the slip: Style Guide QR-bill, p. 6. */
const code = { fromLeft: 67, fromFoot: 88 };

let imaging: Awaited<ReturnType<typeof openImaging>>;
beforeAll(async () => {
  imaging = await openImaging();
});

const all: readonly Sample[] = [...samples, ...(await rewritten()), ...(await producedSamples())];

/** The code of the slip as it is read from a page, by what reads uploaded files. */
async function expectCode(pdf: Uint8Array, page: number): Promise<void> {
  const codes = expectValue(await imaging.readCodes(pdf, { effort: 'DEFAULT', all: true, beginnings: ['SPC'] }));
  const found = codes.find((each) => each.page === page && each.text === payload);
  expect(found).toBeDefined();
  const side = {
    x: (found?.box.topRight.x ?? 0) - (found?.box.topLeft.x ?? 0),
    y: (found?.box.bottomLeft.y ?? 0) - (found?.box.topLeft.y ?? 0),
  };
  expect((found?.box.topLeft.x ?? 0) / (side.x / 46)).toBeCloseTo(code.fromLeft, -0.3);
  expect((1 - (found?.box.topLeft.y ?? 0)) / (side.y / 46)).toBeCloseTo(code.fromFoot, -0.3);
}

test('there are documents of many kinds', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
});

test.skipIf(!hasPoppler || !hasQpdf).each(sampled(all, 2).map((sample) => [sample.name, sample] as const))(
  'a slip on %s (needs poppler and qpdf)',
  async (_name, { bytes, page, unit = 1, isLostOnPoppler = false }) => {
    const made = mergeSlip(bytes, slip, { page });
    expect(mergeSlip(bytes, slip, { page })).toEqual(made);
    if (!made.ok) {
      expect(codesOf(made)).toEqual(['SLIP_CODE_COVERED']);
      expect(expectValue(mergeSlip(bytes, slip, { page, isAddedWithoutRoom: true })).isAdded).toBe(true);
      return;
    }
    const merged = made.value.pdf;
    expect(await furnishingsOf(merged)).toBe(await furnishingsOf(bytes));
    expect(await informationOf(merged)).toBe(await informationOf(bytes));
    expect((await pdfiumDifference(imaging, bytes, merged, page, slipRegion)).worst).toBe(0);
    if (!isLostOnPoppler) {
      expect((await difference(bytes, merged, page, slipRegion, unit)).worst).toBe(0);
      const { height } = slipRegion;
      expect(await textAbove(merged, page, height, unit)).toBe(await textAbove(bytes, page, height, unit));
    }
    expect(await complaintsOf(merged)).toBe('');
    await expectCode(merged, page);
  },
);

test.skipIf(!hasPoppler || !hasQpdf).each(sampled(all, 4).map((sample) => [sample.name, sample] as const))(
  'a page behind %s (needs poppler and qpdf)',
  async (_name, { bytes }) => {
    const appended = expectValue(appendPages(bytes, slip));
    const pages = await pageCountOf(bytes);
    expect(await pageCountOf(appended)).toBe(pages + 1);
    expect((await difference(bytes, appended, 0, slipRegion)).worst).toBe(0);
    expect(await textOfPages(appended, pages)).toBe(await textOfPages(bytes, pages));
    // What is wrong with the pages of the base stays wrong
    expect(['', await complaintsOf(bytes)]).toContain(await complaintsOf(appended));
    await expectCode(appended, pages + 1);
  },
);
