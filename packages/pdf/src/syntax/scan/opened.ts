import type { CosDocument } from '../document.ts';
import type { DecodedStream } from '../filters/filters.ts';
import { isDictionary, isReference } from '../values.ts';
import type { PdfSource } from './pages.ts';
import type { PdfObject } from './structure.ts';

/** The objects of a document that is open, which shares what it unpacks with whoever else looks at it. */
export function openedSource(document: CosDocument): PdfSource {
  const objects = new Map<number, PdfObject | undefined>();
  const root = document.trailer.entries.get('Root');
  return {
    object(number) {
      if (!objects.has(number)) {
        const object = document.object(number);
        objects.set(number, object && { number, at: 0, ...object });
      }
      return objects.get(number);
    },
    root: isReference(root) ? root.number : undefined,
    // One that no trailer names was looked for when the document was opened
    lastCatalog: () => document.catalog,
    decoded: (object) => decodedBy(document, object),
  };
}

function decodedBy(document: CosDocument, { value, stream }: PdfObject): DecodedStream | undefined {
  if (stream === undefined || !isDictionary(value)) return undefined;
  const bytes = document.decodedStream(value, stream);
  // How far a damaged one can be read is told by who reads it by itself
  if (bytes === undefined || document.isDamagedStream(value)) return undefined;
  return { bytes, rest: [], isWhole: true, isIntact: true };
}
