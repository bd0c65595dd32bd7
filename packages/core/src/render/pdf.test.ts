import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawingOf,
  everyCharacter,
  everyShape,
  noiseSymbol,
  sampleSymbol,
  sharedGroup,
  textShape,
} from '../../../../test/oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { PageMaker, pdfWriter, renderPdf, renderPdfChunks } from './pdf.ts';

const bulk = (count: number): Drawing[] =>
  Array.from({ length: count }, (_, index) =>
    drawingOf([
      { kind: 'symbol', x: 67, y: 209, side: 46, symbol: noiseSymbol(57, index + 1) },
      sharedGroup,
      textShape(`Rechnung ${index}`, 20, 30),
    ]),
  );

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('equal drawings make equal bytes, other drawings another identifier', () => {
  expect(renderPdf([everyShape])).toEqual(renderPdf([structuredClone(everyShape)]));
  const identifier = (bytes: Uint8Array): string | undefined => /\/ID\[<(\w{32})><\1>\]/.exec(latin1(bytes))?.[1];
  const identifiers = [
    renderPdf([everyShape]),
    renderPdf([everyShape, everyShape]),
    renderPdf([everyShape], { symbols: 'mask' }),
    renderPdf([everyShape], { title: 'Other' }),
    renderPdf([drawingOf([textShape('a', 20, 20)])]),
    renderPdf([drawingOf([textShape('b', 20, 20)])]),
  ].map(identifier);
  expect(new Set(identifiers).size).toBe(6);
  expect(identifiers).not.toContain(undefined);
});

test('pieces put together are the document', () => {
  const drawings = bulk(150);
  const pieces = [...renderPdfChunks(drawings)];
  expect(pieces).toHaveLength(151);
  expect(Buffer.concat(pieces).equals(renderPdf(drawings))).toBe(true);
});

test('pages come one by one and are handed out at once', () => {
  let taken = 0;
  const drawings = (function* (): Generator<Drawing> {
    for (const drawing of bulk(70)) {
      taken += 1;
      yield drawing;
    }
  })();
  const pieces = renderPdfChunks(drawings);
  for (let page = 1; page <= 70; page++) {
    expect((pieces.next().value as Uint8Array).length).toBeGreaterThan(1000);
    expect(taken).toBe(page);
  }
});

test('without a date of creation there is none', () => {
  expect(latin1(renderPdf([everyShape]))).not.toMatch(/CreateDate|CreationDate/);
  expect(latin1(renderPdf([everyShape], { createdAt: '2026-11-21T10:00:00Z' }))).toContain(
    '<xmp:CreateDate>2026-11-21T10:00:00Z</xmp:CreateDate>',
  );
  expect(() => renderPdf([everyShape], { createdAt: 'yesterday' })).toThrow('Broken invariant');
});

test('a document has a page, and pages have a size that PDF allows', () => {
  expect(() => renderPdf([])).toThrow('Broken invariant');
  expect(() => renderPdf([drawingOf([], { width: 5081 })])).toThrow('Broken invariant');
});

test('a bill is small alone and smaller among many', () => {
  const one = renderPdf(bulk(1));
  expect(one.length).toBeLessThan(24_000);
  const many = renderPdf(bulk(400));
  expect((many.length - one.length) / 399).toBeLessThan(4000);
  const masks = renderPdf(bulk(400), { symbols: 'mask' });
  expect((masks.length - one.length) / 399).toBeLessThan(1000);
});

test('only the glyphs that are used are embedded', () => {
  const small = renderPdf([drawingOf([textShape('Zahl', 20, 20)])]);
  const large = renderPdf([drawingOf([textShape('Zahlteil, Empfangsschein, Währung, Betrag', 20, 20)])]);
  expect(small.length).toBeLessThan(4500);
  expect(large.length - small.length).toBeGreaterThan(500);
});

test.skipIf(!hasTools('qpdf'))('qpdf finds nothing to complain about (needs qpdf)', async () => {
  const files = [
    renderPdf([everyShape]),
    renderPdf([everyShape], { symbols: 'mask' }),
    renderPdf(bulk(200)),
    renderPdf([drawingOf([])]),
    renderPdf(everyCharacter(false).drawings),
    renderPdf(Array.from({ length: 80 }, ownGroup)),
  ];
  await withFiles(files, (paths) => {
    for (const path of paths) {
      expect(outputOf('qpdf', '--check', path).toString()).toContain('No syntax or stream encoding errors');
    }
    expect(
      outputOf('qpdf', '--show-npages', paths[2] as string)
        .toString()
        .trim(),
    ).toBe('200');
  });
});

test('pages made apart, by makers that know what the document shares, make the same document', () => {
  const drawings = [...bulk(3), ...Array.from({ length: 3 }, ownGroup), ...bulk(2)];
  for (const together of [1, 3, 100]) {
    const writer = pdfWriter({ symbols: 'mask' });
    const parts: Uint8Array[] = [];
    for (let at = 0; at < drawings.length; at += together) {
      const some = structuredClone(drawings.slice(at, at + together));
      parts.push(writer.addMadePages(structuredClone(new PageMaker('mask', writer.keys()).make(some))));
    }
    expect(Buffer.concat([...parts, writer.end()])).toEqual(Buffer.from(renderPdf(drawings, { symbols: 'mask' })));
  }
});

test.skipIf(!hasTools('qpdf'))('a title is what it was, whatever its characters (needs qpdf)', async () => {
  for (const title of ['Zahlteil / Empfangsschein', 'a (b\\) c', '((', 'Zürich 5 €', '', "~ * ' [x] #"]) {
    await withFiles([renderPdf([drawingOf([], { title })])], ([path]) => {
      const { qpdf } = JSON.parse(outputOf('qpdf', '--json', '--json-key=qpdf', path as string).toString());
      const objects: object = qpdf[1];
      const titles = Object.values(objects).flatMap(({ value }) => value?.['/Title'] ?? []);
      expect(titles).toEqual([`u:${title}`]);
    });
  }
});

test.skipIf(!hasTools('qpdf'))(
  'a document of 5,000 pages has a tree of pages that is in order (needs qpdf)',
  async () => {
    const empty = drawingOf([]);
    await withFiles([renderPdf(Array(5000).fill(empty))], ([path]) => {
      expect(outputOf('qpdf', '--check', path as string).toString()).toContain('No syntax or stream encoding errors');
      expect(
        outputOf('qpdf', '--show-npages', path as string)
          .toString()
          .trim(),
      ).toBe('5000');
    });
  },
);

function ownGroup(_: unknown, index: number): Drawing {
  return drawingOf([{ kind: 'group', shapes: [textShape(`own ${index}`, 20, 20)] }]);
}

const hasPoppler = hasTools('pdftotext', 'pdftoppm');
const textOf = (path: string): string[] =>
  outputOf('pdftotext', '-layout', path, '-')
    .toString()
    .split(/[\n\f]+/);

test.skipIf(!hasPoppler)('every character is extracted as itself, in both weights (needs pdftotext)', async () => {
  for (const bold of [false, true]) {
    const { drawings, lines } = everyCharacter(bold);
    await withFiles([renderPdf(drawings)], ([path]) => {
      expect(
        textOf(path as string)
          .map((line) => line.trimStart())
          .filter((line) => line !== ''),
      ).toEqual(
        // pdftotext takes a no-break space for the gap between two words.
        lines.map((line) => line.replace('\u00a0', ' ')),
      );
    });
  }
});

test.skipIf(!hasPoppler)('groups beyond the shared ones are drawn too (needs pdftotext)', async () => {
  await withFiles([renderPdf(Array.from({ length: 80 }, ownGroup))], ([path]) => {
    const lines = textOf(path as string)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    expect(lines).toEqual(Array.from({ length: 80 }, (_, index) => `own ${index}`));
  });
});

test.skipIf(!hasPoppler)('texts of printable characters come back whole (needs pdftotext)', async () => {
  const texts = fc.sample(
    fc.string({ unit: fc.constantFrom(...'()\\<>[]{}/%AZaz09äöüÇß'), minLength: 1, maxLength: 60 }),
    {
      numRuns: 45,
      seed: 7,
    },
  );
  await withFiles(
    [renderPdf([drawingOf(texts.map((text, index) => textShape(text, 10, 10 + index * 6)))])],
    ([path]) => {
      expect(
        textOf(path as string)
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ).toEqual(texts);
    },
  );
});

test.skipIf(!hasPoppler).each(['path', 'mask'] as const)(
  'a symbol drawn as %s is read back (needs pdftoppm)',
  async (symbols) => {
    const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
    const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
    await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer }, fireImmediately: true });
    const text = `SPC\n0200\n1\nCH4431999123000889012\n${'Robert Schneider AG Biel '.repeat(8)}`;
    const drawing = drawingOf([{ kind: 'symbol', x: 67, y: 209, side: 46, symbol: sampleSymbol(text) }]);
    await withFiles([renderPdf([drawing], { symbols })], async ([path]) => {
      const png = outputOf('pdftoppm', '-r', '150', '-png', path as string);
      const found = await readBarcodes(png, { formats: ['QRCode'] });
      expect(found.map((code) => code.text)).toEqual([text]);
      const [code] = found;
      expect((code?.position.topLeft.x ?? 0) / (150 / 25.4)).toBeCloseTo(67, 0);
      expect((code?.position.topLeft.y ?? 0) / (150 / 25.4)).toBeCloseTo(209, 0);
    });
  },
);

test('the writer keeps neither the pages it was given nor what it made of them, and a few bytes to find them', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const writer = pdfWriter();
  const pages = 500;
  const held: WeakRef<object>[] = [];
  for (let number = 0; number < pages; number += 1) {
    const page = drawingOf([
      sharedGroup,
      ...Array.from({ length: 20 }, (_, i) => textShape(`${number} ${i}`, 20, 20 + i)),
    ]);
    held.push(new WeakRef(page), new WeakRef(writer.addPage(page).buffer));
  }
  // What a turn has made stays at least until its end
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const kept = held.filter((reference) => reference.deref() !== undefined);
  expect(kept.length).toBeLessThan(10);
  const one = pdfWriter();
  one.addPage(drawingOf([sharedGroup]));
  expect((writer.end().length - one.end().length) / pages).toBeLessThan(40);
});
