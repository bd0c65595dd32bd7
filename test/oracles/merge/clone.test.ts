import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { recreateSlip } from '@rappen/core/slip-on-page';
import {
  encodeSymbol,
  parseDraft,
  payloadBeginnings,
  profiles,
  readPayload,
  writePayload,
} from '@rappen/core/swiss-qr';
import { openImaging } from '@rappen/node';
import { beforeAll, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { hasTools } from '../tools.ts';
import { complaintsOf, pageCountOf, pdfiumDifference, type Region, slipRegion } from './compare.ts';
import { fixture, fixtureNames } from './corpus.ts';
import { hasQpdf } from './rewritten.ts';

const bills = fixtureNames.filter((name) => name.startsWith('bill-'));
/** Slips that do not lie along the foot of the page. */
const regions: Readonly<Record<string, Region>> = {
  'bill-cairo-on-its-side.pdf': { width: 297, height: 210.5 },
  'bill-rotated-page.pdf': { width: 110.5, height: 210.5 },
};
const first = { effort: 'DEFAULT', all: false, beginnings: payloadBeginnings } as const;

let imaging: Awaited<ReturnType<typeof openImaging>>;
beforeAll(async () => {
  imaging = await openImaging();
});

test('there are bills of several producers', () => {
  expect(bills.length).toBeGreaterThanOrEqual(6);
});

test.skipIf(!hasQpdf || !hasTools('pdfinfo')).each(bills)(
  'the slip of %s is drawn anew where it was (needs poppler and qpdf)',
  async (name) => {
    const bytes = fixture(name);
    const [old] = expectValue(await imaging.readCodes(bytes, first));
    if (old === undefined) throw new Error('no code');
    const { draft } = expectValue(readPayload(old.text, profiles['2.3']));
    const invoice = expectValue(parseDraft(draft, profiles['2.3']));
    const part = expectValue(
      drawPaymentPart(invoice, expectValue(encodeSymbol(invoice)), { language: 'de', pageSize: 'A4' }),
    );
    const cloned = expectValue(recreateSlip(bytes, renderPdf([part.drawing]), { page: old.page, code: old.box })).pdf;
    expect(await complaintsOf(cloned)).toBe('');
    expect(await pageCountOf(cloned)).toBe(await pageCountOf(bytes));
    const region = regions[name] ?? slipRegion;
    expect((await pdfiumDifference(imaging, bytes, cloned, old.page, region)).worst).toBe(0);

    const codes = expectValue(await imaging.readCodes(cloned, { ...first, all: true }));
    const found = codes.find(({ text }) => text === writePayload(invoice));
    for (const corner of ['topLeft', 'topRight', 'bottomLeft'] as const) {
      expect(Math.abs((found?.box[corner].x ?? 0) - old.box[corner].x)).toBeLessThan(0.012);
      expect(Math.abs((found?.box[corner].y ?? 0) - old.box[corner].y)).toBeLessThan(0.012);
    }
  },
);
