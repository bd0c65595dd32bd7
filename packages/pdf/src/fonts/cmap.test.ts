import { describe, expect, test } from 'vitest';
import { isInSpace, readCMap } from './cmap.ts';

const program = (text: string): Uint8Array => new TextEncoder().encode(text);
const spaces = (rows: string) => `1 begincodespacerange ${rows} endcodespacerange`;
const ranges = (rows: string) => `1 begincidrange ${rows} endcidrange`;

/** The CIDs of the codes of a string. */
function cidsOf(map: string, ...bytes: number[]): (number | undefined)[] {
  const cids: (number | undefined)[] = [];
  readCMap(program(map), 100)?.each(Uint8Array.from(bytes), (cid) => void cids.push(cid));
  return cids;
}

describe('codes of a map', () => {
  const map = `${spaces('<8140> <9FFC>')} ${ranges('<8140> <8150> 100')}`;

  test.each<[name: string, bytes: number[], cids: (number | undefined)[]]>([
    ['the first of a range', [0x81, 0x40], [100]],
    ['the last of a range', [0x81, 0x50], [116]],
    ['one behind the range', [0x81, 0x51], [undefined]],
    // No code of the space: it takes as many bytes as the shortest
    ['one before the range', [0x81, 0x3f], [undefined]],
    ['two codes', [0x81, 0x41, 0x81, 0x42], [101, 102]],
    ['a code that breaks off', [0x81], [undefined]],
    ['nothing', [], []],
  ])('%s', (_, bytes, cids) => {
    expect(cidsOf(map, ...bytes)).toEqual(cids);
  });

  test('of one byte and of two are told apart by their spaces', () => {
    const both = `${spaces('<20> <7E>')} ${spaces('<8140> <9FFC>')} ${ranges('<20> <7E> 1')} ${ranges('<8140> <8150> 100')}`;
    expect(cidsOf(both, 0x20, 0x81, 0x40, 0x7e)).toEqual([1, 100, 95]);
  });

  test('that lead beyond the CIDs there are have none', () => {
    expect(cidsOf(`${spaces('<00> <FF>')} ${ranges('<00> <FF> 65500')}`, 35, 36)).toEqual([65_535, undefined]);
    expect(cidsOf(`${spaces('<00> <FF>')} ${ranges('<00> <FF> -1')}`, 0, 1)).toEqual([undefined, 0]);
  });
});

describe('each byte of a code lies between those of the ends of its space', () => {
  const space = { length: 2, first: 0x8140, last: 0x9ffc };
  test.each([
    [0x8140, true],
    [0x9ffc, true],
    [0x9f40, true],
    [0x813f, false],
    [0x8040, false],
    [0x9ffd, false],
    [0xa040, false],
  ])('%i: %s', (code, isIn) => {
    expect(isInSpace(space, 2, code)).toBe(isIn);
  });
  test('and it has as many bytes', () => {
    expect(isInSpace({ length: 1, first: 0x20, last: 0x7e }, 2, 0x0020)).toBe(false);
  });
});

describe('a map is plain', () => {
  const whole = `${spaces('<00> <FF>')} ${ranges('<00> <0F> 1')} 1 begincidchar <10> 9 endcidchar`;
  test.each([
    ['where its lists are as long as they say', whole, true],
    ['not with a longer list', whole.replace('<0F> 1', '<0F> 1 <11> <12> 5'), false],
    ['not with a shorter list', whole.replace('1 begincidrange', '7 begincidrange'), false],
    ['not with half an entry', whole.replace('<10> 9', '<10> 9 <11>'), false],
    ['where its last CID is the last that there is', whole.replace('<10> 9', '<10> 65535'), true],
    ['not with a CID beyond it', whole.replace('<0F> 1', '<0F> 65521'), false],
    ['not with a CID below zero', whole.replace('<10> 9', '<10> -1'), false],
    ['where codes have four bytes', whole.replace('<00> <FF>', '<00000000> <FFFFFFFF>'), true],
    ['where what stands for nothing is listed so', `${whole} 1 beginnotdefchar <11> 1 endnotdefchar`, true],
    ['not where that list is longer', `${whole} 1 beginnotdefchar <11> 1 <12> 1 endnotdefchar`, false],
    ['not with a code that leads to no number', whole.replace('<10> 9', '<10> /nine'), false],
  ])('%s', (_, text, isPlain) => {
    expect(readCMap(program(text), 100)).toMatchObject({ isPlain });
  });
});

describe('a map is not read', () => {
  const whole = `${spaces('<00> <FF>')} ${ranges('<00> <FF> 0')}`;
  test('but where it is whole', () => {
    expect(readCMap(program(whole), 100)).toBeDefined();
  });
  test.each([
    ['that builds on another one', `/Identity-H usecmap ${whole}`],
    ['with a number that is none', whole.replace(' 0 ', ' 0.5 ')],
    ['without a code space', ranges('<00> <FF> 0')],
    ['whose list does not say how long it is', whole.replace('1 begincidrange', 'begincidrange')],
    ['whose list ends by another name', whole.replace('endcidrange', 'endcidchar')],
    ['with a list in a list', whole.replace('endcidrange', '1 begincidchar <00> 1 endcidchar endcidrange')],
    ['whose text breaks off', `${whole} <0`],
  ])('%s', (_, text) => {
    expect(readCMap(program(text), 100)).toBeUndefined();
  });
  test('with more values than asked for', () => {
    expect(readCMap(program(whole), 3)).toBeUndefined();
  });
});
