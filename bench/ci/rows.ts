import type { Language } from '@rappen/core/payment-part';
import type { InvoiceDraft } from '@rappen/core/swiss-qr';
import type { PeerBill } from '../peer-bill.ts';

/** What every contestant works on: made once by this tree, so that all do the same work. */
export interface Inputs {
  readonly bills: readonly InputBill[];
  /** A page with lines of text and a slip, in base64; the text of its code. */
  readonly billPage: { readonly pdf: string; readonly payload: string };
  /** A page in colours of devices, with a font that it lacks, in base64. */
  readonly plainPage: string;
}

export interface InputBill {
  readonly draft: InvoiceDraft;
  readonly language: Language;
  /** The bill as the body of a request. */
  readonly json: string;
  readonly peer: PeerBill;
}

/** The tasks, in the order of the table. */
export const tasks = {
  symbol: 'Payload and symbol',
  svg: 'SVG, one bill',
  pdf: 'A4 PDF, one bill',
  manyPdf: '1,000 bills in one PDF, a bill',
  vectorPage: 'Code read from an A4 PDF of one page',
  json: 'JSON to invoice, every rule validated',
  http: 'Slip through the HTTP application, in memory',
  pdfa: 'PDF/A-3b of one page',
  coldCore: 'Fresh Node: import of @rappen/core',
  coldSvg: 'Fresh Node: the first bill as SVG',
  coldPdf: 'Fresh Node: the first bill as PDF',
  coldHttp: 'Fresh Node: import of @rappen/http',
  coldVersion: 'Fresh Node: rappen --version',
} as const;

export type TaskName = keyof typeof tasks;

/** Does a batch of the work, and gives how many operations that was; throws where the outcome is wrong. */
export type Batch = () => number | Promise<number>;

/** Makes ready what a task needs. It throws where this tree lacks an entry point: then there is no such row. */
type Prepare = (inputs: Inputs) => Promise<Batch>;

/** What `ours.ts` and `peers.ts` export as `rows`: the only thing that the bench asks of a tree. */
export type Rows = Readonly<Partial<Record<TaskName, Prepare>>>;
