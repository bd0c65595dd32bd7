import type { JsonValue } from '@rappen/core/json';
import { type Path, type Problem, type ProblemCode, problem, sentenceOf } from '@rappen/core/problem';
import { type ProblemAnswer, refused } from '../answer.ts';
import { limits } from '../limits.ts';
import { deny } from './body.ts';

/** What an answer calls the reasons for which a PDF cannot be converted. */
const reasonCodes: Readonly<Partial<Record<ProblemCode, string>>> = {
  'pdfa.font-not-embedded': 'FONT_NOT_EMBEDDED',
  'pdfa.font-damaged': 'FONT_DAMAGED',
  'pdfa.font-glyph-missing': 'FONT_GLYPH_MISSING',
  'pdfa.font-width': 'FONT_WIDTH',
  'pdfa.font-characters-missing': 'FONT_CHARACTERS_MISSING',
  'pdfa.raster-failed': 'RASTER_FAILED',
  'pdfa.raster-blank': 'RASTER_BLANK',
  'pdfa.pages-lost': 'PAGES_LOST',
  'pdfa.page-blank': 'PAGE_BLANK',
  'pdfa.page-different': 'PAGE_DIFFERENT',
  'pdfa.font-encoding': 'FONT_ENCODING',
  'pdfa.colour-without-profile': 'COLOUR_WITHOUT_PROFILE',
  'pdfa.content-operator': 'CONTENT_OPERATOR',
  'pdfa.content-unreadable': 'CONTENT_UNREADABLE',
  'pdfa.annotation-appearance': 'ANNOTATION_APPEARANCE',
  'pdfa.page-size': 'PAGE_SIZE',
  'pdf.encrypted': 'ENCRYPTED',
  'pdf.dynamic-form': 'DYNAMIC_FORM',
  'pdf.too-complex': 'TOO_COMPLEX',
  'pdf.too-many-pages': 'TOO_MANY_PAGES',
  'pdf.unreadable': 'DAMAGED',
  'pdf.expected': 'DAMAGED',
  'file.empty': 'DAMAGED',
  'file.too-large': 'TOO_LARGE',
  'file.too-slow': 'TIME_LIMIT',
  'attachment.metadata': 'METADATA',
  'attachment.too-large': 'ATTACHMENT',
  'attachment.too-many': 'ATTACHMENT',
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
  const clause = code === 'pdfa.rule-broken' ? String(params['clause']) : '';
  const [, byClause] = clauseCodes.find(([start]) => clause === start || clause.startsWith(`${start}.`)) ?? [];
  return reasonCodes[code] ?? byClause ?? 'RULE_BROKEN';
}

/** The reasons of a refusal, as an answer lists them. */
export function reasonsJson(reasons: readonly Problem[]): JsonValue {
  return reasons.map((reason) => ({ code: reasonCodeOf(reason), message: sentenceOf(reason) }));
}

/** The answer to a PDF that was not converted. That nobody has the time for it is not its fault. */
export function conversionRefused(problems: readonly Problem[], path: Path): ProblemAnswer {
  if (problems.some(({ code }) => code === 'file.reader-busy')) {
    return { ...refused(problems), headers: { 'retry-after': String(limits.retrySeconds) } };
  }
  return deny(problem('PDF_CONVERSION_FAILED', path), { more: { reasons: reasonsJson(problems) } });
}
