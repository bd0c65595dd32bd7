import type { CosDocument } from '../../assembly/document.ts';
import { type CosDictionary, type CosValue, emptyDictionary } from '../../assembly/values.ts';
import { type Encoding, macRomanEncoding, standardEncoding, winAnsiEncoding } from './glyph-names.ts';

/** Names of glyphs by code: the base encoding with its differences (ISO 32000-1, 9.6.6). */
export function encodingOf(document: CosDocument, dictionary: CosDictionary, own: Encoding): Encoding {
  const value = document.resolved(dictionary.entries.get('Encoding'));
  const described = value?.kind === 'dictionary' ? value : emptyDictionary;
  const base = document.resolved(value?.kind === 'name' ? value : described.entries.get('BaseEncoding'));
  const encoding = [...(baseEncodings.get(base?.kind === 'name' ? base.name : '') ?? own)];
  for (const [code, name] of differencesOf(document, described)) encoding[code] = name;
  return encoding;
}

const baseEncodings: ReadonlyMap<string, Encoding> = new Map([
  ['StandardEncoding', standardEncoding],
  ['WinAnsiEncoding', winAnsiEncoding],
  ['MacRomanEncoding', macRomanEncoding],
]);

/** The names that an encoding puts in the place of others, by code. */
export function differencesOf(document: CosDocument, { entries }: CosDictionary): Map<number, string> {
  const listed = document.resolved(entries.get('Differences'));
  const differences = new Map<number, string>();
  let code = 0;
  for (const item of listed?.kind === 'array' ? listed.items : []) {
    const value: CosValue | undefined = document.resolved(item);
    if (value?.kind === 'number') code = value.value;
    else if (value?.kind === 'name') differences.set(code++, value.name);
  }
  return differences;
}
