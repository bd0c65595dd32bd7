import { drawnHead, drawnHeadEnd } from '../../../fonts/drawn-glyph.ts';
import { joined } from '../../../fonts/font-bytes.ts';
import { differencesOf, encodingWith } from '../../../fonts/font-encoding.ts';
import { declaredWidths } from '../../../fonts/widths.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  decimalText,
  emptyDictionary,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { latinBytes } from '../../../writer/pdf-bytes.ts';
import { nameOfFont, widthsOf } from '../../check/fonts/check-font.ts';
import { type FontUse, widthsAgree } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';
import { textsKept } from './texts-kept.ts';

/**
 * Repairs a Type 3 font, whose glyphs are drawn: those that are missing show nothing, and each says the width that the
 * document gives it (ISO 19005-3, 6.2.11.2, 6.2.11.4.1 and 6.2.11.5). Undefined when nothing is wrong.
 */
export function repairDrawn(draft: Draft, use: FontUse): CosDictionary | undefined {
  const { dictionary, codes } = use;
  const { entries } = dictionary;
  const glyphs = draft.dictionary(entries.get('CharProcs')) ?? emptyDictionary;
  const encoding = draft.dictionary(entries.get('Encoding')) ?? emptyDictionary;
  const names = differencesOf(draft, encoding);
  const widths = declaredWidths(draft, dictionary);
  const added = new Map<string, CosReference>();
  const chosen = new Map<number, string>();
  for (const code of codes) {
    const name = names.get(code);
    const stream = name === undefined ? undefined : draft.streamAt(glyphs.entries.get(name));
    const program = stream && draft.decodedStream(stream.dictionary, stream.bytes);
    const width = widths(code) ?? 0;
    const own = program === undefined ? latinBytes(`${decimalText(width)} 0 d0`) : withWidth(program, width);
    if (own === undefined) continue;
    const other = `added${code}`;
    added.set(other, addStream(draft, own, stream?.dictionary ?? emptyDictionary));
    chosen.set(code, other);
  }
  const isWhole = widthsOf(draft, dictionary) !== undefined;
  if (chosen.size === 0 && isWhole) return undefined;
  const font = nameOfFont(draft, dictionary);
  if (chosen.size > 0) draft.changed('font-glyph-added', chosen.size, font);
  if (!isWhole) draft.changed('font-dictionary-completed', 1, font);
  const [first, last] = [Math.min(255, ...codes), Math.max(0, ...codes)];
  const range = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => widths(first + index) ?? 0);
  return withEntries(dictionary, {
    CharProcs: withEntries(glyphs, Object.fromEntries(added)),
    Encoding: chosen.size === 0 ? entries.get('Encoding') : encodingWith(draft, dictionary, chosen),
    ...(chosen.size > 0 && textsKept(draft, use)),
    ...(!isWhole && {
      FirstChar: numberValue(first),
      LastChar: numberValue(first + range.length - 1),
      Widths: arrayValue(range.map((width): CosValue => numberValue(width))),
    }),
  });
}

/** The instructions of a glyph with another width; undefined when they say the right one. */
function withWidth(program: Uint8Array, width: number): Uint8Array | undefined {
  const head = drawnHead(program);
  if (head === undefined) {
    return joined([latinBytes(`${decimalText(width)} 0 d0\n`), program.subarray(drawnHeadEnd(program))]);
  }
  if (widthsAgree(Number(head.width), width)) return undefined;
  const rest = program.subarray(head.front.length + head.width.length);
  return joined([latinBytes(head.front + decimalText(width)), rest]);
}
