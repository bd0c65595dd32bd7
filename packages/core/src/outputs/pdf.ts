/** Bills as PDF, one or many in a document: what a page asks for when somebody downloads. */
export type {
  Bill,
  BillProblem,
  BillProblems,
  BillResult,
  BillsSummary,
  DocumentOptions,
  PdfOptions,
  RefusedBill,
} from '../bill/index.ts';
export { billsToPdf, billToPdf } from '../bill/pdf.ts';
