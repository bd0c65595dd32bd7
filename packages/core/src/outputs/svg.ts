/** Bills as SVG: a page that shows them loads nothing of PDF. */
export type { Bill, BillProblem, BillProblems, BillResult, SlipOptions } from '../bill/index.ts';
export { billToSvg } from '../bill/svg.ts';
