import { latinBytes } from '../../../render/pdf-bytes.ts';
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
} from '../../assembly/values.ts';
import { fieldEntry } from '../check/annotations.ts';
import type { Draft } from './draft.ts';

/**
 * A form that draws an annotation of a simple kind as readers draw it when it brings no appearance (ISO 32000-1, 12.5.6).
 * Undefined for kinds with text, and for what is not described in full.
 */
export function drawnAppearance(draft: Draft, annotation: CosDictionary): CosValue | undefined {
  const { entries } = annotation;
  const box = numbersIn(draft, entries.get('Rect'));
  const kind = draft.resolved(entries.get('Subtype'));
  if (box.length !== 4 || kind?.kind !== 'name') return undefined;
  const content =
    kind.name === 'Widget' ? widgetContent(draft, annotation) : contentOf(draft, kind.name, annotation, box);
  if (content === undefined) return undefined;
  const isMarker = kind.name === 'Highlight';
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const state = withEntries(emptyDictionary, { Type: nameValue('ExtGState'), BM: nameValue('Multiply') });
  const resources = isMarker
    ? withEntries(emptyDictionary, { ExtGState: withEntries(emptyDictionary, { Marker: state }) })
    : emptyDictionary;
  const form = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: arrayValue([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)].map(numberValue)),
    Resources: resources,
    Group: isMarker ? withEntries(emptyDictionary, { S: nameValue('Transparency') }) : undefined,
  });
  return draft.add(form, latinBytes(isMarker && content !== '' ? `/Marker gs ${content}` : content));
}

/** A field that is empty looks empty; what stands in others needs a font. */
function widgetContent(draft: Draft, annotation: CosDictionary): string | undefined {
  const value = fieldEntry(draft, annotation, 'V');
  const isEmpty = value === undefined || (value.kind === 'string' && value.bytes.length === 0) || isName(value, 'Off');
  const isButton = isName(fieldEntry(draft, annotation, 'FT'), 'Btn');
  const looks = draft.dictionary(annotation.entries.get('MK'));
  return isEmpty && !isButton && (looks?.entries.size ?? 0) === 0 ? '' : undefined;
}

function contentOf(draft: Draft, kind: string, { entries }: CosDictionary, box: readonly number[]): string | undefined {
  const opacity = draft.resolved(entries.get('CA'));
  if (opacity?.kind === 'number' && opacity.value !== 1) return undefined;
  // Borders with effects and ends of lines are for readers that know them
  if (entries.has('BE') || entries.has('LE') || entries.has('RD')) return undefined;
  // Inks would need a profile, and what is drawn without a colour differs from reader to reader
  const colours = [numbersIn(draft, entries.get('C')).length, numbersIn(draft, entries.get('IC')).length];
  if (![1, 3].includes(colours[0] ?? 0) || ![0, 1, 3].includes(colours[1] ?? 0)) return undefined;
  const stroke = colourText(numbersIn(draft, entries.get('C')), 'stroke');
  const fill = colourText(numbersIn(draft, entries.get('IC')), 'fill');
  const width = lineWidth(draft, entries);
  const dashes = draft.dictionary(entries.get('BS'))?.entries.get('S');
  if (width === undefined || (dashes !== undefined && !isName(draft.resolved(dashes), 'S'))) return undefined;
  const paint = stroke !== '' && width > 0 ? (fill === '' ? 'S' : 'B') : fill === '' ? 'n' : 'f';
  const head = `${stroke}${fill}${decimalText(width)} w `;
  const quads = numbersIn(draft, entries.get('QuadPoints'));
  if (kind === 'Square') return `${head}${rectangleText(box, width)} re ${paint}`;
  if (kind === 'Circle') return `${head}${ellipseText(box, width)} ${paint}`;
  if (kind === 'Line') return lineText(numbersIn(draft, entries.get('L')), `${stroke}${decimalText(width)} w `);
  if (kind === 'Polygon') return lineText(numbersIn(draft, entries.get('Vertices')), head, `h ${paint}`);
  if (kind === 'PolyLine')
    return lineText(numbersIn(draft, entries.get('Vertices')), `${stroke}${decimalText(width)} w `);
  if (kind === 'Ink') return inkText(draft, entries.get('InkList'), `${stroke}${decimalText(width)} w `);
  const mark = colourText(numbersIn(draft, entries.get('C')), 'fill');
  if (kind === 'Highlight') return quadText(quads, (quad) => areaText(quad, mark));
  if (kind === 'Underline') return quadText(quads, (quad) => ruleText(quad, 0, stroke));
  if (kind === 'StrikeOut') return quadText(quads, (quad) => ruleText(quad, 0.5, stroke));
  return undefined;
}

function numbersIn(draft: Draft, value: CosValue | undefined): number[] {
  const listed = draft.resolved(value);
  if (listed?.kind !== 'array') return [];
  const numbers = listed.items.slice(0, numbersMax).map((item) => draft.resolved(item));
  return numbers.flatMap((item) => (item?.kind === 'number' ? [item.value] : []));
}

const numbersMax = 10_000;

/** Grey or RGB as an instruction; nothing for no colour. */
function colourText(colour: readonly number[], use: 'stroke' | 'fill'): string {
  const operators = use === 'stroke' ? { 1: 'G', 3: 'RG' } : { 1: 'g', 3: 'rg' };
  const operator = colour.length === 1 || colour.length === 3 ? operators[colour.length] : undefined;
  return operator === undefined ? '' : `${colour.map(decimalText).join(' ')} ${operator} `;
}

/** The width of the line in points; undefined for one with dashes or round corners. */
function lineWidth(draft: Draft, entries: CosDictionary['entries']): number | undefined {
  const style = draft.dictionary(entries.get('BS'))?.entries.get('W');
  const width = draft.resolved(style);
  if (width?.kind === 'number') return width.value;
  const border = numbersIn(draft, entries.get('Border'));
  const listed = draft.resolved(entries.get('Border'));
  if (listed?.kind === 'array' && (listed.items.length > 3 || (border[0] ?? 0) !== 0 || (border[1] ?? 0) !== 0))
    return undefined;
  return border[2] ?? 1;
}

function rectangleText([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], width: number): string {
  const [left, bottom] = [Math.min(x1, x2) + width / 2, Math.min(y1, y2) + width / 2];
  return [left, bottom, Math.abs(x2 - x1) - width, Math.abs(y2 - y1) - width].map(decimalText).join(' ');
}

/** How far the handles of a quarter of a circle stand from its ends, for a radius of 1. */
const quarter = 0.5523;

function ellipseText([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[], width: number): string {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [a, b] = [(Math.abs(x2 - x1) - width) / 2, (Math.abs(y2 - y1) - width) / 2];
  const curve = (...points: readonly number[]): string =>
    `${points.map((value, index) => decimalText(index % 2 === 0 ? x + value * a : y + value * b)).join(' ')} c`;
  const k = quarter;
  return [
    `${decimalText(x + a)} ${decimalText(y)} m`,
    curve(1, k, k, 1, 0, 1),
    curve(-k, 1, -1, k, -1, 0),
    curve(-1, -k, -k, -1, 0, -1),
    curve(k, -1, 1, -k, 1, 0),
    'h',
  ].join(' ');
}

function lineText(points: readonly number[], head: string, end = 'S'): string | undefined {
  if (points.length < 4 || points.length % 2 !== 0) return undefined;
  const steps: string[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const pair = `${decimalText(points[at] ?? 0)} ${decimalText(points[at + 1] ?? 0)}`;
    steps.push(`${pair} ${at === 0 ? 'm' : 'l'}`);
  }
  return `${head}${steps.join(' ')} ${end}`;
}

function inkText(draft: Draft, value: CosValue | undefined, head: string): string | undefined {
  const listed = draft.resolved(value);
  const lines = (listed?.kind === 'array' ? listed.items : []).map((item) => lineText(numbersIn(draft, item), ''));
  return lines.length > 0 && lines.every((line) => line !== undefined) ? head + lines.join(' ') : undefined;
}

/** Four corners each: upper left, upper right, lower left, lower right, as writers have them. */
function quadText(quads: readonly number[], draw: (quad: readonly number[]) => string): string | undefined {
  if (quads.length === 0 || quads.length % 8 !== 0) return undefined;
  return Array.from({ length: quads.length / 8 }, (_, index) => draw(quads.slice(8 * index, 8 * index + 8))).join(' ');
}

function areaText(
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0]: readonly number[],
  mark: string,
): string {
  const [a, b, c, d] = [
    [x1, y1],
    [x2, y2],
    [x4, y4],
    [x3, y3],
  ].map((pair) => pair.map(decimalText).join(' '));
  return `${mark}${a} m ${b} l ${c} l ${d} l h f`;
}

/** A line along the foot of a quadrilateral, or that part of its height above it. */
function ruleText(
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0]: readonly number[],
  up: number,
  stroke: string,
): string {
  const between = (from: number, to: number): string => decimalText(from + (to - from) * up);
  return `${stroke}1 w ${between(x3, x1)} ${between(y3, y1)} m ${between(x4, x2)} ${between(y4, y2)} l S`;
}
