import type { CosDocument } from '../../syntax/document.ts';
import type { Page } from '../../syntax/pages.ts';
import { checkAnnotations } from './annotations.ts';
import { checkOutputIntents, checkPage } from './catalogue.ts';
import { Findings } from './findings.ts';
import { Inspection } from './inspection.ts';

/** The pages (from 0) that are to blame for something that keeps the document from conforming (ISO 19005-3, 6.2 and 6.3). */
export function failingPages(document: CosDocument, pages: readonly Page[]): readonly number[] {
  const failing: number[] = [];
  for (const [index, page] of pages.entries()) {
    const findings = new Findings();
    const inspection = new Inspection(document, findings);
    checkPage(document, page, index + 1, findings);
    inspection.page(page);
    checkAnnotations(document, page, inspection, findings);
    inspection.finish();
    const colours = new Findings();
    const { deviceSpaces } = inspection.colours;
    checkOutputIntents(document, { deviceSpaces, mixesInNoSpace: false }, colours);
    const isBare = colours.list.some(({ code }) => code === 'PDFA_COLOUR_WITHOUT_PROFILE');
    if (!findings.isEmpty || isBare || inspection.isTooComplex) failing.push(index);
  }
  return failing;
}
