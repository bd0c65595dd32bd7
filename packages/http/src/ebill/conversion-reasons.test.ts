import { catalogue, type Problem, type ProblemCode, problem } from '@rappen/core/problem';
import { expect, test } from 'vitest';
import { conversionRefused, reasonCodeOf, reasonsJson } from './conversion-reasons.ts';

function of(code: ProblemCode): Problem {
  return { code, path: [], params: {} } as Problem;
}

test.each<[ProblemCode, string]>([
  ['pdfa.font-not-embedded', 'FONT_NOT_EMBEDDED'],
  ['pdfa.font-damaged', 'FONT_DAMAGED'],
  ['pdfa.font-glyph-missing', 'FONT_GLYPH_MISSING'],
  ['pdfa.font-width', 'FONT_WIDTH'],
  ['pdfa.font-characters-missing', 'FONT_CHARACTERS_MISSING'],
  ['pdfa.raster-failed', 'RASTER_FAILED'],
  ['pdfa.raster-blank', 'RASTER_BLANK'],
  ['pdfa.pages-lost', 'PAGES_LOST'],
  ['pdfa.page-blank', 'PAGE_BLANK'],
  ['pdfa.page-different', 'PAGE_DIFFERENT'],
  ['pdfa.font-encoding', 'FONT_ENCODING'],
  ['pdfa.colour-without-profile', 'COLOUR_WITHOUT_PROFILE'],
  ['pdfa.content-operator', 'CONTENT_OPERATOR'],
  ['pdfa.content-unreadable', 'CONTENT_UNREADABLE'],
  ['pdfa.annotation-appearance', 'ANNOTATION_APPEARANCE'],
  ['pdfa.page-size', 'PAGE_SIZE'],
  ['pdf.encrypted', 'ENCRYPTED'],
  ['pdf.dynamic-form', 'DYNAMIC_FORM'],
  ['pdf.too-complex', 'TOO_COMPLEX'],
  ['pdf.too-many-pages', 'TOO_MANY_PAGES'],
  ['pdf.unreadable', 'DAMAGED'],
  ['pdf.expected', 'DAMAGED'],
  ['file.empty', 'DAMAGED'],
  ['file.too-large', 'TOO_LARGE'],
  ['file.too-slow', 'TIME_LIMIT'],
  ['attachment.metadata', 'METADATA'],
  ['attachment.too-large', 'ATTACHMENT'],
  ['attachment.too-many', 'ATTACHMENT'],
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
  expect(reasonCodeOf(problem('pdfa.rule-broken', [], { clause }))).toBe(name),
);

test('every reason of the conversion has a name of its own', () => {
  const codes = (Object.keys(catalogue) as ProblemCode[]).filter((code) => /^pdfa\./.test(code));
  const nameless = codes.filter((code) => code !== 'pdfa.rule-broken' && reasonCodeOf(of(code)) === 'RULE_BROKEN');
  expect(nameless).toEqual([]);
});

test('reasons come with a sentence', () => {
  expect(reasonsJson([problem('pdfa.font-not-embedded', [], { font: 'Helvetica' })])).toEqual([
    { code: 'FONT_NOT_EMBEDDED', message: expect.stringContaining('Helvetica') },
  ]);
});

test('that nobody has time is no failure of the conversion', () => {
  const codeOf = (found: Problem) => conversionRefused([found], ['pdf']).problems.map(({ code }) => code);
  expect(codeOf(problem('file.reader-busy', []))).toEqual(['file.reader-busy']);
  expect(codeOf(problem('file.too-slow', [], { seconds: 20 }))).toEqual(['PDF_CONVERSION_FAILED']);
});
