import { makeProblem, type ProblemMaker, type Rows } from './base/problem.ts';

/** What can be wrong with a file of pages, and with the work on it. */
export const pdfProblems = {
  FILE_TOO_SLOW: {
    source: 'API',
    sentence: 'Reading the file takes longer than {seconds} seconds: send fewer or simpler pages',
  },
  FILE_PAGES_LEFT: {
    source: 'API',
    sentence: 'Pages {pages} were not searched as thoroughly as requested: they may contain more bills',
  },
  FILE_EMPTY: { source: 'API', sentence: 'The file is empty' },
  FILE_TOO_LARGE: { status: 413, source: 'API', sentence: 'The file has {bytes} bytes: at most {max} are allowed' },
  PDF_UNREADABLE: { source: 'API', sentence: 'The PDF is damaged and cannot be read' },
  PDF_ENCRYPTED: { source: 'API', sentence: 'The PDF is password-protected: send it without a password' },
  PDF_TOO_MANY_PAGES: {
    status: 413,
    source: 'API',
    sentence: 'The PDF has {pages} pages: at most {max} are allowed',
  },
  PDF_TOO_COMPLEX: {
    source: 'API',
    sentence: 'The PDF needs too much memory to render: print it to a new PDF and send that',
  },
  PDF_PAGE_UNKNOWN: {
    source: 'API',
    sentence: 'The PDF has no page {page}: choose a page from 1 to {pages}',
  },
  PDF_RASTER_UNAVAILABLE: {
    source: 'API',
    sentence: 'This service reads images only: send the page as PNG or JPEG',
  },
  PDF_EXPECTED: { source: 'API', sentence: 'The file is not a PDF' },
  PDF_ONE_PAGE_EXPECTED: {
    source: 'API',
    sentence: 'The PDF has {pages} pages: exactly one is expected',
  },
  PDF_DYNAMIC_FORM: {
    source: 'API',
    sentence:
      'The PDF is a dynamic form (XFA), whose pages are created on opening: print it to a new PDF and send that',
  },
  PDFA_FONT_NOT_EMBEDDED: {
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence: 'The PDF does not contain the font {font}: export it again with all fonts embedded',
  },
  PDFA_FONT_CHARACTERS_MISSING: {
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence: 'The PDF does not contain the font {font}, and its substitute lacks characters: {characters}',
  },
  PDFA_FONT_CJK_NEEDED: {
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence:
      'The PDF does not contain the Chinese, Japanese or Korean font {font}: @rappen/fonts-cjk has a substitute',
  },
  PDFA_FONT_DAMAGED: {
    source: 'ISO 19005-3, 6.2.11',
    sentence: 'The font {font} in the PDF is damaged or not supported',
  },
  PDFA_FONT_GLYPH_MISSING: {
    source: 'ISO 19005-3, 6.2.11.4.1',
    sentence: 'The font {font} in the PDF lacks a character used in the text',
  },
  PDFA_FONT_WIDTH: {
    source: 'ISO 19005-3, 6.2.11.5',
    sentence: 'The character widths in the PDF differ from those of the embedded font {font}',
  },
  PDFA_FONT_ENCODING: {
    source: 'ISO 19005-3, 6.2.11.3 and 6.2.11.6',
    sentence: 'The encoding of the font {font} does not meet PDF/A',
  },
  PDFA_COLOUR_WITHOUT_PROFILE: {
    source: 'ISO 19005-3, 6.2.4.3',
    sentence: 'The PDF uses {space} colours without a colour profile',
  },
  PDFA_CONTENT_OPERATOR: {
    source: 'ISO 19005-3, 6.2.2',
    sentence: 'A page contains an unknown PDF instruction: {operator}',
  },
  PDFA_CONTENT_UNREADABLE: {
    source: 'ISO 19005-3, 6.2.2',
    sentence: 'The content of a page cannot be decompressed',
  },
  PDFA_ANNOTATION_APPEARANCE: {
    source: 'ISO 19005-3, 6.3.3',
    sentence: 'The PDF does not define the appearance of an annotation of type {kind}',
  },
  PDFA_PAGE_SIZE: {
    source: 'ISO 19005-3, 6.1.13',
    sentence: 'Page {page}, or part of it, is too small or too large: {min} to {max} units are allowed',
  },
  PDFA_RULE_BROKEN: {
    source: 'ISO 19005-3',
    sentence: 'The PDF breaks clause {clause} of PDF/A-3 and cannot be repaired here',
  },
  PDFA_OPTION: { source: 'API', sentence: 'The option {option} must be {expected}' },
  PDFA_RASTER_FAILED: {
    source: 'API',
    sentence: 'Page {page} cannot be kept as it is, nor converted to an image',
  },
  PDFA_RASTER_BLANK: {
    source: 'API',
    sentence: 'Page {page} contains text, but its image is blank',
  },
  PDFA_PAGES_LOST: {
    source: 'API',
    sentence: 'The PDF has {before} pages, but the converted file has {after}',
  },
  PDFA_PAGE_BLANK: {
    source: 'API',
    sentence: 'Page {page} is blank in the converted file, but not in the original PDF',
  },
  PDFA_PAGE_DIFFERENT: {
    source: 'API',
    sentence: 'Page {page} looks different after conversion, by {difference} of 255 on average, for an unknown reason',
  },
  ATTACHMENT_TOO_LARGE: {
    source: 'API',
    sentence: 'The attached file {name} is too large: at most {max} bytes are allowed',
  },
  ATTACHMENT_TOO_MANY: {
    source: 'API',
    sentence: 'The PDF contains too many files: at most {files} files totalling {bytes} bytes are read',
  },
  ATTACHMENT_NAME: {
    source: 'API',
    sentence: 'The name of an attached file must have 1 to {max} letters, digits, dots, hyphens or underscores',
  },
  ATTACHMENT_MEDIA_TYPE: {
    source: 'ISO 19005-3, 6.8',
    sentence: 'The media type must be a type and a subtype, such as application/xml',
  },
  ATTACHMENT_DATE: {
    source: 'ISO 8601',
    sentence: 'The time of the attached file must be in UTC, such as 2026-11-21T10:00:00Z',
  },
  ATTACHMENT_METADATA: {
    source: 'ISO 19005-3, 6.6',
    sentence: 'The PDF has no XMP metadata to extend',
  },
  PAGES_NOT_READ: {
    source: 'API',
    sentence: 'Pages {pages} were not read: they are damaged, or there is more on them than is looked through',
  },
  PAGE_NOT_READ_WHOLLY: {
    source: 'API',
    sentence: 'Page {page} has images or annotations that were not searched: they may contain more codes',
  },
} as const satisfies Rows;

/** What is reported here: these rows. */
export type Reported = typeof pdfProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
