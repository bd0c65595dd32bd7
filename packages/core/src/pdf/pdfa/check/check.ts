import type { Problem } from '../../../problem/problem.ts';
import { problem } from '../../../problem/problem.ts';
import type { CosDocument } from '../../assembly/document.ts';
import { pagesOf } from '../../assembly/pages.ts';
import { limits } from '../limits.ts';
import { checkAnnotations } from './annotations.ts';
import { checkCatalog, checkOutputIntents, checkPage } from './catalogue.ts';
import { Findings } from './findings.ts';
import { Inspection } from './inspection.ts';
import { checkMetadata } from './metadata.ts';
import { checkSyntax } from './syntax.ts';
import { ValueCheck } from './values.ts';

/**
 * What keeps a document from being PDF/A-3b (ISO 19005-3:2012, level B), as far as it is looked at here; nothing for one
 * that conforms. A rule that cannot be judged counts as broken.
 */
export function findingsOf(document: CosDocument): readonly Problem[] {
  const pages = pagesOf(document);
  if (!pages.ok) return pages.problems;
  if (pages.value.length > limits.pagesMax)
    return [problem('pdf.too-many-pages', [], { pages: pages.value.length, max: limits.pagesMax })];
  if (document.crossReference.entries.size > limits.objectsMax) return [problem('pdf.too-complex', [])];
  const findings = new Findings();
  checkSyntax(document, findings);
  const values = new ValueCheck(document, findings);
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (object !== undefined) values.object(object);
  }
  values.finish();
  checkCatalog(document, findings);
  checkMetadata(document, findings);
  const inspection = new Inspection(document, findings);
  for (const [index, page] of pages.value.entries()) {
    checkPage(document, page, index + 1, findings);
    inspection.page(page);
    checkAnnotations(document, page, inspection, findings);
  }
  inspection.finish();
  checkOutputIntents(document, inspection.colours.deviceSpaces, findings);
  return document.isTooComplex || inspection.isTooComplex ? [problem('pdf.too-complex', [])] : findings.list;
}
