import { inCids, inNames } from './font-parts.ts';
import { cff, word } from './font-programs.ts';
import type { OddPart } from './odd-parts.ts';

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
  Array.from({ length: count }, (_, index) => (index === 0 ? word(first) : [139 + (index % 50)])).flat();

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
const callFirst = [32, 29];
const callSecond = [33, 29];

/** The first subroutine; the second one is a number and an end. */
const firsts: Readonly<Record<string, readonly number[]>> = {
  'an end': [11],
  'a number': [...word(50), 11],
  'a number without an end': word(50),
  nothing: [],
  'half a number': [28, 1],
  'half a number and an end': [28, 11],
  'a move': [...word(50), 139, 21, 11],
  'a move without an end': [...word(50), 139, 21],
  'a move and the end of the glyph': [...word(50), 139, 21, 14],
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
  'behind the width': [...word(400), ...callFirst, 139, 139, 21, 14],
  'in front of a move': [...word(400), ...callFirst, 21, 14],
  'and a number in front of a move': [...word(400), ...callFirst, 139, 21, 14],
  'and stems': [...word(400), ...callFirst, 139, 149, 1, 50, 139, 21, 14],
  twice: [...word(400), ...callFirst, ...callFirst, 21, 14],
  'behind the first operator': [...word(400), 139, 139, 21, ...callFirst, 14],
  'and no end': [...word(400), ...callFirst],
};

type Odd = readonly [name: string, program: readonly number[], subroutines?: readonly (readonly number[])[]];

const called: readonly Odd[] = Object.entries(firsts).flatMap(([what, first]) =>
  Object.entries(callers).map(
    ([how, program]): Odd => [`a subroutine with ${what}, ${how}`, program, [first, [...word(50), 11]]],
  ),
);

const uncalled: readonly Odd[] = [
  ...Object.entries(operators).flatMap(([name, operator]) =>
    counts.flatMap((count): Odd[] => [
      [`${count} numbers and ${name}`, [...operands(count, 400), ...operator, 14]],
      [`${count} numbers, the second the width, and ${name}`, [139, ...operands(count, 400), ...operator, 14]],
    ]),
  ),
  ...Object.entries(tails).map(
    ([name, tail]): Odd => [`${name} behind a move`, [...word(400), ...word(50), 139, 21, ...tail]],
  ),
  ['nothing', []],
  ['numbers alone', word(400)],
  ['an end alone', [14]],
  ['a fixed number', [...fixed(400), 14]],
  ['a fixed number with a fraction', [255, 1, 0x90, 0x60, 0, 14]],
  ['a number that is cut off', [28, 1]],
];

/** Glyphs of CFF programs that begin or go on in other ways, with the widths that one reader or the other takes of them. */
export const oddCharstrings: readonly OddPart[] = [...uncalled, ...called].flatMap(([name, program, subroutines]) =>
  [400, 0, 1].flatMap((width) => [
    {
      name: `${name}, ${width} wide, by names`,
      bytes: inNames(cff(false, undefined, program, subroutines), '(ab)', width),
    },
    {
      name: `${name}, ${width} wide, by CIDs`,
      bytes: inCids(cff(true, undefined, program, subroutines), '<00010002>', width),
    },
  ]),
);
