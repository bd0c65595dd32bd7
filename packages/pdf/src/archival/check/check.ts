import type { Problem } from '../../base/problem.ts';
import type { CjkFonts } from '../../fonts/substitutes/cjk.ts';
import { problem } from '../../problems.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { type Page, pagesOf } from '../../syntax/pages.ts';
import { limits } from '../limits.ts';
import { checkAnnotations } from './annotations.ts';
import { checkCatalog, checkOutputIntents, checkPage } from './catalogue.ts';
import { Findings } from './findings.ts';
import type { FontUse } from './fonts/font-use.ts';
import { Inspection } from './inspection.ts';
import { checkMetadata } from './metadata.ts';
import { pageTreeIsSound } from './page-tree.ts';
import { checkSyntax } from './syntax.ts';
import { ValueCheck } from './values.ts';

/**
 * What keeps a document from being PDF/A-3b (ISO 19005-3:2012, level B), as far as it is looked at here; nothing for one
 * that conforms. A rule that cannot be checked counts as broken.
 */
export function findingsOf(document: CosDocument): readonly Problem[] {
  return lookedFor(document, false);
}

/** Whether a document is PDF/A-3b: most that are not show it before their pages are read. */
export function conforms(document: CosDocument): boolean {
  return lookedFor(document, true).length === 0;
}

/** The fonts of a document with all that is written with them; `cjk` knows character maps by name. */
export function fontUsesOf(document: CosDocument, cjk?: CjkFonts): readonly FontUse[] {
  const pages = pagesOf(document);
  const findings = new Findings();
  const inspection = new Inspection(document, findings, cjk);
  for (const page of pages.ok ? pages.value : []) {
    inspection.page(page);
    checkAnnotations(document, page, inspection, findings);
  }
  inspection.finish();
  return inspection.fontUses;
}

function lookedFor(document: CosDocument, isOneEnough: boolean): readonly Problem[] {
  const pages = pagesOf(document);
  if (!pages.ok) return pages.problems;
  if (pages.value.length > limits.pagesMax)
    return [problem('PDF_TOO_MANY_PAGES', [], { pages: pages.value.length, max: limits.pagesMax })];
  if (document.crossReference.entries.size > limits.objectsMax) return [problem('PDF_TOO_COMPLEX', [])];
  const findings = new Findings();
  const values = new ValueCheck(document, findings);
  checkSyntax(document, findings, values);
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (object !== undefined) values.object(object);
  }
  values.finish();
  if (!pageTreeIsSound(document, pages.value)) findings.rule('5');
  checkCatalog(document, findings);
  checkMetadata(document, findings);
  if (isOneEnough && document.isDamaged) findings.rule('6.1.1');
  if (isOneEnough && !findings.isEmpty) return findings.list;
  const inspection = new Inspection(document, findings);
  for (const [index, page] of pages.value.entries()) {
    checkPage(document, page, index + 1, findings);
    inspection.page(page);
    checkAnnotations(document, page, inspection, findings);
  }
  inspection.finish();
  const mixesInNoSpace = inspection.isTransparent && !pages.value.every((page) => hasGroupSpace(document, page));
  checkOutputIntents(document, { deviceSpaces: inspection.colours.deviceSpaces, mixesInNoSpace }, findings);
  if (document.isDamaged) findings.rule('6.1.1');
  return document.isTooComplex || inspection.isTooComplex ? [problem('PDF_TOO_COMPLEX', [])] : findings.list;
}

/** Whether a page says in which space its colours are mixed (ISO 32000-1, 11.6.6). */
function hasGroupSpace(document: CosDocument, { dictionary }: Page): boolean {
  const group = document.dictionary(dictionary.entries.get('Group'));
  return document.resolved(group?.entries.get('CS')) !== undefined;
}
