import { millimetresPerPoint } from '@rappen/pdf/internal/base';
import type { Drawing, Shape } from '../drawing/drawing.ts';
import type { QrSymbol } from '../qr/symbol.ts';

/** The words under a code, by language. */
export const labelWords = {
  de: 'Zahlen mit Code',
  fr: 'Payer avec le code',
  it: 'Pagare con il codice',
  en: 'Pay with code',
} as const;

export type LabelLanguage = keyof typeof labelWords;

export interface EpcDrawingOptions {
  /** A frame with words in this language; without: the code alone. */
  readonly label?: LabelLanguage | undefined;
}

/** Millimetres and, for type and lines, points. The largest symbol has 69 modules: 0.46 mm each. */
export const epcGeometry = { side: 32, quietZoneModules: 4, words: 6, typeSize: 9, lineWidth: 1 } as const;

/**
 * Draws a code with its quiet zone of four modules (ISO/IEC 18004), the symbol 32 × 32 mm; on demand in a frame, with words
 * below as banks print them.
 */
export function drawEpcCode(symbol: QrSymbol, { label }: EpcDrawingOptions = {}): Drawing {
  const { side, quietZoneModules, words, typeSize, lineWidth } = epcGeometry;
  const frame = label === undefined ? 0 : lineWidth * millimetresPerPoint;
  const border = (side / symbol.size) * quietZoneModules + frame;
  const width = side + 2 * border;
  const height = label === undefined ? width : width + words;
  const shapes: Shape[] = [{ kind: 'symbol', x: border, y: border, side, symbol }];
  if (label !== undefined) {
    const [near, right, bottom] = [frame / 2, width - frame / 2, height - frame / 2];
    const points = [near, near, right, near, right, bottom, near, bottom, near, near, right, near];
    const y = height - border / 2 - 1;
    shapes.push(
      { kind: 'polyline', points, lineWidth },
      { kind: 'text', x: width / 2, y, text: labelWords[label], size: typeSize, bold: true, anchor: 'middle' },
    );
  }
  return {
    width,
    height,
    title: 'EPC QR code',
    description: 'The QR code of a SEPA credit transfer.',
    language: label ?? 'en',
    shapes,
  };
}
