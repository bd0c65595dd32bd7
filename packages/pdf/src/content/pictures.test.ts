import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceSpaces, greyOf } from './colours.ts';
import { greysOf, type PictureShape } from './pictures.ts';

/** Samples as ISO 32000-1, 8.9.5.2, packs them: each row begins with a byte, the highest bits first. */
function packed(samples: readonly (readonly number[])[], depth: number): Uint8Array {
  return Uint8Array.from(
    samples.flatMap((row) => {
      const bits = row.map((sample) => sample.toString(2).padStart(depth, '0')).join('');
      return (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
    }),
  );
}

const pictures = fc
  .record({
    space: fc.constantFrom(...Object.values(deviceSpaces)),
    depth: fc.constantFrom(1, 2, 4, 8, 16),
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 4 }),
    isTurned: fc.boolean(),
  })
  .chain((shape) => {
    const sample = fc.integer({ min: 0, max: 2 ** shape.depth - 1 });
    const row = fc.array(sample, {
      minLength: shape.width * shape.space.components,
      maxLength: shape.width * shape.space.components,
    });
    const samples = fc.array(row, { minLength: shape.height, maxLength: shape.height });
    return samples.map((rows) => ({ ...shape, rows }));
  });

test('each pixel is as light as the colour that its samples stand for, whatever their size and space', () => {
  fc.assert(
    fc.property(pictures, ({ rows, ...shape }) => {
      const { space, depth, width, height, isTurned } = shape;
      const rowBytes = Math.ceil((width * space.components * depth) / 8);
      const whole: PictureShape = { ...shape, isMask: false, rowBytes };
      const data = packed(rows, depth);
      const found = greysOf(data, whole);
      // Several components of less than a byte are in no scan
      if (space.components > 1 && depth < 8) {
        expect(found).toBeUndefined();
        return;
      }
      expect(greysOf(data.subarray(0, -1), whole)).toBeUndefined();
      expect(found).toMatchObject({ width, height });
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const highest = 2 ** depth - 1;
          const own = (rows[y] ?? []).slice(x * space.components, (x + 1) * space.components);
          const grey = greyOf(
            space,
            own.map((sample) => (isTurned ? highest - sample : sample) / highest),
          );
          // Of 16 bits the high byte is looked at
          expect(Math.abs((found?.pixels[y * width + x] ?? 0) - (grey ?? 0))).toBeLessThanOrEqual(2);
        }
    }),
  );
});
