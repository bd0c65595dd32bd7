import { expect, test } from 'vitest';
import { catalogue, type Problem, type ProblemCode, problem } from '../../problems/index.ts';
import { conversionRefused, reasonCodeOf, shownReasons } from './reasons.ts';

function of(code: ProblemCode): Problem {
  return { code, path: [], params: {} } as Problem;
}

test.each<[ProblemCode, string]>([
  ['PDFA_FONT_NOT_EMBEDDED', 'FONT_NOT_EMBEDDED'],
  ['PDFA_FONT_DAMAGED', 'FONT_DAMAGED'],
  ['PDFA_FONT_GLYPH_MISSING', 'FONT_GLYPH_MISSING'],
  ['PDFA_FONT_WIDTH', 'FONT_WIDTH'],
  ['PDFA_FONT_CHARACTERS_MISSING', 'FONT_CHARACTERS_MISSING'],
  ['PDFA_FONT_CJK_NEEDED', 'FONT_NOT_EMBEDDED'],
  ['PDFA_RASTER_FAILED', 'RASTER_FAILED'],
  ['PDFA_RASTER_BLANK', 'RASTER_BLANK'],
  ['PDFA_PAGES_LOST', 'PAGES_LOST'],
  ['PDFA_PAGE_BLANK', 'PAGE_BLANK'],
  ['PDFA_PAGE_DIFFERENT', 'PAGE_DIFFERENT'],
  ['PDFA_FONT_ENCODING', 'FONT_ENCODING'],
  ['PDFA_COLOUR_WITHOUT_PROFILE', 'COLOUR_WITHOUT_PROFILE'],
  ['PDFA_CONTENT_OPERATOR', 'CONTENT_OPERATOR'],
  ['PDFA_CONTENT_UNREADABLE', 'CONTENT_UNREADABLE'],
  ['PDFA_ANNOTATION_APPEARANCE', 'ANNOTATION_APPEARANCE'],
  ['PDFA_PAGE_SIZE', 'PAGE_SIZE'],
  ['PDF_ENCRYPTED', 'ENCRYPTED'],
  ['PDF_DYNAMIC_FORM', 'DYNAMIC_FORM'],
  ['PDF_TOO_COMPLEX', 'TOO_COMPLEX'],
  ['PDF_TOO_MANY_PAGES', 'TOO_MANY_PAGES'],
  ['PDF_UNREADABLE', 'DAMAGED'],
  ['PDF_EXPECTED', 'DAMAGED'],
  ['FILE_EMPTY', 'DAMAGED'],
  ['FILE_TOO_LARGE', 'TOO_LARGE'],
  ['FILE_TOO_SLOW', 'TIME_LIMIT'],
  ['ATTACHMENT_METADATA', 'METADATA'],
  ['ATTACHMENT_TOO_LARGE', 'ATTACHMENT'],
  ['ATTACHMENT_TOO_MANY', 'ATTACHMENT'],
])('%s is called %s', (code, name) => expect(reasonCodeOf(of(code))).toBe(name));

test.each([
  ['6.1.3', 'FILE_STRUCTURE'],
  ['6.1.13', 'LIMIT_EXCEEDED'],
  ['6.2.2', 'CONTENT'],
  ['6.2.4.4', 'COLOUR'],
  ['6.2.8.3', 'PICTURE'],
  ['6.2.10', 'TRANSPARENCY'],
  ['6.2.11.5', 'FONT'],
  ['6.3.2', 'ANNOTATION'],
  ['6.4.1', 'FORM'],
  ['6.4.3', 'SIGNATURE'],
  ['6.5.1', 'JAVASCRIPT'],
  ['6.5.2', 'ACTION'],
  ['6.6.4', 'METADATA'],
  ['6.8', 'ATTACHMENT'],
  ['6.9', 'LAYERS'],
  ['6.11', 'RULE_BROKEN'],
])('a broken rule of clause %s is called %s', (clause, name) =>
  expect(reasonCodeOf(problem('PDFA_RULE_BROKEN', [], { clause }))).toBe(name),
);

test('every reason of the conversion has a name of its own', () => {
  const codes = (Object.keys(catalogue) as ProblemCode[]).filter((code) => /^pdfa\./.test(code));
  const nameless = codes.filter((code) => code !== 'PDFA_RULE_BROKEN' && reasonCodeOf(of(code)) === 'RULE_BROKEN');
  expect(nameless).toEqual([]);
});

test('reasons come with a sentence', () => {
  expect(shownReasons([problem('PDFA_FONT_NOT_EMBEDDED', [], { font: 'Helvetica' })])).toEqual([
    { code: 'FONT_NOT_EMBEDDED', message: expect.stringContaining('Helvetica') },
  ]);
});

test('that nobody has time is no failure of the conversion', () => {
  const codeOf = (found: Problem) => conversionRefused([found], ['pdf']).problems.map(({ code }) => code);
  expect(codeOf(problem('SERVICE_BUSY', []))).toEqual(['SERVICE_BUSY']);
  expect(codeOf(problem('FILE_TOO_SLOW', [], { seconds: 20 }))).toEqual(['PDF_CONVERSION_FAILED']);
});
