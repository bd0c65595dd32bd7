import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawingOf,
  everyCharacter,
  everyShape,
  noiseSymbol,
  sharedGroup,
  textShape,
} from '../../../../test/oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { renderSvg } from './svg.ts';

/** The elements of a well-formed document without comments or sections; fails on anything else. */
function elementsOf(xml: string): { name: string; attributes: Map<string, string>; text: string }[] {
  const elements: { name: string; attributes: Map<string, string>; text: string }[] = [];
  const open: typeof elements = [];
  let at = 0;
  for (const match of xml.matchAll(/<(\/?)([A-Za-z]+)((?: [A-Za-z:-]+="[^"<]*")*)(\/?)>/g)) {
    const between = xml.slice(at, match.index);
    expect(between).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
    const innermost = open.at(-1);
    if (innermost) innermost.text += unescaped(between);
    at = match.index + match[0].length;
    const [, closing, name = '', attributeText = '', isEmpty] = match;
    if (closing) {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of attributeText.matchAll(/ ([A-Za-z:-]+)="([^"]*)"/g)) {
      expect(attributes.has(key)).toBe(false);
      expect(value).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
      attributes.set(key, unescaped(value));
    }
    const element = { name, attributes, text: '' };
    elements.push(element);
    if (!isEmpty) open.push(element);
  }
  expect(open).toEqual([]);
  expect(xml.slice(at)).toBe('\n');
  return elements;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const textsOf = (xml: string): string[] =>
  elementsOf(xml)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text);

test('the page says its size, language, title and description', () => {
  const [svg, title, description, page] = elementsOf(renderSvg(everyShape));
  expect(Object.fromEntries(svg?.attributes ?? [])).toMatchObject({
    width: '210mm',
    height: '297mm',
    viewBox: '0 0 210 297',
    role: 'img',
    lang: 'de',
    'aria-labelledby': `${title?.attributes.get('id')} ${description?.attributes.get('id')}`,
  });
  expect([title?.text, description?.text]).toEqual([everyShape.title, everyShape.description]);
  expect(page?.name).toBe('rect');
  expect(page?.attributes.get('fill')).toBe('#fff');
});

test('drawings that say different things have different ids', () => {
  const ids = ['a', 'b'].map((description) =>
    elementsOf(renderSvg(drawingOf([], { description })))[1]?.attributes.get('id'),
  );
  expect(ids[0]).not.toBe(ids[1]);
});

test('texts of groups and pages are there in order', () => {
  expect(textsOf(renderSvg(everyShape))).toEqual([
    'Start',
    'Middle',
    'End (with \\ brackets)',
    '',
    'Empfangsschein',
    'Inner',
  ]);
  const { drawings, lines } = everyCharacter(false);
  expect(drawings.flatMap((drawing) => textsOf(renderSvg(drawing)))).toEqual(lines);
});

test('any text is escaped and nothing that XML forbids is written', () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'<>&"\'\u0000\u0008\t\n\r\u007f\u0085\ud800\udfff\uffff]'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(hostile, hostile, hostile, (text, title, language) => {
      const xml = renderSvg(drawingOf([textShape(text, 1, 1)], { title, description: text, language }));
      expect(xml).not.toMatch(/\p{Surrogate}/u);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not occur.
      expect(xml.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]/);
      const [shown = ''] = textsOf(xml);
      expect(
        [...shown]
          .map((character, index) => character === [...text][index] || character === '\ufffd' || character === ' ')
          .every(Boolean),
      ).toBe(true);
      expect([...shown]).toHaveLength([...text].length);
    }),
  );
});

test('plain texts are unchanged', () => {
  const legal = `&<>"' ü € \u{1f600} ]]>`;
  expect(textsOf(renderSvg(drawingOf([textShape(legal, 1, 1)])))).toEqual([legal]);
});

test('the path of a symbol fills exactly its dark modules', () => {
  for (const size of [21, 57, 177]) {
    const symbol = noiseSymbol(size, size);
    const xml = renderSvg(drawingOf([{ kind: 'symbol', x: 67, y: 209, side: 46, symbol }]));
    const path = elementsOf(xml).find(({ attributes }) => attributes.get('shape-rendering') === 'crispEdges');
    expect(Buffer.from(filledModules(path?.attributes.get('d') ?? '', symbol)).equals(symbol.modules)).toBe(true);
    const [, scale] = /scale\((\S+)\)/.exec(path?.attributes.get('transform') ?? '') ?? [];
    expect(Number(scale) * size).toBeCloseTo(46, 3);
  }
});

/** The winding number of the path around the middle of each module: 1 inside, 0 outside. */
function filledModules(data: string, { size }: QrSymbol): Uint8Array {
  const crossings = new Int8Array((size + 1) * size);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const moveDown = (distance: number) => {
    for (let row = Math.min(y, y + distance); row < Math.max(y, y + distance); row++) {
      crossings[row * (size + 1) + x] = (crossings[row * (size + 1) + x] as number) - Math.sign(distance);
    }
    y += distance;
  };
  for (const [, command, first, second] of data.slice('M0 0'.length).matchAll(/([mhvz])(-?\d*) ?(-?\d*)/g)) {
    if (command === 'm') {
      startX = x += Number(first);
      startY = y += Number(second);
    } else if (command === 'h') x += Number(first);
    else if (command === 'v') moveDown(Number(first));
    else {
      expect(x).toBe(startX);
      moveDown(startY - y);
    }
  }
  return Uint8Array.from({ length: size * size }, (_, module) => {
    const row = Math.floor(module / size);
    return crossings.slice(row * (size + 1), row * (size + 1) + (module % size) + 1).reduce((sum, one) => sum + one, 0);
  });
}

test('a bill takes at most 16 kB', () => {
  const lines = Array.from({ length: 45 }, (_, index) =>
    textShape('Pia-Maria Rutschmann-Schnyder', 118, 200 + index, { size: 8 + (index & 4) }),
  );
  const symbol = noiseSymbol(57);
  const xml = renderSvg(drawingOf([...lines, sharedGroup, { kind: 'symbol', x: 67, y: 209, side: 46, symbol }]));
  expect(Buffer.byteLength(xml)).toBeLessThan(16_000);
});

test('a group rendered before is rendered the same again', () => {
  const again = structuredClone(everyShape);
  expect(renderSvg(again)).toBe(renderSvg(everyShape));
  expect(renderSvg(everyShape)).toBe(renderSvg(everyShape));
});

test.skipIf(!hasTools('python3'))('an XML parser accepts it (needs python3)', async () => {
  const parse = 'import sys, xml.sax; xml.sax.parse(sys.argv[1], xml.sax.ContentHandler()); print("parsed")';
  await withFiles([Buffer.from(renderSvg(everyShape))], ([path]) => {
    expect(
      outputOf('python3', '-c', parse, path as string)
        .toString()
        .trim(),
    ).toBe('parsed');
  });
});
