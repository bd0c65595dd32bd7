import { rawStream } from '../merge/raw-pdf.ts';
import { cidFont, composite, described, descriptor, inFont, latin, simple, widths } from './font-parts.ts';
import { cff } from './font-programs.ts';
import type { OddPart } from './odd-parts.ts';

const short = (value: number): number[] => [28, (value >> 8) & 255, value & 255];
const fixed = (value: number): number[] => [255, (value >> 8) & 255, value & 255, 0, 0];

const operators: Readonly<Record<string, readonly number[]>> = {
  hstem: [1],
  vstem: [3],
  vmoveto: [4],
  rlineto: [5],
  hlineto: [6],
  vlineto: [7],
  rrcurveto: [8],
  callsubr: [10],
  return: [11],
  endchar: [14],
  hstemhm: [18],
  hintmask: [19, 0x80],
  cntrmask: [20, 0x80],
  rmoveto: [21],
  hmoveto: [22],
  vstemhm: [23],
  callgsubr: [29],
  vhcurveto: [30],
  dotsection: [12, 0],
  add: [12, 10],
  div: [12, 12],
  random: [12, 23],
  drop: [12, 18],
  dup: [12, 27],
  hflex: [12, 34],
  'a reserved one': [2],
  'a reserved one of two bytes': [12, 99],
  'one of Type 1': [13],
};

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 48, 49, 60];
const operands = (count: number, first: number): number[] =>
  Array.from({ length: count }, (_, index) => (index === 0 ? short(first) : [139 + (index % 50)])).flat();

/** What follows a beginning that is as it should be. */
const tails: Readonly<Record<string, readonly number[]>> = {
  'no end': [],
  'two ends': [14, 14],
  'numbers behind the end': [14, 139, 139],
  'a line of one number': [139, 5, 14],
  'a curve of five numbers': [...operands(5, 7), 8, 14],
  'a subroutine that is not there': [139, 10, 14],
  'a shared subroutine that is not there': [139, 29, 14],
  'a call without a number': [10, 14],
  'a way back': [11],
  'an operator that there is not': [2, 14],
  'half a number': [28, 1],
  'half a long number': [255, 1, 2],
  'half a mask': [139, 139, 1, 19],
  'many numbers': [...operands(60, 7), 5, 14],
  'other widths': [...operands(3, 77), 21, 14],
  'a division by zero': [140, 139, 12, 12, 21, 14],
};

/** Calls of the first two shared subroutines (Adobe Technical Note 5177, 4.7). */
const [callFirst, callSecond] = [
  [32, 29],
  [33, 29],
];

/** The first subroutine; the second one is a number and an end. */
const firsts: Readonly<Record<string, readonly number[]>> = {
  'an end': [11],
  'a number': [...short(50), 11],
  'a number without an end': short(50),
  nothing: [],
  'half a number': [28, 1],
  'half a number and an end': [28, 11],
  'a move': [...short(50), 139, 21, 11],
  'a move without an end': [...short(50), 139, 21],
  'a move and the end of the glyph': [...short(50), 139, 21, 14],
  'a stem': [139, 149, 1, 11],
  'a stem and more': [139, 149, 1, 139, 149, 3, 11],
  'a stem without an end': [139, 149, 1],
  'an end in the midst': [139, 11, 149, 1, 11],
  itself: [...callFirst, 11],
  another: [...callSecond, 11],
  'another without an end': callSecond,
  'another that there is not': [34, 29, 11],
  'another by a number of the caller': [29, 11],
  'the end of the glyph': [14],
  'the end of the glyph and an end': [14, 11],
  'an operator that there is not': [2, 11],
  'a mask that is cut off': [139, 149, 19],
};

/** What a glyph calls them from. */
const callers: Readonly<Record<string, readonly number[]>> = {
  alone: [...callFirst, 14],
  'behind the width': [...short(400), ...callFirst, 139, 139, 21, 14],
  'in front of a move': [...short(400), ...callFirst, 21, 14],
  'and a number in front of a move': [...short(400), ...callFirst, 139, 21, 14],
  'and stems': [...short(400), ...callFirst, 139, 149, 1, 50, 139, 21, 14],
  twice: [...short(400), ...callFirst, ...callFirst, 21, 14],
  'behind the first operator': [...short(400), 139, 139, 21, ...callFirst, 14],
  'and no end': [...short(400), ...callFirst],
};

interface Odd {
  readonly name: string;
  readonly program: readonly number[];
  readonly subroutines?: readonly (readonly number[])[];
}

const called: readonly Odd[] = Object.entries(firsts).flatMap(([what, first]) =>
  Object.entries(callers).map(([how, program]) => ({
    name: `a subroutine with ${what}, ${how}`,
    program,
    subroutines: [first, [...short(50), 11]],
  })),
);

const plainPrograms: readonly (readonly [string, readonly number[]])[] = [
  ...Object.entries(operators).flatMap(([name, operator]) =>
    counts.flatMap((count): (readonly [string, readonly number[]])[] => [
      [`${count} numbers and ${name}`, [...operands(count, 400), ...operator, 14]],
      [`${count} numbers, the second the width, and ${name}`, [139, ...operands(count, 400), ...operator, 14]],
    ]),
  ),
  ...Object.entries(tails).map(([name, tail]): [string, readonly number[]] => [
    `${name} behind a move`,
    [...short(400), ...short(50), 139, 21, ...tail],
  ]),
  ['nothing', []],
  ['numbers alone', short(400)],
  ['an end alone', [14]],
  ['a fixed number', [...fixed(400), 14]],
  ['a fixed number with a fraction', [255, 1, 0x90, 0x60, 0, 14]],
  ['a number that is cut off', [28, 1]],
];

/** Glyphs of CFF programs that begin or go on in other ways, with the widths that one reader or the other takes of them. */
export const oddCharstrings: readonly OddPart[] = [
  ...plainPrograms.map(([name, program]): Odd => ({ name, program })),
  ...called,
].flatMap(({ name, program, subroutines }) =>
  [400, 0, 1].flatMap((width) => [
    {
      name: `${name}, ${width} wide, by names`,
      bytes: inFont(
        simple('ABCDEF+Made', `${widths([width, 500], 97)}${described}/Encoding/WinAnsiEncoding`),
        [
          descriptor('ABCDEF+Made', 4, '/FontFile3 102 0 R'),
          rawStream('/Subtype/Type1C', latin(cff(false, undefined, program, subroutines))),
        ],
        '(ab)',
      ),
    },
    {
      name: `${name}, ${width} wide, by CIDs`,
      bytes: inFont(
        composite('ABCDEF+Made'),
        [
          descriptor('ABCDEF+Made', 4, '/FontFile3 103 0 R'),
          cidFont('ABCDEF+Made', 0, `/W[1[${width} 500 250]]`),
          rawStream('/Subtype/CIDFontType0C', latin(cff(true, undefined, program, subroutines))),
        ],
        '<00010002>',
      ),
    },
  ]),
);
