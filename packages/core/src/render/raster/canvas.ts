import type { PixelBox, Stamp } from './coverage.ts';

/** A white page of 8-bit grey to paint on. Anything outside is clipped. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height).fill(255);
  }

  /** Fills whole pixels. */
  fill({ left, top, right, bottom }: PixelBox, grey: number): void {
    const from = Math.max(0, left);
    const to = Math.min(this.width, right);
    const end = Math.min(this.height, bottom);
    if (from >= to) return;
    for (let y = Math.max(0, top); y < end; y++) this.pixels.fill(grey, y * this.width + from, y * this.width + to);
  }

  /** Paints with a grey where a stamp covers, moved by whole pixels. */
  stamp({ left, top, width, height, shades }: Stamp, x: number, y: number, grey: number): void {
    const { pixels } = this;
    const firstX = Math.max(0, -(left + x));
    const endX = Math.min(width, this.width - (left + x));
    const endY = Math.min(height, this.height - (top + y));
    for (let row = Math.max(0, -(top + y)); row < endY; row++) {
      const source = row * width;
      const target = (top + y + row) * this.width + left + x;
      for (let column = firstX; column < endX; column++) {
        const shade = shades[source + column] as number;
        if (shade === 0) continue;
        const below = pixels[target + column] as number;
        // Exact for black on white; never beyond the two greys.
        pixels[target + column] = shade === 255 ? grey : below + Math.round(((grey - below) * shade) / 255);
      }
    }
  }
}
