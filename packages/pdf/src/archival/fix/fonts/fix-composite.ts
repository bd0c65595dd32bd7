import { type CidProgram, cidProgram } from '../../../fonts/cid-program.ts';
import { embeddedProgram } from '../../../fonts/embedded.ts';
import { type Demand, type GlyphPlan, isEmptyPlan, planGlyphs } from '../../../fonts/glyph-plan.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { cidWidths, glyphsByCid } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addGlyphTable } from './added-tables.ts';
import { unnamed, withoutProgram, withProgram } from './descriptor.ts';
import { withFittingMap } from './fix-cmap.ts';
import { substituteComposite } from './fix-unembedded-composite.ts';
import { withoutZero } from './fix-zero.ts';
import type { FontFix } from './font-fix.ts';
import { withOwnMap } from './own-map.ts';

/**
 * Repairs a composite font (ISO 19005-3, 6.2.11.3 to 6.2.11.5): keys of its dictionaries, the way from CIDs to glyphs,
 * widths, glyphs that it lacks. Undefined where that cannot be.
 */
export function repairComposite(fix: FontFix, use: FontUse): CosDictionary | undefined {
  const { draft } = fix;
  const listed = draft.resolved(use.dictionary.entries.get('DescendantFonts'));
  const descendant = listed?.kind === 'array' ? draft.dictionary(listed.items[0]) : undefined;
  if (descendant === undefined) return undefined;
  const embedded = embeddedProgram(draft, descendant);
  const program = embedded && cidProgram(embedded.bytes, hasTable(draft, descendant));
  if (program === undefined) {
    if (!use.isSeen) return unseen(draft, use, descendant);
    return substituteComposite(fix, use, descendant);
  }
  const mapped = withOwnMap(draft, use, descendant);
  const fitting = withFittingMap(draft, mapped, descendant);
  const shifted = withoutZero(
    draft,
    { ...use, dictionary: fitting.font },
    fitting.descendant,
    program.finds === 'own' ? program.glyphsByCid.keys() : [],
  );
  const font = repairedDescendant(draft, shifted.use, described(draft, shifted.descendant), program);
  if (font === undefined) return use.isSeen ? undefined : unseen(draft, use, descendant);
  return named(draft, shifted.use.dictionary, font);
}

/** A composite font that nothing is shown with: it needs no program (6.2.11.4.1). */
function unseen(draft: Draft, use: FontUse, descendant: CosDictionary): CosDictionary {
  const bare = withoutProgram(draft, descendant);
  return named(draft, withOwnMap(draft, use, bare).dictionary, described(draft, bare));
}

/** The composite font with this descendant, and the keys that it must have (6.2.11.2). */
function named(draft: Draft, font: CosDictionary, descendant: CosDictionary): CosDictionary {
  const name = draft.resolved(font.entries.get('BaseFont'));
  return withEntries(font, {
    Type: nameValue('Font'),
    BaseFont: name?.kind === 'name' ? name : (descendant.entries.get('BaseFont') ?? nameValue(unnamed)),
    DescendantFonts: arrayValue([draft.add(descendant)]),
  });
}

/** A descendant with the keys that it must have. */
function described(draft: Draft, descendant: CosDictionary): CosDictionary {
  const name = draft.resolved(descendant.entries.get('BaseFont'));
  return withEntries(descendant, {
    Type: nameValue('Font'),
    BaseFont: name?.kind === 'name' ? name : nameValue(unnamed),
  });
}

function repairedDescendant(
  draft: Draft,
  use: FontUse,
  descendant: CosDictionary,
  program: CidProgram,
): CosDictionary | undefined {
  const widths = cidWidths(draft, descendant);
  const isTrueType = isName(draft.resolved(descendant.entries.get('Subtype')), 'CIDFontType2');
  const table = program.finds === 'table' ? glyphsByCid(draft, descendant) : undefined;
  const glyphOf = (cid: number): number =>
    program.finds === 'own' ? (program.glyphsByCid.get(cid) ?? 0) : (table?.(cid) ?? cid);
  const demands = [...use.codes].map((cid): Demand => {
    const glyph = glyphOf(cid);
    const isThere = glyph > 0 && glyph < program.glyphCount;
    // Readers show the sign for missing characters, but nothing for a glyph beyond the last
    const own = isThere ? 'none' : glyph === 0 ? 'copy' : 'blank';
    return { code: cid, glyph: isThere ? glyph : 0, own, width: Math.max(0, widths.of(cid)) };
  });
  // A program that knows CIDs has a glyph for each
  const plan = planGlyphs(demands, program.glyphCount, program.widthOf, program.finds !== 'own');
  if (program.finds === 'number' && plan.added.length > 0) return undefined;
  const subtype = nameValue(program.finds === 'table' ? 'CIDFontType2' : 'CIDFontType0');
  const font = nameOfFont(draft, descendant);
  const isRemapped = program.finds === 'table' && (plan.added.length > 0 || !isTrueType || table === undefined);
  if (isRemapped && plan.added.length === 0) draft.changed('font-encoding-made', 1, font);
  const common = {
    Subtype: subtype,
    CIDToGIDMap:
      program.finds !== 'table' ? undefined : isRemapped ? tableOf(draft, plan) : descendant.entries.get('CIDToGIDMap'),
    ...(!widths.isPlain && { DW: undefined, W: listOf(use, widths.of) }),
  };
  const changed = withEntries(descendant, common);
  if (isEmptyPlan(plan) && program.isPlain && isSaid(draft, descendant, program)) return changed;
  const added = Array.from(plan.added.keys(), (index) => cidOf(plan, program.glyphCount + index));
  const written = program.edited(plan, added);
  if (written === undefined) return undefined;
  if (!program.isPlain) draft.changed('font-program-repaired', 1, font);
  if (plan.widths.size > 0) draft.changed('font-widths-set', 1, font);
  if (plan.added.length > 0) draft.changed('font-glyph-added', plan.added.length, font);
  return withEntries(changed, { FontDescriptor: withProgram(draft, descendant, written) });
}

/** The widths of the CIDs that are written, each by itself (ISO 32000-1, 9.7.4.3). */
function listOf({ codes }: FontUse, widthOf: (cid: number) => number): CosValue {
  const sorted = [...codes].sort((a, b) => a - b);
  return arrayValue(sorted.flatMap((cid) => [numberValue(cid), arrayValue([numberValue(widthOf(cid))])]));
}

/** Whether CIDs lead to glyphs by a table: readers follow it whatever the subtype is. */
function hasTable(draft: Draft, descendant: CosDictionary): boolean {
  const isTrueType = isName(draft.resolved(descendant.entries.get('Subtype')), 'CIDFontType2');
  return isTrueType || draft.streamAt(descendant.entries.get('CIDToGIDMap')) !== undefined;
}

/** Whether the stream of the program says what it is. */
function isSaid(draft: Draft, descendant: CosDictionary, program: CidProgram): boolean {
  const kind = embeddedProgram(draft, descendant)?.kind;
  return program.finds === 'table'
    ? kind === 'FontFile2' || kind === 'OpenType'
    : kind === 'CIDFontType0C' || kind === 'OpenType';
}

/** The CID that a plan gives a glyph. */
function cidOf(plan: GlyphPlan, glyph: number): number {
  for (const [cid, own] of plan.glyphs) if (own === glyph) return cid;
  return 0;
}

/** The glyphs of CIDs as a table (ISO 32000-1, 9.7.4.2), or its name where each is the glyph of its number. */
function tableOf(draft: Draft, { glyphs }: GlyphPlan): CosValue {
  const isIdentity = [...glyphs].every(([cid, glyph]) => cid === glyph);
  return isIdentity ? nameValue('Identity') : addGlyphTable(draft, glyphs);
}
