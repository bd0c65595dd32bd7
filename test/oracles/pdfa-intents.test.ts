import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { expect, test } from 'vitest';
import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import { type CosReference, emptyDictionary, withEntries } from '../../packages/pdf/src/syntax/values.ts';
import { Update } from '../../packages/pdf/src/writer/update.ts';
import { expectValue } from '../results.ts';
import { intentCases } from './pdfa-fixtures/intents.ts';
import { page } from './pdfa-fixtures/parts.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts };

/** The same document as PDF/A-3b, its output intent under a name that says nothing. */
function withoutIntent(bytes: Uint8Array): Uint8Array {
  const { pdf } = expectValue(toPdfA3b(bytes, options));
  const document = expectValue(readDocument(pdf));
  const { catalog = emptyDictionary } = document;
  const intents = catalog.entries.get('OutputIntents');
  expect(intents).toBeDefined();
  const update = new Update(document);
  const root = document.trailer.entries.get('Root') as CosReference;
  update.set(root, withEntries(catalog, { OutputIntents: undefined, OwnOwnIntents: intents }));
  return update.written();
}

test.each(intentCases)('%s: an output intent is added where it is needed', (_name, needsOne, parts) => {
  const bytes = withoutIntent(page(parts));
  const { pdf, converted, changes } = expectValue(toPdfA3b(bytes, options));
  expect(converted).toBe(needsOne);
  if (needsOne) expect(changes.map(({ code }) => code)).toContain('output-intent-added');
  else expect(pdf).toBe(bytes);
});

test.skipIf(!hasVeraPdf())('and others need it there, and only there (needs veraPDF)', async () => {
  const verdicts = await verdictsOf(intentCases.map(([, , parts]) => withoutIntent(page(parts))));
  expect(intentCases.map(([name], index) => [name, verdicts[index]?.[0] !== 'compliant'])).toEqual(
    intentCases.map(([name, needsOne]) => [name, needsOne]),
  );
});
