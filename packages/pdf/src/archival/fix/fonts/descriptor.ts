import { hasProgram, programKeys } from '../../../fonts/embedded.ts';
import type { WrittenProgram } from '../../../fonts/named-program.ts';
import { integerOf } from '../../../syntax/file-object.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';

/** Puts another program into the descriptor of a font; `flags` makes other flags of those that it has. */
export function withProgram(
  draft: Draft,
  font: CosDictionary,
  program: WrittenProgram,
  flags: (before: number) => number = (before) => before,
): CosReference {
  const before = draft.dictionary(font.entries.get('FontDescriptor')) ?? emptyDictionary;
  const lengths = program.lengths.map((length, index): [string, CosValue] => [
    `Length${index + 1}`,
    numberValue(length),
  ]);
  const dictionary: CosDictionary = {
    kind: 'dictionary',
    entries: new Map<string, CosValue>([
      ...(program.subtype === undefined ? [] : [['Subtype', nameValue(program.subtype)] as [string, CosValue]]),
      ...lengths,
    ]),
  };
  const file = addStream(draft, program.bytes, dictionary);
  const present = integerOf(draft.resolved(before.entries.get('Flags'))) ?? 0;
  const needed = completed(draft, font, before);
  return draft.add(
    withEntries(needed, {
      Flags: numberValue(flags(present)),
      ...noProgram,
      [program.key]: file,
    }),
  );
}

/** Entries that say something of a program. */
const noProgram: Readonly<Record<string, undefined>> = Object.fromEntries(
  [...programKeys, 'CharSet', 'CIDSet'].map((key) => [key, undefined]),
);

/** A font that nothing is shown with, without the program that nobody can read: it needs none (ISO 19005-3, 6.2.11.4.1). */
export function withoutProgram(draft: Draft, font: CosDictionary): CosDictionary {
  const descriptor = draft.dictionary(font.entries.get('FontDescriptor'));
  if (descriptor === undefined || !hasProgram(draft, font)) return font;
  draft.changed('font-program-repaired', 1, nameOfFont(draft, font));
  return withEntries(font, { FontDescriptor: draft.add(withEntries(descriptor, noProgram)) });
}

/** A descriptor with the entries that every one has to have (ISO 32000-1, table 122). */
function completed(draft: Draft, font: CosDictionary, before: CosDictionary): CosDictionary {
  const name = draft.resolved(font.entries.get('BaseFont'));
  const standard: Readonly<Record<string, CosValue>> = {
    Type: nameValue('FontDescriptor'),
    FontName: name?.kind === 'name' ? name : nameValue(unnamed),
    FontBBox: arrayValue([0, -250, 1000, 1000].map(numberValue)),
    ItalicAngle: numberValue(0),
    Ascent: numberValue(1000),
    Descent: numberValue(-250),
    CapHeight: numberValue(700),
    StemV: numberValue(80),
  };
  const missing = Object.entries(standard).filter(([key]) => !before.entries.has(key));
  return withEntries(before, Object.fromEntries(missing));
}

/** The name of a font that has none. */
export const unnamed = 'Unnamed';
