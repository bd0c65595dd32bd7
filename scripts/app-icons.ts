import { crc32, deflateSync } from 'node:zlib';
import type { Drawing, OutlineStep } from '@rappen/core/drawing';
import { rasterize } from '@rappen/core/render/raster';

type Colour = readonly [red: number, green: number, blue: number];
const accent: Colour = [15, 76, 117];
const white: Colour = [255, 255, 255];

/** The mark stands in a square of this side; its straight edges are on whole pixels of the smallest icon. */
const side = 16;
const radius = 8;
/** Where the coin is cut: as the slip into receipt and payment part. */
const cut = { left: 5, right: 6 };
/** The code on the larger part. */
const hole = { left: 8, top: 6, side: 4 };

/**
 * The mark: a coin, cut in two where a slip is, with the square of a code in the larger part. Clockwise; the square
 * the other way round, so that it stays open.
 */
function markSteps(): readonly OutlineStep[] {
  const [left, right] = [cut.left, cut.right].map((x) => Math.acos((x - radius) / radius)) as [number, number];
  return [
    ...sector(left, 2 * Math.PI - left),
    ...sector(-right, right),
    ['M', hole.left, hole.top],
    ['L', hole.left, hole.top + hole.side],
    ['L', hole.left + hole.side, hole.top + hole.side],
    ['L', hole.left + hole.side, hole.top],
    ['Z'],
  ];
}

/** An arc of the coin and its chord, in quarters at most: a cubic is a circle to 0.03 %. */
function sector(from: number, to: number): OutlineStep[] {
  const count = Math.ceil((to - from) / (Math.PI / 2));
  const step = (to - from) / count;
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const steps: OutlineStep[] = [];
  for (let index = 0; index < count; index += 1) {
    const [start, end] = [from + index * step, from + (index + 1) * step];
    const [x1, y1] = pointAt(start);
    const [x2, y2] = pointAt(end);
    if (index === 0) steps.push(['M', x1, y1]);
    const [sx, sy] = [-Math.sin(start) * handle, Math.cos(start) * handle];
    const [ex, ey] = [-Math.sin(end) * handle, Math.cos(end) * handle];
    steps.push(['C', x1 + sx, y1 + sy, x2 - ex, y2 - ey, x2, y2]);
  }
  return [...steps, ['Z']];
}

function pointAt(angle: number): readonly [number, number] {
  return [radius + Math.cos(angle) * radius, radius + Math.sin(angle) * radius];
}

/** The data of an SVG path with the mark, in a square of 16. */
export function markPath(): string {
  const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
  return markSteps()
    .map(([command, ...coordinates]) => command + coordinates.map(rounded).join(' '))
    .join('');
}

/** The mark alone, in a colour that is seen on light and dark browsers. */
function markSvg(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<path fill="#2a7fb8" d="${markPath()}"/></svg>\n`
  );
}

/** The mark as a PNG of `pixels`, taking `share` of the side. Without a ground it is transparent around. */
function markPng(pixels: number, share: number, ink: Colour, ground?: Colour): Uint8Array {
  const pixelsPerMillimetre = 5;
  const scale = (pixels * share) / side / pixelsPerMillimetre;
  const edge = (pixels * (1 - share)) / 2 / pixelsPerMillimetre;
  const length = pixels / pixelsPerMillimetre;
  const steps = markSteps().map(([command, ...at]) => [command, ...at.map((value) => value * scale + edge)]);
  const shapes: Drawing['shapes'] = [{ kind: 'outline', fill: 'black', steps: steps as unknown as OutlineStep[] }];
  const drawing: Drawing = { width: length, height: length, title: '', description: '', language: 'en', shapes };
  const grey = rasterize(drawing, { dotsPerInch: pixelsPerMillimetre * 25.4 }).pixels;
  // How grey a pixel is says how much of it the mark covers; the palette says what colour that is
  const shades = Array.from({ length: 256 }, (_, shade) => shade);
  const mixed = (shade: number) => ink.map((part, at) => part + (((ground ?? ink)[at] ?? 0) - part) * (shade / 255));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  // Bits a pixel, and that they are numbers of a palette
  header.set([8, 3], 8);
  const lines = Buffer.alloc((pixels + 1) * pixels);
  for (let y = 0; y < pixels; y += 1) lines.set(grey.subarray(y * pixels, (y + 1) * pixels), y * (pixels + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(shades.flatMap(mixed))),
    ...(ground ? [] : [chunk('tRNS', Buffer.from(shades.map((shade) => 255 - shade)))]),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const part = Buffer.alloc(content.length + 8);
  part.writeUInt32BE(data.length);
  content.copy(part, 4);
  part.writeUInt32BE(crc32(content), content.length + 4);
  return part;
}

/** The files of the mark, as browsers and telephones want them. */
export function appIcons(): Readonly<
  Record<'icon.svg' | 'icon-192.png' | 'icon-512.png' | 'maskable-512.png', Uint8Array>
> {
  return {
    'icon.svg': Buffer.from(markSvg()),
    'icon-192.png': markPng(192, 1, accent),
    'icon-512.png': markPng(512, 1, accent),
    // Up to a fifth of each side is cut off
    'maskable-512.png': markPng(512, 0.56, white, accent),
  };
}
