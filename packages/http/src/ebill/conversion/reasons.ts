import { type ProblemAnswer, refused } from '../../answer/answer.ts';
import type { MoreOfError } from '../../answer/ebill-error-body.ts';
import { limits } from '../../limits.ts';
import { type Path, type Problem, type ProblemCode, problem, sentenceOf } from '../../problems/index.ts';
import { deny } from '../operation/body.ts';

/** What an answer calls the reasons for which a PDF cannot be converted. */
const reasonCodes: Readonly<Partial<Record<ProblemCode, string>>> = {
  PDFA_FONT_NOT_EMBEDDED: 'FONT_NOT_EMBEDDED',
  PDFA_FONT_DAMAGED: 'FONT_DAMAGED',
  PDFA_FONT_GLYPH_MISSING: 'FONT_GLYPH_MISSING',
  PDFA_FONT_WIDTH: 'FONT_WIDTH',
  PDFA_FONT_CHARACTERS_MISSING: 'FONT_CHARACTERS_MISSING',
  PDFA_FONT_CJK_NEEDED: 'FONT_NOT_EMBEDDED',
  PDFA_RASTER_FAILED: 'RASTER_FAILED',
  PDFA_RASTER_BLANK: 'RASTER_BLANK',
  PDFA_PAGES_LOST: 'PAGES_LOST',
  PDFA_PAGE_BLANK: 'PAGE_BLANK',
  PDFA_PAGE_DIFFERENT: 'PAGE_DIFFERENT',
  PDFA_FONT_ENCODING: 'FONT_ENCODING',
  PDFA_COLOUR_WITHOUT_PROFILE: 'COLOUR_WITHOUT_PROFILE',
  PDFA_CONTENT_OPERATOR: 'CONTENT_OPERATOR',
  PDFA_CONTENT_UNREADABLE: 'CONTENT_UNREADABLE',
  PDFA_ANNOTATION_APPEARANCE: 'ANNOTATION_APPEARANCE',
  PDFA_PAGE_SIZE: 'PAGE_SIZE',
  PDF_ENCRYPTED: 'ENCRYPTED',
  PDF_DYNAMIC_FORM: 'DYNAMIC_FORM',
  PDF_TOO_COMPLEX: 'TOO_COMPLEX',
  PDF_TOO_MANY_PAGES: 'TOO_MANY_PAGES',
  PDF_UNREADABLE: 'DAMAGED',
  PDF_EXPECTED: 'DAMAGED',
  FILE_EMPTY: 'DAMAGED',
  FILE_TOO_LARGE: 'TOO_LARGE',
  FILE_TOO_SLOW: 'TIME_LIMIT',
  ATTACHMENT_METADATA: 'METADATA',
  ATTACHMENT_TOO_LARGE: 'ATTACHMENT',
  ATTACHMENT_TOO_MANY: 'ATTACHMENT',
};

/** The same for rules without a code of their own, by clause of ISO 19005-3: the longest that fits. */
const clauseCodes: readonly (readonly [clause: string, code: string])[] = [
  ['6.1.13', 'LIMIT_EXCEEDED'],
  ['6.1', 'FILE_STRUCTURE'],
  ['6.2.4', 'COLOUR'],
  ['6.2.8', 'PICTURE'],
  ['6.2.10', 'TRANSPARENCY'],
  ['6.2.11', 'FONT'],
  ['6.2', 'CONTENT'],
  ['6.3', 'ANNOTATION'],
  ['6.4.3', 'SIGNATURE'],
  ['6.4', 'FORM'],
  ['6.5.1', 'JAVASCRIPT'],
  ['6.5', 'ACTION'],
  ['6.6', 'METADATA'],
  ['6.8', 'ATTACHMENT'],
  ['6.9', 'LAYERS'],
];

/** What an answer calls one reason: `RULE_BROKEN` where there is no word for it. */
export function reasonCodeOf({ code, params }: Problem): string {
  const clause = code === 'PDFA_RULE_BROKEN' ? String(params['clause']) : '';
  const [, byClause] = clauseCodes.find(([start]) => clause === start || clause.startsWith(`${start}.`)) ?? [];
  return reasonCodes[code as ProblemCode] ?? byClause ?? 'RULE_BROKEN';
}

/** The reasons of a refusal, as an answer lists them. */
export function shownReasons(reasons: readonly Problem[]): NonNullable<MoreOfError['reasons']> {
  return reasons.map((reason) => ({ code: reasonCodeOf(reason), message: sentenceOf(reason) }));
}

/** The answer to a PDF that was not converted. A lack of capacity is not the fault of the PDF. */
export function conversionRefused(problems: readonly Problem[], path: Path): ProblemAnswer {
  if (problems.some(({ code }) => code === 'SERVICE_BUSY')) {
    return { ...refused(problems), headers: { 'retry-after': String(limits.retrySeconds) } };
  }
  if (problems.some(({ code }) => code === 'CALLER_GONE')) return refused(problems);
  return deny(problem('PDF_CONVERSION_FAILED', path), { more: { reasons: shownReasons(problems) } });
}
