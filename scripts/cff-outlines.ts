import type { Charstring } from '../packages/pdf/src/fonts/cff.ts';
import type { Outline, OutlinePoint } from '../packages/pdf/src/fonts/outline.ts';

type Point = readonly [x: number, y: number];

/** How far a curve of second degree may be from the one of third degree that it stands for, in units of the source. */
const errorMax = 0.6;

/** The outline of a glyph of a CFF font, with curves of second degree; `scale` makes its units larger. */
export function outlineOfCharstring({ bytes, own, shared }: Charstring, scale: number): Outline {
  const contours: OutlinePoint[][] = [];
  const stack: number[] = [];
  let at: Point = [0, 0];
  let stems = 0;

  const add = ([x, y]: Point, isOn: boolean): void => {
    contours.at(-1)?.push({ x: Math.round(x * scale), y: Math.round(y * scale), isOn });
  };
  const move = (dx: number, dy: number): void => {
    at = [at[0] + dx, at[1] + dy];
    contours.push([]);
    add(at, true);
  };
  const line = (dx: number, dy: number): void => {
    at = [at[0] + dx, at[1] + dy];
    add(at, true);
  };
  const curve = (dx1: number, dy1: number, dx2: number, dy2: number, dx3: number, dy3: number): void => {
    const first: Point = [at[0] + dx1, at[1] + dy1];
    const second: Point = [first[0] + dx2, first[1] + dy2];
    const end: Point = [second[0] + dx3, second[1] + dy3];
    for (const [control, to] of quadratics(at, first, second, end)) {
      add(control, false);
      add(to, true);
    }
    at = end;
  };
  const curves = (values: readonly number[]): void => {
    for (let i = 0; i + 6 <= values.length; i += 6)
      curve(...(values.slice(i, i + 6) as [number, number, number, number, number, number]));
  };
  /** Curves that begin and end level or upright in turns. */
  const turns = (values: readonly number[], startsLevel: boolean): void => {
    let isLevel = startsLevel;
    for (let i = 0; i + 4 <= values.length; i += 4) {
      const [a, b, c, d] = values.slice(i, i + 4) as [number, number, number, number];
      const last = values.length - i === 5 ? (values[i + 4] as number) : 0;
      if (isLevel) curve(a, 0, b, c, last, d);
      else curve(0, a, b, c, d, last);
      isLevel = !isLevel;
    }
  };

  /** Returns whether the glyph ends here. */
  function run(program: Uint8Array): boolean {
    for (let i = 0; i < program.length; ) {
      const head = program[i++] as number;
      const byte = (): number => program[i++] as number;
      if (head === 28) stack.push(((byte() << 24) >> 16) | byte());
      else if (head === 255) stack.push(((byte() << 24) | (byte() << 16) | (byte() << 8) | byte()) / 65_536);
      else if (head >= 251) stack.push(-(head - 251) * 256 - byte() - 108);
      else if (head >= 247) stack.push((head - 247) * 256 + byte() + 108);
      else if (head >= 32) stack.push(head - 139);
      else if (head === 10 || head === 29) {
        const subr = (head === 10 ? own : shared)(stack.pop() as number);
        if (subr === undefined) throw new Error('a subroutine is missing');
        if (run(subr)) return true;
      } else if (head === 11) return false;
      else if (head === 14) return true;
      else {
        const operator = head === 12 ? 1200 + byte() : head;
        const values = stack.splice(0);
        if ([1, 3, 18, 23].includes(operator)) stems += values.length >> 1;
        else if (operator === 19 || operator === 20) {
          stems += values.length >> 1;
          i += (stems + 7) >> 3;
        } else draw(operator, values);
      }
    }
    return false;
  }

  function draw(operator: number, values: number[]): void {
    const v = (index: number): number => values.at(index) ?? 0;
    if (operator === 21) move(v(-2), v(-1));
    else if (operator === 22) move(v(-1), 0);
    else if (operator === 4) move(0, v(-1));
    else if (operator === 5) for (let i = 0; i < values.length; i += 2) line(v(i), v(i + 1));
    else if (operator === 6 || operator === 7)
      for (let i = 0; i < values.length; i++) {
        if ((i % 2 === 0) === (operator === 6)) line(v(i), 0);
        else line(0, v(i));
      }
    else if (operator === 8) curves(values);
    else if (operator === 24) {
      curves(values.slice(0, -2));
      line(v(-2), v(-1));
    } else if (operator === 25) {
      const lines = values.length - 6;
      for (let i = 0; i < lines; i += 2) line(v(i), v(i + 1));
      curves(values.slice(lines));
    } else if (operator === 26 || operator === 27) {
      let across = values.length % 4 === 1 ? (values.shift() as number) : 0;
      for (let i = 0; i + 4 <= values.length; i += 4) {
        if (operator === 26) curve(across, v(i), v(i + 1), v(i + 2), 0, v(i + 3));
        else curve(v(i), across, v(i + 1), v(i + 2), v(i + 3), 0);
        across = 0;
      }
    } else if (operator === 30) turns(values, false);
    else if (operator === 31) turns(values, true);
    else throw new Error(`an instruction is not known: ${operator}`);
  }

  run(bytes);
  return contours.map(withoutDoubledEnd).filter((contour) => contour.length > 2);
}

function withoutDoubledEnd(contour: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const [first, last] = [contour[0], contour.at(-1)];
  return contour.length > 1 && first?.x === last?.x && first?.y === last?.y ? contour.slice(0, -1) : contour;
}

/** Curves of second degree for one of third degree: as many equal parts as it takes. */
function quadratics(p0: Point, p1: Point, p2: Point, p3: Point): (readonly [control: Point, to: Point])[] {
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const control = (a: Point, b: Point, c: Point, d: Point): Point => [
    (3 * (b[0] + c[0]) - a[0] - d[0]) / 4,
    (3 * (b[1] + c[1]) - a[1] - d[1]) / 4,
  ];
  const third = [p3[0] - 3 * p2[0] + 3 * p1[0] - p0[0], p3[1] - 3 * p2[1] + 3 * p1[1] - p0[1]] as const;
  const error = (Math.hypot(...third) * Math.sqrt(3)) / 36;
  const parts = Math.max(1, Math.ceil(Math.cbrt(error / errorMax)));
  const found: (readonly [Point, Point])[] = [];
  let [a, b, c] = [p0, p1, p2];
  const d = p3;
  for (let left = parts; left > 0; left--) {
    const t = 1 / left;
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
    const end = between(abc, bcd, t);
    found.push([control(a, ab, abc, end), end]);
    [a, b, c] = [end, bcd, cd];
  }
  return found;
}
