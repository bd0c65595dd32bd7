import { openPdf } from '@rappen/pdf/open';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followed } from '../fuzz/pages/paint-claim.ts';
import { openPdfium } from '../fuzz/pages/pdfium.ts';
import { runs } from '../long-tests.ts';
import { expectValue } from '../results.ts';
import { pagePdf } from './page-pdfs.ts';

const pdfium = await openPdfium();

/** A colour space, the objects that it needs from number 5 on, and colours of it. */
interface Tint {
  readonly space: string;
  readonly more?: readonly { readonly dictionary: string; readonly stream?: string | Uint8Array }[];
  readonly colours: readonly string[];
}

const side = 12;
const perRow = 40;
/** PDFium calculates with floats, and in eighths of bits. */
const closeBy = 2;

/** How light each colour is: as we take it, undefined where we say that we do not know, and as PDFium paints it. */
function greysOf({
  space,
  more = [],
  colours,
}: Tint): readonly (readonly [ours: number | undefined, theirs: number])[] {
  return colours
    .map((_, at) => at)
    .flatMap((first) => (first % perRow === 0 ? [row(space, more, colours, first)] : []))
    .flat();
}

function row(space: string, more: NonNullable<Tint['more']>, all: readonly string[], first: number) {
  const colours = all.slice(first, first + perRow);
  const squares = colours.map(
    (colour, index) => `/S cs ${colour === '' ? '' : `${colour} sc`} ${index * side} 100 ${side} ${side} re f`,
  );
  const file = pagePdf(squares.join('\n'), { resources: `/ColorSpace<</S ${space}>>`, more });
  const ours = followed(expectValue(openPdf(file)), 1, 72);
  const theirs = pdfium(file)?.page(1)?.image(72, 'shapes');
  return colours.map((_, index) => {
    const at = (842 - 100 - side / 2) * 595 + (index + 0.5) * side;
    return [ours?.pixels[at], theirs?.pixels[at] ?? -1] as const;
  });
}

const tenths = Array.from({ length: 11 }, (_, index) => `${index / 10}`);
const pairs = tenths.flatMap((first) => ['0', '.35', '1'].map((second) => `${first} ${second}`));

const ink = (more: Tint['more'], base = '/DeviceGray', colours: readonly string[] = tenths): Tint => ({
  space: `[/Separation/Ink${base} 5 0 R]`,
  ...(more && { more }),
  colours,
});
const inks = (more: Tint['more'], base = '/DeviceGray'): Tint => ({
  space: `[/DeviceN[/One/Two]${base} 5 0 R]`,
  ...(more && { more }),
  colours: pairs,
});
const sampled = (entries: string, stream: string | Uint8Array) => [
  { dictionary: `/FunctionType 0/Domain[0 1]/Range[0 1]${entries}`, stream },
];
const bytes = (...numbers: number[]) => Uint8Array.from(numbers);
const procedure = (stream: string, range = '0 1', domain = '0 1') => [
  { dictionary: `/FunctionType 4/Domain[${domain}]/Range[${range}]`, stream },
];
const straight = (from: number, to: number) => `<</FunctionType 2/Domain[0 1]/C0[${from}]/C1[${to}]/N 1>>`;

const known: readonly (readonly [string, Tint])[] = [
  ['eight bits', ink(sampled('/Size[3]/BitsPerSample 8', bytes(255, 40, 200)))],
  ['one bit', ink(sampled('/Size[5]/BitsPerSample 1', bytes(0b10110000)))],
  ['two bits', ink(sampled('/Size[4]/BitsPerSample 2', bytes(0b00011011)))],
  ['four bits', ink(sampled('/Size[4]/BitsPerSample 4', bytes(0xf0, 0x5a)))],
  ['twelve bits', ink(sampled('/Size[2]/BitsPerSample 12', bytes(0xff, 0xf1, 0x23)))],
  ['sixteen bits', ink(sampled('/Size[2]/BitsPerSample 16', bytes(0x20, 0, 0xe0, 0)))],
  ['samples the other way', ink(sampled('/Size[2]/BitsPerSample 8/Encode[1 0]', bytes(0, 255)))],
  ['samples of a part', ink(sampled('/Size[4]/BitsPerSample 8/Encode[1 2]', bytes(0, 255, 0, 255)))],
  ['samples that are turned', ink(sampled('/Size[2]/BitsPerSample 8/Decode[1 0]', bytes(0, 255)))],
  [
    'samples of three colours',
    ink(
      [
        {
          dictionary: '/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[2]/BitsPerSample 8',
          stream: bytes(255, 255, 255, 200, 10, 90),
        },
      ],
      '/DeviceRGB',
    ),
  ],
  [
    'a grid of two inks at its points',
    {
      ...inks([
        {
          dictionary: '/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[2 3]/BitsPerSample 8',
          stream: bytes(255, 200, 150, 100, 50, 0),
        },
      ]),
      colours: ['0 0', '1 0', '0 .5', '1 .5', '0 1', '1 1'],
    },
  ],
  ['a curve', ink([{ dictionary: '/FunctionType 2/Domain[0 1]/C0[.9]/C1[.1]/N 2.5' }])],
  ['ink that is lighter than paper without it', ink([{ dictionary: '/FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1' }])],
  ['a curve that is cut off', ink([{ dictionary: '/FunctionType 2/Domain[0 1]/Range[.3 .6]/C0[1]/C1[0]/N 1' }])],
  [
    'a curve of three colours',
    ink([{ dictionary: '/FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[.2 .4 .9]/N 1' }], '/DeviceRGB'),
  ],
  [
    'two functions',
    ink([
      {
        dictionary: `/FunctionType 3/Domain[0 1]/Bounds[.4]/Encode[0 1 1 0]/Functions[${straight(1, 0.5)}${straight(0.1, 0.3)}]`,
      },
    ]),
  ],
  [
    'functions within functions',
    ink([
      { dictionary: '/FunctionType 3/Domain[0 1]/Bounds[.25 .75]/Encode[0 1 0 1 0 1]/Functions[6 0 R 7 0 R 6 0 R]' },
      { dictionary: `/FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 .5]/Functions[${straight(0, 1)}]` },
      ...procedure('{ 1 exch sub }'),
    ]),
  ],
  ['an ink that nobody has chosen how much of, black as before', ink(procedure('{ pop 0 }'), undefined, [''])],
  ['a procedure', ink(procedure('{ dup mul 1 exch sub }'))],
  ['a procedure that decides', ink(procedure('{ dup 0.5 lt { pop 1 } { 0.5 sub } ifelse }'))],
  ['a procedure that compares', ink(procedure('{ dup 0.5 eq { pop 1 } { 0 ne { 0.5 } { 0.2 } ifelse } ifelse }'))],
  ['a procedure that decides once', ink(procedure('{ 0.25 exch dup 0.3 ge { exch pop dup } if pop }'))],
  ['a procedure of angles', ink(procedure('{ 360 mul dup sin abs exch cos abs add 2 div }'))],
  ['a procedure of an angle', ink(procedure('{ 0.5 exch atan 90 div }'))],
  ['a procedure of roots', ink(procedure('{ sqrt 0.1 add ln neg 3 div }'))],
  ['a procedure of powers', ink(procedure('{ 2 exp 10 mul 1 add log }'))],
  ['a procedure of whole numbers', ink(procedure('{ 10 mul cvi 3 mod 3 div }'))],
  ['a procedure of parts', ink(procedure('{ 10 mul dup floor sub }'))],
  ['a procedure of ceilings', ink(procedure('{ 4 mul ceiling 4 div }'))],
  ['a procedure of bits', ink(procedure('{ 15 mul cvi 9 and 6 or 3 xor 16 div }'))],
  ['a procedure that shifts', ink(procedure('{ 15 mul cvi 2 bitshift -1 bitshift 32 div }'))],
  ['a procedure that divides whole', ink(procedure('{ 10 mul cvi 4 idiv 3 div }'))],
  ['a procedure of truths', ink(procedure('{ dup 0.2 gt 1 index 0.6 le and not { pop 0.9 } if }'))],
  ['a procedure with remarks', ink(procedure('{ % of ink\n 1 exch sub }'))],
  [
    'a procedure that rolls',
    inks(procedure('{ 0.3 3 1 roll 3 -1 roll pop 0.5 mul exch 0.5 mul add }', '0 1', '0 1 0 1')),
  ],
  ['a procedure that copies', inks(procedure('{ 2 copy mul 3 1 roll add 2 div mul }', '0 1', '0 1 0 1'))],
  ['a procedure that goes beyond', ink(procedure('{ 3 mul 1 sub }'))],
  ['all inks', { ...ink(procedure('{ 1 exch sub }')), space: '[/Separation/All/DeviceGray 5 0 R]' }],
  [
    'listed inks',
    {
      space: '[/Indexed[/Separation/Ink/DeviceGray 5 0 R] 3 <0040ff80>]',
      more: procedure('{ 1 exch sub }'),
      colours: ['0', '1', '2', '3'],
    },
  ],
  [
    'listed colours of Lab',
    { space: '[/Indexed[/Lab<</WhitePoint[.95 1 1.09]>>] 1 <008080ff8080>]', colours: ['0', '1'] },
  ],
];

const unknown: readonly (readonly [string, Tint])[] = [
  ['an ink that nobody has chosen how much of, not black', ink(procedure('{ }'), undefined, [''])],
  ['a procedure that needs more than there is', ink(procedure('{ add }'))],
  ['a procedure that leaves too much', ink(procedure('{ dup }'))],
  ['a procedure of something else', ink(procedure('{ 1 showpage }'))],
  ['a procedure that does not end', ink(procedure('{ dup { 1 } if'))],
  ['a procedure that divides by nothing', ink(procedure('{ 0 mul 1 exch div }'))],
  ['a procedure that compares what nothing divides', ink(procedure('{ 0 div 1 gt { 0.2 } { 0.8 } ifelse }'))],
  ['a procedure that shifts out of all places', ink(procedure('{ cvi 40 bitshift }'))],
  ['a procedure that shifts a part', ink(procedure('{ pop 0.5 1 bitshift }'))],
  ['a procedure of the bits of a part', ink(procedure('{ pop 0.5 1 and }'))],
  ['a procedure of the other bits of a part', ink(procedure('{ pop 0.5 not }'))],
  ['a range from high to low', ink(procedure('{ }', '1 0'))],
  ['a procedure of a thousand thousand words', ink(procedure(`{ ${'dup pop '.repeat(500_000)} }`))],
  ['a sample alone, which readers take for different ones', ink(sampled('/Size[1]/BitsPerSample 8', bytes(90)))],
  ['samples that are missing', ink(sampled('/Size[9]/BitsPerSample 8', bytes(0, 255)))],
  ['samples of three bits', ink(sampled('/Size[2]/BitsPerSample 3', bytes(0, 255)))],
  [
    'functions that hold themselves',
    ink([{ dictionary: '/FunctionType 3/Domain[0 1]/Bounds[]/Encode[0 1]/Functions[5 0 R]' }]),
  ],
  ['a kind that is none', ink([{ dictionary: '/FunctionType 1/Domain[0 1]' }])],
  ['colours of a function for fewer', ink(procedure('{ }'), '/DeviceRGB')],
];

describe('how light inks are', () => {
  test.each(known)('%s', (_, tint) => {
    for (const [index, [ours, theirs]] of greysOf(tint).entries()) {
      expect(ours, tint.colours[index]).toBeGreaterThanOrEqual(theirs - closeBy);
      expect(ours, tint.colours[index]).toBeLessThanOrEqual(theirs + closeBy);
    }
  });

  test.each(unknown)('%s is said not to be known', (_, tint) => {
    expect(greysOf(tint).every(([ours]) => ours === undefined)).toBe(true);
  });

  /** Numbers from numbers, as words of a procedure that has one input left on the stack. */
  const { number } = fc.letrec<{ number: string }>((tie) => ({
    number: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom('', '0.5 mul', '1 exch sub', '0.25 add'),
      fc.tuple(tie('number'), tie('number')).map(([first, second]) => `${first} ${second}`),
      fc.tuple(tie('number'), fc.constantFrom('mul', 'add', 'sub')).map(([first, how]) => `dup ${first} ${how}`),
      fc
        .tuple(tie('number'), tie('number'), fc.constantFrom('lt', 'ge', 'eq', 'ne', 'gt', 'le'))
        .map(([first, second, how]) => `dup 0.4571 ${how} { ${first} } { ${second} } ifelse`),
      fc
        .tuple(tie('number'), fc.constantFrom('abs', 'neg', 'cvr', 'abs sqrt'))
        .map(([first, how]) => `${first} ${how}`),
    ),
  }));

  test('procedures that nobody wrote', () => {
    fc.assert(
      fc.property(number, (words) => {
        for (const [ours, theirs] of greysOf(ink(procedure(`{ ${words} }`)))) {
          expect(Math.abs((ours ?? -9) - theirs)).toBeLessThanOrEqual(closeBy);
        }
      }),
      { numRuns: runs(1000, 50) },
    );
  });
});
