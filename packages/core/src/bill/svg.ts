import { renderSvg } from '../render/svg.ts';
import type { Bill } from './bill.ts';
import { fields } from './caller.ts';
import { meantBy } from './meant.ts';
import { readOptions, type SlipOptions, slipMembers, slipSettings } from './options.ts';
import { type BillResult, done } from './problems.ts';
import { drawBill } from './slip.ts';

const svgOptions = /* @__PURE__ */ fields(slipMembers);

/**
 * Renders a bill as an SVG document: the slip of 210 by 105 mm, a whole page, or the code alone. Problems as of `checkBill`,
 * and `LAYOUT_SEPARATION_TEXT_NEEDS_ROOM`; warnings where a text had to be shortened or omitted.
 *
 * @example
 * const svg = billToSvg({ ...bill, language: 'fr' }, { separation: { line: 'dashed' } });
 * svg.ok && svg.value.includes('Section paiement'); // => true
 */
export function billToSvg(bill: Bill, options?: SlipOptions): BillResult<string> {
  const drawn = drawBill(bill, slipSettings(readOptions(svgOptions, options, meantBy), 'DIN_LANG'));
  return drawn.ok ? done(renderSvg(drawn.value), drawn.warnings) : drawn;
}
