import { textOfString } from '../../syntax/text-string.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  decimalText,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../../syntax/values.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import type { Draft } from './draft.ts';
import { colourText, dashText, lineWidth, numbersIn } from './drawing-values.ts';
import { type TextLook, textLook } from './field-font.ts';
import { fieldLooks } from './field-looks.ts';
import { paragraphContent } from './field-text.ts';
import { lineEnd } from './line-ends.ts';
import { clipText, noteText } from './note-icons.ts';
import { areaText, type Box, ellipseText, pathText, quadText, rectangleText, ruleText, waveText } from './shapes.ts';

/** What an annotation without an appearance is drawn with. */
interface Drawn {
  readonly content: string;
  readonly text?: TextLook | undefined;
}

/**
 * Entries that give an annotation the look that readers give it when it brings none (ISO 32000-1, 12.5.6). Undefined for
 * kinds that each reader draws in its own way, such as stamps, and for what is not described in full.
 */
export function drawnLooks(draft: Draft, annotation: CosDictionary): Record<string, CosValue | undefined> | undefined {
  const { entries } = annotation;
  const kind = draft.resolved(entries.get('Subtype'));
  if (isName(kind, 'Widget')) return fieldLooks(draft, annotation);
  const [x1, y1, x2, y2] = numbersIn(draft, entries.get('Rect'));
  if (kind?.kind !== 'name' || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  const drawn = drawnContent(draft, kind.name, annotation, box);
  if (drawn === undefined) return undefined;
  return { AP: withEntries(emptyDictionary, { N: form(draft, annotation, box, drawn, kind.name === 'Highlight') }) };
}

function form(
  draft: Draft,
  { entries }: CosDictionary,
  box: Box,
  { content, text }: Drawn,
  isMarker: boolean,
): CosValue {
  const opacity = draft.resolved(entries.get('CA'));
  const alpha = opacity?.kind === 'number' && opacity.value >= 0 && opacity.value < 1 ? opacity : undefined;
  const needsState = content !== '' && (isMarker || alpha !== undefined);
  const state = withEntries(emptyDictionary, {
    Type: nameValue('ExtGState'),
    BM: isMarker ? nameValue('Multiply') : undefined,
    CA: alpha,
    ca: alpha,
  });
  const fonts = text && withEntries(emptyDictionary, { [text.fontName]: text.font });
  const dictionary = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: arrayValue(box.map(numberValue)),
    Resources: withEntries(emptyDictionary, {
      ExtGState: needsState ? withEntries(emptyDictionary, { Look: state }) : undefined,
      Font: fonts,
    }),
    Group: needsState ? withEntries(emptyDictionary, { S: nameValue('Transparency') }) : undefined,
  });
  return draft.add(dictionary, latinBytes(needsState ? `/Look gs ${content}` : content));
}

/** Colours that annotations have which name none. */
const black = [0, 0, 0];
const yellow = [1, 1, 0];

function drawnContent(draft: Draft, kind: string, annotation: CosDictionary, rectangle: Box): Drawn | undefined {
  const { entries } = annotation;
  const own = entries.has('C') ? numbersIn(draft, entries.get('C')) : undefined;
  const width = lineWidth(draft, entries);
  const stroke = colourText(own ?? black, 'stroke');
  const fill = colourText(numbersIn(draft, entries.get('IC')), 'fill');
  const paint = stroke !== '' && width > 0 ? (fill === '' ? 'S' : 'B') : fill === '' ? 'n' : 'f';
  const head = `${stroke}${fill}${decimalText(width)} w ${dashText(draft, entries)}`;
  const box = inset(rectangle, numbersIn(draft, entries.get('RD')));
  const quads = numbersIn(draft, entries.get('QuadPoints'));
  const vertices = numbersIn(draft, entries.get('Vertices'));
  const made = (content: string | undefined): Drawn | undefined => (content === undefined ? undefined : { content });
  switch (kind) {
    case 'Square':
      return made(`${head}${rectangleText(box, width)} re ${paint}`);
    case 'Circle':
      return made(`${head}${ellipseText(box, width)} ${paint}`);
    case 'Line':
      return made(lineContent(draft, entries, numbersIn(draft, entries.get('L')), { head, width, paint }));
    case 'PolyLine':
      return made(lineContent(draft, entries, vertices, { head, width, paint }));
    case 'Polygon':
      return made(prefixed(head, pathText(vertices), ` h ${paint}`));
    case 'Ink':
      return made(inkContent(draft, entries.get('InkList'), head));
    case 'Highlight':
      return made(prefixed(colourText(own ?? yellow, 'fill'), quadText(quads, areaText)));
    case 'Underline':
      return made(
        prefixed(
          `${stroke}1 w `,
          quadText(quads, (quad) => ruleText(quad, 0)),
        ),
      );
    case 'StrikeOut':
      return made(
        prefixed(
          `${stroke}1 w `,
          quadText(quads, (quad) => ruleText(quad, 0.5)),
        ),
      );
    case 'Squiggly':
      return made(prefixed(`${stroke}1 w `, quadText(quads, waveText)));
    case 'Text':
      return made(noteText(rectangle, own ?? yellow));
    case 'FileAttachment':
      return made(clipText(rectangle, own ?? black));
    case 'FreeText':
      return freeText(draft, annotation, box, { own, width });
    default:
      return undefined;
  }
}

function prefixed(head: string, content: string | undefined, tail = ''): string | undefined {
  return content === undefined ? undefined : `${head}${content}${tail}`;
}

function inset([left, bottom, right, top]: Box, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): Box {
  return [left + a, bottom + b, right - c, top - d];
}

interface Line {
  readonly head: string;
  readonly width: number;
  readonly paint: string;
}

function lineContent(
  draft: Draft,
  entries: CosDictionary['entries'],
  points: readonly number[],
  { head, width, paint }: Line,
): string | undefined {
  const path = pathText(points);
  if (path === undefined) return undefined;
  const listed = draft.resolved(entries.get('LE'));
  const kinds = (listed?.kind === 'array' ? listed.items : []).map((item) => {
    const kind = draft.resolved(item);
    return kind?.kind === 'name' ? kind.name : 'None';
  });
  const at = (index: number): [number, number] => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0];
  const last = points.length / 2 - 1;
  const ends = [
    lineEnd(kinds[0] ?? 'None', at(1), at(0), width, paint),
    lineEnd(kinds[1] ?? 'None', at(last - 1), at(last), width, paint),
  ];
  return `${head}${path} S ${ends.join('')}`.trimEnd();
}

function inkContent(draft: Draft, value: CosValue | undefined, head: string): string | undefined {
  const listed = draft.resolved(value);
  const lines = (listed?.kind === 'array' ? listed.items : []).map((item) => pathText(numbersIn(draft, item)));
  return lines.length > 0 && lines.every((line) => line !== undefined) ? `${head}${lines.join(' S ')} S` : undefined;
}

/** Text on the page itself: `C` is its background, its font and colour stand in `DA` (12.5.6.6). */
function freeText(
  draft: Draft,
  annotation: CosDictionary,
  box: Box,
  { own, width }: { readonly own: readonly number[] | undefined; readonly width: number },
): Drawn | undefined {
  const text = textOfString(draft.resolved(annotation.entries.get('Contents'))) ?? '';
  const look = textLook(draft, annotation, text);
  const [left, bottom, right, top] = box;
  const background = colourText(own ?? [], 'fill');
  const area = background === '' ? '' : `${background}${rectangleText(box, 0)} re f `;
  const line = width === 0 ? '' : `0 G ${decimalText(width)} w ${rectangleText(box, width)} re S `;
  if (text === '') return { content: `${area}${line}` };
  const frame = { width: right - left, height: top - bottom, border: width };
  const alignment = draft.resolved(annotation.entries.get('Q'));
  const written = look && paragraphContent(text, frame, look, alignment?.kind === 'number' ? alignment.value : 0);
  if (written === undefined) return undefined;
  return { content: `${area}${line}q 1 0 0 1 ${decimalText(left)} ${decimalText(bottom)} cm ${written} Q`, text: look };
}
