import { describe, expect, test } from 'vitest';
import { knownCollections } from './collections.ts';
import { mapOfFontName } from './font-names.ts';
import { cjkFonts } from './index.ts';

/** CIDs of some codes, one after the other. */
function cidsOf(name: string, bytes: Iterable<number>): (number | undefined)[] {
  const cids: (number | undefined)[] = [];
  cjkFonts.mapOf(name)?.each(Uint8Array.from(bytes), (cid) => cids.push(cid));
  return cids;
}

const squares = Array.from({ length: 0x7e00 }, (_, index) => 0x8100 + index);

// What the runtime decodes is as the Encoding Standard has it, which has more characters than some of the maps
test.each([
  ['GBK-EUC-H', 'GB1', 'gbk', 20_900],
  ['ETen-B5-H', 'CNS1', 'big5', 13_000],
  ['90ms-RKSJ-H', 'Japan1', 'shift_jis', 6_800],
  ['KSCms-UHC-H', 'Korea1', 'euc-kr', 8_200],
])('%s leads to CIDs of %s with the texts that %s has', (name, ordering, encoding, least) => {
  const decoder = new TextDecoder(encoding);
  const plain = (text: string): string => text.normalize('NFKC').replaceAll('∼', '~').replace(/[―—]/g, '—');
  let [same, other] = [0, 0];
  for (const code of squares) {
    const bytes = [code >> 8, code & 255];
    const text = decoder.decode(Uint8Array.from(bytes));
    const cids = cidsOf(name, bytes);
    const [cid] = cids;
    const meaning = cids.length === 1 && cid !== undefined ? cjkFonts.meaningOf(ordering, cid)?.text : undefined;
    if (Array.from(text).length !== 1 || /[\ue000-\uf8ff\ufffd]/.test(text) || meaning === undefined) continue;
    if (plain(meaning) === plain(text)) same += 1;
    else other += 1;
  }
  expect(same).toBeGreaterThan(least);
  expect(other).toBeLessThan(same / 100);
});

describe('predefined maps', () => {
  test('are those of ISO 32000-1, table 118', () => {
    expect([...knownCollections().maps.keys()]).toHaveLength(59);
    expect([...knownCollections().collections.keys()].sort()).toEqual(['CNS1', 'GB1', 'Japan1', 'Korea1']);
    expect(cjkFonts.mapOf('Identity-H')).toBeUndefined();
  });

  test('know codes of one, two and four bytes', () => {
    expect(cidsOf('90ms-RKSJ-H', [0x41, 0x82, 0xa0, 0xb1])).toEqual([264, 843, 343]);
    expect(cidsOf('UniCNS-UTF16-H', [0xd8, 0x40, 0xdc, 0x00, 0x4e, 0x00])).toHaveLength(2);
    expect(cidsOf('GBK2K-H', [0x81, 0x39, 0xef, 0x30, 0x41])).toHaveLength(2);
  });

  test('for lines downwards build on the others', () => {
    const [comma, letter] = cidsOf('90ms-RKSJ-V', [0x81, 0x41, 0x82, 0xa0]);
    expect([comma, letter]).toEqual([7887, 843]);
    expect(cjkFonts.meaningOf('Japan1', 7887)).toEqual({ text: '、', isVertical: true });
    expect(cjkFonts.meaningOf('Japan1', 843)).toEqual({ text: 'あ', isVertical: false });
    expect(cjkFonts.mapOf('90ms-RKSJ-V')?.written('Identity', 0).direction).toBe(1);
  });

  test('say of any bytes what they are, or that they are nothing', () => {
    for (const name of knownCollections().maps.keys()) {
      const bytes = Array.from({ length: 4000 }, (_, index) => (index * 7919 + (index >> 3)) & 255);
      const cids = cidsOf(name, bytes);
      expect(cids.length).toBeLessThanOrEqual(bytes.length);
      expect(cids.every((cid) => cid === undefined || (cid >= 0 && cid < 65_536))).toBe(true);
      expect(cidsOf(name, [])).toEqual([]);
    }
  });

  test('are written as far as they were read', () => {
    const map = cjkFonts.mapOf('90ms-RKSJ-H') ?? expect.fail('no such map');
    map.each(Uint8Array.of(0x82, 0xa0, 0x41, 0x82, 0xa0), () => undefined);
    const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
    expect(text(map.written('Japan1', 2).program)).toContain('2 begincidchar\n<41>264\n<82a0>843\nendcidchar');
    const texts = map.withTexts((_code, cid) => cjkFonts.meaningOf('Japan1', cid)?.text);
    expect(text(texts)).toContain('2 beginbfchar\n<41><0041>\n<82a0><3042>\nendbfchar');
    expect([map.codeOf(843), map.codeOf(1)]).toEqual([0x82a0, 1]);
  });
});

describe('shapes', () => {
  const font = cjkFonts.beside(undefined);
  const boxOf = (text: string, isVertical = false): readonly number[] => {
    const points = font.shapeOfEast(text, isVertical)?.outline.flat() ?? [];
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };

  test.each(['中', '國', '国', 'あ', 'ア', '한', '㐀', '「', '※', '①', 'Я', 'α', 'Ａ', 'ｱ', '㌔', '　', '‧'])(
    'are there for %s',
    (text) => {
      expect(font.shapeOfEast(text, false)?.width).toBeGreaterThan(0);
    },
  );

  test.each(['', '𠀀', '\u0e01', '\ue000', '中\ue000'])('are not there for %j', (text) => {
    expect(font.shapeOfEast(text, false)?.outline ?? []).toEqual([]);
  });

  test('for lines downwards stand in the other corner, or on their side', () => {
    const [left = 0, bottom = 0] = boxOf('、');
    const [leftDown = 0, bottomDown = 0] = boxOf('、', true);
    expect([leftDown > left + 500, bottomDown > bottom + 500]).toEqual([true, true]);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = boxOf('ー', true);
    expect(y2 - y1).toBeGreaterThan(2 * (x2 - x1));
  });

  test('of every character of the four collections are there, but for a few', () => {
    const missing = [...knownCollections().collections].map(([ordering, { texts }]) => {
      const known = texts.filter((text) => text !== '' && /^[\u3040-\u9fff\uac00-\ud7af]+$/.test(text));
      return [
        ordering,
        known.filter((text) => font.shapeOfEast(text, false) === undefined).length / known.length,
      ] as const;
    });
    for (const [ordering, share] of missing) expect.soft(share, ordering).toBeLessThan(0.02);
  });
});

test.each([
  ['\xcb\xce\xcc\xe5', 'GBK-EUC-H'],
  ['_CB_CE_CC_E5,Bold', 'GBK-EUC-H'],
  ['ABCDEF+\xb2\xd3\xa9\xfa\xc5\xe9', 'ETen-B5-H'],
  ['\x82l\x82r \x96\xbe\x92\xa9', '90ms-RKSJ-H'],
  ['\xb1\xbc\xb8\xb2', 'KSCms-UHC-H'],
  ['\xe5\xae\x8b\xe4\xbd\x93', undefined],
  ['Gr\xfc\xdfe', undefined],
  ['SimSun', undefined],
  ['', undefined],
])('a font with the name %j has its text in the codes of %s', (name, map) => {
  expect(mapOfFontName(name)).toBe(map);
});
