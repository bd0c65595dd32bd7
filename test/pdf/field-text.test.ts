import { openImaging } from '@rappen/node';
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { expect, test } from 'vitest';
import { page } from '../oracles/pdfa-fixtures/parts.ts';
import { hasVeraPdf, verdictsOf } from '../oracles/verapdf.ts';
import { codesOf, expectValue } from '../results.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;
const imaging = await openImaging();

const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** A form with one field that has a value and no look. */
const form = (value: string, more = '') =>
  page({
    page: '/Annots[100 0 R]',
    catalog: '/AcroForm<</Fields[100 0 R]/DR<</Font<</Helv 101 0 R>>>>/DA(/Helv 12 Tf 0 g)/NeedAppearances true>>',
    content: '',
    objects: [
      `<</Type/Annot/Subtype/Widget/FT/Tx/Rect[60 500 400 540]/F 4/T(a)/V ${utf16(value)}${more}>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ],
  });

const values = ['Rechnung für Zoë', 'Šťastný Žižka, Łódź', 'Αθήνα, Ελλάδα', 'Москва, Київ, Београд', 'Bülach Δ Ж ž'];

test.each(values)('the value %s of a field is drawn, and can be read', async (value) => {
  const made = expectValue(toPdfA3b(form(value), options));
  expect(expectValue(readPdfText(made.pdf)).text.trim()).toBe(value.trim());
  const { pixels } = expectValue(await imaging.renderPage(made.pdf, 1, 72));
  expect(pixels.filter((pixel) => pixel < 128).length).toBeGreaterThan(5 * value.length);
});

test('so is a text of several lines', () => {
  const made = expectValue(toPdfA3b(form('Москва\rКиїв', '/Ff 4096'), options));
  expect(expectValue(readPdfText(made.pdf)).text.trim()).toBe('Москва\nКиїв');
});

test.each(['שלום', '中文', 'Ⅷ', 'Żółw 中'])(
  'a file with the value %s, for which no font is here, is refused',
  (value) => {
    const [code, ...others] = codesOf(toPdfA3b(form(value), options));
    expect(['PDFA_ANNOTATION_APPEARANCE', 'PDFA_FONT_CHARACTERS_MISSING']).toContain(code);
    expect(others).toEqual([]);
  },
);

/** A font that is not in the document, and names its characters. */
const named = (names: string) => `/Font<</F1<</Type/Font/Subtype/TrueType/BaseFont/Arial/FirstChar 65/LastChar 70
/Widths[${'600 '.repeat(6)}]/Encoding<</Type/Encoding/Differences[65${names}]>>/FontDescriptor<</Type/FontDescriptor/FontName/Arial
/Flags 32/FontBBox[-600 -300 1300 1100]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>>>>>>`;

test.each([
  ['/afii10024/afii10097', 'AB', 'Жя'],
  ['/uni0416/uni044F', 'AB', 'Жя'],
  ['/Gamma/delta', 'AB', 'Γδ'],
  ['/scaron/Lslash', 'AB', 'šŁ'],
])('text in %s of a font that is not there is replaced', (names, codes, text) => {
  const pdf = page({ resources: named(names), content: `BT /F1 24 Tf 60 500 Td (${codes}) Tj ET` });
  const made = expectValue(toPdfA3b(pdf, options));
  expect(made.warnings.map(({ code }) => code)).toEqual(['font-substituted']);
  expect(expectValue(readPdfText(made.pdf)).text).toBe(text);
});

test.skipIf(!hasVeraPdf())('what is drawn conforms (needs veraPDF)', async () => {
  const made = values.map((value) => expectValue(toPdfA3b(form(value), options)).pdf);
  expect(await verdictsOf(made)).toEqual(made.map(() => ['compliant']));
});
