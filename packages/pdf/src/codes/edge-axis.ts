import type { Axis } from '../content/fill.ts';

/** An axis of cells between edges of shapes. */
export interface EdgeAxis extends Axis {
  /** One more than cells. */
  readonly edges: Float64Array;
}

/** In points: edges that are nearer to each other are one. Modules are at least ten times as wide. */
const edgeDistanceMin = 0.1;
const marksCount = 65_536;

/** Positions of edges along one side of a page, rounded to a 65,536th of it: there are many, and most of them twice. */
export class EdgeMarks {
  readonly #marks = new Uint8Array(marksCount + 1);
  readonly #step: number;

  constructor(length: number) {
    this.#step = length / marksCount;
    this.mark(0);
    this.mark(length);
  }

  /** Positions beyond the side are left out. */
  mark(position: number): void {
    const place = Math.round(position / this.#step);
    if (place >= 0 && place <= marksCount) this.#marks[place] = 1;
  }

  /** The cells between them, neighbours nearer than `edgeDistanceMin` taken together. */
  axis(): EdgeAxis {
    const edges: number[] = [];
    const reach = edgeDistanceMin / this.#step;
    for (let first = this.#marks.indexOf(1); first !== -1; ) {
      let last = first;
      let next = this.#marks.indexOf(1, first + 1);
      while (next !== -1 && next - first <= reach) {
        last = next;
        next = this.#marks.indexOf(1, last + 1);
      }
      edges.push(((first + last) / 2) * this.#step);
      first = next;
    }
    return axisOf(Float64Array.from(edges));
  }
}

function axisOf(edges: Float64Array): EdgeAxis {
  const count = Math.max(0, edges.length - 1);
  const middles = Float64Array.from({ length: count }, (_, i) => ((edges[i] as number) + (edges[i + 1] as number)) / 2);
  return {
    count,
    edges,
    cellsBefore(position) {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((middles[middle] as number) <= position) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    middle: (cell) => middles[cell] as number,
  };
}

/** The cell that holds a position. */
export function cellAt({ count, edges }: EdgeAxis, position: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((edges[middle] as number) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
