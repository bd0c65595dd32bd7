import { ofAsciiName } from '@rappen/pdf/internal/font-programs';
import { knownCollections } from './collections.ts';
import { predefinedMap } from './predefined-map.ts';

/**
 * Fonts of Windows and of its time by the names that they have where they come from, and the map of their code page: whoever wrote
 * the name in these bytes wrote the text in them too.
 */
const names: Readonly<Record<string, string>> = {
  __proto__: null as never,
  'GBK-EUC-H':
    '宋体 新宋体 黑体 楷体 楷体_GB2312 仿宋 仿宋_GB2312 隶书 幼圆 微软雅黑 等线 ' +
    '华文宋体 华文中宋 华文黑体 华文细黑 华文楷体 华文仿宋 华文行楷 方正舒体 方正姚体',
  'ETen-B5-H': '細明體 新細明體 標楷體 微軟正黑體 華康細圓體 華康中黑體',
  '90ms-RKSJ-H': 'ＭＳ明朝 ＭＳＰ明朝 ＭＳゴシック ＭＳＰゴシック メイリオ 游明朝 游ゴシック',
  'KSCms-UHC-H': '굴림 굴림체 돋움 돋움체 바탕 바탕체 궁서 궁서체 새굴림 맑은고딕',
};

/** No name of a font is longer. */
const nameMax = 64;

/** The predefined character map of a font with one of these names in the bytes of its code page; undefined for others. */
export function mapOfFontName(name: string): string | undefined {
  const written = ofAsciiName(name.slice(0, 4 * nameMax)).replace(/^[A-Z]{6}\+|,.*$|-(?:Bold|Italic)+$|\s/g, '');
  if (!/[\x80-\xff]/.test(written)) return undefined;
  const bytes = Uint8Array.from(written.slice(0, nameMax), (letter) => letter.charCodeAt(0));
  return Object.keys(names).find((map) => (names[map] ?? '').split(' ').includes(textIn(map, bytes)));
}

/** What bytes say in the codes of a map; nothing where one of them says nothing. */
function textIn(name: string, bytes: Uint8Array): string {
  const { maps, collections } = knownCollections();
  const map = maps.get(name);
  if (map === undefined) return '';
  const texts: (string | undefined)[] = [];
  predefinedMap(map).each(bytes, (cid) => texts.push(collections.get(map.ordering)?.texts[cid ?? 0]));
  return texts.every((text) => text !== undefined && text !== '') ? texts.join('').replace(/\s/g, '') : '';
}
