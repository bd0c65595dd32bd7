import type { SubstituteFace } from './faces.ts';

/**
 * Characters whose width in Adobe's metrics of Helvetica and Times, in thousandths of the type size, is not that of the
 * font that stands for it: upright, bold, slanted, both.
 */
const rows: Readonly<Record<string, string>> = {
  __proto__: null as never,
  sans: '÷ 584 584 584 584  ± 584 584 584 584  ¯ 333 333 333 333  µ 556 611 556 611  · 278 278 278 278  ƒ 556 556 556 556',
  serif: '÷ 564 570 675 570  ± 564 570 675 570  ¯ 333 333 333 333  µ 500 556 500 576  · 250 250 250 250',
};
const styles = ['regular', 'bold', 'italic', 'bold-italic'];

/** The width of a character where it is not that of the font; undefined otherwise. */
export function otherWidthOf(face: SubstituteFace, text: string): number | undefined {
  const [family = '', ...style] = face.split('-');
  const row = rows[family]?.split('  ').find((each) => each.startsWith(`${text} `));
  const width = row?.split(' ')[1 + styles.indexOf(style.join('-'))];
  return width === undefined ? undefined : Number(width);
}
