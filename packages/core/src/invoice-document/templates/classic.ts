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
import type { Template } from './template.ts';

const top = 13;
/** Below the window. */
const titleTopMin = 93;

/** A Swiss business letter: the sender and the facts in one column, the address in the other. */
export const classic: Template = {
  accent: [28, 63, 110],
  style: {
    left: 22,
    right: 190,
    body: { size: 9.5 },
    small: { size: 8 },
    table: { size: 9, padding: 1.1, head: 'rule', rowRule: true, shaded: false },
    total: 'rule',
    gap: 5,
  },
  drawHead(context) {
    const { document, words, style, scale, logo } = context;
    const { address, other } = columnsOf(context);
    const shapes = [];
    let bottom: number = top;
    if (document.letterhead === undefined) {
      if (logo !== undefined) {
        const mark = logoPart(logo, { ...other, top }, 18);
        shapes.push(...mark.shapes);
        bottom = mark.bottom + 3;
      }
      const nameType = scaled({ size: 12, bold: true, ink: style.accentText }, scale);
      const name = linesPart([senderName(document)], { ...other, top: bottom }, nameType);
      const lines = linesPart(
        senderLines(document, words),
        { ...other, top: name.bottom + 0.6 },
        scaled({ size: 8, ink: grey }, scale),
      );
      shapes.push(...name.shapes, ...lines.shapes);
      bottom = lines.bottom;
    }
    const recipient = addressPart(context, address);
    const facts = factsPart(context, { ...other, top: Math.max(bottom + 4, addressTop) }, 8.5);
    const titleTop = Math.max(recipient.bottom + 5, facts.bottom + 5, titleTopMin);
    const title = titlePart(context, titleTop, { size: 17, bold: true, ink: style.accentText });
    return { shapes: [...shapes, ...recipient.shapes, ...facts.shapes, ...title.shapes], bottom: title.bottom + 4 };
  },
};
