import { renderSvg } from '../render/svg.ts';
import type { Bill } from './bill.ts';
import { readSlipOptions, type SlipOptions } from './options.ts';
import { type BillResult, done } from './problems.ts';
import { drawBill } from './slip.ts';

/**
 * Renders a bill as an SVG document: the slip of 210 by 105 mm, a whole page, or the code alone. Problems as of `checkBill`,
 * and `LAYOUT_SEPARATION_TEXT_NEEDS_ROOM`; warnings where a text had to be shortened or omitted.
 *
 * @example
 * const svg = billToSvg({ ...bill, language: 'fr' }, { separation: { line: 'dashed' } });
 * svg.ok && svg.value.includes('Section paiement'); // => true
 */
export function billToSvg(bill: Bill, options?: SlipOptions): BillResult<string> {
  const drawn = drawBill(bill, readSlipOptions(options, 'DIN_LANG'));
  return drawn.ok ? done(renderSvg(drawn.value), drawn.warnings) : drawn;
}
