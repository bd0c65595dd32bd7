import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import type { FontReader } from './font-reader.ts';
import { type Encoding, macRomanEncoding, standardEncoding, winAnsiEncoding } from './glyph-names.ts';

/** Names of glyphs by code: the base encoding with its differences (ISO 32000-1, 9.6.6). */
export function encodingOf(document: FontReader, dictionary: CosDictionary, own: Encoding): Encoding {
  const value = document.resolved(dictionary.entries.get('Encoding'));
  const described = value?.kind === 'dictionary' ? value : emptyDictionary;
  const base = document.resolved(value?.kind === 'name' ? value : described.entries.get('BaseEncoding'));
  const encoding = [...(baseEncodings.get(base?.kind === 'name' ? base.name : '') ?? own)];
  for (const [code, name] of differencesOf(document, described)) encoding[code] = name;
  return encoding;
}

/** Whether the names of glyphs are those of fonts with small capitals and old figures, whose table is not known here. */
export function hasExpertBase(document: FontReader, { entries }: CosDictionary): boolean {
  const value = document.resolved(entries.get('Encoding'));
  const base = value?.kind === 'dictionary' ? document.resolved(value.entries.get('BaseEncoding')) : value;
  return isName(base, 'MacExpertEncoding');
}

const baseEncodings: ReadonlyMap<string, Encoding> = new Map([
  ['StandardEncoding', standardEncoding],
  ['WinAnsiEncoding', winAnsiEncoding],
  ['MacRomanEncoding', macRomanEncoding],
]);

/** The names that an encoding puts in the place of others, by code. */
export function differencesOf(document: FontReader, { entries }: CosDictionary): Map<number, string> {
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

/** The encoding of a font with these names of glyphs besides what it said. */
export function encodingWith(
  document: FontReader,
  font: CosDictionary,
  chosen: Iterable<readonly [code: number, name: string]>,
): CosDictionary {
  const value = document.resolved(font.entries.get('Encoding'));
  const described = value?.kind === 'dictionary' ? value : emptyDictionary;
  const base = value?.kind === 'name' ? value : described.entries.get('BaseEncoding');
  const differences = new Map([...differencesOf(document, described), ...chosen]);
  const items: CosValue[] = [];
  let next = -1;
  for (const [code, name] of [...differences].sort(([a], [b]) => a - b)) {
    if (code !== next) items.push(numberValue(code));
    items.push(nameValue(name));
    next = code + 1;
  }
  return withEntries(emptyDictionary, {
    Type: nameValue('Encoding'),
    BaseEncoding: base,
    Differences: arrayValue(items),
  });
}
