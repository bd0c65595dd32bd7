import type { CodeOf, ParamsOf } from '../../../base/problem.ts';
import type { CjkFonts } from '../../../fonts/substitutes/cjk.ts';
import type { Reported } from '../../../problems.ts';
import type { Draft } from '../draft.ts';
import type { Substitutes } from './substitutes.ts';

/** What the repair of a font needs: the draft of the document, and fonts to put into it. */
export interface FontFix {
  readonly draft: Draft;
  readonly substitutes: Substitutes;
  readonly cjk: CjkFonts | undefined;
  /** Tells why a font cannot be repaired. */
  fail<C extends CodeOf<Reported>>(code: C, params: ParamsOf<Reported, C>): void;
}
