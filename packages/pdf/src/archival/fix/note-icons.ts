import { decimalText } from '../../syntax/values.ts';
import { colourText } from './drawing-values.ts';
import type { Box } from './shapes.ts';

/** Points that the sign of a note takes each way, at the upper left corner of its rectangle. */
const side = 20;

/** A sheet with lines on it, where readers show that there is a note (ISO 32000-1, 12.5.6.4). */
export function noteText(box: Box, colour: readonly number[]): string {
  const { at, scale } = placed(box);
  const lines = [0.7, 0.5, 0.3].map((y) => `${at(0.25, y)} m ${at(0.75, y)} l`).join(' ');
  const sheet = `${at(0.1, 0.05)} m ${at(0.9, 0.05)} l ${at(0.9, 0.95)} l ${at(0.1, 0.95)} l h`;
  return `${colourText(colour, 'fill')}0 G ${decimalText(scale / side)} w ${sheet} B ${lines} S`;
}

/** A paper clip, where a file is attached to a place of the page (12.5.6.15). */
export function clipText(box: Box, colour: readonly number[]): string {
  const { at, scale } = placed(box);
  const wire = [
    `${at(0.6, 0.7)} m ${at(0.6, 0.3)} l ${at(0.6, 0.15)} ${at(0.4, 0.15)} ${at(0.4, 0.3)} c`,
    `${at(0.4, 0.75)} l ${at(0.4, 0.98)} ${at(0.75, 0.98)} ${at(0.75, 0.75)} c`,
    `${at(0.75, 0.3)} l ${at(0.75, -0.05)} ${at(0.25, -0.05)} ${at(0.25, 0.3)} c ${at(0.25, 0.7)} l`,
  ];
  return `${colourText(colour, 'stroke')}${decimalText((1.5 * scale) / side)} w ${wire.join(' ')} S`;
}

function placed([left, bottom, right, top]: Box): { readonly scale: number; at(x: number, y: number): string } {
  const scale = Math.min(side, right - left, top - bottom);
  return {
    scale,
    at: (x, y) => `${decimalText(left + x * scale)} ${decimalText(top - scale + y * scale)}`,
  };
}
