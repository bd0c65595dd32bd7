import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { textWidth } from '../font/metrics.ts';
import { epcExamples } from './examples.ts';
import { encodeEpcSymbol } from './index.ts';
import { drawEpcCode, epcGeometry, type LabelLanguage, labelWords } from './label.ts';
import { parseEpcDraft } from './parse.ts';

const symbol = expectValue(encodeEpcSymbol(expectValue(parseEpcDraft(epcExamples.message))));

test('by default there is the symbol and its quiet zone of four modules', () => {
  const drawing = drawEpcCode(symbol);
  const border = (4 * epcGeometry.side) / symbol.size;
  expect(drawing.shapes).toEqual([{ kind: 'symbol', x: border, y: border, side: epcGeometry.side, symbol }]);
  expect([drawing.width, drawing.height]).toEqual([epcGeometry.side + 2 * border, epcGeometry.side + 2 * border]);
});

test.each(Object.entries(labelWords))(
  'the label in %s keeps out of the quiet zone and within the frame',
  (language, words) => {
    const drawing = drawEpcCode(symbol, { label: language as LabelLanguage });
    const text = drawing.shapes.find((shape) => shape.kind === 'text');
    expect(text).toMatchObject({ text: words, anchor: 'middle', x: drawing.width / 2 });
    expect(textWidth(words, epcGeometry.typeSize, true)).toBeLessThan(drawing.width - 4);
    const capitals = epcGeometry.typeSize * (25.4 / 72) * 0.75;
    expect((text?.kind === 'text' ? text.y : 0) - capitals).toBeGreaterThan(drawing.width - 0.01);
    expect(text?.kind === 'text' ? text.y : 0).toBeLessThan(drawing.height - 1);
    expect(drawing.language).toBe(language);
  },
);
