import { alignmentCentres, decodeSymbol } from '@rappen/core/qr';
import type { Suspect } from './code-reader.ts';
import type { CodeBox, FoundCode } from './found-code.ts';
import type { GreyImage } from './grey-image.ts';
import { isSoundPayload } from './sound-payload.ts';

/** Places looked at on one image, and versions tried at each: bounds the time of a hostile picture. */
const suspectsMax = 4;
const sizesMax = 2;
/** Swiss QR-bills have at most version 25 (guidelines); version 7 is the first with several alignment patterns. */
const versionsTried = { from: 7, to: 25 };
/** How like a pattern of known modules a place must be to hold the grid there. */
const likenessMin = 0.55;
/** How fast the weight of an anchor falls with its distance: paper that bends, and paper that is folded. */
const steepnesses = [2, 8];

interface Offset {
  readonly x: number;
  readonly y: number;
}

interface Anchor extends Offset {
  /** Middle of the pattern in modules. */
  readonly column: number;
  readonly row: number;
  readonly likeness: number;
}

/** Grey at a place given in modules. */
type Sample = (column: number, row: number) => number;

/**
 * Reads a Swiss QR Code whose outline the reader has found but whose modules it could not correct: the grid is bent to the
 * finder and alignment patterns and, tile by tile, to where modules are told apart best; unsure modules count as erased.
 * Only a sound payload is an answer.
 */
export function wornCode(image: GreyImage, suspects: readonly Suspect[], page: number): FoundCode | undefined {
  for (const { corners } of suspects.slice(0, suspectsMax)) {
    const sampleOf = sampler(image, corners);
    const tried = [];
    for (let version = versionsTried.from; version <= versionsTried.to; version++) {
      const size = 17 + 4 * version;
      const anchors = anchorsOf(sampleOf(size), version, size);
      tried.push({ size, anchors, fit: anchors.reduce((sum, { likeness }) => sum + likeness, 0) / anchors.length });
    }
    tried.sort((a, b) => b.fit - a.fit);
    const attempts = tried.slice(0, sizesMax).flatMap((one) => steepnesses.map((steepness) => ({ ...one, steepness })));
    for (const { size, anchors, steepness } of attempts) {
      const symbol = decodeSymbol({ size, ...modulesOf(sampleOf(size), anchors, size, steepness) });
      if (symbol === undefined || !isSoundPayload(symbol.text)) continue;
      const { text, version, errorCorrectionLevel } = symbol;
      const bytes = new TextEncoder().encode(text);
      const box = boxOf(image, corners);
      return { format: 'QRCode', text, bytes, page, box, version, errorCorrectionLevel, eci: false };
    }
  }
  return undefined;
}

/** Greys by modules of a square in perspective; each the mean of nine places about the middle. */
function sampler({ width, height, pixels }: GreyImage, corners: Suspect['corners']): (size: number) => Sample {
  const [a, b, c, d] = corners;
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [abX, abY, cdX, cdY] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const area = abX * cdY - cdX * abY || 1;
  const g = (sumX * cdY - cdX * sumY) / area;
  const h = (abX * sumY - sumX * abY) / area;
  const along = { x: b.x - a.x + g * b.x, y: b.y - a.y + g * b.y };
  const down = { x: d.x - a.x + h * d.x, y: d.y - a.y + h * d.y };
  return (size) => (column, row) => {
    let sum = 0;
    for (let dy = -0.22; dy < 0.3; dy += 0.22) {
      for (let dx = -0.22; dx < 0.3; dx += 0.22) {
        const u = (column + dx) / size;
        const v = (row + dy) / size;
        const depth = g * u + h * v + 1;
        const x = Math.floor((along.x * u + down.x * v + a.x) / depth);
        const y = Math.floor((along.y * u + down.y * v + a.y) / depth);
        sum += pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number;
      }
    }
    return sum / 9;
  };
}

/** Finder and alignment patterns, each with the offset at which it is most like itself. */
function anchorsOf(sample: Sample, version: number, size: number): Anchor[] {
  const centres = alignmentCentres(version);
  const last = size - 7;
  const anchors: Anchor[] = [];
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    anchors.push(anchorAt(sample, column, row, 3));
  }
  for (const row of centres) {
    for (const column of centres) {
      if ((row === 6 && (column === 6 || column === last)) || (row === last && column === 6)) continue;
      anchors.push(anchorAt(sample, column, row, 2));
    }
  }
  return anchors;
}

function anchorAt(sample: Sample, column: number, row: number, reach: 2 | 3): Anchor {
  let best: Anchor = { column, row, x: 0, y: 0, likeness: -1 };
  for (const [steps, step] of [
    [4, 0.5],
    [2, 0.2],
  ] as const) {
    const { x: fromX, y: fromY } = best;
    for (let y = -steps; y <= steps; y++) {
      for (let x = -steps; x <= steps; x++) {
        const offset = { x: fromX + x * step, y: fromY + y * step };
        const likeness = likenessAt(sample, column + offset.x, row + offset.y, reach);
        if (likeness > best.likeness) best = { column, row, ...offset, likeness };
      }
    }
  }
  return best;
}

/** The correlation of greys with the pattern of rings: light is ring 2 of a finder, ring 1 of an alignment pattern. */
function likenessAt(sample: Sample, column: number, row: number, reach: 2 | 3): number {
  const count = (2 * reach + 1) ** 2;
  let [sum, squares, light, lights] = [0, 0, 0, 0];
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const grey = sample(column + x + 0.5, row + y + 0.5);
      sum += grey;
      squares += grey * grey;
      if (Math.max(Math.abs(x), Math.abs(y)) !== reach - 1) continue;
      light += grey;
      lights++;
    }
  }
  const spreadOfGreys = Math.sqrt(Math.max(1, squares / count - (sum / count) ** 2));
  const share = lights / count;
  return (light / count - (share * sum) / count) / (spreadOfGreys * Math.sqrt(share * (1 - share)));
}

const tile = 4;
const around = 2;
const anchorsTried = 4;

/** Modules and how sure they are, tile by tile at the offset, near that of an anchor, where dark and light differ most. */
function modulesOf(sample: Sample, anchors: readonly Anchor[], size: number, steepness: number) {
  const modules = new Uint8Array(size * size);
  const sureness = new Float32Array(size * size);
  const held = anchors.filter(({ likeness }) => likeness >= likenessMin);
  for (let top = 0; top < size; top += tile) {
    for (let left = 0; left < size; left += tile) {
      const offset = offsetAt(held, left + tile / 2, top + tile / 2, steepness);
      const greys = bestGreys(sample, offset, left, top);
      for (let y = 0; y < tile && top + y < size; y++) {
        for (let x = 0; x < tile && left + x < size; x++) {
          const grey = greys.values[(y + around) * (tile + 2 * around) + x + around] as number;
          const at = (top + y) * size + left + x;
          modules[at] = grey < greys.middle ? 1 : 0;
          sureness[at] = isUnderCross(left + x, top + y, size) ? 0 : Math.abs(grey - greys.middle) / greys.span;
        }
      }
    }
  }
  return { modules, sureness };
}

/** The offset of the anchors about a place, the nearer the weightier. */
function offsetAt(anchors: readonly Anchor[], column: number, row: number, steepness: number): Offset {
  const distance = (anchor: Anchor) => Math.hypot(anchor.column - column, anchor.row - row);
  const nearest = [...anchors].sort((a, b) => distance(a) - distance(b)).slice(0, anchorsTried);
  if (nearest.length === 0) return { x: 0, y: 0 };
  let [x, y, weights] = [0, 0, 0];
  for (const anchor of nearest) {
    const weight = 1 / (1 + distance(anchor) ** steepness);
    x += weight * anchor.x;
    y += weight * anchor.y;
    weights += weight;
  }
  return { x: x / weights, y: y / weights };
}

function bestGreys(sample: Sample, offset: Offset, left: number, top: number) {
  let best = { values: new Float32Array(0), middle: 0, span: 1, clearness: -1 };
  for (let y = -0.3; y < 0.4; y += 0.15) {
    for (let x = -0.3; x < 0.4; x += 0.15) {
      const greys = greysAt(sample, left + offset.x + x, top + offset.y + y);
      if (greys.clearness > best.clearness) best = greys;
    }
  }
  return best;
}

function greysAt(sample: Sample, left: number, top: number) {
  const side = tile + 2 * around;
  const values = new Float32Array(side * side);
  let [low, high] = [255, 0];
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at++) {
      const grey = sample(left + x - around + 0.5, top + y - around + 0.5);
      values[at] = grey;
      low = Math.min(low, grey);
      high = Math.max(high, grey);
    }
  }
  const middle = (low + high) / 2;
  const span = Math.max(1, high - low);
  const clearness = values.reduce((sum, grey) => sum + Math.abs(grey - middle), 0) / values.length;
  return { values, middle, span, clearness };
}

/** The Swiss cross takes 7 of 46 mm in the middle (style guide): what is beneath it is not known. */
function isUnderCross(column: number, row: number, size: number): boolean {
  const reach = (3.6 / 46) * size;
  return Math.abs(column + 0.5 - size / 2) < reach && Math.abs(row + 0.5 - size / 2) < reach;
}

function boxOf({ width, height }: GreyImage, corners: Suspect['corners']): CodeBox {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners.map(({ x, y }) => ({
    x: Math.min(1, Math.max(0, x / width)),
    y: Math.min(1, Math.max(0, y / height)),
  })) as [Offset, Offset, Offset, Offset];
  return { topLeft, topRight, bottomRight, bottomLeft };
}
