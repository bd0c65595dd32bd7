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

const programs: readonly (readonly [string, readonly number[]])[] = [
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
export const oddCharstrings: readonly OddPart[] = programs.flatMap(([name, program]) =>
  [400, 0, 1].flatMap((width) => [
    {
      name: `${name}, ${width} wide, by names`,
      bytes: inFont(
        simple('ABCDEF+Made', `${widths([width, 500], 97)}${described}/Encoding/WinAnsiEncoding`),
        [
          descriptor('ABCDEF+Made', 4, '/FontFile3 102 0 R'),
          rawStream('/Subtype/Type1C', latin(cff(false, undefined, program))),
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
          rawStream('/Subtype/CIDFontType0C', latin(cff(true, undefined, program))),
        ],
        '<00010002>',
      ),
    },
  ]),
);
