/** Bills as PNG. */
export type { Bill, BillProblem, BillProblems, BillResult, PngOptions } from '../bill/index.ts';
export { billToPng } from '../bill/png.ts';
