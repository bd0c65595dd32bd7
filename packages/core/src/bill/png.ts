import { problem } from '../catalogue/problem.ts';
import { optional } from '../model/object.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import { qrCode } from '../payment-part/geometry.ts';
import { pages } from '../payment-part/page-sizes.ts';
import { linesOf } from '../render/raster/grey-raster.ts';
import { pngFile } from '../render/raster/png-file.ts';
import { paintLimits, rasterize } from '../render/raster/rasterize.ts';
import type { Bill } from './bill.ts';
import { type FieldsOf, fields } from './caller.ts';
import { given, readNumber } from './leaves.ts';
import { meantBy } from './meant.ts';
import { optionPath, readOptions, type SlipOptions, type SlipSettings, slipMembers, slipSettings } from './options.ts';
import { type BillResult, done, refused } from './problems.ts';
import { billSentences } from './sentences.ts';
import { drawBill } from './slip.ts';

const pixelMembers = () => ({
  /** Resolution in dots per inch, 50 to 1200; default 300, which prints well. Limits: A4 610, A5 864, the slip 1026. */
  dotsPerInch: optional(given<number>()),
  /** Width of the image in pixels instead of a resolution, within the same limits. */
  width: optional(given<number>()),
});

/** A slip as pixels. */
export interface PngOptions extends SlipOptions, FieldsOf<typeof pixelMembers> {}

const pngOptions: Leaf<PngOptions> = /* @__PURE__ */ fields(() => ({ ...slipMembers(), ...pixelMembers() }));

/** What is read below, option by option. @proof */
export type Unread = NothingLeft<Exclude<keyof FieldsOf<typeof pixelMembers>, 'dotsPerInch' | 'width'>>;

const millimetresPerInch = 25.4;
const dotsPerInchDefault = 300;

/** Millimetres. */
function sizeOf({ part, quietZone, paymentPart }: SlipSettings): { readonly width: number; readonly height: number } {
  if (part === 'slip') return pages[paymentPart.pageSize];
  const side = qrCode.side + (quietZone ? 2 * qrCode.border : 0);
  return { width: side, height: side };
}

/**
 * Renders a bill as a PNG in grey: the slip with its receipt (in its language, of its page size), or the code alone. The file
 * contains its resolution, so that it prints at true size. Problems as of `billToSvg`.
 *
 * @example
 * const png = billToPng(bill, { width: 1240 });
 * png.ok && [...png.value.slice(1, 4)]; // => [80, 78, 71]
 */
export function billToPng(bill: Bill, options?: PngOptions): BillResult<Uint8Array<ArrayBuffer>> {
  const read = readOptions(pngOptions, options, meantBy);
  const settings = slipSettings(read, 'DIN_LANG');
  const { reader } = read;
  const { width: millimetres, height } = sizeOf(settings);
  const inches = millimetres / millimetresPerInch;
  const min = paintLimits.dotsPerInchMin;
  const finest = Math.floor(millimetresPerInch * Math.sqrt(paintLimits.pixelsMax / (millimetres * height)));
  const max = Math.min(paintLimits.dotsPerInchMax, finest);
  const numberOf = (name: keyof FieldsOf<typeof pixelMembers>, least: number, most: number): number | undefined => {
    const value = read.given[name];
    return value === undefined ? undefined : reader.at(optionPath(name), () => readNumber(reader, value, least, most));
  };
  const dotsPerInch = numberOf('dotsPerInch', min, max);
  const width = numberOf('width', Math.ceil(min * inches), Math.floor(max * inches));
  if (width !== undefined && dotsPerInch !== undefined)
    return refused(
      [problem('TYPE', optionPath('width'), { expected: 'a width or a resolution', found: 'both' })],
      billSentences,
    );
  const drawn = drawBill(bill, settings);
  if (!drawn.ok) return drawn;
  const resolution = width === undefined ? (dotsPerInch ?? dotsPerInchDefault) : Math.round(width) / inches;
  return done(pngFile(linesOf(rasterize(drawn.value, { dotsPerInch: resolution }))), drawn.warnings);
}
