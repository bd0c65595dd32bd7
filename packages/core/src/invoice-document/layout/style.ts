import type { Ink } from '../../drawing/index.ts';
import type { TypeStyle } from './type-setting.ts';

/** What makes the look of a template, besides its first page. Lengths in millimetres, type sizes and line widths in points. */
export interface Style {
  /** Edges of the text. */
  readonly left: number;
  readonly right: number;
  readonly accent: Ink;
  /** The accent where it is legible on white, else black. */
  readonly accentText: Ink;
  /** Black or white, whichever is legible on the accent. */
  readonly onAccent: Ink;
  readonly body: TypeStyle;
  readonly small: TypeStyle;
  readonly table: TableStyle;
  /** `rule`: the total stands between lines. `box`: on the accent colour. */
  readonly total: 'rule' | 'box';
  /** Between the blocks of the page. */
  readonly gap: number;
}

interface TableStyle {
  readonly size: number;
  /** Above and below the text of a row. */
  readonly padding: number;
  readonly head: 'rule' | 'fill';
  readonly rowRule: boolean;
  /** Every second row is shaded. */
  readonly shaded: boolean;
}

/** For what is said by the way. */
export const grey: Ink = [92, 98, 105];
export const lightRule: Ink = [205, 209, 213];
export const shade: Ink = [243, 245, 246];

/** Red, green and blue of a colour as `#1c3f6e`; undefined for any other text. */
export function parseColour(text: string): Ink | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (match === null) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** What is legible of a colour. Source: WCAG 2.2, contrast ratio. */
export function accentInks(accent: Ink): Pick<Style, 'accent' | 'accentText' | 'onAccent'> {
  const luminance = luminanceOf(accent);
  const onWhite = 1.05 / (luminance + 0.05);
  return {
    accent,
    accentText: onWhite >= contrastMin ? accent : 'black',
    onAccent: onWhite >= contrastMin ? 'white' : 'black',
  };
}

/** For large or bold text: WCAG 2.2, success criterion 1.4.3. */
const contrastMin = 3;

function luminanceOf(ink: Ink): number {
  if (ink === 'black') return 0;
  if (ink === 'white') return 1;
  const [red, green, blue] = ink.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
