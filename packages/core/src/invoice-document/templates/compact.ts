import type { Shape } from '../../drawing/index.ts';
import {
  addressPart,
  addressTop,
  columnsOf,
  factsPart,
  linesPart,
  logoPart,
  scaled,
  senderLines,
  senderName,
  titlePart,
} from '../layout/head-parts.ts';
import { grey } from '../layout/style.ts';
import { rule } from '../layout/type-setting.ts';
import type { Template } from './template.ts';

const top = 11;

/** Many positions on a page: small type, narrow margins, shaded rows. */
export const compact: Template = {
  accent: [52, 58, 64],
  style: {
    left: 15,
    right: 197,
    body: { size: 8.5 },
    small: { size: 7.5 },
    table: { size: 7.5, padding: 0.5, head: 'fill', rowRule: false, shaded: true },
    total: 'rule',
    gap: 4,
  },
  drawHead(context) {
    const { document, words, style, scale, logo } = context;
    const { address, other } = columnsOf(context);
    const shapes: Shape[] = [];
    let bottom = addressTop - 7;
    if (document.letterhead === undefined) {
      const name = linesPart(
        [senderName(document)],
        { ...other, top },
        scaled({ size: 12, bold: true, ink: style.accentText }, scale),
      );
      const lines = linesPart(
        senderLines(document, words),
        { ...other, top: name.bottom + 0.4 },
        scaled({ size: 7.5, ink: grey }, scale),
      );
      shapes.push(...name.shapes, ...lines.shapes);
      if (logo !== undefined) shapes.push(...logoPart(logo, { ...address, top }, 20, address.x > other.x).shapes);
      bottom = Math.max(bottom, lines.bottom);
    }
    const recipient = addressPart(context, address);
    const facts = factsPart(context, { ...other, top: bottom + 5 }, 8);
    const titleTop = Math.max(recipient.bottom, facts.bottom + 3);
    const title = titlePart(context, titleTop, { size: 13, bold: true, ink: style.accentText });
    shapes.push(rule(style.left, style.right, title.bottom + 0.8, 1, style.accent));
    return { shapes: [...shapes, ...recipient.shapes, ...facts.shapes, ...title.shapes], bottom: title.bottom + 3.5 };
  },
};
