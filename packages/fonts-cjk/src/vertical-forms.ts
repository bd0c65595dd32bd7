import type { Outline } from '@rappen/pdf/internal/font-programs';

/** Characters and their forms for lines that run downwards, which Unicode has (FE10 to FE48). */
const pairs =
  '，︐ 、︑ 。︒ ：︓ ；︔ ！︕ ？︖ 〖︗ 〗︘ …︙ ‥︰ —︱ ―︱ –︲ ＿︳ （︵ ）︶ ｛︷ ｝︸ 〔︹ 〕︺ 【︻ 】︼ 《︽ 》︾ 〈︿ 〉﹀ 「﹁ 」﹂ 『﹃ 』﹄ ［﹇ ］﹈';
const forms: ReadonlyMap<string, string> = new Map(
  pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);

/** Characters that stand in the other corner of their square: small letters of Japanese and marks at the end. */
const cornered = /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ，、。．]/;

/** The character that Unicode has for another in lines that run downwards; undefined for none. */
export function verticalForm(character: string): string | undefined {
  return forms.get(character);
}

/**
 * An outline as it stands in a line that runs downwards where the font has no form for it: what stands in a corner of the
 * square goes to the opposite one, everything else is turned to the right.
 */
export function turned(character: string, outline: Outline, square: number, bottom: number): Outline {
  const points = outline.flat();
  if (points.length === 0) return outline;
  if (cornered.test(character)) {
    const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
    const right = square - 2 * middle(points.map(({ x }) => x));
    const up = square + 2 * bottom - 2 * middle(points.map(({ y }) => y));
    return outline.map((contour) =>
      contour.map(({ x, y, isOn }) => ({ x: Math.round(x + right), y: Math.round(y + up), isOn })),
    );
  }
  return outline.map((contour) =>
    contour.map(({ x, y, isOn }) => ({ x: Math.round(y - bottom), y: Math.round(square + bottom - x), isOn })),
  );
}
