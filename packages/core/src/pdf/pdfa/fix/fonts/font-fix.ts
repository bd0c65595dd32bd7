import type { ProblemCode, ProblemParams } from '../../../../problem/problem.ts';
import type { SubstituteFonts } from '../../fonts/substitutes/faces.ts';
import type { Draft } from '../draft.ts';

/** What the repair of a font needs: the draft of the document, and fonts to put into it. */
export interface FontFix {
  readonly draft: Draft;
  readonly fonts: SubstituteFonts | undefined;
  /** Tells why a font cannot be repaired. */
  fail<C extends ProblemCode>(code: C, params: ProblemParams<C>): void;
}
