import { expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { invoiceDocumentExamples, parseInvoiceDocument } from '../index.ts';
import { addressPart } from './head-parts.ts';
import { widthOf } from './type-setting.ts';

const place = { x: 20, top: 40, width: 60 };

/** The lines of the sender above an address, and the rule below them. */
function aboveAddress(addressLines: readonly string[]) {
  const { sender, ...json } = invoiceDocumentExamples.gtin;
  const input = { ...json, sender: { ...sender, addressLines } };
  const { document } = expectValue(parseInvoiceDocument(input, { profile: profiles['2.3'] }));
  const context = { document, scale: 1 } as unknown as Parameters<typeof addressPart>[0];
  const { shapes } = addressPart(context, place);
  const rules = shapes.flatMap((shape) => (shape.kind === 'line' ? [shape] : []));
  expect(rules).toHaveLength(1);
  const [rule] = rules;
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' && shape.y < (rule?.y1 ?? 0) ? [shape] : []));
  return { rule, widths: texts.map(({ text, ...type }) => widthOf(text, type)) };
}

test.each([
  ['short', ['Weg 1', '8000 Zürich']],
  ['two lines, the first the longer', ['Musterhausstrasse am oberen Musterweg 1234', '8000 Zürich', 'Schweiz']],
  ['a word that has no room', ['W'.repeat(70)]],
])('the rule below the sender is as wide as its widest line, and no wider than the address: %s', (_what, lines) => {
  const { rule, widths } = aboveAddress(lines);
  const wide = Math.min(place.width, Math.max(...widths));
  expect([rule?.x1, (rule?.x2 ?? 0) - place.x]).toEqual([place.x, expect.closeTo(wide, 6)]);
});
