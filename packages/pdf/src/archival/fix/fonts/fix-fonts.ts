import type { Problem } from '../../../base/problem.ts';
import type { CjkFonts } from '../../../fonts/substitutes/cjk.ts';
import type { SubstituteFonts } from '../../../fonts/substitutes/faces.ts';
import { type CosDictionary, type CosValue, isName } from '../../../syntax/values.ts';
import { fontUsesOf } from '../../check/check.ts';
import { Findings } from '../../check/findings.ts';
import { checkFont, nameOfFont } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { repairComposite } from './fix-composite.ts';
import { repairSimple } from './fix-simple.ts';
import { repairDrawn } from './fix-type3.ts';
import type { FontFix } from './font-fix.ts';
import { Substitutes } from './substitutes.ts';

/** Whether a problem is one of fonts (ISO 19005-3, 6.2.11). */
export function isOfFonts({ code, params }: Problem): boolean {
  return code === 'PDFA_RULE_BROKEN' ? String(params['clause']).startsWith('6.2.11') : code.startsWith('PDFA_FONT_');
}

/**
 * Repairs the fonts of a document (ISO 19005-3, 6.2.11), with fonts to put in the place of those that are not in it.
 * Returns why some cannot be repaired.
 */
export function repairFonts(draft: Draft, fonts?: SubstituteFonts, cjk?: CjkFonts): readonly Problem[] {
  const findings = new Findings();
  const substitutes = new Substitutes(draft, fonts, cjk);
  const fix: FontFix = { draft, substitutes, cjk, fail: (code, params) => findings.add(code, params) };
  const replaced = new Map<CosValue, CosDictionary>();
  for (const use of fontUsesOf(draft.document, cjk)) {
    const fixed = fixFont(fix, use);
    if (fixed !== undefined) replaced.set(use.dictionary, fixed);
  }
  const completed = substitutes.write();
  for (const [font, fixed] of replaced) replaced.set(font, completed(fixed));
  if (replaced.size > 0) draft.rewriteValues((value) => replaced.get(value) ?? value);
  return findings.list;
}

/** What stands in the place of a font; undefined when it can stay, or cannot be repaired. */
function fixFont(fix: FontFix, use: FontUse): CosDictionary | undefined {
  const { draft } = fix;
  const subtype = draft.resolved(use.dictionary.entries.get('Subtype'));
  if (isName(subtype, 'Type3')) return repairDrawn(draft, use);
  const own = new Findings();
  checkFont(draft, use, own);
  // A map that is known by its name only is broken for what checks the document
  if (own.isEmpty && use.predefined === undefined) return undefined;
  const before = changesIn(draft);
  const fixed = isName(subtype, 'Type0') ? repairComposite(fix, use) : repairSimple(fix, use);
  if (fixed !== undefined && changesIn(draft) === before)
    draft.changed('font-dictionary-completed', 1, nameOfFont(draft, use.dictionary));
  return fixed;
}

/** How many things were changed so far. */
function changesIn({ changes }: Draft): number {
  return changes.reduce((sum, { count }) => sum + count, 0);
}
