import { invoiceExamples } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { emptyForm, type FieldName, type Form, fieldNames, formOfDraft, outputFormats } from './form.ts';
import { decodeForm, encodeForm } from './share.ts';

const anyForm = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...fieldNames), fc.string({ unit: 'grapheme', maxLength: 80 })),
    fc.constantFrom('de', 'fr', 'it', 'en', 'rm'),
    fc.constantFrom(...outputFormats),
  )
  .map(
    ([typed, language, format]): Form => ({
      ...emptyForm('de'),
      ...(typed as Record<FieldName, string>),
      language,
      format,
    }),
  );

test('a form comes back from its link as it was', async () => {
  await fc.assert(
    fc.asyncProperty(anyForm, async (form) => {
      const code = await encodeForm(form);
      expect(code).toMatch(/^[\w-]+$/);
      expect(await decodeForm(code)).toEqual(form);
    }),
    { numRuns: 60 },
  );
});

test('the link of a full bill is short enough for every browser', async () => {
  const code = await encodeForm(formOfDraft(invoiceExamples.withQrReference, emptyForm('de')));
  expect(code.length).toBeLessThan(900);
});

test('anything else is no form', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
      const form = await decodeForm(text);
      expect(form === undefined || Object.keys(form).length === fieldNames.length).toBe(true);
    }),
    { numRuns: 100 },
  );
  expect(await decodeForm('')).toBeUndefined();
  expect(await decodeForm('A'.repeat(limits.linkLengthMax + 1))).toBeUndefined();
  expect(await decodeForm(await packed('[]'))).toEqual(emptyForm('de'));
  expect(await decodeForm(await packed('7'))).toBeUndefined();
  expect(await decodeForm(await packed('{"iban":"CH'))).toBeUndefined();
});

test('a link that unpacks to more than a form can say is refused before it is whole', async () => {
  expect(await decodeForm(await packed(`"${' '.repeat(2_000_000)}"`))).toBeUndefined();
});

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
}
