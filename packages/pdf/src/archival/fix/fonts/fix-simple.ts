import { embeddedProgram } from '../../../fonts/embedded.ts';
import { namedProgram } from '../../../fonts/named-program.ts';
import { readTrueType } from '../../../fonts/truetype.ts';
import { declaredWidths } from '../../../fonts/widths.ts';
import { arrayValue, type CosDictionary, isName, nameValue, numberValue, withEntries } from '../../../syntax/values.ts';
import { nameOfFont, unseenIsPlain, widthsOf } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { unnamed, withoutProgram } from './descriptor.ts';
import { type RepairedSimple, repairNamed } from './fix-named.ts';
import { repairTrueType } from './fix-truetype.ts';
import { substituteSimple } from './fix-unembedded.ts';
import { substituteComposite } from './fix-unembedded-composite.ts';
import type { FontFix } from './font-fix.ts';

/** Repairs a simple font by what its program is, whatever its dictionary says. Undefined where that cannot be. */
export function repairSimple(fix: FontFix, use: FontUse): CosDictionary | undefined {
  const { draft } = fix;
  const bytes = embeddedProgram(draft, use.dictionary)?.bytes;
  const named = bytes && namedProgram(bytes);
  const trueType = bytes && named === undefined ? readTrueType(bytes) : undefined;
  const isMultipleMaster = isName(draft.resolved(use.dictionary.entries.get('Subtype')), 'MMType1');
  const subtype = nameValue(isMultipleMaster ? 'MMType1' : 'Type1');
  const repaired =
    named !== undefined
      ? repairNamed(fix, { ...use, dictionary: withEntries(use.dictionary, { Subtype: subtype }) }, named)
      : bytes && trueType && repairTrueType(fix, use, bytes, trueType);
  if (repaired !== undefined) return completed(draft, use, repaired);
  if (!use.isSeen) return completed(draft, use, { dictionary: unseen(draft, use.dictionary), widthOfCode: new Map() });
  if (named !== undefined || trueType !== undefined) return undefined;
  if (use.predefined === undefined) return substituteSimple(fix, use);
  // Its name tells that it is one for two bytes to a character
  const { font, descendant } = use.predefined.composite(use.dictionary, declaredWidths(draft, use.dictionary));
  return substituteComposite(fix, { ...use, dictionary: font }, descendant);
}

/** A simple font that nothing is shown with: it needs no program (6.2.11.4.1), and without one TrueType is as Type 1. */
function unseen(draft: Draft, font: CosDictionary): CosDictionary {
  const bare = withoutProgram(draft, font);
  return unseenIsPlain(draft, bare) ? bare : withEntries(bare, { Subtype: nameValue('Type1') });
}

/** A simple font with the keys that it must have (ISO 19005-3, 6.2.11.2); widths that are not said are the program's. */
function completed(draft: Draft, { codes }: FontUse, repaired: RepairedSimple): CosDictionary {
  const { dictionary, widthOfCode } = repaired;
  const name = draft.resolved(dictionary.entries.get('BaseFont'));
  const named = withEntries(dictionary, {
    Type: nameValue('Font'),
    BaseFont: name?.kind === 'name' ? name : nameValue(unnamed),
  });
  if (widthsOf(draft, dictionary) !== undefined) return named;
  const declared = declaredWidths(draft, dictionary);
  const first = Math.min(255, ...codes);
  const last = Math.max(first, ...codes);
  draft.changed('font-dictionary-completed', 1, nameOfFont(draft, dictionary));
  const widths = Array.from(
    { length: last - first + 1 },
    (_, index) => declared(first + index) ?? widthOfCode.get(first + index) ?? 0,
  );
  return withEntries(named, {
    FirstChar: numberValue(first),
    LastChar: numberValue(last),
    Widths: arrayValue(widths.map((width) => numberValue(width))),
  });
}
