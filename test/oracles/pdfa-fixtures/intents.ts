import { rawStream } from '../merge/raw-pdf.ts';
import { form, type Parts, type3 } from './parts.ts';

/** A page, and whether its colours need an output intent to look the same everywhere. */
export type IntentCase = readonly [name: string, needsOne: boolean, parts: Parts];

const calGray = '[/CalGray<</WhitePoint[0.9505 1 1.089]>>]';
const calRgb = '[/CalRGB<</WhitePoint[0.9505 1 1.089]>>]';
const spaces = `/ColorSpace<</C${calRgb}>>`;
/** Chooses colours that say themselves what they look like. */
const fills = '/C cs 0 0 1 sc ';
const strokes = '/C CS 1 0 0 SC ';
const both = fills + strokes;
const area = '0 0 9 9 re f';
const ramp = '<</FunctionType 2/Domain[0 1]/C0[0 0 0]/C1[1 1 1]/N 1>>';
const pageSpace = `/Group<</S/Transparency/CS${calRgb}>>`;
const mask = '/Type/XObject/Subtype/Image/Width 1/Height 1/ImageMask true';

const plain = (content: string): Parts => ({ content, resources: spaces });
const state = (entries: string, page = ''): Parts => ({
  content: `/S gs ${both}${area}`,
  resources: `${spaces}/ExtGState<</S<<${entries}>>>>`,
  page,
});
const picture = (space: string, more = ''): string =>
  rawStream(`/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace${space}${more}`, 'a');
const drawn = (content: string, body: string, more: readonly string[] = [], page = ''): Parts => ({
  content,
  resources: `${spaces}/XObject<</X 100 0 R/Y 101 0 R>>`,
  objects: [body, ...more],
  page,
});
const ownForm = (content: string, more = ''): string =>
  form(content, more).replace('/Resources<<>>', `/Resources<<${spaces}>>`);
const tiling = (paint: number, content: string): string =>
  rawStream(
    `/Type/Pattern/PatternType 1/PaintType ${paint}/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<<${spaces}>>`,
    content,
  );
const pattern = (colours: string, content: string, body: string): Parts => ({
  content,
  resources: `/ColorSpace<</P[/Pattern${colours}]>>/Pattern<</T 100 0 R>>`,
  objects: [body],
});

const textCases = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((mode): IntentCase[] => {
  const isFilled = [0, 2, 4, 6].includes(mode);
  const isStroked = [1, 2, 5, 6].includes(mode);
  const written = (before: string): Parts => ({
    content: `${before}BT /F 12 Tf ${mode} Tr 9 9 Td (a) Tj ET`,
    resources: `${spaces}/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>`,
  });
  return [
    [`text written as ${mode}`, isFilled || isStroked, written('')],
    [`text written as ${mode}, with a colour of areas`, isStroked, written(fills)],
    [`text written as ${mode}, with a colour of lines`, isFilled, written(strokes)],
    [`text written as ${mode}, with both`, false, written(both)],
  ];
});

export const intentCases: readonly IntentCase[] = [
  ['nothing', false, plain('')],
  ['a path that is not painted', false, plain('0 0 9 9 re W n')],
  ['an area in the first colour', true, plain(area)],
  ['a line in the first colour', true, plain('0 0 9 9 re S')],
  ['an area in a colour of its own', false, plain(fills + area)],
  ['an area with lines in the first colour', true, plain(`${fills}0 0 9 9 re B`)],
  ['an area with lines, both with colours', false, plain(`${both}0 0 9 9 re b*`)],
  ['the first colour of a space', false, plain(`/C cs ${area}`)],
  ['a colour that was chosen within a state', true, plain(`q ${fills}Q ${area}`)],
  ['a colour that was chosen before a state', false, plain(`${fills}q ${area} Q`)],
  ['a grey that nothing is painted with', true, plain(`0 g ${fills}${area}`)],
  ['a colour of lines that nothing is painted with', true, plain(`1 0 0 RG ${fills}${area}`)],
  ['a default grey', false, { content: `${area} 0 g ${area}`, resources: `/ColorSpace<</DefaultGray${calGray}>>` }],
  ['a form in the first colour', true, drawn('/X Do', form(area))],
  ['a form with a colour', false, drawn('/X Do', ownForm(fills + area))],
  ['a form with a colour, and an area behind it', true, drawn(`/X Do ${area}`, ownForm(fills + area))],
  ['a form that is never drawn', false, drawn('', form(area))],
  ['a grey picture', true, drawn('/X Do', picture('/DeviceGray'))],
  ['a picture whose greys are known', false, drawn('/X Do', picture(calGray))],
  ['a stencil in the first colour', true, drawn('/X Do', rawStream(mask, 'a'))],
  ['a stencil with a colour', false, drawn(`${fills}/X Do`, rawStream(mask, 'a'))],
  ['a stencil among instructions', true, plain('BI /W 1 /H 1 /IM true ID a EI')],
  ['a stencil among instructions with a colour', false, plain(`${fills}BI /W 1 /H 1 /IM true ID a EI`)],
  ['a soft mask', true, drawn('/X Do', picture(calGray, '/SMask 101 0 R'), [picture('/DeviceGray')])],
  [
    'a soft mask where the page says in which space',
    false,
    drawn('/X Do', picture(calGray, '/SMask 101 0 R'), [picture('/DeviceGray')], pageSpace),
  ],
  [
    'a soft mask that is drawn by itself too',
    true,
    drawn('/X Do /Y Do', picture(calGray, '/SMask 101 0 R'), [picture('/DeviceGray')], pageSpace),
  ],
  ['a group that says no space', false, { content: '', page: '/Group<</S/Transparency>>' }],
  ['a group in a space of a device', true, { content: '', page: '/Group<</S/Transparency/CS/DeviceRGB>>' }],
  ['half of a colour', true, state('/ca 0.5')],
  ['half of a colour where the page says in which space', false, state('/ca 0.5', pageSpace)],
  ['states that change nothing', false, state('/ca 1/CA 1/BM/Normal/SMask/None/AIS false')],
  ['a way to mix', true, state('/BM/Multiply')],
  ['an old way to mix', true, state('/BM/Compatible')],
  ['a form that is a group', true, drawn(`${both}/X Do`, ownForm(area, '/Group<</S/Transparency>>'))],
  ['a tile in the first colour', true, pattern('', `/Pattern cs /T scn ${area}`, tiling(1, '0 0 5 5 re f'))],
  ['a tile with a colour', false, pattern('', `/Pattern cs /T scn ${area}`, tiling(1, `${fills}0 0 5 5 re f`))],
  ['a tile without colours', false, pattern(calRgb, `/P cs 0 0 1 /T scn ${area}`, tiling(2, '0 0 5 5 re f'))],
  [
    'a shading',
    false,
    {
      content: '/S sh',
      resources: `/Shading<</S<</ShadingType 2/ColorSpace${calRgb}/Coords[0 0 9 9]/Function${ramp}>>>>`,
    },
  ],
  ['an ink', false, { content: `/P cs 1 scn ${area}`, resources: `/ColorSpace<</P[/Separation/A${calRgb}${ramp}]>>` }],
  ['glyphs that are drawn', true, type3(1000)],
  ...textCases,
];
