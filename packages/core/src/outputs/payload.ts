/** The text of the code of a bill, and what is wrong with a bill: without anything that draws. */

export { billToPayload, checkBill } from '../bill/check.ts';
export type { Bill, BillProblem, BillProblems, BillResult, CheckOptions, PayloadOptions } from '../bill/index.ts';
