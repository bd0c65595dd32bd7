import type { Drawing, GroupShape, Shape, TextShape } from '@rappen/core/drawing';
import { fontCharacters } from '@rappen/core/font';
import qrcode from 'qrcode-generator';
import type { QrSymbol } from '../../packages/core/src/qr/symbol.ts';

/** A symbol of an independent encoder. */
export function sampleSymbol(text: string): QrSymbol {
  const code = qrcode(0, 'M');
  code.addData(text, 'Byte');
  code.make();
  const size = code.getModuleCount();
  const modules = Uint8Array.from({ length: size * size }, (_, index) =>
    code.isDark(Math.floor(index / size), index % size) ? 1 : 0,
  );
  return { version: (size - 17) / 4, level: 'M', mask: 0, size, modules };
}

/** Random-looking modules, the same every time: the size of symbol that most bills have is 57. */
export function noiseSymbol(size: number, seed = 1): QrSymbol {
  let state = seed;
  const modules = Uint8Array.from({ length: size * size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) & 1;
  });
  return { version: (size - 17) / 4, level: 'M', mask: 0, size, modules };
}

export function textShape(text: string, x: number, y: number, more: Partial<TextShape> = {}): TextShape {
  return { kind: 'text', x, y, text, size: 10, bold: false, anchor: 'start', ...more };
}

export function drawingOf(shapes: readonly Shape[], more: Partial<Drawing> = {}): Drawing {
  return {
    width: 210,
    height: 297,
    title: 'Zahlteil / Empfangsschein',
    description: 'Konto: CH44 3199 9123 0008 8901 2',
    language: 'de',
    shapes,
    ...more,
  };
}

const innerGroup: GroupShape = { kind: 'group', shapes: [textShape('Inner', 20, 80)] };
export const sharedGroup: GroupShape = {
  kind: 'group',
  shapes: [
    textShape('Empfangsschein', 5, 20, { bold: true, size: 11 }),
    { kind: 'rectangle', x: 100, y: 100, width: 7, height: 7, fill: 'white' },
    innerGroup,
  ],
};

/** Every kind of shape, in every variant. */
export const everyShape: Drawing = drawingOf([
  textShape('Start', 105, 20),
  textShape('Middle', 105, 30, { anchor: 'middle', bold: true }),
  textShape('End (with \\ brackets)', 105, 40, { anchor: 'end', size: 7.5 }),
  textShape('', 105, 45),
  { kind: 'line', x1: 0, y1: 190, x2: 210, y2: 190, lineWidth: 0.5, style: 'solid' },
  { kind: 'line', x1: 0, y1: 192, x2: 210, y2: 192, lineWidth: 0.6, style: 'dashed' },
  { kind: 'line', x1: 62, y1: 192, x2: 62, y2: 297, lineWidth: 0.75, style: 'dotted' },
  { kind: 'polyline', points: [5, 63, 5, 60, 8, 60], lineWidth: 0.75 },
  { kind: 'rectangle', x: 30, y: 60, width: 20, height: 10, fill: 'black' },
  { kind: 'rectangle', x: 35, y: 62, width: 5, height: 5, fill: 'white' },
  {
    kind: 'outline',
    fill: 'black',
    steps: [['M', 100, 60], ['L', 110, 60], ['C', 115, 60, 115, 70, 110, 70], ['L', 100, 70], ['Z']],
  },
  { kind: 'symbol', x: 67, y: 209, side: 46, symbol: sampleSymbol('SPC\n0200\n1\nRappen') },
  sharedGroup,
]);

/** Each character of the font between two words, so that spaces survive extraction; 50 on a page. */
export function everyCharacter(bold: boolean): { drawings: Drawing[]; lines: string[] } {
  const lines = fontCharacters().map(({ code }) => `Zug${String.fromCharCode(code)}Bern`);
  const drawings: Drawing[] = [];
  for (let first = 0; first < lines.length; first += 50) {
    const page = lines.slice(first, first + 50);
    drawings.push(drawingOf(page.map((line, index) => textShape(line, 20, 10 + index * 5.5, { bold }))));
  }
  return { drawings, lines };
}
