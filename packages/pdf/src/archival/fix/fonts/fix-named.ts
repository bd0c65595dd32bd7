import { encodingOf, encodingWith, hasExpertBase } from '../../../fonts/font-encoding.ts';
import { type Demand, isEmptyPlan, planGlyphs } from '../../../fonts/glyph-plan.ts';
import type { NamedProgram } from '../../../fonts/named-program.ts';
import { declaredWidths } from '../../../fonts/widths.ts';
import { type CosDictionary, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { withProgram } from './descriptor.ts';
import type { FontFix } from './font-fix.ts';
import { textsKept } from './texts-kept.ts';

/**
 * Repairs a simple font whose program has names for its glyphs: it gets the widths of the document (ISO 19005-3,
 * 6.2.11.5) and a glyph for each code that has none (6.2.11.4.1 and 6.2.11.8). Undefined where that cannot be.
 */
export function repairNamed({ draft }: FontFix, use: FontUse, program: NamedProgram): RepairedSimple | undefined {
  if (hasExpertBase(draft, use.dictionary)) return undefined;
  const names = encodingOf(draft, use.dictionary, program.encoding);
  const widths = declaredWidths(draft, use.dictionary);
  const notdef = program.glyphs.get('.notdef') ?? 0;
  const demands = [...use.codes].map((code): Demand => {
    const name = names[code];
    const glyph = name === undefined || name === '.notdef' ? undefined : program.glyphs.get(name);
    const isBlank = name === 'space' || name === 'nbspace' || !program.glyphs.has('.notdef');
    return {
      code,
      glyph: glyph ?? notdef,
      own: glyph === undefined ? (isBlank ? 'blank' : 'copy') : 'none',
      width: widths(code),
    };
  });
  const plan = planGlyphs(demands, program.glyphCount, program.widthOf);
  const font = nameOfFont(draft, use.dictionary);
  const { widthOfCode } = plan;
  if (isEmptyPlan(plan) && program.isPlain) return { dictionary: use.dictionary, widthOfCode };
  const added = newNames(plan.added.length, program.glyphs);
  const written = program.edited(plan, added);
  if (written === undefined) return undefined;
  if (!program.isPlain) draft.changed('font-program-repaired', 1, font);
  if (plan.widths.size > 0) draft.changed('font-widths-set', 1, font);
  if (plan.added.length > 0) draft.changed('font-glyph-added', plan.added.length, font);
  const nameOf = new Map([...program.glyphs].map(([name, glyph]) => [glyph, name]));
  const chosen = Array.from(plan.glyphs, ([code, glyph]): [number, string] => [
    code,
    added[glyph - program.glyphCount] ?? nameOf.get(glyph) ?? '.notdef',
  ]);
  const dictionary = withEntries(use.dictionary, {
    FontDescriptor: withProgram(draft, use.dictionary, written),
    Encoding: encodingWith(draft, use.dictionary, chosen),
    // A name of our own says nothing
    ...(added.length > 0 && textsKept(draft, use)),
  });
  return { dictionary, widthOfCode };
}

/** A simple font after its repair, and how wide its program has the characters that are used. */
export interface RepairedSimple {
  readonly dictionary: CosDictionary;
  readonly widthOfCode: ReadonlyMap<number, number>;
}

/** Names that no glyph of the program has. */
function newNames(count: number, taken: ReadonlyMap<string, unknown>): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number++) if (!taken.has(`added${number}`)) names.push(`added${number}`);
  return names;
}
