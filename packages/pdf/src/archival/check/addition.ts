import type { Problem } from '../../base/problem.ts';
import { problem } from '../../problems.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { checkCatalog } from './catalogue.ts';
import { findingsOf } from './check.ts';
import { Findings } from './findings.ts';
import { checkMainPacket } from './metadata.ts';
import { checkSyntax } from './syntax.ts';
import { ValueCheck } from './values.ts';

/**
 * What keeps a document that conformed from being PDF/A-3b after a file was put into it: pages, and all that they use, are
 * what they were, so that only the objects written behind it, the catalog and the metadata are looked at. `before` is the
 * document that conforms, `after` the one that goes on behind it.
 */
export function findingsOfAddition(before: CosDocument, after: CosDocument): readonly Problem[] {
  // A file that is listed no more is an object that nothing associates: only the whole document tells
  if (!keepsFiles(before, after)) return findingsOf(after);
  const from = before.bytes.length;
  const findings = new Findings();
  const values = new ValueCheck(after, findings);
  checkSyntax(after, findings, values, from);
  const { base, entries } = after.crossReference;
  for (const [number, entry] of entries) {
    const isNew = entry.kind === 'offset' && base + entry.offset >= from;
    const object = isNew ? after.object(number) : undefined;
    if (object !== undefined) values.object(object);
  }
  values.finish();
  if (after.isDamaged) findings.rule('6.1.1');
  checkCatalog(after, findings);
  checkMainPacket(after, findings);
  return after.isTooComplex ? [problem('PDF_TOO_COMPLEX', [])] : findings.list;
}

/** Whether all files that were associated with the document still are. */
function keepsFiles(before: CosDocument, after: CosDocument): boolean {
  const kept = associatedFiles(after);
  return associatedFiles(before).every((number) => number !== undefined && kept.includes(number));
}

/** The numbers of the files that a document lists; undefined for one that has none. */
function associatedFiles(document: CosDocument): (number | undefined)[] {
  const listed = document.resolved(document.catalog?.entries.get('AF'));
  return (listed?.kind === 'array' ? listed.items : []).map((item) =>
    item.kind === 'reference' ? item.number : undefined,
  );
}
