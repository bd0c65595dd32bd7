import { appendPages } from '@rappen/pdf/assembly';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '../../../../test/oracles/page-pdfs.ts';
import { edited } from '../../../../test/oracles/pdfa-fixtures/parts.ts';
import { objectsText } from '../../../../test/pdf/objects-text.ts';
import { bareSlip, billSlip, pageWith } from '../../../../test/pdf/pages-under-slips.ts';
import { expectValue } from '../../../../test/results.ts';
import { renderPdf } from '../render/pdf.ts';
import { mergeOver, mergeSlip, pagesOnLetterhead, recreateSlip, slipBehind } from './index.ts';

const page = (width: number, height: number) =>
  renderPdf([{ width, height, title: '', description: '', language: 'de', shapes: [] }]);
const base = page(210, 297);
const slip = page(210, 105);
const narrow = page(200, 297);
const code = { topLeft: { x: 0.3, y: 0.7 }, topRight: { x: 0.5, y: 0.7 } };
const added = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(base.length)).toString('latin1');

test('a slip is drawn as far as its scissors, and covers an old one as a whole', () => {
  const merged = expectValue(mergeSlip(base, slip, { page: 1 })).pdf;
  const recreated = expectValue(recreateSlip(base, slip, { page: 'last', code })).pdf;
  for (const bytes of [merged, recreated]) {
    expect(bytes.subarray(0, base.length)).toEqual(base);
    expect(added(bytes)).toMatch(/0 0 595\.27\d* 311\.81\d* re W n/);
  }
  expect(added(merged)).not.toContain('1 g');
  expect(added(recreated)).toMatch(/q 1 g 0 0 595\.27\d* 297\.63\d* re f Q/);
});

test('what readers see in different ways stays by itself, with all its bytes, and nothing drawn over it becomes a part of it', () => {
  const odd = 'q BI /\nW 2 /H 2 ID  EI 0.5 g 300 500 90 90 re f';
  const text = objectsText(expectValue(mergeSlip(pageWith(odd), billSlip, { page: 1 })).pdf);
  expect(text).toMatch(/\/Subtype\/Form\/BBox\[0 0 595\.27\d* 841\.8\d*\]\/Resources/);
  expect(text).toContain(`>>\n${odd}\n`);
  expect(text).toMatch(/\nq \/Added2 Do Q\n/);
});

test('what ends in the middle of a text stays in two parts', () => {
  const parts = ['BT /F 10 Tf 99 700 Td (To', 'tal) Tj ET Q Q'];
  const streams = parts.map((part) => ({ dictionary: '', stream: part }));
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 596 842]/Resources<<>>/Contents[4 0 R 5 0 R]';
  const made = expectValue(mergeSlip(pdfOf([{ dictionary: page }, ...streams]), billSlip, { page: 1 })).pdf;
  const text = objectsText(made);
  for (const part of ['\nBT /F 10 Tf 99 700 Td (To\n', '\ntal) Tj ET    \n']) expect(text).toContain(part);
});

test('contents that say they are longer do not go on into what is added', () => {
  const content = 'BT /F 10 Tf 99 700 Td (Total) Tj ET';
  const long = edited(pageWith(content), `/Length ${content.length}`, '/Length 5000');
  const text = objectsText(expectValue(mergeSlip(long, billSlip, { page: 1 })).pdf);
  expect(text.match(/<<\/Length 35>>\nBT \/F 10 Tf/g)).toHaveLength(1);
  expect(text).not.toMatch(/Contents\[\d+ 0 R 4 0 R/);
});

test('a name that the page asks for and does not have is not taken', () => {
  const text = objectsText(expectValue(mergeSlip(pageWith('/Added Do /Added7 Do'), billSlip, { page: 1 })).pdf);
  expect(text).toMatch(/\/Added8 Do/);
  expect(text).toMatch(/\/XObject<<[^>]*\/Added8 \d+ 0 R>>/);
});

test('a page that is too small is refused with its size', () => {
  for (const made of [mergeSlip(narrow, slip, { page: 1 }), recreateSlip(narrow, slip, { page: 1, code })]) {
    expect(made).toMatchObject({
      problems: [{ code: 'PDF_PAGE_TOO_SMALL', path: ['page'], params: { page: 1, width: '200', height: '297' } }],
    });
  }
});

test('what is wrong with the page or the documents is reported as for any page', () => {
  expect(mergeSlip(base, slip, { page: 2 })).toMatchObject({
    problems: [{ code: 'PDF_PAGE_UNKNOWN', path: ['page'] }],
  });
  expect(mergeSlip(base, new Uint8Array(0), { page: 1 })).toMatchObject({
    problems: [{ code: 'FILE_EMPTY', path: ['overlay'] }],
  });
});

/** `REFUSED`, or the things that are warned of. */
function verdict(bytes: Uint8Array, on: number | 'last' = 1): string {
  const made = mergeSlip(bytes, billSlip, { page: on });
  if (!made.ok) return made.problems.map((found) => found.code).join();
  return made.value.warnings.map(({ code: said, params }) => `${said} ${params['what']}`).join(', ') || 'free';
}

/** Millimetres as points. */
const mm = (length: number) => (length * 72) / 25.4;
const text = (x: number, y: number, words: string, before = '') =>
  `${before} BT /F 10 Tf ${mm(x)} ${mm(y)} Td (${words}) Tj ET`;
const box = (x: number, y: number, width: number, height: number) => `${mm(x)} ${mm(y)} ${mm(width)} ${mm(height)} re`;
const over = (what: string) => `SLIP_OVER_CONTENT ${what}`;
const lines = 'lines or coloured areas';

describe('what is on the page where the slip goes', () => {
  test.each([
    ['nothing', '', 'free'],
    ['text above the slip', text(20, 110, 'Total'), 'free'],
    ['text beside the code', text(20, 50, 'Total'), over('text')],
    [
      'text that runs into the code',
      text(20, 50, 'Total of all that is due by the end of this month'),
      'SLIP_CODE_COVERED',
    ],
    ['blanks over the code', text(80, 50, '        '), 'free'],
    ['text that is only searched', text(80, 50, 'Total', '3 Tr'), 'free'],
    ['white text', text(80, 50, 'Total', '1 g'), 'free'],
    ['text with a shift', `BT /F 10 Tf ${mm(20)} ${mm(50)} Td [(To) -12000 (tal)] TJ ET`, 'SLIP_CODE_COVERED'],
    [
      'text of the next line',
      `BT /F 10 Tf 14 TL ${mm(80)} ${mm(112)} Td (A) ' 0 -100 Td (B) ' ET`,
      'SLIP_CODE_COVERED',
    ],
    [
      'text turned upwards',
      `BT /F 10 Tf 0 1 -1 0 ${mm(90)} ${mm(2)} Tm (From the foot of the page upwards) Tj ET`,
      'SLIP_CODE_COVERED',
    ],
    ['a line beside the code', `${mm(5)} ${mm(100)} m ${mm(205)} ${mm(100)} l S`, over(lines)],
    ['a line across the code', `0 w ${mm(5)} ${mm(60)} m ${mm(205)} ${mm(60)} l S`, 'SLIP_CODE_COVERED'],
    ['a dashed line across the code', `[3 3] 0 d ${mm(5)} ${mm(60)} m ${mm(205)} ${mm(60)} l S`, 'SLIP_CODE_COVERED'],
    ['a line along the edge', `0.5 w 0 ${mm(105)} m ${mm(210)} ${mm(105)} l S`, 'free'],
    [
      'a curve that bulges over the code',
      `${mm(2)} ${mm(2)} m ${mm(60)} ${mm(120)} ${mm(120)} ${mm(120)} ${mm(205)} ${mm(2)} c S`,
      'SLIP_CODE_COVERED',
    ],
    ['a white background', `1 g ${box(0, 0, 210, 297)} f`, 'free'],
    ['white in CMYK', `0 0 0 0 k ${box(0, 0, 210, 297)} f`, 'free'],
    ['a pale background', `0.95 0.95 1 rg ${box(0, 0, 210, 297)} f`, over(lines)],
    ['a dark background', `0.2 g ${box(0, 0, 210, 297)} f`, 'SLIP_CODE_COVERED'],
    ['white over dark', `0.2 g ${box(0, 0, 210, 100)} f 1 g ${box(0, 0, 210, 110)} f`, 'free'],
    ['dark over white', `1 g ${box(0, 0, 210, 110)} f 0.2 g ${box(0, 0, 210, 100)} f`, 'SLIP_CODE_COVERED'],
    ['text that white covers', `${text(80, 50, 'Total')} 1 g ${box(0, 0, 210, 110)} f`, 'free'],
    ['a path that only clips', `${box(0, 0, 210, 297)} W n`, 'free'],
    ['text that is clipped away', `${box(0, 200, 210, 97)} W n ${text(80, 50, 'Total')}`, 'free'],
    ['a picture beside the code', `q ${mm(20)} 0 0 ${mm(20)} ${mm(5)} ${mm(5)} cm /P Do Q`, over('a picture')],
    [
      'a picture in the place of the code',
      `q ${mm(46)} 0 0 ${mm(46)} ${mm(67)} ${mm(42)} cm /P Do Q`,
      'SLIP_CODE_COVERED',
    ],
    ['a picture of the whole page', `q ${mm(210)} 0 0 ${mm(297)} 0 0 cm /P Do Q`, over('a picture')],
    [
      'an inline picture',
      `q ${mm(9)} 0 0 ${mm(9)} ${mm(80)} ${mm(60)} cm BI /W 1 /H 1 /BPC 8 /CS /G ID a EI Q`,
      'SLIP_CODE_COVERED',
    ],
    ['a shading', `/S sh`, over('a picture')],
    ['a form', `q 1 0 0 1 ${mm(80)} ${mm(50)} cm /X Do Q`, 'SLIP_CODE_COVERED'],
    [
      'text behind a state that is taken back',
      `q ${text(80, 110, 'A')} Q BT /F 10 Tf ${mm(80)} ${mm(50)} Td (B) Tj ET`,
      'SLIP_CODE_COVERED',
    ],
    [
      'text outside of text, where a state was put aside',
      `/F 10 Tf ${text(80, 50, 'A', 'q 3 Tr')} Q ${mm(20)} ${mm(120)} Td (B) Tj`,
      'free',
    ],
    [
      'text outside of text, where it was left',
      `/F 10 Tf ${text(80, 50, 'A', '3 Tr')} 0 Tr (B) Tj`,
      'SLIP_CODE_COVERED',
    ],
    [
      'words that spacing leads back',
      `BT 1 Tw /F 1 Tf 60 0 0 60 ${mm(50)} ${mm(60)} Tm -9 Tw (M M) Tj ET`,
      'SLIP_CODE_COVERED',
    ],
    ['drawn letters that clip', `q 7 Tr BT /T 10 Tf ${mm(80)} ${mm(50)} Td (a) Tj ET Q`, 'SLIP_CODE_COVERED'],
    ['other letters that clip', `q ${text(80, 50, 'a', '7 Tr')} Q`, 'free'],
    [
      'a letter without a width that reaches into the code',
      `BT /Z 60 Tf ${mm(52)} ${mm(60)} Td (a) Tj ET`,
      'SLIP_CODE_COVERED',
    ],
    [
      'a grey that readers take for different ones',
      `99999999999 g ${box(80, 50, 9, 9)} f`,
      over('content that could not all be read'),
    ],
    ['a place that they do', text(20, 110, 'Total', '1 0 0 1 --5 0 cm'), over('content that could not all be read')],
    ['a colour of too many numbers', `1 1 1 1 rg ${box(80, 50, 9, 9)} f`, over('content that could not all be read')],
    ['text in a font that is not there', `BT /Nowhere 10 Tf ${mm(80)} ${mm(50)} Td (Total) Tj ET`, 'SLIP_CODE_COVERED'],
  ])('%s', (_name, content, expected) => {
    expect(verdict(pageWith(content))).toBe(expected);
  });

  test.each([
    ['turned by 90', '/Rotate 90', [297, 210], `q 0 1 -1 0 ${mm(297)} 0 cm`],
    ['turned by 180', '/Rotate 180', [210, 297], `q -1 0 0 -1 ${mm(210)} ${mm(297)} cm`],
    ['turned by 270', '/Rotate 270', [210, 297], `q 0 -1 1 0 0 ${mm(297)} cm`],
    [
      'with a crop box',
      `/CropBox [${mm(-10)} ${mm(-20)} ${mm(200)} ${mm(277)}]`,
      [230, 330],
      `q 1 0 0 1 ${mm(-10)} ${mm(-20)} cm`,
    ],
    ['with larger units', '/UserUnit 2', [105, 148.5], 'q .5 0 0 .5 0 0 cm'],
  ])('on a page %s', (name, more, size, matrix) => {
    const media = name === 'turned by 90' ? [297, 297] : name === 'turned by 270' ? [297, 297] : size;
    const origin = name === 'with a crop box' ? [-10, -20] : [0, 0];
    const made = (content: string) => pageWith(`${matrix} ${content} Q`, { more, media: [...origin, ...media] });
    expect(verdict(made(''))).toBe('free');
    expect(verdict(made(text(80, 50, 'Total')))).toBe('SLIP_CODE_COVERED');
    expect(verdict(made(text(20, 120, 'Total')))).toBe('free');
    expect(verdict(made(text(20, 50, 'Total')))).toBe(over('text'));
  });

  test.each([
    ['a field', '/Subtype /Widget /FT /Tx', [80, 50, 100, 60], 'SLIP_CODE_COVERED'],
    ['a field beside the code', '/Subtype /Widget /FT /Tx', [10, 5, 50, 15], over('a form field or an annotation')],
    ['a hidden field', '/Subtype /Widget /FT /Tx /F 2', [80, 50, 100, 60], 'free'],
    ['a stamp', '/Subtype /Stamp', [60, 10, 200, 100], 'SLIP_CODE_COVERED'],
    ['a link', '/Subtype /Link', [80, 50, 100, 60], 'free'],
    ['a link with a frame', '/Subtype /Link /Border [0 0 1]', [80, 50, 100, 60], 'SLIP_CODE_COVERED'],
    ['a stamp above the slip', '/Subtype /Stamp', [60, 110, 200, 150], 'free'],
  ] as const)('%s', (_name, entries, rectangle, expected) => {
    const annotation = `<< /Type /Annot ${entries} /Rect [${rectangle.map(mm).join(' ')}] >>`;
    const made = pageWith('', { more: `/Annots [${annotation}]` });
    expect(verdict(made)).toBe(expected);
    const again = recreateSlip(made, billSlip, {
      page: 1,
      code: { topLeft: { x: 67 / 210, y: 209 / 297 }, topRight: { x: 113 / 210, y: 209 / 297 } },
    });
    expect(again.ok ? 'ok' : again.problems[0].code).toBe(expected.startsWith('SLIP_CODE') ? expected : 'ok');
  });

  test('two slips on one page are refused, and the problem says where', () => {
    const once = expectValue(mergeSlip(base, billSlip, { page: 1 })).pdf;
    const twice = mergeSlip(once, billSlip, { page: 1 });
    expect(twice).toMatchObject({ problems: [{ code: 'SLIP_CODE_COVERED', path: ['page'], params: { page: 1 } }] });
    const code46 = { topLeft: { x: 67 / 210, y: 209 / 297 }, topRight: { x: 113 / 210, y: 209 / 297 } };
    expect(expectValue(recreateSlip(once, billSlip, { page: 1, code: code46 })).warnings).toEqual([]);
  });
});

describe('the page that is chosen', () => {
  const chosen = (bytes: Uint8Array, slipBytes = billSlip) => {
    const { page: number, isAdded, warnings } = expectValue(mergeSlip(bytes, slipBytes, { page: 'auto' }));
    return [number, isAdded, warnings];
  };
  test('is the last one where it has room, and one of its own else', () => {
    const full = pageWith(text(20, 50, 'Total'));
    expect(chosen(base)).toEqual([1, false, []]);
    expect(chosen(full)).toEqual([2, true, []]);
    expect(chosen(narrow)).toEqual([2, true, []]);
    expect(chosen(expectValue(appendPages(full, base)))).toEqual([2, false, []]);
    expect(chosen(expectValue(appendPages(base, full)))).toEqual([3, true, []]);
    const once = expectValue(mergeSlip(base, billSlip, { page: 'auto' })).pdf;
    expect(chosen(once)).toEqual([2, true, []]);
    expect(expectValue(slipBehind(full, billSlip))).toMatchObject({ page: 2, isAdded: true });
  });
});

describe('a page with a slip over another page', () => {
  const invoicePage = expectValue(mergeSlip(base, billSlip, { page: 1 })).pdf;
  const merged = (content: string, overlay: Uint8Array = invoicePage) => {
    const made = mergeOver(pageWith(content), overlay, { page: 1 });
    return made.ok ? made.value.warnings.map(({ code: said }) => said) : made.problems.map(({ code: said }) => said);
  };
  test('its code must stay readable', () => {
    expect(merged(text(20, 280, 'Letterhead'))).toEqual([]);
    expect(merged(text(20, 20, 'Footer'))).toEqual(['SLIP_OVER_CONTENT']);
    expect(merged(text(80, 60, 'Footer'))).toEqual(['SLIP_CODE_COVERED']);
    expect(merged(text(80, 60, 'Footer'), bareSlip)).toEqual(['SLIP_CODE_COVERED']);
    expect(merged(text(80, 60, 'Footer'), page(210, 297))).toEqual([]);
  });
  test('so must that of an invoice on a letterhead', () => {
    const letterhead = pageWith(text(80, 60, 'Footer'));
    const shapes: Parameters<typeof pagesOnLetterhead>[0] = [
      { width: 210, height: 297, title: '', description: '', language: 'de', shapes: [] },
    ];
    const made = pagesOnLetterhead(shapes, letterhead, () => invoicePage);
    expect(made).toMatchObject({ problems: [{ code: 'SLIP_CODE_COVERED', path: ['letterhead', 'page'] }] });
    expect(expectValue(pagesOnLetterhead(shapes, pageWith(''), () => invoicePage)).warnings).toEqual([]);
  });
});
