import type { Outline } from './fill.ts';

/**
 * The area that a line of a width covers, a rectangle for each of its sides; ends and corners as they are without caps
 * and joins (ISO 32000-1, 8.4.3).
 */
export function strokeOutlines(lines: readonly Outline[], width: number): Outline[] {
  const outlines: Outline[] = [];
  for (const line of lines) {
    for (let at = 0; at + 3 < line.length; at += 2) {
      const [x1, y1] = [line[at] as number, line[at + 1] as number];
      const [x2, y2] = [line[at + 2] as number, line[at + 3] as number];
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length === 0) continue;
      const dx = ((y2 - y1) / length) * (width / 2);
      const dy = ((x2 - x1) / length) * (width / 2);
      outlines.push([x1 + dx, y1 - dy, x2 + dx, y2 - dy, x2 - dx, y2 + dy, x1 - dx, y1 + dy]);
    }
  }
  return outlines;
}
