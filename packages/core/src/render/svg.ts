import { base64Of, hex, millimetresPerPoint, xmlText } from '@rappen/pdf/internal/base';
import type {
  Drawing,
  GroupShape,
  ImageShape,
  Ink,
  LineShape,
  OutlineShape,
  PolylineShape,
  RectangleShape,
  Shape,
  SymbolShape,
  TextShape,
} from '../drawing/drawing.ts';
import type { Picture } from '../drawing/picture.ts';
import { dashPattern } from './line-style.ts';
import { moduleOutline } from './module-outline.ts';

const fontFamily = 'Liberation Sans, Arial, Helvetica, sans-serif';

/** Groups are the same objects in drawing after drawing. */
const groups = new WeakMap<GroupShape, string>();

/**
 * Renders a drawing as an SVG document (SVG 1.1): real text, the symbol as one path, a white page under everything,
 * title and description for screen readers. Lengths are millimetres. Text is escaped; characters XML forbids are
 * replaced.
 */
export function renderSvg(drawing: Drawing): string {
  const { width, height, shapes } = drawing;
  const title = xmlText(drawing.title);
  const description = xmlText(drawing.description);
  const language = xmlText(drawing.language);
  const id = identifierOf(title, description);
  const viewBox = `0 0 ${length(width)} ${length(height)}`;
  const links = shapes.some(({ kind }) => kind === 'image') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  const size = `width="${length(width)}mm" height="${length(height)}mm" viewBox="${viewBox}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${links} ${size} lang="${language}" xml:lang="${language}" xml:space="preserve"` +
    ` role="img" aria-labelledby="t${id} d${id}" font-family="${fontFamily}">` +
    `<title id="t${id}">${title}</title><desc id="d${id}">${description}</desc>` +
    `<rect width="${length(width)}" height="${length(height)}" fill="#fff"/>${shapesMarkup(shapes)}</svg>\n`
  );
}

/** One page may contain several drawings, so ids come from the content. */
function identifierOf(title: string, description: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < title.length; i++) hash = Math.imul(hash ^ title.charCodeAt(i), 0x01000193);
  for (let i = 0; i < description.length; i++) hash = Math.imul(hash ^ description.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

function shapesMarkup(shapes: readonly Shape[]): string {
  let markup = '';
  let open = '';
  for (const shape of shapes) {
    const style = shape.kind === 'text' ? styleAttributes(shape) : '';
    if (style !== open) {
      if (open !== '') markup += '</g>';
      if (style !== '') markup += `<g${style}>`;
      open = style;
    }
    markup += shapeMarkup(shape);
  }
  return open === '' ? markup : `${markup}</g>`;
}

function styleAttributes({ size, bold, ink }: TextShape): string {
  return ` font-size="${pointLength(size)}"${bold ? ' font-weight="bold"' : ''}${fillAttribute(ink)}`;
}

/** Shapes without an attribute are black. */
function fillAttribute(ink: Ink | undefined): string {
  return ink === undefined || ink === 'black' ? '' : ` fill="${colour(ink)}"`;
}

function colour(ink: Ink): string {
  if (ink === 'black') return '#000';
  if (ink === 'white') return '#fff';
  return `#${ink.map((part) => hex(Math.round(part), 2)).join('')}`;
}

function shapeMarkup(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return textMarkup(shape);
    case 'line':
      return lineMarkup(shape);
    case 'polyline':
      return polylineMarkup(shape);
    case 'rectangle':
      return rectangleMarkup(shape);
    case 'outline':
      return outlineMarkup(shape);
    case 'symbol':
      return symbolMarkup(shape);
    case 'image':
      return imageMarkup(shape);
    case 'group':
      return groupMarkup(shape);
  }
}

const anchorAttributes = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' } as const;

function textMarkup({ x, y, text, anchor }: TextShape): string {
  return `<text x="${length(x)}" y="${length(y)}"${anchorAttributes[anchor]}>${xmlText(text)}</text>`;
}

function lineMarkup(line: LineShape): string {
  const dashes = dashPattern(line);
  const dashed = dashes ? ` stroke-dasharray="${pointLength(dashes.on)} ${pointLength(dashes.off)}"` : '';
  const ends = dashes?.roundEnds ? ' stroke-linecap="round"' : '';
  return (
    `<path d="M${length(line.x1)} ${length(line.y1)}L${length(line.x2)} ${length(line.y2)}"` +
    ` stroke="${colour(line.ink ?? 'black')}" stroke-width="${pointLength(line.lineWidth)}"${dashed}${ends}/>`
  );
}

function polylineMarkup({ points, lineWidth }: PolylineShape): string {
  return (
    `<polyline points="${points.map(length).join(' ')}" fill="none" stroke="#000"` +
    ` stroke-width="${pointLength(lineWidth)}"/>`
  );
}

function rectangleMarkup({ x, y, width, height, fill }: RectangleShape): string {
  const place = `x="${length(x)}" y="${length(y)}" width="${length(width)}" height="${length(height)}"`;
  return `<rect ${place}${fillAttribute(fill)}/>`;
}

function outlineMarkup({ steps, fill }: OutlineShape): string {
  const data = steps.map(([command, ...coordinates]) => command + coordinates.map(length).join(' ')).join('');
  return `<path d="${data}"${fillAttribute(fill)}/>`;
}

function symbolMarkup({ x, y, side, symbol }: SymbolShape): string {
  const scale = Math.round((side / symbol.size) * 1e6) / 1e6;
  return (
    `<path shape-rendering="crispEdges" transform="translate(${length(x)} ${length(y)}) scale(${scale})"` +
    ` d="${moduleOutline(symbol)}"/>`
  );
}

/** Files of images as data addresses: the same logo comes in drawing after drawing. */
const addresses = new WeakMap<Picture, string>();

function imageMarkup({ x, y, width, height, picture }: ImageShape): string {
  let address = addresses.get(picture);
  if (address === undefined) {
    address = `data:${picture.mediaType};base64,${base64Of(picture.file)}`;
    addresses.set(picture, address);
  }
  const place = `x="${length(x)}" y="${length(y)}" width="${length(width)}" height="${length(height)}"`;
  return `<image ${place} preserveAspectRatio="none" xlink:href="${address}"/>`;
}

function groupMarkup(group: GroupShape): string {
  let markup = groups.get(group);
  if (markup === undefined) {
    markup = shapesMarkup(group.shapes);
    groups.set(group, markup);
  }
  return markup;
}

/** Micrometres are finer than any printer. */
function length(millimetres: number): number {
  return Math.round(millimetres * 1000) / 1000;
}

function pointLength(points: number): number {
  return Math.round(points * millimetresPerPoint * 10_000) / 10_000;
}
