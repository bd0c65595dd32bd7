import type { Ink } from '../../drawing/index.ts';
import type { HeadContext, Part } from '../layout/head-parts.ts';
import type { Style } from '../layout/style.ts';

/** How an invoice looks. */
export interface Template {
  readonly accent: Ink;
  /** The style but for its colours. */
  readonly style: Omit<Style, 'accent' | 'accentText' | 'onAccent'>;
  /** Everything above the flow of the first page. The sender's own head is left out on letterheads, which carry it. */
  readonly drawHead: (context: HeadContext) => Part;
}
